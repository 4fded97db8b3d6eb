"""The instinct: it uses only what its seat knows, always finds public, and sees what a good player sees."""

from __future__ import annotations

import math

import pytest

from marula.core.chance import Seeded
from marula.core.game import UNTRAINED, Instinct
from marula.core.setup import CURRENT, VariantValue
from marula.games.livingstone import GAME
from marula.games.livingstone.rules.state import DIE, MARKET, State
from marula.lab.reward import win_shares
from tests.games.livingstone.positions import board, camp, finish, gift, hold, keep, last_turn, set_dice, table
from tests.games.positions import do

OPTIONS: list[dict[str, VariantValue]] = [
    {},
    {"open_coins": True, "pass_die": True},
    {"open_gems": False},
    {"open_gems": False, "white_stone": "voluntary", "pass_die": True},
]


def weights(state: State, feeling: str = "weigh") -> dict[str, float]:
    """Every option of the seat waited on, with its weight."""
    seat = GAME.turn(state)
    codes = GAME.codes(state, seat)
    found = getattr(GAME.instinct(state.board, UNTRAINED), feeling)(state, seat, codes)
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
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_worlds_with_the_same_view_get_the_same_priors(seats: int, options: dict[str, VariantValue]) -> None:
    """From positions of random play and of its own; and what it feels are finite numbers and chances."""
    box = board(seats, CURRENT, **options)
    instinct = GAME.instinct(box, UNTRAINED)
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
            if step % 9 == 0:
                looked += looks_alike(instinct, state, seat)
            code = codes[felt.index(max(felt))] if own else codes[chance.pick(len(codes))]
            GAME.perform(state, seat, code, chance, None)
            step += 1
        assert list(instinct.win_chances(state)) == pytest.approx(win_shares(GAME.standings(state)))
    assert looked > 5


def looks_alike(instinct: Instinct, state: State, seat: int) -> int:
    """Two worlds imagined from one view; 1 if they differ at all."""
    codes = GAME.codes(state, seat)
    seen = GAME.view(state, seat)
    worlds = [GAME.imagine(seen, Seeded(f"world {number}")) for number in range(2)]
    for feeling in (instinct.weigh, instinct.weigh_simply):
        truth = list(feeling(state, seat, codes))
        assert all(math.isfinite(weight) for weight in truth)
        for world in worlds:
            assert list(feeling(world, seat, codes)) == truth
    for world in (state, *worlds):
        chances = list(instinct.win_chances(world))
        # Two players may both be out, and then nobody wins.
        assert sum(chances) == pytest.approx(1.0) or (len(chances) == 2 and 0.0 < sum(chances) < 1.0)
        assert all(0.0 <= part <= 1.0 for part in chances)
    first, second = (world.__reduce__()[1][2] for world in worlds)
    return int(first != second)


def test_an_instinct_that_reads_hidden_things_is_noticed() -> None:
    """Imagined worlds differ in just what must not be used: other hands, chests and hidden gems."""
    state = table(3, open_gems=False)
    hold(state, 1, "lion", "market", "free_tent")
    state.card_recall.drew(1, 3)
    keep(state, 1, "red", "transparent")
    state.gem_recall.drew(1, 2)
    state.high[1] = 3
    seen = GAME.view(state, 0)
    worlds = [GAME.imagine(seen, Seeded(str(number))) for number in range(30)]
    for secret in ("hands", "chests", "gems"):
        assert len({tuple(getattr(world, secret)) for world in worlds}) > 1, secret


# --- what a good player sees -----------------------------------------------------------------------------------------


def test_a_low_die_comes_first_so_that_others_can_follow() -> None:
    assert choice(turn(table(2), 3, 1, 1, 2, 6)) in ("take_die 1", "take_die 2")


def test_a_cheap_tent_in_a_high_row_rather_than_coins() -> None:
    assert choice(with_die(table(2), 1, 5, 1, 2)) == "pitch_tent row_5 -"


