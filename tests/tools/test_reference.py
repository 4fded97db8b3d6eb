"""Generated reference pages are fresh, hold what the code declares, and a stale one is noticed."""

from pathlib import Path

import pytest

from marula.cli.main import COMMANDS
from marula.games import GAMES
from tools.reference.__main__ import FOLDER, PAGES, main, stale


def test_the_pages_are_fresh() -> None:
    assert main(["--check"]) == 0


def test_a_stale_page_is_noticed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in PAGES:
        (tmp_path / name).write_text((FOLDER / name).read_text(encoding="utf-8"), encoding="utf-8")
    planted = tmp_path / "command-line.md"
    planted.write_text(planted.read_text(encoding="utf-8").replace("--record", "--recorded"), encoding="utf-8")
    assert main(["--check"], tmp_path) == 1
    assert "command-line.md is stale" in capsys.readouterr().err
    assert main([], tmp_path) == 0
    assert stale(tmp_path) == {}


def test_every_command_and_verb_has_its_section() -> None:
    page = PAGES["command-line.md"]()
    for command in COMMANDS:
        assert f"\n## marula {command.NAME}\n" in page
    assert "\n### marula admin ban\n" in page
    assert "| `--database URL\\|FILE` |" in page


def test_every_game_has_its_edition_file_with_bounds() -> None:
    page = PAGES["edition-file.md"]()
    for game in GAMES:
        assert f"\n## {game}\n" in page
    assert "| `count` | whole number, 0 to 100 | How many are in the game. |" in page
    assert "| `symbols` | list of id from `colours`, at most 10 entries | Symbols |" in page


def test_every_address_and_type_is_on_the_page() -> None:
    page = PAGES["http-schema.md"]()
    assert "### POST /api/tables/{id}/act\n" in page
    assert "Body: [Act](#act)." in page
    assert "\n### Envelope\n\nWhat one seat may know now" in page
