"""The deal: the table as the first decision finds it."""

from __future__ import annotations

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.games.heart_of_africa.rules import cards, tickets
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.events import HandDealt, TerrainDealt
from marula.games.heart_of_africa.rules.state import State


def deal(board: Board, chance: Chance, events: list[Emitted] | None) -> State:
    """HA-2 to HA-6: hands, terrain cards and tickets for everyone, then the face-up rows."""
    state = State(board)
    for card in range(board.cards):
        state.train_deck[card] = board.card_counts[card]
    for terrain in range(board.terrains):
        state.terrain_deck[terrain] = board.terrain_counts[terrain]
    for ticket in range(board.tickets):
        state.ticket_pile.unseen[ticket] = 1
    state.derive()
    for seat in range(board.seats):
        for _ in range(board.cards_dealt):
            at = seat * board.cards + cards.next_train(state, chance, events)
            state.hands[at] += 1
            state.blind[at] += 1
        words: list[str] = []
        for _ in range(board.terrains_dealt):
            terrain = cards.next_terrain(state, chance, events)
            state.terrains[seat * board.terrains + terrain] += 1
            words.append(board.tables["terrain"][terrain])
        if events is not None:
            events.append(Whisper(seat, HandDealt(cards.hand_words(state, seat))))
            events.append(TerrainDealt(seat, tuple(words)))
        tickets.offer(state, seat, board.tickets_dealt, chance, events)
    cards.fill_trains(state, chance, events)
    cards.fill_terrains(state, chance, events)
    return state