def test_a_tent_that_takes_the_great_majority_at_the_end() -> None:
    """Row 1 pays one point now and twelve at the end: to the other seat, unless a tent is pitched there."""
    state = table(2)
    state.purses[0] = 25
    state.high[1] = state.chests[1] = 18
    with_die(state, 10, 1)
    camp(state, 0, 2, 1)
    camp(state, 1, 3, 1)
    assert choice(state) == "pitch_tent row_1 -"


def test_coins_for_the_queen_rather_than_another_tent() -> None:
    """Fourteen coins pass the four dice in little more than half of all cases."""
    state = table(2)
    state.purses[0] = 14
    state.purses[1] = 18
    assert not choice(with_die(state, 10, 6)).startswith("pitch_tent")


def test_nothing_stays_in_the_purse_after_the_last_turn() -> None:
    for seats in (2, 3, 5):
        state = table(seats)
        last_turn(state)
        state.purses[0] = 15
        assert choice(state) == "give 15", seats


def test_no_gift_before_the_last_round() -> None:
    for seats in (2, 4):
        state = table(seats)
        state.purses[0] = 15
        last_turn(state, boat=6)
        assert choice(state) == "end_turn", seats


def test_enough_to_have_more_than_one_who_can_give_no_more() -> None:
    """Seat 1 never gave and has no turn left: a single coin is enough, so the tent can be paid."""
    state = table(3)
    state.purses[0] = 6
    for other in (1, 2):
        state.taken[other] = 32
        state.purses[other] = 30
    state.chests[2] = state.high[2] = 20
    state.low[2] = 1
    assert choice(with_die(state, 10, 6)) == "pitch_tent row_6 -"
    state.chests[1] = state.high[1] = 12  # but if it gave, probably all it had, coins are dearer than any tent
    state.low[1] = 1
    assert choice(state) in ("dig", "take_coins")


def test_a_gem_is_sold_for_the_tent_that_it_pays() -> None:
    state = table(2)
    state.purses[0] = 4  # and a tent costs 5
    state.chests[0] = state.high[0] = 20
    state.low[0] = 1
    keep(state, 0, "transparent")
    assert choice(with_die(state, 10, 6)) == "sell_gem transparent"
    do(state, "sell_gem transparent")
    assert choice(state) == "pitch_tent row_6 -"


def test_gems_are_sold_before_a_card_that_may_bring_the_collapse() -> None:
    state = with_die(table(2), 6, 1)
    keep(state, 0, "red", "red", "blue")
    state.purses[0] = 1
    for card in range(11):
        state.played[card] += state.pile[card]
        state.pile[card] = 0
    state.pile[3] += 1  # a lion and the collapse are left
    state.played[3] -= 1
    felt = weights(state)
    assert felt["sell_gem red"] > felt["draw_card"]


def test_the_market_sells_all_it_can() -> None:
    state = table(2)
    hold(state, 0, "market")
    keep(state, 0, "red", "red", "blue", "transparent", "transparent")
    last_turn(state, boat=7)
    assert choice(state) == "play_card market"
    do(state, "play_card market")
    assert state.phase == MARKET
    assert choice(state).startswith("sell_at_market")


def test_a_free_tent_is_used_where_tents_are_dear() -> None:
    state = table(2)
    hold(state, 0, "free_tent")
    state.purses[0] = 12
    assert choice(with_die(state, 1, 6)) == "pitch_tent row_6 -"
    state = table(2)
    hold(state, 0, "free_tent")
    state.purses[0] = 22
    assert choice(with_die(state, 10, 6)) == "pitch_tent row_6 free_tent"


def test_any_row_takes_the_row_that_matters() -> None:
    state = table(2)
    hold(state, 0, "any_row")
    state.purses[0] = state.purses[1] = 26
    with_die(state, 10, 6)
    for column in (1, 2):
        camp(state, 0, column, 1)
        camp(state, 1, column, 1)
    for row in (2, 3, 4, 5, 6):
        camp(state, 1, 4, row, tents=2)
    assert choice(state) == "pitch_tent row_1 any_row"


