"""Observation vectors: a view as numbers for programs that learn. Each part writes one field.

Seats are numbered from the reader's: itself first, then the others in turn order, so that one network can play every
seat. Parts write onto zeros, and only what is not zero.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from marula.core.pile import Pile

MOST: Final[i64] = 32767
SLOTS: Final[i64] = 8
"""How many numbers of a row of plain numbers are written."""

# How one value is written: as itself, one-hot among a table's entries, or as a set of them.
NUMBER: Final[i64] = 0
ONE_OF: Final[i64] = 1
BITS: Final[i64] = 2


def zeros(size: i64) -> vec[i16]:
    """A vector of zeros to write an observation into.

    >>> list(zeros(3))
    [0, 0, 0]
    """
    found = vec[i16](capacity=size)
    while len(found) < size:
        found = append(found, i16(0))
    return found


def clamp(value: i64) -> i16:
    """The value, limited to sixteen bits. Only an odd edition has numbers that are larger.

    >>> int(clamp(7)), int(clamp(70_000))
    (7, 32767)
    """
    if value > MOST:
        return i16(MOST)
    if value < -MOST:
        return i16(-MOST)
    return i16(value)


@final
class Cell:
    """How one value is written. `turned`: the table is the seats, and they are numbered from the reader's seat on.

    >>> out = zeros(3)
    >>> Cell(ONE_OF, 3, turned=True).write(2, 1, out, 0)  # seat 2 is next after the reader, seat 1
    >>> list(out)
    [0, 1, 0]
    """

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
            entry: i64 = 0
            while value != 0 and entry < self.size:
                if value & 1 == 1:
                    out[at + self.place(entry, reader)] = i16(1)
                value = value >> 1
                entry += 1

    def place(self, entry: i64, reader: i64) -> i64:
        """The index of an entry for this reader."""
        if not self.turned:
            return entry
        return entry - reader if entry >= reader else entry - reader + self.size


class Part:
    """The part of an observation that one field of a view fills: how many numbers, and how they are written.

    A field is one number, a packed vector, or an object; each part supports one of the three. `start` is where the
    field begins in an observation, and `width` how many numbers one value takes. `turned` says whether those are seats,
    and `block` how many values belong to one seat (0 where they do not turn).

    >>> part = SinglePart(Cell(ONE_OF, 4, turned=False))
    >>> part.size, part.start
    (4, 0)
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
        """Write a field of any type; slower, because the type is found out at run time."""
        if isinstance(value, int):
            self.one(value, reader, out, at)
        else:
            self.many(cast(vec[i64], value), reader, out, at)


class SinglePart(Part):
    """A single value.

    >>> out = zeros(4)
    >>> SinglePart(Cell(ONE_OF, 4, turned=False)).one(2, 0, out, 0)
    >>> list(out)
    [0, 0, 1, 0]
    """

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
    """One value for each entry of a table, or of several tables.

    Values start with the reader's seat and wrap round. Where seats are not the first table, `order` lists the places
    of all values for every reader.

    >>> out = zeros(4)
    >>> Grid(2, vec[i64](), 4, Cell(NUMBER, 1, False)).many(vec[i64]([1, 2, 3, 4]), 1, out, 0)
    >>> list(out)
    [3, 4, 1, 2]
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
        """Where the first value is written; the others follow and wrap round from the grid's end to `at`."""
        before = reader * self.block * self.cell.size
        return at if before == 0 else at + self.size - before


class NumberGrid(Grid):
    """A grid of numbers.

    >>> out = zeros(2)
    >>> NumberGrid(1, vec[i64](), 2, Cell(NUMBER, 1, False)).many(vec[i64]([5, 9]), 1, out, 0)
    >>> list(out)
    [9, 5]
    """

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        if self.ordered:
            values = self.in_order(values, reader)
        write_numbers(values, reader * self.block, out, at)


class FlagGrid(Grid):
    """A grid of ones and zeros.

    >>> out = zeros(2)
    >>> FlagGrid(1, vec[i64](), 2, Cell(NUMBER, 1, False)).many(vec[i64]([1, 0]), 1, out, 0)
    >>> list(out)
    [0, 1]
    """

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        if self.ordered:
            values = self.in_order(values, reader)
        write_flags(values, reader * self.block, out, at)


