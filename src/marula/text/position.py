"""A position as text: what `marula replay --at` prints, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marula.core import codec, fields
from marula.core.game import Board
from marula.core.match import Match
from marula.core.seat import ONLOOKER
from marula.text.catalogue import Catalogue, MissingText, key_of
from marula.text.languages import FALLBACK

HOLE = "\ufffc"
"""Stands for a value in a sentence: the sign for an object that is not text."""
HIDDEN = -1
"""How a view writes a number that its reader may not know; where it is no player's, there is no such thing yet."""


def position(match: Match, version: int, seat: int | None, language: str = FALLBACK) -> Iterator[str]:
    """What the seat sees (an onlooker, where none is named), and who is asked what."""
    text = Catalogue(match.game, language)
    state = match.at(version)
    yield text.say("replay-position", number=version)
    view = match.game.view(state, ONLOOKER if seat is None else seat)
    written = codec.write_view(view)
    for field, data in written.items():
        key = key_of("field", field)
        if text.has(key):  # fields without text are for bots
            data = None if data == HIDDEN else data
            sizes = written[view.SIZES[field]] if field in view.SIZES else None
            told = value_text(text, match.board, view.FIELDS[field], data, sizes)
            yield f"    {_pair(text, text.say(key), told)}"
    for waiting in match.game.waiting_on(state):
        yield f"    {_pair(text, text.seat(waiting, ()), text.phase(match.game.phase(state, waiting)))}"


def value_text(text: Catalogue, board: Board, form: fields.Field, data: Any, sizes: Any = None) -> str:
    """One value of a view, whatever its shape is; `sizes` tells how many things it has, hidden ones included."""
    if sizes is not None:
        return _with_hidden(text, board, form, data, sizes)
    if data is None or data == [] or data == {}:
        return text.say("nothing")
    match form:
        case fields.Flag():
            return text.say("page-yes" if data else "page-no")
        case fields.Word():
            return _name(text, board, form.table, data)
        case fields.Set():
            return text.listed([_name(text, board, form.item.table, word) for word in data])
        case fields.Row():
            return _row(text, board, form.of, data)
        case fields.Each():
            return _each(text, board, form.table, [value_text(text, board, form.of, one) for one in data])
        case fields.Per():
            return _per(text, board, form.tables, form.of, data)
        case fields.PileOf():
            parts = {"unseen": form.unseen, "under": form.under}
            said = [
                _pair(text, text.say(key_of("field", part)), value_text(text, board, parts[part], data[part]))
                for part in parts
                if data[part]
            ]
            return text.say("between-owners").join(said) or text.say("nothing")
        case _:
            return text.say("page-unknown") if data == HIDDEN else str(data)


def _with_hidden(text: Catalogue, board: Board, form: fields.Field, data: Any, sizes: list[Any]) -> str:
    """Things of which some may be hidden: those that are seen, then how many more there are."""
    if isinstance(form, fields.Per) and form.tables[0] == "seat":
        rest = form.tables[1:]
        said = [
            _and_hidden(text, _per(text, board, rest, form.of, one), _seen(one), int(size))
            for one, size in zip(data, sizes, strict=True)
        ]
        return _each(text, board, "seat", said)
    seen = [one for one in data if one is not None] if isinstance(data, list) else data
    return _and_hidden(text, value_text(text, board, form, seen), len(seen), sum(map(int, sizes)))


def _seen(data: Any) -> int:
    """How many things one player is seen to have."""
    return sum(data.values()) if isinstance(data, dict) else int(data is not None)


def _and_hidden(text: Catalogue, said: str, seen: int, size: int) -> str:
    if size <= seen:
        return said
    hidden = text.say("page-unknown")
    hidden = hidden if size == 1 else text.say("times", number=size - seen, what=hidden)
    return text.say("between-things").join([said, hidden]) if seen else hidden


def _row(text: Catalogue, board: Board, of: fields.Field, data: list[Any]) -> str:
    """Things in a row: alike ones counted, for a row of numbers each as it is."""
    said = [text.say("page-unknown") if one is None else value_text(text, board, of, one) for one in data]
    return text.listed(said) if isinstance(of, fields.Word) else text.numbers(said)


def _each(text: Catalogue, board: Board, table: str, said: list[str]) -> str:
    """What each player has, or lies at each thing of a table."""
    owners = range(len(said)) if table == "seat" else board.tables[table]
    pairs = [_pair(text, _name(text, board, table, owner), one) for owner, one in zip(owners, said)]
    return text.say("between-owners").join(pairs)


def _per(text: Catalogue, board: Board, tables: tuple[str, ...], of: fields.Field, data: Any) -> str:
    """One value for each thing of a table, or of several tables in a grid."""
    if not tables:
        return value_text(text, board, of, data)
    if data in ([], {}):
        return text.say("nothing")
    table, deeper = tables[0], tables[1:]
    if isinstance(data, list):
        return _each(text, board, table, [_per(text, board, deeper, of, one) for one in data])
    named = {word: _name(text, board, table, word) for word in data}
    if not deeper and isinstance(of, fields.Flag):
        return text.names(list(named.values()))
    if not deeper and isinstance(of, fields.Number) and all(name.isdigit() for name in named.values()):  # dice
        return text.numbers([named[word] for word, number in data.items() for _ in range(number)])
    return text.say("between-things").join(
        _pair(text, named[word], _per(text, board, deeper, of, one)) for word, one in data.items()
    )


def _name(text: Catalogue, board: Board, table: str, word: Any) -> str:
    if table == "seat":
        return text.seat(int(word), ())
    try:
        return text.name(board, table, str(word))
    except MissingText:  # a thing that only bots tell apart: its number is all it is
        return str(word)


def _pair(text: Catalogue, what: str, value: str) -> str:
    # A whole map of owners is longer than what Fluent takes as one value, so it is put in afterwards.
    return text.say("replay-field", field=what, value=HOLE).replace(HOLE, value)
