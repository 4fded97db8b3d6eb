"""What is answered about reports, and about what the server keeps."""

from __future__ import annotations

from marula.server.http.responses.base import ResponseBody


class Reported(ResponseBody, frozen=True, kw_only=True):
    """The operator will see it."""

    reported: bool


class Privacy(ResponseBody, frozen=True, kw_only=True):
    """How long this server keeps what, in days."""

    keep_days: int | None
    """Tables that nobody touches, with names and chat; null: until someone deletes them."""
    edition_days: int
    """Editions that nobody looks at."""
    report_days: int
    """Reports that the operator has not dealt with."""
    confirmation_days: int
    """Hashes of e-mail addresses that were asked to confirm."""
    mail: bool
    """Does this server send e-mail at all?"""
