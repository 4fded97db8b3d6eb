"""Scenes as the API answers them: positions that no table holds, drawn for one seat from its envelope alone."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from marula.core.chance import commitment
from marula.core.envelope import Envelope
from marula.core.game import Board, Game
from marula.core.setup import CompleteSetup, Setup
from marula.server.http import responses
from marula.server.http.rendering.envelopes import render_envelope
from marula.server.http.rendering.games import render_board
from marula.server.http.rendering.tables import render_table
from marula.server.http.rendering.texts import catalogue
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.planned_writes import plan_change, plan_new_table
from marula.server.tables import commands
from marula.server.tables.events import BotSat
from marula.server.tables.table import Table
from marula.server.tables.table_settings import TableSettings

SEED = b"the luck of a table nobody sees "
"""The seed of a scene. Its value does not matter, because a scene shows nothing of it."""
COMPANY = "steady"
"""The bots that stand for the others at such a table."""


@lru_cache(maxsize=16)
def scene_board(game: Game, setup: CompleteSetup | Setup) -> Board:
    """A board of the game as it comes: built once for each setup."""
    board: Board = game.board(setup)
    return board


@lru_cache(maxsize=16)
def _table(game: Game, board: Board) -> Table:
    """A table with bots on all seats, in whose place the scene is shown."""
    settings = TableSettings(board.setup, board.edition.digest, commitment(SEED), visibility="link")
    bots = tuple(BotSat(seat, COMPANY) for seat in range(int(board.seats)))
    _, table = plan_new_table(game, board.edition, board, settings, SEED, bots, (), 0)
    return plan_change(table, commands.deal(table), 0)[1]


def render_scene(game: Game, name: str, sealed: Envelope, language: str) -> responses.Scene:
    """The position of this envelope. What is drawn comes from the envelope; the table only lends names and colours."""
    board = sealed.view.board
    table = _table(game, board)
    shown = render_table(LiveTable(name), table, language)
    you = catalogue(None, language).say("scene-you")
    seats = [
        msgspec.structs.replace(seat, kind="person", bot=None, name=you) if seat.seat == sealed.seat else seat
        for seat in shown.seats
    ]
    over = not sealed.waiting_on
    return responses.Scene(
        table=msgspec.structs.replace(
            shown,
            id=name,
            status="over" if over else "playing",
            seats=seats,
            waiting_on=list(sealed.waiting_on),
            hints=False,
            chat=False,
            decisions=sealed.version,
            version=sealed.version,
        ),
        board=render_board(game, board, language),
        envelope=msgspec.structs.replace(
            render_envelope(table, sealed, language), version=sealed.version, decisions=sealed.version
        ),
    )
