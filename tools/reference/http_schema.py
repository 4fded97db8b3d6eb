"""The page of addresses and types of the HTTP API, from docs/openapi.json."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.reference.edition_file import kind_of
from tools.reference.markdown import cell, code, table

OPENAPI = Path(__file__).resolve().parents[2] / "docs" / "openapi.json"

HEAD = """# Addresses and types of the HTTP API

Made by `python -m tools.reference` from `docs/openapi.json`; do not edit. [The API of the tables](http-api.md) explains
how to use them. A refusal is always a `Refusal`, with the status 400, 401, 403, 404, 409, 413, 429, 500, 502 or 503.
"""


def page() -> str:
    """The whole page."""
    api = json.loads(OPENAPI.read_text(encoding="utf-8"))
    lines = [HEAD, "## Addresses\n"]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            lines += address(method.upper(), path, operation)
    lines += ["## Types\n"]
    for name, shape in sorted(api["components"]["schemas"].items()):
        lines += kind(name, shape)
    return "\n".join(lines)


def address(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    """One address: what it does, what it takes and what it answers."""
    yield f"### {method} {path}\n"
    yield cell(operation.get("description", "")) + "\n"
    asked = [
        (code(one["name"]), one["in"], named(one.get("schema", {})), cell(one["description"]))
        for one in operation.get("parameters", [])
    ]
    if asked:
        yield from table(("parameter", "in", "value", "meaning"), asked)
    body = content(operation.get("requestBody", {}))
    if body:
        yield f"Body: {named(body)}.\n"
    for status, answer in operation["responses"].items():
        found = content(answer)
        if status.startswith("2"):
            yield f"Answer {status}: {named(found) if found else 'see the page above'}.\n"


def content(part: dict[str, Any]) -> dict[str, Any]:
    """The schema of a body or an answer, if it is JSON."""
    for media in part.get("content", {}).values():
        return dict(media.get("schema", {}))
    return {}


def kind(name: str, shape: dict[str, Any]) -> Iterator[str]:
    """One type and its fields."""
    yield f"### {name}\n"
    yield cell(shape["description"]) + "\n"
    required = set(shape.get("required", ()))
    fields = [
        (code(field), named(value) + ("" if field in required else " (optional)"), cell(value["description"]))
        for field, value in shape.get("properties", {}).items()
    ]
    if fields:
        yield from table(("field", "value", "meaning"), fields)


def named(value: dict[str, Any]) -> str:
    """A value's type in words, with a link where it is a type of its own."""
    if "$ref" in value:
        name = value["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{name.lower()})"
    if value.get("type") == "array" and "$ref" in value.get("items", {}):
        return f"list of {named(value['items'])}"
    for choice in ("oneOf", "anyOf"):
        if choice in value:
            return " or ".join(named(one) for one in value[choice])
    return kind_of(value)
