"""Field types: how each field of a State or View becomes JSON, and is read back.

A record's `FIELDS` is its only field list. JSON, pickling, equality and the clone check all use it. In memory a field
is a small integer or a packed vector of them. In JSON an index is the name it stands for. Fields that follow from
others and are kept only for speed are listed in `DERIVED`: they are not written, and are computed after reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from marula.core.pile import Pile

Tables = Mapping[str, tuple[str, ...]]
"""Table name → the names its indices stand for. Every board has the table 'seat'."""


class HasFields(Protocol):
    """A State or View, as far as this module needs to know it.

    >>> from marula.games import GAMES
    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> game = GAMES["template"]
    >>> list(game.deal(game.board(Setup("template", 2)), Seeded("tea"), None).FIELDS)[:3]
    ['phase', 'active', 'round']
    """

    FIELDS: ClassVar[dict[str, Any]]
    DERIVED: ClassVar[tuple[str, ...]]

    @property
    def board(self) -> Any: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A field type: `write` makes JSON of a value, `read` the value of JSON. ValueError on JSON that does not fit.

    >>> class Celsius(Field):
    ...     def write(self, value, tables):
    ...         return f"{value} °C"
    ...     def read(self, data, tables):
    ...         return int(data.split()[0])
    >>> Celsius().write(21, {}), Celsius().read("21 °C", {})
    ('21 °C', 21)
    """

    def write(self, value: Any, tables: Tables) -> object:
        raise NotImplementedError

    def read(self, data: Any, tables: Tables) -> object:
        raise NotImplementedError


class Number(Field):
    """A plain number.

    >>> Number().write(7, {}), Number().read(7, {})
    (7, 7)
    >>> Number().read("7", {})
    Traceback (most recent call last):
        ...
    ValueError: '7' is no number
    """

    def write(self, value: Any, tables: Tables) -> object:
        return int(value)

    def read(self, data: Any, tables: Tables) -> object:
        if type(data) is not int:
            raise ValueError(f"{data!r} is no number")
        return data


class Flag(Field):
    """True or false; 1 or 0 inside a vector.

    >>> Flag().write(1, {}), Flag().read(False, {})
    (True, False)
    """

    def write(self, value: Any, tables: Tables) -> object:
        return bool(value)

    def read(self, data: Any, tables: Tables) -> object:
        if type(data) is not bool:
            raise ValueError(f"{data!r} is neither true nor false")
        return data


class Word(Field):
    """One entry of a table: an index in memory, its name in JSON. -1 is null. A seat stays a number.

    >>> tables = {"seat": ("0", "1"), "fruit": ("marula", "mango")}
    >>> Word("fruit").write(1, tables), Word("fruit").write(-1, tables), Word("seat").write(1, tables)
    ('mango', None, 1)
    >>> Word("fruit").read("mango", tables)
    1
    >>> Word("fruit").read("plum", tables)
    Traceback (most recent call last):
        ...
    ValueError: 'plum' is no fruit
    """

    def __init__(self, table: str) -> None:
        self.table = table

    def write(self, value: Any, tables: Tables) -> object:
        index = int(value)
        if index < 0:
            return None
        return index if self.table == "seat" else tables[self.table][index]

    def read(self, data: Any, tables: Tables) -> object:
        if data is None:
            return -1
        if self.table == "seat":
            if type(data) is not int or not 0 <= data < len(tables["seat"]):
                raise ValueError(f"{data!r} is no seat")
            return data
        try:
            return tables[self.table].index(data)
        except ValueError:
            raise ValueError(f"{data!r} is no {self.table}") from None


class Set(Field):
    """A set of entries of a table: the bits of one integer in memory, a list of names in JSON.

    >>> tables = {"fruit": ("marula", "mango", "fig")}
    >>> Set("fruit").write(0b101, tables), Set("fruit").read(["marula", "fig"], tables)
    (['marula', 'fig'], 5)
    """

    def __init__(self, table: str) -> None:
        self.item = Word(table)

    def write(self, value: Any, tables: Tables) -> object:
        mask = int(value)
        return [self.item.write(bit, tables) for bit in range(mask.bit_length()) if mask >> bit & 1]

    def read(self, data: Any, tables: Tables) -> object:
        mask = 0
        for item in _list(data):
            mask |= 1 << int(str(self.item.read(item, tables)))
        return mask


