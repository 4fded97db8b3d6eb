"""Parts of an encoded view: each writes one field as numbers. Compiled, because learning asks for millions of them.

Seats are told from where the reader sits: itself first, then the others in turn order, so that one network can play
every seat.
"""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from marula.core.game import View
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
    """A field of the view: how many numbers it makes, and how."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size

    def write(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        """The field's value into `out` from `at` on, where everything is still zero."""
        raise NotImplementedError


class One(Part):
    """A single value."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(cell.size)
        self.cell: Cell = cell

    def write(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        self.cell.write(i64(value), reader, out, at)


class Grid(Part):
    """One value for each thing of a table, or of several; `order` says for each reader which value comes when."""

    def __init__(self, order: vec[i64], cells: i64, cell: Cell) -> None:
        super().__init__(cells * cell.size)
        self.order: vec[i64] = order
        self.cells: i64 = cells
        self.cell: Cell = cell

    def write(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        numbers = cast(vec[i64], value)
        order = self.order
        first = reader * self.cells
        cell = self.cell
        if cell.kind == NUMBER:
            for index in range(first, first + self.cells):
                number = numbers[order[index]]
                if number != 0:
                    out[at] = clamp(number)
                at += 1
            return
        for index in range(first, first + self.cells):
            cell.write(numbers[order[index]], reader, out, at)
            at += cell.size


class Line(Part):
    """Things in a row: for each thing of the table how many there are, then the place of the first one, from 1 on."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(2 * cell.size)
        self.cell: Cell = cell

    def write(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        things = cast(vec[i64], value)
        for place in range(len(things)):
            thing = things[place]
            if thing >= 0:
                where = at + self.cell.place(thing, reader)
                if out[where] == 0:
                    out[where + self.cell.size] = clamp(place + 1)
                out[where] = clamp(i64(out[where]) + 1)


class Numbers(Part):
    """Plain numbers in a row: how many, then the first few."""

    def __init__(self) -> None:
        super().__init__(1 + SLOTS)

    def write(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        numbers = cast(vec[i64], value)
        out[at] = clamp(len(numbers))
        for place in range(min(len(numbers), SLOTS)):
            out[at + 1 + place] = clamp(numbers[place])


class Heap(Part):
    """A face-down pile: how many of each thing are unseen in it, then what is known to lie under them, as a line."""

    def __init__(self, unseen: Part, under: Part) -> None:
        super().__init__(unseen.size + under.size)
        self.unseen: Part = unseen
        self.under: Part = under

    def write(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        pile = cast(Pile, value)
        self.unseen.write(pile.unseen, reader, out, at)
        self.under.write(pile.under, reader, out, at + self.unseen.size)


class Several(Part):
    """A list of equal parts, one for each thing of a table."""

    def __init__(self, part: Part, number: i64, turned: bool) -> None:
        super().__init__(part.size * number)
        self.part: Part = part
        self.number: i64 = number
        self.turned: bool = turned

    def write(self, value: Any, reader: i64, out: vec[i16], at: i64) -> None:
        items = cast(list[Any], value)
        index = reader if self.turned else 0
        for _ in range(self.number):
            self.part.write(items[index], reader, out, at)
            at += self.part.size
            index += 1
            if index == self.number:
                index = 0


class Plan:
    """How the views of one board are written: the parts, in the order of the view's fields."""

    def __init__(self, names: list[str], parts: list[Part]) -> None:
        self.names: list[str] = names
        self.parts: list[Part] = parts
        self.size: i64 = 0
        for part in parts:
            self.size += part.size

    def write(self, view: View, out: vec[i16], at: i64) -> None:
        """The view into `out` from `at` on. An onlooker reads as the first seat would, but sees less."""
        for index in range(at, at + self.size):
            out[index] = i16(0)
        reader = view.seat if view.seat >= 0 else i64(0)
        for index in range(len(self.parts)):
            part = self.parts[index]
            part.write(getattr(view, self.names[index]), reader, out, at)
            at += part.size
