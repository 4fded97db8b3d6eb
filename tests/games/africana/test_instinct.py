"""What the instinct feels: nothing it cannot know, nothing absurd, and the right thing where it is plain to see."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance, Seeded
from marula.core.game import UNTRAINED
from marula.games.africana import GAME
from marula.games.africana.bot.instinct import Instinct
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules.board import COLOURS, Board
from marula.games.africana.rules.state import OVER, State
from tests.games.africana.positions import (
    bits,
    board,
    display,
    done,
    finished,
    hold_only,
    join,
    lay_book,
    own,
    purse,
    stand,
    table,
)
from tests.games.positions import do

Feeling = Callable[[State, i64, vec[i64]], vec[float]]

_INSTINCTS: dict[int, Instinct] = {}


def instinct(seats: int = 2) -> Instinct:
    """The same for all tests of a table size: it keeps nothing of a match."""
    if seats not in _INSTINCTS:
        made = GAME.instinct(board(seats), UNTRAINED)
        assert isinstance(made, Instinct)
        _INSTINCTS[seats] = made
    return _INSTINCTS[seats]


def favourite(feeling: Feeling, state: State, seat: int) -> int:
    codes = GAME.codes(state, seat)
    weights = list(feeling(state, seat, codes))
    return codes[weights.index(max(weights))]


def at_random(chance: Chance) -> Callable[[State, int], int]:
    def choose(state: State, seat: int) -> int:
        codes = GAME.codes(state, seat)
        return codes[chance.pick(len(codes))]

    return choose


def by_feeling(feeling: Feeling) -> Callable[[State, int], int]:
    return lambda state, seat: favourite(feeling, state, seat)


def positions(
    box: Board, seed: str, choose: Callable[[State, int], int], every: int, most: int = 100_000
) -> list[State]:
    """Every so many-th position of a match, and the last one."""
    chance = Seeded(seed)
    state = GAME.deal(box, chance, None)
    found: list[State] = []
    for number in range(most):
        seat = GAME.turn(state)
        if number % every == 0 or seat < 0:
            kept = state.clone()
            assert isinstance(kept, State)
            found.append(kept)
        if seat < 0:
            break
        GAME.perform(state, seat, choose(state, seat), chance, None)
    return found


def differences(feeling: Feeling, states: list[State]) -> int:
    """In how many positions the feeling tells two worlds apart that look alike to the seat."""
    number = 0
    for at, state in enumerate(states):
        seat = GAME.turn(state)
        if seat < 0:
            continue
        seen = GAME.view(state, seat)
        worlds = [GAME.imagine(seen, Seeded(f"{at} {side}")) for side in "ab"]
        codes = GAME.codes(state, seat)
        one, other = [list(feeling(world, seat, codes)) for world in worlds]
        number += one != other
    return number


# --- laws -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_what_the_seat_knows_is_felt(seats: int) -> None:
    mind = instinct(seats)
    states = positions(board(seats), "played", by_feeling(mind.weigh), 3)
    states += positions(board(seats), "learner", by_feeling(mind.weigh_simply), 5)
    states += positions(board(seats), "random", at_random(Seeded("r")), 7, 1500)
    assert differences(mind.weigh, states) == 0
    assert differences(mind.weigh_simply, states) == 0


def test_an_instinct_that_reads_hidden_cards_is_noticed() -> None:
    def peeking(state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        assert isinstance(state, State)
        return vec[float]([float(state.hands[(1 - seat) * COLOURS])] * len(codes))

    states = positions(board(2), "played", by_feeling(instinct().weigh), 3)
    assert differences(peeking, states) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hidden", [False, True])
def test_every_position_of_a_random_match_can_be_weighed(seats: int, hidden: bool) -> None:
    box = board(seats, hidden_totals=hidden, quiet_rounds=20 if hidden else 500)
    mind = GAME.instinct(box)
    for state in positions(box, "finite", at_random(Seeded("f")), 2, 1200):
        shares = list(mind.win_chances(state))
        assert sum(shares) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)
        seat = GAME.turn(state)
        if seat < 0:
            continue
        codes = GAME.codes(state, seat)
        for feeling in (mind.weigh, mind.weigh_simply):
            weights = list(feeling(state, seat, codes))
            assert len(weights) == len(codes)
            assert all(math.isfinite(weight) for weight in weights)


def test_nothing_of_a_match_is_kept() -> None:
    """One instinct that is handed many worlds in turn feels what a new one feels."""
    mind = instinct()
    for state in positions(board(2), "kept", by_feeling(mind.weigh), 40):
        seat = GAME.turn(state)
        if seat >= 0:
            codes = GAME.codes(state, seat)
            assert list(mind.weigh(state, seat, codes)) == list(Instinct(board(2)).weigh(state, seat, codes))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_between_good_players_ends_as_people_would_end_it(seats: int) -> None:
    for seed in ("one", "two"):
        last = positions(board(seats), seed, by_feeling(instinct(seats).weigh), 1000, 1500)[-1]
        assert last.phase == OVER
        assert 12 <= last.round <= 60
        assert all(column.total >= 5 for column in GAME.score(last).columns)


def test_win_chances_at_the_end_name_the_winner() -> None:
    last = positions(board(3), "over", by_feeling(instinct(3).weigh), 1000)[-1]
    standings = GAME.standings(last)
    assert [share > 0 for share in instinct(3).win_chances(last)] == [one == max(standings) for one in standings]


def test_a_shared_win_is_shared() -> None:
    state = table()
    state.phase = OVER
    purse(state, 0, 3)
    purse(state, 1, 3)
    assert list(instinct().win_chances(state)) == [0.5, 0.5]


def test_who_is_far_ahead_has_the_better_prospects() -> None:
    state = table()
    finished(state, 1, "cairo_to_lagos", "lagos_to_aswan", "tripoli_to_madagascar")
    ours, theirs = instinct().win_chances(state)
    assert theirs > 0.7 > 0.3 > ours


def test_an_unknown_weight_is_refused() -> None:
    with pytest.raises(ValueError, match="no weight called colour"):
        Weights({"colour": 1.0})


# --- plain to see -----------------------------------------------------------------------------------------------------


def feels(state: State) -> str:
    """What the seat whose turn it is would do."""
    return str(state.box.actions[favourite(instinct(int(state.box.seats)).weigh, state, state.active)])


def whole_turn(state: State) -> list[str]:
    """All that the seat whose turn it is does until the next one's."""
    seat = state.active
    done: list[str] = []
    while state.active == seat and state.phase != OVER and len(done) < 40:
        done.append(feels(state))
        do(state, done[-1])
    return done


