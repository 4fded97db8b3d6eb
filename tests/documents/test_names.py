"""What documents name exists: files, tools, commands, environment variables, and what buttons say."""

import re
from pathlib import Path

import pytest

from marula.cli.main import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
OWN = ("tutorials", "how-to", "reference", "explanation", "decisions", "studies")
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *(file for part in OWN for file in (ROOT / "docs" / part).glob("*.md")),
]
FILE = re.compile(r"`((?:src|docs|tools|tests|web|deploy|examples)/[\w./-]*\w)`")
MADE = re.compile(r"orchard.race|/\.env$")
"""What a reader makes by following a page."""
TOOL = re.compile(r"python -m (tools(?:\.\w+)+)")
COMMAND = re.compile(r"(?:^|[`(])(?:PYTHONPATH=\. )?marula (?!commitment |luck )([a-z]+)\b", re.MULTILINE)
"""Two texts that are hashed begin like commands."""
VARIABLE = re.compile(r"\bMARULA_[A-Z_]+[A-Z]\b")


def untrue(text: str) -> list[str]:
    """What a page names and the repository does not have."""
    missing = [name for name in FILE.findall(text) if not (ROOT / name).exists() and not MADE.search(name)]
    for tool in TOOL.findall(text):
        path = ROOT / tool.replace(".", "/")
        if not path.with_suffix(".py").exists() and not (path / "__main__.py").exists():
            missing.append(tool)
    known = {command.NAME for command in COMMANDS}
    missing += [f"marula {name}" for name in COMMAND.findall(text) if name not in known]
    return missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_tools_and_commands_exist(page: Path) -> None:
    assert untrue(page.read_text(encoding="utf-8")) == []


def test_planted_names_are_noticed() -> None:
    text = "`docs/nowhere.md`, `python -m tools.nothing`, `marula dance`, `marula play`, `tools/prose.py`"
    assert untrue(text) == ["docs/nowhere.md", "tools.nothing", "marula dance"]


def test_every_environment_variable_is_on_the_settings_page() -> None:
    page = (ROOT / "docs/reference/settings.md").read_text(encoding="utf-8")
    files = [*(ROOT / "src/marula").rglob("*.py"), ROOT / "Makefile", *(ROOT / "tools").rglob("*.py")]
    used = {name for file in files for name in VARIABLE.findall(file.read_text(encoding="utf-8"))}
    assert used == set(VARIABLE.findall(page))


def said() -> set[str]:
    """Every text of the pages that has no value in it, as people read it."""
    pages = (ROOT / "src/marula/text/pages/en.ftl").read_text(encoding="utf-8")
    texts = {line.split(" = ", 1)[1] for line in pages.splitlines() if " = " in line}
    return {text.rstrip(" …") for text in texts}


@pytest.mark.parametrize("name", ["first-match", "first-edition"])
def test_buttons_that_tutorials_name_are_there(name: str) -> None:
    """In a tutorial only what a button or a heading says is bold."""
    page = (ROOT / f"docs/tutorials/{name}.md").read_text(encoding="utf-8")
    bold = set(re.findall(r"\*\*(.+?)\*\*", page))
    assert bold
    assert bold - said() == set()
