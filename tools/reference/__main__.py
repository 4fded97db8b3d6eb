"""Write the generated reference pages: python -m tools.reference. With --check: only say which are stale."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.reference import command_line, edition_file, http_schema

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "reference"
PAGES = {
    "command-line.md": command_line.page,
    "edition-file.md": edition_file.page,
    "http-schema.md": http_schema.page,
}


def stale(folder: Path) -> dict[Path, str]:
    """The pages that differ from what the code says, with what they should be."""
    made = {folder / name: page() for name, page in PAGES.items()}
    return {file: text for file, text in made.items() if not file.exists() or file.read_text(encoding="utf-8") != text}


def main(words: list[str] | None = None, folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a page is stale")
    args = parser.parse_args(words)
    old = stale(folder)
    for file, text in old.items():
        if args.check:
            print(f"{file} is stale: python -m tools.reference", file=sys.stderr)
        else:
            file.write_text(text, encoding="utf-8")
            print("written:", file)
    return 1 if args.check and old else 0


if __name__ == "__main__":
    raise SystemExit(main())
