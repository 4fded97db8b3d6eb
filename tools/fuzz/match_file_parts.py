"""A match file taken apart, to be changed and joined again with hashes that fit."""

import json
import random
from typing import Any

from marula.core import match_file
from marula.core.chance import Sealed
from marula.core.edition import canonical
from marula.core.game import Game
from marula.core.match import Match
from marula.core.setup import Setup

END = b'],"end":'


class Parts:
    """Head, entries and end, each without its hash."""

    def __init__(self, content: bytes) -> None:
        first, *lines = content.rstrip(b"\n").split(b"\n")
        self.head: dict[str, Any] = json.loads(first + b"]}")["head"]
        self.entries: list[dict[str, Any]] = [json.loads(line.rstrip(b",")) for line in lines[:-1]]
        self.end: dict[str, Any] = json.loads(lines[-1][len(END) : -1])
        for body in (*self.entries, self.end):
            del body["hash"]

    @property
    def luck(self) -> dict[str, Any]:
        """The first source of luck."""
        found: dict[str, Any] = self.head["luck"][0]
        return found

    def joined(self) -> bytes:
        """The file, with hashes that fit."""
        chain = match_file._link("", self.head)
        lines = [b'{"head":' + canonical(self.head) + b',"hash":"' + chain.encode() + b'","entries":[']
        entries = []
        for body in self.entries:
            chain = match_file._link(chain, body)
            entries.append(canonical({**body, "hash": chain}))
        lines.append(b",\n".join(entries))
        lines.append(END + canonical({**self.end, "hash": match_file._link(chain, self.end)}) + b"}")
        return b"\n".join(lines) + b"\n"


def finished_file(game: Game, seats: int, decisions: int = 1 << 30) -> bytes:
    """The file of a random match, always the same, of at most so many decisions."""
    board = game.board(Setup(game.name, seats), game.edition("default"))
    match = Match.dealt(game, board, Sealed(b"sixteen bytes or", 0, ("of Ada",)))
    chooser = random.Random(1)
    while not match.over and match.version < decisions:
        seat = chooser.choice(list(game.waiting_on(match.state)))
        decided = match.choose(seat, chooser.choice(game.options(match.state, seat)))
        assert isinstance(decided, tuple)
        match.adopt(*decided)
    return match_file.write(match)
