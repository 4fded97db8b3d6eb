"""Envelopes as the API answers them: what one seat may know, with texts next to the data."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from marula.core import codec
from marula.core.envelope import Envelope, Moment, envelope
from marula.core.errors import RefusedError
from marula.core.event import Action, Event
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.core.refusal import Declined, Unknown
from marula.core.score import ScoreSheet
from marula.server.http import responses
from marula.server.http.rendering.kept_by_board import kept_by_board
from marula.server.http.rendering.texts import catalogue, seat_names
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.tables.numbering import Numbering
from marula.server.tables.table import Table
from marula.server.tables.undo import free_undo

BeforeReading = Callable[[int], None] | None
"""Called before a whole log of so many entries is read, which is costly. It may refuse that."""
LAST_MOMENTS = 20
"""How many of the last moments an envelope holds if the reader does not say from where on."""


async def current_envelope(
    registry: TableRegistry,
    live: LiveTable,
    table: Table,
    seat: int,
    language: str,
    since: int | None,
    before_reading: BeforeReading = None,
) -> responses.Envelope:
    """The envelope of a seat now, with its moments from number `since` on, as the seat counts."""
    unread = None if since is None else Numbering(table, (seat,)).version(since)
    match = await match_from(registry, live, table, (seat,), unread, before_reading)
    return envelope_from(table, match, seat, language, unread)


async def past_envelope(
    registry: TableRegistry,
    live: LiveTable,
    table: Table,
    seat: int,
    language: str,
    decisions: int,
    since: int | None,
    before_reading: BeforeReading = None,
) -> responses.Envelope:
    """The envelope as that seat had it after so many decisions. Its moments begin at `since`, or are the last one.

    The numbers are those that the seat counts.
    """
    match = table.match
    if match is None:
        raise RefusedError(Declined("not_started"))
    numbers = Numbering(table, (seat,))
    last = numbers.decisions(match.version)
    if not 0 <= decisions <= last:
        raise RefusedError(Unknown("position", str(decisions), ("0", str(last))))
    version = numbers.version(decisions)
    first = version if since is None else min(numbers.version(since), version)
    if first < match.first:
        match = await registry.full_match(live, before_reading)
    past = Match.resume(match.game, match.board, match.chance, match.at(version), version)
    past.journal = match.entries(first, version)
    past.first = first
    sealed = msgspec.structs.replace(envelope(past, seat, first), version=version)  # the caller named this position
    return _render(table, sealed, language, first, None)


async def match_from(
    registry: TableRegistry,
    live: LiveTable,
    table: Table,
    readers: tuple[int, ...],
    unread: int | None,
    before_reading: BeforeReading = None,
) -> Match:
    """The match, which remembers all moments that the envelopes of these readers hold."""
    match = table.match
    if match is None:
        raise RefusedError(Declined("not_started"))
    if remembers(table, match, readers, unread):
        return match
    return await registry.full_match(live, before_reading)


def remembers(table: Table, match: Match, readers: tuple[int, ...], unread: int | None) -> bool:
    """Are all moments in memory that the envelopes of these readers hold?"""
    return all(first_moment(table, match, seat, unread) >= match.first for seat in readers)


def first_moment(table: Table, match: Match, seat: int, unread: int | None) -> int:
    """The first journal entry that an envelope holds: the first unread one, or that of the last few moments."""
    if unread is None:
        numbers = Numbering(table, (seat,))
        unread = numbers.version(max(0, numbers.decisions(match.version) + 1 - LAST_MOMENTS))
    return min(unread, match.version + 1)


def envelope_from(table: Table, match: Match, seat: int, language: str, unread: int | None) -> responses.Envelope:
    """The envelope of a seat now, from a match that remembers what it holds."""
    first = first_moment(table, match, seat, unread)
    return _render(table, envelope(match, seat, first), language, first, free_undo(table, seat))


def render_envelope(table: Table, sealed: Envelope, language: str) -> responses.Envelope:
    """An envelope that was made elsewhere, as it would be answered at this table."""
    return _render(table, sealed, language, 0, None)


def _render(table: Table, sealed: Envelope, language: str, first: int, undo: int | None) -> responses.Envelope:
    """An envelope with its texts and with the numbers that its reader counts. All else comes from the envelope."""
    board, game = sealed.view.board, table.game
    names = seat_names(table, language)
    numbers = Numbering(table, (sealed.seat,))
    return responses.Envelope(
        seat=sealed.seat,
        version=numbers.sequence(table.match_sequence),
        decisions=numbers.decisions(sealed.version),
        waiting_on=list(sealed.waiting_on),
        phase=_phase(game, language, sealed.phase),
        view=codec.write_view(sealed.view),
        options=[render_option(board, language, game, action, sealed.phase) for action in sealed.options],
        since=numbers.decisions(first - 1) + 1,
        moments=[_moment(moment, numbers, board, game, names, language) for moment in sealed.moments],
        undo=None if undo is None else numbers.decisions(undo),
        score=None if sealed.score is None else _score(sealed.score, board, game, language),
    )


@kept_by_board
def render_option(board: Board, language: str, game: Game, action: Action, phase: str = "") -> responses.Option:
    """An action and its label, in this phase where one is named. A board has few of them, so they are kept."""
    return responses.Option(action=codec.to_json(action), text=catalogue(game, language).action(board, action, phase))


@kept_by_board
def _event(
    board: Board, language: str, game: Game, event: Event, names: tuple[str, ...]
) -> tuple[responses.JsonObject, str]:
    """An event and its sentence of the report, built once for everyone who hears of it."""
    return codec.to_json(event), catalogue(game, language).event(board, event, names)


@lru_cache(maxsize=4096)
def _phase(game: Game, language: str, phase: str) -> responses.Phase:
    return responses.Phase(phase=phase, text=catalogue(game, language).phase(phase))


def _moment(
    moment: Moment, numbers: Numbering, board: Board, game: Game, names: tuple[str, ...], language: str
) -> responses.Moment:
    """What a reader heard of one decision."""
    heard = [_event(board, language, game, event, names) for event in moment.events]
    return responses.Moment(
        number=numbers.decisions(moment.number),
        seat=moment.seat,
        events=[event for event, _ in heard],
        texts=[text for _, text in heard],
    )


def _score(sheet: ScoreSheet, board: Board, game: Game, language: str) -> responses.Score:
    """The score sheet with a text for each line."""
    texts = catalogue(game, language)
    body: dict[str, Any] = codec.to_json(sheet)
    for column, rendered_column in zip(sheet.columns, body["columns"], strict=True):
        for line, rendered_line in zip(column.lines, rendered_column["lines"], strict=True):
            rendered_line["text"] = texts.line(board, line, sheet)
    return msgspec.convert(body, responses.Score)
