"""Study: shares, worth of things, luck and skill of an edition, and two editions on the same deals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from marula.cli.main import main
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.study import PlayedMatch, StudyPlan, compare, play_matches, summarise, things_of
from marula.workers.workers import Processes


def plan(matches: int = 12, luck_matches: int = 4, seats: int = 3) -> StudyPlan:
    game = GAMES["template"]
    edition = game.edition("default")
    setup = game.board(Setup("template", seats), edition).setup
    return StudyPlan(game, setup, edition, "steady", matches, luck_matches, "study")


def test_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    words = ["study", "template", "--matches", "8", "--luck-matches", "4", "--page", str(page), "--json"]
    assert main([*words, "--against", "default"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [size["players"] for size in told["sizes"]] == [2, 3, 4]
    for size in told["sizes"]:
        assert sum(seat["win_share"] for seat in size["seats"]) == pytest.approx(1.0)
        assert [level["bot"] for level in size["skill"]] == ["casual", "steady"]
        assert sum(size["luck"]["sources"].values()) == pytest.approx(1.0)
    for one in told["against"]:
        assert one["points"]["mean"] == one["decisions"]["mean"] == 0, "the same edition on the same deals"
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_two_processes_find_the_same() -> None:
    assert play_matches(plan(), Processes(2)) == play_matches(plan())


def test_a_thing_that_winners_have_is_worth_something() -> None:
    played = [
        PlayedMatch((1.0, 0.0), (9, 3), 10, (("fruit marula",), ("fruit baobab",))),
        PlayedMatch((0.0, 1.0), (2, 8), 14, (("fruit baobab",), ("fruit marula", "fruit baobab"))),
        PlayedMatch((0.0, 1.0), (2, 8), 12, ((), ("fruit marula",))),
    ]
    found = {one.name: one for one in summarise(plan(seats=2), played).things}
    assert found["marula"].won_with == 1.0
    assert found["marula"].won_without == 0.0
    assert found["marula"].taken == 0.5
    assert found["baobab"].difference < 0


def test_two_editions_are_compared_match_by_match() -> None:
    first = [PlayedMatch((1.0, 0.0), (9, 3), 10, ((), ())), PlayedMatch((1.0, 0.0), (7, 3), 10, ((), ()))]
    second = [PlayedMatch((0.0, 1.0), (9, 5), 13, ((), ())), PlayedMatch((1.0, 0.0), (7, 5), 13, ((), ()))]
    found = compare(first, second)
    assert (found.points.mean, found.decisions.mean) == (1.0, 3.0)
    assert [seat.mean for seat in found.seats] == [-0.5, 0.5]


def test_things_are_what_a_choice_names() -> None:
    game = GAMES["template"]
    board = game.board(Setup("template", 2))
    lay_out = next(action for action in board.actions if str(action) == "lay_out marula")
    assert things_of(lay_out) == ["fruit marula"]


def test_bad_input(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    there = tmp_path / "there.html"
    there.write_text("mine")
    for words, line in (
        (["chess"], "chess"),
        (["template", "--matches", "1"], "--matches"),
        (["template", "--players", "9"], "9"),
        (["template", "--bot", "nobody"], "nobody"),
        (["template", "--page", str(there)], "there.html"),
    ):
        assert main(["study", *words]) == 2
        told = capsys.readouterr().err
        assert line in told
        assert told.count("\n") == 1
    assert there.read_text() == "mine"
