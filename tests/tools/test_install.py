"""Set-up hands pip's settings to uv, falls back to pip, and repairs what was cut short."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import install, node
from tools.requirements import requirements

LISTED = """\
:env:.find-links='/wheels /more wheels'
:env:.timeout='180'
global.cert='/etc/ca.crt'
global.index-url='https://one.example/simple'
install.index-url='https://two.example/simple'
global.extra-index-url='file:///a\\nfile:///b'
WARNING: a line that is no setting
"""


def test_settings_of_pip_become_options_of_uv() -> None:
    settings = install.pip_settings(LISTED)
    assert settings["cert"] == "/etc/ca.crt"
    assert install.uv_options(settings) == [
        *("--index-strategy", "unsafe-best-match", "--index-url", "https://two.example/simple"),
        *("--extra-index-url", "file:///a", "--extra-index-url", "file:///b"),
        *("--find-links", "/wheels", "--find-links", "/more", "--find-links", "wheels"),
    ]
    assert install.uv_options({"no-index": "true"})[-1] == "--no-index"
    assert install.uv_options({"no-index": "false"}) == install.uv_options({})


def test_an_extra_comes_with_what_the_build_needs_and_a_group_alone(tmp_path: Path) -> None:
    pyproject = tmp_path / "pyproject.toml"
    pyproject.write_text("""
[build-system]
requires = ["mypy"]
[project]
dependencies = ["msgspec"]
[project.optional-dependencies]
server = ["litestar", "msgspec"]
[dependency-groups]
node = ["nodejs"]
""")
    assert requirements(pyproject, ["server"]) == ["litestar", "msgspec", "mypy"]
    assert requirements(pyproject, ["node"]) == ["nodejs"]


def test_pip_installs_where_uv_fails_and_an_interrupted_run_is_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    asked: list[tuple[str, bool]] = []

    def fails(lines: list[str], again: bool) -> bool:
        asked.append(("uv", again))
        return False

    def works(lines: list[str], again: bool) -> bool:
        asked.append(("pip", again))
        assert "litestar" in " ".join(lines)
        return True

    def interrupted(lines: list[str], again: bool) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(install, "with_uv", interrupted)
    with pytest.raises(KeyboardInterrupt):
        install.main(["server"])
    monkeypatch.setattr(install, "with_uv", fails)
    monkeypatch.setattr(install, "with_pip", fails)
    assert install.main(["server"]) == 1
    monkeypatch.setattr(install, "with_pip", works)
    assert install.main(["server"]) == 0
    assert install.main(["server"]) == 0
    assert asked == [("uv", True), ("uv", True), ("uv", True), ("pip", True), ("uv", False), ("pip", False)]


def test_node_of_a_wheel_is_found_under_its_usual_names(tmp_path: Path) -> None:
    wheel = tmp_path / "wheel"
    for place, text in {"bin/node": '#!/bin/sh\necho node "$@"\n', "lib/node_modules/npm/bin/npm-cli.js": ""}.items():
        (wheel / place).parent.mkdir(parents=True, exist_ok=True)
        (wheel / place).write_text(text)
    (wheel / "bin" / "node").chmod(0o755)
    node.link(wheel, tmp_path / "node")
    said = subprocess.run([tmp_path / "node/bin/npm", "run", "a b"], capture_output=True, text=True, check=True).stdout
    assert said == f"node {wheel}/lib/node_modules/npm/bin/npm-cli.js run a b\n"


def test_a_file_of_requirements_is_handed_to_the_installer_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    asked: list[list[str]] = []

    def works(lines: list[str], again: bool) -> bool:
        asked.append(lines)
        return True

    monkeypatch.setattr(install, "with_uv", works)
    assert install.main(["tools/trainers/requirements.txt"]) == 0
    assert asked == [["-r", str(install.ROOT / "tools/trainers/requirements.txt")]]
    assert not list(tmp_path.iterdir())
