"""`edition check` on hostile files: one line or a list, exit 2, and nothing that moves a terminal's cursor."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from marula.cli.main import main
from marula.core.edition import MAX_BYTES
from marula.games import GAMES
from tests.hostile.editions import changed

DATA = GAMES["template"].edition("default").data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("numbers", "die"), 2**63),
        (("numbers", "die"), 10**30),
        (("numbers", "die"), 1e308),
        (("title",), "\x1b[2JUnder the tree"),
        (("edition",), "../../x"),
        (("edition",), "\x1b[2J"),
        (("fruits", 0, "id"), "\x1b[2J"),
        (("\x1b[2J",), 1),
    ],
)
def test_a_hostile_edition_is_told_and_refused(
    path: Any, value: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hostile.json"
    file.write_text(json.dumps(changed(DATA, path, value)))
    assert main(["edition", "check", str(file)]) == 2
    told = capsys.readouterr()
    assert ("hostile.json" in told.err) != ("problem" in told.out)  # told once: as a refused file, or as a list
    assert "\x1b" not in told.out + told.err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[" * 100_000,
        b'{"game": NaN, "edition": "x"}',
        b'{"a":' + b"9" * 5000 + b"}",
        b"\xff\xfe",
        b" " * (MAX_BYTES + 1),
    ],
)
def test_what_is_no_edition_is_refused(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hostile.json"
    file.write_bytes(content)
    assert main(["edition", "check", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_no_file_gets_a_name_that_no_edition_can_have(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "new", "template", str(tmp_path / "-mine.json")]) == 2
    assert "plain name" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
