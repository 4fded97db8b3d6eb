"""Travel cards: drawing, shuffling, playing, and what everyone can remember of it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.core.pile import draw, move_all, total, zeros
from marula.games.africana.rules.board import ASSISTANT, CARDS, COLOURS, JOKER
from marula.games.africana.rules.events import CardDiscarded, CardLost, CardsDrawn, CardsSeen, DeckShuffled
from marula.games.africana.rules.state import State


def take(state: State, seat: i64, number: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-12, AF-13: draw travel cards. The discards are shuffled when they are needed, even in the middle of a draw."""
    drawn = vec[i64](capacity=2)
    for _ in range(number):
        if total(state.deck) == 0 and not shuffle(state, events):
            break
        colour = draw(state.deck, chance)
        state.hands[seat * COLOURS + colour] += 1
        remember(state, seat, COLOURS)
        if events is not None:
            drawn = append(drawn, colour)
    if events is not None:
        words: list[str] = []
        for colour in drawn:
            words.append(state.box.tables["card"][colour])
        events.append(CardsDrawn(seat, len(words)))
        if words:
            events.append(Whisper(seat, CardsSeen(tuple(words))))


def shuffle(state: State, events: list[Emitted] | None) -> bool:
    """AF-13, AF-35: the discards become the draw pile; played cards stay. Returns False if there are none."""
    number = total(state.discards)
    if number == 0:
        return False
    move_all(state.discards, state.deck)
    state.shuffles += 1
    state.kept = state.hands[:]
    state.trace = zeros(0)
    if events is not None:
        events.append(DeckShuffled(number))
    return True


def remember(state: State, seat: i64, what: i64) -> None:
    """Note who drew a card (`what` is COLOURS) or which colour left a hand. Everyone sees this; see State."""
    if state.shuffles > 0:
        state.trace = append(state.trace, seat * (COLOURS + 1) + what)


def play(state: State, seat: i64, card: i64) -> None:
    """AF-24: a card of the hand lies open until the action ends."""
    state.put(seat, card, -1)
    state.played[card] += 1
    if card < JOKER:
        remember(state, seat, card)


def clear_away(state: State, seat: i64) -> None:
    """AF-24, AF-35: at the end of the action travel cards are discarded; jokers and assistants return to the hand."""
    for card in range(CARDS):
        number = state.played[card]
        if number == 0:
            continue
        state.played[card] = 0
        if card < JOKER:
            state.discards[card] += number
        else:
            state.put(seat, card, number)


def discard(state: State, seat: i64, card: i64, events: list[Emitted] | None) -> None:
    """AF-36, AF-37: travel cards go to the discards, jokers and assistants leave the game."""
    state.put(seat, card, -1)
    if card < JOKER:
        state.discards[card] += 1
        remember(state, seat, card)
    else:
        state.lost[card] += 1
    if events is not None:
        word = state.box.tables["card"][card]
        events.append(CardDiscarded(seat, word) if card < JOKER else CardLost(seat, word))


def hand_words(state: State, seat: i64) -> tuple[str, ...]:
    """The whole hand in words."""
    words: list[str] = []
    for card in range(CARDS):
        for _ in range(state.held(seat, card)):
            words.append(state.box.tables["card"][card])
    return tuple(words)


def in_hand(state: State, seat: i64) -> i64:
    """The kinds of cards in the seat's hand, as bits."""
    one: i64 = 1
    cards: i64 = 0
    first = seat * COLOURS
    for colour in range(COLOURS):
        if state.hands[first + colour] > 0:
            cards |= one << colour
        if state.assistants[first + colour] > 0:
            cards |= one << (ASSISTANT + colour)
    if state.jokers[seat] > 0:
        cards |= one << JOKER
    return cards
