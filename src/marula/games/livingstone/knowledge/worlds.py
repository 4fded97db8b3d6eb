"""Worlds that fit a view: `imagine` fills in at random what the seat cannot know."""

from __future__ import annotations

from marula.core.chance import Chance
from marula.games.livingstone.knowledge.view import View
from marula.games.livingstone.rules.board import COLOURS, MINE_COLLAPSE
from marula.games.livingstone.rules.state import OVER, State


def imagine(seen: View, chance: Chance) -> State:
    """A world that would look like this view: hidden coins are split, hidden gems and cards are dealt at random."""
    board = seen.box
    state = State(board)
    state.phase = seen.phase
    state.active = seen.active
    state.starter = seen.starter
    state.round = seen.round
    state.boat = seen.boat
    state.boats_back = seen.boats_back
    state.dice = seen.dice[:]
    state.taken = seen.taken[:]
    state.passed = seen.passed
    state.die = seen.die
    state.due = seen.due
    state.target = seen.target
    state.stock = seen.stock[:]
    state.tents = seen.tents[:]
    state.scored = seen.scored[:]
    state.low = seen.low[:]
    state.high = seen.high[:]
    state.side = seen.side[:]
    state.drawn = seen.drawn[:]
    state.gems = seen.gems[:]
    state.gem_recall = seen.gem_recall.clone()
    state.played = seen.played[:]
    state.hands = seen.hands[:]
    state.card_recall = seen.card_recall.clone()
    state.column_points = seen.column_points[:]
    state.market_points = seen.market_points[:]
    state.animal_points = seen.animal_points[:]
    state.expected = seen.expected
    for seat in range(board.seats):
        chest = seen.chests[seat]
        if chest < 0:
            chest = seen.low[seat] + chance.pick(seen.high[seat] - seen.low[seat] + 1)
        state.chests[seat] = chest
        state.purses[seat] = seen.coins[seat] - chest
    deal_gems(seen, state, chance)
    deal_cards(seen, state, chance)
    return state


def deal_gems(seen: View, state: State, chance: Chance) -> None:
    """Deal the hidden gems; the rest is in the bag."""
    if seen.box.open_gems or seen.phase == OVER:
        state.bag = seen.unseen_stones[:]
        return
    unseen = seen.unseen_stones[:COLOURS]
    state.gem_recall.deal(seen.seat, unseen, seen.gem_counts, state.gems, chance)
    for gem in range(COLOURS):
        state.bag[gem] = unseen[gem]
    for stone in range(COLOURS, COLOURS + 2):
        state.bag[stone] = seen.unseen_stones[stone]


def deal_cards(seen: View, state: State, chance: Chance) -> None:
    """Deal the hidden cards; the rest is the pile. Nobody holds a collapse."""
    state.pile = seen.unseen_cards[:]
    if seen.phase == OVER:
        return
    collapses = state.pile[MINE_COLLAPSE]
    state.pile[MINE_COLLAPSE] = 0
    state.card_recall.deal(seen.seat, state.pile, seen.hand_sizes, state.hands, chance)
    state.pile[MINE_COLLAPSE] = collapses
