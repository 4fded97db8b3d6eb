"""Begin a game: python -m tools.new_game NAME PREFIX CLASS copies the template's rooms, page and tests, and lists it.

For instance: python -m tools.new_game orchard OR Orchard
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KINDS = {".py", ".json", ".ftl", ".md", ".txt"}


def main(words: list[str]) -> int:
    """Copy, rename, list. Refuses names that are taken or no names."""
    if len(words) != 3 or not re.fullmatch(r"[a-z][a-z0-9_]*", words[0]) or not re.fullmatch(r"[A-Z]{2}", words[1]):
        print("usage: python -m tools.new_game NAME PREFIX CLASS, for instance: orchard OR Orchard", file=sys.stderr)
        return 2
    name, prefix, title = words
    games = ROOT / "src" / "marula" / "games"
    if (games / name).exists():
        print(f"there is a game called {name} already", file=sys.stderr)
        return 2
    places = [
        (games / "template", games / name),
        (ROOT / "tests" / "games" / "template", ROOT / "tests" / "games" / name),
        # The rules in every language there is.
        *((page, page.with_name(f"{name}.md")) for page in sorted((ROOT / "docs" / "rules").rglob("template.md"))),
    ]
    for source, target in places:
        copy(source, target, name, prefix, title)
    listing = games / "__init__.py"
    text = listing.read_text(encoding="utf-8")
    line = "from marula.games.template import GAME as TEMPLATE\n"
    text = text.replace(line, f"from marula.games.{name} import GAME as {name.upper()}\n{line}")
    listing.write_text(text.replace("TEMPLATE,", f"TEMPLATE, {name.upper()},"), encoding="utf-8")
    print(
        f"{name}: fill src/marula/games/{name}, docs/rules/{name}.md and tests/games/{name}; the laws test it already"
    )
    return 0


def copy(source: Path, target: Path, name: str, prefix: str, title: str) -> None:
    """One file or folder, with the template's names replaced."""
    if source.is_dir():
        target.mkdir(parents=True)
        for inner in sorted(source.iterdir()):
            if inner.is_dir() or inner.suffix in KINDS:
                if inner.name != "__pycache__":
                    copy(inner, target / inner.name, name, prefix, title)
        return
    text = source.read_text(encoding="utf-8")
    for old, new in (("TP-", f"{prefix}-"), ("tp-", f"{prefix.lower()}-"), ('"TP"', f'"{prefix}"')):
        text = text.replace(old, new)
    text = re.sub(r"\bTemplate\b", title, text)
    text = re.sub(r"\btemplate\b", name, text)
    target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
