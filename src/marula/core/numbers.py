"""How a view becomes numbers: each part writes one field. Compiled, because learning asks for millions of them.

Seats are told from where the reader sits: itself first, then the others in turn order, so that one network can play
every seat. Parts write onto zeros, and only what is not zero: most numbers are, and clearing many at once is cheap.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from marula.core.pile import Pile

MOST: Final[i64] = 32767
SLOTS: Final[i64] = 8
"""How many of a row of plain numbers are told; rows of things are told as counts and places."""

# How one value is written: as itself, as one of a table's things, or as a set of them.
NUMBER: Final[i64] = 0
ONE_OF: Final[i64] = 1
BITS: Final[i64] = 2


def zeros(size: i64) -> vec[i16]:
    """So many numbers, all zero."""
    found = vec[i16](capacity=size)
    while len(found) < size:
        found = append(found, i16(0))
    return found


def clamp(value: i64) -> i16:
    """Into sixteen bits: no number on a table is larger, but an edition may be odd."""
    if value > MOST:
        return i16(MOST)
    if value < -MOST:
        return i16(-MOST)
    return i16(value)


@final
class Cell:
    """How one value is written. `turned`: the table is the seats, told from the reader's."""

    def __init__(self, kind: i64, size: i64, turned: bool) -> None:
        self.kind: i64 = kind
        self.size: i64 = size
        self.turned: bool = turned

    def write(self, value: i64, reader: i64, out: vec[i16], at: i64) -> None:
        if self.kind == NUMBER:
            out[at] = clamp(value)
        elif self.kind == ONE_OF:
            if value >= 0:
                out[at + self.place(value, reader)] = i16(1)
        else:
            thing: i64 = 0
            while value != 0 and thing < self.size:
                if value & 1 == 1:
                    out[at + self.place(thing, reader)] = i16(1)
                value = value >> 1
                thing += 1

    def place(self, thing: i64, reader: i64) -> i64:
        """Where the thing stands for this reader."""
        if not self.turned:
            return thing
        return thing - reader if thing >= reader else thing - reader + self.size


