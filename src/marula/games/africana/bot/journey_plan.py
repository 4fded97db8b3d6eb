"""Journey plan: every way that the cards in hand allow (action C), what is done on it, and where it ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, has_bit, set_bit, zeros
from marula.games.africana.bot.plans import Plans
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

TABLE: Final[i64] = 4096
"""Size of the hash table, a power of two. A position is hashed by its remainder modulo PRIME."""
PRIME: Final[i64] = 4093
REMEMBERED: Final[i64] = 3000
"""The most positions that one search remembers."""


class JourneyPlan:
    """Searches one seat's journey. `begin` notes the hand; then each question is about what is still to come."""

    def __init__(self, board: Board, weights: Weights, plans: Plans) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.plans: Plans = plans
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
        self.open_artifacts: i64 = 0
        self.keys: vec[i64] = zeros(TABLE)
        self.values: vec[float] = floats(TABLE)
        self.marks: vec[i64] = zeros(TABLE)
        self.search: i64 = 0
        self.nodes: i64 = 0
        self.most_positions: i64 = int(weights.most_positions)
        """After this many positions the search only asks what stopping there is worth."""
        self.gained: float = 0.0
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
        self.search += 1
        self.nodes = 0
        self.open_artifacts = scoring.open_artifacts(state, seat)
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

    def arrive(self, place: i64, cards: i64, mask: i64, silver: i64, drawn: i64) -> float:
        """The best from the moment the explorer stands here: do all that can be done, then go on or stop."""
        key = (mask << (CARD_BITS + PLACE_BITS)) | (place << CARD_BITS) | cards
        at = key % PRIME
        while self.marks[at] == self.search:
            if self.keys[at] == key:
                return self.values[at]
            at = (at + 1) & (TABLE - 1)
        gained = self._collect(place, cards, mask, silver, drawn)
        after_cards = self.after_cards
        after_mask = self.after_mask
        after_silver = self.after_silver
        after_drawn = self.after_drawn
        best = gained + self.rest(place, after_cards, after_mask, after_silver, after_drawn)
        self.nodes += 1
        if self.nodes < self.most_positions:
            value = gained + self.onward(place, after_cards, after_mask, after_silver, after_drawn)
            if value > best:
                best = value
        if self.nodes > REMEMBERED:
            return best
        while self.marks[at] == self.search:  # the search may have filled this place meanwhile
            at = (at + 1) & (TABLE - 1)
        self.marks[at] = self.search
        self.keys[at] = key
        self.values[at] = best
        return best

    def onward(self, place: i64, cards: i64, mask: i64, silver: i64, drawn: i64) -> float:
        """The best of all next steps; very bad if there is none."""
        best = -1000.0
        if cards & ((1 << RECOLOURED) - 1) == 0:
            return best
        board = self.box
        map = board.map
        may_recolour = silver >= board.recolour_price and cards >> RECOLOURED < 2
        spare: i64 = -1
        if may_recolour:
            spare = most_frequent(cards)
        for way in range(map.first[place], map.first[place + 1]):
            next = map.neighbour[way]
            fits = board.fits[next]
            fitted = False
            for colour in range(COLOURS):
                if (cards >> (DIGIT * colour)) & MOST == 0 or fits >> colour & 1 == 0:
                    continue
                fitted = True
                value = self.arrive(next, cards - self.unit[colour], mask, silver, drawn)
                if value > best:
                    best = value
            if (cards >> (DIGIT * COLOURS)) & MOST > 0:
                value = self.arrive(next, cards - self.unit[COLOURS], mask, silver, drawn)
                if value > best:
                    best = value
            elif spare >= 0 and not fitted:
                value = self.arrive(
                    next,
                    cards - self.unit[spare] + set_bit(0, RECOLOURED),
                    mask,
                    silver - board.recolour_price,
                    drawn,
                )
                if value > best:
                    best = value
        return best

    def _collect(self, place: i64, cards: i64, mask: i64, silver: i64, drawn: i64) -> float:
        """Complete and join what can be done here. What is left afterwards is in the `after_` fields."""
        board = self.box
        plans = self.plans
        gained = 0.0
        if plans.busy >> place & 1 == 0:
            self.after_cards = cards
            self.after_mask = mask
            self.after_silver = silver
            self.after_drawn = drawn
            return gained
        for space in range(SPACES):
            if has_bit(mask, space) or not has_bit(mask, SPACES + space) or plans.targets[space] != place:
                continue
            done = set_bit(mask, space)
            gained += plans.prize[space]
            silver += plans.silver_of[space]
            mask = done
        for number in range(plans.adventures):
            if has_bit(mask, 2 * SPACES + number) or plans.adventure_place[number] != place:
                continue
            if plans.adventure_prize[number] <= 0.0:
                continue
            mask = set_bit(mask, 2 * SPACES + number)
            gained += plans.adventure_prize[number]
            adventure = plans.adventure_id[number]
            colour = board.assistant[adventure]
            if colour >= 0:
                if (cards >> (DIGIT * colour)) & MOST < MOST:
                    cards += self.unit[colour]
            else:
                silver += board.adventure_silver[adventure]
        for space in range(SPACES):
            if has_bit(mask, space) or has_bit(mask, SPACES + space) or plans.starts[space] != place:
                continue
            if not plans.free_markers(mask):
                break
            mask = set_bit(mask, SPACES + space)
            gained += plans.bonus[space]
            silver += board.bonus_silver[space]
            drawn += board.bonus_cards[space]
        self.after_cards = cards
        self.after_mask = mask
        self.after_silver = silver
        self.after_drawn = drawn
        return gained

    # --- where it ends -------------------------------------------------------------------------------------------

    def rest(self, place: i64, cards: i64, mask: i64, silver: i64, drawn: i64) -> float:
        """What it is worth to stop here with these cards left."""
        plans = self.plans
        recoloured = cards >> RECOLOURED
        value = -plans.silver * plans.numbers[recoloured * self.box.recolour_price]
        if plans.last or plans.bits[mask & ((1 << SPACES) - 1)] > plans.pile:
            return value + self.final(cards, mask, silver, drawn)
        entry = plans.entry(mask)
        value += plans.worth_at[entry * plans.places + place]
        return value + self.hand(entry, place, cards, drawn)

    def hand(self, entry: i64, place: i64, cards: i64, drawn: i64) -> float:
        """What the travel cards that are left are worth for the way from here."""
        plans = self.plans
        weights = self.weights
        any_card = weights.any_card
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
                    worth += 1.0 - any_card
                    need -= 1.0
                else:
                    worth += (1.0 - any_card) * need
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


class Reach(JourneyPlan):
    """Asks only what can be joined and completed on the journey: how it ends is worth nothing."""

    def rest(self, place: i64, cards: i64, mask: i64, silver: i64, drawn: i64) -> float:
        return 0.0


def most_frequent(cards: i64) -> i64:
    """The colour of which most cards are left; -1 if none is."""
    found: i64 = -1
    most: i64 = 0
    for colour in range(COLOURS):
        held = (cards >> (DIGIT * colour)) & MOST
        if held > most:
            most = held
            found = colour
    return found
