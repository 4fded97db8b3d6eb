"""Worlds that fit a view: `imagine` fills in at random what the seat cannot know."""

from __future__ import annotations

from marula.core.chance import Chance
from marula.games.africana.knowledge.recall import HiddenCards
from marula.games.africana.knowledge.view import View
from marula.games.africana.rules.state import OVER, State


def imagine(seen: View, chance: Chance) -> State:
    """A world that would look like this view: unseen travel cards go to hands and draw pile at random."""
    state = State(seen.box)
    state.phase = seen.phase
    state.active = seen.active
    state.round = seen.round
    state.last_round = seen.last_round
    state.last_completed = seen.last_completed
    state.turned = seen.turned
    state.places = seen.places[:]
    state.silver = seen.silver[:]
    state.jokers = seen.jokers[:]
    state.assistants = seen.assistants[:]
    state.played = seen.played[:]
    state.discards = seen.discards[:]
    state.shuffles = seen.shuffles
    state.trace = seen.trace[:]
    state.supply = seen.supply[:]
    state.lost = seen.lost[:]
    state.pile = seen.pile
    state.unseen = seen.unseen
    state.display = seen.display[:]
    state.joined = seen.joined[:]
    state.expeditions = seen.expeditions[:]
    state.unread = seen.unread
    state.pages = [seen.pages[0][:], seen.pages[1][:]]
    state.left = seen.left[:]
    state.adventures = seen.adventures[:]
    state.completed = seen.completed[:]
    state.gone = seen.gone
    state.hands = seen.hands[:]
    state.kept = seen.kept[:]
    state.deck = seen.unseen_cards[:]
    if seen.phase != OVER:
        hidden = HiddenCards(state, seen.seat, seen.hand_sizes, seen.kept_sizes, seen.others_kept)
        hidden.deal(chance)
    return state
