"""Seats: numbered chairs round the table, 0 to n - 1 in code, 1 to n in words."""

from __future__ import annotations

from typing import Annotated, Final

Seat = Annotated[int, "seat"]
"""A seat as a field of an action, event or score line: the text shows the name of who sits there."""

ONLOOKER: Final = -1
"""The number of a spectator, who has no seat and sees what is public."""