class Part:
    """A field of a view: how many numbers it makes, and how.

    A field is one number, a packed vector of them, or a thing (a list, a pile); each part knows one of the three.
    `start` is where a field's numbers begin in an observation.
    """

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.start: i64 = 0

    def one(self, value: i64, reader: i64, out: vec[i16], at: i64) -> None:
        raise TypeError("this part is not written from one number")

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        raise TypeError("this part is not written from a vector")

    def thing(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        """Whatever it is, sorted out when it comes: slower, and the same for every part."""
        if isinstance(value, int):
            self.one(value, reader, out, at)
        else:
            self.many(cast(vec[i64], value), reader, out, at)


class One(Part):
    """A single value."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(cell.size)
        self.kind: i64 = cell.kind
        self.cell: Cell = cell

    def one(self, value: i64, reader: i64, out: vec[i16], at: i64) -> None:
        if self.kind == NUMBER:
            out[at] = clamp(value)
        else:
            self.cell.write(value, reader, out, at)


class Grid(Part):
    """One value for each thing of a table, or of several.

    They are told from the reader's on, which is `block` values for each seat before it, round to the one before; or,
    where that does not turn the right ones, in the order that `order` gives for each reader.
    """

    def __init__(self, block: i64, order: vec[i64], cells: i64, cell: Cell) -> None:
        super().__init__(cells * cell.size)
        self.block: i64 = block
        self.order: vec[i64] = order
        self.ordered: bool = len(order) > 0
        self.cells: i64 = cells
        self.cell: Cell = cell

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        if self.ordered:
            values = self.in_order(values, reader)
        end = at + self.size
        where = self.place_of_first(reader, at)
        for value in values:
            if value != 0:
                self.cell.write(value, reader, out, where)
            where += self.cell.size
            if where == end:
                where = at

    def in_order(self, values: vec[i64], reader: i64) -> vec[i64]:
        found = vec[i64](capacity=self.cells)
        for index in range(reader * self.cells, (reader + 1) * self.cells):
            found = append(found, values[self.order[index]])
        return found

    def place_of_first(self, reader: i64, at: i64) -> i64:
        """Where the first value is written; the others follow it, round from the grid's end to `at`."""
        before = reader * self.block * self.cell.size
        return at if before == 0 else at + self.size - before


# The grids that games are full of. Calls in their innermost loops would cost more than what they do, so these write
# `clamp` and `place` out.


class NumberGrid(Grid):
    """A grid of numbers. Each is written, whatever it is: a processor would guess wrong which of them are zero."""

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        if self.ordered:
            values = self.in_order(values, reader)
        end = at + self.size
        where = self.place_of_first(reader, at)
        for value in values:
            if value > MOST or value < -MOST:
                value = i64(clamp(value))
            out[where] = i16(value)
            where += 1
            if where == end:
                where = at


class FlagGrid(Grid):
    """A grid of ones and zeros, most of them zero."""

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        if self.ordered:
            values = self.in_order(values, reader)
        end = at + self.size
        where = self.place_of_first(reader, at)
        for value in values:
            if value != 0:
                out[where] = i16(1)
            where += 1
            if where == end:
                where = at


class ThingGrid(Grid):
    """A grid of things, each one of a table's or none."""

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        if self.ordered:
            values = self.in_order(values, reader)
        size = self.cell.size
        shift: i64 = 0
        if self.cell.turned:
            shift = reader
        end = at + self.size
        where = self.place_of_first(reader, at)
        for value in values:
            if value >= 0:
                value -= shift
                if value < 0:
                    value += size
                out[where + value] = i16(1)
            where += size
            if where == end:
                where = at


class Line(Part):
    """Things in a row: for each thing of the table how many there are, then the place of the first one, from 1 on."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(2 * cell.size)
        self.cell: Cell = cell

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        size = self.cell.size
        shift: i64 = 0
        if self.cell.turned:
            shift = reader
        for place in range(len(values)):
            value = values[place]
            if value >= 0:
                where = at + value - shift
                if value < shift:
                    where += size
                if out[where] == 0:
                    out[where + size] = clamp(place + 1)
                out[where] += i16(1)


class Numbers(Part):
    """Plain numbers in a row: how many, then the first few."""

    def __init__(self) -> None:
        super().__init__(1 + SLOTS)

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        out[at] = clamp(len(values))
        for place in range(min(len(values), SLOTS)):
            out[at + 1 + place] = clamp(values[place])


class Heap(Part):
    """A face-down pile: how many of each thing are unseen in it, then what is known to lie under them, as a line."""

    def __init__(self, unseen: Part, under: Part) -> None:
        super().__init__(unseen.size + under.size)
        self.unseen: Part = unseen
        self.under: Part = under

    def thing(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        pile = cast(Pile, value)
        self.unseen.many(pile.unseen, reader, out, at)
        self.under.many(pile.under, reader, out, at + self.unseen.size)


class Several(Part):
    """A list of equal parts, one for each thing of a table."""

    def __init__(self, part: Part, number: i64, turned: bool) -> None:
        super().__init__(part.size * number)
        self.part: Part = part
        self.number: i64 = number
        self.turned: bool = turned

    def thing(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        items = cast(list[Any], value)
        first: i64 = 0
        if self.turned:
            first = reader
        for index in range(self.number):
            self.part.thing(items[(first + index) % self.number], reader, out, at)
            at += self.part.size


@final
class Pen:
    """Writes views of one board: each field by its number in the view's list, with its part."""

    def __init__(self, names: list[str], parts: list[Part]) -> None:
        self.names: list[str] = names
        self.parts: vec[Part] = vec[Part]()
        self.size: i64 = 0
        for part in parts:
            part.start = self.size
            self.parts = append(self.parts, part)
            self.size += part.size
        self.out: vec[i16] = vec[i16]()
        self.reader: i64 = 0
        self.at: i64 = 0

    def begin(self, seat: i64, out: vec[i16], at: i64) -> None:
        """What comes next is what this seat sees, to be written from `at` on, onto zeros.

        An onlooker reads as the first seat.
        """
        self.reader = seat
        if seat < 0:
            self.reader = 0
        self.out = out
        self.at = at

    def one(self, field: i64, value: i64) -> None:
        """A field that is a number."""
        part = self.parts[field]
        part.one(value, self.reader, self.out, self.at + part.start)

    def many(self, field: i64, values: vec[i64]) -> None:
        """A field that is a vector."""
        part = self.parts[field]
        part.many(values, self.reader, self.out, self.at + part.start)

    def thing(self, field: i64, value: Any) -> None:
        """A field, whatever it is."""
        part = self.parts[field]
        part.thing(value, self.reader, self.out, self.at + part.start)

    def each(self, view: Any) -> None:
        """All fields, looked up by name: for every game, if slowly."""
        for field in range(i64(len(self.names))):
            self.thing(field, getattr(view, self.names[field]))
