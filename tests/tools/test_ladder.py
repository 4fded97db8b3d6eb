"""The ladder: keeps what every version played, goes on from there, and rates who wins more higher."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from marula.games import GAMES
from tests.bots.positions import SMALL
from tools.baseline.client import ENGINE
from tools.ladder import __main__ as command
from tools.ladder.matches import Contestant, Played, Record, meetings, play, read, write
from tools.ladder.page import page, ratings


def older(contestant: Contestant) -> str:
    """This build in the older one's place."""
    return f"exec:{shlex.join([sys.executable, '-I', str(ENGINE)])} --level {contestant.level}"


def test_every_level_meets_the_one_below_and_its_older_self_and_all_meet_at_the_largest_table() -> None:
    for game in GAMES.values():
        found = meetings(game, "new", ["old", "new"], ["casual", "steady"], 20)
        pairs = {tuple(map(str, one.bots)) for one in found if one.players == 2}
        assert pairs == {("steady@new", "casual@new"), ("casual@new", "casual@old"), ("steady@new", "steady@old")}
        (largest,) = [one for one in found if one.players == game.most]
        assert len(largest.bots) == game.most
        assert len({one.key for one in found}) == len(found)


def test_an_older_version_plays_as_an_engine() -> None:
    (meeting,) = [one for one in meetings(SMALL, "new", ["old"], ["steady"], 4) if one.players == 2]
    played = play(SMALL, meeting, older)
    assert played.bots == ("steady@new", "steady@old")
    assert len(played.ranks) == 4
    assert set("".join(played.ranks)) <= {"1", "2"}


def test_who_wins_more_is_rated_higher_also_over_versions_that_never_met() -> None:
    met = [
        Played("g", 2, ("good@2", "fair@2"), ("12", "12", "12", "21", "12") * 12),
        Played("g", 2, ("fair@2", "poor@1"), ("12", "12", "12", "21", "12") * 12),
    ]
    found = ratings(met)
    assert found["good@2"][0] > found["fair@2"][0] > found["poor@1"][0]
    assert all(error < 8 for _, error in found.values())
    text = page(Record({"one": met[0], "other": met[1]}))
    assert text.index("| good | 2 |") < text.index("| fair | 2 |") < text.index("| poor | 1 |")
    assert "| fair | 2 | **" in text
    assert text.count("| 120 |") == 1, "fair's matches of both meetings"


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, written = tmp_path / "ladder.json", tmp_path / "ladder.md"
    before = Played(SMALL.name, 2, ("steady@old", "casual@old"), ("12",))
    write(file, Record({"before": before}))
    monkeypatch.setattr(command, "older_versions", list)
    words = ["ladder", SMALL.name, "--levels", "random,steady", "--matches", "4", "--file", str(file)]
    monkeypatch.setattr(sys, "argv", [*words, "--page", str(written)])
    assert command.main() == 0
    kept = read(file)
    assert kept.meetings["before"] == before
    assert len(kept.meetings) == 3
    assert "| steady | old |" in written.read_text()
    monkeypatch.setattr(command, "play", None)  # nothing is left to play
    assert command.main() == 0
    assert read(file) == kept
