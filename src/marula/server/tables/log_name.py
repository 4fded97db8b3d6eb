"""What logs call a table."""

from __future__ import annotations

import hashlib


def log_name(table_id: str) -> str:
    """A hash of the table's id. The id itself is the link to a table that may be unlisted.

    >>> log_name("cDZw9xkC0zZyq2mTn0aQ")
    'd93f11bbf3ca'
    """
    return hashlib.sha256(b"marula table " + table_id.encode()).hexdigest()[:12]
