"""Begin a game with a copy of the template: python -m tools.new_game NAME PREFIX Title.

For instance: python -m tools.new_game orchard_race OR The Orchard Race

The copy is a whole game: code, texts and rules pages in every language, tests and golden playthroughs. It has no face,
so the pages draw it with the generic one. docs/how-to/add-a-game.md says how to go on.
"""

from __future__ import annotations

import ast
import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.test_the_map import named_games
from tools.rules import read_rules

ROOT = Path(__file__).resolve().parents[1]
GAMES = Path("src/marula/games")
TESTS = Path("tests/games")
PAGES = Path("docs/rules")

USAGE = "usage: python -m tools.new_game NAME PREFIX Title, for instance: orchard_race OR The Orchard Race"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME = 30
TITLE = re.compile(r"\w[\w '’&,.:!?()–-]{0,59}")
SUFFIXES = {".py", ".json", ".ftl", ".md", ".txt"}
FOR_FACES = re.compile(r"(face|guide)-")
"""Messages that only a face shows."""
GENERATORS = ("tools.encoders", "tools.features", "tools.reference")
"""What writes files from the fields of every game's view, and from its named features."""


class NewGame(NamedTuple):
    """What the command line asked for."""

    name: str
    prefix: str
    title: str

    @property
    def class_name(self) -> str:
        """orchard_race → OrchardRace."""
        return "".join(part.capitalize() for part in self.name.split("_"))


def main(words: list[str], root: Path = ROOT) -> int:
    """Check, copy, generate; 2 where the words are refused, and then nothing is written."""
    new = NewGame(words[0], words[1], " ".join(words[2:])) if len(words) > 2 else None
    refusal = USAGE if new is None else why_not(new, root)
    if new is None or refusal:
        print(refusal, file=sys.stderr)
        return 2
    for source, target in files(root, new.name):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source, new), encoding="utf-8")
    status = generate(root, new)
    if status == 0:
        print(f"{new.name} is complete. Replace it part by part: {GAMES / new.name}, {TESTS / new.name}, {PAGES}")
    return status


# --- what is refused -------------------------------------------------------------------------------------------------


def why_not(new: NewGame, root: Path) -> str:
    """One line that says what is wrong; empty where nothing is."""
    return wrong_name(new, root) or wrong_prefix(new, root) or wrong_title(new) or used_elsewhere(new, root)


def wrong_name(new: NewGame, root: Path) -> str:
    """The name is a Python name of its own, and so is the class made from it."""
    if not NAME.fullmatch(new.name) or len(new.name) > LONGEST_NAME:
        return f"NAME is lower-case words joined by _, at most {LONGEST_NAME} letters, not {new.name!r}"
    if keyword.iskeyword(new.name):
        return f"NAME must not be a Python keyword: {new.name}"
    if any(target.exists() for _, target in places(root, new.name)):
        return f"there is already a game called {new.name}"
    if new.class_name in imported(root / GAMES / "template" / "game.py"):
        return f"NAME must not be {new.name}: every game needs the class {new.class_name} for something else"
    return ""


def wrong_prefix(new: NewGame, root: Path) -> str:
    """The prefix is two letters that no other game's rules begin with."""
    if not re.fullmatch(r"[A-Z]{2}", new.prefix):
        return f"PREFIX is two capital letters, not {new.prefix!r}"
    for rule, place in read_rules(root)[0].items():
        if rule.startswith(f"{new.prefix}-"):
            return f"the prefix {new.prefix} is taken: {place.file}"
    return ""


def wrong_title(new: NewGame) -> str:
    """The title can stand in code, JSON, Markdown and message files as it is."""
    if TITLE.fullmatch(new.title):
        return ""
    return f"Title is 1 to 60 letters, digits, spaces and simple punctuation, not {new.title!r}"


def used_elsewhere(new: NewGame, root: Path) -> str:
    """No file outside the games may name a game, so its name must not be a word that such a file uses already."""
    found = named_games(root, [new.name])
    return f"the word {new.name} is already used in {found[0].split(': ')[0]}: choose a longer name" if found else ""


def imported(file: Path) -> set[str]:
    """Every name that a module imports."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {node.asname or node.name for node in nodes if isinstance(node, ast.alias)}


# --- the copy --------------------------------------------------------------------------------------------------------


def places(root: Path, name: str) -> list[tuple[Path, Path]]:
    """The folders and pages of the template, each with the place of its copy."""
    found = [(root / part / "template", root / part / name) for part in (GAMES, TESTS)]
    return found + [(page, page.with_name(f"{name}.md")) for page in sorted((root / PAGES).rglob("template.md"))]


def files(root: Path, name: str) -> Iterator[tuple[Path, Path]]:
    """The files of the template, each with the place of its copy. The face stays behind."""
    for source, target in places(root, name):
        for file in [source] if source.is_file() else sorted(source.rglob("*")):
            parts = file.relative_to(source).parts
            if file.suffix in SUFFIXES and "face" not in parts and "__pycache__" not in parts:
                yield file, target.joinpath(*parts)


def renamed(file: Path, new: NewGame) -> str:
    """The text of a template's file with the new game's names in it."""
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"\bTP-(?=\d)", f"{new.prefix}-", text)
    text = re.sub(r"\btp-(?=\d)", f"{new.prefix.lower()}-", text)
    text = text.replace('"TP"', f'"{new.prefix}"').replace('"template"', f'"{new.name}"')
    if file.suffix == ".ftl":
        return message_file(text, new)
    if file.suffix == ".md":
        return rules_page(text, new)
    if file.suffix == ".json":
        return text.replace('"Under the tree"', f'"{new.title}"')
    text = re.sub(r"^setup template\b", f"setup {new.name}", text, flags=re.MULTILINE)
    text = text.replace("marula.games.template", f"marula.games.{new.name}")
    text = re.sub(r'"""Under the tree: .*"""', f'"""{new.title}: begun as a copy of the template."""', text)
    text = text.replace("Under the tree", new.title).replace("rules of the template", f"rules of {new.title}")
    return re.sub(r"\bTemplate\b", new.class_name, text)


def message_file(text: str, new: NewGame) -> str:
    """The messages with the new title, without those that only a face shows."""
    kept: list[str] = []
    dropping = False
    for line in text.splitlines(keepends=True):
        if not line.startswith((" ", "}")):  # otherwise it belongs to the message before it
            dropping = FOR_FACES.match(line) is not None
        if not dropping:
            kept.append(re.sub(r"^(game-title|edition-default) = .*", rf"\1 = {new.title}", line))
    return "".join(kept)


def rules_page(text: str, new: NewGame) -> str:
    """The page with the new title. Of what it says about the template only the number of players stays."""
    head, rest = text.split("\n\n", 1)
    title, about = head.split("\n", 1)
    title = re.sub(r"^# .*?(?=\s?[:：])", f"# {new.title}", title)
    players = re.match(r".*?[.。]", about)
    return f"{title}\n{players.group() if players else ''}\n\n{rest}"


def generate(root: Path, new: NewGame) -> int:
    """Run the generators and the formatter: a longer name breaks lines elsewhere. 1 where one of them fails."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    own = [str(part / new.name) for part in (GAMES, TESTS)]
    for command in (*([generator] for generator in GENERATORS), ["ruff", "format", "-q", *own]):
        run = subprocess.run(
            [sys.executable, "-m", *command], cwd=root, env=environment, capture_output=True, text=True
        )
        if run.returncode != 0:
            print(f"{new.name} is written, but {command[0]} failed:\n{run.stdout}{run.stderr}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
