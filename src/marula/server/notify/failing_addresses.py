"""Addresses of notices that fail again and again are asked less and less often: nobody there may have wanted them."""

from __future__ import annotations

FIRST_REST, LONGEST_REST = 30_000, 86_400_000
"""Milliseconds that an address rests after a failure. Each further failure doubles it."""
MAX_KEPT = 20_000
"""How many are kept, before the one that failed longest ago is dropped."""


class FailingAddresses:
    """Counts the failures of this process."""

    def __init__(self) -> None:
        self.failing: dict[str, tuple[int, int]] = {}
        """For each address that failed: how often in a row, and until when it rests, in milliseconds since 1970."""

    def failed(self, address: str, now: int) -> None:
        """A notice to this address was not delivered."""
        times = self.failing.pop(address, (0, 0))[0] + 1
        rest = min(LONGEST_REST, FIRST_REST << min(times - 1, 20))
        self.failing[address] = (times, now + rest)
        while len(self.failing) > MAX_KEPT:
            del self.failing[next(iter(self.failing))]  # it failed longest ago

    def arrived(self, address: str) -> None:
        """A notice to this address was delivered."""
        self.failing.pop(address, None)

    def resting(self, address: str, now: int) -> bool:
        """Has this address failed so often that it is not tried now?"""
        return self.failing.get(address, (0, 0))[1] > now
