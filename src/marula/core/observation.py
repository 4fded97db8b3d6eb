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
    `start` is where a field's numbers begin in an observation, `width` how many of them one value takes, `turned`
    whether those are seats, and `block` how many of its values are one seat's (0 where they do not turn).
    """

    def __init__(self, size: i64, width: i64 = 1, turned: bool = False, block: i64 = 0) -> None:
        self.size: i64 = size
        self.start: i64 = 0
        self.width: i64 = width
        self.turned: bool = turned
        self.block: i64 = block

    def one(self, value: i64, reader: i64, out: vec[i16], at: i64) -> None:
        raise TypeError("this part is not written from one number")

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        raise TypeError("this part is not written from a vector")

    def any(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        """Whatever it is, sorted out when it comes: slower, and the same for every part."""
        if isinstance(value, int):
            self.one(value, reader, out, at)
        else:
            self.many(cast(vec[i64], value), reader, out, at)


class SinglePart(Part):
    """A single value."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(cell.size, cell.size, cell.turned)
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
        super().__init__(cells * cell.size, cell.size, cell.turned, block)
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


class NumberGrid(Grid):
    """A grid of numbers."""

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        if self.ordered:
            values = self.in_order(values, reader)
        write_numbers(values, reader * self.block, out, at)


class FlagGrid(Grid):
    """A grid of ones and zeros."""

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        if self.ordered:
            values = self.in_order(values, reader)
        write_flags(values, reader * self.block, out, at)


class OneHotGrid(Grid):
    """A grid of things, each one of a table's or none."""

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        shift: i64 = 0
        if self.turned:
            shift = reader
        if self.ordered:
            values = self.in_order(values, reader)
        write_one_hots(values, reader * self.block, self.width, shift, out, at)


class OneHotRow(Part):
    """Things in a row: for each thing of the table how many there are, then the place of the first one, from 1 on."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(2 * cell.size, cell.size, cell.turned)

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        shift: i64 = 0
        if self.turned:
            shift = reader
        write_row(values, self.width, shift, out, at)


# How the vectors that games are full of are written. Calls in these loops would cost more than what they do, so they
# write `clamp` and `place` out. `before` values are of seats before the reader's: they come last. `shift` is the reader
# where the things are seats, else 0.


def write_numbers(values: vec[i64], before: i64, out: vec[i16], at: i64) -> None:
    """Each is written, whatever it is: a processor would guess wrong which of them are zero."""
    end = at + len(values)
    where = at
    if before != 0:
        where = end - before
    for value in values:
        if (value + 16384) >> 15 != 0:  # far from zero on either side, asked in one go
            value = i64(clamp(value))
        out[where] = i16(value)
        where += 1
        if where == end:
            where = at


def write_flags(values: vec[i64], before: i64, out: vec[i16], at: i64) -> None:
    """Ones and zeros, most of them zero."""
    end = at + len(values)
    where = at
    if before != 0:
        where = end - before
    for value in values:
        if value != 0:
            out[where] = i16(1)
        where += 1
        if where == end:
            where = at


def write_one_hots(values: vec[i64], before: i64, width: i64, shift: i64, out: vec[i16], at: i64) -> None:
    """For each value a 1 at its place among `width` numbers, or none."""
    end = at + len(values) * width
    where = at
    if before != 0:
        where = end - before * width
    for value in values:
        if value >= 0:
            value -= shift
            if value < 0:
                value += width
            out[where + value] = i16(1)
        where += width
        if where == end:
            where = at


def write_row(values: vec[i64], width: i64, shift: i64, out: vec[i16], at: i64) -> None:
    """How many there are of each thing, then where the first of them is."""
    for place in range(len(values)):
        value = values[place]
        if value >= 0:
            where = at + value - shift
            if value < shift:
                where += width
            if out[where] == 0:
                out[where + width] = clamp(place + 1)
            out[where] += i16(1)


class NumberRow(Part):
    """Plain numbers in a row: how many, then the first few."""

    def __init__(self) -> None:
        super().__init__(1 + SLOTS)

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        out[at] = clamp(len(values))
        for place in range(min(len(values), SLOTS)):
            out[at + 1 + place] = clamp(values[place])


class PilePart(Part):
    """A face-down pile: how many of each thing are unseen in it, then what is known to lie under them, as a line."""

    def __init__(self, unseen: Part, under: Part) -> None:
        super().__init__(unseen.size + under.size)
        self.unseen: Part = unseen
        self.under: Part = under

    def any(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        pile = cast(Pile, value)
        self.unseen.many(pile.unseen, reader, out, at)
        self.under.many(pile.under, reader, out, at + self.unseen.size)


class RepeatedPart(Part):
    """A list of equal parts, one for each thing of a table."""

    def __init__(self, part: Part, number: i64, turned: bool) -> None:
        super().__init__(part.size * number)
        self.part: Part = part
        self.number: i64 = number
        self.turned: bool = turned

    def any(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        items = cast(list[Any], value)
        first: i64 = 0
        if self.turned:
            first = reader
        for index in range(self.number):
            self.part.any(items[(first + index) % self.number], reader, out, at)
            at += self.part.size
