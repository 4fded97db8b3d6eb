"""Instinct: what a good player of Livingstone feels. Each option is weighed in points it is hoped to bring.

A turn asks for one thing (take a die, use it, end the turn) and allows others on the way (cards, sales, gifts). What is
allowed on the way is weighed as the best of what is asked for, more or less what it adds by being done now.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.pile import total
from marula.games.livingstone.bot import beginner
from marula.games.livingstone.bot.dice_choice import Draft
from marula.games.livingstone.bot.gift_odds import Queen, real, rising
from marula.games.livingstone.bot.outlook import Outlook, front
from marula.games.livingstone.bot.weights import Weights
from marula.games.livingstone.bot.win_chances import WinChances
from marula.games.livingstone.rules import camp, scoring
from marula.games.livingstone.rules.board import (
    ANTELOPE,
    ANY_ROW,
    AT_MARKET,
    CLOSE,
    COINS,
    COLOURS,
    DIG,
    DRAW,
    END,
    FOUR_COINS,
    FREE_TENT,
    KINDS,
    LION,
    MARKET_CARD,
    MINE_COLLAPSE,
    PASS,
    PITCH,
    PLAY,
    ROWS,
    SECOND_TENT,
    SELL,
    SELL_DRAWN,
    TAKE,
    THREE_STONES,
    TWO_DICE,
    Board,
)
from marula.games.livingstone.rules.board import SECOND as SECOND_CODE
from marula.games.livingstone.rules.state import AFTER, DIE, MARKET, TURN, WHITE_STONE, State

NEVER: Final = -1000.0
"""Not to be done: less than anything else can weigh."""
TOO_EARLY: Final = -6.0
"""A gift before the last moment: coins that could still be of use. Prospects do not see it, so this has to be clear."""


class Instinct(game.Instinct):
    """Scratch paper for one position at a time; nothing of a match is kept."""

    def __init__(self, board: game.Board, weights: Weights | None = None) -> None:
        super().__init__(board)
        self.box: Board = cast(Board, board)
        self.weights: Weights = Weights(self.box.seats) if weights is None else weights
        self.queen: Queen = Queen(self.box, self.weights)
        self.outlook: Outlook = Outlook(self.box, self.weights)
        self.draft: Draft = Draft(self.box.seats, self.weights.boldness)
        self.chances: WinChances = WinChances(self.box, self.weights, self.outlook, self.queen)
        # What `read` takes in of a position
        self.seat: i64 = 0
        self.coins: i64 = 0  # purse and chest
        self.purse: i64 = 0
        self.reach: i64 = 0  # the purse, with all that could be sold now
        self.dice: i64 = 0
        self.tops: i64 = 0
        self.next: float = 0.0  # the chance of another turn in this match
        self.rounds: float = 0.0  # to come after the die that is used next
        self.fear: float = 0.0
        self.use: float = 0.0
        self.need: float = 0.0
        self.now: float = 0.0  # what the coins are worth as they are
        self.collapse: float = 0.0  # the chance that the next card is the collapse

    def weigh(self, state: game.State, seat: i64, codes: vec[i64]) -> vec[float]:
        table = cast(State, state)
        if len(codes) < 2:
            return vec[float]([0.0] * len(codes))
        self.read(table, seat)
        phase = table.phase
        if phase == MARKET:
            return self.weigh_market(table, codes)
        if phase == WHITE_STONE:
            return self.weigh_white_stone(table, codes)
        if phase > AFTER:
            return self.weigh_fields(table, codes)
        if phase == TURN:
            self.value_faces(table)
        base = 0.0 if phase == AFTER else NEVER
        wanted = 0.0  # what the best tent would bring that has to be paid for by a sale first
        missing: i64 = 0
        best: i64 = -1
        found = vec[float](capacity=len(codes))
        for code in codes:
            weight = 0.0
            if code < PLAY:
                weight = self.take(code - TAKE, table.due) if code < DRAW else self.use_die(table, code)
                if weight > base:
                    base = weight
                    best = code
            found = append(found, weight)
        if phase == DIE and self.reach > self.purse:
            row = table.die - 1
            price = camp.price(table, seat, table.boat * ROWS + row)
            if self.purse < price <= self.reach and camp.has_tent_for(table, seat, table.boat * ROWS + row):
                wanted = (
                    self.tent(table, row) - self.cost(price) + self.draft.later(self.dice, self.tops, seat, 0) - base
                )
                missing = price - self.purse
        for at, code in enumerate(codes):
            if code >= PLAY:
                if code == END:
                    found[at] = 0.0
                elif code == PASS:
                    found[at] = base - 3.0
                elif code < SELL:
                    found[at] = self.play(table, code - PLAY + TWO_DICE, base, wanted, missing)
                elif code < AT_MARKET:
                    found[at] = base + self.sell(table, code - SELL, best == DRAW, wanted, missing)
                else:
                    found[at] = base + self.give(table, code - self.box.give)
        return found

    # --- the position -------------------------------------------------------------------------------------------------

    def read(self, table: State, seat: i64) -> None:
        """Coins, time left, fear of the queen."""
        board = self.box
        weights = self.weights
        self.seat = seat
        self.purse = table.purses[seat]
        self.coins = table.coins(seat)
        self.reach = self.purse
        for gem in range(COLOURS):
            self.reach += table.gems[seat * COLOURS + gem] * board.price[gem]
        if table.hands[seat * KINDS + FOUR_COINS] > 0:
            self.reach += board.amount[FOUR_COINS]
        self.dice = self.draft.dice(table)
        self.tops = self.draft.tops(table)
        after = board.columns - 1 - table.boat
        again = self.draft.again(self.dice, self.tops, seat)
        self.next = 1.0 if after > 0 or table.due > 0 else again
        due = table.due - 1 if table.phase == TURN else table.due
        self.rounds = real(after) + 0.5 * again + (0.5 * real(due) if due > 0 else 0.0)
        self.outlook.look(table)
        self.queen.look(table, seat, self.rounds)
        lead = self.lead(table, seat)
        self.queen.lead = lead if lead > 0.2 else 0.2
        self.fear = weights.fear / (1.5 - lead)
        part = self.rounds / weights.use_rounds
        self.use = weights.use * (part if part < 1.0 else 1.0)
        self.need = 2.0 * real(board.cost[table.boat])
        self.now = self.worth(self.coins)
        pile = total(table.pile)
        self.collapse = real(table.pile[MINE_COLLAPSE]) / real(pile) if pile > 0 else 0.0

    def lead(self, table: State, seat: i64) -> float:
        """The chance to have most points, if the queen did not count; by what lies open and the own hand."""
        best = NEVER
        for other in range(self.box.seats):
            if other != seat:
                points = self.outlook.points(table, other)
                if points > best:
                    best = points
        own = self.outlook.points(table, seat) + real(scoring.held_animals(table, seat))
        return rising((own - best) / self.scale(self.rounds))

    def scale(self, rounds: float) -> float:
        """How many points luck can still shift."""
        weights = self.weights
        return weights.scale_end + (weights.scale - weights.scale_end) * rounds / real(self.box.columns)

    def worth(self, coins: i64) -> float:
        """What so many coins in purse and chest mean: safety from the queen, tents to come, and a purse to pay with."""
        mine = real(coins)
        purse = real(coins - self.coins + self.purse)
        result = self.fear * self.queen.feeling(mine + self.weights.saving * self.rounds) + self.use * mine
        if self.rounds > 0.0 and purse > 0.0:
            result += self.weights.liquid * purse / (purse + self.need)
        return result

    def cost(self, coins: i64) -> float:
        return self.now - self.worth(self.coins - coins)

    def income(self, coins: i64) -> float:
        return self.worth(self.coins + coins) - self.now

    # --- dice ---------------------------------------------------------------------------------------------------------

    def value_faces(self, table: State) -> None:
        """What each die would be good for."""
        draft = self.draft
        card = self.draw(table)
        stone = self.stone(table, 4)
        best_row: i64 = -1
        best = NEVER
        any_row = table.hands[self.seat * KINDS + ANY_ROW] > 0
        for face in range(ROWS):
            die: i64 = face + 1
            plain = self.income(die)
            if card > plain:
                plain = card
            dig = stone * real(die)
            draft.plain[face] = dig if dig > plain else plain
            self.value_tent(table, face)
            if draft.tent[face] > best:
                best = draft.tent[face]
                best_row = face
        if any_row:
            other = best - self.card(table, ANY_ROW)
            for face in range(ROWS):
                if other > draft.tent[face]:
                    draft.tent[face] = other
                    draft.price[face] = draft.price[best_row]

    def value_tent(self, table: State, row: i64) -> None:
        """The tent in this row, paid for or free, whichever is better."""
        draft = self.draft
        field = table.boat * ROWS + row
        draft.tent[row] = NEVER
        draft.price[row] = 0
        if not camp.has_tent_for(table, self.seat, field):
            return
        price = camp.price(table, self.seat, field)
        gain = self.tent(table, row)
        if price <= self.reach:
            draft.tent[row] = gain - self.cost(price)
            draft.price[row] = price
        if table.hands[self.seat * KINDS + FREE_TENT] > 0:
            free = gain - self.card(table, FREE_TENT)
            if free > draft.tent[row]:
                draft.tent[row] = free
                draft.price[row] = 0

    def take(self, face: i64, due: i64) -> float:
        return self.draft.take(face, self.dice, self.tops, self.seat, self.reach, due)

    def use_die(self, table: State, code: i64) -> float:
        """This use of the die."""
        die = table.die
        if code == DRAW:
            return self.draw(table)
        if code == COINS:
            return self.income(die)
        if code == DIG:
            return real(die) * self.stone(table, die)
        row = (code - PITCH) >> 2
        weight = self.tent(table, row)
        if (code - PITCH) & 1 == 1:
            weight -= self.card(table, FREE_TENT)
        else:
            weight -= self.cost(camp.price(table, self.seat, table.boat * ROWS + row))
        if (code - PITCH) & 2 == 2:
            weight -= self.card(table, ANY_ROW)
        return weight

    def tent(self, table: State, row: i64) -> float:
        """What a tent in this row of the boat's column brings, its price aside."""
        board = self.box
        field = table.boat * ROWS + row
        gain = real(board.tent_points[row]) + self.outlook.gain(self.seat, row, 1)
        gain -= self.weights.fee * real(camp.fee(table, self.seat, field))
        stock = table.stock[self.seat]
        if stock == 0:
            return gain - self.cheapest_move(table, field)
        if stock <= self.outlook.rounds:
            gain -= self.weights.stock * real(self.outlook.rounds + 1 - stock)
        return gain

    def cheapest_move(self, table: State, target: i64) -> float:
        """LI-38: what it costs to take a tent from where it is missed least."""
        best = -NEVER
        for field in range(front(table) * ROWS):
            if field != target and table.tents[self.seat * self.box.fields + field] > 0:
                loss = self.leaving(table, field)
                if loss < best:
                    best = loss
        return best

    def leaving(self, table: State, field: i64) -> float:
        """What is lost with a tent that leaves this field."""
        row = field % ROWS
        loss = -self.outlook.gain(self.seat, row, -1)
        if field // ROWS >= table.boat:
            loss += real(self.box.tent_points[row])
        return loss

    def draw(self, table: State) -> float:
        """What a card is worth before it is seen: any that is neither played nor in the own hand."""
        board = self.box
        pile = total(table.pile)
        if pile == 0:
            return 0.0
        unseen: i64 = 0
        worth = 0.0
        for card in range(MINE_COLLAPSE):
            number = table.pile[card]
            for other in range(board.seats):
                if other != self.seat:
                    number += table.hands[other * KINDS + card]
            if number > 0:
                unseen += number
                worth += real(number) * self.card(table, card)
        result = worth / real(unseen) if unseen > 0 else 0.0
        if self.collapse > 0.0:
            result -= self.collapse * self.gems_at_stake(table)
        return result

    def gems_at_stake(self, table: State) -> float:
        """What a collapse would take from the seat, less what it would take from its rivals."""
        board = self.box
        loss = 0.0
        for gem in range(COLOURS):
            loss += real(table.gems[self.seat * COLOURS + gem]) * self.keep(table, gem, 1.0)
        others: i64 = 0
        for other in range(board.seats):
            if other != self.seat:
                others += table.gem_count(other)
        return loss - self.weights.rival * 1.5 * real(others) / real(board.seats - 1)

    # --- gems ---------------------------------------------------------------------------------------------------------

    def stone(self, table: State, number: i64) -> float:
        """What one stone out of so many is worth before it is seen; hidden gems of others may be any unseen ones."""
        board = self.box
        stones = total(table.bag)
        if stones == 0:
            return 0.0
        if number > stones:
            number = stones
        gems = table.bag[0] + table.bag[1] + table.bag[2]
        unseen: i64 = 0
        worth = 0.0
        coin = self.income(number) / real(number)
        for gem in range(COLOURS):
            kind = table.bag[gem]
            if not board.open_gems:
                for other in range(board.seats):
                    if other != self.seat:
                        kind += table.gems[other * COLOURS + gem]
            unseen += kind
            value = coin * real(board.price[gem])
            kept = self.keep(table, gem, 1.0)
            worth += real(kind) * (value if value > kept else kept)
        return worth / real(unseen) * real(gems) / real(stones) if unseen > 0 else 0.0

    def keep(self, table: State, gem: i64, survives: float) -> float:
        """What a gem is worth in front of the player: a point at the end, or coins or the market later."""
        board = self.box
        rounds = self.rounds
        value = real(board.gem_points)
        if self.next > 0.0:
            risk = self.collapse * self.weights.draws * real(board.seats) * rounds
            value *= 1.0 - risk if risk < 0.8 else 0.2
            later = self.income(board.price[gem]) * self.next
            if table.hands[self.seat * KINDS + MARKET_CARD] > 0:
                market = self.market_value(gem) * self.next
                if market > later:
                    later = market
            later *= survives
            if later > value:
                value = later
        return value

    def market_value(self, gem: i64) -> float:
        return real(self.box.market_points[gem]) + self.income(self.box.market_coins[gem])

    def survival(self) -> float:
        """The chance that there is no collapse before the seat's next turn."""
        return 1.0 - self.collapse * 0.5 * self.weights.draws * real(self.box.seats - 1)

    def sell(self, table: State, gem: i64, drawing: bool, wanted: float, missing: i64) -> float:
        """Sell for a tent that is wanted now, before a card that may bring the collapse, or at the end of the turn."""
        price = self.box.price[gem]
        survives = self.survival()
        if drawing:
            survives *= 1.0 - self.collapse
        gain = self.income(price) - self.keep(table, gem, survives)
        if wanted > 0.0:
            gain += wanted if price >= missing else 0.6 * wanted
            return gain - 0.02 * real(price)
        if table.phase == AFTER or drawing:
            return gain
        return -0.1 if gain > -0.1 else gain

    def market_gain(self, table: State) -> float:
        """What a Market card would add for the gems at hand, against selling or keeping them."""
        result = 0.0
        for gem in range(COLOURS):
            number = table.gems[self.seat * COLOURS + gem] + table.drawn[gem]
            if number > 0:
                result += real(number) * self.over_market(table, gem)
        return result

    def over_market(self, table: State, gem: i64) -> float:
        """How much better the market is than the printed price or a point at the end."""
        coins = self.income(self.box.price[gem])
        points = real(self.box.gem_points)
        other = coins if coins > points and self.next > 0.0 else (coins if coins > points else points)
        return self.market_value(gem) - other

    def weigh_market(self, table: State, codes: vec[i64]) -> vec[float]:
        found = vec[float](capacity=len(codes))
        for code in codes:
            found = append(found, 0.0 if code == CLOSE else self.over_market(table, code - AT_MARKET))
        return found

    def weigh_white_stone(self, table: State, codes: vec[i64]) -> vec[float]:
        found = vec[float](capacity=len(codes))
        for code in codes:
            worth = 0.0 if code == SELL_DRAWN else self.market_gain(table) - self.card(table, MARKET_CARD)
            found = append(found, worth)
        return found

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, table: State, card: i64) -> float:
        """What a card in hand is worth if it is kept for a better moment."""
        weights = self.weights
        if card == FOUR_COINS:
            return self.income(self.box.amount[card])
        if card == THREE_STONES:
            return real(self.box.amount[card]) * self.stone(table, self.box.amount[card])
        if LION <= card <= ANTELOPE:
            return real(self.box.amount[card])
        part = self.rounds / weights.card_rounds
        if part > 1.0:
            part = 1.0
        if card == FREE_TENT:
            return part * weights.free_tent
        if card == ANY_ROW:
            return part * weights.any_row
        if card == TWO_DICE:
            return part * weights.two_dice
        if card == SECOND_TENT:
            return part * weights.second_tent
        if card == MARKET_CARD:
            return part * weights.market
        return part * weights.boat_back

    def play(self, table: State, card: i64, base: float, wanted: float, missing: i64) -> float:
        """Play the card now."""
        if card == TWO_DICE:
            two = self.draft.turn(self.dice, self.tops, self.seat, self.reach, table.due + 1)
            return two - self.card(table, card)
        if card <= ANTELOPE:
            return base - 0.5  # they count at the end all the same, and till then nobody knows
        if card == FOUR_COINS:
            if wanted > 0.0:
                return base + (wanted if self.box.amount[card] >= missing else 0.6 * wanted)
            return base + (1.0 - self.next) * self.card(table, card) - 0.1
        if card == THREE_STONES:
            return base + 0.3
        if card == MARKET_CARD:
            gain = self.market_gain(table) - self.card(table, card)
            return base + (gain if table.phase == AFTER or gain < 0.0 else -0.05)
        if card == SECOND_TENT:
            return base + self.second_gain(table) - self.card(table, card)
        return base + self.boat_gain(table) - self.card(table, card)

    def second_gain(self, table: State) -> float:
        best = 0.0
        for row in range(ROWS):
            gain = self.outlook.gain(self.seat, row, 1)
            if gain > best:
                for column in range(front(table)):
                    if camp.can_second(table, self.seat, column * ROWS + row):
                        best = gain
                        break
        return best

    def boat_gain(self, table: State) -> float:
        """The column before scores again: for us and for the others."""
        board = self.box
        result = 0.0
        for seat in range(board.seats):
            points: i64 = 0
            at = seat * board.fields + (table.boat - 1) * ROWS
            for row in range(ROWS):
                points += table.tents[at + row] * board.tent_points[row]
            if seat == self.seat:
                result += real(points)
            else:
                result -= self.weights.rival * real(points) / real(board.seats - 1)
        return result

    def weigh_fields(self, table: State, codes: vec[i64]) -> vec[float]:
        """Where a second tent goes, or which tent is moved."""
        found = vec[float](capacity=len(codes))
        for code in codes:
            if code < self.box.move:
                gain = self.outlook.gain(self.seat, (code - SECOND_CODE) % ROWS, 1)
            else:
                gain = -self.leaving(table, code - self.box.move)
            found = append(found, gain)
        return found

    # --- the queen ----------------------------------------------------------------------------------------------------

    def give(self, table: State, coins: i64) -> float:
        """Give as late as one can; but what is in the purse when the last turn ends is lost."""
        if self.next == 1.0 or table.phase != AFTER:
            return TOO_EARLY - 0.1 * real(coins)
        chest = real(table.chests[self.seat])
        lost = self.queen.feeling(chest + real(coins)) - self.queen.feeling(chest)
        result = (1.0 - self.next) * (self.fear * lost + 0.01 * real(coins))
        cost = self.box.cost[table.boat]
        if self.next > 0.0 and self.purse - coins < cost <= self.purse:
            result -= self.next * 3.0
        return result

    # --- others -------------------------------------------------------------------------------------------------------

    def weigh_simply(self, state: game.State, seat: i64, codes: vec[i64]) -> vec[float]:
        return beginner.weigh_simply(cast(State, state), seat, codes)

    def win_chances(self, state: game.State) -> vec[float]:
        return self.chances.of(cast(State, state))

    def search_settings(self) -> dict[str, float]:
        # Prospects see more than the instinct does, but not what an early gift costs (TOO_EARLY): none is tried.
        # With two players a table judged after fewer than three turns misleads: the search was weaker than steady.
        if self.box.seats == 2:
            return {
                "rollout_depth_turns": 3.0,
                "rollout_depth_growth": 2.0,
                "min_rollout_depth_turns": 3.0,
                "max_prior_gap": 3.0,
                "win_chance_per_point": 0.006,
                "prior_error": 0.05,
            }
        return {
            "rollout_depth_turns": 6.0,
            "rollout_depth_growth": 2.0,
            "max_prior_gap": 3.0,
            "win_chance_per_point": 0.004,
            "prior_error": 0.03,
        }
