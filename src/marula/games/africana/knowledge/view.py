"""View: what a seat has had the chance to know. Imagine: a world that would look just so."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.chance import Chance
from marula.core.fields import Each, Field, Flag, Number, Per, Row, Set, Word
from marula.core.pile import total, zeros
from marula.games.africana.knowledge.recall import Hidden
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import COLOURS, Board
from marula.games.africana.rules.state import OVER, TURN, State


class View(game.View):
    """Everything on the table; of travel cards the own ones, how many the others hold, and which are unseen.

    `unseen_cards` are the draw pile and the others' hands together. `kept_sizes` and `others_kept` tell of the moment
    when the draw pile was last shuffled: how many travel cards each seat held, and which ones the others held together.
    `totals` holds every seat's running total; where totals are hidden, only the own one until the end.
    """

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Word("seat"),
        "phase": Word("phase"),
        "active": Word("seat"),
        "round": Number(),
        "last_round": Flag(),
        "last_completed": Number(),
        "turned": Number(),
        "places": Per("seat", of=Word("place")),
        "silver": Per("seat", of=Number()),
        "totals": Row(Number()),
        "hands": Per("seat", "colour", of=Number()),
        "hand_sizes": Per("seat", of=Number()),
        "jokers": Per("seat", of=Number()),
        "assistants": Per("seat", "colour", of=Number()),
        "played": Per("card", of=Number()),
        "unseen_cards": Per("colour", of=Number()),
        "deck": Number(),
        "discards": Per("colour", of=Number()),
        "shuffles": Number(),
        "kept": Per("seat", "colour", of=Number()),
        "kept_sizes": Per("seat", of=Number()),
        "others_kept": Per("colour", of=Number()),
        "trace": Row(Word("trace")),
        "supply": Per("colour", of=Number()),
        "lost": Per("card", of=Number()),
        "pile": Number(),
        "unseen": Set("expedition"),
        "display": Per("space", of=Word("expedition")),
        "joined": Per("space", of=Set("seat")),
        "expeditions": Per("seat", of=Set("expedition")),
        "unread": Set("adventure"),
        "pages": Each(Row(Word("adventure")), "book"),
        "left": Per("book", of=Number()),
        "adventures": Per("seat", of=Set("adventure")),
        "completed": Per("seat", of=Set("adventure")),
        "gone": Set("adventure"),
    }

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        seats = box.seats
        self.box: Board = box
        # Empty vectors: what is taken whole from the table, so that nothing is made to be thrown away.
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

    What lies open is shared with the table, so `seen` holds until the table changes; whatever it held before is gone.
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
    """One's own travel cards; of the others how many they hold and held. The rest is unseen, with the draw pile."""
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
    """Every seat's, or where totals are hidden one's own; an onlooker's then is none."""
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


def imagine(seen: View, chance: Chance) -> State:
    """Everything as it is seen; the unseen travel cards are dealt to the others' hands and the draw pile."""
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
        hidden = Hidden(state, seen.seat, seen.hand_sizes, seen.kept_sizes, seen.others_kept)
        hidden.deal(chance)
    return state
