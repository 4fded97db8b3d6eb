"""The end of the match: hands are shown."""

from __future__ import annotations

from marula.core.event import Emitted
from marula.core.pile import zeros
from marula.games.africana.rules import cards
from marula.games.africana.rules.board import COLOURS
from marula.games.africana.rules.events import HandShown, MatchEnded
from marula.games.africana.rules.state import OVER, State


def end_match(state: State, events: list[Emitted] | None) -> None:
    """The match is over. Hands are shown, so nothing about them has to be remembered."""
    state.phase = OVER
    state.kept = zeros(state.box.seats * COLOURS)
    state.trace = zeros(0)
    if events is not None:
        events.append(MatchEnded(state.round))
        for seat in range(state.box.seats):
            events.append(HandShown(seat, cards.hand_words(state, seat)))
