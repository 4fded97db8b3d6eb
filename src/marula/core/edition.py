"""Editions: the data of a board, with the source of every fact. Reading one reports all its problems at once.

Every number, list and text has bounds in its type. A board that fits them is built at once and in little memory.
"""

from __future__ import annotations

import hashlib
import json
import re
import typing
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Meta

from marula.core import refusal as about
from marula.core.bounded_file import read_at_most
from marula.core.edition_types import INVISIBLE, VISIBLE, EditionName, LongText, Text, Word
from marula.core.errors import EditionError

MAX_BYTES = 1_000_000
"""The largest edition file that is read."""
MAX_SENT = 64_000
"""The largest edition, without spaces, that every server accepts: its requests have at most 64 KiB."""
MAX_PROBLEMS = 200
"""If a file has more problems than this, only the first ones are reported."""
_VISIBLE = re.compile(VISIBLE)


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

    id: Word
    ref: LongText
    gives: LongText = ""


class Sourced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fact that names its source: one, or one for each of its parts. 'reconstruction' says that it is ours.

    >>> Sourced(source={"length": "rulebook", "colour": "reconstruction"}).confidence
    ''
    """

    source: typing.Annotated[str, Meta(max_length=500)] | typing.Annotated[dict[Word, Text], Meta(max_length=40)]
    confidence: Text = ""

    def __post_init__(self) -> None:
        # msgspec 0.22 corrupts memory where a text with a pattern and a dict share a union: so no pattern up there.
        if isinstance(self.source, str) and not _VISIBLE.match(self.source):
            raise ValueError("invisible")


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of every edition file; a game adds its tables.

    >>> convert({"game": "oware", "edition": "default", "title": "Oware"}, Facts)[0].title
    'Oware'
    """

    game: Word
    edition: EditionName
    title: Text
    note: LongText = ""
    sources: typing.Annotated[tuple[Source, ...], Meta(max_length=100)] = ()


class Edition(msgspec.Struct, frozen=True, dict=True):
    """An edition file as it was read. `data` is plain JSON, and is copied into match files.

    >>> edition = from_data({"game": "oware", "edition": "long"}, "example")
    >>> edition.name, edition.digest
    ('long', '73fc6c282ec39d8d')
    """

    game: str
    name: str
    data: dict[str, Any]

    @cached_property
    def digest(self) -> str:
        """A short hash of exactly this content."""
        return hashlib.sha256(canonical(self.data)).hexdigest()[:16]


def canonical(data: object) -> bytes:
    """Canonical JSON: sorted keys, no spaces, UTF-8. Equal data gives equal bytes.

    >>> canonical({"b": 1, "a": [True, None]})
    b'{"a":[true,null],"b":1}'
    """
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False).encode()


def size_problems(edition: Edition) -> list[Problem]:
    """What is wrong with the size of an edition that is to be played on a server.

    >>> data = {"game": "oware", "edition": "long", "note": "x" * 70_000}
    >>> [str(problem) for problem in size_problems(from_data(data, "example"))]
    ['too_large (number 64000)']
    """
    return [Problem("", "too_large", {"number": MAX_SENT})] if len(canonical(edition.data)) > MAX_SENT else []


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
        content = read_at_most(path, MAX_BYTES + 1)
    except OSError as problem:
        raise EditionError(str(path), [Problem("", "unreadable", {"reason": str(problem.strerror)})]) from None
    return from_json(content, str(path))


def from_json(content: bytes, where: str) -> Edition:
    """An edition from the bytes of a file; EditionError where it is no edition at all.

    >>> from_json(b'{"game": "oware", "edition": "long"}', "example").name
    'long'
    >>> from_json(b'{"game": NaN}', "example")
    Traceback (most recent call last):
        ...
    marula.core.errors.EditionError: example: not_json (reason NaN)
    """
    if len(content) > MAX_BYTES:
        raise EditionError(where, [Problem("", "too_large", {"number": MAX_BYTES})])
    try:
        data = json.loads(content, parse_constant=_no_number)
    except (ValueError, RecursionError) as problem:
        raise EditionError(where, [Problem("", "not_json", {"reason": clipped(str(problem))})]) from None
    return from_data(data, where)


def _no_number(word: str) -> object:
    """JSON has no NaN and no Infinity, though Python reads them."""
    raise ValueError(word)


