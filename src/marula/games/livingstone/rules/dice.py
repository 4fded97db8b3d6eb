"""Dice: rolled for a round, taken in rising order, and who can still take one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import has_bit, set_bit, zeros
from marula.games.livingstone.rules.board import ROWS
from marula.games.livingstone.rules.events import DieTaken
from marula.games.livingstone.rules.state import State


def roll(number: i64, chance: Chance) -> vec[i64]:
    """LI-6: roll this many dice. Returns how many show each face."""
    dice = zeros(ROWS)
    for _ in range(number):
        dice[chance.pick(ROWS)] += 1
    return dice


def dice_values(dice: vec[i64]) -> tuple[int, ...]:
    """The numbers that the dice show, in rising order."""
    words: list[int] = []
    for face in range(ROWS):
        for _ in range(dice[face]):
            words.append(face + 1)
    return tuple(words)


def take_die(state: State, seat: i64, face: i64, events: list[Emitted] | None) -> None:
    """LI-7: the seat takes a die with this face."""
    state.dice[face] -= 1
    state.taken[seat] = set_bit(state.taken[seat], face)
    state.die = face + 1
    state.due -= 1
    if events is not None:
        events.append(DieTaken(seat, face + 1))


def last_taken(state: State, seat: i64) -> i64:
    """The number on the last die that the seat took in this round: dice rise, so the highest. 0 for none."""
    mask = state.taken[seat]
    number: i64 = 0
    while mask >> number != 0:
        number += 1
    return number


def numbers_left(state: State, seat: i64) -> i64:
    """How many different numbers the seat can still take. Its dice must rise, so this is how many dice at most."""
    mask = state.taken[seat]
    result: i64 = 0
    for face in range(ROWS):
        if state.dice[face] > 0 and mask >> face == 0:
            result += 1
    return result


def can_take(state: State, seat: i64) -> bool:
    """LI-8, LI-9: is there a die that the seat may still take in this round?"""
    if has_bit(state.passed, seat):
        return False
    mask = state.taken[seat]
    for face in range(ROWS):
        if state.dice[face] > 0 and mask >> face == 0:
            return True
    return False
