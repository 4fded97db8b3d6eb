"""Commands: what people may ask of a table. Each returns the change it leads to, or raises RefusedError.

A command changes nothing itself. Undo has its own module.
"""

from __future__ import annotations

from copy import copy

from marula.core import match_file
from marula.core.chance import Sealed, draw_lot
from marula.core.errors import RefusedError
from marula.core.event import Action
from marula.core.match import Match
from marula.core.refusal import NotYourTurn, Refusal, Stale, Unknown
from marula.server.tables.bot_levels import check_level
from marula.server.tables.change import Change, declined, match_of
from marula.server.tables.colours import Colour, free_for
from marula.server.tables.events import (
    BotSat,
    ColourChosen,
    Contributed,
    Dealt,
    Decided,
    Erased,
    Left,
    Rematched,
    Said,
    Sat,
    Unsealed,
)
from marula.server.tables.lookalikes import looks_like
from marula.server.tables.numbering import Numbering, current_version
from marula.server.tables.plain_text import clean
from marula.server.tables.seats import SeatState
from marula.server.tables.table import ComputedDecision, Table


def sit(
    table: Table,
    name: str,
    seat: int | None,
    contribution: str = "",
    address: str = "",
    colour: Colour | None = None,
) -> Change:
    """A person takes an empty seat: the given one, or the first. A forked match may wait for people after its deal.

    They get the colour they wish for if nobody else has it.
    """
    empty = [number for number, seat_state in enumerate(table.seats) if seat_state.kind == "empty"]
    if table.status == "over":
        raise declined("match_over")
    if table.match is not None and not empty:
        raise declined("already_started")
    if seat is None:
        if not empty:
            raise declined("table_full")
        seat = empty[0]
    if _seat_state(table, seat).kind != "empty":
        raise declined("seat_taken", seat=seat + 1)
    _check_name(table, seat, name)
    sat = Sat(seat, name, contribution, address=address)
    if colour is None or table.match is not None or not free_for(table.seats, seat, colour):
        return Change((sat,))
    return Change((sat, ColourChosen(seat, colour)))


def choose_colour(table: Table, seat: int, colour: Colour) -> Change:
    """A person picks the colour of their seat, before the deal. Bots and empty seats give way."""
    if table.match is not None:
        raise declined("already_started")
    if _seat_state(table, seat).kind != "person":
        raise declined("already_a_bot", seat=seat + 1)
    if not free_for(table.seats, seat, colour):
        raise declined("colour_taken")
    return Change((ColourChosen(seat, colour),))


def contribute(table: Table, seat: int, contribution: str) -> Change:
    """A person whom a rematch seated adds to its luck, now that the server has committed to its own part."""
    if table.match is not None:
        raise declined("already_started")
    if _seat_state(table, seat).kind != "person":
        raise declined("already_a_bot", seat=seat + 1)
    return Change((Contributed(seat, contribution),))


def leave(table: Table, seat: int, stand_in: str) -> Change:
    """Before the deal the seat is free again; afterwards a bot stands in."""
    if _seat_state(table, seat).kind == "empty":
        raise declined("seat_empty", seat=seat + 1)
    if table.match is None:
        return Change((Left(seat),))
    return hand_to_bot(table, seat, stand_in)


def hand_to_bot(table: Table, seat: int, level: str, engines: tuple[str, ...] = ()) -> Change:
    """A bot takes an empty seat, or plays on for the person who holds it."""
    check_level(table.game, level, engines)
    seat_state = _seat_state(table, seat)
    if table.status == "over":
        raise declined("match_over")
    if seat_state.bot:
        raise declined("already_a_bot", seat=seat + 1)
    return Change((BotSat(seat, level),))


def return_to_seat(table: Table, seat: int, name: str | None) -> Change:
    """The person whose seat a bot holds comes back. Refused after the match: the table then tells who has played."""
    seat_state = _seat_state(table, seat)
    if table.status == "over":
        raise declined("match_over")
    if seat_state.kind != "stand_in":
        raise declined("not_a_bot", seat=seat + 1)
    if name is not None:
        _check_name(table, seat, name)
    return Change((Sat(seat, name or seat_state.name, seat_state.contribution, address=seat_state.address),))


