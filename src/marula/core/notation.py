"""Actions, events and other small facts: frozen structs with a short text form that round-trips and is their repr."""

from __future__ import annotations

import re
import types
import typing
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec


def snake(name: str) -> str:
    """A class name as a tag.

    >>> snake("ClaimRoute")
    'claim_route'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Notated(msgspec.Struct, frozen=True):
    """A struct with a one-line text form that can be parsed back: its tag, then its fields.

    >>> class LayOut(Notated, frozen=True):
    ...     fruit: str
    ...     number: int
    >>> LayOut("marula", 2), LayOut("marula", 2).tag
    (<lay_out marula 2>, 'lay_out')
    """

    @property
    def tag(self) -> str:
        """The class name in snake case: claim_route, tent_placed."""
        return snake(type(self).__name__)

    def __str__(self) -> str:
        return " ".join([self.tag, *(_write(getattr(self, name)) for name in self.__struct_fields__)])

    def __repr__(self) -> str:
        return f"<{self}>"


N = TypeVar("N", bound=Notated)


def parse(text: str, kinds: tuple[type[N], ...]) -> N:
    """Read the one-line form back; ValueError says what is wrong with it.

    >>> from marula.games import GAMES
    >>> parse("lay_out marula", GAMES["template"].actions)
    <lay_out marula>
    >>> parse("lay_out", GAMES["template"].actions)
    Traceback (most recent call last):
        ...
    ValueError: 'lay_out' takes 1 values (fruit), not 0
    """
    tag, *values = text.split(" ")
    for kind in kinds:
        if snake(kind.__name__) == tag:
            names = kind.__struct_fields__
            if len(values) != len(names):
                raise ValueError(f"'{tag}' takes {len(names)} values ({', '.join(names) or 'none'}), not {len(values)}")
            hints = typing.get_type_hints(kind)
            return kind(**{name: _read(value, hints[name]) for name, value in zip(names, values, strict=True)})
    raise ValueError(f"unknown word '{tag}'; known: {', '.join(sorted(snake(kind.__name__) for kind in kinds))}")


def _write(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(_write(item) for item in value) or "-"
    return str(value)


def _read(text: str, hint: Any) -> object:
    origin = typing.get_origin(hint)
    if origin is Annotated:
        return _read(text, typing.get_args(hint)[0])
    if origin is types.UnionType or origin is typing.Union:
        inner = [part for part in typing.get_args(hint) if part is not type(None)]
        return None if text == "-" else _read(text, inner[0])
    if origin is tuple:
        return () if text == "-" else tuple(_read(item, typing.get_args(hint)[0]) for item in text.split(","))
    if hint is bool:
        if text not in ("yes", "no"):
            raise ValueError(f"'{text}' is neither yes nor no")
        return text == "yes"
    if hint is int:
        return int(text)
    return text


@cache
def field_tables(kind: type[Notated]) -> dict[str, str]:
    """The table of each field that names an entry of one; other fields are left out.

    A field says so in its type: `Place = Annotated[str, "place"]`.

    >>> from marula.games import GAMES
    >>> field_tables(GAMES["template"].actions[0])
    {'fruit': 'fruit'}
    """
    found: dict[str, str] = {}
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        if name not in kind.__struct_fields__:
            continue
        table = _table(hint)
        if table is not None:
            found[name] = table
    return found


def _table(hint: Any) -> str | None:
    if typing.get_origin(hint) is Annotated:
        marks = [mark for mark in hint.__metadata__ if isinstance(mark, str)]
        if marks:
            return str(marks[0])
    for inner in typing.get_args(hint):
        table = _table(inner)
        if table is not None:
            return table
    return None
