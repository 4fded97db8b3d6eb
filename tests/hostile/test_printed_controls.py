"""What was typed, or stands in a file's name, a match file or an edition, is printed without control characters."""

import json
import os
import sys
import unicodedata
from pathlib import Path

import pytest

from marula.cli.common import json_text
from marula.cli.main import main

HOSTILE = "a\x1b[2Jb\nmarula: all is well\x9b31m\u202egpj.exe\u2066\u200f\u2028\x07"
"""Clears the screen, forges a line, colours, turns the direction round, rings."""
UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}


def unseen(printed: str) -> set[str]:
    return {character for character in printed if unicodedata.category(character) in UNSEEN and character != "\n"}


@pytest.mark.parametrize(
    "words",
    [
        [HOSTILE],
        ["games", HOSTILE],
        ["games", "--language", HOSTILE],
        ["simulate", "template", "--option", HOSTILE],
        ["simulate", "template", "--edition", HOSTILE],
        ["simulate", "template", "--edition", f"./{HOSTILE}.json"],
        ["simulate", "template", "--record", HOSTILE],
        ["simulate", "template", HOSTILE],
        ["arena", "template", "--bots", HOSTILE],
        ["arena", "template", "--bots", "random,steady", "--until", HOSTILE],
        ["replay", HOSTILE],
        ["verify", HOSTILE],
        ["review", HOSTILE],
        ["edition", "check", HOSTILE],
        ["edition", "show", HOSTILE],
        ["edition", "new", "template", f"{HOSTILE}.json"],
        ["puzzles", "template", "--bot", HOSTILE],
        ["bot", HOSTILE],
        ["bot", "template", "--level", HOSTILE],
        ["serve", "--host", HOSTILE],
        ["serve", "--link", HOSTILE],
        ["serve", "--database", f"{HOSTILE}://"],
        ["serve", "--database", HOSTILE, "--engine", HOSTILE],
        ["admin", "tables", "--database", HOSTILE],
        ["admin", "delete", HOSTILE, "--database", HOSTILE],
        ["admin", "tables", "--status", HOSTILE],
    ],
)
def test_an_error_is_one_line_without_controls(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) in ((0, 2) if words[:2] == ["games", "--language"] else (2,))
    said = capsys.readouterr().err
    assert unseen(said) == set()
    assert said.count("\n") == 1, said
    assert said.startswith("marula: ")


@pytest.mark.skipif(sys.platform == "win32", reason="no such names of files there")
@pytest.mark.parametrize("command", ["replay", "verify", "review"])
def test_a_match_file_that_holds_controls(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"x{HOSTILE.replace('/', '')}.json"
    head = {"format": HOSTILE, "setup": {"game": HOSTILE, "seats": HOSTILE}, "edition": {"game": HOSTILE}, "luck": []}
    file.write_text(json.dumps(head))
    assert main([command, str(file)]) == 2
    said = capsys.readouterr().err
    assert (unseen(said), said.count("\n")) == (set(), 1)


@pytest.mark.parametrize("place", ["game", "edition", "title", "note", HOSTILE])
def test_an_edition_that_holds_controls(place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    assert main(["edition", "new", "template", str(file)]) == 0
    file.write_text(json.dumps({**json.loads(file.read_text()), place: HOSTILE, "cards": {HOSTILE: HOSTILE}}))
    for words in (["edition", "check", str(file)], ["simulate", "template", "--edition", str(file)]):
        assert main(words) == 2
        captured = capsys.readouterr()
        assert unseen(captured.out + captured.err) == set()


def test_an_engine_that_cannot_be_started(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "--check", HOSTILE]) == 1
    captured = capsys.readouterr()
    assert unseen(captured.out + captured.err) == set()


@pytest.mark.skipif(sys.platform == "win32", reason="names of files are text there")
def test_a_new_file_whose_name_is_no_text(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Bytes that are no UTF-8 come from the command line as halves of characters. They were a traceback."""
    name = os.fsdecode(bytes(tmp_path) + b"/mine\xff/")
    os.mkdir(name)
    assert main(["simulate", "template", "--matches", "1", "--record", name]) == 0
    assert r"mine\udcff" in capfd.readouterr().out


def test_json_for_people_means_the_same() -> None:
    body = {HOSTILE: [HOSTILE, "Zoë 🦁\u200d", 3, None, "\x7f", "\U000e0001"]}
    written = json_text(body)
    assert json.loads(written) == body
    assert unseen(written) == set()
    assert "Zoë 🦁" in written