class Row(Field):
    """A list of any length: a vector in memory.

    >>> tables = {"fruit": ("marula", "mango", "fig")}
    >>> Row(Word("fruit")).write([2, 0], tables), list(Row(Word("fruit")).read(["fig", "marula"], tables))
    (['fig', 'marula'], [2, 0])
    """

    def __init__(self, of: Field) -> None:
        self.of = of

    def write(self, value: Any, tables: Tables) -> object:
        return [self.of.write(item, tables) for item in value]

    def read(self, data: Any, tables: Tables) -> object:
        return vec[i64]([int(self.of.read(item, tables)) for item in _list(data)])  # type: ignore[call-overload]


class Per(Field):
    """One value for each entry of a table, or of several tables as a grid; a flat vector in memory.

    Seats are written as a list, other tables as a mapping without zeros and nulls.

    >>> tables = {"seat": ("0", "1"), "fruit": ("marula", "mango")}
    >>> hands = Per("seat", "fruit", of=Number())
    >>> hands.write([0, 3, 1, 0], tables)
    [{'mango': 3}, {'marula': 1}]
    >>> list(hands.read([{"mango": 3}, {"marula": 1}], tables))
    [0, 3, 1, 0]
    """

    def __init__(self, *tables: str, of: Field) -> None:
        self.tables = tables
        self.of = of

    def write(self, value: Any, tables: Tables) -> object:
        flat: list[object] = list(value)
        if not isinstance(self.of, Number):  # most are numbers, which stay as they are
            flat = [self.of.write(item, tables) for item in flat]
        return self._write(self.tables, flat, tables)

    def _write(self, axes: tuple[str, ...], values: list[object], tables: Tables) -> object:
        names = tables[axes[0]]
        if len(axes) > 1 and names:
            size = len(values) // len(names)
            parts = [values[number * size : (number + 1) * size] for number in range(len(names))]
            values = [self._write(axes[1:], part, tables) for part in parts]
        if axes[0] == "seat":
            return values
        # Only the value that reading fills in may be left out: seat 0, for example, is not empty.
        nothing = self._nothing(axes[1:])
        return {name: value for name, value in zip(names, values, strict=True) if value != nothing}

    def read(self, data: Any, tables: Tables) -> object:
        flat: list[int] = []
        self._read(self.tables, data, tables, flat)
        return vec[i64](flat)

    def _read(self, axes: tuple[str, ...], data: Any, tables: Tables, flat: list[int]) -> None:
        if not axes:
            flat.append(int(str(_number(self.of.read(data, tables)))))
            return
        table = tables[axes[0]]
        if axes[0] == "seat":
            if len(_list(data)) != len(table):
                raise ValueError(f"{len(data)} values for {len(table)} seats")
            for item in data:
                self._read(axes[1:], item, tables, flat)
            return
        if not isinstance(data, dict):
            raise ValueError(f"{data!r} is no mapping")
        strange = [name for name in data if name not in table]
        if strange:
            raise ValueError(f"{strange[0]!r} is no {axes[0]}")
        for name in table:
            self._read(axes[1:], data.get(name, self._nothing(axes[1:])), tables, flat)

    def _nothing(self, axes: tuple[str, ...]) -> object:
        if axes:
            return {}
        return None if isinstance(self.of, Word) else False if isinstance(self.of, Flag) else 0


class Each(Field):
    """One row, pile or set for every seat (or entry of another table): a list in memory.

    >>> tables = {"seat": ("0", "1"), "fruit": ("marula", "mango")}
    >>> Each(Set("fruit")).write([0b11, 0], tables), Each(Set("fruit")).read([[], ["mango"]], tables)
    ([['marula', 'mango'], []], [0, 2])
    """

    def __init__(self, of: Field, table: str = "seat") -> None:
        self.of = of
        self.table = table

    def write(self, value: Any, tables: Tables) -> object:
        return [self.of.write(item, tables) for item in value]

    def read(self, data: Any, tables: Tables) -> object:
        return [self.of.read(item, tables) for item in _list(data)]


