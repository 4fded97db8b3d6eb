"""Codec: actions, events, views and setups to JSON and one-line text, and back."""

from __future__ import annotations

from functools import cache
from typing import Any, Union

import msgspec

from marula.core import fields
from marula.core.event import Action, Emitted, Event, Whisper
from marula.core.game import Board, Game, View
from marula.core.notation import parse, snake
from marula.core.refusal import Unknown
from marula.core.setup import CompleteSetup


@cache
def _union(kinds: tuple[type, ...]) -> Any:
    return Union[kinds]  # noqa: UP007  (made at run time, one for each game)


@cache
def _tagged(kinds: tuple[type[msgspec.Struct], ...]) -> tuple[str, dict[Any, type[msgspec.Struct]]]:
    """The tag field of these struct types, and the type of each tag."""
    field = kinds[0].__struct_config__.tag_field
    assert field is not None
    return field, {kind.__struct_config__.tag: kind for kind in kinds}


def prepare(game: Game) -> None:
    """Prepare the decoders of a game before threads use them.

    msgspec builds the decoder of a struct type when it is first used; two threads that do so at the same time crash the
    process.

    >>> from marula.games import GAMES
    >>> prepare(GAMES["template"])
    """
    for kind in (CompleteSetup, *game.actions, *game.events):
        msgspec.json.Decoder(kind)


def _one_of(kinds: tuple[type[msgspec.Struct], ...], data: Any) -> Any:
    """Convert to the struct type that the tag names.

    The type is looked up here, because msgspec builds a union anew for every `convert`: that took most of the time of
    reading a long journal.
    """
    field, by_tag = _tagged(kinds)
    tag = data.get(field) if isinstance(data, dict) else None
    kind = by_tag.get(tag) if isinstance(tag, str) else None
    return msgspec.convert(data, _union(kinds) if kind is None else kind)


def to_json(thing: msgspec.Struct) -> Any:
    """Any of our structs as plain JSON data.

    >>> to_json(CompleteSetup("oware", 2, "default", {}))
    {'game': 'oware', 'seats': 2, 'edition': 'default', 'options': {}}
    """
    return msgspec.to_builtins(thing)


def read_action(game: Game, data: Any) -> Action | Unknown:
    """An action of this game, from JSON or from its one-line text; Unknown where it is none.

    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> read_action(game, {"action": "lay_out", "fruit": "marula"})
    <lay_out marula>
    >>> read_action(game, "lay_out marula")
    <lay_out marula>
    >>> read_action(game, "jump").what
    'action'
    """
    try:
        if isinstance(data, str):
            return parse(data, game.actions)
        action: Action = _one_of(game.actions, data)
        return action
    except (ValueError, msgspec.ValidationError) as problem:
        return Unknown("action", str(problem), tuple(snake(kind.__name__) for kind in game.actions))


def read_event(game: Game, data: Any) -> Event:
    """An event of this game, from JSON or text; ValueError where it is none.

    >>> from marula.games import GAMES
    >>> read_event(GAMES["template"], {"event": "tree_shaken", "seat": 0, "fruits": 2})
    <tree_shaken 0 2>
    """
    if isinstance(data, str):
        return parse(data, game.events)
    try:
        event: Event = _one_of(game.events, data)
    except msgspec.ValidationError as problem:
        raise ValueError(str(problem)) from None
    return event


def write_emitted(emitted: Emitted) -> Any:
    """An event for everyone, or a whisper with its seat, as JSON.

    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> write_emitted(Whisper(1, read_event(game, "fruit_seen marula")))
    {'whisper': 1, 'told': {'event': 'fruit_seen', 'fruit': 'marula'}}
    """
    if isinstance(emitted, Whisper):
        return {"whisper": emitted.seat, "told": to_json(emitted.event)}
    return to_json(emitted)


def read_emitted(game: Game, data: Any) -> Emitted:
    """Read what `write_emitted` wrote; ValueError on anything else.

    >>> from marula.games import GAMES
    >>> read_emitted(GAMES["template"], {"whisper": 1, "told": {"event": "fruit_seen", "fruit": "marula"}}).seat
    1
    """
    if isinstance(data, dict) and "whisper" in data:
        if set(data) != {"whisper", "told"} or type(data["whisper"]) is not int:
            raise ValueError("a whisper has a seat and what it is told")
        return Whisper(data["whisper"], read_event(game, data["told"]))
    return read_event(game, data)


def read_setup(data: Any) -> CompleteSetup:
    """A complete setup from JSON; ValueError where it is none. Without a revision it is 1.

    >>> read_setup({"game": "oware", "seats": 3, "edition": "default", "options": {}}).revision
    1
    """
    try:
        return msgspec.convert(data, CompleteSetup)
    except msgspec.ValidationError as problem:
        raise ValueError(f"not a setup: {problem}") from None


def write_view(view: View) -> dict[str, object]:
    """A view as JSON.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> data = write_view(game.view(state, 0))
    >>> data["seat"], data["phase"]
    (0, 'seeds')
    """
    return fields.write(view)


def view_text(view: View) -> str:
    """A view as one line of JSON text.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> view_text(game.view(state, 0))[:10]
    '{"seat":0,'
    """
    return msgspec.json.encode(fields.write(view)).decode()


def read_view(game: Game, board: Board, data: Any) -> View:
    """A view from its JSON, as data or as text; ValueError where that does not fit.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> board = game.board(Setup("template", 2))
    >>> view = game.view(game.deal(board, Seeded("tea"), None), 0)
    >>> fields.same(read_view(game, board, view_text(view)), view)
    True
    """
    view: View = game.read_view(board, msgspec.json.decode(data) if isinstance(data, str) else data)
    return view
