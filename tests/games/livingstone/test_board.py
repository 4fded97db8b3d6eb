"""The edition: what one can count on the box, and what is wrong with one that cannot be played."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import Any

import pytest

from marula.core.edition import Edition
from marula.games.livingstone import GAME
from marula.games.livingstone.rules import facts
from marula.games.livingstone.rules.state import State
from marula.text.catalogue import Catalogue
from tests.games.livingstone.positions import board
from tests.rule import rule


def default() -> facts.Facts:
    read, problems = facts.read(GAME.edition("default"))
    assert read is not None, problems
    return read


@rule("LI-1")
def test_ten_columns_of_six_rows_that_never_get_cheaper() -> None:
    box = board()
    assert (box.columns, len(box.tables["row"]), box.fields) == (10, 6, 60)
    costs = list(box.cost)
    assert costs == sorted(costs)
    assert costs[0] == 1, "two tents were built in a first round with three coins"
    assert (2, 3) in pairwise(costs), "the rulebook shows a 2 and then a 3"


@rule("LI-2")
def test_rows_earn_their_number_and_majorities_fall() -> None:
    box = board()
    assert list(box.tent_points) == [1, 2, 3, 4, 5, 6]
    assert list(box.majority) == [12, 10, 8, 6, 4, 2]


@rule("LI-4")
def test_sixty_stones() -> None:
    box = board()
    assert dict(zip(box.tables["stone"], box.stones, strict=True)) == {
        "transparent": 15,
        "blue": 10,
        "red": 5,
        "rubble": 29,
        "white": 1,
    }
    assert sum(box.stones) == 60


@rule("LI-16", "LI-27")
def test_prices() -> None:
    box = board()
    assert list(box.price) == [1, 3, 5]
    assert list(box.market_coins) == [1, 2, 3]
    assert list(box.market_points) == [1, 2, 3]


def test_twenty_seven_cards_and_seventy_five_coins() -> None:
    assert sum(card.count for card in default().cards) == 27
    pieces = default().box_coins.pieces
    assert sum(pieces.values()) == 75
    assert sum(int(value) * count for value, count in pieces.items()) == 204


def test_every_fact_says_where_it_is_from() -> None:
    """And what is reconstructed says so, piece by piece and in the note."""
    edition = default()
    assert all(column.source == "reconstruction" for column in edition.columns)
    majorities = [dict(row.source)["majority_points"] for row in edition.rows if not isinstance(row.source, str)]
    assert [source == "reconstruction" for source in majorities] == [False, False, True, True, True, False]
    guessed = [
        card.id
        for card in edition.cards
        if not isinstance(card.source, str) and card.source["count"] == "reconstruction"
    ]
    assert sum(card.count for card in edition.cards if card.id in guessed) == 25
    assert "econstructed" in edition.note


def broken(path: str, value: Any) -> list[str]:
    """What is said of the default edition with one value changed; `path` is like columns.3.cost."""
    data = copy.deepcopy(GAME.edition("default").data)
    *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    inner: Any = data
    for part in way:
        inner = inner[part]
    inner[last] = value
    words = Catalogue(GAME)
    return [words.problem(problem) for problem in GAME.problems(Edition("livingstone", "default", data))]


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("columns.3.cost", 1, "columns[3].cost: must not be lower than the one before (2)"),
        ("columns.0.cost", -1, "columns[0].cost: must be 0 to 100"),
        ("rows.2.tent_points", -1, "rows[2].tent_points: must be 0 to 100"),
        ("rows.2.majority_points", 5000, "rows[2].majority_points: must be 0 to 1,000"),
        ("gems.0.id", "green", "gems[0].id: 'green' is not one of: transparent, blue, red"),
        ("gems.0.id", "blue", "gems[1].id: 'blue' appears twice"),
        ("gems.1.price", -3, "gems[1].price: must be 0 to 100"),
        ("stones.white", 0, "stones.white: must be 1 to 10"),
        ("cards.11.count", 0, "cards[11].count: must be 1 to 100"),
        ("cards.0.count", -1, "cards[0].count: must be 0 to 100"),
        ("cards.0.id", "elephant", "cards[0].id: 'elephant' is not one of"),
        ("cards.0.source", "hearsay", "cards[0].source: 'hearsay' is not in the list 'sources'"),
        ("numbers.tents", 0, "numbers.tents: must be 1 to 100"),
        ("numbers.tents", "many", "numbers.tents: must be int, not str"),
        ("limits.largest_gift", 0, "limits.largest_gift: must be 1 to 200"),
        ("box_coins.pieces", {"gold": 1}, "box_coins.pieces.gold: the value of a coin must be a number from 1"),
    ],
)
def test_an_edition_that_cannot_be_played(path: str, value: Any, said: str) -> None:
    problems = broken(path, value)
    assert any(problem.startswith(said) for problem in problems), problems


def test_all_problems_are_told_at_once() -> None:
    assert len(broken("rows", [])) == 1
    data = copy.deepcopy(GAME.edition("default").data)
    data["columns"][5]["cost"] = 0
    data["stones"]["white"] = 0
    del data["cards"][3]
    words = Catalogue(GAME)
    said = [words.problem(problem) for problem in GAME.problems(Edition("livingstone", "default", data))]
    assert said == [
        "columns[5].cost: must not be lower than the one before (3)",
        "stones.white: must be 1 to 10",
        "cards: 'lion' is missing",
    ]


def test_codes_do_not_depend_on_the_variant() -> None:
    assert board(2).actions == board(5, pass_die=True, open_gems=False).actions
    assert len(board().actions) == 6 + 3 + 24 + 9 + 3 + 3 + 4 + 60 + 60 + 99


def test_a_code_means_the_same_in_every_revision() -> None:
    """Later revisions only add codes at the end."""
    old = board(revision=1).actions
    assert old == board().actions[: len(old)]
    assert len(board().actions) - len(old) == 99 - 24


def test_columns_rows_and_dice_are_described_by_their_number() -> None:
    box = board()
    for table in ("column", "row", "face"):
        assert [box.describe(table, word) for word in box.tables[table]] == [
            {"number": number + 1} for number in range(len(box.tables[table]))
        ]
        assert box.describe(table, "nowhere") == {}


def test_a_table_before_the_deal() -> None:
    state = State(board(5))
    assert (state.active, state.starter, state.round, state.boat, state.boats_back) == (0, 0, 0, 0, 0)
