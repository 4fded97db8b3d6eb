"""The draft: what a die is worth now, and which dice a seat can still hope for in this round.

The others are taken to be bold to some degree: each takes the lowest die it may, the highest or one between. Only the
own choices branch.
Dice lie in one number, eight bits a face; so do the highest dice taken, four bits a seat.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import has_bit, zeros
from marula.games.livingstone.rules.board import ROWS
from marula.games.livingstone.rules.state import State


class Draft:
    """Filled by the instinct with the worth of each face, then asked."""

    def __init__(self, seats: i64, boldness: float) -> None:
        self.seats: i64 = seats
        self.picks: vec[i64] = zeros(ROWS + 1)  # which of so many kinds of dice the others take
        for kinds in range(1, ROWS + 1):
            self.picks[kinds] = int(boldness * float(int(kinds) - 1) + 0.5)
        self.plain: vec[float] = vec[float]()  # the best of card, coins and mine
        self.tent: vec[float] = vec[float]()  # the best tent
        self.price: vec[i64] = zeros(ROWS)  # of that tent
        for _ in range(ROWS):
            self.plain = append(self.plain, 0.0)
            self.tent = append(self.tent, 0.0)

    def dice(self, state: State) -> i64:
        """All dice that lie open."""
        packed: i64 = 0
        for face in range(ROWS):
            packed += state.dice[face] << (8 * face)
        return packed

    def tops(self, state: State) -> i64:
        """For each seat the lowest face (from 0) that it may still take; 6 for none."""
        packed: i64 = 0
        for seat in range(self.seats):
            top: i64 = 0
            mask = state.taken[seat]
            while mask > 0:
                mask >>= 1
                top += 1
            if has_bit(state.passed, seat):
                top = ROWS
            packed += top << (4 * seat)
        return packed

    def use(self, face: i64, purse: i64) -> float:
        """The best that one can do with a die."""
        if self.tent[face] > self.plain[face] and self.price[face] <= purse:
            return self.tent[face]
        return self.plain[face]

    def take(self, face: i64, dice: i64, tops: i64, seat: i64, purse: i64, due: i64) -> float:
        """Take this die and use it, then go on."""
        one: i64 = due - due + 1
        value = self.plain[face]
        left = purse
        if self.tent[face] > value and self.price[face] <= purse:
            value = self.tent[face]
            left = purse - self.price[face]
        dice -= one << (8 * face)
        tops = with_top(tops, seat, face + 1)
        if due > 1:
            return value + self.turn(dice, tops, seat, left, due - 1)
        return value + self.later(dice, tops, seat, left)

    def turn(self, dice: i64, tops: i64, seat: i64, purse: i64, due: i64) -> float:
        """The best turn with these dice; 0 if there is none to take."""
        best = 0.0
        for face in range((tops >> (4 * seat)) & 15, ROWS):
            if (dice >> (8 * face)) & 255 > 0:
                value = self.take(face, dice, tops, seat, purse, due)
                if value > best:
                    best = value
        return best

    def later(self, dice: i64, tops: i64, seat: i64, purse: i64) -> float:
        """What the rest of the round brings after this turn."""
        if dice >> (8 * ((tops >> (4 * seat)) & 15)) == 0:
            return 0.0
        one: i64 = seat - seat + 1
        other = seat
        for _ in range(self.seats - 1):
            other += 1
            if other == self.seats:
                other = 0
            face = self.pick(dice, (tops >> (4 * other)) & 15)
            if face >= 0:
                dice -= one << (8 * face)
                tops = with_top(tops, other, face + 1)
        return self.turn(dice, tops, seat, purse, 1)

    def pick(self, dice: i64, top: i64) -> i64:
        """The die that somebody else would take; -1 for none."""
        kinds: i64 = 0
        for face in range(top, ROWS):
            if (dice >> (8 * face)) & 255 > 0:
                kinds += 1
        place = self.picks[kinds]
        for face in range(top, ROWS):
            if (dice >> (8 * face)) & 255 > 0:
                if place == 0:
                    return face
                place -= 1
        return -1

    def again(self, dice: i64, tops: i64, seat: i64) -> float:
        """The chance to take another die in this round after this turn."""
        top = (tops >> (4 * seat)) & 15
        higher: i64 = 0
        for face in range(top, ROWS):
            higher += (dice >> (8 * face)) & 255
        if higher == 0:
            return 0.0
        takers: i64 = 0
        for other in range(self.seats):
            if other != seat and dice >> (8 * ((tops >> (4 * other)) & 15)) > 0:
                takers += 1
        if higher > takers:
            return 0.97
        one: i64 = seat - seat + 1
        other = seat
        for _ in range(self.seats - 1):
            other += 1
            if other == self.seats:
                other = 0
            face = self.pick(dice, (tops >> (4 * other)) & 15)
            if face >= 0:
                dice -= one << (8 * face)
                tops = with_top(tops, other, face + 1)
        return 0.7 if dice >> (8 * top) > 0 else 0.2


def with_top(tops: i64, seat: i64, top: i64) -> i64:
    """The seat has taken a die of this face (from 1)."""
    shift = 4 * seat
    return tops - (((tops >> shift) & 15) << shift) + (top << shift)
