"""Editions: a board is data, with the source of every fact. Read, checked all at once, never trusted."""

from __future__ import annotations

import hashlib
import json
import re
import typing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from marula.core import refusal as about
from marula.core.errors import EditionError


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with an edition file, and where.

    >>> print(Problem("routes[3].length", "missing"))
    routes[3].length: missing
    >>> print(Problem("", "not_json", {"reason": "empty"}))
    not_json (reason empty)
    """

    place: str
    what: str
    """The text is the message problem-<what>, of the house or of the game."""
    facts: about.Facts = {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        what = f"{self.what} ({facts})" if facts else self.what
        return f"{self.place}: {what}" if self.place else what


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A source of facts. Facts cite it by `id`.

    >>> Source("rulebook", "Rules, second printing", gives="the map")
    Source(id='rulebook', ref='Rules, second printing', gives='the map')
    """

    id: str
    ref: str
    gives: str = ""


class Sourced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fact that names its source: one, or one for each of its parts. 'reconstruction' says that it is ours.

    >>> Sourced(source={"length": "rulebook", "colour": "reconstruction"}).confidence
    ''
    """

    source: str | dict[str, str]
    confidence: str = ""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of every edition file; a game adds its tables.

    >>> convert({"game": "oware", "edition": "default", "title": "Oware"}, Facts)[0].title
    'Oware'
    """

    game: str
    edition: str
    title: str
    note: str = ""
    sources: tuple[Source, ...] = ()


class Edition(msgspec.Struct, frozen=True):
    """An edition file as it was read. `data` is plain JSON, and is copied into match files.

    >>> edition = from_data({"game": "oware", "edition": "long"}, "example")
    >>> edition.name, edition.digest
    ('long', '73fc6c282ec39d8d')
    """

    game: str
    name: str
    data: dict[str, Any]

    @property
    def digest(self) -> str:
        """A short hash of exactly this content."""
        return hashlib.sha256(canonical(self.data)).hexdigest()[:16]


def canonical(data: object) -> bytes:
    """Canonical JSON: sorted keys, no spaces, UTF-8. Equal data gives equal bytes.

    >>> canonical({"b": 1, "a": [True, None]})
    b'{"a":[true,null],"b":1}'
    """
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False).encode()


def load(path: Path) -> Edition:
    """Read an edition file; EditionError where it is no edition at all. The game checks its content.

    >>> from marula.games import GAMES
    >>> load(GAMES["template"].folder / "data" / "default.json").name
    'default'
    >>> load(Path("/nowhere.json"))
    Traceback (most recent call last):
        ...
    marula.core.errors.EditionError: /nowhere.json: unreadable (reason No such file or directory)
    """
    try:
        data = json.loads(path.read_bytes())
    except OSError as problem:
        raise EditionError(str(path), [Problem("", "unreadable", {"reason": str(problem.strerror)})]) from None
    except ValueError as problem:
        raise EditionError(str(path), [Problem("", "not_json", {"reason": str(problem)})]) from None
    return from_data(data, str(path))


def from_data(data: Any, where: str) -> Edition:
    """An edition from parsed JSON; EditionError where it names no game or edition.

    >>> from_data({"game": "oware", "edition": "long"}, "example").game
    'oware'
    >>> from_data([], "example")
    Traceback (most recent call last):
        ...
    marula.core.errors.EditionError: example: not_an_object
    """
    if not isinstance(data, dict):
        raise EditionError(where, [Problem("", "not_an_object")])
    missing = [key for key in ("game", "edition") if not isinstance(data.get(key), str)]
    if missing:
        raise EditionError(where, [Problem(key, "unnamed") for key in missing])
    return Edition(data["game"], data["edition"], data)


F = typing.TypeVar("F", bound=msgspec.Struct)


def convert(data: object, kind: type[F]) -> tuple[F | None, list[Problem]]:
    """The typed facts, or every place where the data does not fit the type (not only the first).

    >>> facts, problems = convert({"game": "oware", "titel": "Oware"}, Facts)
    >>> [str(problem) for problem in problems][:2]
    ['edition: missing', 'title: missing']
    """
    try:
        return msgspec.convert(data, kind), []
    except msgspec.ValidationError as problem:  # it names the first misfit only; walking is slow
        return None, list(_misfits(data, kind, "")) or [_misfit("", str(problem))]


def _misfits(data: object, kind: Any, place: str) -> typing.Iterator[Problem]:
    """Walk down where type and data are both tables, so that one misfit does not hide the next."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(data, dict):
        hints, info = _fields(kind)
        for name, field in info.items():
            inside = f"{place}.{name}" if place else name
            if name in data:
                yield from _misfits(data[name], hints[name], inside)
            elif field.required:
                yield Problem(inside, "missing")
        for name in data:
            if name not in info:
                yield Problem(f"{place}.{name}" if place else name, "no_field", {"fields": ", ".join(info)})
        return
    if typing.get_origin(kind) in (tuple, list) and isinstance(data, list):
        for index, item in enumerate(data):
            yield from _misfits(item, typing.get_args(kind)[0], f"{place}[{index}]")
        return
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        yield _misfit(place, str(problem))


def _misfit(place: str, message: str) -> Problem:
    """What the reader of types says, in facts: `int` and `str` are the words of the file format."""
    found = re.match("Expected `(.+?)`, got `(.+?)`", message)
    if found:
        return Problem(place, "kind", {"wanted": found[1], "found": found[2]})
    found = re.match("Invalid enum value (.+?)(?: - at .*)?$", message)
    if found:
        return Problem(place, "strange", {"word": found[1].strip("'")})
    return Problem(place, "misfit")


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The types and the fields of a struct; looked up once, because an edition has hundreds of entries."""
    return typing.get_type_hints(kind), {field.name: field for field in msgspec.structs.fields(kind)}
