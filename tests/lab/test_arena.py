"""The arena: fair line-ups, repeatable results, figures that add up, files that can be read, bad input refused."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest

from marula.cli import main
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab import arena, svg_plots
from marula.lab.arena import BotError, SeatResult, Tournament
from marula.lab.ratings import rate
from marula.lab.report_page import html, parquet
from marula.lab.results import Verdict, display_names, results
from marula.workers.workers import Processes
from tests.lab.tables import QUICK, every_table, shortest

PONDER = "tests.lab.some_bots:Ponder"


def tournament(
    bots: tuple[str, ...] = ("random", PONDER), players: int = 2, matches: int = 40, game: Game = QUICK
) -> Tournament:
    edition = game.edition("default")
    board = game.board(Setup(game.name, players, options=shortest(game)))
    return Tournament(game, board.setup, edition, bots, matches, "test")


TIMES = ("seconds", "core_seconds")


def untimed(rows: list[SeatResult]) -> list[tuple[object, ...]]:
    """The rows without the one thing that may differ: how long it took."""
    return [tuple(getattr(row, name) for name in row.__struct_fields__ if name not in TIMES) for row in rows]


def test_the_same_seed_gives_the_same_whoever_works() -> None:
    one = arena.run(tournament())
    assert untimed(one) == untimed(arena.run(tournament(), Processes(2)))
    other = Tournament(**{**{name: getattr(tournament(), name) for name in Tournament.__struct_fields__}, "seed": "x"})
    assert untimed(one) != untimed(arena.run(other))


def test_matches_of_a_deal_share_its_luck() -> None:
    """The first match of the second deal is like that of a tournament with other bots: luck depends on neither."""
    board = QUICK.board(Setup(QUICK.name, 2))
    rows = list(arena.play_match(tournament(), board, 2, 1, (0, 1)))
    again = list(arena.play_match(tournament(), board, 2, 1, (0, 1)))
    other = list(arena.play_match(tournament(), board, 2, 5, (0, 1)))
    assert untimed(rows) == untimed(again)
    assert untimed(rows) != untimed(other)


def test_a_bot_that_thinks_beats_random_play() -> None:
    found = results(tournament(matches=60), arena.run(tournament(matches=60), Processes(2)), 1.0)
    plain, ponder = found.bots
    assert ponder.low > 0.5 > plain.high
    assert ponder.margin_low > 0 > plain.margin_high
    assert ponder.rating > plain.rating
    assert ponder.mean_score > plain.mean_score
    assert ponder.seconds_per_decision > plain.seconds_per_decision > 0


@every_table
def test_figures_add_up(game: Game, players: int) -> None:
    played = tournament(("random",) * min(3, players), players, 6, game)
    rows = arena.run(played)
    assert len(rows) == 6 * players
    for number in range(6):
        match = [row for row in rows if row.match == number]
        assert sum(row.win for row in match) in (0, pytest.approx(1))
        best = min(match, key=lambda row: row.rank)
        assert best.rank == 1
        assert all(row.asked <= row.decisions for row in match)
    found = results(played, rows, 1.0)
    assert sum(bot.win_share for bot in found.bots) <= 1 + 1e-9
    assert sum(bot.fair_share for bot in found.bots) == pytest.approx(1)
    assert [bot.name for bot in found.bots] == ["random", "random-2", "random-3"][: len(found.bots)]


def seated(match: int, bot: int, rank: int) -> SeatResult:
    return SeatResult(match, match, bot, bot, 0, rank, float(rank == 1), 0, 1, 1, 0.0)


def test_ratings() -> None:
    rows = [seated(match, bot, 1 + bot) for match in range(30) for bot in range(2)]
    (strong, sure), (weak, _) = rate(rows, 2)
    assert strong > 30 > 20 > weak
    assert sure < 8
    assert rate([seated(0, 0, 1)], 1)[0][0] == 25


def test_names() -> None:
    assert display_names(("a", "b", "a", "a")) == ["a", "b", "a-2", "a-3"]


def test_a_cheating_bot_is_named() -> None:
    with pytest.raises(BotError, match=r"bad-bot \(bot tests\.lab\.some_bots:Cheat, action "):
        arena.run(tournament(("random", "tests.lab.some_bots:Cheat"), matches=1))


def test_files() -> None:
    played = tournament(matches=10)
    rows = arena.run(played)
    table = pyarrow.parquet.read_table(io.BytesIO(parquet(played, rows)))
    assert table.num_rows == 20
    assert set(table.column("bot").to_pylist()) == {"random", PONDER}
    assert table.column("score").to_pylist() == [row.score for row in rows]
    assert table.schema.metadata[b"marula.seed"] == b"test"
    assert set(table.column("seed").to_pylist()) == {"test"}
    assert set(table.column("edition").to_pylist()) == {"default"}
    assert table.column("edition_digest").to_pylist()[0] == played.edition.digest
    assert "=" in table.column("options").to_pylist()[0]
    assert set(table.column("seat").to_pylist()) == {0, 1}
    lines = [table.column(f"points_{line}").to_pylist() for line in QUICK.lines]
    assert [sum(points) for points in zip(*lines, strict=True)] == [row.score for row in rows]
    page = html(results(played, rows, 1.0), rows, "a < b").decode()
    assert "<h1>a &lt; b</h1>" in page
    assert page.count("<svg") == 3
    assert not re.search(r"https?:|src=|@import|url\(", page), "the page needs something from elsewhere"
    assert json.loads(page.split("id='results'>")[1].split("</script>")[0])["matches"] == 10


@pytest.mark.parametrize("most", [1, 30, 80, 100, 333])
def test_a_bar_holds_as_many_points_as_any_other(most: int) -> None:
    """Scores that come equally often give bars of equal height; only the last bar may be half filled."""
    drawn = svg_plots.histograms([("even", [float(score) for score in range(most)])])
    bars = re.findall(r'<rect x="([0-9.]+)"[^>]* height="([0-9.]+)"', drawn)
    assert len({height for _, height in bars[:-1]}) <= 1
    assert 0 < len(bars) <= 40


def test_who_is_out_is_told() -> None:
    """In one of the games whoever has given the least is out, whatever the score."""
    rows = [row for game in GAMES.values() for row in arena.run(tournament(("random",) * 3, 3, 6, game))]
    assert any(row.out for row in rows)
    assert not any(row.out and row.win for row in rows)


def test_it_stops_when_the_answer_is_clear_wherever_it_is_played() -> None:
    asked = msgspec.structs.replace(tournament(("steady", "random"), matches=400), until=0.5)
    rows = arena.run(asked)
    found = results(asked, rows, 1.0)
    assert found.until is not None
    assert found.until.verdict == "above"
    assert found.bots[0].low > 0.5
    assert found.matches < 100
    assert len(rows) == 2 * found.matches == 4 * found.deals, "whole deals count"
    assert untimed(rows) == untimed(arena.run(asked, Processes(2)))
    even = msgspec.structs.replace(tournament(("random", "random"), matches=30), until=0.5)
    assert results(even, arena.run(even), 1.0).until == Verdict(0.5, "open", 0.05)


def test_the_time_of_all_cores_is_counted() -> None:
    found = results(tournament(), arena.run(tournament()), 1.0)
    assert found.core_seconds >= sum(bot.seconds_per_decision for bot in found.bots) > 0


# --- the command -------------------------------------------------------------------------------------------------


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", QUICK.name, "--bots", "random,random", "--matches", "8", "--seed", "3"]
    assert main.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["matches"] == 8
    for bot in found["bots"]:
        assert bot["low"] <= bot["win_share"] <= bot["high"]
        assert {"name", "mean_score", "seconds_per_decision"} <= bot.keys()
    assert main.main([*words, "--workers", "2", "--out", str(tmp_path / "new")]) == 0
    assert found["checksum"] in capsys.readouterr().out
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["report.html", "results.parquet"]
    assert main.main([*words, "--out", str(tmp_path / "new")]) == 2
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "random,nobody"], "There is no such bot: nobody. Allowed: random"),
        (["--bots", "random,random,random", "--players", "2"], "Not playable with this number of bots: 3"),
        (["--bots", ""], "There is no such bot: "),
        (["--bots", "random", "--players", "99"], "Not playable with this number of players: 99"),
        (["--bots", "random", "--matches", "0"], "--matches must be at least 1"),
        (["--bots", "random", "--workers", "0"], "--workers must be at least 1"),
        (["--bots", "random", "--seconds", "0"], "--seconds must be more than 0"),
        (["--bots", "random", "--iterations", "0"], "--iterations must be at least 1"),
        (["--bots", "random,random", "--until", "1.5"], "--until 1.5: write a share between 0 and 1"),
        (["--bots", "random", "--until", "fair"], "--until fair: write a share between 0 and 1"),
        (["--bots", "random,exec:"], "the engine 'exec:' cannot be started (there is no command)"),
        (["--bots", "random,exec:/no/such/program"], "cannot be started (No such file or directory)"),
        (["--bots", "random,exec:'open"], "cannot be started (No closing quotation)"),
        (["--bots", "random", "--ray", "127.0.0.1:1"], "no Ray cluster answers at 127.0.0.1:1"),
        (["--bots", "random", "--out", "/proc/nothing/here"], "cannot write there"),
    ],
)
def test_bad_input(words: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "results"
    assert main.main(["arena", QUICK.name, "--out", str(folder), *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert message in said.err
    assert said.err.count("\n") == 1
    assert not folder.exists(), "something was written"
