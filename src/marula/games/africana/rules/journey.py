"""Journeys (action C): steps from place to place. Expeditions and adventures have modules of their own."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.event import Emitted
from marula.games.africana.rules.board import CARDS, WAYS
from marula.games.africana.rules.cards import play
from marula.games.africana.rules.events import (
    Travelled,
)
from marula.games.africana.rules.state import State


def step(state: State, seat: i64, code: i64, events: list[Emitted] | None) -> None:
    """AF-19 to AF-24: play one card, perhaps recoloured, and move the explorer to the next place."""
    board = state.box
    place = code // WAYS
    way = code % WAYS
    card = board.card_of(way)
    price: i64 = 0 if way < CARDS else board.recolour_price
    before = state.places[seat]
    play(state, seat, card)
    state.silver[seat] -= price
    state.places[seat] = place
    if events is not None:
        names = board.tables["place"]
        events.append(Travelled(seat, names[before], names[place], board.tables["card"][card], price))
