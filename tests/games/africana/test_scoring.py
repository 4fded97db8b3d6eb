"""The score sheet."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from marula.games.africana import GAME
from marula.games.africana.rules.scoring import divisions
from marula.games.africana.rules.scoring import points as sum_of_points
from marula.games.africana.rules.state import State
from tests.games.africana.positions import done, finished, hold_only, own, pass_turn, purse, score_lines, table
from tests.games.open_fields import golden_matches
from tests.games.positions import do, points
from tests.rule import rule

POINTS = (6, 12, 2, 10)
KINDS = ("mask", "drum", "statuette", "shield", "necklace")
ADVENTURES = {
    "mask": ("mask_zanzibar", "mask_victoria_falls", "mask_tripoli", "mask_addis_abeba"),
    "drum": ("drum_madagascar", "drum_cape_town", "drum_marrakesh", "drum_jidda"),
    "statuette": ("statuette_luanda", "statuette_mozambique", "statuette_aswan", "statuette_dakar"),
    "shield": ("shield_leopoldville", "shield_port_natal", "shield_cairo", "shield_lagos"),
    "necklace": ("necklace_serengeti", "necklace_kalahari", "necklace_napoli", "necklace_khartoum"),
}
ASSISTANTS = ("magenta_luanda", "turquoise_serengeti", "grey_congo", "orange_port_natal", "violet_mozambique")


def hoard(counts: tuple[int, ...]) -> int:
    return sum(number * 5**kind for kind, number in enumerate(counts))


def artifacts(*counts: int) -> tuple[str, ...]:
    return tuple(card for kind, number in zip(KINDS, counts) for card in ADVENTURES[kind][:number])


@cache
def slow(counts: tuple[int, ...]) -> int:
    """The obvious way: the first kind of which there is one joins any collection it can, or none."""
    if sum(counts) == 0:
        return 0
    first = next(kind for kind in range(5) if counts[kind])
    best = slow(less(counts, (first,)))
    for collection, worth in collections(first):
        rest = less(counts, collection)
        if min(rest) >= 0:
            best = max(best, worth + slow(rest))
    return best


def less(counts: tuple[int, ...], kinds: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number - kinds.count(kind) for kind, number in enumerate(counts))


def collections(kind: int) -> list[tuple[tuple[int, ...], int]]:
    """Every collection with this kind in it, and what it is worth."""
    others = [other for other in range(5) if other != kind]
    found: list[tuple[tuple[int, ...], int]] = [((kind,) * 2, 6), ((kind,) * 3, 12)]
    found += [((kind, other), 2) for other in others]
    found += [((kind, *three), 10) for three in combinations(others, 3)]
    return found


@rule("AF-43")
@given(some.tuples(*[some.integers(0, 4)] * 5))
@settings(max_examples=300)
def test_the_best_division_equals_the_plain_reference(counts: tuple[int, int, int, int, int]) -> None:
    assert divisions(POINTS).worth[hoard(counts)] == slow(counts)


@rule("AF-43")
def test_the_best_division_of_every_possible_collection() -> None:
    """There are only 3125, so all of them are compared, not only those that Hypothesis draws."""
    division = divisions(POINTS)
    for number in range(5**5):
        counts = tuple(number // 5**kind % 5 for kind in range(5))
        assert division.worth[number] == slow(counts), counts


@rule("AF-43")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((0, 0, 0, 0, 0), 0),
        ((1, 0, 0, 0, 0), 0),
        ((2, 0, 0, 0, 0), 6),
        ((3, 0, 0, 0, 0), 12),
        ((4, 0, 0, 0, 0), 12),
        ((1, 1, 0, 0, 0), 2),
        ((1, 1, 1, 0, 0), 2),
        ((1, 1, 1, 1, 0), 10),
        ((1, 1, 1, 1, 1), 10),
        ((3, 1, 1, 1, 0), 16),
        ((2, 1, 1, 1, 1), 16),
        ((2, 2, 1, 1, 0), 14),
        ((4, 1, 1, 1, 0), 22),
        ((2, 2, 2, 2, 0), 24),
    ],
)
def test_examples_of_divisions(counts: tuple[int, ...], points: int) -> None:
    state = table()
    done(state, 0, *artifacts(*counts))
    sheet = score_lines(state, 0)
    assert sum(sheet.get(line, 0) for line in ("two_alike", "three_alike", "two_different", "four_different")) == points


@rule("AF-43")
@given(some.tuples(*[some.integers(0, 4)] * 5))
def test_the_lines_of_collections_use_each_artifact_once(counts: tuple[int, int, int, int, int]) -> None:
    state = table()
    done(state, 0, *artifacts(*counts))
    size = {"two_alike": 2, "three_alike": 3, "two_different": 1, "four_different": 1}
    used: list[str] = []
    worth = 0
    for line in GAME.score(state).columns[0].lines:
        if line.what in size:
            used += [str(word) for word in line.facts.values()] * size[line.what]
            worth += line.points
    assert worth == slow(counts)
    assert all(used.count(kind) <= number for kind, number in zip(KINDS, counts))


@rule("AF-42")
def test_printed_points_of_expeditions_and_artifacts() -> None:
    state = table()
    finished(state, 0, "cairo_to_lagos", "addis_abeba_to_congo")
    done(state, 0, "drum_madagascar", "magenta_luanda")
    assert score_lines(state, 0)["expeditions"] == 5 + 1
    assert score_lines(state, 0)["artifacts"] == 4


@rule("AF-44")
@pytest.mark.parametrize(("number", "expected"), [(0, 0), (1, 0), (2, -5), (3, -10), (5, -10)])
def test_assistant_adventures_cost_points(number: int, expected: int) -> None:
    state = table()
    purse(state, 0, 0)
    done(state, 0, *ASSISTANTS[:number])
    assert score_lines(state, 0)["assistants"] == expected
    assert points(state, 0) == expected
    assert min(GAME.standings(state)) >= 0  # a negative total is no reason to be out


@rule("AF-44")
def test_giving_the_assistant_away_does_not_lift_the_penalty() -> None:
    state = table()
    done(state, 0, *ASSISTANTS[:2])
    hold_only(state, 0, "magenta_assistant", "turquoise_assistant", "joker", "grey", "grey", "grey")
    pass_turn(state)
    do(state, "discard_card magenta_assistant")
    assert score_lines(state, 0)["assistants"] == -5


@rule("AF-44", "AF-45")
def test_uncompleted_adventures() -> None:
    state = table()
    own(state, 0, "mask_zanzibar", "drum_cape_town", "grey_congo")
    assert score_lines(state, 0)["open_adventures"] == 2
    own(state, 0, *ASSISTANTS[:3])
    assert score_lines(state, 0)["open_adventures"] == 0
    assert score_lines(state, 0)["assistants"] == 0


@rule("AF-45")
@pytest.mark.parametrize(("silver", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2)])
def test_every_full_ten_silver(silver: int, points: int) -> None:
    state = table()
    purse(state, 0, silver)
    assert score_lines(state, 0)["silver"] == points


@rule("AF-45")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("grey",), 0),
        (("grey", "violet"), 1),
        (("grey", "grey", "orange"), 1),
        (("grey", "grey", "orange", "violet", "violet"), 2),
        (("grey", "joker", "grey_assistant", "violet_assistant"), 0),
    ],
)
def test_every_two_travel_cards(cards: tuple[str, ...], points: int) -> None:
    state = table()
    hold_only(state, 0, *cards)
    assert score_lines(state, 0)["cards"] == points


@rule("AF-46")
def test_most_points_win() -> None:
    state = table(3)
    finished(state, 2, "cairo_to_lagos")
    purse(state, 0, 9)
    assert GAME.score(state).winners == (2,)
    standings = GAME.standings(state)
    assert standings.index(max(standings)) == 2


@rule("AF-46")
def test_a_tie_goes_to_the_most_silver_and_then_is_shared() -> None:
    state = table(3)
    for seat, silver in enumerate((13, 14, 14)):
        purse(state, seat, silver)
    assert GAME.score(state).winners == (1, 2)
    standings = GAME.standings(state)
    assert standings[1] == standings[2] > standings[0]


@rule("AF-46")
def test_points_come_before_silver_however_much_there_is() -> None:
    state = table()
    purse(state, 0, 19)
    purse(state, 1, 0)
    finished(state, 1, "port_natal_to_serengeti")
    assert GAME.score(state).winners == (1,)
    standings = GAME.standings(state)
    assert standings[1] > standings[0]


@rule("AF-42", "AF-43", "AF-44", "AF-45", "AF-46")
def test_running_totals_standings_and_the_score_sheet_agree() -> None:
    """At every moment of the golden matches: the fast sum that views and bots read is the sum of the lines."""
    for match in golden_matches(GAME):
        for version in range(0, match.version + 1, 5):
            state = match.at(version)
            columns = GAME.score(state).columns
            totals = [column.total for column in columns]
            assert isinstance(state, State)
            assert [sum_of_points(state, seat) for seat in range(len(totals))] == totals
            ranked = [(column.total, *column.tie_break) for column in columns]
            standings = GAME.standings(state)
            assert sorted(range(len(ranked)), key=ranked.__getitem__) == sorted(
                range(len(ranked)), key=standings.__getitem__
            )
