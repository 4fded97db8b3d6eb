"""The tutorials work word for word: their files are written, their commands run, and their outputs compared.

A `python` block that begins with a file's name is that file. An `sh` block is run. A `text` block after it is what it
printed; `…` stands for anything. Commands that set up, serve or test are run by other tests, and not here.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
TUTORIALS = ROOT / "docs" / "tutorials"
ELSEWHERE = re.compile(r"^(make |\. \.venv|marula play|.*marula serve)")
NEW_GAME = "_".join(("orchard", "race"))
"""The game that a tutorial makes. Its tool refuses a word that the tests use, so the word is not written here."""
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block of a page."""

    kind: str
    text: str


def blocks(name: str) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall((TUTORIALS / f"{name}.md").read_text(encoding="utf-8"))]


def commands(text: str) -> Iterator[str]:
    """The commands of a block that are run here. A backslash goes on in the next line."""
    for line in text.replace("\\\n", " ").splitlines():
        if not ELSEWHERE.match(line):
            yield line


def matches(shown: str, printed: str) -> bool:
    """Is this what was printed, with `…` for anything? More may follow."""
    pattern = ".*".join(re.escape(part) for part in shown.rstrip("\n").split("…"))
    return re.match(pattern, printed, re.DOTALL) is not None


class Reader:
    """Follows a page in an empty folder, with `marula` and `python` on the path."""

    def __init__(self, folder: Path, source: Path | None = None) -> None:
        self.folder = folder
        programs = folder / ".programs"
        programs.mkdir()
        for name, module in (("marula", "-m marula"), ("python", "")):
            (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {module} "$@"\n', encoding="utf-8")
            (programs / name).chmod(0o755)
        self.environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "LANG": "C"}
        if source:
            self.environment["PYTHONPATH"] = os.pathsep.join([str(source / "src"), str(source)])
        elif (path := os.environ.get("PYTHONPATH")) is not None:
            self.environment["OURS"] = os.pathsep.join(str((ROOT / part).resolve()) for part in path.split(os.pathsep))
            self.environment["PYTHONPATH"] = self.environment["OURS"]

    def run(self, text: str) -> str:
        """What the commands print. All must succeed, but a checker that finds what was planted."""
        lines = "\n".join(commands(text))
        if "OURS" in self.environment:  # a page's own path comes on top of the plain source's
            lines = lines.replace("PYTHONPATH=. ", "PYTHONPATH=$OURS:. ")
        done = subprocess.run(
            ["bash", "-ec", lines], cwd=self.folder, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode in (0, 2 if "edition check" in lines else 0), f"{lines}\n{done.stdout}{done.stderr}"
        return done.stdout

    def write(self, text: str) -> None:
        """A file of the page, or more of it."""
        head, content = text.split("\n", 1)
        name = head.removeprefix("# ").split(",")[0]
        with (self.folder / name).open("a", encoding="utf-8") as file:
            file.write(content + "\n\n")

    def edit(self, name: str, old: str, new: str) -> None:
        """What a reader does in an editor."""
        text = (self.folder / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, (old, name)
        (self.folder / name).write_text(text.replace(old, new), encoding="utf-8")


def follow(reader: Reader, page: list[Block]) -> int:
    """Do what the blocks say; how many outputs were compared."""
    printed, compared = "", 0
    for block in page:
        if block.kind == "python":
            reader.write(block.text)
        elif block.kind == "sh":
            printed = reader.run(block.text)
        elif block.kind == "text":
            assert matches(block.text, printed), f"{block.text}\nbut printed was\n{printed}"
            compared += 1
    return compared


def test_your_first_match(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    follow(reader, blocks("first-match"))
    assert len(list((tmp_path / "matches").glob("*.json"))) == 1


def test_your_first_bot(tmp_path: Path) -> None:
    assert follow(Reader(tmp_path), blocks("first-bot")) == 2


def test_your_first_edition(tmp_path: Path) -> None:
    """The two edits between the blocks are made as the text says."""
    reader, page = Reader(tmp_path), blocks("first-edition")
    kinds = [block.kind for block in page]
    change = kinds.index("json")
    assert follow(reader, page[:change]) == 1
    reader.edit("mine.json", '"points": 3', '"points": 5')
    assert page[change].text.strip() in (tmp_path / "mine.json").read_text(encoding="utf-8")
    assert follow(reader, page[change : change + 3]) == 1
    reader.edit("mine.json", '"count": 4', '"count": "four"')
    assert follow(reader, page[change + 3 : change + 5]) == 1
    reader.edit("mine.json", '"count": "four"', '"count": 4')
    assert follow(reader, page[change + 5 :]) == 1


@pytest.mark.whole
def test_your_first_study(tmp_path: Path) -> None:
    """Hundreds of matches: quick where the games are compiled."""
    reader, page = Reader(tmp_path), blocks("first-study")
    assert follow(reader, page[:-1]) == 1
    assert (tmp_path / "study.html").stat().st_size > 1000
    richer = tmp_path / "richer.json"
    edition = json.loads(richer.read_text(encoding="utf-8"))
    assert edition["columns"][-1]["cost"] == 5
    edition["columns"][-1]["cost"] = 7
    richer.write_text(json.dumps(edition), encoding="utf-8")
    printed = reader.run(page[-1].text)
    assert printed.startswith("OK: ")
    assert "compared with the other edition" in printed


@pytest.mark.whole
def test_your_first_game(tmp_path: Path) -> None:
    """In a copy of the repository; the rule is changed as the text says."""
    house = tmp_path / "house"
    house.mkdir()
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "node_modules", "browser", "fixtures")
    for part in ("src", "tests", "docs", "tools", "web/src", "web/tests"):
        shutil.copytree(ROOT / part, house / part, ignore=left_out)
    for name in ("pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, house / name)
    reader = Reader(house, source=house)
    shell = [block.text for block in blocks("first-game") if block.kind == "sh"]
    copying, listing, _tests, _play, failing, golden, simulating = shell[1:]
    reader.run(copying)
    assert copying.split(" OR ")[1].strip() in reader.run(listing)
    reader.edit(f"docs/rules/{NEW_GAME}.md", "a basket holds 8 fruits", "a basket holds 6 fruits")
    reader.edit(f"src/marula/games/{NEW_GAME}/data/default.json", '"basket_goal": 8', '"basket_goal": 6')
    reader.environment["OURS"] = reader.environment["PYTHONPATH"]
    with pytest.raises(AssertionError, match="4 failed"):
        reader.run(failing)
    reader.run(golden)
    assert "failed" not in reader.run(failing)
    assert "100 matches" in reader.run(simulating)
