"""Asks: what may be asked of a table. Each says what then happens, or is refused; nothing changes yet."""

from __future__ import annotations

from marula.core import match_file
from marula.core.chance import Sealed
from marula.core.errors import RefusedError
from marula.core.event import Action
from marula.core.match import Match
from marula.core.refusal import Declined, NotYourTurn, Refusal, RefusedError, Stale, Unknown
from marula.server.tables.bot_levels import check_level
from marula.server.tables.events import (
    BotSat,
    Contributed,
    Dealt,
    Decided,
    Left,
    Rematched,
    Said,
    Sat,
    TableEvent,
    UndoAnswered,
    UndoAsked,
    Undone,
    Unsealed,
)
from marula.server.tables.table import SeatState, Table

UNDO_AT_MOST = 64
"""How many decisions a seat may take back alone: as many as every opened table remembers."""


class FullHistoryNeeded(Exception):
    """The table must be opened with its whole past before this can be answered."""


def sit(table: Table, name: str, seat: int | None, contribution: str = "") -> list[TableEvent]:
    """A person takes an empty seat: this one, or the first. A forked match may wait for people after its deal."""
    empty = [number for number, seat_state in enumerate(table.seats) if seat_state.kind == "empty"]
    if table.status == "over":
        raise _no("match_over")
    if table.match is not None and not empty:
        raise _no("already_started")
    if seat is None:
        if not empty:
            raise _no("table_full")
        seat = empty[0]
    if _seat_state(table, seat).kind != "empty":
        raise _no("seat_taken", seat=seat + 1)
    return [Sat(seat, name, contribution)]


def contribute(table: Table, seat: int, words: str) -> list[TableEvent]:
    """Whoever a rematch has seated adds to its luck, now that the server has bound itself to its own part."""
    if table.match is not None:
        raise _no("already_started")
    if _seat_state(table, seat).kind != "person":
        raise _no("already_a_bot", seat=seat + 1)
    return [Contributed(seat, words)]


def leave(table: Table, seat: int, stand_in: str) -> list[TableEvent]:
    """Before the deal the seat is free again; afterwards a bot stands in."""
    kind = _seat_state(table, seat).kind
    if kind == "empty":
        raise _no("seat_empty", seat=seat + 1)
    if table.match is None:
        return [Left(seat)]
    return hand_to_bot(table, seat, stand_in)


def hand_to_bot(table: Table, seat: int, level: str) -> list[TableEvent]:
    """A bot takes an empty seat, or plays on for the person who holds it."""
    check_level(table.game, level)
    seat_state = _seat_state(table, seat)
    if table.status == "over":
        raise _no("match_over")
    if seat_state.bot:
        raise _no("already_a_bot", seat=seat + 1)
    return [BotSat(seat, level)]


def return_to_seat(table: Table, seat: int, name: str | None) -> list[TableEvent]:
    """The person whose seat a bot holds comes back."""
    seat_state = _seat_state(table, seat)
    if seat_state.kind != "stand_in":
        raise _no("not_a_bot", seat=seat + 1)
    return [Sat(seat, name or seat_state.name, seat_state.contribution)]


def deal(table: Table) -> list[TableEvent]:
    """The match begins, with the luck of the server's seed and everyone's contributions."""
    if table.match is not None:
        raise _no("already_started")
    if not table.full:
        raise _no(
            "seat_empty", seat=next(n for n, seat_state in enumerate(table.seats) if seat_state.kind == "empty") + 1
        )
    # Other words at each table of a series would make other luck of the same seed.
    contributions = tuple(
        seat_state.contribution for seat_state in table.seats if seat_state.contribution and not table.settings.series
    )
    match = Match.dealt(table.game, table.board, Sealed(table.seed, 0, contributions))
    return [Dealt((match_file.write_entry(match.journal[0]),), contributions)]


