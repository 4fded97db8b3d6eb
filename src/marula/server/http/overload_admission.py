"""Admission: an overloaded server goes on serving those who play, and asks newcomers to come again later.

The measure is how long those in play wait: for the answer to a decision, or for the event loop (how much later than
asked a short sleep ends), whichever is longer. Requests wait for threads and for the store too, so the loop alone does
not tell. Newcomers are whoever opens or joins something; those in play bring the secret of a seat.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

SAMPLE_SECONDS = 0.05
"""Seconds between two measurements."""
SMOOTHING = 0.1
"""The weight of the newest measurement: a single slow moment means nothing, half a second of them does."""
FULL_AT, OPEN_AT = 0.06, 0.03
"""Seconds of waiting from which on newcomers are refused, and below which they are admitted again."""
CLOSED_AT = 0.25
"""Seconds of waiting from which on only those in play are served at all."""
LEAST_SHARE = 0.1
"""The least share of a processor that this process must use. Below it, other programs slow it down, and refusing people
would not help."""
COME_AGAIN = 5.0
"""Seconds after which a newcomer may try again."""

OF_AN_ANSWER, FADING = 0.05, 0.98
"""The weight of the newest answer, and what is left of it at each measurement: while nobody decides, it fades."""

FULL = "full"
"""The code of the refusal."""
ALWAYS = ("/health", "/metrics", "/assets/")


class Admission:
    """Whether newcomers are admitted now."""

    def __init__(self, in_play: Callable[[Any], bool]) -> None:
        self.in_play = in_play
        """Does this request bring the secret of a seat of a table in memory?"""
        self.lag = 0.0
        """How long those in play wait; smoothed, in seconds."""
        self.answers = 0.0
        """How long decisions took to answer; smoothed, in seconds."""
        self.full = False

    def note(self, lag: float, share: float = 1.0) -> None:
        """Take in one measurement: the lag, and the share of a processor that this process used meanwhile."""
        self.answers *= FADING
        counted = max(0.0, lag, self.answers) if share >= LEAST_SHARE else 0.0
        self.lag += SMOOTHING * (counted - self.lag)
        self.full = self.lag > (OPEN_AT if self.full else FULL_AT)

    def answered(self, path: str, seconds: float) -> None:
        """A request was answered after so many seconds. Only decisions count: other answers may take their time."""
        if path.endswith("/act"):
            self.answers += OF_AN_ANSWER * (seconds - self.answers)

    def refused(self, scope: Any) -> bool:
        """Must whoever sends this request come again later?"""
        if not self.full:
            return False
        path: str = scope["path"]
        if path.startswith(ALWAYS) or not path.startswith("/api/"):
            return False
        if not opens_something(scope["method"], path) and self.lag < CLOSED_AT:
            return False
        return not self.in_play(scope)

    async def measure(self) -> None:
        """Measure again and again, until cancelled."""
        before, used = time.monotonic(), time.process_time()
        while True:
            await asyncio.sleep(SAMPLE_SECONDS)
            now, used_now = time.monotonic(), time.process_time()
            passed = now - before
            self.note(passed - SAMPLE_SECONDS, (used_now - used) / passed)
            before, used = now, used_now


def opens_something(method: str, path: str) -> bool:
    """Is this a newcomer's request: for the lobby, a new table, a seat, an upload or an edition?

    >>> opens_something("POST", "/api/tables/x/seats"), opens_something("POST", "/api/tables/x/act")
    (True, False)
    """
    if path in ("/api/tables", "/api/records") or path.startswith("/api/editions"):
        return True
    return method == "POST" and path.endswith(("/seats", "/fork", "/rematch", "/hint", "/review"))
