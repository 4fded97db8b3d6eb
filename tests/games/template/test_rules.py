"""The rules of the template, one by one."""

from __future__ import annotations

from typing import cast

import pytest

from marula.core.chance import Scripted, Seeded
from marula.core.event import Emitted, Whisper
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games.template import GAME
from marula.games.template.rules.actions import Gather, LayOut, Pass, SetSeed, Shake, Stop
from marula.games.template.rules.board import Board
from marula.games.template.rules.state import OVER, SEEDS, TURN, State
from tests.rule import rule

MARULA, BAOBAB, TAMARIND, WASP = 0, 1, 2, 3


def table(seats: int = 2, open_seeds: bool = False) -> State:
    """After the seeds are set: empty hands, ten of each fruit and no wasp in the bag, seat 0 to move."""
    board = cast(Board, GAME.board(Setup("template", seats, options={"open_seeds": open_seeds})))
    state = State(board)
    state.phase = TURN
    for fruit in range(3):
        state.bag[fruit] = 10
    for seat in range(seats):
        state.seeds[seat] = MARULA
    return state


def give(state: State, seat: int, *fruits: int) -> None:
    for fruit in fruits:
        state.hands[seat * 3 + fruit] += 1


def fill(state: State, seat: int, *fruits: int) -> None:
    for fruit in fruits:
        state.baskets[seat * 3 + fruit] += 1


def do(state: State, seat: int, action: object, *luck: int) -> list[str]:
    told = GAME.apply(state, seat, action, Scripted(list(luck)))  # type: ignore[arg-type]
    return [str(item) for item in told]


