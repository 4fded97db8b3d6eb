"""marula review: figures as JSON, words for people, one clear line on bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from marula.cli.main import main
from marula.core import match_file
from marula.games import GAMES
from tests.analysis.matches import random_match


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "match.json"
    path.write_bytes(match_file.write(random_match(GAMES["template"], 2, "review")))
    return path


def test_figures(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [seat["seat"] for seat in told["seats"]] == [0, 1]
    for seat in told["seats"]:
        assert seat["start"] + seat["luck"] + seat["choices"] == pytest.approx(seat["result"], abs=0.01)
    assert {decision["seat"] for decision in told["decisions"]} == {0, 1}
    assert set(told["decisions"][0]) >= {"number", "seat", "before", "chosen", "best", "loss", "kind"}


def test_words_for_one_seat(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--seat", "2", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "Player 2: result" in told
    assert "Player 1: result" not in told
    assert "Choices: " in told


def test_bad_input(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    going_on = tmp_path / "going_on.json"
    going_on.write_bytes(match_file.write(random_match(GAMES["template"], 2, "review", decisions=9)))
    changed = tmp_path / "changed.json"
    changed.write_bytes(file.read_bytes().replace(b'"seat":1', b'"seat":0', 1))
    for words, line in (
        ([str(file), "--seat", "3"], "--seat must be 1 to 2, not 3"),
        ([str(going_on)], "this match is not finished. Add --unfinished to review it so far."),
        ([str(changed)], "entry"),
        ([str(tmp_path / "nowhere.json")], "nowhere.json"),
        ([str(file), "--workers", "0"], "--workers"),
        ([str(file), "--at", "0"], "--at must be 1 to"),
        ([str(going_on), "--reading", "--unfinished"], "What others hold is told only after the end."),
        ([str(going_on), "--at", "3"], "What others hold is told only after the end."),
    ):
        assert main(["review", *words]) == 2
        told = capsys.readouterr().err
        assert line in told
        assert told.count("\n") == 1
    assert main(["review", str(going_on), "--unfinished", "--json"]) == 0


def test_what_could_be_known_at_one_decision(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--at", "12", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "Decision 12: what Player " in told
    assert "%; " in told
    assert main(["review", str(file), "--at", "12", "--seat", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["number"], found["seat"]) == (12, 1)
    assert {one["seat"] for one in found["things"]} == {0}
    assert all(0 < step["chance"] < 1 for one in found["things"] for step in one["steps"])


def test_a_review_with_what_could_be_known(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--seat", "1", "--reading", "--json"]) == 0
    decisions = json.loads(capsys.readouterr().out)["decisions"]
    assert any(one["reading"] for one in decisions)
    assert main(["review", str(file), "--seat", "1", "--reading", "--language", "en"]) == 0
    assert "Player 1: result" in capsys.readouterr().out
