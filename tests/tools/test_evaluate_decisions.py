"""Evaluation of single decisions: an option's worth is the same for every bot, and a bot is measured by its option."""

from __future__ import annotations

from math import inf

from marula.core import fields
from marula.core.setup import Setup
from marula.games import GAMES
from tools.evaluate_decisions import (
    TO_THE_END,
    Position,
    best_gain,
    decisions,
    evaluate_bot,
    measure,
    rolled_out,
    rollout_accuracy,
)

GAME = GAMES["template"]


def test_steady_gains_nothing_over_itself_and_the_best_choice_gains_most() -> None:
    found = measure(GAME, 2, 12, 10, "test", inf)
    assert len(found) == 12
    assert evaluate_bot(GAME, found, "steady", None).startswith("steady: +0.00% ± 0.00%")
    for position in found:
        assert position.gain(0) == 0.0
        assert len(position.rows) == 10
        assert all(len(row) == len(position.codes) and min(row) >= 0.0 and max(row) <= 1.0 for row in position.rows)


def test_decisions_are_those_of_the_named_bot_and_of_no_other_seat() -> None:
    board = GAME.board(Setup(GAME.name, 3))
    for number in range(3):
        found = decisions(GAME, board, "random", f"test {number}")
        assert len({GAME.turn(state) for state in found}) == 1
        assert all(len(GAME.codes(state, GAME.turn(state))) > 1 for state in found)
    assert len({GAME.turn(state) for state in decisions(GAME, board, "steady", "test")}) == 3


def test_rollouts_from_the_true_state_differ_by_luck_alone() -> None:
    """Near the end little luck is to come: what is hidden tells imagined worlds apart, and the real one is one."""
    board = GAME.board(Setup(GAME.name, 2))
    varied = {True: 0, False: 0}
    for number in range(40):
        state = decisions(GAME, board, "random", f"end {number}")[-1]
        seat = int(GAME.turn(state))
        codes = [int(code) for code in GAME.codes(state, seat)]
        before = state.clone()
        for real in varied:
            rows = rolled_out(GAME, state, seat, codes, 6, TO_THE_END, "test", real)
            varied[real] += any(row != rows[0] for row in rows)
        assert not fields.difference(state, before)
    assert varied[True] < 6 < varied[False]


def test_the_best_choice_is_found_in_one_half_of_the_worlds_and_measured_in_the_other() -> None:
    state = measure(GAME, 2, 1, 2, "test", inf, turns=2)[0].state
    seat = int(GAME.turn(state))
    codes = [int(code) for code in GAME.codes(state, seat)][:2]
    fooled = Position(state, seat, codes, [[0.0, 1.0], [0.5, 0.25]])
    right = Position(state, seat, codes, [[0.0, 1.0], [0.5, 0.75]])
    steady = Position(state, seat, codes, [[1.0, 0.0], [0.0, 1.0]])
    assert best_gain([fooled]) == -0.25
    assert best_gain([right, steady]) == 0.125


def test_rollout_accuracy_prints_a_line() -> None:
    state = measure(GAME, 2, 1, 2, "test", inf)[0].state
    seat = int(GAME.turn(state))
    codes = [int(code) for code in GAME.codes(state, seat)][:2]
    found = [
        Position(state, seat, codes, [[0.0, 1.0], [0.0, 1.0]]),
        Position(state, seat, codes, [[1.0, 0.0], [1.0, 0.0]]),
    ]
    assert [position.gain(1) for position in found] == [1.0, -1.0]
    assert rollout_accuracy(GAME, found, 4, 4).startswith("4 turns: ")
