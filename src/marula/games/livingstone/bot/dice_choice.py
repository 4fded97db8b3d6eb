"""Dice choice: what a die is worth now, and which dice a seat can still expect in this round.

The other seats are assumed to be bold to some degree: each takes the lowest die it may, the highest, or one between.
Only the own choices branch.

All dice are packed into one number, eight bits a face. So are the lowest faces that seats may take, four bits a seat.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, has_bit, zeros
from marula.games.livingstone.rules.board import ROWS
from marula.games.livingstone.rules.state import State


class DiceChoice:
    """Chooses dice. The instinct first fills in the worth of each face, then asks."""

    def __init__(self, seats: i64, boldness: float) -> None:
        self.seats: i64 = seats
        self.picks: vec[i64] = zeros(ROWS + 1)  # the place of the die that others take, by the number of different ones
        for kinds in range(1, ROWS + 1):
            self.picks[kinds] = int(boldness * float(int(kinds) - 1) + 0.5)
        self.plain: vec[float] = floats(ROWS)  # the best of card, coins and mine, by face
        self.tent: vec[float] = floats(ROWS)  # the best tent
        self.price: vec[i64] = zeros(ROWS)  # of that tent

    def pack_dice(self, state: State) -> i64:
        """All dice that lie open, packed."""
        packed: i64 = 0
        for face in range(ROWS):
            packed += state.dice[face] << (8 * face)
        return packed

    def pack_lowest(self, state: State) -> i64:
        """For each seat the lowest face (from 0) that it may still take, packed; 6 for none."""
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
        """The best use of a die."""
        if self.tent[face] > self.plain[face] and self.price[face] <= purse:
            return self.tent[face]
        return self.plain[face]

    def take(self, face: i64, dice: i64, lowest: i64, seat: i64, purse: i64, due: i64) -> float:
        """Take this die, use it, and go on."""
        one: i64 = due - due + 1
        value = self.plain[face]
        left = purse
        if self.tent[face] > value and self.price[face] <= purse:
            value = self.tent[face]
            left = purse - self.price[face]
        dice -= one << (8 * face)
        lowest = with_lowest(lowest, seat, face + 1)
        if due > 1:
            return value + self.turn(dice, lowest, seat, left, due - 1)
        return value + self.rest_of_round(dice, lowest, seat, left)

    def turn(self, dice: i64, lowest: i64, seat: i64, purse: i64, due: i64) -> float:
        """The best turn with these dice; 0 if there is none to take."""
        best = 0.0
        for face in range((lowest >> (4 * seat)) & 15, ROWS):
            if (dice >> (8 * face)) & 255 > 0:
                value = self.take(face, dice, lowest, seat, purse, due)
                if value > best:
                    best = value
        return best

    def rest_of_round(self, dice: i64, lowest: i64, seat: i64, purse: i64) -> float:
        """What the rest of the round brings after this turn."""
        if dice >> (8 * ((lowest >> (4 * seat)) & 15)) == 0:
            return 0.0
        dice, lowest = self.others_take(dice, lowest, seat)
        return self.turn(dice, lowest, seat, purse, 1)

    def others_take(self, dice: i64, lowest: i64, seat: i64) -> tuple[i64, i64]:
        """The dice and the lowest faces after every other seat has had one turn."""
        one: i64 = seat - seat + 1
        other = seat
        for _ in range(self.seats - 1):
            other += 1
            if other == self.seats:
                other = 0
            face = self.pick(dice, (lowest >> (4 * other)) & 15)
            if face >= 0:
                dice -= one << (8 * face)
                lowest = with_lowest(lowest, other, face + 1)
        return dice, lowest

    def pick(self, dice: i64, top: i64) -> i64:
        """The die that another seat would take; -1 for none."""
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

    def chance_of_another(self, dice: i64, lowest: i64, seat: i64) -> float:
        """The chance to take another die in this round after this turn."""
        top = (lowest >> (4 * seat)) & 15
        higher: i64 = 0
        for face in range(top, ROWS):
            higher += (dice >> (8 * face)) & 255
        if higher == 0:
            return 0.0
        takers: i64 = 0
        for other in range(self.seats):
            if other != seat and dice >> (8 * ((lowest >> (4 * other)) & 15)) > 0:
                takers += 1
        if higher > takers:
            return 0.97
        dice, _ = self.others_take(dice, lowest, seat)
        return 0.7 if dice >> (8 * top) > 0 else 0.2


def with_lowest(lowest: i64, seat: i64, top: i64) -> i64:
    """The seat has taken a die of this face (from 1)."""
    shift = 4 * seat
    return lowest - (((lowest >> shift) & 15) << shift) + (top << shift)