@rule("TP-1", "TP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_hand_has_three_fruits_and_the_wasps_come_after(seats: int) -> None:
    told: list[Emitted] = []
    state = cast(State, GAME.deal(GAME.board(Setup("template", seats)), Seeded("deal"), told))
    assert [state.hand_size(seat) for seat in range(seats)] == [3] * seats
    assert sum(state.bag) == 21 - 3 * seats + 3
    assert state.bag[WASP] == 3
    assert all(isinstance(item, Whisper) for item in told)


@rule("TP-3")
def test_all_set_their_seeds_at_the_same_time() -> None:
    match = Match.deal(GAME, Setup("template", 3), Seeded("seeds"))
    state = cast(State, match.state)
    assert GAME.waiting_on(state) == [0, 1, 2]
    assert set(GAME.options(state, 1)) == {
        SetSeed(word) for kind, word in enumerate(("marula", "baobab", "tamarind")) if state.hands[3 + kind]
    }
    match.play(1, GAME.options(match.state, 1)[0])
    assert GAME.waiting_on(match.state) == [0, 2]
    match.play(2, GAME.options(match.state, 2)[0])
    match.play(0, GAME.options(match.state, 0)[0])
    assert cast(State, match.state).phase == TURN
    assert cast(State, match.state).hand_size(1) == 2


@rule("TP-4")
def test_turns_go_round() -> None:
    state = table(3)
    for seat in (0, 1, 2, 0):
        give(state, seat, MARULA)
        assert GAME.waiting_on(state) == [seat]
        assert set(GAME.options(state, seat)) == {Shake(), LayOut("marula")}
        do(state, seat, LayOut("marula"))


@rule("TP-5")
def test_the_die_allows_so_many_fruits_and_the_first_must_be_taken() -> None:
    state = table()
    assert do(state, 0, Shake(), 1) == ["tree_shaken 0 2"]
    assert GAME.options(state, 0) == [Gather()]
    assert do(state, 0, Gather(), 0) == ["fruit_gathered 0", "to 0: fruit_seen marula"]
    assert GAME.options(state, 0) == [Gather(), Stop()]
    do(state, 0, Gather(), 12)
    assert GAME.waiting_on(state) == [1]
    assert list(state.hands)[:3] == [1, 1, 0]


@rule("TP-5")
def test_stopping_ends_the_turn() -> None:
    state = table()
    do(state, 0, Shake(), 2)
    do(state, 0, Gather(), 0)
    assert do(state, 0, Stop()) == ["stopped 0"]
    assert GAME.waiting_on(state) == [1]


@rule("TP-6")
def test_a_wasp_goes_back_and_ends_the_turn_but_costs_no_fruit() -> None:
    state = table()
    state.bag[WASP] = 1
    do(state, 0, Shake(), 2)
    do(state, 0, Gather(), 0)
    assert do(state, 0, Gather(), 29) == ["wasp_met 0"]
    assert state.bag[WASP] == 1
    assert state.hand_size(0) == 1
    assert GAME.waiting_on(state) == [1]


@rule("TP-7")
def test_a_full_hand_may_not_shake_and_ends_the_gathering() -> None:
    state = table()
    give(state, 0, MARULA, MARULA, MARULA, MARULA)
    do(state, 0, Shake(), 2)
    do(state, 0, Gather(), 0)
    assert GAME.waiting_on(state) == [1]
    give(state, 1, *[BAOBAB] * 5)
    assert GAME.options(state, 1) == [LayOut("baobab")]


@rule("TP-8")
def test_all_fruits_of_one_kind_go_into_the_basket() -> None:
    state = table()
    give(state, 0, BAOBAB, BAOBAB, TAMARIND)
    assert do(state, 0, LayOut("baobab")) == ["fruits_laid_out 0 baobab 2"]
    assert list(state.hands)[:3] == [0, 0, 1]
    assert list(state.baskets)[:3] == [0, 2, 0]


@rule("TP-9")
def test_with_an_empty_bag_nobody_shakes_and_who_can_do_nothing_passes() -> None:
    state = table()
    for fruit in range(3):
        state.bag[fruit] = 0
    state.bag[WASP] = 3
    assert GAME.options(state, 0) == [Pass()]
    assert do(state, 0, Pass()) == ["passed 0"]
    give(state, 1, MARULA)
    assert GAME.options(state, 1) == [LayOut("marula")]


@rule("TP-9")
def test_gathering_ends_with_the_last_fruit() -> None:
    state = table()
    for fruit in range(3):
        state.bag[fruit] = 0
    state.bag[MARULA] = 1
    do(state, 0, Shake(), 2)
    do(state, 0, Gather(), 0)
    assert GAME.waiting_on(state) == [1]


@rule("TP-10")
@pytest.mark.parametrize("full", [0, 1])
def test_a_full_basket_ends_the_match_with_the_round(full: int) -> None:
    state = table()
    fill(state, full, *[MARULA] * 7)
    for seat in (0, 1):
        assert state.phase == TURN
        give(state, seat, MARULA)
        do(state, seat, LayOut("marula"))
    assert state.phase == OVER


@rule("TP-10")
def test_the_tenth_round_is_the_last() -> None:
    state = table()
    for _ in range(10):
        for seat in (0, 1):
            assert state.phase == TURN
            state.hands[seat * 3] = 1
            state.baskets[seat * 3] = 0
            do(state, seat, LayOut("marula"))
    assert state.phase == OVER
    assert GAME.waiting_on(state) == []


@rule("TP-11")
def test_points_for_fruits_and_seed_and_against_the_hand() -> None:
    state = table()
    state.seeds[0] = BAOBAB
    fill(state, 0, MARULA, BAOBAB, BAOBAB, TAMARIND)
    give(state, 0, MARULA, MARULA, MARULA)
    column = GAME.score(state).columns[0]
    assert [(line.what, line.points) for line in column.lines] == [("fruits", 8), ("seed", 2), ("hand", -3)]
    assert column.total == 7


@rule("TP-11", "TP-13")
@pytest.mark.parametrize("open_seeds", [False, True])
def test_what_was_hidden_is_shown_at_the_end(open_seeds: bool) -> None:
    state = table(open_seeds=open_seeds)
    state.round = 10
    do(state, 0, Shake(), 0)
    do(state, 0, Gather(), 0)
    give(state, 1, MARULA, BAOBAB)
    told = do(state, 1, LayOut("marula"))
    assert told[1:4] == ["match_ended 10", "hand_shown 0 marula", "hand_shown 1 baobab"]
    assert told[4:] == ([] if open_seeds else ["seed_shown 0 marula", "seed_shown 1 marula"])


@rule("TP-12")
def test_ties_go_to_the_fuller_basket_and_then_are_shared() -> None:
    state = table(3)
    state.seeds[0] = state.seeds[1] = state.seeds[2] = MARULA
    fill(state, 0, BAOBAB, BAOBAB)  # 4 points, 2 fruits
    fill(state, 1, MARULA, MARULA)  # 2 points and 2 for the seed: 4 points, 2 fruits
    fill(state, 2, TAMARIND)
    assert GAME.score(state).winners == (0, 1)
    fill(state, 2, MARULA, MARULA, MARULA)
    give(state, 2, *[BAOBAB] * 5)  # 9 points less 5: the same 4, with more fruits
    assert GAME.score(state).winners == (2,)
    fill(state, 0, TAMARIND)
    assert GAME.score(state).winners == (0,)


@rule("TP-13")
def test_open_seeds_are_turned_up_when_the_last_one_is_set() -> None:
    match = Match.deal(GAME, Setup("template", 2, options={"open_seeds": True}), Scripted([0, 9, 16, 0, 8, 15]))
    assert cast(State, match.state).phase == SEEDS
    first = match.play(0, SetSeed("marula"))
    assert "seed_shown" not in str(first)
    last = match.play(1, SetSeed("marula"))
    assert "<seed_shown 0 marula>, <seed_shown 1 marula>" in str(last)
