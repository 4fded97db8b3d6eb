"""Signs: what tells how a seat stands, for the judge who says who will win. It may look everywhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import has_bit
from marula.games.livingstone import scoring
from marula.games.livingstone.board import (
    ANY_ROW,
    BOAT_BACK,
    COLOURS,
    FOUR_COINS,
    FREE_TENT,
    KINDS,
    MARKET_CARD,
    ROWS,
    SECOND_TENT,
    THREE_STONES,
    TWO_DICE,
    Board,
)
from marula.games.livingstone.outlook import Outlook
from marula.games.livingstone.queen import Queen, has_turn, real
from marula.games.livingstone.state import State

NAMES: Final = [
    "to_move",
    "moves_later",
    "rounds_left",
    "dice_left",
    "pips_left",
    "best_die",
    "points",
    "points_ahead",
    "expected_majorities",
    "rows_led",
    *(f"lead_in_row_{row + 1}" for row in range(int(ROWS))),
    "coins",
    "coins_over_least",
    "coins_over_second_least",
    "coins_over_most",
    "gem_price",
    "riches",
    "riches_over_least",
    "riches_over_most",
    "passes_with_chest",
    "passes_with_coins",
    "passes_with_riches",
    "chest_over_least",
    "can_give",
    "gems_1",
    "gems_2",
    "gems_3",
    "tents_in_stock",
    "next_tent_costs",
    "animals_in_hand",
    "free_tents",
    "any_rows",
    "two_dice",
    "second_tents",
    "markets",
    "boats_back",
    "three_stones",
    "four_coins",
]
"""In this order. Coins are purse and chest together; riches are coins and what all gems would sell for."""

CARDS: Final = (FREE_TENT, ANY_ROW, TWO_DICE, SECOND_TENT, MARKET_CARD, BOAT_BACK, THREE_STONES, FOUR_COINS)


class Signs:
    """Scratch paper: `look` once at the table, then `of` each seat."""

    def __init__(self, box: Board, outlook: Outlook, queen: Queen) -> None:
        self.box: Board = box
        self.outlook: Outlook = outlook
        self.queen: Queen = queen
        self.points: vec[float] = vec[float]([0.0] * box.seats)
        self.rows: vec[float] = vec[float]([0.0] * box.seats)
        self.riches: vec[i64] = vec[i64]([0] * box.seats)

    def look(self, state: State) -> None:
        """What every seat is compared by."""
        box = self.box
        self.outlook.look(state)
        for seat in range(box.seats):
            rows = 0.0
            for row in range(ROWS):
                rows += real(box.majority[row]) * self.outlook.share(seat, row, 0)
            self.rows[seat] = rows
            self.points[seat] = self.outlook.points(state, seat) - rows
            self.riches[seat] = state.coins(seat)
            for gem in range(COLOURS):
                self.riches[seat] += state.gems[seat * COLOURS + gem] * box.price[gem]

    def of(self, state: State, seat: i64) -> vec[float]:
        found = vec[float](capacity=len(NAMES))
        found = self.time(state, seat, found)
        found = self.tents(seat, found)
        found = self.gifts(state, seat, found)
        return self.things(state, seat, found)

    def time(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        box = self.box
        later = (seat - state.active + box.seats) % box.seats
        found = append(found, 1.0 if later == 0 else 0.0)
        found = append(found, real(later))
        dice: i64 = 0
        pips: i64 = 0
        best: i64 = 0
        mask = state.taken[seat]
        for face in range(ROWS):
            number = state.dice[face]
            dice += number
            pips += number * (face + 1)
            if number > 0 and mask >> face == 0 and not has_bit(state.passed, seat):
                best = face + 1
        found = append(found, real(box.columns - 1 - state.boat))
        found = append(found, real(dice))
        found = append(found, real(pips))
        return append(found, real(best))

    def tents(self, seat: i64, found: vec[float]) -> vec[float]:
        """Points, so far and to be expected from the rows."""
        most = -1000.0
        for other in range(self.box.seats):
            if other != seat and self.points[other] + self.rows[other] > most:
                most = self.points[other] + self.rows[other]
        found = append(found, self.points[seat])
        found = append(found, self.points[seat] + self.rows[seat] - most)
        found = append(found, self.rows[seat])
        counts = self.outlook.counts
        led: i64 = 0
        at = len(found)
        found = append(found, 0.0)
        for row in range(ROWS):
            best: i64 = 0
            for other in range(self.box.seats):
                if other != seat and counts[other * ROWS + row] > best:
                    best = counts[other * ROWS + row]
            ahead = counts[seat * ROWS + row] - best
            if ahead > 0:
                led += 1
            found = append(found, real(ahead))
        found[at] = real(led)
        return found

    def gifts(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """What there is for the queen, beside what the others have for her."""
        box = self.box
        least: i64 = 1000
        second: i64 = 1000
        most: i64 = 0
        poorest: i64 = 1000
        richest: i64 = 0
        smallest: i64 = 1000
        for other in range(box.seats):
            if other == seat:
                continue
            coins = state.coins(other)
            if coins < least:
                second = least
                least = coins
            elif coins < second:
                second = coins
            if coins > most:
                most = coins
            if self.riches[other] < poorest:
                poorest = self.riches[other]
            if self.riches[other] > richest:
                richest = self.riches[other]
            if state.chests[other] < smallest:
                smallest = state.chests[other]
        if box.seats == 2:
            second = least
        coins = state.coins(seat)
        riches = self.riches[seat]
        found = append(found, real(coins))
        found = append(found, real(coins - least))
        found = append(found, real(coins - second))
        found = append(found, real(coins - most))
        found = append(found, real(riches - coins))
        found = append(found, real(riches))
        found = append(found, real(riches - poorest))
        found = append(found, real(riches - richest))
        found = append(found, self.queen.enough_for(real(state.chests[seat])))
        found = append(found, self.queen.enough_for(real(coins)))
        found = append(found, self.queen.enough_for(real(riches)))
        found = append(found, real(state.chests[seat] - smallest))
        more = state.boat + 1 < box.columns or seat == state.active or has_turn(state, seat)
        return append(found, 1.0 if more else 0.0)

    def things(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        box = self.box
        for gem in range(COLOURS):
            found = append(found, real(state.gems[seat * COLOURS + gem]))
        found = append(found, real(state.stock[seat]))
        found = append(found, real(box.cost[state.boat]))
        found = append(found, real(scoring.held_animals(state, seat)))
        for card in CARDS:
            found = append(found, real(state.hands[seat * KINDS + card]))
        return found
