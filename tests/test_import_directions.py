"""Imports point one way: who may import whom, and that the check notices a wrong import."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_the_map import modules, plant

ROOT = Path(__file__).resolve().parent.parent

# What each room may import of ours, besides itself. docs/explanation/architecture.md draws it.
MAY_IMPORT = {
    "core": set[str](),
    "speed": {"core"},
    "text": {"core"},
    "bots": {"core"},
    "workers": {"core"},
    "analysis": {"core", "bots", "workers"},
    "lab": {"core", "bots", "analysis", "text", "speed", "workers"},
    "server/tables": {"core", "bots"},
    "server/storage": {"core", "server/tables"},
    "server/runtime": {"core", "bots", "analysis", "workers", "server/tables", "server/storage"},
    "server/notify": {"core", "text", "server/tables", "server/storage", "server/runtime"},
    "server/admin": {"core", "server/tables", "server/storage", "server/runtime", "server/notify"},
    "server/http": {
        *("core", "text", "speed", "analysis"),
        *("server/tables", "server/storage", "server/runtime", "server/notify"),
    },
    "cli": {"core", "bots", "analysis", "lab", "text", "speed", "workers", "server/http", "server/admin"},
}
# Packages whose folders are rooms of their own.
SPLIT = {"server"}
# The few doors through which the games come in. They hand them to everyone else.
MAY_IMPORT_GAMES = {
    "cli/main.py",
    "server/http/app.py",
    "lab/bench.py",
    "lab/envs/registered.py",
    "text/audit/__main__.py",
}
# The command line ties everything together.
MAY_IMPORT_ANYTHING = {"__main__.py"}


def imports(file: Path, package: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a file of the package imports, wherever in the file, relative ones resolved."""
    here = [package.name, *file.relative_to(package).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else []
            # `from marula import core` and `from marula.core import chance` both name a module in their last word.
            for alias in node.names:
                yield node.lineno, ".".join([*base, *([node.module] if node.module else []), alias.name])


def wrong_imports(package: Path) -> list[str]:
    """Every import that points the wrong way."""
    found = []
    for file in modules(package):
        path = file.relative_to(package).as_posix()
        room = room_of(path.removesuffix(".py").split("/"))
        for line, name in imports(file, package):
            parts = name.split(".")
            if parts[0] != package.name or len(parts) == 1:
                continue
            if not allowed(path, room, parts[1:]):
                found.append(f"{path}:{line}: {room} must not import {name}")
    return found


def room_of(parts: list[str]) -> str:
    """The room in which a module lies: a package, or a folder of one whose folders are rooms."""
    return "/".join(parts[:2]) if parts[0] in SPLIT else parts[0]


def allowed(path: str, room: str, target: list[str]) -> bool:
    """Whether the module at this path may import the target (its name without the package's own)."""
    if target[0] == "__version__":
        return True
    if target[0] == "games" and room != "games":
        return path in MAY_IMPORT_GAMES
    if path in MAY_IMPORT_ANYTHING:
        return True
    if room == "games":
        # The list of games imports them all; a game imports the core and itself.
        own = path.split("/")[1]
        return target[0] == "core" or (target[0] == "games" and (own == "__init__.py" or target[1:2] == [own]))
    wanted = room_of(target)
    return wanted == room or wanted in MAY_IMPORT.get(room, set())


def test_imports_point_one_way() -> None:
    assert wrong_imports(ROOT / "src/marula") == []


def test_every_room_is_on_the_map() -> None:
    package = ROOT / "src/marula"
    paths = [file.relative_to(package).as_posix().removesuffix(".py") for file in modules(package)]
    rooms = {room_of(path.split("/")) for path in paths}
    assert rooms - {"__init__", "__main__", "games", "server/__init__"} == MAY_IMPORT.keys()


# The check above would be worth little if it could not fail.


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("core/match.py", "from marula.games.oware import GAME"),
        ("core/match.py", "from marula import text"),
        ("core/match.py", "import marula.bots.bot"),
        ("core/match.py", "from ..text import catalogue"),
        ("core/match.py", "def late():\n    from marula.lab import playout"),
        ("games/oware/rules.py", "from marula.games.bao.rules import apply"),
        ("games/oware/rules.py", "from ..bao import rules"),
        ("games/oware/rules.py", "from marula.games import GAMES"),
        ("games/oware/rules.py", "import marula.text.catalogue"),
        ("bots/greedy.py", "from marula.games import GAMES"),
        ("bots/greedy.py", "from marula.lab.playout import playout"),
        ("lab/arena.py", "from marula.games import GAMES"),
        ("lab/arena.py", "from marula.server.storage import store"),
        ("server/storage/store.py", "from marula.server.http import app"),
        ("server/tables/table.py", "from marula.server.storage import store"),
        ("server/runtime/thinkers.py", "from marula.lab import arena"),
        ("server/runtime/thinkers.py", "from marula.server import http"),
        ("server/http/routes/pages.py", "from marula.games import GAMES"),
        ("server/http/app.py", "from marula.bots import bot"),
        ("attic/old.py", "from marula.core import chance"),
    ],
)
def test_planted_wrong_import(tmp_path: Path, path: str, line: str) -> None:
    plant(tmp_path / "marula" / path, line)
    assert len(wrong_imports(tmp_path / "marula")) == 1


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("core/match.py", "import json\nfrom marula.core.chance import Chance\nfrom .seat import Seat"),
        ("games/__init__.py", "from marula.games.oware import GAME\nfrom . import bao"),
        (
            "games/oware/rules.py",
            "from marula.core import pile\nfrom marula.games.oware import state\nfrom . import view",
        ),
        ("lab/bench.py", "from marula.games import GAMES"),
        ("server/http/app.py", "from marula.games import GAMES\nfrom marula.server.storage import store"),
        (
            "cli/main.py",
            "from marula import __version__\nfrom marula.games import GAMES\nfrom marula.server.http import app",
        ),
    ],
)
def test_planted_right_import(tmp_path: Path, path: str, line: str) -> None:
    plant(tmp_path / "marula" / path, line)
    assert wrong_imports(tmp_path / "marula") == []