def test_a_second_tent_where_it_decides_the_majority() -> None:
    state = table(2)
    hold(state, 0, "second_tent")
    last_turn(state)
    for row in (1, 6):
        camp(state, 0, 2, row)
    camp(state, 1, 3, 1)
    camp(state, 1, 3, 6, tents=3)
    assert choice(state) == "play_card second_tent"
    do(state, "play_card second_tent")
    assert choice(state) == "pitch_second_tent field_2_1"


def test_the_boat_goes_back_to_the_own_tents_only() -> None:
    state = table(2)
    hold(state, 0, "boat_back")
    last_turn(state)
    camp(state, 0, 9, 6, tents=2)
    assert choice(state) == "play_card boat_back"
    camp(state, 1, 9, 6, tents=4)
    assert choice(state) != "play_card boat_back"


def test_four_coins_are_not_forgotten() -> None:
    state = table(2)
    hold(state, 0, "four_coins")
    last_turn(state)
    state.purses[0] = 12
    do(state, "give 12")
    assert choice(state) == "play_card four_coins"


def test_the_tent_that_is_missed_least_is_moved() -> None:
    state = table(2)
    state.purses[0] = 25
    with_die(state, 10, 6)
    camp(state, 0, 2, 1)
    camp(state, 1, 2, 1)
    camp(state, 0, 3, 2, tents=10)
    do(state, "pitch_tent row_6 -")
    assert choice(state) == "move_tent field_3_2"


def test_nobody_passes_a_die() -> None:
    state = turn(table(3, pass_die=True), 4, 1, 5)
    for feeling in ("weigh", "weigh_simply"):
        assert choice(state, feeling).startswith("take_die")


# --- prospects -------------------------------------------------------------------------------------------------------


def test_win_chances_at_the_end_name_the_winner() -> None:
    state = table(3)
    for seat, coins in enumerate((5, 9, 2)):
        gift(state, seat, coins)
    state.animal_points[2] = 9
    state.animal_points[1] = 4
    finish(state)
    assert list(GAME.instinct(state.board, UNTRAINED).win_chances(state)) == [0.0, 1.0, 0.0]


def test_win_chances_at_the_end_share_a_win() -> None:
    state = table(3)
    for seat, coins in enumerate((5, 5, 2)):
        gift(state, seat, coins)
    finish(state)
    assert list(GAME.instinct(state.board, UNTRAINED).win_chances(state)) == [0.5, 0.5, 0.0]


def test_points_are_worth_nothing_to_the_one_who_gave_least() -> None:
    state = table(3)
    state.animal_points[0] = 30
    for seat, coins in enumerate((4, 12, 12)):
        gift(state, seat, coins)
        state.purses[seat] = 0
    last_turn(state)
    before = list(GAME.instinct(state.board, UNTRAINED).win_chances(state))
    assert before[0] < 0.1
    state.purses[0] = 20  # which can still be given
    after = list(GAME.instinct(state.board, UNTRAINED).win_chances(state))
    assert after[0] > 0.8


def test_two_players_need_what_the_dice_will_say() -> None:
    state = table(2)
    for seat, coins in enumerate((21, 8)):
        gift(state, seat, coins)
        state.purses[seat] = 0
    state.animal_points[1] = 20
    last_turn(state)
    state.taken[1] = 32
    chances = list(GAME.instinct(state.board, UNTRAINED).win_chances(state))
    assert chances[0] > 0.9


def test_two_players_who_both_gave_too_little_have_little_hope_each() -> None:
    """LI-39: nobody wins then. It is not shared between them, as if one of them had to win."""
    state = table(2)
    for seat in range(2):
        gift(state, seat, 6)
        state.purses[seat] = 0
    last_turn(state)
    state.taken[1] = 32
    chances = list(GAME.instinct(state.board, UNTRAINED).win_chances(state))
    assert sum(chances) < 0.1
    finish(state, luck=(2, 2, 3, 3))
    assert list(GAME.instinct(state.board, UNTRAINED).win_chances(state)) == [0.0, 0.0]
