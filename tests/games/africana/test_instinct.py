"""What the instinct feels: nothing it cannot know, nothing absurd, and the right thing where it is plain to see."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance, Seeded
from marula.games.africana import GAME
from marula.games.africana.bot.instinct import Instinct
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules.board import COLOURS, Board
from marula.games.africana.rules.state import OVER, State
from tests.games.africana.table import Table, board

Feeling = Callable[[State, i64, vec[i64]], vec[float]]

_INSTINCTS: dict[int, Instinct] = {}


def instinct(seats: int = 2) -> Instinct:
    """The same for all tests of a table size: it keeps nothing of a match."""
    if seats not in _INSTINCTS:
        made = GAME.instinct(board(seats))
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
    table: Board, seed: str, choose: Callable[[State, int], int], every: int, most: int = 100_000
) -> list[State]:
    """Every so many-th position of a match, and the last one."""
    chance = Seeded(seed)
    state = GAME.deal(table, chance, None)
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


def test_a_feeling_that_peeks_is_caught() -> None:
    def peeking(state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        assert isinstance(state, State)
        return vec[float]([float(state.hands[(1 - seat) * COLOURS])] * len(codes))

    states = positions(board(2), "played", by_feeling(instinct().weigh), 3)
    assert differences(peeking, states) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hidden", [False, True])
def test_every_position_of_a_random_match_can_be_weighed(seats: int, hidden: bool) -> None:
    table = board(seats, hidden_totals=hidden, quiet_rounds=20 if hidden else 500)
    mind = GAME.instinct(table)
    for state in positions(table, "finite", at_random(Seeded("f")), 2, 1200):
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


def test_when_it_is_over_the_prospects_are_the_verdict() -> None:
    last = positions(board(3), "over", by_feeling(instinct(3).weigh), 1000)[-1]
    standings = GAME.standings(last)
    assert [share > 0 for share in instinct(3).win_chances(last)] == [one == max(standings) for one in standings]


def test_a_shared_win_is_shared() -> None:
    table = Table()
    table.state.phase = OVER
    table.purse(0, 3)
    table.purse(1, 3)
    assert list(instinct().win_chances(table.state)) == [0.5, 0.5]


def test_who_is_far_ahead_has_the_better_prospects() -> None:
    table = Table()
    table.finished(1, "cairo_to_lagos", "lagos_to_aswan", "tripoli_to_madagascar")
    ours, theirs = instinct().win_chances(table.state)
    assert theirs > 0.7 > 0.3 > ours


def test_an_unknown_weight_is_refused() -> None:
    with pytest.raises(ValueError, match="no weight called colour"):
        Weights({"colour": 1.0})


# --- plain to see -----------------------------------------------------------------------------------------------------


def feels(table: Table) -> str:
    """What the seat whose turn it is would do."""
    state = table.state
    return str(table.board.actions[favourite(instinct(int(table.board.seats)).weigh, state, state.active)])


def whole_turn(table: Table) -> list[str]:
    """All that the seat whose turn it is does until the next one's."""
    seat = table.state.active
    done: list[str] = []
    while table.state.active == seat and table.state.phase != OVER and len(done) < 40:
        done.append(feels(table))
        table.do(done[-1])
    return done


def lay(*expeditions: str, seats: int = 2) -> Table:
    """A table with these expeditions, explorers far from each other and nobody holding anything but the joker."""
    table = Table(seats)
    table.display(*expeditions)
    table.stand(0, "napoli")
    table.stand(1, "cape_town")
    return table


def test_what_stands_under_the_feet_is_completed() -> None:
    table = lay("cairo_to_mozambique", "dakar_to_serengeti")
    table.stand(0, "mozambique")
    table.join(0, 0)
    table.own(0, "statuette_mozambique")
    table.do("set_out")
    done = whole_turn(table)
    assert "complete_expedition cairo_to_mozambique" in done
    assert "complete_adventure statuette_mozambique" in done


def test_an_expedition_is_joined_on_the_way() -> None:
    table = lay("cairo_to_mozambique", "zanzibar_to_cairo", "kalahari_to_timbuctoo")
    table.hand(0, "joker", "violet", "turquoise", "orange", "orange")
    done = whole_turn(table)
    assert "join cairo_to_mozambique" in done
    assert done[0] == "set_out"


def test_the_cards_at_hand_lead_to_the_target() -> None:
    table = lay("napoli_to_leopoldville", "cairo_to_lagos")
    table.join(1, 0)
    table.hand(0, "joker", "turquoise", "violet", "violet")
    table.stand(0, "marrakesh")
    assert "complete_expedition cairo_to_lagos" in whole_turn(table)


def test_the_assistant_goes_first_for_he_comes_back() -> None:
    table = lay("port_natal_to_zanzibar")
    table.stand(0, "madagascar")
    table.join(0, 0)
    table.hand(0, "violet", "violet_assistant")
    table.do("set_out")
    assert "step zanzibar violet_assistant no" in whole_turn(table)


