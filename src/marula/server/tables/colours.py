"""Colours: each seat has one, and no two have the same. A person may pick theirs before the deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from marula.server.tables.seats import SeatState

Colour = Literal["blue", "red", "green", "violet", "gold"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""In the order of the seats: seat 0 is blue unless somebody picks otherwise."""


def usual_colour(seat: int) -> Colour:
    """The colour of a seat where nobody has picked one."""
    return COLOURS[seat % len(COLOURS)]


def seat_colours(seats: Sequence[SeatState]) -> list[Colour]:
    """The colour of every seat. What people picked comes first, then other people, then bots and empty seats.

    Whoever has picked nothing gets the seat's usual colour, or the first free one if somebody picked that.
    """
    found: dict[int, Colour] = {number: colour for number, state in enumerate(seats) if (colour := _picked(state))}
    for people in (True, False):
        waiting = [number for number, state in enumerate(seats) if number not in found and state.person == people]
        for number in waiting:
            if usual_colour(number) not in found.values():
                found[number] = usual_colour(number)
        for number in waiting:
            if number not in found:
                free = [colour for colour in COLOURS if colour not in found.values()]
                found[number] = free[0] if free else usual_colour(number)
    return [found[number] for number in range(len(seats))]


def free_for(seats: Sequence[SeatState], seat: int, colour: Colour) -> bool:
    """May this seat have the colour? No other person may have it; bots and empty seats take another."""
    colours = seat_colours(seats)
    return not any(state.person and number != seat and colours[number] == colour for number, state in enumerate(seats))


def _picked(state: SeatState) -> Colour | None:
    return next((colour for colour in COLOURS if colour == state.colour), None)
