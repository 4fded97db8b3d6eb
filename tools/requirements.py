"""Which packages must be installed before the build: named extras and dependency groups of pyproject.toml.

An installer can install a package's requirements only together with the package. We want them first and once, and the
package rebuilt often without asking an index again.
"""

import tomllib
from pathlib import Path


def requirements(pyproject: Path, names: list[str]) -> list[str]:
    """The requirement lines, each once. An extra comes with what running and building need, a group comes alone."""
    with pyproject.open("rb") as file:
        settings = tomllib.load(file)
    project = settings["project"]
    lines: list[str] = []
    for name in names:
        if name in settings["dependency-groups"]:
            lines += settings["dependency-groups"][name]
        else:
            lines += [*settings["build-system"]["requires"], *project["dependencies"]]
            lines += project["optional-dependencies"][name]
    return sorted(set(lines))