def deal(table: Table) -> Change:
    """The match begins, with the luck of the server's seed and everyone's contributions.

    Where seats are drawn by lot, that is the first use of the luck: nobody could know it before.
    """
    if table.match is not None:
        raise declined("already_started")
    if not table.full:
        raise declined("seat_empty", seat=next(n for n, held in enumerate(table.seats) if held.kind == "empty") + 1)
    # A series shares one seed. Contributions would give each of its tables different luck.
    given = () if table.settings.series else table.seats
    contributions = tuple(seat_state.contribution for seat_state in given if seat_state.contribution)
    chance = Sealed(table.seed, 0, contributions)
    lot = draw_lot(chance, len(table.seats)) if table.settings.order == "lot" else ()
    match = Match.dealt(table.game, table.board, chance)
    return Change((Dealt((match_file.write_entry(match.journal[0]),), contributions, lot=lot),))


def act(table: Table, seat: int, action: Action, version: int, bot: bool = False, late: bool = False) -> Change:
    """A seat's choice, made for this version of the match, as the seat counts. Where a bot stands in, only it may.

    `late`: it came after the seat's time was up.
    """
    match = match_of(table)
    seat_state = _seat_state(table, seat)
    current = current_version(table, seat)
    if seat not in table.waiting_on:
        if version != current:
            raise RefusedError(Stale(version, current))
        raise RefusedError(NotYourTurn(seat, tuple(table.waiting_on)))
    if not seat_state.offer_sequence <= Numbering(table, (seat,)).log_number(version) <= table.match_sequence:
        raise RefusedError(Stale(version, current))
    if seat_state.bot and not bot:
        raise declined("already_a_bot", seat=seat + 1)
    if late:
        raise declined("time_up")
    planned = copy(match)  # choosing draws luck: the table's own source must not move on yet
    planned.chance = table.chance(match.chance.place())
    outcome = planned.choose(seat, action)
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome)
    entry, state = outcome
    decided = Decided(match_file.write_entry(entry))
    return Change((decided,), ComputedDecision(decided, entry, state))


def time_out(table: Table, seat: int, now: int, level: str) -> Change:
    """A bot takes the seat of someone whose time has run out. Refused if they were quicker after all."""
    deadline = table.deadline(seat)
    if deadline is None or deadline > now or table.seats[seat].bot:
        raise declined("not_allowed")
    return Change((BotSat(seat, level),))


def rematch(table: Table, new_table: str) -> Change:
    """The same people play again at this new table. The first to ask decides."""
    if table.status != "over":
        raise declined("not_over")
    if table.rematch:
        raise declined("already_started")
    return Change((Rematched(new_table),))


def unseal(table: Table) -> Change:
    """The last table of the series is over: its luck need not stay secret."""
    if not table.sealed or table.status != "over":
        raise declined("not_over")
    return Change((Unsealed(),))


def erase(table: Table, seat: int) -> Change:
    """The operator erases the person on this seat. Their name is no longer shown; the match goes on."""
    _seat_state(table, seat)
    return Change((Erased(seat),))


def say(table: Table, seat: int, text: str) -> Change:
    """A seat writes in the chat."""
    if not table.settings.chat:
        raise declined("not_allowed")
    return Change((Said(seat, _seat_state(table, seat).name, clean(text)),))


def _check_name(table: Table, seat: int, name: str) -> None:
    """Refused if someone else at the table has this name, or one that looks like it."""
    for number, seat_state in enumerate(table.seats):
        if number != seat and seat_state.name and looks_like(seat_state.name, name):
            raise declined("name_taken")


def _seat_state(table: Table, seat: int) -> SeatState:
    if not 0 <= seat < len(table.seats):
        raise RefusedError(Unknown("seat", str(seat), tuple(str(number) for number in range(len(table.seats)))))
    return table.seats[seat]
