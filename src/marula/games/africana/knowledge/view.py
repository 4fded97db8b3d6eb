"""The view: what a seat has had the chance to know."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.fields import Each, Field, Flag, Number, Per, Row, Set, Word
from marula.core.pile import total, zeros
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import COLOURS, Board
from marula.games.africana.rules.state import OVER, TURN, State


class View(game.View):
    """What one seat knows: everything on the table but travel cards. Of these it knows its own, how many the others
    hold, and which are unseen."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Word("seat"),  # the seat that sees this; none for an onlooker
        "phase": Word("phase"),  # what is to be decided now
        "active": Word("seat"),  # the seat whose turn it is
        "round": Number(),  # the round, from 1
        "last_round": Flag(),  # whether this round is the last
        "last_completed": Number(),  # the round in which an expedition was last completed
        "turned": Number(),  # pages turned in this action
        "places": Per("seat", of=Word("place")),  # where each seat's explorer stands
        "silver": Per("seat", of=Number()),  # silver of each seat
        "totals": Row(Number()),  # every seat's points so far; in old matches with `hidden_totals` only the own
        "hands": Per("seat", "colour", of=Number()),  # the own travel cards; at the end everyone's
        "hand_sizes": Per("seat", of=Number()),  # how many travel cards each seat holds
        "jokers": Per("seat", of=Number()),  # jokers in hand
        "assistants": Per("seat", "colour", of=Number()),  # assistants in hand
        "played": Per("card", of=Number()),  # cards played in this action
        "unseen_cards": Per("colour", of=Number()),  # travel cards in the draw pile or in others' hands
        "deck": Number(),  # how many travel cards are in the draw pile
        "discards": Per("colour", of=Number()),  # travel cards discarded
        "shuffles": Number(),  # how often the draw pile was shuffled anew
        "kept": Per("seat", "colour", of=Number()),  # travel cards that this seat held at the last shuffle
        "kept_sizes": Per("seat", of=Number()),  # how many travel cards each seat held at the last shuffle
        "others_kept": Per("colour", of=Number()),  # travel cards that the others together held at the last shuffle
        "trace": Row(Word("trace")),  # who drew and who gave up which colour since the last shuffle
        "supply": Per("colour", of=Number()),  # assistants not yet hired
        "lost": Per("card", of=Number()),  # cards that left the game
        "pile": Number(),  # expeditions in the pile
        "unseen": Set("expedition"),  # expeditions nobody has seen
        "display": Per("space", of=Word("expedition")),  # the open expedition on each space
        "joined": Per("space", of=Set("seat")),  # seats with a marker on each space
        "expeditions": Per("seat", of=Set("expedition")),  # expeditions completed
        "unread": Set("adventure"),  # adventures nobody has seen
        "pages": Each(Row(Word("adventure")), "book"),  # the seen pages of each book, from left to right
        "left": Per("book", of=Number()),  # how many of those pages lie on the left side
        "adventures": Per("seat", of=Set("adventure")),  # adventures bought and open
        "completed": Per("seat", of=Set("adventure")),  # adventures completed
        "gone": Set("adventure"),  # adventures that left the game
    }
    SIZES: ClassVar[dict[str, str]] = {"hands": "hand_sizes"}

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        seats = box.seats
        self.box: Board = box
        # Empty vectors are replaced by those of the table, so nothing is allocated in vain.
        self.phase: i64 = TURN
        self.active: i64 = 0
        self.round: i64 = 1
        self.last_round: bool = False
        self.last_completed: i64 = 0
        self.turned: i64 = 0
        self.places: vec[i64] = vec[i64]()
        self.silver: vec[i64] = vec[i64]()
        self.totals: vec[i64] = zeros(0)
        self.hands: vec[i64] = zeros(seats * COLOURS)
        self.hand_sizes: vec[i64] = zeros(seats)
        self.jokers: vec[i64] = vec[i64]()
        self.assistants: vec[i64] = vec[i64]()
        self.played: vec[i64] = vec[i64]()
        self.unseen_cards: vec[i64] = zeros(COLOURS)
        self.deck: i64 = 0
        self.discards: vec[i64] = vec[i64]()
        self.shuffles: i64 = 0
        self.kept: vec[i64] = zeros(seats * COLOURS)
        self.kept_sizes: vec[i64] = zeros(seats)
        self.others_kept: vec[i64] = zeros(COLOURS)
        self.trace: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.lost: vec[i64] = vec[i64]()
        self.pile: i64 = 0
        self.unseen: i64 = 0
        self.display: vec[i64] = vec[i64]()
        self.joined: vec[i64] = vec[i64]()
        self.expeditions: vec[i64] = vec[i64]()
        self.unread: i64 = 0
        self.pages: list[vec[i64]] = [zeros(0), zeros(0)]
        self.left: vec[i64] = vec[i64]()
        self.adventures: vec[i64] = vec[i64]()
        self.completed: vec[i64] = vec[i64]()
        self.gone: i64 = 0


