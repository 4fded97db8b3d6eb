"""The TypeScript type of a game's view, from the outline of its fields."""

from collections.abc import Mapping, Sequence
from typing import Any

from tools.api_types.openapi_to_typescript import array_of, union

HEADER = "/** What a seat may know: the fields of the game's View. `python -m tools.api_types` writes this file. */\n"


def typescript_of_view(outline: Mapping[str, Mapping[str, Any]], phases: Sequence[str]) -> str:
    """One interface. The phase is always one of `phases`; any other word may be missing, which is null."""
    lines = []
    for name, field in outline.items():
        if field["kind"] == "word" and field["table"] == "phase":
            kind = union([f'"{phase}"' for phase in phases])
        else:
            kind = typescript_of(field)
        lines.append(f"  {name}: {kind};\n")
    return f"{HEADER}export interface View {{\n{''.join(lines)}}}\n"


def typescript_of(field: Mapping[str, Any]) -> str:
    """The type of one field as core.fields writes it."""
    match field["kind"]:
        case "number":
            return "number"
        case "flag":
            return "boolean"
        case "word":
            return f"{_word(field)} | null"
        case "set":
            return array_of(_word(field))
        case "row" | "each":
            return array_of(typescript_of(field["of"]))
        case "per":
            return _per(field["tables"], field["of"])
        case "pile":
            return f"{{ unseen: Record<string, number>; under: {array_of(_word(field) + ' | null')} }}"
        case _:  # a shape of the game's own
            return "unknown"


def _word(field: Mapping[str, Any]) -> str:
    return "number" if field["table"] == "seat" else "string"


def _per(tables: Sequence[str], of: Mapping[str, Any]) -> str:
    """Seats are a list. Any other table is a mapping, which leaves out what is zero, false or null."""
    first, *rest = tables
    if first == "seat":
        return array_of(_per(rest, of) if rest else typescript_of(of))
    if rest:
        return f"Record<string, {_per(rest, of)}>"
    return f"Record<string, {_word(of) if of['kind'] == 'word' else typescript_of(of)}>"
