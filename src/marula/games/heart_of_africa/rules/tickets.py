"""Tickets: the offer, what is kept, what goes back under the pile, who knows of it, and which are complete."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.core.pile import has_bit, take
from marula.games.heart_of_africa.rules.events import TicketCompleted, TicketsChosen, TicketsKept, TicketsOffered
from marula.games.heart_of_africa.rules.state import State


def is_complete(state: State, seat: i64, ticket: i64) -> bool:
    """HA-25, HA-26, HA-28: the seat's own routes connect a place of one end with a place of the other."""
    board = state.box
    one = board.ticket_from[ticket]
    other = board.ticket_to[ticket]
    for a in range(board.end_first[one], board.end_first[one + 1]):
        for b in range(board.end_first[other], board.end_first[other + 1]):
            if state.connects(seat, board.end_places[a], board.end_places[b]):
                return True
    return False


def completed(state: State, seat: i64) -> list[int]:
    """The seat's tickets that are complete."""
    found: list[int] = []
    for ticket in range(state.box.tickets):
        if state.kept[ticket] == seat and is_complete(state, seat, ticket):
            found.append(ticket)
    return found


def offer(state: State, seat: i64, number: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-5, HA-23: the seat gets the top tickets of the pile to choose from."""
    board = state.box
    pile = state.ticket_pile
    words: list[str] | None = None if events is None else []
    for place in range(number):
        unseen = state.tickets_left - len(pile.under)
        if unseen > 0:
            ticket = take(pile.unseen, chance.pick(unseen))
        else:
            ticket = pile.draw(chance)
            # The seat that put it there remembers its place, so it knows who has it now.
            by = state.under_by[0]
            state.under_by = state.under_by[1:]
            if by != seat:
                state.trace(by, ticket, 1)
        state.tickets_left -= 1
        state.offered[seat * board.offer + place] = ticket
        if words is not None:
            words.append(board.tables["ticket"][ticket])
    if events is not None and words is not None:
        events.append(Whisper(seat, TicketsOffered(tuple(words))))


def keep(state: State, seat: i64, places: i64, events: list[Emitted] | None) -> None:
    """HA-5, HA-23: the chosen places (bits) are kept; the rest goes under the pile in the order of the offer."""
    if events is not None:
        tell_kept(state, seat, places, events)
    board = state.box
    size = state.offer_size(seat)
    for place in range(size):
        at = seat * board.offer + place
        ticket = state.offered[at]
        state.offered[at] = -1
        if has_bit(places, place):
            state.kept[ticket] = seat
        else:
            state.ticket_pile.put_under(ticket)
            state.under_by = append(state.under_by, seat)
            state.tickets_left += 1
        if state.traces > 0 and places != (1 << size) - 1:
            # Some went back, so nobody else can tell which of the offer were kept.
            for other in range(board.seats):
                state.trace(other, ticket, 0)


def tell_kept(state: State, seat: i64, places: i64, events: list[Emitted]) -> None:
    """Everyone hears how many are kept and how many go back. The seat hears which, and which are complete already."""
    kept: list[str] = []
    returned: list[str] = []
    done: list[str] = []
    for place in range(state.offer_size(seat)):
        ticket = state.offered[seat * state.box.offer + place]
        word = state.box.tables["ticket"][ticket]
        if not has_bit(places, place):
            returned.append(word)
            continue
        kept.append(word)
        if is_complete(state, seat, ticket):
            done.append(word)
    events.append(TicketsKept(seat, len(kept), len(returned)))
    events.append(Whisper(seat, TicketsChosen(tuple(kept), tuple(returned))))
    for word in done:
        events.append(Whisper(seat, TicketCompleted(word)))
