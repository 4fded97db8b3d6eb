"""Bots' luck: the seed of each decision. Only the server can work it out before the match is over."""

from __future__ import annotations

import hashlib

from marula.server.tables.table import Table

DECISION, HINT = b"bot decision", b"bot hint"
"""What a seed is for. A hint must not tell what luck the same seat's stand-in will have."""


def bot_seed(table: Table, seat: int, purpose: bytes = DECISION) -> str:
    """The seed for this seat's next decision: a keyed hash of what identifies it.

    The key is the table's seed, which stays secret until the match is over. A worker gets the hash and cannot find the
    key, nor the seed of another decision.
    """
    identity = f"{table.id} {seat} {table.match_sequence}".encode()
    return hashlib.blake2b(identity, key=table.seed, person=purpose, digest_size=16).hexdigest()
