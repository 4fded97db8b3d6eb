"""The files in deploy/: the unit is as strict as docs/how-to/host.md says, and all start commands that exist."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from marula.cli.database_url import database_url
from marula.cli.main import parser
from marula.cli.serve import check

ROOT = Path(__file__).resolve().parents[2]
UNIT = ROOT / "deploy/marula.service"
MOST = 3.0
"""The exposure that `systemd-analyze security` may find, of 10."""


def exposure(unit: Path) -> float:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)], capture_output=True, text=True
    )
    found = re.search(r"Overall exposure level for \S+: ([0-9.]+)", done.stdout)
    assert found is not None, done.stderr
    return float(found[1])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_the_unit_is_strict(tmp_path: Path) -> None:
    assert exposure(UNIT) < MOST
    lax = tmp_path / "lax.service"
    lax.write_text("[Service]\nExecStart=/bin/true\n")
    assert exposure(lax) > MOST


def test_the_unit_starts_a_command_that_exists() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(UNIT)
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/bin/marula")
    args = parser().parse_args(words)
    check(args)
    state = unit["Service"]["StateDirectory"]
    assert args.database.startswith(f"/var/lib/{state}/")


def test_the_containers_start_commands_that_exist() -> None:
    container = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    compose = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    (default,) = re.findall(r"^CMD (\[.*\])$", container, re.MULTILINE)
    (listed,) = re.findall(r"^    command:\n((?:      - .*\n)+)", compose, re.MULTILINE)
    composed = [line.strip().removeprefix("- ") for line in listed.splitlines()]
    words = [re.sub(r"\$\{MARULA_HOST:\?\}", "play.example.org", word) for word in composed]
    for command in (json.loads(default), words):
        args = parser().parse_args(command)
        check(args)
        assert args.behind_proxy
    assert database_url(args.database, "") == "postgresql://marula@database/marula"


def test_containers_are_given_what_they_copy() -> None:
    container = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.+)$", container, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source


def test_no_password_goes_into_an_image() -> None:
    """Docker reads one of these files, and Podman the other. Docker took the passwords in deploy/.env along."""
    left_out = (ROOT / ".containerignore").read_text()
    assert (ROOT / ".dockerignore").read_text() == left_out
    assert {"deploy/.env", ".git"} <= set(left_out.splitlines())


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="needs sqlite3")
def test_a_backup_as_the_page_tells_it_is_private(tmp_path: Path) -> None:
    """It holds the seeds of running matches, and everyone on the machine could read it."""
    page = (ROOT / "docs/how-to/back-up-and-upgrade.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^\(.*\.backup.*$", page, re.MULTILINE)
    command = command.replace("/var/lib/marula", str(tmp_path)).replace("/backup/tables.db", f"{tmp_path}/copy.db")
    made = "CREATE TABLE small (id INTEGER)"
    subprocess.run(["sh", "-c", f"umask 022; sqlite3 {tmp_path}/tables.db '{made}'; {command}"], check=True)
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
