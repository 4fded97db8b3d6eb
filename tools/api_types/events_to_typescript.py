"""The TypeScript types of a game's events, from the structs that the rules declare."""

import types
import typing
from collections.abc import Sequence

from marula.core.event import Event
from marula.core.notation import snake
from tools.api_types.openapi_to_typescript import array_of, union

HEADER = "/** What can happen: the events of the game's rules. `python -m tools.api_types` writes this file. */\n"
PLAIN = {int: "number", bool: "boolean", str: "string", type(None): "null"}


def typescript_of_events(events: Sequence[type[Event]]) -> str:
    """One interface for each kind of event, the union of them, and the list of all kinds."""
    interfaces = "".join(typescript_of_event(kind) for kind in events)
    members = "".join(f"\n  | {kind.__name__}" for kind in events)
    kinds = "".join(f'  "{snake(kind.__name__)}",\n' for kind in events)
    return (
        f"{HEADER}{interfaces}\nexport type GameEvent ={members};\n\nexport const EVENT_KINDS = [\n{kinds}] as const;\n"
    )


def typescript_of_event(kind: type[Event]) -> str:
    """An interface with the tag and the fields of one kind."""
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = "".join(f"  {name}: {typescript_of_hint(hints[name])};\n" for name in kind.__struct_fields__)
    return f'export interface {kind.__name__} {{\n  event: "{snake(kind.__name__)}";\n{fields}}}\n'


def typescript_of_hint(hint: object) -> str:
    """The type of one field: a number, a word, a list of these, or nothing."""
    if isinstance(hint, type) and hint in PLAIN:
        return PLAIN[hint]
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return typescript_of_hint(parts[0])
    if origin in (types.UnionType, typing.Union):
        return union([typescript_of_hint(part) for part in parts])
    if origin is tuple and parts[1:] == (...,):
        return array_of(typescript_of_hint(parts[0]))
    raise TypeError(f"a field of an event has a type that the pages do not know: {hint}")
