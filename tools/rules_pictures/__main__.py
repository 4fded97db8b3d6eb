"""python -m tools.rules_pictures: the pictures of the rules pages, drawn from each game's edition.

They have numbers and no words; what each number means stands on the rules page, as a numbered list below the picture,
in every language. All shapes are our own. With --check nothing is written, and a picture that is out of date is named.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from marula.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "rules" / "pictures"


def pictures() -> Iterator[tuple[Path, str]]:
    """Each picture's file, and what it should hold."""
    for game in GAMES:
        if (Path(__file__).parent / f"{game}.py").exists():
            edition = json.loads((ROOT / "src/marula/games" / game / "data/default.json").read_text(encoding="utf-8"))
            yield FOLDER / f"{game}.svg", importlib.import_module(f"tools.rules_pictures.{game}").draw(edition)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rules_pictures", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; name the pictures that are out of date")
    args = parser.parse_args(words)
    stale = [
        (file, made) for file, made in pictures() if not file.is_file() or file.read_text(encoding="utf-8") != made
    ]
    for file, made in stale:
        print(f"{file.relative_to(ROOT)}: {'is out of date' if args.check else 'written'}")
        if not args.check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(made, encoding="utf-8")
    return 1 if args.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
