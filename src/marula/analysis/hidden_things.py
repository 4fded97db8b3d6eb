"""Hidden things: what a view hides of the other seats, field by field, and how many of each a world has.

A view names its hidden fields itself: `SIZES` (cards, tickets) and `BOUNDS` (numbers, such as coins in a chest).
"""

from __future__ import annotations

from typing import Any

import msgspec

from marula.core import fields
from marula.core.game import State, View

MAX_STEPS = 3
"""The most steps of a thing: does the seat have 1, 2, … more than is known?"""
QUARTERS = (0.25, 0.5, 0.75)
"""The steps of a number: does it reach these parts of the way from its least to its most?"""


class HiddenThing(msgspec.Struct, frozen=True):
    """One kind of thing that another seat may hold unseen: a ticket, cards of one colour, coins in a chest."""

    field: str
    """The field of the view and of the state."""
    seat: int
    """Whose it is."""
    table: str
    """The table of the thing's name; empty for a number."""
    word: str
    place: int
    """The thing's place in the field's vector."""
    equals: int = -1
    """If the field names a holder or a kind: its value when the seat has the thing. -1 if the field counts."""
    known: int = 0
    """How many of them the reader knows of; for a number, the least that it can be."""
    steps: tuple[int, ...] = ()
    """For each of these numbers the question is: does the seat have at least this many?"""
    most: int = 0
    """For a number: the most that it can be."""

    def held(self, world: State | View) -> int:
        """How many of it the seat has in this state, or is seen to have in this view."""
        value = int(getattr(world, self.field)[self.place])
        return value if self.equals < 0 else int(value == self.equals)


def hidden_things(view: View) -> list[HiddenThing]:
    """Everything that this view hides of the other seats and that can be asked about."""
    found: list[HiddenThing] = []
    for field in view.SIZES:
        table = _table_of(view.FIELDS[field])
        if table:
            for seat in range(int(view.board.seats)):
                found += [] if seat == view.seat else _kinds(view, field, table, seat)
    for field in view.BOUNDS:
        for seat in range(int(view.board.seats)):
            found += [] if seat == view.seat else _number(view, field, seat)
    return found


def _table_of(form: fields.Field) -> str:
    """The table of the things that a field holds for each seat; empty for a field of another shape."""
    match form:
        case fields.Per(tables=("seat", table), of=fields.Number()):
            return str(table)
        case fields.Per(tables=("seat",), of=fields.Word(table=table)):
            return str(table)
        case fields.Per(tables=(table,), of=fields.Word(table="seat")):
            return str(table)
        case _:
            return ""


def _things(view: View, field: str, table: str, seat: int) -> list[HiddenThing]:
    """All things that the field can hold for a seat, before anything is asked."""
    form: Any = view.FIELDS[field]
    words = view.board.tables[table]
    if form.tables[0] != "seat":  # who holds each thing
        return [HiddenThing(field, seat, table, word, index, seat) for index, word in enumerate(words)]
    if isinstance(form.of, fields.Word):  # which one thing each seat holds
        return [HiddenThing(field, seat, table, word, seat, index) for index, word in enumerate(words)]
    first = seat * len(words)
    return [HiddenThing(field, seat, table, word, first + index) for index, word in enumerate(words)]


def _kinds(view: View, field: str, table: str, seat: int) -> list[HiddenThing]:
    """The kinds of things that a seat may hold unseen; none where all that it holds is known."""
    things = _things(view, field, table, seat)
    known = [thing.held(view) for thing in things]
    hidden = int(getattr(view, view.SIZES[field])[seat]) - sum(known)
    if hidden <= 0:
        return []
    found = []
    for thing, number in zip(things, known, strict=True):
        single = thing.equals >= 0  # there is only one of each, as of tickets
        if not (single and number):
            steps = range(number + 1, number + 1 + (1 if single else min(hidden, MAX_STEPS)))
            found.append(msgspec.structs.replace(thing, known=number, steps=tuple(steps)))
    return found


def _number(view: View, field: str, seat: int) -> list[HiddenThing]:
    """A hidden number of a seat; none where it is known."""
    low, high = (int(getattr(view, name)[seat]) for name in view.BOUNDS[field])
    if int(getattr(view, field)[seat]) >= 0 or low >= high:
        return []
    steps = tuple(sorted({low + max(1, round(part * (high - low))) for part in QUARTERS}))
    return [HiddenThing(field, seat, "", field, seat, known=low, steps=steps, most=high)]