def act(table: Table, seat: int, action: Action, version: int, bot: bool = False) -> list[TableEvent]:
    """A seat's choice, made for a version. Where a bot stands in, only the bot chooses."""
    match = _match(table)
    seat_state = _seat_state(table, seat)
    waiting = table.waiting_on
    if seat not in waiting:
        if version != table.match_sequence:
            raise RefusedError(Stale(version, table.match_sequence))
        raise RefusedError(NotYourTurn(seat, tuple(waiting)))
    if not seat_state.offered <= version <= table.match_sequence:
        raise RefusedError(Stale(version, table.match_sequence))
    if seat_state.bot and not bot:
        raise _no("already_a_bot", seat=seat + 1)
    outcome = match.choose(seat, action)
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome)
    entry, state = outcome
    decided = Decided(match_file.write_entry(entry))
    table.foreseen = (decided.entry, entry, state)
    return [decided]


def free_undo(table: Table, seat: int) -> int | None:
    """How many decisions would remain if the seat took back what it may take back alone; None for nothing."""
    match = table.match
    if match is None or match.over or seat < 0:
        return None
    to = max(match.free_undo(seat), match.version - UNDO_AT_MOST)
    return to if to < match.version else None


def undo(table: Table, seat: int, to: int | None) -> list[TableEvent]:
    """Take back at once what a seat may take back alone; for more, ask the other people, if there are any."""
    match = _match(table)
    if match.over:
        raise _no("match_over")
    if to is None:
        own = [entry.number for entry in match.journal if entry.seat == seat]
        if not own:
            raise _no("no_undo")
        to = own[-1] - 1
    if not 0 <= to < match.version:
        raise _no("no_undo")
    free = free_undo(table, seat)
    if free is not None and to >= free:
        return [Undone(seat, to)]
    if table.request is not None:
        raise _no("undo_pending")
    if to < match.first - 1:
        raise FullHistoryNeeded
    if set(table.people) <= {seat}:
        return [Undone(seat, to)]
    return [UndoAsked(seat, to)]


def answer_undo(table: Table, seat: int, agree: bool) -> list[TableEvent]:
    """Someone whose agreement is needed says yes or no; with the last yes it is done."""
    if table.request is None or seat not in table.needed:
        raise _no("no_request")
    new_events: list[TableEvent] = [UndoAnswered(seat, agree)]
    if agree and table.needed == [seat]:
        if table.match is not None and table.request.to < table.match.first - 1:
            raise FullHistoryNeeded
        new_events.append(Undone(table.request.seat, table.request.to))
    return new_events


def rematch(table: Table, id: str) -> list[TableEvent]:
    """Where these people play again; the first to ask decides."""
    if table.status != "over":
        raise _no("not_over")
    if table.rematch:
        raise _no("already_started")
    return [Rematched(id)]


def unseal(table: Table) -> list[TableEvent]:
    """The last table of the series is over."""
    if not table.sealed or table.status != "over":
        raise _no("not_over")
    return [Unsealed()]


def say(table: Table, seat: int, text: str) -> list[TableEvent]:
    """A line of chat."""
    if not table.settings.chat:
        raise _no("not_allowed")
    return [Said(seat, _seat_state(table, seat).name, text)]


def _seat_state(table: Table, seat: int) -> SeatState:
    if not 0 <= seat < len(table.seats):
        raise RefusedError(Unknown("seat", str(seat), tuple(str(number) for number in range(len(table.seats)))))
    return table.seats[seat]


def _match(table: Table) -> Match:
    if table.match is None:
        raise _no("not_started")
    return table.match


def _no(why: str, **facts: int) -> RefusedError:
    return RefusedError(Declined(why, dict(facts)))


def time_out(table: Table, seat: int, now: int, level: str) -> list[TableEvent]:
    """A bot takes the seat of someone whose time has run out; refused if they were quicker after all."""
    deadline = table.deadline(seat)
    if deadline is None or deadline > now or table.seats[seat].bot:
        raise _no("not_allowed")
    return [BotSat(seat, level)]