def lay(*expeditions: str, seats: int = 2) -> State:
    """A table with these expeditions, explorers far from each other and nobody holding anything but the joker."""
    state = table(seats)
    display(state, *expeditions)
    stand(state, 0, "napoli")
    stand(state, 1, "cape_town")
    return state


def test_what_stands_under_the_feet_is_completed() -> None:
    state = lay("cairo_to_mozambique", "dakar_to_serengeti")
    stand(state, 0, "mozambique")
    join(state, 0, 0)
    own(state, 0, "statuette_mozambique")
    do(state, "set_out")
    done = whole_turn(state)
    assert "complete_expedition cairo_to_mozambique" in done
    assert "complete_adventure statuette_mozambique" in done


def test_an_expedition_is_joined_on_the_way() -> None:
    state = lay("cairo_to_mozambique", "zanzibar_to_cairo", "kalahari_to_timbuctoo")
    hold_only(state, 0, "joker", "violet", "turquoise", "orange", "orange")
    done = whole_turn(state)
    assert "join cairo_to_mozambique" in done
    assert done[0] == "set_out"


def test_the_cards_at_hand_lead_to_the_target() -> None:
    state = lay("napoli_to_leopoldville", "victoria_falls_to_lagos")
    join(state, 1, 0)
    hold_only(state, 0, "joker", "turquoise", "orange", "orange")
    stand(state, 0, "marrakesh")
    assert "complete_expedition victoria_falls_to_lagos" in whole_turn(state)


def test_the_assistant_goes_first_for_he_comes_back() -> None:
    state = lay("port_natal_to_zanzibar")
    stand(state, 0, "madagascar")
    join(state, 0, 0)
    hold_only(state, 0, "violet", "violet_assistant")
    do(state, "set_out")
    assert "step zanzibar violet_assistant no" in whole_turn(state)


def test_with_an_empty_hand_cards_are_drawn() -> None:
    state = lay("kalahari_to_timbuctoo", "cape_town_to_jidda")
    hold_only(state, 0)
    assert whole_turn(state)[0] == "draw_cards"


