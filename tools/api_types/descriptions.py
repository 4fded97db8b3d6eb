"""The sentence of every type and field of the API, read from the source and put into the OpenAPI schema.

A struct says what each field means in a docstring under it. Python throws these away, so they are read from the source.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import msgspec

from marula.server.http import requests, responses


class MissingDescription(Exception):
    """Fields that say nothing of what they mean."""


PARAMETERS = {
    ("before", "query"): "Only what is older: the cursor of the last answer, or the number of a chat line.",
    ("decisions", "path"): "After how many decisions, as this reader counts.",
    ("decisions", "query"): "How many judged decisions the reader has; they are left out.",
    ("edition", "path"): "The edition's name.",
    ("entries", "query"): "How many entries the reader has; they are left out.",
    ("game", "path"): "The game's name.",
    ("game", "query"): "Only tables of this game.",
    ("id", "path"): "The id in the link of the table or edition.",
    ("limit", "query"): "How many to answer with at most.",
    ("name", "path"): "The puzzle's name.",
    ("notice", "path"): "The notice's id.",
    ("number", "path"): "The number of a lesson's step, counted from 0, or of a decision, counted from 1.",
    ("seat", "path"): "The seat, counted from 0.",
    ("seat", "query"): "The seat whose view is wanted, counted from 0; -1 is an onlooker.",
    ("since", "query"): "The number of the first moment that is wanted; without it the last few.",
    ("status", "query"): "Only tables in this state; without it all.",
}
"""What stands in an address, by name and place. A name means the same at every address."""


def describe(schema: Mapping[str, Any]) -> None:
    """Add a description to every type, field and parameter. Those that have none are an error that names them all."""
    missing = [*describe_types(schema["components"]["schemas"]), *describe_parameters(schema["paths"])]
    if missing:
        raise MissingDescription("nothing says what these mean: " + ", ".join(missing))


def describe_parameters(paths: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Add a description to each parameter of each address; those that have none."""
    missing = []
    for path, methods in paths.items():
        for operation in methods.values():
            for parameter in operation.get("parameters", ()):
                known = (parameter["name"], parameter["in"])
                if known in PARAMETERS:
                    parameter["description"] = PARAMETERS[known]
                else:
                    missing.append(f"{path} {parameter['name']}")
    return missing


def describe_types(schemas: Mapping[str, dict[str, Any]]) -> list[str]:
    """Add a description to each schema and each of its fields; the fields that have none."""
    missing = []
    for name, schema in schemas.items():
        owner = declared().get(name)
        meanings = {} if owner is None else field_docs(owner)
        if owner is not None and owner.__doc__:
            schema["description"] = " ".join(owner.__doc__.split())
        for field, body in schema.get("properties", {}).items():
            if field in meanings:
                body["description"] = meanings[field]
            else:
                missing.append(f"{name}.{field}")
    return missing


@cache
def declared() -> dict[str, type]:
    """Every struct that the API declares or takes over from elsewhere, by name."""
    modules = [
        requests,
        *(import_module(one.name) for one in walk_packages(responses.__path__, f"{responses.__name__}.")),
    ]
    found: dict[str, type] = {}
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
                found |= {one.__name__: one for one in with_parts(thing)}
    return found


def with_parts(owner: type[msgspec.Struct]) -> Iterator[type]:
    """A struct and those that its fields hold directly."""
    yield owner
    for field in msgspec.structs.fields(owner):
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            yield field.type


def field_docs(owner: type) -> dict[str, str]:
    """The sentence under each field of a struct and of those it is made from, by the name that is sent."""
    found: dict[str, str] = {}
    for one in reversed(owner.__mro__):
        if one.__module__.startswith("marula."):
            found |= own_field_docs(one)
    return {field.encode_name: found[field.name] for field in msgspec.structs.fields(owner) if field.name in found}


def own_field_docs(owner: type) -> dict[str, str]:
    """The sentence under each field in the source of one class."""
    body = ast.parse(inspect.cleandoc("\n" + inspect.getsource(owner))).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, after in zip(body.body, body.body[1:]):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                found[field.target.id] = " ".join(str(after.value.value).split())
    return found
