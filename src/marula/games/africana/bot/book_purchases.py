"""Book purchases (action B): which adventures are worth their price, and which way to turn pages for them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats
from marula.games.africana.bot.plans import Plans
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import Board
from marula.games.africana.rules.state import State


class BookPurchases:
    """What the open book offers a seat. Call `read` first, after the plans were read."""

    def __init__(self, board: Board, weights: Weights, plans: Plans) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.plans: Plans = plans
        self.pages: i64 = 0
        self.left: i64 = 0
        self.silver: i64 = 0
        self.free: i64 = 0
        self.gain: vec[float] = floats(board.adventures)
        """For each page: what owning it would be worth, less its price."""
        self.surprise: float = 0.0
        """The mean of the same over the pages that nobody has seen. A loss counts as 0, because nobody has to buy."""
        self.unread: bool = False

    def read(self, state: State, seat: i64) -> None:
        """Value every page that has been seen, and those that have not."""
        board = self.box
        plans = self.plans
        book = state.book(seat)
        pages = state.pages[book]
        self.pages = len(pages)
        self.left = state.left[book]
        self.silver = state.silver[seat]
        self.free = board.free_turns - state.turned
        if self.free < 0:
            self.free = 0
        if self.silver < board.adventure_price:
            return
        hoard = scoring.hoard(state, seat)
        now = plans.value_here()
        for page in range(self.pages):
            if self.turns_to(page) * board.turn_price > self.silver + board.turn_price * self.free:
                self.gain[page] = -100.0
                continue
            self.gain[page] = self._gain(state, pages[page], hoard, now)
        unread = state.unread & board.books[book]
        self.unread = unread != 0
        self.surprise = 0.0
        number = 0.0
        adventure: i64 = 0
        while unread != 0:
            if unread & 1 == 1:
                number += 1.0
                gain = self._guess(state, adventure, hoard)
                if gain > 0.0:
                    self.surprise += gain
            unread >>= 1
            adventure += 1
        if number > 0.0:
            self.surprise /= number
        if plans.adventures >= board.adventure_limit:
            self.surprise -= self._least()

    def _gain(self, state: State, adventure: i64, hoard: i64, now: float) -> float:
        """How much better the plans become with this adventure in them."""
        plans = self.plans
        price = plans.silver * plans.numbers[self.box.adventure_price]
        if plans.last:
            points = self.box.open_artifact if self.box.artifact[adventure] >= 0 else 0
            return plans.numbers[points] - price
        before = plans.adventures
        plans.add_adventure(state, adventure, hoard)
        plans.bound()
        after = plans.value_here()
        if before >= self.box.adventure_limit:
            after -= self._least()
        plans.forget_adventures(before)
        return after - now - price

    def _guess(self, state: State, adventure: i64, hoard: i64) -> float:
        """How much better the plans become, estimated without a tour."""
        plans = self.plans
        worth = plans.prize_of_adventure(state, adventure, hoard)
        near = plans.near[plans.here * plans.places + self.box.adventure_places[adventure]]
        return (
            worth * (self.weights.keeping + near * self.weights.on_the_way)
            - plans.silver * plans.numbers[self.box.adventure_price]
        )

    def _least(self) -> float:
        """What is lost when one adventure too many must be given up."""
        plans = self.plans
        least = 1000.0
        for number in range(plans.adventures):
            if plans.adventure_value[number] + plans.adventure_kept[number] < least:
                least = plans.adventure_value[number] + plans.adventure_kept[number]
        return least

    def turns_to(self, page: i64) -> i64:
        """How many turns until this page is the top of its side."""
        return self.left - 1 - page if page < self.left else page - self.left

    def cost(self, turns: i64) -> float:
        """What this many turns cost, in points."""
        paid = turns - self.free
        if paid <= 0:
            return 0.0
        return self.plans.silver * self.plans.numbers[paid * self.box.turn_price]

    def affords(self, turns: i64, purchases: i64) -> bool:
        """Is the silver enough for this many turns and purchases?"""
        paid = turns - self.free
        if paid < 0:
            paid = 0
        return paid * self.box.turn_price + purchases * self.box.adventure_price <= self.silver

    def buying(self, side: i64) -> float:
        """The worth of buying the top of this side, and perhaps a second page after it."""
        page = self.left - 1 + side
        best = 0.0
        for other in range(self.pages):
            turns = self.turns_to(other)
            if (side == 1 and other > page) or (side == 0 and other < page):
                turns -= 1  # the card below is shown for free
            if other == page or not self.affords(turns, 2):
                continue
            value = self.gain[other] - self.cost(turns)
            if value > best:
                best = value
        return self.gain[page] + self.weights.second_purchase * best

    def turning(self, side: i64) -> float:
        """The worth of turning the top of this side over: the best page that lies below it, seen or unseen."""
        best = -self.cost(1) - 0.01
        for page in range(self.pages):
            if (page >= self.left) != (side == 1):
                continue
            turns = self.turns_to(page)
            if turns == 0 or not self.affords(turns, 1):
                continue
            value = self.gain[page] - self.cost(turns)
            if value > best:
                best = value
        if side == 1 and self.unread:
            turns = self.pages - self.left
            if self.affords(turns, 1):
                value = self.surprise - self.cost(turns)
                if value > best:
                    best = value
        return best

    def best(self) -> float:
        """The worth of opening the book: the best that it can bring."""
        if self.silver < self.box.adventure_price:
            return -0.02
        best = -0.02
        for side in range(2):
            if (side == 0 and self.left == 0) or (side == 1 and self.left == self.pages):
                continue
            value = self.buying(side)
            if value > best:
                best = value
            value = self.turning(side)
            if value > best:
                best = value
        return best

    def shown(self, side: i64) -> float:
        """What the adventure on top of this side would add, less its price; 0 where it cannot be bought."""
        page = self.left - 1 + side
        if self.silver < self.box.adventure_price or page < 0 or page >= self.pages:
            return 0.0
        return self.gain[page]

    def below(self, side: i64) -> float:
        """What the best known adventure below the top would add, less its price; 0 if none is worth its price."""
        best = 0.0
        if self.silver < self.box.adventure_price:
            return best
        if side == 1 and self.unread and self.surprise > best:
            best = self.surprise
        for page in range(self.pages):
            if (page >= self.left) == (side == 1) and self.turns_to(page) > 0 and self.gain[page] > best:
                best = self.gain[page]
        return best
