"""The instinct: it uses only what its seat knows, always finds words, and sees what a good player sees."""

from __future__ import annotations

import math

import pytest

from marula.core.chance import Seeded
from marula.core.game import Instinct
from marula.core.setup import Choice
from marula.games.livingstone import GAME
from marula.games.livingstone.state import AFTER, DIE, MARKET, State
from tests.games.livingstone.table import (
    board,
    camp,
    do,
    finish,
    gift,
    hold,
    keep,
    last_turn,
    set_dice,
    table,
)

OPTIONS: list[dict[str, Choice]] = [
    {},
    {"open_coins": True, "pass_die": True},
    {"open_gems": False},
    {"open_gems": False, "white_stone": "voluntary", "pass_die": True},
]


def weights(state: State, feeling: str = "weigh") -> dict[str, float]:
    """Every option of the seat waited on, with its weight."""
    seat = GAME.turn(state)
    codes = GAME.codes(state, seat)
    found = getattr(GAME.instinct(state.board), feeling)(state, seat, codes)
    return {str(state.board.actions[code]): weight for code, weight in zip(codes, found, strict=True)}


def choice(state: State, feeling: str = "weigh") -> str:
    """What the instinct would do."""
    felt = weights(state, feeling)
    return max(felt, key=lambda option: felt[option])


def turn(state: State, column: int, *dice: int) -> State:
    """Seat 0 is to take one of these dice while the boat is in this column (from 1); all rounds before are over."""
    state.boat = column - 1
    set_dice(state, *dice)
    return state


def with_die(state: State, column: int, die: int, *dice: int) -> State:
    """Seat 0 has taken this die and is to use it; these are left."""
    turn(state, column, *dice)
    state.die = die
    state.due = 0
    state.taken[0] = 1 << (die - 1)
    state.phase = DIE
    return state


# --- laws ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_worlds_that_look_alike_feel_alike(seats: int, options: dict[str, Choice]) -> None:
    """From positions of random play and of its own; and what it feels are finite numbers, chances that add up to 1."""
    box = board(seats, **options)
    instinct = GAME.instinct(box)
    looked = 0
    for own in (False, True):
        chance = Seeded(f"{seats} {options} {own}")
        state = GAME.deal(box, chance, None)
        step = 0
        while (seat := GAME.turn(state)) >= 0:
            codes = GAME.codes(state, seat)
            felt = list(instinct.weigh(state, seat, codes))
            assert len(felt) == len(codes)
            assert all(math.isfinite(weight) for weight in felt)
            if step % 5 == 0:
                looked += looks_alike(instinct, state, seat)  # type: ignore[arg-type]
            code = codes[felt.index(max(felt))] if own else codes[chance.pick(len(codes))]
            GAME.perform(state, seat, code, chance, None)
            step += 1
        end = list(instinct.prospects(state))
        assert sum(end) == pytest.approx(1.0)
        assert all(share in (0.0, 1.0) or share == pytest.approx(1 / end.count(share)) for share in end)
    assert looked > 20


def looks_alike(instinct: Instinct, state: State, seat: int) -> int:
    """Two worlds imagined from one view; 1 if they differ at all."""
    codes = GAME.codes(state, seat)
    seen = GAME.view(state, seat)
    worlds = [GAME.imagine(seen, Seeded(f"world {number}")) for number in range(2)]
    for feeling in (instinct.weigh, instinct.glance):
        truth = list(feeling(state, seat, codes))
        assert all(math.isfinite(weight) for weight in truth)
        for world in worlds:
            assert list(feeling(world, seat, codes)) == truth
    for world in (state, *worlds):
        chances = list(instinct.prospects(world))
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= part <= 1.0 for part in chances)
    first, second = (world.__reduce__()[1][2] for world in worlds)  # type: ignore[index]
    return int(first != second)


def test_the_law_would_notice_a_peek() -> None:
    """An instinct that looks into another hand fails the law above."""

    class Peeking(type(GAME.instinct(board()))):  # type: ignore[misc]
        pass

    state = table(3)
    hold(state, 1, "lion", "market", "free_tent")
    state.card_recall.drew(1, 3)
    codes = GAME.codes(state, 0)

    class Peek(Instinct):
        def weigh(self, state, seat, codes):  # type: ignore[no-untyped-def]
            return [float(state.hands[12 + 3])] * len(codes)

    peek = Peek(state.board)
    seen = GAME.view(state, 0)
    felt = {peek.weigh(GAME.imagine(seen, Seeded(str(world))), 0, codes)[0] for world in range(50)}
    assert len(felt) > 1
