"""The encoder: a view as numbers with named parts, and actions as indices, for programs that learn.

It is planned once for a board from the view's own field list, so a new game has one by having a view. It reads
nothing but the view, so it cannot tell what the seat does not know. Two things are optional: derived features, where a
game has them, and scales, by which numbers are divided so that most lie between -1 and 1.
"""

from __future__ import annotations

from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from marula.core import fields
from marula.core import observation_vector as parts
from marula.core.chance import Seeded
from marula.core.game import Board, Game, View
from marula.core.observation_vector_writer import ObservationWriter
from marula.lab.observation_scales import LIMIT, measured_scales

Numbers = np.ndarray[Any, np.dtype[np.int16]]
OWN_SEAT = "seat"
"""The one field that is not turned to the reader's seat, because it would then always be the same."""


KNOWN = (fields.Number, fields.Flag, fields.Word, fields.Set, fields.Row, fields.Per, fields.Each, fields.PileOf)


class NamedPart(msgspec.Struct, frozen=True):
    """A named part: its numbers are `start` to `start + size`, and what they mean."""

    name: str
    start: int
    size: int
    means: str


class Encoder:
    """Views of one board as `size` numbers each; action number k is `board.actions[k]`.

    With `derived` the derived features follow, where the game has them; without any, ValueError.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> board = GAMES["template"].board(Setup("template", 2))
    >>> state = GAMES["template"].deal(board, Seeded("tea"), None)
    >>> encoder = Encoder(GAMES["template"], board)
    >>> numbers = encoder.encode(GAMES["template"].view(state, 0))
    >>> encoder.size, numbers.shape, numbers[encoder.part("hand_sizes")].tolist()
    (37, (37,), [3, 3])
    """

    def __init__(self, game: Game, board: Board, derived: bool = False) -> None:
        self.game = game
        self.board = board
        self.derived = game.derived_features(board) if derived else None
        if derived and self.derived is None:
            raise ValueError(f"{game.name} has no derived features")
        sample = game.view(game.deal(board, Seeded("sample"), None), 0)
        planned = {
            name: _part(name, kind, sample, board) for name, kind in type(sample).FIELDS.items() if _is_encoded(kind)
        }
        self.left_out = [name for name, kind in type(sample).FIELDS.items() if not _is_encoded(kind)]
        self.writer = ObservationWriter(list(planned), [part for part, _ in planned.values()])
        self.parts: list[NamedPart] = []
        start = 0
        for name, (part, means) in planned.items():
            self.parts.append(NamedPart(name, start, part.size, means))
            start += part.size
        self.of_view = start
        """How many numbers are the view's own; derived features come after them."""
        for feature in () if self.derived is None else self.derived.parts:
            size = len(board.tables[feature.table])
            self.parts.append(
                NamedPart(feature.name, start, size, f"for each {feature.table} ({size}): {feature.means}")
            )
            start += size
        self.size: int = start
        self.actions: int = len(board.actions)

    def __reduce__(self) -> tuple[object, ...]:
        return (Encoder, (self.game, self.board, self.derived is not None))

    def encode(self, view: View) -> Numbers:
        """The view as numbers, in an array of its own."""
        out = parts.zeros(self.of_view)
        self.writer.begin(view.seat, out, 0)
        self.game.write_observation(view, self.writer)
        numbers: Numbers = np.frombuffer(out, np.int16)  # type: ignore[call-overload]
        if self.derived is None:
            return numbers
        return np.concatenate([numbers, np.asarray(list(self.derived.read(view)), np.int16)])

    @cached_property
    def scales(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The scale that each number is divided by: one for each part, found by playing on this board."""
        return measured_scales(self)

    def scaled(self, numbers: Any) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Numbers of one observation or many, each divided by its scale, and none beyond LIMIT."""
        divided: np.ndarray[Any, np.dtype[np.float32]] = np.asarray(numbers, np.float32) / self.scales
        return np.clip(divided, -LIMIT, LIMIT, out=divided)

    def mask(self, codes: vec[i64]) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for each action that may be chosen."""
        found = np.zeros(self.actions, np.int8)
        found[list(codes)] = 1
        return found

    def part(self, name: str) -> slice:
        """Where a part's numbers are."""
        part = next(part for part in self.parts if part.name == name)
        return slice(part.start, part.start + part.size)


def _is_encoded(kind: fields.Field) -> bool:
    """A game's own field type (a memory of any length, say) is left out; docs/reference/encoders.md says so."""
    return isinstance(kind, KNOWN)


def _part(name: str, kind: fields.Field, sample: View, board: Board) -> tuple[parts.Part, str]:
    """A field's part and its meaning in words."""
    if name == OWN_SEAT:
        cell = parts.Cell(parts.ONE_OF, len(board.tables["seat"]), False)
        return parts.SinglePart(cell), "the reader's own seat, one of"
    if isinstance(kind, fields.Each):
        number = len(getattr(sample, name))
        turned = kind.table == "seat"
        if number != len(board.tables[kind.table]):
            raise ValueError(f"{name} has {number} items, but there are {len(board.tables[kind.table])} {kind.table}s")
        part, means = _inner(kind.of, board)
        return parts.RepeatedPart(part, number, turned), f"for each {kind.table} ({number}): {means}"
    return _inner(kind, board)


def _inner(kind: fields.Field, board: Board) -> tuple[parts.Part, str]:
    tables = board.tables
    if isinstance(kind, fields.Per):
        cell, means = _cell(kind.of, board)
        axes = " × ".join(f"{table} ({len(tables[table])})" for table in kind.tables)
        cells = prod(len(tables[table]) for table in kind.tables)
        block, order = _turns(kind.tables, board)
        return _grid(kind.of)(block, order, cells, cell), f"for each {axes}: {means}"
    if isinstance(kind, fields.PileOf):
        unseen, _ = _inner(kind.unseen, board)
        under, means = _inner(kind.under, board)
        return parts.PilePart(unseen, under), f"how many of each are unseen in the pile; under them, {means}"
    if isinstance(kind, fields.Row):
        if isinstance(kind.of, fields.Word):
            cell, _ = _cell(kind.of, board)
            each = f"for each {kind.of.table} ({cell.size})"
            return parts.OneHotRow(cell), f"{each}: how many are in the row; then the place of the first, from 1"
        return parts.NumberRow(), f"how many numbers are in the row; then the first {parts.SLOTS}"
    cell, means = _cell(kind, board)
    return parts.SinglePart(cell), means


def _grid(kind: fields.Field) -> type[parts.Grid]:
    """The grid for values of this shape."""
    if isinstance(kind, fields.Number):
        return parts.NumberGrid
    if isinstance(kind, fields.Flag):
        return parts.FlagGrid
    return parts.OneHotGrid if isinstance(kind, fields.Word) else parts.Grid


def _cell(kind: fields.Field, board: Board) -> tuple[parts.Cell, str]:
    if isinstance(kind, fields.Number):
        return parts.Cell(parts.NUMBER, 1, False), "a number"
    if isinstance(kind, fields.Flag):
        return parts.Cell(parts.NUMBER, 1, False), "1 or 0"
    if isinstance(kind, fields.Word):
        size = len(board.tables[kind.table])
        return parts.Cell(parts.ONE_OF, size, kind.table == "seat"), f"one of {kind.table} ({size}), or none"
    if isinstance(kind, fields.Set):
        size = len(board.tables[kind.item.table])
        return parts.Cell(parts.BITS, size, kind.item.table == "seat"), f"which of {kind.item.table} ({size})"
    raise TypeError(f"no numbers are known for the shape {type(kind).__name__}")


def _turns(axes: tuple[str, ...], board: Board) -> tuple[int, vec[i64]]:
    """How a grid is turned, so that the reader's seat comes first.

    That is how many of its values are one seat's. Where seats are not the first axis, every row is turned: then it is
    the places of all values for every reader.
    """
    sizes = [len(board.tables[axis]) for axis in axes]
    if "seat" not in axes[1:]:
        return prod(sizes[1:]) if axes[0] == "seat" else 0, vec[i64]()
    order: list[int] = []
    for reader in range(board.seats):
        for where in product(*map(range, sizes)):
            flat = 0
            for axis, size, index in zip(axes, sizes, where, strict=True):
                flat = flat * size + ((index + reader) % size if axis == "seat" else index)
            order.append(flat)
    return 0, vec[i64](order)
