"""The page of edition files, from the types of every game's facts."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec

from marula.core.edition import Facts, facts_type
from marula.core.game import Game
from marula.games import GAMES
from marula.text.catalogue import Catalogue, key_of
from tools.api_types.descriptions import own_field_docs
from tools.reference.markdown import cell, code, table

HEAD = """# The edition file

Made by `python -m tools.reference` from the types of the games' facts; do not edit.

An edition is one JSON object with the data of a board. `marula edition new GAME FILE` writes one to begin with, and
`marula edition check FILE` says what is wrong with one. A field that is not listed here is refused. A server takes at
most 64,000 bytes, counted without spaces. [How to type in what is printed](../how-to/editions.md).

Every entry of a table names its source: `source` is the `id` of an entry in `sources`, or an object with one for each
field. The source `reconstruction` says that a value is ours and not printed.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in GAMES.values() for line in section(game))])


def section(game: Game) -> Iterator[str]:
    """One game: the object itself, then every kind of entry in it."""
    kind = facts_type(game.rules.facts)
    schema = msgspec.json.schema(kind)
    kinds = classes(game)
    yield f"## {game.name}\n"
    for name, shape in schema["$defs"].items():
        whole = name == kind.__name__
        owner = kinds.get(name)
        title = "The whole file" if whole else name
        yield f"### {title} ({game.name})\n"
        if owner and owner.__doc__:
            yield cell(owner.__doc__.split(">>>")[0]) + "\n"
        meanings = labels(game, shape) | (field_docs(owner) if owner else {})
        yield from table(("field", "value", "meaning"), rows(shape, meanings))


def labels(game: Game, shape: dict[str, Any]) -> dict[str, str]:
    """What the editor calls each field of this game."""
    texts = Catalogue(game)
    keys = {name: key_of("printed", name) for name in shape["properties"]}
    return {name: texts.say(key) for name, key in keys.items() if texts.has(key)}


def classes(game: Game) -> dict[str, type]:
    """The structs that the game's facts are made of, by name."""
    module = inspect.getmodule(game.rules.facts)
    own = {name: thing for name, thing in vars(module).items() if isinstance(thing, type)}
    return {"Source": msgspec.structs.fields(Facts)[-1].type.__args__[0], **own}


def field_docs(owner: type) -> dict[str, str]:
    """The sentence under each field of a class and of those it is made from."""
    found = {**SHARED}
    for one in reversed(owner.__mro__):
        if one.__module__.startswith("marula."):
            found |= own_field_docs(one)
    return found


SHARED = {
    "game": "The game's name.",
    "edition": "The edition's plain name.",
    "title": "What people read.",
    "note": "What should be known about this edition.",
    "sources": "Where facts are from.",
    "source": "The id of a source, or one for each field.",
    "confidence": "How sure the value is, where there is a doubt.",
    "id": "Its name in this file.",
    "ref": "What the source is.",
    "gives": "What the edition takes from it.",
}
"""Fields that every game has. A sentence in the source counts more."""


def rows(shape: dict[str, Any], meanings: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """A row for each field."""
    required = set(shape.get("required", ()))
    for name, value in shape["properties"].items():
        optional = "" if name in required else " (optional)"
        yield code(name), kind_of(value) + optional, cell(meanings.get(name, ""))


def kind_of(value: dict[str, Any]) -> str:
    """A value's type and bounds in words."""
    if value.get("anyOf", [{}])[-1].get("maxProperties") == 40:
        return "text, or object of texts"
    if "$ref" in value:
        return str(value["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in value:
        return " or ".join(kind_of(one) for one in value["anyOf"])
    if "enum" in value:
        return "one of " + ", ".join(code(str(one)) for one in value["enum"])
    if value.get("type") == "array":
        return f"list of {kind_of(value.get('items') or item_of(value))}{bounds(value, 'Items', ' entries')}"
    if value.get("type") == "object":
        return f"object of {kind_of(value.get('additionalProperties') or {})}{bounds(value, 'Properties', ' fields')}"
    if "x-list" in value:
        return f"id from {code(value['x-list'])}"
    return f"{NAMES.get(str(value.get('type')), 'any value')}{bounds(value, 'Length', ' characters')}"


NAMES = {"integer": "whole number", "string": "text", "number": "number", "boolean": "true or false", "null": "null"}


def item_of(value: dict[str, Any]) -> dict[str, Any]:
    """What stands in a list of fixed length, if all of it is of one kind."""
    items = value.get("prefixItems") or [{}]
    return items[0] if all(item == items[0] for item in items) else {}


def bounds(value: dict[str, Any], what: str, unit: str) -> str:
    """The bounds of a number, or of a text's or list's length."""
    low, high = value.get("minimum", value.get(f"min{what}")), value.get("maximum", value.get(f"max{what}"))
    low, high = (None if bound is None else f"{bound:,.0f}" for bound in (low, high))
    unit = "" if value.get("type") == "integer" else unit
    if low is not None and high is not None:
        return f", {low}{unit}" if low == high else f", {low} to {high}{unit}"
    if high is not None:
        return f", at most {high}{unit}"
    return f", at least {low}{unit}" if low is not None else ""
