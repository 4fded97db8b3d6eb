"""What is answered about reports, and about what the server keeps."""

from __future__ import annotations

from marula.server.http.responses.base import ResponseBody


class Reported(ResponseBody, frozen=True, kw_only=True):
    """The operator will see it."""

    reported: bool
    """Always true: the report is stored for the operator."""


class Privacy(ResponseBody, frozen=True, kw_only=True):
    """How long this server keeps what, in days."""

    keep_days: int | None
    """For how many days a table that nobody touches is kept, with names and chat; null: until someone deletes it."""
    edition_days: int
    """For how many days an edition that nobody opens is kept."""
    report_days: int
    """For how many days a report is kept that the operator has not dealt with."""
    confirmation_days: int
    """For how many days the hash of an e-mail address is kept that was asked to confirm."""
    mail: bool
    """Does this server send e-mail at all?"""