class PileOf(Field):
    """A face-down pile of a table's entries: what is unseen, and what lies under it in a known order.

    >>> tables = {"fruit": ("marula", "mango")}
    >>> pile = PileOf("fruit").read({"unseen": {"marula": 2}, "under": ["mango"]}, tables)
    >>> pile.size(), PileOf("fruit").write(pile, tables)
    (3, {'unseen': {'marula': 2}, 'under': ['mango']})
    """

    def __init__(self, table: str) -> None:
        self.unseen = Per(table, of=Number())
        self.under = Row(Word(table))

    def write(self, value: Any, tables: Tables) -> object:
        return {"unseen": self.unseen.write(value.unseen, tables), "under": self.under.write(value.under, tables)}

    def read(self, data: Any, tables: Tables) -> object:
        if not isinstance(data, dict) or set(data) != {"unseen", "under"}:
            raise ValueError(f"{data!r} is no pile")
        unseen: Any = self.unseen.read(data["unseen"], tables)
        under: Any = self.under.read(data["under"], tables)
        return Pile(unseen, under)


def fields_of(record: HasFields) -> list[str]:
    """The attributes that the object really has, without board and box: FIELDS and DERIVED must name them all.

    >>> from marula.games import GAMES
    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> fields_of(state) == sorted([*state.FIELDS, *state.DERIVED])
    True
    """
    compiled = getattr(type(record), "__mypyc_attrs__", None)
    names = compiled if compiled is not None else vars(record)
    # Compiled, an attribute that a class declares again after its base is listed twice.
    return sorted(set(names) - {"board", "box", "__dict__"})


def write(record: HasFields) -> dict[str, object]:
    """The whole record as JSON.

    >>> from marula.games import GAMES
    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> list(write(state)) == list(state.FIELDS)
    True
    """
    tables = record.board.tables
    return {name: field.write(getattr(record, name), tables) for name, field in record.FIELDS.items()}


def read(kind: Any, board: Any, data: Any) -> Any:
    """A record of this class from JSON; ValueError names the first field that does not fit.

    >>> from marula.games import GAMES
    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> same(read(type(state), state.board, write(state)), state)
    True
    """
    if not isinstance(data, dict) or set(data) != set(kind.FIELDS):
        raise ValueError(f"a {kind.__name__} has the fields {', '.join(kind.FIELDS)}")
    record = kind(board)
    for name, field in kind.FIELDS.items():
        try:
            setattr(record, name, field.read(data[name], board.tables))
        except (ValueError, TypeError) as problem:
            raise ValueError(f"{name}: {problem}") from None
    if kind.DERIVED:
        record.derive()
    return record


def same(one: HasFields, other: HasFields) -> bool:
    """Are two records equal in every field?

    >>> from marula.games import GAMES
    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> same(state, state.clone())
    True
    """
    return type(one) is type(other) and not difference(one, other)


def difference(one: HasFields, other: HasFields) -> str:
    """The first field in which two records differ, for messages; empty where they are equal.

    >>> from marula.games import GAMES
    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> other = state.clone()
    >>> other.round = 5
    >>> difference(state, other)
    'round: 1 is not 5'
    """
    for name in (*one.FIELDS, *one.DERIVED):
        left, right = _plain(getattr(one, name)), _plain(getattr(other, name, None))
        if left != right:
            return f"{name}: {left} is not {right}"
    return ""


def _plain(value: Any) -> object:
    """What a field holds, as numbers and lists: compared without its shape, which might hide a difference."""
    if isinstance(value, Pile):
        return [list(value.unseen), list(value.under)]
    if isinstance(value, int):
        return int(value)
    return [_plain(item) for item in value]


def _list(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise ValueError(f"{data!r} is no list")
    return data


def _number(value: object) -> object:
    return int(value) if isinstance(value, bool) else value
