"""The house keeps its shape: nothing generic names a game, and modules are small and introduced.

test_import_directions.py checks who may import whom.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.rules import games

ROOT = Path(__file__).resolve().parent.parent

DEEPEST = 4
LONGEST = 400
# Longer ones, each with the reason why it cannot be two.
MAY_BE_LONGER: dict[str, str] = {}

# The tool that copies a game, and its test.
COPYING = ("tools/new_game.py", "tests/tools/test_new_game.py")
# Where games may be named: their folders, their tests, data of older builds, and the tool that copies one.
# Documents are not looked at.
OF_GAMES = ("src/marula/games/", "tests/games/", "tests/fixtures/", *COPYING)
WATCHED = ["src", "tests", "tools", "web", ".ci", "Makefile", "setup.py", "pyproject.toml"]
WATCHED_KINDS = {".py", ".ts", ".tsx", ".svelte", ".js", ".mjs", ".css", ".html", ".ftl", ".json", ".toml", ""}
NOT_OURS = {"node_modules", "__pycache__", "dist", "marula.egg-info"}
# The browser's pages as they were built: they bundle the games' faces.
BUILT = "src/marula/server/http/pages/"
# A game whose name is an everyday word is looked for in quotes or as a module only; tests may use it as an example.
EVERYDAY = {"template"}
# A line of an example in a docstring: it needs some game, and imports nothing.
EXAMPLE = re.compile(r"\s*(>>>|\.\.\.) ")


def modules(package: Path) -> list[Path]:
    """All Python files of the package."""
    return sorted(package.rglob("*.py"))


def named_games(root: Path, names: list[str]) -> list[str]:
    """Every place outside the games' own folders that names one of them."""
    found = []
    for file in watched_files(root):
        path = file.relative_to(root).as_posix()
        for name in names:
            if re.match(rf"test_{name}(_\w+)?\.py$|{name}\.test\.ts$", file.name):  # a game's own tests
                continue
            if path.startswith(OF_GAMES) or (name in EVERYDAY and not path.startswith(("src/", "tools/"))):
                continue
            pattern = rf"[\"']{name}[\"']|games[./]{name}\b" if name in EVERYDAY else name.replace("_", "[ _-]?")
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if not EXAMPLE.match(line) and re.search(pattern, line, re.IGNORECASE):
                    found.append(f"{path}:{number}: names the game {name}")
    return found


def watched_files(root: Path) -> Iterator[Path]:
    """The files in which no game may be named."""
    for top in WATCHED:
        for file in [root / top, *sorted((root / top).rglob("*"))]:
            path = file.relative_to(root)
            ours = NOT_OURS.isdisjoint(path.parts) and not path.as_posix().startswith(BUILT)
            if ours and file.is_file() and file.suffix in WATCHED_KINDS:
                yield file


def test_nothing_generic_names_a_game() -> None:
    assert named_games(ROOT, games(ROOT)) == []


def test_every_module_opens_with_a_docstring() -> None:
    silent = [
        file.relative_to(ROOT).as_posix()
        for top in ("src", "tests", "tools")
        for file in modules(ROOT / top)
        if not ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert silent == []


def test_modules_stay_small() -> None:
    """Also styles; the pages' other files are measured by web/eslint.config.js."""
    files = [file for top in ("src", "tests", "tools") for file in modules(ROOT / top)]
    long = {
        file.relative_to(ROOT).as_posix()
        for file in [*files, *(ROOT / "web/src").rglob("*.css")]
        if len(file.read_text(encoding="utf-8").splitlines()) > LONGEST
    }
    assert long == MAY_BE_LONGER.keys()


BLOCKS = (ast.For, ast.AsyncFor, ast.While, ast.If, ast.With, ast.AsyncWith, ast.Try, ast.Match)


def too_deep(node: ast.AST, depth: int = 0) -> Iterator[int]:
    """The lines of blocks that lie deeper in one another than they may. An elif is no deeper than its if."""
    for child in ast.iter_child_nodes(node):
        inside = depth
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = 0
        elif isinstance(child, BLOCKS) and not (isinstance(node, ast.If) and node.orelse == [child]):
            inside += 1
            if inside == DEEPEST + 1:
                yield child.lineno
        yield from too_deep(child, inside)


def test_blocks_lie_at_most_four_deep() -> None:
    """Files of the pages and their functions are measured by web/eslint.config.js, complexity by ruff."""
    deep = [
        f"{file.relative_to(ROOT).as_posix()}:{line}"
        for top in ("src", "tests", "tools")
        for file in modules(ROOT / top)
        for line in too_deep(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert deep == []


# The checks above would be worth little if they could not fail.


def test_planted_names(tmp_path: Path) -> None:
    plant(tmp_path / "src/marula/core/match.py", "# as in Lake Bao")
    plant(tmp_path / "src/marula/cli/main.py", 'default = "template"\n# a template for letters\n')
    plant(tmp_path / "src/marula/core/seat.py", '"""A seat.\n\n>>> named(GAMES, "template").name\n"""\n')
    plant(tmp_path / "web/src/main.ts", "// big-oware")
    plant(tmp_path / "web/node_modules/x.js", "oware")
    plant(tmp_path / "web/src/Card.svelte", "<!-- lake bao -->")
    plant(tmp_path / "src/marula/server/http/pages/assets/index.js", "big_oware")
    plant(tmp_path / "tests/games/bao/test_bao.py", "bao")
    plant(tmp_path / "tests/core/test_match.py", '"template"')
    plant(tmp_path / "docs/rules/bao.md", "bao")
    assert named_games(tmp_path, ["lake_bao", "big_oware", "template"]) == [
        "src/marula/cli/main.py:1: names the game template",
        "src/marula/core/match.py:1: names the game lake_bao",
        "web/src/Card.svelte:1: names the game lake_bao",
        "web/src/main.ts:1: names the game big_oware",
    ]


def test_planted_depth() -> None:
    blocks = ["for a in b:", "if a:\n  pass\n elif b:", "with c:", "while d:", "if e:"]
    lines = "def f():\n"
    for depth, block in enumerate(blocks):
        lines += "".join(f"{' ' * (2 * depth + 1)}{line}\n" for line in block.split("\n "))
    assert list(too_deep(ast.parse(lines + " " * 12 + "pass"))) == [lines.count("\n")]


def plant(file: Path, text: str) -> None:
    """The file with this text, its folders included."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
