"""Installs extras and dependency groups of pyproject.toml into this Python: `python -m tools.install server dev`.

A name that ends in .txt is a file of requirements instead, as pip reads them. uv installs in seconds what takes pip a
minute; where uv cannot be had, or fails, pip does it. uv does not read pip's settings, so they are handed on: a mirror
or a folder of wheels that pip knows serves both.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.requirements import requirements

ROOT = Path(__file__).resolve().parent.parent
QUIET_PIP = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check"]
"""Without pip's warnings: they tell of its settings, not of ours."""

FLAGS = {
    "index-url": "--index-url",
    "extra-index-url": "--extra-index-url",
    "find-links": "--find-links",
    "trusted-host": "--allow-insecure-host",
}
"""pip's settings, each a list of words, and uv's option for each word."""
VARIABLES = {"cert": "SSL_CERT_FILE", "proxy": "ALL_PROXY"}
"""pip's settings that uv reads from the environment."""


def pip_settings(listed: str) -> dict[str, str]:
    """What `pip config list` printed, as setting → value. The environment overrides `install`, and that `global`."""
    found: dict[str, dict[str, str]] = {}
    for line in listed.splitlines():
        name, equals, value = line.partition("=")
        section, dot, key = name.rpartition(".")
        if equals and dot:
            found.setdefault(section, {})[key] = str(ast.literal_eval(value))
    return found.get("global", {}) | found.get("install", {}) | found.get(":env:", {})


def uv_options(settings: dict[str, str]) -> list[str]:
    """pip's settings as uv's options. As with pip, the best version of all indexes is taken."""
    options = ["--index-strategy", "unsafe-best-match"]
    for key, flag in FLAGS.items():
        for word in settings.get(key, "").split():
            options += [flag, word]
    if settings.get("no-index", "").lower() in ("1", "true", "yes", "on"):
        options.append("--no-index")
    return options


def wanted(names: list[str]) -> list[str]:
    """What the installers are to install for these names, as their words."""
    files = [name for name in names if name.endswith(".txt")]
    rest = [name for name in names if name not in files]
    return [
        *(requirements(ROOT / "pyproject.toml", rest) if rest else []),
        *(word for file in files for word in ("-r", str(ROOT / file))),
    ]


def uv() -> Path | None:
    """uv in this environment, installed now if need be; None where there is none for this system."""
    folder = str(Path(sys.executable).parent)
    if not shutil.which("uv", path=folder):
        subprocess.run([*QUIET_PIP, "install", "--only-binary", ":all:", *wanted(["installer"])], capture_output=True)
    found = shutil.which("uv", path=folder)
    return Path(found) if found else None


def with_uv(lines: list[str], again: bool) -> bool:
    """Install these with uv; whether that worked."""
    program = uv()
    if program is None:
        return False
    listed = subprocess.run([*QUIET_PIP, "config", "list"], capture_output=True, text=True).stdout
    settings = pip_settings(listed)
    variables = {name: settings[key] for key, name in VARIABLES.items() if key in settings}
    command = [str(program), "pip", "install", "--quiet", "--python", sys.executable, *uv_options(settings)]
    command += [*(["--reinstall"] if again else []), *lines]
    return subprocess.run(command, env=variables | os.environ, capture_output=True).returncode == 0


def with_pip(lines: list[str], again: bool) -> bool:
    """Install these with pip, which prints what is wrong; whether that worked."""
    command = [*QUIET_PIP, "install", *(["--force-reinstall"] if again else []), *lines]
    return subprocess.run(command).returncode == 0


def main(names: list[str]) -> int:
    """Install what the names stand for. What an interrupted run may have left half is installed anew."""
    lines = wanted(names)
    unfinished = Path(sys.prefix, f".installing-{'-'.join(names).replace('/', '-')}")
    again = unfinished.exists()
    unfinished.touch()
    if not with_uv(lines, again) and not with_pip(lines, again):
        return 1
    unfinished.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