def view(state: State, seat: i64) -> View:
    """What the seat sees, to keep: it shares nothing with the table."""
    seen = View(state.box)
    look(state, seat, seen)
    seen.places = seen.places[:]
    seen.silver = seen.silver[:]
    seen.jokers = seen.jokers[:]
    seen.assistants = seen.assistants[:]
    seen.played = seen.played[:]
    seen.discards = seen.discards[:]
    seen.trace = seen.trace[:]
    seen.supply = seen.supply[:]
    seen.lost = seen.lost[:]
    seen.display = seen.display[:]
    seen.joined = seen.joined[:]
    seen.expeditions = seen.expeditions[:]
    seen.pages = [seen.pages[0][:], seen.pages[1][:]]
    seen.left = seen.left[:]
    seen.adventures = seen.adventures[:]
    seen.completed = seen.completed[:]
    return seen


def look(state: State, seat: i64, seen: View) -> None:
    """AF-10, AF-18, AF-47: only travel cards in other hands and in the draw pile are secret.

    What lies open is shared with the table, so `seen` is valid until the table changes.
    """
    seen.seat = seat
    seen.phase = state.phase
    seen.active = state.active
    seen.round = state.round
    seen.last_round = state.last_round
    seen.last_completed = state.last_completed
    seen.turned = state.turned
    seen.places = state.places
    seen.silver = state.silver
    seen.jokers = state.jokers
    seen.assistants = state.assistants
    seen.played = state.played
    seen.discards = state.discards
    seen.shuffles = state.shuffles
    seen.trace = state.trace
    seen.supply = state.supply
    seen.lost = state.lost
    seen.pile = state.pile
    seen.unseen = state.unseen
    seen.display = state.display
    seen.joined = state.joined
    seen.expeditions = state.expeditions
    seen.unread = state.unread
    seen.pages = state.pages
    seen.left = state.left
    seen.adventures = state.adventures
    seen.completed = state.completed
    seen.gone = state.gone
    seen.deck = total(state.deck)
    see_cards(state, seen)
    see_totals(state, seen)


def see_cards(state: State, seen: View) -> None:
    """Show the own travel cards, and how many the others hold and held. All other cards count as unseen."""
    unseen = seen.unseen_cards
    others_kept = seen.others_kept
    for colour in range(COLOURS):
        unseen[colour] = state.deck[colour]
        others_kept[colour] = 0
    for other in range(state.box.seats):
        own = other == seen.seat or state.phase == OVER
        size: i64 = 0
        kept: i64 = 0
        for colour in range(COLOURS):
            at = other * COLOURS + colour
            held = state.hands[at]
            before = state.kept[at]
            size += held
            kept += before
            seen.hands[at] = held if own else 0
            seen.kept[at] = before if own else 0
            if not own:
                unseen[colour] += held
                others_kept[colour] += before
        seen.hand_sizes[other] = size
        seen.kept_sizes[other] = kept


def see_totals(state: State, seen: View) -> None:
    """Show every seat's total. In old matches with hidden totals a seat sees only its own, and an onlooker none."""
    board = state.box
    if not board.hidden_totals or state.phase == OVER:
        if len(seen.totals) != board.seats:
            seen.totals = zeros(board.seats)
        for seat in range(board.seats):
            seen.totals[seat] = scoring.points(state, seat)
    elif seen.seat >= 0:
        if len(seen.totals) != 1:
            seen.totals = zeros(1)
        seen.totals[0] = scoring.points(state, seen.seat)
    else:
        seen.totals = zeros(0)
