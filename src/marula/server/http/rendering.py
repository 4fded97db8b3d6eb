"""Words: tables and envelopes as the API tells them, with text in the reader's language next to the data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from marula.core import codec
from marula.core.envelope import Envelope, Moment
from marula.core.event import Action, Event
from marula.core.game import Board, Game
from marula.core.refusal import Declined, Illegal, NotYourTurn, Refusal, Stale, Unknown
from marula.core.score import ScoreSheet
from marula.core.setup import write_value
from marula.core.view_outline import view_outline
from marula.server.runtime.live_table import LiveTable
from marula.server.tables import summary
from marula.server.tables.bot_levels import levels
from marula.server.tables.events import LogEntry, Said
from marula.server.tables.table import Table
from marula.text.catalogue import Catalogue, MissingText, key_of
from marula.text.languages import FALLBACK, choose


@lru_cache(maxsize=256)
def catalogue(game: Game | None, language: str) -> Catalogue:
    """The words of a game; made once for each language."""
    return Catalogue(game, language)


@lru_cache(maxsize=256)
def title(game: Game, language: str) -> str:
    """What the game is called."""
    return catalogue(game, language).say("game-title")


@lru_cache(maxsize=65536)
def option_words(board: Board, language: str, game: Game, action: Action) -> dict[str, Any]:
    """An action and its button's label. A board's actions are few and offered at every turn: nobody changes this."""
    return {"action": codec.to_json(action), "text": catalogue(game, language).action(board, action)}


@lru_cache(maxsize=65536)
def option_json(board: Board, language: str, game: Game, action: Action) -> msgspec.Raw:
    """The same, as it is sent."""
    return msgspec.Raw(msgspec.json.encode(option_words(board, language, game, action)))


@lru_cache(maxsize=65536)
def event_json(
    board: Board, language: str, game: Game, event: Event, names: tuple[str, ...]
) -> tuple[msgspec.Raw, msgspec.Raw]:
    """An event, and its sentence of the report, as they are sent to everyone who hears of it."""
    text = catalogue(game, language).event(board, event, names)
    return msgspec.Raw(msgspec.json.encode(codec.to_json(event))), msgspec.Raw(msgspec.json.encode(text))


@lru_cache(maxsize=4096)
def phase_json(game: Game, language: str, phase: str) -> msgspec.Raw:
    """What is to be done now."""
    return msgspec.Raw(msgspec.json.encode({"phase": phase, "text": catalogue(game, language).phase(phase)}))


def chosen_language(query: str | None, header: str | None) -> str:
    """The first language we have: of the address, then of the browser's list."""
    wanted = [query or "", *(part.split(";")[0] for part in (header or "").split(","))]
    return choose(wanted) or FALLBACK


@lru_cache(maxsize=4096)
def bot_name(level: str, seat: int, language: str) -> str:
    """What a bot is called at the table."""
    return catalogue(None, language).say("bot-name", level=level_text(level, language), number=seat + 1)


def level_text(level: str, language: str) -> str:
    """What a level is called; a new one without words by its own name."""
    words = catalogue(None, language)
    key = key_of("bot", level)
    return words.say(key) if words.has(key) else level


def names_at(table: Table, language: str) -> tuple[str, ...]:
    """Who sits where, for sentences."""
    return tuple(
        seat_state.name
        or (bot_name(seat_state.bot, seat, language) if seat_state.bot else catalogue(None, language).seat(seat, ()))
        for seat, seat_state in enumerate(table.seats)
    )


# --- tables ----------------------------------------------------------------------------------------------------------


def table_words(live: LiveTable, game: Game, language: str) -> dict[str, Any]:
    """A table as anyone may see it."""
    assert live.table is not None
    return dressed(summary.public_summary(live.table), game, language, live)


def dressed(body: dict[str, Any], game: Game, language: str, live: LiveTable | None) -> dict[str, Any]:
    """A card with its texts, and with who is present."""
    present = live.present if live is not None else set()
    seats = []
    for seat in body["seats"]:
        name = seat["name"]
        if name is None and seat["bot"] is not None:
            name = bot_name(seat["bot"], seat["seat"], language)
        seats.append({**seat, "name": name, "present": seat["kind"] == "bot" or seat["seat"] in present})
    onlookers = live.onlookers if live is not None else 0
    return {**body, "title": title(game, language), "seats": seats, "onlookers": onlookers}


def chat_words(line: LogEntry) -> dict[str, Any]:
    """A line of chat."""
    said = line.event
    assert isinstance(said, Said)
    return {"sequence": line.sequence, "at": line.at, "seat": said.seat, "name": said.name, "text": said.text}


# --- envelopes -------------------------------------------------------------------------------------------------------


