"""The end of the match: the last round begins, and after it everyone shows their tickets."""

from __future__ import annotations

from marula.core.event import Emitted
from marula.games.heart_of_africa.rules import tickets
from marula.games.heart_of_africa.rules.events import LastRoundBegun, MatchEnded, TicketsShown
from marula.games.heart_of_africa.rules.state import OVER, State


def count_down(state: State, events: list[Emitted] | None) -> None:
    """HA-27: a seat that ends its turn with few trains starts the last round: one more turn for everyone."""
    board = state.box
    if state.last_turns > 0:
        state.last_turns -= 1
        if state.last_turns == 0:
            end_match(state, events)
    elif state.trains[state.active] <= board.last_trains:
        state.last_turns = board.seats
        if events is not None:
            events.append(LastRoundBegun(state.active, state.trains[state.active]))


def end_match(state: State, events: list[Emitted] | None) -> None:
    """HA-24, HA-28: the match is over, and everyone shows their tickets."""
    state.phase = OVER
    if events is None:
        return
    board = state.box
    events.append(MatchEnded())
    for seat in range(board.seats):
        done: list[str] = []
        failed: list[str] = []
        for ticket in range(board.tickets):
            if state.kept[ticket] != seat:
                continue
            if tickets.is_complete(state, seat, ticket):
                done.append(board.tables["ticket"][ticket])
            else:
                failed.append(board.tables["ticket"][ticket])
        events.append(TicketsShown(seat, tuple(done), tuple(failed)))
