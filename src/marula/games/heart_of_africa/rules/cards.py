"""Train and terrain cards: decks, discards, the face-up rows, and drawing from them."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.core.pile import move_all, names_of, take
from marula.games.heart_of_africa.rules.events import (
    RowSwept,
    TerrainDrawn,
    TerrainsShuffled,
    TerrainsTurnedUp,
    TerrainTaken,
    TrainDrawn,
    TrainSeen,
    TrainsShuffled,
    TrainsTurnedUp,
    TrainTaken,
)
from marula.games.heart_of_africa.rules.state import State


def another(state: State) -> bool:
    """HA-8, HA-9: is there a card that may be the second of a turn? The first place usually settles it."""
    locomotive = state.box.locomotive
    for card in state.train_row:
        if card >= 0 and card != locomotive:
            return True
    for terrain in state.terrain_row:
        if terrain >= 0:
            return True
    return state.train_cards_left + state.terrain_cards_left > 0


def next_train(state: State, chance: Chance, events: list[Emitted] | None) -> i64:
    """HA-12: the top card of the train deck."""
    if state.train_deck_size == 0:
        if events is not None:
            events.append(TrainsShuffled(state.train_cards_left))
        move_all(state.train_discards, state.train_deck)
        state.train_deck_size = state.train_cards_left
        # The new deck is what everyone saw discarded: earlier blind draws say nothing about it.
        for at in range(len(state.blind)):
            state.blind[at] = 0
    card = take(state.train_deck, chance.pick(state.train_deck_size))
    state.train_deck_size -= 1
    state.train_cards_left -= 1
    return card


def next_terrain(state: State, chance: Chance, events: list[Emitted] | None) -> i64:
    """HA-12: the top card of the terrain deck."""
    if state.terrain_deck_size == 0:
        if events is not None:
            events.append(TerrainsShuffled(state.terrain_cards_left))
        move_all(state.terrain_discards, state.terrain_deck)
        state.terrain_deck_size = state.terrain_cards_left
    terrain = take(state.terrain_deck, chance.pick(state.terrain_deck_size))
    state.terrain_deck_size -= 1
    state.terrain_cards_left -= 1
    return terrain


def fill_trains(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-6, HA-10, HA-34: fill the gaps while there are cards. Too many locomotives sweep the row at once."""
    swept = False
    while True:
        came, shuffled = fill_gaps(state, chance, events)
        locomotives = face_up_locomotives(state)
        if locomotives < state.box.locomotives_face_up or stays(state, came, shuffled, swept):
            return
        sweep(state, locomotives, events)
        swept = True


def fill_gaps(state: State, chance: Chance, events: list[Emitted] | None) -> tuple[i64, bool]:
    """Turn up a card for each gap in the row. Returns how many came, and whether the discards were reshuffled."""
    row = state.train_row
    words: list[str] | None = None if events is None else []
    came: i64 = 0
    shuffled = False
    for place in range(len(row)):
        if row[place] < 0 and state.train_cards_left > 0:
            if state.train_deck_size == 0:
                shuffled = True
                tell_turned_up(words, events)  # those that came before the shuffle are told first
                words = None if events is None else []
            row[place] = next_train(state, chance, events)
            came += 1
            if words is not None:
                words.append(state.box.tables["card"][row[place]])
    if words is not None:
        tell_turned_up(words, events)
    return came, shuffled


def face_up_locomotives(state: State) -> i64:
    """How many locomotives lie in the row."""
    found: i64 = 0
    for card in state.train_row:
        if card == state.box.locomotive:
            found += 1
    return found


def stays(state: State, came: i64, shuffled: bool, swept: bool) -> bool:
    """HA-34: does a row with too many locomotives stay?

    It does if a sweep laid it out and needed the reshuffle, and then until another card comes into it.
    """
    if state.box.sweeps_at_once:
        return came == 0 or (swept and shuffled)
    return shuffled or state.train_cards_left == 0  # revision 1: after any reshuffle, and if no other card could come


def tell_turned_up(came: list[str] | None, events: list[Emitted] | None) -> None:
    """Which train cards were turned up, if any."""
    if events is not None and came:
        events.append(TrainsTurnedUp(tuple(came)))


def sweep(state: State, locomotives: i64, events: list[Emitted] | None) -> None:
    """HA-6: the whole row goes to the discards."""
    row = state.train_row
    if events is not None:
        events.append(RowSwept(locomotives))
    for place in range(len(row)):
        if row[place] >= 0:
            state.train_discards[row[place]] += 1
            state.train_cards_left += 1
            row[place] = -1


def fill_terrains(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-4, HA-10, HA-34: fill the gaps in the row while there are cards."""
    row = state.terrain_row
    came: list[str] | None = None if events is None else []
    for place in range(len(row)):
        if row[place] < 0 and state.terrain_cards_left > 0:
            row[place] = next_terrain(state, chance, events)
            if came is not None:
                came.append(state.box.tables["terrain"][row[place]])
    if events is not None and came:
        events.append(TerrainsTurnedUp(tuple(came)))


def take_train(state: State, seat: i64, card: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-8, HA-11: a face-up card into the hand. Everyone has seen which one it is."""
    row = state.train_row
    place: i64 = 0
    while row[place] != card:
        place += 1
    row[place] = -1
    at = seat * state.box.cards + card
    state.hands[at] += 1
    state.known[at] += 1
    if events is not None:
        events.append(TrainTaken(seat, state.box.tables["card"][card]))
    fill_trains(state, chance, events)


def draw_train(state: State, seat: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-8, HA-11: a card from the deck, seen by its owner only."""
    card = next_train(state, chance, events)
    at = seat * state.box.cards + card
    state.hands[at] += 1
    state.blind[at] += 1
    if events is not None:
        events.append(TrainDrawn(seat))
        events.append(Whisper(seat, TrainSeen(state.box.tables["card"][card])))


def take_terrain(state: State, seat: i64, terrain: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-8: a face-up terrain card."""
    row = state.terrain_row
    place: i64 = 0
    while row[place] != terrain:
        place += 1
    row[place] = -1
    state.terrains[seat * state.box.terrains + terrain] += 1
    if events is not None:
        events.append(TerrainTaken(seat, state.box.tables["terrain"][terrain]))
    fill_terrains(state, chance, events)


def draw_terrain(state: State, seat: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-8, HA-11: a terrain card from the deck, laid open like all of them."""
    terrain = next_terrain(state, chance, events)
    state.terrains[seat * state.box.terrains + terrain] += 1
    if events is not None:
        events.append(TerrainDrawn(seat, state.box.tables["terrain"][terrain]))


def hand_words(state: State, seat: i64) -> tuple[str, ...]:
    """A hand in words, for the seat that holds it."""
    return names_of(state.hands, seat * state.box.cards, state.box.tables["card"])
