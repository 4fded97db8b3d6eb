"""Which rule forbids an action that is not offered, and the facts that go with it."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.pile import has_bit
from marula.core.refusal import Facts, Illegal
from marula.games.heart_of_africa.rules.claims import is_open, most_of_others
from marula.games.heart_of_africa.rules.state import DOUBLING, FIRST_TICKETS, PAYMENT, SECOND_CARD, TICKETS, State


def forbids(state: State, seat: i64, code: i64) -> Illegal:
    """The most helpful rule first: what is asked now, then what this choice lacks."""
    board = state.box
    keeping = board.keep <= code < board.claim
    if state.phase == FIRST_TICKETS:
        facts: Facts = {"least": board.first_tickets_kept, "offered": state.offer_size(seat)}
        return Illegal("HA-5", facts, keep_case(state, seat, code) if keeping else "first")
    if state.phase == TICKETS:
        facts = {"least": board.tickets_kept, "offered": state.offer_size(seat)}
        return Illegal("HA-23", facts, keep_case(state, seat, code) if keeping else "choose")
    if state.phase == PAYMENT:
        return forbids_payment(state, seat, code)
    if state.phase == DOUBLING:
        return forbids_doubling(state, seat, code)
    if code < board.draw_tickets:
        return forbids_card(state, code)
    if state.phase == SECOND_CARD:
        return Illegal("HA-8", {}, "second")
    if code == board.draw_tickets:
        return Illegal("HA-23", {}, "empty")
    if code == board.pass_:
        return Illegal("HA-34")
    if board.claim <= code < board.pay:
        return forbids_claim(state, seat, code - board.claim)
    return Illegal("HA-7")


def keep_case(state: State, seat: i64, code: i64) -> str:
    """Too few tickets, or a place of the offer where none lies?"""
    size = state.offer_size(seat)
    for place in range(size, state.box.offer):
        if has_bit(code - state.box.keep + 1, place):
            return "absent"
    return "few"


def forbids_card(state: State, code: i64) -> Illegal:
    """A card that does not lie there, a deck without cards, or a locomotive as the second card."""
    board = state.box
    if code == board.draw_train:
        return Illegal("HA-12", {}, "trains")
    if code == board.draw_terrain:
        return Illegal("HA-12", {}, "terrains")
    if code >= board.take_terrain:
        return Illegal("HA-8", {"terrain": board.tables["terrain"][code - board.take_terrain]}, "terrain")
    if code == board.locomotive and state.phase == SECOND_CARD:
        return Illegal("HA-9")
    return Illegal("HA-8", {"card": board.tables["card"][code]}, "train")


def forbids_claim(state: State, seat: i64, track: i64) -> Illegal:
    """Taken, closed, too few trains, too few locomotives for a ferry, or too few cards."""
    board = state.box
    facts: Facts = {"track": board.tables["track"][track], "length": board.track_length[track]}
    if state.owners[track] >= 0:
        facts["seat"] = state.owners[track]
        return Illegal("HA-13", facts, "taken")
    if not is_open(state, seat, track):
        return Illegal("HA-15", facts, "own" if state.owners[board.track_twin[track]] == seat else "closed")
    if state.trains[seat] < board.track_length[track]:
        facts["trains"] = state.trains[seat]
        return Illegal("HA-22", facts, "trains")
    hand = seat * board.cards
    locomotives = state.hands[hand + board.locomotive]
    if locomotives < board.track_ferries[track]:
        facts["ferries"] = board.track_ferries[track]
        facts["locomotives"] = locomotives
        return Illegal("HA-32", facts)
    facts["colour"] = board.tables["colour"][board.track_colour[track]]
    best: i64 = 0
    for card in range(board.colours):
        if board.track_colour[track] in (card, board.grey) and state.hands[hand + card] > best:
            best = state.hands[hand + card]
    facts["cards"] = best
    facts["locomotives"] = locomotives
    return Illegal("HA-22", facts, "cards")


def forbids_payment(state: State, seat: i64, code: i64) -> Illegal:
    """Refuse what is no payment, one for another track, too few locomotives for a ferry, or cards that are not in
    hand."""
    board = state.box
    length = board.track_length[state.track]
    colour = board.track_colour[state.track]
    facts: Facts = {
        "track": board.tables["track"][state.track],
        "colour": board.tables["colour"][colour],
        "length": length,
    }
    if not board.pay <= code < board.double:
        return Illegal("HA-13", facts, "pay")
    card = board.pay_card[code - board.pay]
    number = board.pay_cards[code - board.pay]
    locomotives = board.pay_locomotives[code - board.pay]
    if number + locomotives != length or (number > 0 and colour != card and colour != board.grey):
        return Illegal("HA-13", facts, "pay")
    if locomotives < board.track_ferries[state.track]:
        facts["ferries"] = board.track_ferries[state.track]
        facts["locomotives"] = locomotives
        return Illegal("HA-32", facts)
    return Illegal("HA-22", facts, "held")


def forbids_doubling(state: State, seat: i64, code: i64) -> Illegal:
    """Refuse what is no doubling, locomotives that are not in hand, a doubling without a lead, or a wrong number of
    cards."""
    board = state.box
    terrain = board.track_terrain[state.track]
    needed = board.track_needs[state.track]
    held = state.terrains[seat * board.terrains + terrain]
    most = most_of_others(state, seat, terrain)
    left = state.hands[seat * board.cards + board.locomotive] - state.pay_locomotives
    facts: Facts = {
        "track": board.tables["track"][state.track],
        "terrain": board.tables["terrain"][terrain],
        "needed": needed,
        "held": held,
        "most": most,
        "left": left,
    }
    if code < board.double:
        return Illegal("HA-16", facts)
    locomotives = board.double_locomotives[code - board.double]
    if locomotives > left:
        return Illegal("HA-19", facts)
    if held + locomotives < most:
        return Illegal("HA-18", facts)
    if locomotives < needed:
        return Illegal("HA-17", facts)
    return Illegal("HA-20", facts)  # the locomotives pay for it and tie: more cards would be wasted
