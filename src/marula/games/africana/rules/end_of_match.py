"""The end of the match: after the last round, or when nobody completes an expedition any more. Hands are shown."""

from __future__ import annotations

from marula.core.event import Emitted
from marula.core.pile import zeros
from marula.games.africana.rules import cards
from marula.games.africana.rules.board import COLOURS
from marula.games.africana.rules.events import ExplorersRecalled, HandShown, MatchEnded
from marula.games.africana.rules.state import OVER, State


def end_round(state: State, events: list[Emitted] | None) -> None:
    """AF-40, AF-41: all seats have had their turn. Another round begins, or the match ends."""
    quiet_rounds = state.box.quiet_rounds
    if state.last_round:
        end_match(state, events)
    elif state.round - state.last_completed >= quiet_rounds:
        if events is not None:
            events.append(ExplorersRecalled(quiet_rounds))
        end_match(state, events)
    else:
        state.round += 1


def end_match(state: State, events: list[Emitted] | None) -> None:
    """The match is over. Hands are shown, so nothing about them has to be remembered."""
    state.phase = OVER
    state.kept = zeros(state.box.seats * COLOURS)
    state.trace = zeros(0)
    if events is not None:
        events.append(MatchEnded(state.round))
        for seat in range(state.box.seats):
            events.append(HandShown(seat, cards.hand_words(state, seat)))
