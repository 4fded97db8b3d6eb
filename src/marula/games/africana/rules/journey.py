"""Action C: steps, joining and completing, in any order."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import has_bit, set_bit
from marula.games.africana.rules.board import ASSISTANT, CARDS, JOKER, SPACES, WAYS
from marula.games.africana.rules.cards import in_hand, play, take
from marula.games.africana.rules.events import (
    ArtifactFound,
    AssistantHired,
    ExpeditionCompleted,
    ExpeditionJoined,
    Travelled,
)
from marula.games.africana.rules.state import State


def add_codes(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """AF-19 to AF-32: join, complete, step, each way once; and always stop."""
    board = state.box
    here = state.places[seat]
    markers = state.markers(seat)
    for space in range(SPACES):
        expedition = state.display[space]
        if expedition < 0:
            continue
        if has_bit(state.joined[space], seat):
            if board.targets[expedition] == here:
                found = append(found, board.complete_expedition + expedition)
        elif markers > 0 and board.starts[expedition] == here:
            found = append(found, board.join + expedition)
    own = state.adventures[seat]
    adventure: i64 = 0
    while own != 0:
        if own & 1 == 1 and board.adventure_places[adventure] == here:
            found = append(found, board.complete_adventure + adventure)
        own >>= 1
        adventure += 1
    found = add_steps(state, seat, found)
    return append(found, board.stop)


def add_steps(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """AF-19 to AF-23. A card that fits as it is cannot be recoloured: it would cost silver for nothing."""
    board = state.box
    map = board.map
    here = state.places[seat]
    hand = in_hand(state, seat)
    if hand == 0:
        return found
    may_recolour = state.silver[seat] >= board.recolour_price
    for at in range(map.first[here], map.first[here + 1]):
        place = map.neighbour[at]
        fits = board.fits[place]
        first = board.step + place * WAYS
        for card in range(CARDS):
            if not has_bit(hand, card):
                continue
            if has_bit(fits, card):
                found = append(found, first + card)
            elif may_recolour:  # the joker fits everywhere, so it never comes here
                found = append(found, first + CARDS + (card if card < JOKER else card - 1))
    return found


def step(state: State, seat: i64, code: i64, events: list[Emitted] | None) -> None:
    """AF-19 to AF-24: one card, perhaps recoloured, and the explorer stands on the next place."""
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


def join(state: State, seat: i64, expedition: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-25 to AF-27: a marker, and the bonus of the space at once."""
    board = state.box
    space = state.space_of(expedition)
    state.joined[space] = set_bit(state.joined[space], seat)
    state.silver[seat] += board.bonus_silver[space]
    if events is not None:
        words = board.tables["expedition"][expedition], board.tables["space"][space]
        events.append(ExpeditionJoined(seat, words[0], words[1], board.bonus_silver[space]))
    if board.bonus_cards[space] > 0:
        take(state, seat, board.bonus_cards[space], chance, events)


def complete_expedition(state: State, seat: i64, expedition: i64, events: list[Emitted] | None) -> None:
    """AF-28, AF-33: silver and the card for one, the markers for all; the space stays empty for now."""
    board = state.box
    space = state.space_of(expedition)
    silver = board.expedition_silver[expedition]
    others: list[int] = []
    if events is not None:
        for other in range(board.seats):
            if other != seat and has_bit(state.joined[space], other):
                others.append(other)
    state.display[space] = -1
    state.joined[space] = 0
    state.silver[seat] += silver
    state.expeditions[seat] = set_bit(state.expeditions[seat], expedition)
    state.last_completed = state.round
    if events is not None:
        word = board.tables["expedition"][expedition]
        events.append(ExpeditionCompleted(seat, word, silver, board.expedition_points[expedition], tuple(others)))


def complete_adventure(state: State, seat: i64, adventure: i64, events: list[Emitted] | None) -> None:
    """AF-29 to AF-31: an artifact brings silver, the other adventures an assistant that may be used at once."""
    board = state.box
    state.adventures[seat] ^= set_bit(0, adventure)
    state.completed[seat] = set_bit(state.completed[seat], adventure)
    word = board.tables["adventure"][adventure]
    colour = board.assistant[adventure]
    if colour >= 0:
        state.supply[colour] -= 1
        state.put(seat, ASSISTANT + colour, 1)
        if events is not None:
            events.append(AssistantHired(seat, word, board.tables["colour"][colour]))
        return
    state.silver[seat] += board.adventure_silver[adventure]
    if events is not None:
        events.append(ArtifactFound(seat, word, board.adventure_silver[adventure], board.adventure_points[adventure]))
