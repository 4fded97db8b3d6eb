"""OpenAPI and the pages' types are generated from what the server declares, and are fresh. Nothing here needs Node."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import pytest

from marula.core import codec
from marula.core.chance import Sealed
from marula.core.event import Event
from marula.core.game import Game
from marula.core.match import Match
from marula.core.seat import ONLOOKER, Seat
from marula.core.setup import Setup
from marula.core.view_outline import view_outline
from marula.games import GAMES
from marula.lab.random_match import steps
from marula.server.http import responses
from tools.api_types.descriptions import MissingDescription, describe, field_docs
from tools.api_types.events_to_typescript import typescript_of_events, typescript_of_hint
from tools.api_types.files import API_TYPES, OPENAPI, generated_files, openapi_schema, stale
from tools.api_types.openapi_to_typescript import UnknownSchema, typescript_of, typescript_of_schemas
from tools.api_types.view_to_typescript import typescript_of_view

DECISIONS = 80


def test_the_generated_files_are_fresh() -> None:
    files = generated_files()
    assert {OPENAPI, API_TYPES} < set(files)
    assert stale(files) == [], "run: python -m tools.api_types"
    assert generated_files() == files, "the same input gives the same files"


def test_a_stale_or_missing_file_is_found(tmp_path: Path) -> None:
    fresh, old, missing = (tmp_path / name for name in ("fresh", "old", "missing"))
    fresh.write_text("new\n")
    old.write_text("old\n")
    assert stale({fresh: "new\n", old: "new\n", missing: "new\n"}) == [old, missing]


def references(schema: Any) -> Iterator[str]:
    """Every $ref, wherever it stands."""
    if isinstance(schema, Mapping):
        if "$ref" in schema:
            yield schema["$ref"]
        for part in schema.values():
            yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


def test_the_schema_is_whole_and_tells_of_the_socket() -> None:
    schema = openapi_schema()
    components = schema["components"]["schemas"]
    assert {"ListenHello", "LiveMessage", "Ping", "Pong"} <= set(components)
    found = set(references(schema))
    assert "#/components/schemas/Envelope" in found
    assert {name.rsplit("/", 1)[1] for name in found} <= set(components)
    json.dumps(schema)


def test_every_type_field_and_parameter_says_what_it_means() -> None:
    schema = openapi_schema()
    kinds = schema["components"]["schemas"].values()
    operations = [one for methods in schema["paths"].values() for one in methods.values()]
    described = [part for kind in kinds for part in (kind, *kind["properties"].values())]
    described += [part for one in operations for part in one.get("parameters", ())]
    assert len(described) > 400
    assert all(part["description"].rstrip("`").endswith((".", "?")) for part in described)


def test_a_field_or_parameter_without_a_sentence_is_an_error() -> None:
    schema = openapi_schema()
    schema["components"]["schemas"]["Pong"]["properties"]["echo"] = {"type": "integer"}
    schema["paths"]["/health"] = {"get": {"parameters": [{"name": "speed", "in": "query"}]}}
    with pytest.raises(MissingDescription, match=r"Pong\.echo, /health speed"):
        describe(schema)


def test_fields_are_described_by_the_names_that_are_sent_and_those_of_the_base_too() -> None:
    assert "from" in field_docs(responses.Table)
    assert "origin" not in field_docs(responses.Table)
    assert {"sequence", "done"} == set(field_docs(responses.UndoResult))


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({}, "unknown"),
        ({"type": "integer"}, "number"),
        ({"$ref": "#/components/schemas/Seat"}, "Seat"),
        ({"type": "string", "enum": ["open", "over"]}, '"open" | "over"'),
        ({"oneOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}, "number[][]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"oneOf": [{"type": "number"}, {"type": "integer"}]}, "number"),
    ],
)
def test_a_schema_as_typescript(schema: dict[str, Any], expected: str) -> None:
    assert typescript_of(schema) == expected


def test_an_interface_marks_what_may_be_left_out() -> None:
    schema = {
        "type": "object",
        "properties": {"from": {"type": "string"}, "to": {"type": "integer"}},
        "required": ["from"],
    }
    text = typescript_of_schemas({"Journey": schema})
    assert text.endswith("\nexport interface Journey {\n  from: string;\n  to?: number;\n}\n")
    schema["description"] = "A way."
    assert "\n/** A way. */\nexport interface Journey {" in typescript_of_schemas({"Journey": schema})


@pytest.mark.parametrize("schema", [{"type": "file"}, {"not": {}}, {"type": "object", "properties": {}}])
def test_a_schema_that_the_generator_does_not_know_is_an_error(schema: dict[str, Any]) -> None:
    with pytest.raises(UnknownSchema):
        typescript_of(schema)


def test_a_view_as_typescript() -> None:
    seat, word = {"kind": "word", "table": "seat"}, {"kind": "word", "table": "fruit"}
    text = typescript_of_view(
        {
            "phase": {"kind": "word", "table": "phase"},
            "active": seat,
            "seeds": {"kind": "per", "tables": ["seat"], "of": word},
            "owners": {"kind": "per", "tables": ["fruit"], "of": seat},
            "hands": {"kind": "per", "tables": ["seat", "fruit"], "of": {"kind": "number"}},
            "pages": {"kind": "each", "of": {"kind": "row", "of": word}},
            "passed": {"kind": "set", "table": "seat"},
            "recall": {"kind": "any"},
        },
        ("turn", "over"),
    )
    assert text.split("{\n", 1)[1].splitlines() == [
        '  phase: "turn" | "over";',
        "  active: number | null;",
        "  seeds: (string | null)[];",
        "  owners: Record<string, number>;",
        "  hands: Record<string, number>[];",
        "  pages: (string | null)[][];",
        "  passed: number[];",
        "  recall: unknown;",
        "}",
    ]


def fits(value: Any, outline: Mapping[str, Any]) -> bool:
    """Is a value of a view what its TypeScript type says?"""
    match outline["kind"]:
        case "number":
            return type(value) is int
        case "flag":
            return type(value) is bool
        case "word":
            return value is None or fits_word(value, outline)
        case "set":
            return isinstance(value, list) and all(fits_word(item, outline) for item in value)
        case "row" | "each":
            return isinstance(value, list) and all(fits(item, outline["of"]) for item in value)
        case "per":
            return fits_per(value, outline["tables"], outline["of"])
        case "pile":
            counts = {"kind": "number"}
            return fits_per(value["unseen"], ["pile"], counts) and all(item is not None for item in value["under"])
        case _:
            return True


def fits_word(value: Any, outline: Mapping[str, Any]) -> bool:
    return type(value) is (int if outline["table"] == "seat" else str)


def fits_per(value: Any, tables: list[str], of: Mapping[str, Any]) -> bool:
    first, *rest = tables
    items = value if first == "seat" else [item for item in value.values() if item is not None]
    if not isinstance(value, list if first == "seat" else dict) or len(items) != len(value):
        return False
    return all(fits_per(item, rest, of) if rest else fits(item, of) for item in items)


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_views_are_what_their_types_say(game: Game) -> None:
    match = Match.deal(game, Setup(game.name, game.fewest), Sealed(b"the views of one random match   "))
    outlines = view_outline(game, match.board)
    phases = set(match.board.tables["phase"])
    for number, _ in enumerate(steps(match, Sealed(b"the choices of one random match "))):
        for seat in range(ONLOOKER, match.setup.seats):
            view = codec.write_view(game.view(match.state, seat))
            assert set(view) == set(outlines)
            assert view["phase"] in phases
            assert [name for name, value in view.items() if not fits(value, outlines[name])] == []
        if number >= DECISIONS:
            break


class Moved(Event, frozen=True):
    """An event with a field of every type that events use."""

    seat: Seat
    place: Annotated[str, "place"]
    card: Annotated[str, "card"] | None
    dice: tuple[int, ...]
    white: bool


def test_an_event_as_typescript() -> None:
    text = typescript_of_events([Moved])
    assert '{\n  event: "moved";\n  seat: number;\n  place: string;\n  card: string | null;\n' in text
    assert "  dice: number[];\n  white: boolean;\n}\n" in text
    assert text.endswith(
        'export type GameEvent =\n  | Moved;\n\nexport const EVENT_KINDS = [\n  "moved",\n] as const;\n'
    )
    with pytest.raises(TypeError, match="dict"):
        typescript_of_hint(dict[str, int])
