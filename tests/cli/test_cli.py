"""The command line as a user meets it: what it prints, and one clear line with exit code 2 for bad input."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from marula.cli.main import COMMANDS, main

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, plain: bool = False) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **({"PYTHONPATH": str(ROOT / "src")} if plain else {})}
    return subprocess.run([sys.executable, "-m", "marula", *words], capture_output=True, text=True, env=environment)


def test_help_and_version() -> None:
    assert re.fullmatch(r"marula \d+\.\d+\.\d+ \((compiled with mypyc|plain Python)\)\n", run("--version").stdout)
    for command in ("games", "simulate", "replay", "verify", "edition"):
        assert command in run("--help").stdout
        assert run(command, "--help").returncode == 0


def test_the_checksum_is_the_same_everywhere() -> None:
    """In two processes, with one and two workers, compiled and interpreted."""
    words = ("simulate", "template", "--players", "3", "--matches", "1000", "--seed", "7", "--json")
    outcomes = [run(*words), run(*words), run(*words, "--workers", "2"), run(*words, plain=True)]
    figures = [json.loads(outcome.stdout) for outcome in outcomes]
    assert len({figure["checksum"] for figure in figures}) == 1
    for figure in figures:
        assert figure["matches"] == 1000
        assert figure["unfinished"] == 0
        assert figure["mean_decisions"] == pytest.approx(figure["decisions"] / 1000, abs=0.01)
        assert set(figure) == {
            "matches", "decisions", "seconds", "decisions_per_second", "mean_decisions", "unfinished", "checksum",
        }  # fmt: skip
    other = json.loads(run(*words[:-2], "8", "--json").stdout)
    assert other["checksum"] != figures[0]["checksum"]


def test_record_replay_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "template", "--matches", "1", "--seed", "5", "--record", str(tmp_path)]) == 0
    file = Path(capsys.readouterr().out.strip())
    assert main(["verify", str(file)]) == 0
    assert "every draw follows from the seed" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    whole = capsys.readouterr().out
    assert whole.startswith(
        "Under the tree, 2 players, edition: standard\nThe deal\n    (only Player 1 sees this) First hand:"
    )
    assert re.search(r"(wins|share the win)\.\n$", whole)
    assert main(["replay", str(file), "--at", "4", "--seat", "2"]) == 0
    part = capsys.readouterr().out
    assert "Position after 4 decisions" in part
    assert "only Player" not in part
    assert part.count("First hand:") == 1
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(file.read_bytes().replace(b'"seat":1', b'"seat":0', 1))
    assert main(["verify", str(damaged)]) == 2
    assert re.fullmatch(
        r"marula: entry \d+ does not follow from what comes before: its hash does not match\n", capsys.readouterr().err
    )


def test_an_edition_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    assert main(["edition", "new", "template", str(file)]) == 0
    data = json.loads(file.read_text())
    assert data["edition"] == "mine"
    data["fruits"].append({"id": "fig", "name": "wild fig", "count": 9, "points": 4, "source": "my garden"})
    file.write_text(json.dumps(data))
    assert main(["edition", "check", str(file)]) == 0
    capsys.readouterr()
    assert main(["simulate", "template", "--edition", str(file), "--matches", "20", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unfinished"] == 0
    assert main(["simulate", "template", "--edition", str(file), "--matches", "1", "--record", str(tmp_path)]) == 0
    record = capsys.readouterr().out.strip()
    file.unlink()
    assert main(["replay", record]) == 0
    assert "wild fig" in capsys.readouterr().out
    assert main(["edition", "show", "template"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "template"


def test_every_command_speaks_the_language_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """--language may stand anywhere, and what is wrong with the other words is told in it, too."""
    for words in (
        ["edition", "check", "lost.json", "--language", "de"],
        ["edition", "--language=de", "check", "lost.json"],
        ["--language", "de", "edition", "check", "lost.json"],
        ["replay", "lost.json", "--lang", "de"],
        ["verify", "--language", "de", "lost.json"],
    ):
        assert main(words) == 2
        assert "nicht lesbar" in capsys.readouterr().err
    assert main(["edition", "new", "template", str(tmp_path / "mine.json"), "--language", "de"]) == 0
    assert "dann" in capsys.readouterr().out
    assert main(["simulate", "--language", "de"]) == 2
    assert capsys.readouterr().err.endswith("(siehe marula simulate --help)\n")
    assert main(["games", "--language"]) == 2
    assert capsys.readouterr().err == "marula: argument --language: expected one argument (see marula --help)\n"
    for command in ([command.NAME] for command in COMMANDS):
        for words in [command] if command != ["edition"] else [["edition", verb] for verb in ("show", "new", "check")]:
            with pytest.raises(SystemExit, match="0"):
                main([*words, "--help"])
            assert "--language CODE" in capsys.readouterr().out


def test_edition_check_tells_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    main(["edition", "new", "template", str(file)])
    data = json.loads(file.read_text())
    data["fruits"][0]["points"] = -1
    data["numbers"]["die"] = 0
    file.write_text(json.dumps(data))
    capsys.readouterr()
    assert main(["edition", "check", str(file)]) == 2
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        "2 problems:",
        "  fruits[0].points: must be 0 to 100",
        "  numbers.die: must be at least 1",
    ]
    assert told.err == ""  # nothing is told twice


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "template: Under the tree, 2 to 4 players" in capsys.readouterr().out
    assert main(["games", "template"]) == 0
    said = capsys.readouterr().out
    assert "    Editions: default: standard\n" in said
    assert "    --option open_seeds=…: Seeds are revealed: no, yes\n" in said
    assert "        no: at the end (default)\n        yes: once everyone has chosen\n" in said
    assert main(["games", "--json"]) == 0
    assert {"name": "open_seeds", "default": False, "allowed": [False, True]} in next(
        game["options"] for game in json.loads(capsys.readouterr().out) if game["name"] == "template"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("fly", "invalid choice: 'fly'"),
        ("simulate", "the following arguments are required: GAME"),
        ("simulate chess", "There is no such game: chess. Allowed: "),
        ("simulate template --players 9", "Not playable with this number of players: 9. Allowed: 2, 3, 4."),
        ("simulate template --players two", "invalid int value: 'two'"),
        ("simulate template --matches 0", "--matches must be at least 1, not 0"),
        ("simulate template --workers 0", "--workers must be at least 1, not 0"),
        ("simulate template --edition lost", "There is no such edition: lost. Allowed: default."),
        ("simulate template --edition lost.json", "lost.json: cannot be read (No such file or directory)"),
        ("simulate template --option wind=yes", "--option wind=yes: write NAME=CHOICE; template has these names"),
        ("simulate template --option open_seeds=maybe", "open_seeds can be no, yes"),
        ("simulate template --record /nowhere", "there is no such folder"),
        ("replay /nowhere/match.json", "cannot be read (No such file or directory)"),
        ("verify {root}/pyproject.toml", "the head is damaged, or this is not a match file"),
        ("serve --ray 127.0.0.1:1", "no Ray cluster answers at 127.0.0.1:1"),
        ("serve --ray nowhere", "'nowhere' is not a Ray address: write HOST:PORT, ray://HOST:PORT or auto"),
        ("serve --engine rival", "--engine rival: write NAME=COMMAND"),
        ("serve --engine Rival=true", "--engine Rival=true: write NAME=COMMAND"),
        ("serve --engine steady=true", "--engine steady: there is already a bot with this name"),
        ("serve --engine rival=/no/such/program", "cannot be started (No such file or directory)"),
        ("serve --engine rival=true", "the engine 'true' ended (exit code 0) without answering"),
        ("bot", "name a GAME"),
        ("edition show chess", "There is no such game: chess"),
        ("edition check {root}/pyproject.toml", "is not JSON"),
        ("edition new template {root}/pyproject.toml", "already exists"),
    ],
)
def test_bad_input_gets_one_clear_line(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(path.name for path in ROOT.iterdir())
    try:
        code = main(words.format(root=ROOT).split())
    except SystemExit as stopped:
        code = int(str(stopped.code))
    printed = capsys.readouterr()
    assert code == 2
    assert said in printed.err
    assert printed.err.startswith("marula: ")
    assert printed.err.count("\n") == 1
    assert printed.out == ""
    assert sorted(path.name for path in ROOT.iterdir()) == before


def test_looking_outside_the_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "template", "--matches", "1", "--record", str(tmp_path)])
    file = capsys.readouterr().out.strip()
    assert main(["replay", file, "--seat", "3"]) == 2
    assert "--seat must be 0 (a spectator) to 2, not 3" in capsys.readouterr().err
    assert main(["replay", file, "--at", "9999"]) == 2
    assert re.search(r"--at must be 0 to \d+, not 9999", capsys.readouterr().err)
