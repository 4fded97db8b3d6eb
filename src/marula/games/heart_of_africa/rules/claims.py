"""Claiming a route: which tracks are open, how they can be paid and doubled, and laying the trains."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.games.heart_of_africa.rules.cards import fill_terrains, fill_trains
from marula.games.heart_of_africa.rules.events import RouteClaimed, RouteDoubled, TicketCompleted
from marula.games.heart_of_africa.rules.state import DOUBLING, PAYMENT, State
from marula.games.heart_of_africa.rules.tickets import completed


def is_open(state: State, seat: i64, track: i64) -> bool:
    """HA-13, HA-15: nobody owns the track, and it is not the closed second track of a double route."""
    board = state.box
    return state.open[seat * board.groups + board.track_group[track]] & board.track_bit[track] != 0


def claimable(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """HA-13, HA-22, HA-32: append the codes of every track that the seat could pay for.

    Within a group of tracks, those that are open and those that the hand pays for are bit sets. The result is what is
    in both.
    """
    board = state.box
    tracks = state.open
    hands = state.hands
    payable = board.payable
    colours = board.group_colour
    first = board.group_first
    place = board.bit_place
    claim = board.claim
    grey = board.grey
    side = board.longest_track + 1
    hand = seat * board.cards
    locomotives = hands[hand + board.locomotive]
    most = state.trains[seat]
    if most >= side:
        most = side - 1
    row = (locomotives if locomotives < side else side - 1) * side
    at = seat * board.groups
    best: i64 = 0
    for group in range(board.groups):
        reach = best  # grey, the last one, takes the best colour of all
        if colours[group] < grey:
            reach = hands[hand + colours[group]]
            if reach > best:
                best = reach
        reach += locomotives
        if reach > most:
            reach = most
        left = tracks[at] & payable[row + reach]
        if left != 0:
            code = claim + first[group]
            while left != 0:  # one after the other; the board knows each bit's place
                lowest = left & -left
                found = append(found, code + place[lowest % 67])
                left ^= lowest
        row += side * side
        at += 1
    return found


def payments(state: State, seat: i64, track: i64) -> vec[i64]:
    """HA-13, HA-32: the codes of every way to pay for a track from this hand."""
    board = state.box
    hands = state.hands
    found = vec[i64](capacity=8)
    colour = board.track_colour[track]
    length = board.track_length[track]
    most = length - board.track_ferries[track]
    hand = seat * board.cards
    locomotives = hands[hand + board.locomotive]
    first = colour
    last = colour + 1
    if colour == board.grey:
        first = 0
        last = board.colours
    for card in range(first, last):
        number = hands[hand + card]
        if number > most:
            number = most
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


def locomotives_to_double(state: State, seat: i64) -> tuple[i64, i64]:
    """HA-16 to HA-20: the fewest and the most locomotives with which the seat can double the chosen track.

    They are what is left after the payment. They count towards the lead and towards the cards needed; beyond both they
    would be wasted. If the most are fewer than the fewest, the track cannot be doubled.
    """
    board = state.box
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
    return least, most


def doublings(state: State, seat: i64) -> vec[i64]:
    """HA-16 to HA-20: the codes of every way to double the chosen track with what is left after paying for it."""
    found = vec[i64](capacity=4)
    needed = state.box.track_needs[state.track]
    least, most = locomotives_to_double(state, seat)
    for locomotives in range(least, most + 1):
        number = needed - locomotives
        if number < 0:
            number = 0
        found = append(found, state.box.doubling(number, locomotives))
    return found


def choose_track(state: State, seat: i64, track: i64, chance: Chance, events: list[Emitted] | None) -> bool:
    """The first step of a claim. A single way to pay is taken without asking. Returns whether the claim is done."""
    state.track = track
    ways = payments(state, seat, track)
    if len(ways) == 1:
        return choose_payment(state, seat, ways[0], chance, events)
    state.phase = PAYMENT
    return False


def choose_payment(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> bool:
    """The second step of a claim. Doubling is asked only if it is possible. Returns whether the claim is done."""
    at = code - state.box.pay
    state.pay_card = state.box.pay_card[at]
    state.pay_cards = state.box.pay_cards[at]
    state.pay_locomotives = state.box.pay_locomotives[at]
    least, most = locomotives_to_double(state, seat)
    if least <= most:
        state.phase = DOUBLING
        return False
    lay_trains(state, seat, -1, chance, events)
    return True


def lay_trains(state: State, seat: i64, doubling: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-13 to HA-21: lay the claim on the table. `doubling` is a code, or -1 to score once."""
    board = state.box
    track = state.track
    spend(state, seat, state.pay_card, state.pay_cards)
    spend(state, seat, board.locomotive, state.pay_locomotives)
    before = completed(state, seat) if events is not None else None
    state.owners[track] = seat
    state.close(seat, track)
    state.trains[seat] -= board.track_length[track]
    state.points[seat] += board.track_points[track]
    state.connect(seat, board.track_from[track], board.track_to[track])
    if events is not None:
        events.append(claimed(state, seat))
    if doubling >= 0:
        double(state, seat, doubling - board.double, events)
    if events is not None and before is not None:
        for ticket in completed(state, seat):
            if ticket not in before:
                events.append(Whisper(seat, TicketCompleted(board.tables["ticket"][ticket])))
    state.track = -1
    state.pay_card = -1
    state.pay_cards = 0
    state.pay_locomotives = 0
    # The new discards may refill an empty deck.
    fill_trains(state, chance, events)
    fill_terrains(state, chance, events)


def double(state: State, seat: i64, way: i64, events: list[Emitted] | None) -> None:
    """HA-16, HA-17, HA-19: the track scores again; terrain cards and locomotives go to their own discards."""
    board = state.box
    track = state.track
    terrain = board.track_terrain[track]
    state.terrains[seat * board.terrains + terrain] -= board.double_cards[way]
    state.terrain_discards[terrain] += board.double_cards[way]
    state.terrain_cards_left += board.double_cards[way]
    spend(state, seat, board.locomotive, board.double_locomotives[way])
    state.doubled[track] = 1
    state.points[seat] += board.track_points[track]
    if events is not None:
        events.append(
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
    """Cards go from a hand to the discards. Cards known to be in that hand may have been these."""
    if number == 0:
        return
    at = seat * state.box.cards + card
    state.hands[at] -= number
    state.train_discards[card] += number
    state.train_cards_left += number
    known = state.known[at] - number
    if known < 0:
        known = 0
    state.known[at] = known


def claimed(state: State, seat: i64) -> RouteClaimed:
    """The event that tells of the claim."""
    board = state.box
    return RouteClaimed(
        seat,
        board.tables["track"][state.track],
        board.tables["card"][state.pay_card] if state.pay_cards > 0 else None,
        state.pay_cards,
        state.pay_locomotives,
        board.track_points[state.track],
    )
