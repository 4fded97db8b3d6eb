"""How a view becomes numbers: each part writes one field. Compiled, because learning asks for millions of them.

Seats are told from where the reader sits: itself first, then the others in turn order, so that one network can play
every seat. Parts write onto zeros, and only what is not zero: most numbers are, and clearing many at once is cheap.
"""

from __future__ import annotations

from typing import Any, Final, cast

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
    for _ in range(size):
        found = append(found, i16(0))
    return found


def clamp(value: i64) -> i16:
    """Into sixteen bits: no number on a table is larger, but an edition may be odd."""
    if value > MOST:
        return i16(MOST)
    if value < -MOST:
        return i16(-MOST)
    return i16(value)


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
    """

    def __init__(self, size: i64) -> None:
        self.size: i64 = size

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
        self.cell: Cell = cell

    def one(self, value: i64, reader: i64, out: vec[i16], at: i64) -> None:
        self.cell.write(value, reader, out, at)


class Grid(Part):
    """One value for each thing of a table, or of several.

    They are told from `first[reader]` on, round to the one before it; or where that does not turn the right ones, in
    the order that `order` gives for each reader.
    """

    def __init__(self, first: vec[i64], order: vec[i64], cells: i64, cell: Cell) -> None:
        super().__init__(cells * cell.size)
        self.first: vec[i64] = first
        self.order: vec[i64] = order
        self.cells: i64 = cells
        self.cell: Cell = cell

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        if len(self.order) > 0:
            values = self.ordered(values, reader)
            start: i64 = 0
        else:
            start = self.first[reader]
        if self.cell.kind == NUMBER:
            self.as_numbers(values, start, self.cells, out, at)
            if start > 0:
                self.as_numbers(values, 0, start, out, at + self.cells - start)
        elif self.cell.kind == ONE_OF:
            shift = reader if self.cell.turned else 0
            self.as_things(values, start, self.cells, shift, out, at)
            if start > 0:
                self.as_things(values, 0, start, shift, out, at + (self.cells - start) * self.cell.size)
        else:
            self.as_sets(values, start, self.cells, reader, out, at)
            if start > 0:
                self.as_sets(values, 0, start, reader, out, at + (self.cells - start) * self.cell.size)

    def ordered(self, values: vec[i64], reader: i64) -> vec[i64]:
        found = vec[i64](capacity=self.cells)
        for index in range(reader * self.cells, (reader + 1) * self.cells):
            found = append(found, values[self.order[index]])
        return found

    # Calls in the innermost loops would cost more than what they do, so these write `clamp` and `place` out.

    def as_numbers(self, values: vec[i64], first: i64, end: i64, out: vec[i16], at: i64) -> None:
        at -= first
        for index in range(first, end):
            value = values[index]
            if value != 0:
                out[at + index] = i16(value) if -MOST <= value <= MOST else clamp(value)

    def as_things(self, values: vec[i64], first: i64, end: i64, shift: i64, out: vec[i16], at: i64) -> None:
        size = self.cell.size
        at -= shift
        for index in range(first, end):
            value = values[index]
            if value >= shift:
                out[at + value] = i16(1)
            elif value >= 0:
                out[at + value + size] = i16(1)
            at += size

    def as_sets(self, values: vec[i64], first: i64, end: i64, reader: i64, out: vec[i16], at: i64) -> None:
        cell = self.cell
        for index in range(first, end):
            value = values[index]
            if value != 0:
                cell.write(value, reader, out, at)
            at += cell.size


class Line(Part):
    """Things in a row: for each thing of the table how many there are, then the place of the first one, from 1 on."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(2 * cell.size)
        self.cell: Cell = cell

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        size = self.cell.size
        shift = reader if self.cell.turned else 0
        for place in range(len(values)):
            value = values[place]
            if value >= 0:
                where = at + value - shift if value >= shift else at + value - shift + size
                if out[where] == 0:
                    out[where + size] = clamp(place + 1)
                out[where] = clamp(i64(out[where]) + 1)


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
        index = reader if self.turned else 0
        for _ in range(self.number):
            self.part.thing(items[index], reader, out, at)
            at += self.part.size
            index += 1
            if index == self.number:
                index = 0


class Pen:
    """Writes views of one board, field after field in the order of the view's list, each with its part."""

    def __init__(self, names: list[str], parts: list[Part]) -> None:
        self.names: list[str] = names
        self.parts: list[Part] = parts
        self.size: i64 = 0
        for part in parts:
            self.size += part.size
        self.out: vec[i16] = vec[i16]()
        self.reader: i64 = 0
        self.at: i64 = 0
        self.next: i64 = 0

    def begin(self, seat: i64, out: vec[i16], at: i64) -> None:
        """What comes next is what this seat sees, to be written from `at` on, onto zeros.

        An onlooker reads as the first seat.
        """
        self.reader = seat if seat >= 0 else 0
        self.out = out
        self.at = at
        self.next = 0

    def one(self, value: i64) -> None:
        """The next field, a number."""
        part = self.parts[self.next]
        part.one(value, self.reader, self.out, self.at)
        self.at += part.size
        self.next += 1

    def many(self, values: vec[i64]) -> None:
        """The next field, a vector."""
        part = self.parts[self.next]
        part.many(values, self.reader, self.out, self.at)
        self.at += part.size
        self.next += 1

    def thing(self, value: Any) -> None:
        """The next field, whatever it is."""
        part = self.parts[self.next]
        part.thing(value, self.reader, self.out, self.at)
        self.at += part.size
        self.next += 1

    def each(self, view: Any) -> None:
        """All fields, looked up by name: for every game, if slowly."""
        for name in self.names:
            self.thing(getattr(view, name))
