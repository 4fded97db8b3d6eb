"""TypeScript interfaces from the schemas of an OpenAPI document.

Only what our schema uses is understood; anything else is an error. Unlike openapi-typescript this needs no Node.js, so
the check that the types are fresh runs wherever the tests do.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]

HEADER = (
    "/** The bodies of the server's API, from its OpenAPI schema. `python -m tools.api_types` writes this file. */\n"
)
PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REFERENCE = "#/components/schemas/"
BRACKETS = re.compile(r"\(.*\)|<.*>|\{.*\}|\[.*\]")


class UnknownSchema(Exception):
    """A schema that uses something this generator does not know."""


def typescript_of_schemas(schemas: Mapping[str, Schema]) -> str:
    """One interface for each schema, in the order of their names."""
    return HEADER + "".join(_interface(name, schemas[name]) for name in sorted(schemas))


def _interface(name: str, schema: Schema) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        raise UnknownSchema(f"{name} is no object with properties")
    required = set(schema.get("required", ()))
    lines = [
        f"{_comment(body, '  ')}  {field}{'' if field in required else '?'}: {typescript_of(body)};\n"
        for field, body in schema["properties"].items()
    ]
    return f"\n{_comment(schema)}export interface {name} {{\n{''.join(lines)}}}\n"


def _comment(schema: Schema, indent: str = "") -> str:
    """The description as a comment above what it describes."""
    return f"{indent}/** {schema['description']} */\n" if "description" in schema else ""


def typescript_of(schema: Schema) -> str:
    """The type of one value."""
    if not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "enum" in schema:
        return union([json.dumps(value, ensure_ascii=False) for value in schema["enum"]])
    for choices in ("oneOf", "anyOf"):
        if choices in schema:
            return union([typescript_of(choice) for choice in schema[choices]])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object" and "properties" not in schema:
        return f"Record<string, {typescript_of(schema.get('additionalProperties', {}))}>"
    if kind in PRIMITIVES:
        return PRIMITIVES[kind]
    raise UnknownSchema(json.dumps(schema))


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typescript_of(item) for item in schema['prefixItems'])}]"
    return array_of(typescript_of(schema.get("items", {})))


def array_of(item: str) -> str:
    """A list of these. A union needs brackets, unless it is inside brackets already."""
    outer = BRACKETS.sub("", item)
    return f"({item})[]" if " | " in outer else f"{item}[]"


def union(types: list[str]) -> str:
    """One of these, each named once."""
    return " | ".join(dict.fromkeys(types))