def envelope_words(
    envelope: Envelope, game: Game, names: tuple[str, ...], language: str, version: int, since: int, undo: int | None
) -> dict[str, Any]:
    """An envelope with its texts. All that it tells of the match comes from the envelope."""
    board = envelope.view.board
    return {
        "seat": envelope.seat,
        "version": version,
        "decisions": envelope.version,
        "waiting_on": list(envelope.waiting_on),
        "phase": phase_json(game, language, envelope.phase),
        "view": codec.write_view(envelope.view),
        "options": [option_json(board, language, game, action) for action in envelope.options],
        "since": since,
        "moments": [moment_words(moment, board, game, names, language) for moment in envelope.moments],
        "undo": undo,
        "score": None if envelope.score is None else score_words(envelope.score, board, catalogue(game, language)),
    }


def moment_words(moment: Moment, board: Board, game: Game, names: tuple[str, ...], language: str) -> dict[str, Any]:
    """What a reader heard of one decision."""
    told = [event_json(board, language, game, event, names) for event in moment.events]
    return {
        "number": moment.number,
        "seat": moment.seat,
        "events": [event for event, _ in told],
        "texts": [text for _, text in told],
    }


def score_words(sheet: ScoreSheet, board: Board, words: Catalogue) -> dict[str, Any]:
    """The score sheet with a text for each line."""
    body: dict[str, Any] = codec.to_json(sheet)
    for column, told in zip(sheet.columns, body["columns"], strict=True):
        for line, line_told in zip(column.lines, told["lines"], strict=True):
            line_told["text"] = words.line(board, line)
    return body


def refusal_words(
    refusal: Refusal, language: str, game: Game | None = None, board: Board | None = None, names: tuple[str, ...] = ()
) -> dict[str, Any]:
    """A refusal as the API answers it: its code, its text, its facts."""
    text = catalogue(game, language).refusal(board, refusal, names)
    facts: dict[str, Any]
    match refusal:
        case Declined():
            return {"code": refusal.why, "text": text, "facts": dict(refusal.facts)}
        case Illegal():
            facts = {"rule": refusal.rule, **refusal.facts}
        case NotYourTurn():
            facts = {"seat": refusal.seat, "waiting_on": list(refusal.waiting_on)}
        case Stale():
            facts = {"version": refusal.version, "current": refusal.current}
        case Unknown():
            facts = {"what": refusal.what, "word": refusal.word, "allowed": list(refusal.allowed)}
        case _:
            facts = {}
    return {"code": type(refusal).__name__.lower(), "text": text, "facts": facts}


# --- games -----------------------------------------------------------------------------------------------------------


def game_words(game: Game, language: str) -> dict[str, Any]:
    """What one must know to create a table."""
    words = catalogue(game, language)
    return {
        "name": game.name,
        "title": words.say("game-title"),
        "summary": words.say("game-summary"),
        "players": [game.fewest, game.most],
        "editions": [
            {"name": name, **{key: told[key] for key in ("title", "note")}}
            for name in game.editions()
            for told in (words.edition_text(game.edition(name), True),)
        ],
        "options": [
            {
                "name": variant.name,
                "text": words.say(key_of("option", variant.name)),
                "default": variant.default,
                "choices": [
                    {"choice": choice, "text": words.variant_value(variant.name, write_value(choice))}
                    for choice in variant.allowed
                ],
            }
            for variant in game.variants
        ],
    }


def board_words(game: Game, board: Board, language: str) -> dict[str, Any]:
    """What a face needs once for every table: the edition, the words views use, and what they are called."""
    words = catalogue(game, language)
    names: dict[str, dict[str, str]] = {}
    forms: dict[str, dict[str, dict[str, str]]] = {}
    for table, things in board.tables.items():
        if table == "seat":
            continue
        for thing in things:
            try:
                names.setdefault(table, {})[thing] = words.name(board, table, thing)
            except MissingText:  # a table of what bots remember: nobody is shown it
                break
            for form in words.forms(table):
                forms.setdefault(table, {}).setdefault(thing, {})[form] = words.name(board, table, thing, form)
    return {
        "setup": msgspec.to_builtins(board.setup),
        "edition": board.edition.data,
        "tables": {table: list(things) for table, things in board.tables.items() if table != "seat"},
        "names": names,
        "forms": forms,
        "about": words.edition_text(board.edition, board.edition.data == ours(game, board.edition.name)),
        "view": view_outline(game, board),
    }


@lru_cache(maxsize=64)
def ours(game: Game, edition: str) -> object:
    """What an edition of this name holds that comes with the game; whoever changed a copy has words of their own."""
    return game.edition(edition).data if edition in game.editions() else None


def bots_words(language: str) -> list[dict[str, str]]:
    """The levels one may choose from."""
    return [{"level": level, "text": level_text(level, language)} for level in levels()]
