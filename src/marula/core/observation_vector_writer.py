"""Observation vector writer: writes the fields of a view, each as its part of the numbers that a program reads."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from marula.core.observation_vector import Part, clamp, write_flags, write_numbers, write_one_hots, write_row


@final
class ObservationWriter:
    """Writes views of one board into vectors of numbers, field by field, each with its part.

    A game's own encoder knows its fields and calls `number`, `one_hot`, `numbers` and so on, which need no part.
    `any` and `each` work for all fields: for tests, and for fields that nothing else fits.

    >>> from marula.core.observation_vector import NUMBER, ONE_OF, Cell, SinglePart, zeros
    >>> parts = [SinglePart(Cell(NUMBER, 1, False)), SinglePart(Cell(ONE_OF, 3, False))]
    >>> writer = ObservationWriter(["round", "phase"], parts)
    >>> out = zeros(writer.size)
    >>> writer.begin(0, out, 0)
    >>> writer.number(0, 5)
    >>> writer.one_hot(1, 2)
    >>> list(out)
    [5, 0, 0, 1]
    """

    def __init__(self, names: list[str], parts: list[Part]) -> None:
        self.names: list[str] = names
        self.parts: vec[Part] = vec[Part]()
        self.starts: vec[i64] = vec[i64]()
        self.widths: vec[i64] = vec[i64]()
        self.blocks: vec[i64] = vec[i64]()
        self.turned: vec[i64] = vec[i64]()
        self.size: i64 = 0
        for part in parts:
            part.start = self.size
            self.parts = append(self.parts, part)
            self.starts = append(self.starts, part.start)
            self.widths = append(self.widths, part.width)
            self.blocks = append(self.blocks, part.block)
            self.turned = append(self.turned, 1 if part.turned else 0)
            self.size += part.size
        self.out: vec[i16] = vec[i16]()
        self.reader: i64 = 0
        self.at: i64 = 0

    def begin(self, seat: i64, out: vec[i16], at: i64) -> None:
        """Start the observation of this seat, at `at` in `out`, which must hold zeros there.

        An onlooker is treated as the first seat.
        """
        self.reader = seat
        if seat < 0:
            self.reader = 0
        self.out = out
        self.at = at

    def number(self, field: i64, value: i64) -> None:
        """A plain number."""
        self.out[self.at + self.starts[field]] = clamp(value)

    def one_hot(self, field: i64, value: i64) -> None:
        """One entry of a table, or none (-1)."""
        if value >= 0:
            if self.turned[field] != 0:
                value -= self.reader
                if value < 0:
                    value += self.widths[field]
            self.out[self.at + self.starts[field] + value] = i16(1)

    def numbers(self, field: i64, values: vec[i64]) -> None:
        """A vector of numbers."""
        write_numbers(values, self.reader * self.blocks[field], self.out, self.at + self.starts[field])

    def flags(self, field: i64, values: vec[i64]) -> None:
        """A vector of ones and zeros."""
        write_flags(values, self.reader * self.blocks[field], self.out, self.at + self.starts[field])

    def one_hots(self, field: i64, values: vec[i64]) -> None:
        """A vector of table entries, each one-hot or none."""
        before = self.reader * self.blocks[field]
        shift = self.reader * self.turned[field]
        write_one_hots(values, before, self.widths[field], shift, self.out, self.at + self.starts[field])

    def row(self, field: i64, values: vec[i64]) -> None:
        """A row of table entries."""
        shift = self.reader * self.turned[field]
        write_row(values, self.widths[field], shift, self.out, self.at + self.starts[field])

    def one(self, field: i64, value: i64) -> None:
        """A field that is a number in memory, whatever it means."""
        part = self.parts[field]
        part.one(value, self.reader, self.out, self.at + part.start)

    def many(self, field: i64, values: vec[i64]) -> None:
        """A field that is a vector, whatever it means."""
        part = self.parts[field]
        part.many(values, self.reader, self.out, self.at + part.start)

    def any(self, field: i64, value: Any) -> None:
        """A field of any type."""
        part = self.parts[field]
        part.any(value, self.reader, self.out, self.at + part.start)

    def each(self, view: Any) -> None:
        """All fields of a view, looked up by name: works for every game, but slowly."""
        for field in range(i64(len(self.names))):
            self.any(field, getattr(view, self.names[field]))
