"""Builds the documents' site into build/docs: python -m tools.site [FOLDER]. Any warning is a failure.

Sphinx finds broken links, missing symbols and pages that no list names. What it does not look for is looked for here:
a page that would load something from another host.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video)\b[^>]*\bsrc=["']((?:https?:)?//[^"']+)"""
    r"""|<link\b(?=[^>]*\brel=["'](?:stylesheet|preload|preconnect|icon))[^>]*\bhref=["']((?:https?:)?//[^"']+)"""
    r"""|(?:url\(|@import\s+)["']?((?:https?:)?//[^"')\s]+)"""
)
"""What a browser fetches by itself. Links that a reader may follow are not meant."""


def foreign(folder: Path) -> list[str]:
    """What pages and styles of the site load from other hosts, one line each."""
    found = []
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".html", ".css"):
            for groups in LOADED.findall(file.read_text(encoding="utf-8")):
                found.append(f"{file.relative_to(folder)} loads {next(filter(None, groups))}")
    return found


def build(target: Path, source: Path = ROOT / "docs") -> int:
    """Run Sphinx; its exit code. What is built once is not built again."""
    trees = target.with_name(target.name + "-trees")
    options = ["--fail-on-warning", "--keep-going", "--quiet", "--jobs", "auto", "--doctree-dir", str(trees)]
    command = [sys.executable, "-m", "sphinx", "--builder", "html", *options, str(source), str(target)]
    return subprocess.run(command).returncode


def main(words: list[str]) -> int:
    target = Path(words[0]) if words else ROOT / "build" / "docs"
    if build(target) != 0:
        return 1
    loads = foreign(target)
    for line in loads:
        print(line, file=sys.stderr)
    if not loads:
        print(f"open {target / 'index.html'}")
    return 1 if loads else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
