"""Builds what is released, and tries it: `python -m tools.dist` fills dist/ with a source archive and wheels.

The wheels are built from the source archive, one for every Python at hand, as `pip` would build them. auditwheel then
makes them fit other Linux systems. Each wheel is installed into an empty environment and plays. The one for the running
Python is also tried with pipx and as `uvx` runs it; and the source archive is installed where there is no compiler.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.install import pip_settings, uv_options
from tools.kill_server import free_port

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PYTHONS = ("python3.11", "python3.12", "python3.13")
PATIENCE = 60.0
"""Seconds that a freshly installed server may take until its first page."""


def run(*command: str | Path, **variables: str) -> str:
    """What the command printed. Where it fails, that is shown and the build ends."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=os.environ | variables
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nmarula: this failed: {' '.join(words)}")
    return done.stdout


def environment(folder: Path, python: str = sys.executable) -> Path:
    """A new virtual environment with pip; its python."""
    run(python, "-m", "venv", "--clear", folder)
    return folder / "bin" / "python"


def source_archive() -> Path:
    """The source archive, with the built pages in it: who installs it needs no Node.js."""
    code = f"from setuptools.build_meta import build_sdist; print(build_sdist({str(DIST)!r}))"
    return DIST / run(sys.executable, "-c", code).splitlines()[-1]


def interpreters() -> list[str]:
    """The Pythons at hand that we build for; the running one first."""
    here = f"python3.{sys.version_info.minor}"
    return [sys.executable, *(found for name in PYTHONS if name != here and (found := interpreter(name)))]


def interpreter(name: str) -> str | None:
    """Where the Python of this name is; None where there is none. A pyenv shim is looked through, or left out."""
    if shutil.which(name) is None:
        return None
    done = subprocess.run([name, "-c", "import sys; print(sys.executable)"], text=True, capture_output=True)
    return done.stdout.strip() if done.returncode == 0 else None


def wheel(archive: Path, python: str, work: Path) -> Path:
    """A wheel for this Python, made from the archive alone."""
    made = work / "made"
    builder = environment(work / "builder", python)
    run(builder, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "--wheel-dir", made, archive)
    return next(made.glob("*.whl"))


def for_other_systems(wheel: Path) -> Path:
    """The wheel in dist/. On Linux auditwheel checks and names the oldest system it runs on."""
    if sys.platform != "linux" or "plain_python" in wheel.name:
        return Path(shutil.copy2(wheel, DIST))
    before = set(DIST.glob("*.whl"))
    variables = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", DIST, wheel, **variables)
    return next(iter(set(DIST.glob("*.whl")) - before))


@contextmanager
def serving(marula: Path, folder: Path) -> Iterator[str]:
    """A server of the installed package on a free port; its address."""
    port = str(free_port())
    command = [str(marula), "play", "--port", port, "--no-browser"]
    process = subprocess.Popen(command, cwd=folder, env=os.environ | {"HOME": str(folder)}, stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)


def answer(address: str) -> str:
    """What the server answers, once it answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as response:
                return str(response.read().decode())
        except urllib.error.URLError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def tried(python: str, package: str, work: Path) -> str:
    """Installs the package into an empty environment, plays a match by command and opens a page; its version line."""
    fresh = environment(work / "fresh", python)
    run(fresh, "-m", "pip", "--disable-pip-version-check", "install", package)
    marula = fresh.parent / "marula"
    for game in json.loads(run(marula, "games", "--json")):
        run(marula, "simulate", game["name"], "--matches", "2", "--json")
    with serving(marula, work) as address:
        if "<title>Marula" not in answer(address):
            sys.exit(f"marula: {package} serves no page")
    return run(marula, "--version").strip()


def tried_with_pipx(package: str, work: Path) -> str:
    """Installs the package with pipx into a home of its own; what the command says of its version."""
    homes = {"PIPX_HOME": str(work / "pipx"), "PIPX_BIN_DIR": str(work / "pipx-bin")}
    run(sys.executable, "-m", "pipx", "install", "--python", sys.executable, package, **homes)
    return run(work / "pipx-bin" / "marula", "--version").strip()


def tried_as_tool(package: str, work: Path) -> str:
    """Runs the command once without installing it, as `uvx --from PACKAGE marula` does; what it says of its version."""
    homes = {"UV_TOOL_DIR": str(work / "uv-tools"), "UV_CACHE_DIR": str(work / "uv-cache")}
    listed = run(sys.executable, "-m", "pip", "--disable-pip-version-check", "config", "list")
    options = uv_options(pip_settings("\n".join(line for line in listed.splitlines() if "=" in line)))
    command = [sys.executable, "-m", "uv", "tool", "run", "--quiet", "--python", sys.executable, *options]
    return run(*command, "--from", package, "marula", "--version", **homes).splitlines()[-1].strip()


def tried_without_compiler(archive: Path, work: Path) -> str:
    """Installs the source archive where there is no compiler: pip's output must say that it is plain Python."""
    fresh = environment(work / "plain")
    pip = [str(fresh), "-m", "pip", "--disable-pip-version-check", "install", "--no-cache-dir", "--verbose"]
    said = run(*pip, archive, CC="no-such-compiler")
    marula = fresh.parent / "marula"
    version = run(marula, "--version").strip()
    if "plain_python" not in said or "plain Python" not in version:
        sys.exit(f"{said}\nmarula: the source archive does not say that it is plain Python: {version}")
    for game in json.loads(run(marula, "games", "--json")):
        run(marula, "simulate", game["name"], "--matches", "1", "--json")
    return version


def main(arguments: list[str]) -> int:
    """Builds and tries everything; prints what is in dist/."""
    parser = argparse.ArgumentParser(prog="python -m tools.dist", description=__doc__)
    parser.add_argument("--untried", action="store_true", help="only build")
    asked = parser.parse_args(arguments)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    archive = source_archive()
    print(f"marula: {archive.name}", flush=True)
    for python in interpreters():
        with tempfile.TemporaryDirectory() as folder:
            made = for_other_systems(wheel(archive, python, Path(folder)))
            said = "" if asked.untried else tried(python, f"{made}[server]", Path(folder))
            print(f"marula: {made.name} {said}", flush=True)
            if python == sys.executable and not asked.untried:
                print(f"marula: with pipx: {tried_with_pipx(f'{made}[server]', Path(folder))}", flush=True)
                print(f"marula: as uvx runs it: {tried_as_tool(f'{made}[server]', Path(folder))}", flush=True)
                print(f"marula: without a compiler: {tried_without_compiler(archive, Path(folder))}", flush=True)
    run(sys.executable, "-m", "twine", "check", "--strict", *sorted(DIST.iterdir()))
    print("marula: all of it is in dist/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