def clipped(text: str) -> str:
    """Text from outside, made safe to show: cut short, and without characters that hide or move other text.

    >>> clipped("red\x1b[2J")
    'red\ufffd[2J'
    """
    shown = re.sub(f"[{INVISIBLE}]", "\ufffd", text)
    return shown if len(shown) <= 80 else shown[:79] + "…"


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
    problems = [*_misfits(data["game"], Word, "game"), *_misfits(data["edition"], EditionName, "edition")]
    if problems:
        raise EditionError(where, problems)
    return Edition(data["game"], data["edition"], data)


F = typing.TypeVar("F", bound=msgspec.Struct)


def facts_type(read: typing.Callable[..., Any]) -> type[msgspec.Struct]:
    """The type of a game's facts: a struct that declares every field once, with its bounds.

    >>> from marula.games import GAMES
    >>> sorted(field.name for field in msgspec.structs.fields(facts_type(GAMES["template"].rules.facts)))[:2]
    ['edition', 'fruits']
    """
    found = typing.get_args(typing.get_type_hints(read)["return"])[0]
    kind: type[msgspec.Struct] = next(part for part in typing.get_args(found) if part is not type(None))
    return kind


def convert(data: object, kind: type[F]) -> tuple[F | None, list[Problem]]:
    """The typed facts, and every place where the data does not fit the type (not only the first).

    With problems, the facts cannot be played. Where only numbers are out of bounds, the facts have the nearest numbers
    that fit: so the game can tell at the same time what else is wrong. Else they are None.

    >>> facts, problems = convert({"game": "oware", "titel": "Oware"}, Facts)
    >>> [str(problem) for problem in problems][:2]
    ['edition: missing', 'title: missing']
    """
    try:
        return msgspec.convert(data, kind), []
    except msgspec.ValidationError as problem:  # it names the first misfit only; walking is slow
        found = list(islice(_misfits(data, kind, ""), MAX_PROBLEMS)) or [_misfit("", str(problem), kind)]
        if all(misfit.what == "between" for misfit in found):
            return msgspec.convert(_within_bounds(data, kind), kind), found
        return None, found


def read_facts(
    edition: Edition, kind: type[F], problems: Callable[[F], Iterable[Problem]]
) -> tuple[F | None, list[Problem]]:
    """The typed facts, or everything that is wrong with them. `problems` is asked once every value has its type.

    >>> edition = from_data({"game": "oware", "edition": "default", "title": ""}, "example")
    >>> facts, problems = read_facts(edition, Facts, lambda facts: [] if facts.title else [Problem("title", "empty")])
    >>> facts, [str(problem) for problem in problems]
    (None, ['title: empty'])
    """
    facts, found = convert(edition.data, kind)
    if facts is not None:
        found = one_per_place([*found, *problems(facts)])
    return (None, found) if found else (facts, [])


def require_facts(edition: Edition, read: Callable[[Edition], tuple[F | None, list[Problem]]]) -> F:
    """The facts of an edition that can be played; EditionError with all its problems where it cannot.

    >>> edition = from_data({"game": "oware", "edition": "default", "title": "Oware"}, "example")
    >>> require_facts(edition, lambda edition: read_facts(edition, Facts, lambda facts: [])).title
    'Oware'
    """
    facts, problems = read(edition)
    if facts is None:
        raise EditionError(edition.name, problems, edition.game)
    return facts


def _misfits(data: object, kind: Any, place: str) -> typing.Iterator[Problem]:
    """Walk down where type and data are both tables, so that one misfit does not hide the next."""
    plain = typing.get_args(kind)[0] if typing.get_origin(kind) is typing.Annotated else kind
    if isinstance(plain, type) and issubclass(plain, msgspec.Struct) and isinstance(data, dict):
        yield from _struct_misfits(data, plain, place)
    elif typing.get_origin(plain) in (tuple, list) and isinstance(data, list) and not _too_long(data, kind):
        for index, item in enumerate(data):
            yield from _misfits(item, typing.get_args(plain)[0], f"{place}[{index}]")
    elif typing.get_origin(plain) is dict and isinstance(data, dict) and not _too_long(data, kind):
        for name, item in data.items():
            yield from _misfits(name, typing.get_args(plain)[0], place)
            yield from _misfits(item, typing.get_args(plain)[1], f"{place}.{clipped(str(name))}")
    else:
        try:
            msgspec.convert({"value": data}, _holder(kind))
            if isinstance(data, str) and not _VISIBLE.match(data):
                yield Problem(place, "invisible")
        except msgspec.ValidationError as problem:
            yield _misfit(place, str(problem), kind)


