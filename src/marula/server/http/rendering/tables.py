"""Tables and chat as the API answers them."""

from __future__ import annotations

from typing import Any

import msgspec

from marula.core.game import Game
from marula.server.http import responses
from marula.server.http.rendering.texts import bot_name, game_title, manner_text
from marula.server.runtime.live_table import LiveTable
from marula.server.tables import summary
from marula.server.tables.bot_levels import characters, level_of
from marula.server.tables.colours import usual_colour
from marula.server.tables.events import LogEntry, Said
from marula.server.tables.numbering import Numbering
from marula.server.tables.plain_text import clean
from marula.server.tables.table import Table

ADDED_LATER = {
    "series": None,
    "sealed": False,
    "taken_back": 0,
    "order": "host",
    "lot": None,
    "points": None,
    "win_chances": False,
}
"""Fields that a summary may lack if it was stored before they existed."""


def render_table(live: LiveTable, table: Table, language: str, seats: tuple[int, ...] = ()) -> responses.Table:
    """A table that is in memory, as anyone may see it, with its numbers as the holder of these seats counts."""
    return _with_texts(summary.public_summary(table, seats), table.game, language, live)


def render_new_table(live: LiveTable, language: str) -> responses.Table:
    """A table that was made just now."""
    assert live.table is not None
    return render_table(live, live.table, language)


def render_stored_table(stored: dict[str, Any], game: Game, language: str, live: LiveTable | None) -> responses.Table:
    """A table from its stored summary, for lists."""
    luck = {"awaits": [], **stored["luck"]}
    return _with_texts({**ADDED_LATER, **stored, "luck": luck}, game, language, live)


def _with_texts(body: dict[str, Any], game: Game, language: str, live: LiveTable | None) -> responses.Table:
    """A summary together with what depends on the reader's language and on who is present."""
    present = live.present if live is not None else set()
    hurried = live.hurried if live is not None else set()
    seats = []
    bots = [seat["bot"] for seat in body["seats"] if seat["name"] is None]
    for seat in body["seats"]:
        name, bot = seat["name"], seat["bot"]
        if name is None and bot is not None:
            name = bot_name(bot, seat["seat"], language, bots.count(bot) == 1)
        there = seat["kind"] == "bot" or seat["seat"] in present
        hurry = bot is not None and seat["seat"] in hurried
        level = None if bot is None else level_of(bot)
        manner = manner_text(bot, language) if bot in characters() else None
        later = {"colour": usual_colour(seat["seat"])}  # a summary stored before seats had colours lacks it
        seats.append(
            {**later, **seat, "name": name, "present": there, "hurried": hurry, "level": level, "manner": manner}
        )
    onlookers = live.onlookers if live is not None else 0
    whole = {**body, "title": game_title(game, language), "seats": seats, "onlookers": onlookers}
    return msgspec.convert(whole, responses.Table)


def is_shown(entry: LogEntry) -> bool:
    """Is there anything left of this message? The operator may have deleted it."""
    return isinstance(entry.event, Said) and bool(entry.event.text)


def render_chat_line(entry: LogEntry, numbers: Numbering) -> responses.ChatLine:
    """A line of chat, with its number as the reader counts."""
    said, sequence = entry.event, numbers.sequence(entry.sequence)
    assert isinstance(said, Said)
    return responses.ChatLine(sequence=sequence, at=entry.at, seat=said.seat, name=said.name, text=clean(said.text))
