"""requirements.lock: exact versions and hashes of everything that a server needs. `--check` only looks at it.

The lock names no package index: whoever installs chooses one, and the hashes prove that its files are the same.
"""

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
HEAD = """\
# What `marula serve` needs, in exact versions. Made by `python -m tools.lock`; do not edit.
# pip install --require-hashes -r requirements.lock
"""
COMPILE = (
    *("--extra", "server", "--universal", "--generate-hashes"),
    *("--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"),
)


def wanted(pyproject: Path) -> list[Requirement]:
    """What pyproject.toml asks for: what every installation needs, and what serving needs."""
    project = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    return [Requirement(line) for line in lines]


def read(lock: str) -> dict[str, list[tuple[Requirement, int]]]:
    """The pins by name, each with its number of hashes. One name may have several pins, for different systems."""
    pins: dict[str, list[tuple[Requirement, int]]] = {}
    joined = re.sub(r"\\\n\s*", "", lock)
    for line in joined.splitlines():
        if line and not line.startswith(("#", "-")):
            pin, *hashes = line.split(" --hash=")
            sound = sum(bool(re.fullmatch(r"sha256:[0-9a-f]{64}", word.strip())) for word in hashes)
            requirement = Requirement(pin)
            name = canonicalize_name(requirement.name)
            pins.setdefault(name, []).append((requirement, sound if sound == len(hashes) else 0))
    return pins


def problems(lock: str, requirements: list[Requirement], needs: Mapping[str, list[str]]) -> list[str]:
    """Everything that is wrong with a lock. `needs`: what each installed package says that it needs."""
    found = ["it names an address"] if re.search(r"://|--(extra-)?index-url|--find-links", lock) else []
    pins = read(lock)
    for name, of_name in pins.items():
        for pin, hashes in of_name:
            if not re.fullmatch(r"==[^*,]+", str(pin.specifier)):
                found.append(f"{name} has no exact version")
            if not hashes:
                found.append(f"{name} has no hashes, or strange ones")
    for requirement in requirements:
        of_name = pins.get(canonicalize_name(requirement.name), [])
        if not of_name:
            found.append(f"{requirement.name} is missing")
        for pin, _ in of_name:
            if not requirement.specifier.contains(_version(pin), prereleases=True):
                found.append(f"{pin.name} {_version(pin)} does not satisfy {requirement}")
    for name in pins:
        for line in needs.get(name, []):
            needed = Requirement(line)
            here = needed.marker is None or needed.marker.evaluate({"extra": ""})
            if here and canonicalize_name(needed.name) not in pins:
                found.append(f"{needed.name} is missing, which {name} needs")
    return found


def _version(pin: Requirement) -> Version:
    return Version(next(iter(pin.specifier)).version)


def installed_needs() -> dict[str, list[str]]:
    """What each package that is installed here says that it needs."""
    return {canonicalize_name(one.name): list(one.requires or []) for one in metadata.distributions()}


def make() -> str:
    """A new lock, with the newest versions that pyproject.toml allows."""
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"].removeprefix(">=")
    uv = Path(sys.executable).with_name("uv")
    command = [str(uv), "pip", "compile", "pyproject.toml", *COMPILE, "--python-version", oldest]
    return HEAD + subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument(
        "--check", action="store_true", help="write nothing; 1 if the lock does not fit pyproject.toml"
    )
    if not options.parse_args().check:
        LOCK.write_text(make(), encoding="utf-8")
    found = problems(LOCK.read_text(encoding="utf-8"), wanted(ROOT / "pyproject.toml"), installed_needs())
    for problem in found:
        print(f"requirements.lock: {problem}")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