def _struct_misfits(data: dict[str, Any], kind: type[msgspec.Struct], place: str) -> typing.Iterator[Problem]:
    """What does not fit a struct: in its fields, what is missing, and what it does not know."""
    hints, info = _fields(kind)
    for name, field in info.items():
        inside = f"{place}.{name}" if place else name
        if name in data:
            yield from _misfits(data[name], hints[name], inside)
        elif field.required:
            yield Problem(inside, "missing")
    for name in data:
        if name not in info:
            shown = clipped(str(name))
            yield Problem(f"{place}.{shown}" if place else shown, "no_field", {"fields": ", ".join(info)})


def _within_bounds(data: Any, kind: Any) -> Any:
    """The same data with every number moved into its bounds."""
    plain = typing.get_args(kind)[0] if typing.get_origin(kind) is typing.Annotated else kind
    if isinstance(plain, type) and issubclass(plain, msgspec.Struct) and isinstance(data, dict):
        return {name: _within_bounds(value, _fields(plain)[0][name]) for name, value in data.items()}
    if typing.get_origin(plain) in (tuple, list):
        return [_within_bounds(item, typing.get_args(plain)[0]) for item in data]
    if typing.get_origin(plain) is dict:
        return {name: _within_bounds(item, typing.get_args(plain)[1]) for name, item in data.items()}
    bounds = _bounds(kind) if isinstance(data, int | float) else None
    return data if bounds is None else min(max(data, bounds[0]), bounds[1])


def _bounds(kind: Any) -> tuple[int, int] | None:
    """The least and the largest number of a type that has both."""
    for meta in getattr(kind, "__metadata__", ()):
        if isinstance(meta, Meta) and meta.ge is not None and meta.le is not None:
            return int(meta.ge), int(meta.le)
    return None


def one_per_place(problems: list[Problem]) -> list[Problem]:
    """Where a number is out of bounds, drop the other problems of the same place.

    >>> [str(one) for one in one_per_place([Problem("points", "between"), Problem("points", "missing")])]
    ['points: between']
    """
    first = {problem.place: problem for problem in reversed([one for one in problems if one.what == "between"])}
    return [problem for problem in problems if first.get(problem.place, problem) is problem]


def _too_long(data: list[Any] | dict[str, Any], kind: Any) -> bool:
    """More entries than the type allows: then they are not looked at one by one."""
    bounds = [meta.max_length for meta in getattr(kind, "__metadata__", ()) if isinstance(meta, Meta)]
    return any(most is not None and len(data) > most for most in bounds)


def _misfit(place: str, message: str, kind: Any = None) -> Problem:
    """The message of msgspec as facts. `int` and `str` are the names that the file format uses."""
    found = re.match("Expected `(.+?)`, got `(.+?)`", message)
    if found:
        return Problem(place, "kind", {"wanted": found[1], "found": found[2]})
    found = re.match(r"Expected `(?:int|float)` (>=|<=) (-?\d+)", message)
    if found:
        return _out_of_bounds(place, found[1], int(found[2]), kind)
    found = re.match(r"Expected `(\w+)` of length <= (\d+)", message)
    if found and found[1] == "str":
        return Problem(place, "many_letters", {"number": int(found[2])})
    if found:
        return Problem(place, "many_entries", {"number": int(found[2])})
    if message.startswith("Expected `str` matching"):
        return Problem(place, "no_name" if kind is EditionName else "invisible")
    found = re.match("Invalid enum value (.+?)(?: - at .*)?$", message)
    if found:
        return Problem(place, "strange", {"word": clipped(found[1].strip("'"))})
    return Problem(place, "misfit")


def _out_of_bounds(place: str, sign: str, bound: int, kind: Any) -> Problem:
    """A problem for a number out of bounds. It names both bounds if the type has both."""
    bounds = _bounds(kind)
    if bounds is not None:
        return Problem(place, "between", {"least": bounds[0], "most": bounds[1]})
    return Problem(place, "at_least" if sign == ">=" else "at_most", {"number": bound})


@cache
def _holder(kind: Any) -> type[msgspec.Struct]:
    """A struct with one value of this type: msgspec keeps what it knows of a struct, but not of a bare type."""
    return msgspec.defstruct("Holder", [("value", kind)])


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The types and the fields of a struct; looked up once, because an edition has hundreds of entries."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return hints, {field.name: field for field in msgspec.structs.fields(kind)}