def test_the_third_of_a_kind_is_bought() -> None:
    state = lay("kalahari_to_timbuctoo")
    stand(state, 0, "cairo")
    purse(state, 0, 6)
    done(state, 0, "drum_marrakesh", "drum_jidda")
    lay_book(state, 0, ("drum_madagascar",), 0)
    assert whole_turn(state)[:2] == ["open_book", "buy right"]


def test_a_page_is_turned_for_what_lies_below() -> None:
    state = lay("kalahari_to_timbuctoo")
    stand(state, 0, "cairo")
    purse(state, 0, 7)
    done(state, 0, "drum_marrakesh", "drum_jidda", "violet_tripoli", "grey_lagos")
    lay_book(state, 0, ("mask_victoria_falls", "drum_madagascar"), 0)
    assert whole_turn(state)[:3] == ["open_book", "turn_page right", "buy right"]


def test_without_silver_the_book_stays_shut() -> None:
    state = lay("kalahari_to_timbuctoo")
    purse(state, 0, 4)
    assert feels(state) != "open_book"


def test_the_joker_is_not_given_up() -> None:
    state = lay("kalahari_to_timbuctoo", "cape_town_to_jidda")
    hold_only(state, 0, "joker", "grey_assistant", "magenta", "magenta", "magenta")
    do(state, "draw_cards")
    assert feels(state) not in ("discard_card joker", "discard_card grey_assistant")


def test_in_the_last_round_travel_cards_count_and_the_joker_does_not() -> None:
    state = lay("kalahari_to_timbuctoo")
    state.last_round = True
    hold_only(state, 0, "joker", "magenta", "magenta", "magenta", "grey")
    do(state, "draw_cards")
    assert feels(state) == "discard_card joker"


def test_a_third_assistant_is_not_hired_for_ten_points() -> None:
    state = lay("kalahari_to_timbuctoo", "cape_town_to_jidda")
    done(state, 0, "violet_tripoli", "magenta_timbuctoo")
    state.adventures[0] = bits(state, "adventure", ("grey_lagos",))
    stand(state, 0, "lagos")
    state.pile = 3
    assert "complete_adventure grey_lagos" not in whole_turn(state)


def eagerness(state: State, option: str) -> float:
    """How much better than to stop the seat whose turn it is finds this option."""
    codes = GAME.codes(state, state.active)
    weights = list(instinct().weigh(state, state.active, codes))
    words = [str(state.box.actions[code]) for code in codes]
    return weights[words.index(option)] - weights[words.index("stop")]


def test_what_another_will_have_first_is_not_chased() -> None:
    found = []
    for rival, joined in (("cairo", (0,)), ("luanda", (0, 1))):
        state = lay("timbuctoo_to_luanda", "kalahari_to_addis_abeba")
        join(state, 0, *joined)
        stand(state, 0, "timbuctoo")
        stand(state, 1, rival)
        hold_only(state, 1, "joker", "orange", "turquoise")
        do(state, "set_out")
        found.append(eagerness(state, "step lagos joker no"))
    alone, late = found
    assert alone > 1.5 * late


def at_the_end(ours: tuple[str, ...], theirs: tuple[str, ...]) -> State:
    """The pile is empty, and seat 0 stands where it can complete the expedition that ends the match."""
    state = lay(
        "addis_abeba_to_congo", "dakar_to_serengeti", "napoli_to_leopoldville", "cairo_to_lagos", "zanzibar_to_cairo"
    )
    finished(state, 0, *ours)
    finished(state, 1, *theirs)
    stand(state, 0, "congo")
    stand(state, 1, "madagascar")
    join(state, 0, 0)
    state.pile = 0
    return state


RICH = ("lagos_to_aswan", "khartoum_to_kalahari", "marrakesh_to_port_natal", "mozambique_to_marrakesh")


def test_who_is_ahead_ends_the_match() -> None:
    state = at_the_end(RICH, ())
    assert "complete_expedition addis_abeba_to_congo" in whole_turn(state)


def test_who_is_behind_does_not_end_it_for_a_single_point() -> None:
    state = at_the_end((), RICH)
    assert "complete_expedition addis_abeba_to_congo" not in whole_turn(state)


def test_who_is_behind_fears_the_end_as_much_as_the_leader_wants_it() -> None:
    found = []
    for ours, theirs in ((RICH, ()), ((), RICH)):
        state = at_the_end(ours, theirs)
        do(state, "set_out")
        found.append(eagerness(state, "complete_expedition addis_abeba_to_congo"))
    leader, last = found
    assert leader > last + 8