def test_with_an_empty_hand_cards_are_drawn() -> None:
    table = lay("kalahari_to_timbuctoo", "cape_town_to_jidda")
    table.hand(0)
    assert whole_turn(table)[0] == "draw_cards"


def test_the_third_of_a_kind_is_bought() -> None:
    table = lay("kalahari_to_timbuctoo")
    table.stand(0, "cairo")
    table.purse(0, 6)
    table.done(0, "drum_marrakesh", "drum_jidda")
    table.book(0, ("drum_madagascar",), 0)
    assert whole_turn(table)[:2] == ["open_book", "buy right"]


def test_a_page_is_turned_for_what_lies_below() -> None:
    table = lay("kalahari_to_timbuctoo")
    table.stand(0, "cairo")
    table.purse(0, 7)
    table.done(0, "drum_marrakesh", "drum_jidda", "violet_tripoli", "grey_lagos")
    table.book(0, ("orange_port_natal", "drum_madagascar"), 0)
    assert whole_turn(table)[:3] == ["open_book", "turn_page right", "buy right"]


def test_without_silver_the_book_stays_shut() -> None:
    table = lay("kalahari_to_timbuctoo")
    table.purse(0, 4)
    assert feels(table) != "open_book"


def test_the_joker_is_not_given_up() -> None:
    table = lay("kalahari_to_timbuctoo", "cape_town_to_jidda")
    table.hand(0, "joker", "grey_assistant", "magenta", "magenta", "magenta")
    table.do("draw_cards")
    assert feels(table) not in ("discard_card joker", "discard_card grey_assistant")


def test_in_the_last_round_travel_cards_count_and_the_joker_does_not() -> None:
    table = lay("kalahari_to_timbuctoo")
    table.state.last_round = True
    table.hand(0, "joker", "magenta", "magenta", "magenta", "grey")
    table.do("draw_cards")
    assert feels(table) == "discard_card joker"


def test_a_third_assistant_is_not_hired_for_ten_points() -> None:
    table = lay("kalahari_to_timbuctoo", "cape_town_to_jidda")
    table.done(0, "violet_tripoli", "magenta_timbuctoo")
    table.state.adventures[0] = table.bits("adventure", ("grey_lagos",))
    table.stand(0, "lagos")
    table.state.pile = 3
    assert "complete_adventure grey_lagos" not in whole_turn(table)


def eagerness(table: Table, option: str) -> float:
    """How much better than to stop the seat whose turn it is finds this option."""
    state = table.state
    codes = GAME.codes(state, state.active)
    weights = list(instinct().weigh(state, state.active, codes))
    words = [str(table.board.actions[code]) for code in codes]
    return weights[words.index(option)] - weights[words.index("stop")]


def test_what_another_will_have_first_is_not_chased() -> None:
    found = []
    for rival, joined in (("cairo", (0,)), ("leopoldville", (0, 1))):
        table = lay("timbuctoo_to_luanda", "kalahari_to_addis_abeba")
        table.join(0, *joined)
        table.stand(0, "timbuctoo")
        table.stand(1, rival)
        table.hand(1, "joker", "orange", "turquoise")
        table.do("set_out")
        found.append(eagerness(table, "step lagos joker no"))
    alone, late = found
    assert alone > 1.5 * late


def at_the_end(ours: tuple[str, ...], theirs: tuple[str, ...]) -> Table:
    """The pile is empty, and seat 0 stands where it can complete the expedition that ends the match."""
    table = lay(
        "addis_abeba_to_congo", "dakar_to_serengeti", "napoli_to_leopoldville", "cairo_to_lagos", "zanzibar_to_cairo"
    )
    table.finished(0, *ours)
    table.finished(1, *theirs)
    table.stand(0, "congo")
    table.stand(1, "madagascar")
    table.join(0, 0)
    table.state.pile = 0
    return table


RICH = ("lagos_to_aswan", "khartoum_to_kalahari", "marrakesh_to_port_natal", "mozambique_to_marrakesh")


def test_who_is_ahead_ends_the_match() -> None:
    table = at_the_end(RICH, ())
    assert "complete_expedition addis_abeba_to_congo" in whole_turn(table)


def test_who_is_behind_does_not_end_it_for_a_single_point() -> None:
    table = at_the_end((), RICH)
    assert "complete_expedition addis_abeba_to_congo" not in whole_turn(table)


def test_who_is_behind_fears_the_end_as_much_as_the_leader_wants_it() -> None:
    found = []
    for ours, theirs in ((RICH, ()), ((), RICH)):
        table = at_the_end(ours, theirs)
        table.do("set_out")
        found.append(eagerness(table, "complete_expedition addis_abeba_to_congo"))
    leader, last = found
    assert leader > last + 8