class OneHotGrid(Grid):
    """A grid of table entries, each written one-hot; all zeros for none.

    >>> out = zeros(6)
    >>> OneHotGrid(0, vec[i64](), 2, Cell(ONE_OF, 3, False)).many(vec[i64]([2, -1]), 0, out, 0)
    >>> list(out)
    [0, 0, 1, 0, 0, 0]
    """

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        shift: i64 = 0
        if self.turned:
            shift = reader
        if self.ordered:
            values = self.in_order(values, reader)
        write_one_hots(values, reader * self.block, self.width, shift, out, at)


class OneHotRow(Part):
    """A row of table entries: for each entry its count, then the place of its first occurrence, from 1 on.

    >>> out = zeros(6)
    >>> OneHotRow(Cell(ONE_OF, 3, False)).many(vec[i64]([2, 0, 2]), 0, out, 0)
    >>> list(out)
    [1, 0, 2, 2, 0, 1]
    """

    def __init__(self, cell: Cell) -> None:
        super().__init__(2 * cell.size, cell.size, cell.turned)

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        shift: i64 = 0
        if self.turned:
            shift = reader
        write_row(values, self.width, shift, out, at)


# The hot loops: `clamp` and `place` are written out, because calls would cost more. The first `before` values belong
# to seats before the reader's and come last. `shift` is the reader where the entries are seats, else 0.


def write_numbers(values: vec[i64], before: i64, out: vec[i16], at: i64) -> None:
    """Write all values. No test for zero: a processor would mispredict it.

    >>> out = zeros(3)
    >>> write_numbers(vec[i64]([7, 8, 9]), 1, out, 0)
    >>> list(out)
    [8, 9, 7]
    """
    end = at + len(values)
    where = at
    if before != 0:
        where = end - before
    for value in values:
        if (value + 16384) >> 15 != 0:  # far from zero on either side, tested at once
            value = i64(clamp(value))
        out[where] = i16(value)
        where += 1
        if where == end:
            where = at


def write_flags(values: vec[i64], before: i64, out: vec[i16], at: i64) -> None:
    """Write ones and zeros, most of them zero.

    >>> out = zeros(3)
    >>> write_flags(vec[i64]([0, 1, 0]), 0, out, 0)
    >>> list(out)
    [0, 1, 0]
    """
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
    """Write each value one-hot among `width` numbers; all zeros for -1.

    >>> out = zeros(4)
    >>> write_one_hots(vec[i64]([1, -1]), 0, 2, 0, out, 0)
    >>> list(out)
    [0, 1, 0, 0]
    """
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
    """Write the count of each entry, then the place of its first occurrence.

    >>> out = zeros(4)
    >>> write_row(vec[i64]([1, 1]), 2, 0, out, 0)
    >>> list(out)
    [0, 2, 0, 1]
    """
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
    """A row of plain numbers: how many, then the first few.

    >>> out = zeros(NumberRow().size)
    >>> NumberRow().many(vec[i64]([4, 2]), 0, out, 0)
    >>> list(out)
    [2, 4, 2, 0, 0, 0, 0, 0, 0]
    """

    def __init__(self) -> None:
        super().__init__(1 + SLOTS)

    def many(self, values: vec[i64], reader: i64, out: vec[i16], at: i64) -> None:
        out[at] = clamp(len(values))
        for place in range(min(len(values), SLOTS)):
            out[at + 1 + place] = clamp(values[place])


class PilePart(Part):
    """A face-down pile: how many of each entry are unseen in it, then the row of those known to lie under them.

    >>> unseen = NumberGrid(0, vec[i64](), 2, Cell(NUMBER, 1, False))
    >>> part = PilePart(unseen, OneHotRow(Cell(ONE_OF, 2, False)))
    >>> out = zeros(part.size)
    >>> part.any(Pile(vec[i64]([3, 1]), vec[i64]([0])), 0, out, 0)
    >>> list(out)
    [3, 1, 1, 0, 1, 0]
    """

    def __init__(self, unseen: Part, under: Part) -> None:
        super().__init__(unseen.size + under.size)
        self.unseen: Part = unseen
        self.under: Part = under

    def any(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        pile = cast(Pile, value)
        self.unseen.many(pile.unseen, reader, out, at)
        self.under.many(pile.under, reader, out, at + self.unseen.size)


class RepeatedPart(Part):
    """A list of equal parts, one for each entry of a table.

    >>> out = zeros(3)
    >>> RepeatedPart(SinglePart(Cell(NUMBER, 1, False)), 3, turned=True).any([10, 20, 30], 1, out, 0)
    >>> list(out)
    [20, 30, 10]
    """

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
