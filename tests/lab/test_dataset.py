"""Datasets: every decision is a row that says what the bot saw, chose and got; common readers read them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from marula.cli.main import main
from marula.core.game import Game
from marula.core.setup import Setup
from marula.lab.observation_encoder import Encoder
from tests.lab.tables import every_game


def write(folder: Path, *words: str) -> None:
    assert main(["dataset", *words, "--out", str(folder), "--language", "en"]) == 0


@every_game
def test_rows_say_what_was_seen_and_chosen(game: Game, tmp_path: Path) -> None:
    write(tmp_path / "rows", game.name, "--players", str(game.most), "--bots", "random,steady", "--matches", "2")
    rows = pq.read_table(tmp_path / "rows" / "data").to_pylist()
    schema = json.loads((tmp_path / "rows" / "schema.json").read_text())
    assert schema["decisions"] == len(rows)
    board = game.board(Setup(game.name, game.most))
    encoder = Encoder(game, board)
    assert schema["actions"] == [str(action) for action in board.actions]
    assert {row["bot"] for row in rows} == {"random", "steady"}
    for row in rows:
        assert len(row["observation"]) == encoder.size
        assert list(np.flatnonzero(row["mask"])) == sorted(row["options"])
        assert row["choice"] in row["options"]
        assert 0 <= row["win_chance"] <= 1
        assert len(row["seat_features"]) == len(schema["seat_features"])
        assert len(row["option_features"]) == len(row["options"]) * len(schema["option_features"])
    for match in (0, 1):
        outcomes = {row["seat"]: row["outcome"] for row in rows if row["match"] == match}
        assert sum(outcomes.values()) in (0.0, pytest.approx(1.0))


def test_the_same_command_gives_the_same_rows_on_any_number_of_processes(tmp_path: Path) -> None:
    words = ("template", "--bots", "steady", "--matches", "41", "--seed", "x")
    write(tmp_path / "one", *words)
    write(tmp_path / "two", *words, "--workers", "2")
    assert pq.read_table(tmp_path / "one" / "data").equals(pq.read_table(tmp_path / "two" / "data"))
    assert len(list((tmp_path / "one" / "data").glob("*.parquet"))) == 3


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine").write_text("mine")
    for words, line in (
        (["template", "--out", str(tmp_path / "full")], "is not empty"),
        (["template", "--out", str(tmp_path / "full" / "mine")], "cannot be written"),
        (["template", "--bots", "nobody", "--out", str(tmp_path / "new")], "nobody"),
        (["template", "--matches", "0", "--out", str(tmp_path / "new")], "--matches"),
    ):
        assert main(["dataset", *words]) == 2
        told = capsys.readouterr().err
        assert line in told
        assert told.count("\n") == 1
    assert not (tmp_path / "new").exists()
