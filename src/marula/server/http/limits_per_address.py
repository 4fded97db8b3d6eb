"""Limits per address: how many tables one address may open in an hour, how many requests it may make, and so on."""

from __future__ import annotations


class Limits:
    """How much one address may do: plenty for people, too little for a flood."""

    def __init__(
        self, requests: int = 600, tables: int = 60, listeners: int = 200, mails: int = 10, records: int = 120
    ) -> None:
        self.requests = requests
        """Changes a minute, and as many at once."""
        self.tables = tables
        """New tables an hour. Each of the same-luck tables is one."""
        self.listeners = listeners
        """Open at the same time."""
        self.mails = mails
        """E-mail addresses an hour that are asked to confirm."""
        self.records = records
        """Whole matches a minute: each is read and replayed from its first decision on."""
        self.history = 60_000
        """Moments of the past a minute. Each is rendered anew for whoever asks for it."""
        self.notices = 60
        """New notices an hour."""
        self.connects = 300
        """Listeners a minute that come, also again."""
        self.reports = 20
        """Reports to the operator an hour."""
        self.reviews = 30
        """Matches an hour that are reviewed. One that was reviewed before is not counted."""
        self.hints = 30
        """Hints a minute: each makes a bot think."""
        self.chat = 30
        """Chat messages a minute of one seat. An address has ten times as many."""
        self.seat = 120
        """Changes a minute that a seat may still make when others have used up what its address may do."""

    def size(self, what: str) -> tuple[int, float]:
        """How many of these are allowed in so many seconds."""
        each_hour = {
            "table": self.tables,
            "mail": self.mails,
            "notice": self.notices,
            "report": self.reports,
            "review": self.reviews,
        }
        if what in each_hour:
            return each_hour[what], 3600.0
        each_minute = {
            "record": self.records,
            "history": self.history,
            "connect": self.connects,
            "hint": self.hints,
            "chat_of_a_seat": self.chat,
            "chat": 10 * self.chat,
            "changes_of_a_seat": self.seat,
            "seat_changes": 10 * self.seat,
        }
        return each_minute.get(what, self.requests), 60.0
