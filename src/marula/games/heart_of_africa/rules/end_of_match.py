"""The end of the match: everyone shows their tickets."""

from __future__ import annotations

from marula.core.event import Emitted
from marula.games.heart_of_africa.rules import tickets
from marula.games.heart_of_africa.rules.events import MatchEnded, TicketsShown
from marula.games.heart_of_africa.rules.state import OVER, State


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
