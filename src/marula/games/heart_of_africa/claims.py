"""Claiming a route: which tracks are open, how they can be paid and doubled, and laying the trains."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Told, Whisper
from marula.games.heart_of_africa.board import BITS
from marula.games.heart_of_africa.cards import fill_terrains, fill_trains
from marula.games.heart_of_africa.events import RouteClaimed, RouteDoubled, TicketCompleted
from marula.games.heart_of_africa.state import DOUBLING, PAYMENT, State
from marula.games.heart_of_africa.tickets import completed


def is_open(state: State, seat: i64, track: i64) -> bool:
    """HA-13, HA-15: nobody's yet, and not the second track of a double route that is closed to this seat."""
    board = state.box
    return state.open[seat * board.words + board.track_word[track]] & board.track_bit[track] != 0


def claimable(state: State, seat: i64) -> i64:
    """HA-13, HA-22, HA-32: how many tracks are open to the seat that it could pay for."""
    number: i64 = 0
    tracks = state.open
    payable = state.payable
    for at in range(seat * state.box.words, (seat + 1) * state.box.words):
        number += bits(tracks[at] & payable[at])
    return number


def list_claimable(state: State, seat: i64, found: vec[i64], place: i64) -> None:
    """The codes of these tracks, in their order, from this place on."""
    board = state.box
    tracks = state.open
    payable = state.payable
    bit_place = board.bit_place
    first = board.claim
    for at in range(seat * board.words, (seat + 1) * board.words):
        left = tracks[at] & payable[at]
        while left != 0:
            lowest = left & -left
            found[place] = first + bit_place[lowest % 67]
            place += 1
            left ^= lowest
        first += BITS


def bits(word: i64) -> i64:
    """How many bits are set: by pairs, fours and eights at once, then all the eights together."""
    word -= (word >> 1) & 0x5555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


def payments(state: State, seat: i64, track: i64) -> vec[i64]:
    """HA-13, HA-32: the codes of every way to pay for a track from this hand."""
    board = state.box
    found = vec[i64](capacity=8)
    colour = board.track_colour[track]
    length = board.track_length[track]
    hand = seat * board.cards
    locomotives = state.hands[hand + board.locomotive]
    first = colour
    last = colour + 1
    if colour == board.grey:
        first = 0
        last = board.colours
    for card in range(first, last):
        held = state.hands[hand + card]
        number = length - board.track_ferries[track]
        if number > held:
            number = held
        while number > 0 and length - number <= locomotives:
            found = append(found, board.payment(card, number, length - number))
            number -= 1
    if locomotives >= length:
        found = append(found, board.payment(board.locomotive, 0, length))
    return found


def most_of_others(state: State, seat: i64, terrain: i64) -> i64:
    """HA-18: the most cards of a terrain that lie in front of any other seat."""
    most: i64 = 0
    terrains = state.terrains
    at = terrain
    for other in range(state.box.seats):
        if other != seat and terrains[at] > most:
            most = terrains[at]
        at += state.box.terrains
    return most


def doublings(state: State, seat: i64) -> vec[i64]:
    """HA-16 to HA-20: the codes of every way to double the chosen track with what is left after paying for it.

    Locomotives count for the lead and for the payment; beyond both they would be wasted and are not offered.
    """
    board = state.box
    found = vec[i64](capacity=4)
    terrain = board.track_terrain[state.track]
    needed = board.track_needs[state.track]
    held = state.terrains[seat * board.terrains + terrain]
    left = state.hands[seat * board.cards + board.locomotive] - state.pay_locomotives
    behind = most_of_others(state, seat, terrain) - held
    least = behind
    if needed - held > least:
        least = needed - held
    if least < 0:
        least = 0
    most = needed
    if behind > most:
        most = behind
    if left < most:
        most = left
    for locomotives in range(least, most + 1):
        number = needed - locomotives
        if number < 0:
            number = 0
        found = append(found, board.doubling(number, locomotives))
    return found


