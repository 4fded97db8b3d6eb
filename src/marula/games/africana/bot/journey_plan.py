"""Journey plan: every way that the cards in hand allow (action C), what is done on it, and where it ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, has_bit, set_bit, zeros
from marula.games.africana.bot.plans import ALL_SPACES, ROUNDED_UP, Plans
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import ASSISTANT, COLOURS, JOKER, SPACES, Board
from marula.games.africana.rules.state import State

# The cards that can still be played in this action are packed into one number: three bits for each colour (travel
# cards and assistants together), three for jokers, three for how often silver has recoloured a card.
DIGIT: Final[i64] = 3
MOST: Final[i64] = 7
RECOLOURED: Final[i64] = 18
CARD_BITS: Final[i64] = 21
PLACE_BITS: Final[i64] = 8

KINDS: Final[i64] = 0o111111
"""One bit for each colour, and one for the joker: the lowest of its three."""
CARDS_ONLY: Final[i64] = (1 << RECOLOURED) - 1

TABLE: Final[i64] = 4096
"""Size of the hash table, a power of two."""
SPREAD_CARDS: Final[i64] = 40503
SPREAD_PLACES: Final[i64] = 52711
"""Factors that spread the positions over the table."""
REMEMBERED: Final[i64] = 3000
"""The most positions that one search remembers."""
KEY_BITS: Final[i64] = 47
"""A position as one number: cards, place and mask. The bits above it number the search that met it."""
MOST_SEARCHES: Final[i64] = 65000
"""After this many searches their numbers begin again."""
NOWHERE: Final = -1000.0
"""The worth of going on where there is no way: very bad."""


@final
class JourneyPlan:
    """Searches one seat's journey. `begin` notes the hand; then each question is about what is still to come."""

    def __init__(self, board: Board, weights: Weights, plans: Plans, ends_count: bool = True) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.plans: Plans = plans
        self.ends_count: bool = ends_count
        """Whether it matters how the journey ends; if not, only what is joined and completed on it counts."""
        self.first: vec[i64] = board.map.first
        self.neighbour: vec[i64] = board.map.neighbour
        self.fits: vec[i64] = zeros(board.places)
        """For each place: the cards that pay a step there, one bit each, as in `KINDS`."""
        for place in range(board.places):
            for kind in range(COLOURS + 1):
                if has_bit(board.fits[place], kind):
                    self.fits[place] = set_bit(self.fits[place], DIGIT * kind)
        self.unit: vec[i64] = zeros(COLOURS + 1)
        """For each colour, and then the joker: one card of it, packed."""
        for colour in range(COLOURS + 1):
            self.unit[colour] = self._digit(1, colour)
        self.travel: vec[i64] = zeros(COLOURS)
        """Travel cards in hand. Of a colour the assistant is played first, because it comes back."""
        self.fixed: i64 = 0
        """Jokers and assistants, in hand or played: they are back after the journey."""
        self.silver: i64 = 0
        self.ahead: float = 0.0
        """Points ahead of the best other seat, if the match ended now."""
        self.keys: vec[i64] = zeros(TABLE)
        self.values: vec[float] = floats(TABLE)
        self.search: i64 = 0
        self.nodes: i64 = 0
        self.most_positions: i64 = int(weights.most_positions)
        """After this many positions the search only asks what stopping there is worth."""
        self.most_of_card: float = weights.card * max(1.0, weights.any_card) * ROUNDED_UP
        """The most that a travel card can be worth."""
        self.after_mask: i64 = 0
        self.after_cards: i64 = 0
        self.after_silver: i64 = 0
        self.after_drawn: i64 = 0

    # --- the hand ------------------------------------------------------------------------------------------------

    def begin(self, state: State, seat: i64) -> i64:
        """Note what the seat has. Returns its playable cards, packed."""
        first = seat * COLOURS
        cards: i64 = 0
        self.fixed = state.jokers[seat] + state.played[JOKER]
        for colour in range(COLOURS):
            self.travel[colour] = state.hands[first + colour]
            helpers = state.assistants[first + colour]
            self.fixed += helpers + state.played[ASSISTANT + colour]
            cards |= self._digit(state.hands[first + colour] + helpers, colour)
        cards |= self._digit(state.jokers[seat], COLOURS)
        self.silver = state.silver[seat]
        self.forget()
        self._compare(state, seat)
        return cards

    def _digit(self, number: i64, at: i64) -> i64:
        """A number of cards of one kind, packed."""
        return (number if number < MOST else MOST) << (DIGIT * at)

    def _compare(self, state: State, seat: i64) -> None:
        """How the seat stands against the best of the others, who may have a last turn after it."""
        self.ahead = 0.0
        if self.plans.pile >= SPACES:
            return
        best = -1000.0
        for other in range(self.box.seats):
            if other == seat:
                continue
            # Cards in other hands are counted, not looked at.
            points = float(int(scoring.points(state, other)))
            if other > seat:
                points += self.weights.last_gain
            if points > best:
                best = points
        self.ahead = float(int(scoring.points(state, seat))) - best

    # --- the search ----------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Begin a new search, which remembers nothing."""
        self.nodes = 0
        self.search += 1
        if self.search > MOST_SEARCHES:
            self.search = 1
            for at in range(TABLE):
                self.keys[at] = 0

    def is_cut(self) -> bool:
        """Has the search met more positions than it may follow, or remember?"""
        return self.nodes >= self.most_positions or self.nodes > REMEMBERED

    def arrive(self, place: i64, cards: i64, mask: i64, silver: i64, drawn: i64) -> float:
        """The best from the moment the explorer stands here: do all that can be done, then go on or stop."""
        upper = (mask << PLACE_BITS) | place
        key = (self.search << KEY_BITS) | (upper << CARD_BITS) | cards
        at = ((upper * SPREAD_PLACES + cards * SPREAD_CARDS) >> 4) & (TABLE - 1)
        while self.keys[at] >> KEY_BITS == self.search:
            if self.keys[at] == key:
                return self.values[at]
            at = (at + 1) & (TABLE - 1)
        gained = 0.0
        if self.plans.busy >> place & 1 == 1:
            gained = self._collect(place, cards, mask, silver, drawn)
            cards = self.after_cards
            mask = self.after_mask
            silver = self.after_silver
            drawn = self.after_drawn
        self.nodes += 1
        best = NOWHERE
        if self.nodes < self.most_positions:
            best = self.onward(place, cards, mask, silver, drawn)
        best = gained + self.rest(place, cards, mask, silver, drawn, best)
        if self.nodes > REMEMBERED:
            return best
        while self.keys[at] >> KEY_BITS == self.search:  # the search may have filled this place meanwhile
            at = (at + 1) & (TABLE - 1)
        self.keys[at] = key
        self.values[at] = best
        return best

    def onward(self, place: i64, cards: i64, mask: i64, silver: i64, drawn: i64) -> float:
        """The best of all next steps; very bad if there is none."""
        best = NOWHERE
        held = (cards | cards >> 1 | cards >> 2) & KINDS
        if held == 0:
            return best
        recoloured = cards
        if silver >= self.box.recolour_price and cards >> RECOLOURED < 2:
            recoloured = with_recoloured(cards)
        for way in range(self.first[place], self.first[place + 1]):
            next = self.neighbour[way]
            fitting = held & self.fits[next]
            if fitting == 0 and recoloured != cards:
                value = self.arrive(next, recoloured, mask, silver - self.box.recolour_price, drawn)
                if value > best:
                    best = value
            while fitting != 0:
                value = self.arrive(next, cards - (fitting & -fitting), mask, silver, drawn)
                if value > best:
                    best = value
                fitting &= fitting - 1
        return best

    def _collect(self, place: i64, cards: i64, mask: i64, silver: i64, drawn: i64) -> float:
        """Complete and join what can be done here. What is left afterwards is in the `after_` fields."""
        one: i64 = 1
        board = self.box
        plans = self.plans
        gained = 0.0
        joined = (mask >> SPACES) & ~mask & ALL_SPACES
        for space in range(SPACES):
            if joined >> space & 1 == 1 and plans.targets[space] == place:
                gained += plans.prize[space]
                silver += plans.silver_of[space]
                mask |= one << space
        for number in range(plans.adventures):
            if mask >> (2 * SPACES + number) & 1 == 1 or plans.adventure_place[number] != place:
                continue
            if plans.adventure_prize[number] <= 0.0:
                continue
            mask |= one << (2 * SPACES + number)
            gained += plans.adventure_prize[number]
            adventure = plans.adventure_id[number]
            colour = board.assistant[adventure]
            if colour >= 0:
                if (cards >> (DIGIT * colour)) & MOST < MOST:
                    cards += self.unit[colour]
            else:
                silver += board.adventure_silver[adventure]
        closed = mask | mask >> SPACES
        for space in range(SPACES):
            if closed >> space & 1 == 1 or plans.starts[space] != place:
                continue
            if not plans.free_markers(mask):
                break
            mask |= one << (SPACES + space)
            gained += plans.bonus[space]
            silver += board.bonus_silver[space]
            drawn += board.bonus_cards[space]
        self.after_cards = cards
        self.after_mask = mask
        self.after_silver = silver
        self.after_drawn = drawn
        return gained

    # --- where it ends -------------------------------------------------------------------------------------------

    def rest(self, place: i64, cards: i64, mask: i64, silver: i64, drawn: i64, floor: float) -> float:
        """What it is worth to stop here with these cards left; `floor` if that is more."""
        if not self.ends_count:
            return floor if floor > 0.0 else 0.0
        plans = self.plans
        recoloured = cards >> RECOLOURED
        value = -plans.silver * plans.numbers[recoloured * self.box.recolour_price]
        if plans.last or plans.bits[mask & ALL_SPACES] > plans.pile:
            value += self.final(cards, mask, silver, drawn)
            return value if value > floor else floor
        entry = plans.entry(mask)
        value += plans.worth(entry, place)
        # Most stops are not worth while even if every card that is left could be used.
        if value + self.most_of_card * plans.numbers[self.left_over(cards)] < floor:
            return floor
        value += self.hand(entry, place, cards, drawn)
        return value if value > floor else floor

    def left_over(self, cards: i64) -> i64:
        """How many travel cards are left."""
        number: i64 = 0
        for colour in range(COLOURS):
            left = (cards >> (DIGIT * colour)) & MOST
            number += left if left < self.travel[colour] else self.travel[colour]
        return number

    def hand(self, entry: i64, place: i64, cards: i64, drawn: i64) -> float:
        """What the travel cards that are left are worth for the way from here."""
        plans = self.plans
        weights = self.weights
        any_card = weights.any_card
        fitting = 1.0 - any_card
        first = plans.useful_colours(entry, place)
        worth = 0.0
        number: i64 = 0
        for colour in range(COLOURS):
            left = (cards >> (DIGIT * colour)) & MOST
            if left > self.travel[colour]:
                left = self.travel[colour]
            if left == 0:
                continue
            number += left
            need = plans.wanted[first + colour]
            worth += any_card * plans.numbers[left]
            for _ in range(left):
                if need >= 1.0:
                    worth += fitting
                    need -= 1.0
                else:
                    worth += fitting * need
                    break
        # Cards from a bonus have been counted with it, but those above the limit must be given up again.
        over = number + drawn + self.fixed - self.box.hand_limit
        if over > 0:
            worth -= weights.too_many * plans.numbers[over]
        return weights.card * worth

    def final(self, cards: i64, mask: i64, silver: i64, drawn: i64) -> float:
        """What is left at the end of the match, counted as the rules count it."""
        board = self.box
        plans = self.plans
        left: i64 = drawn
        for colour in range(COLOURS):
            number = (cards >> (DIGIT * colour)) & MOST
            left += number if number < self.travel[colour] else self.travel[colour]
        room = board.hand_limit - self.fixed
        if left > room:
            left = room
        if left < 0:
            left = 0
        points = plans.numbers[left // board.cards_per_point]
        if plans.last:
            return points
        # Ending the match decides it: good when ahead, bad when behind.
        lead = self.ahead + points
        for space in range(SPACES):
            if has_bit(mask, space) and not has_bit(plans.mask, space):
                lead += plans.points_of[space]
        if lead < 0.0:
            return points + self.weights.verdict * lead / (2.0 - lead)
        return points + self.weights.verdict * lead / (2.0 + lead)


def with_recoloured(cards: i64) -> i64:
    """The cards after one was recoloured: of the colour of which most are left. The same cards if there is none."""
    found: i64 = 0
    most: i64 = 0
    for colour in range(COLOURS):
        held = (cards >> (DIGIT * colour)) & MOST
        if held > most:
            most = held
            found = DIGIT * colour
    if most == 0:
        return cards
    one: i64 = 1
    return cards - (one << found) + (one << RECOLOURED)
