"""The balance study: counts wins fairly, tells the start from the order of play, and marks what is lopsided."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from marula.core.edition import Edition, from_data
from marula.lab.match_plan import Batch
from marula.lab.stats import Estimate
from marula.workers.workers import Workers
from tests.bots.positions import SMALL
from tools.balance import __main__ as command
from tools.balance.figures import Figures, Limit, SeatFigures, figures, replace_block, score_lines, table
from tools.balance.matches import BATCH, Result, Study, play, rotate, run


def study(matches: int = 30, bot: str = "steady") -> Study:
    return Study(SMALL, SMALL.edition("default"), 3, bot, matches, "test")


def test_a_match_is_the_same_in_every_batch() -> None:
    whole = [result for batch in run(study(BATCH + 5), Workers()) for result in batch]
    assert len(whole) == BATCH + 5
    assert play(Batch(study(), BATCH, 5)) == whole[BATCH:]


def test_each_match_gives_one_win_at_most_and_the_points_of_the_sheet() -> None:
    for result in play(Batch(study(), 0, 10)):
        assert sum(result.wins) in (pytest.approx(1.0), 0.0)
        for points, lines in zip(result.points, result.lines, strict=True):
            assert points == sum(of_line for _, of_line in lines.values())


def rows(*names: str) -> Edition:
    return from_data({"game": "g", "edition": "e", "rows": [{"id": name} for name in names]}, "here")


def test_rotation_moves_only_the_rows_in_play() -> None:
    before = rows("a", "b", "c", "d")
    kept = copy.deepcopy(before.data)
    orders = [[row["id"] for row in rotate(before, "rows", 3, turn).data["rows"]] for turn in range(3)]
    assert orders == [["a", "b", "c", "d"], ["b", "c", "a", "d"], ["c", "a", "b", "d"]]
    assert before.data == kept


def test_the_figures_tell_a_row_from_the_order_of_play() -> None:
    """Here row `a` always wins, so the order of play does not matter."""
    results = []
    for turn in range(2):
        seat_of_a = (0 - turn) % 2
        wins = tuple(float(seat == seat_of_a) for seat in range(2))
        results.append(Result(turn, wins, (10, 10), ({}, {})))
    rotated = Study(SMALL, rows("a", "b"), 2, "steady", 2, "test", "rows")
    found = figures(rotated, "e", results)
    assert [(row.name, row.wins.mean) for row in found.rows] == [("a", 1.0), ("b", 0.0)]
    assert [seat.wins.mean for seat in found.seats] == [0.5, 0.5]


def lopsided(share: float, reach: float) -> Figures:
    points = Estimate(20.0, 19.0, 21.0)
    seats = [
        SeatFigures(name, Estimate(mean, mean - reach, mean + reach), points, {"routes": (2.0, 9.0)})
        for name, mean in (("1", share), ("2", 1 - share))
    ]
    return Figures("trial", 2, "steady", 100, "s", seats, [])


def test_a_seat_outside_is_marked() -> None:
    assert lopsided(0.47, 0.01).unfair(Limit(0.031)) == []
    assert [seat.name for seat in lopsided(0.46, 0.02).unfair(Limit(0.03))] == ["1", "2"]
    assert lopsided(0.46, 0.02).unfair(Limit(0.03, whole_interval=True)) == []
    assert [seat.name for seat in lopsided(0.40, 0.02).unfair(Limit(0.03, whole_interval=True))] == ["1", "2"]
    text = table(lopsided(0.40, 0.02), Limit(0.03))
    assert "| 1 | 40.0% ✗ | 38.0% to 42.0% | 50.0% | 20.0 |" in text
    assert "✗" not in table(lopsided(0.49, 0.02), Limit(0.03))
    assert "| routes | 2.00 (+9.0) |" in score_lines([lopsided(0.5, 0.1)])


def test_only_the_block_of_that_name_is_replaced() -> None:
    page = "# A\n<!-- figures: one -->\nold\n<!-- end of figures: one -->\nmore\n"
    assert replace_block(page, "one", "new\n") == page.replace("old", "new")
    with pytest.raises(ValueError, match="figures: two"):
        replace_block(page, "two", "new\n")


def test_the_command_writes_the_page_and_fails_where_a_seat_is_outside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- figures: random -->\n<!-- end of figures: random -->\n", encoding="utf-8")
    words = [SMALL.name, "--players", "2", "--bot", "random", "--matches", "7", "--lines", "--page", str(page)]
    assert command.main([*words, "--within", "1"]) == 0
    assert "7 matches of `random`" in page.read_text(encoding="utf-8")
    assert "7 matches of `random`" in capsys.readouterr().out
    assert command.main([*words, "--within", "0"]) == 1  # seven matches cannot be shared evenly
