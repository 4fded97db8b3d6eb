"""The strength table: goes on where it stopped, counts what it rests on, and shows goals that are met."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from marula.bots.levels import BOTS
from marula.games import GAMES
from marula.workers.workers import Workers
from tests.bots.positions import SMALL
from tools.strength import page, results
from tools.strength.pairings import Pairing, pairings


def pairing(matches: int = 60) -> Pairing:
    return Pairing(SMALL.name, 2, ("steady", "random"), "ladder", matches, 0.65)


def nothing() -> None:
    """Kept elsewhere."""


def test_every_level_meets_the_one_below_at_the_smallest_and_the_largest_table() -> None:
    for game in GAMES.values():
        found = pairings(game)
        assert len({one.key for one in found}) == len(found)
        for players in (2, game.most):
            meetings = {one.bots[:2] for one in found if one.kind == "ladder" and one.players == players}
            assert set(zip(list(BOTS)[1:], BOTS, strict=False)) <= meetings
        for style in game.styles:
            assert any(one.bots == ("expert", style) and one.goal == 0.9 for one in found)
        usual = {one.key: one.matches for one in found}
        assert usual[f"{game.name} 2 casual random"] == 2000
        assert usual[f"{game.name} 2 sharp steady"] == 400
        assert usual[f"{game.name} 2 expert sharp"] == 120
        assert usual[f"{game.name} 2 expert+seconds=0.005 steady"] == 400


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "strength.json"
    whole = results.Played()
    assert results.play(SMALL, pairing(), whole, Workers(), time.monotonic() + 60, nothing)
    known = results.Results()
    part = known.played[pairing().key] = results.Played()
    assert not results.play(SMALL, pairing(), part, Workers(), time.monotonic(), nothing)
    assert 0 < part.matches < 60
    results.write(file, known)
    again = results.read(file)
    rest = again.played[pairing().key]
    assert results.play(SMALL, pairing(), rest, Workers(), time.monotonic() + 60, nothing)
    assert (rest.matches, rest.shares, rest.asked) == (60, whole.shares, whole.asked)
    assert rest.code == whole.code == results.commit()


def test_results_name_every_commit_they_were_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    played = results.Played(code=["older"])
    for code in ("newer", "newer"):
        monkeypatch.setattr(results, "commit", lambda code=code: [code])
        results.play(SMALL, pairing(20 if played.matches else 10), played, Workers(), time.monotonic() + 60, nothing)
    assert played.code == ["older", "newer"]
    monkeypatch.setattr(results, "commit", lambda: ["newest"])
    assert results.play(SMALL, pairing(20), played, Workers(), time.monotonic() + 60, nothing)
    assert played.code == ["older", "newer"]  # nothing was left to play


def test_the_page_says_how_many_core_hours_it_took() -> None:
    played = results.Played()
    results.play(SMALL, pairing(20), played, Workers(), time.monotonic() + 60, nothing)
    assert played.core_seconds >= played.seconds > 0
    known = results.Results(played={pairing().key: results.Played([1.0], 2, core_seconds=5400.0)})
    assert "It took 1.5 core-hours.\n" in page.page([SMALL], {SMALL.name: [pairing()]}, known)
    known.played["older"] = results.Played([1.0], 2)
    text = page.page([SMALL], {SMALL.name: [pairing()]}, known)
    assert "It took 1.5 core-hours, not counting 1 older rows whose time was not measured." in text


def test_the_page_says_what_it_rests_on() -> None:
    known = results.Results(played={pairing().key: results.Played([1.0, 0.5] * 15, 60, 100, 0.2, code=["a1", "b2"])})
    text = page.page([SMALL], {SMALL.name: [pairing()]}, known)
    assert "| steady | random | **75.0%** |" in text
    assert "| 65% ✓ | 60 | 2 ms | a1 b2 |" in text
    assert "| 65% ✓ | 60 of 80 | 2 ms |" in page.page([SMALL], {SMALL.name: [pairing(80)]}, known)
    assert page.page([SMALL], {SMALL.name: [pairing()]}, results.Results()).count("|") == 0
