"""Builds an older commit into an environment of its own, once."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CALL_SETUPTOOLS = "from setuptools.build_meta import build_wheel; build_wheel('wheel', {'--global-option': '-q'})"
"""What pip would call, but pip hides the line that tells of a missing compiler."""


class BuildError(Exception):
    """The older build cannot be made; the message says why."""


class Baseline:
    """Where the build of one commit lies."""

    def __init__(self, commit: str, root: Path = ROOT) -> None:
        self.commit = commit
        self.root = root
        self.workplace = root / "build" / "baseline" / commit
        self.environment = root / ".venv-baseline" / commit
        self.ready = self.environment / "ready.json"
        """Written last: where it exists the build is whole."""

    @property
    def python(self) -> Path:
        folder, name = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
        return self.environment / folder / name

    @property
    def version(self) -> str:
        """What the build says of itself: its version, and whether it is compiled."""
        return str(json.loads(self.ready.read_text(encoding="utf-8"))["version"])

    @property
    def compiled(self) -> bool:
        return "plain Python" not in self.version

    def make(self) -> bool:
        """Build and install, unless that has been done; whether there was anything to do."""
        if self.ready.exists():
            return False
        source = self.workplace / "source"
        shutil.rmtree(self.workplace, ignore_errors=True)
        source.mkdir(parents=True)
        unpack(archive(self.commit, self.root), source)
        run([sys.executable, "-m", "venv", "--clear", str(self.environment)], self.root)
        wanted = run([str(self.python), "tools/requirements.py"], source)
        (self.workplace / "requirements.txt").write_text(wanted, encoding="utf-8")
        self.pip("-r", str(self.workplace / "requirements.txt"))
        run([str(self.python), "-c", CALL_SETUPTOOLS], source, show=True)
        (wheel,) = (source / "wheel").glob("*.whl")
        self.pip("--no-index", "--no-deps", str(wheel))
        version = run([str(self.python), "-I", "-m", "marula", "--version"], self.root).strip()
        self.ready.write_text(json.dumps({"commit": self.commit, "version": version}), encoding="utf-8")
        shutil.rmtree(self.workplace)
        return True

    def pip(self, *words: str) -> None:
        run([str(self.python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *words], self.root)


def baseline(commit: str, root: Path = ROOT) -> Baseline:
    """The place of this commit's build, whichever way the commit is written; BuildError where there is none."""
    known = Baseline(commit, root)
    return known if known.ready.exists() else Baseline(short_name(commit, root), root)


def short_name(commit: str, root: Path = ROOT) -> str:
    """The commit as seven or more digits; BuildError where git does not know it."""
    if commit.startswith("-"):
        raise BuildError(f"'{commit}' is no commit")
    try:
        return git(["rev-parse", "--verify", "--quiet", "--short=7", f"{commit}^{{commit}}"], root).decode().strip()
    except subprocess.CalledProcessError:
        raise BuildError(f"git knows no commit '{commit}' in {root}") from None


def archive(commit: str, root: Path = ROOT) -> bytes:
    """The commit's files as a tar file."""
    try:
        return git(["archive", "--format=tar", commit], root)
    except subprocess.CalledProcessError as problem:
        raise BuildError(f"git archive {commit} failed: {problem.stderr.decode().strip()}") from None


def git(words: list[str], root: Path) -> bytes:
    if shutil.which("git") is None:
        raise BuildError("git is not installed, and without it no older commit can be fetched")
    return subprocess.run(["git", *words], cwd=root, capture_output=True, check=True).stdout


def unpack(content: bytes, folder: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(content)) as files:
        files.extractall(folder, filter="data")


def run(command: list[str], folder: Path, *, show: bool = False) -> str:
    """Run a step and return what it prints; BuildError where it fails. With `show` it prints to our own stderr."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MARULA_PURE")}
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=sys.stderr if show else subprocess.PIPE,
        stderr=None if show else subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        said = (done.stderr or "").strip().splitlines()
        raise BuildError(f"{' '.join(command[:4])} … failed: {said[-1] if said else 'see above'}")
    return done.stdout or ""
