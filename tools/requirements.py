"""Prints what pip must install before the build: run, build and named extra requirements of pyproject.toml.

pip can install a package's requirements only together with the package; we want them first, once, and the package
rebuilt often without asking an index again.
"""

import sys
import tomllib
from pathlib import Path


def requirements(pyproject: Path, extras: list[str]) -> list[str]:
    """The requirement lines, each once."""
    with pyproject.open("rb") as file:
        settings = tomllib.load(file)
    project = settings["project"]
    lines = [*settings["build-system"]["requires"], *project["dependencies"]]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return sorted(set(lines))


if __name__ == "__main__":
    print("\n".join(requirements(Path("pyproject.toml"), sys.argv[1:])))