def choose_track(state: State, seat: i64, track: i64, chance: Chance, told: list[Told] | None) -> bool:
    """The first step of a claim; a single way to pay is taken without asking. Says whether the claim is done."""
    state.track = track
    ways = payments(state, seat, track)
    if len(ways) == 1:
        return choose_payment(state, seat, ways[0], chance, told)
    state.phase = PAYMENT
    return False


def choose_payment(state: State, seat: i64, code: i64, chance: Chance, told: list[Told] | None) -> bool:
    """The second step. Doubling is asked only where it is possible."""
    at = code - state.box.pay
    state.pay_card = state.box.pay_card[at]
    state.pay_cards = state.box.pay_cards[at]
    state.pay_locomotives = state.box.pay_locomotives[at]
    if len(doublings(state, seat)) > 0:
        state.phase = DOUBLING
        return False
    lay_trains(state, seat, -1, chance, told)
    return True


def lay_trains(state: State, seat: i64, doubling: i64, chance: Chance, told: list[Told] | None) -> None:
    """HA-13 to HA-21: the claim as composed is laid on the table; `doubling` is a code, or -1 for scoring once."""
    board = state.box
    track = state.track
    spend(state, seat, state.pay_card, state.pay_cards)
    spend(state, seat, board.locomotive, state.pay_locomotives)
    before = completed(state, seat) if told is not None else None
    state.owners[track] = seat
    state.close(seat, track)
    state.trains[seat] -= board.track_length[track]
    state.points[seat] += board.track_points[track]
    state.connect(seat, board.track_from[track], board.track_to[track])
    if told is not None:
        told.append(claimed(state, seat))
    if doubling >= 0:
        double(state, seat, doubling - board.double, told)
    state.reckon(seat)
    if told is not None and before is not None:
        for ticket in completed(state, seat):
            if ticket not in before:
                told.append(Whisper(seat, TicketCompleted(board.tables["ticket"][ticket])))
    state.track = -1
    state.pay_card = -1
    state.pay_cards = 0
    state.pay_locomotives = 0
    # What was just discarded may be what an empty deck was waiting for.
    fill_trains(state, chance, told)
    fill_terrains(state, chance, told)


def double(state: State, seat: i64, way: i64, told: list[Told] | None) -> None:
    """HA-16, HA-17, HA-19: the track scores again; terrain cards and locomotives go to their own discards."""
    board = state.box
    track = state.track
    terrain = board.track_terrain[track]
    state.terrains[seat * board.terrains + terrain] -= board.double_cards[way]
    state.terrain_discards[terrain] += board.double_cards[way]
    state.terrain_discards_size += board.double_cards[way]
    spend(state, seat, board.locomotive, board.double_locomotives[way])
    state.doubled[track] = 1
    state.points[seat] += board.track_points[track]
    if told is not None:
        told.append(
            RouteDoubled(
                seat,
                board.tables["track"][track],
                board.tables["terrain"][terrain],
                board.double_cards[way],
                board.double_locomotives[way],
                board.track_points[track],
            )
        )


def spend(state: State, seat: i64, card: i64, number: i64) -> None:
    """Cards go from a hand to the discards. Of those known to be there, these may have been the ones.

    What the hand still pays for is for whoever spends to reckon, when all is spent.
    """
    at = seat * state.box.cards + card
    state.hands[at] -= number
    state.train_discards[card] += number
    state.train_discards_size += number
    state.known[at] -= number
    if state.known[at] < 0:
        state.known[at] = 0


def claimed(state: State, seat: i64) -> RouteClaimed:
    board = state.box
    return RouteClaimed(
        seat,
        board.tables["track"][state.track],
        board.tables["card"][state.pay_card] if state.pay_cards > 0 else None,
        state.pay_cards,
        state.pay_locomotives,
        board.track_points[state.track],
    )
