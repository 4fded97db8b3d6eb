"""Wrong words on the command line: exit code 2, one line, nothing written, no waiting."""

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from marula.server.http import startup
from tests.hostile.served import served
from tests.waiting import until

ENVIRONMENT = {**os.environ, "MARULA_LANGUAGE": "en"}


def marula(folder: Path, *words: str, **more: str) -> tuple[int, str]:
    """Exit code and what was printed, from a folder where everything that is written can be seen."""
    environment = {**ENVIRONMENT, "XDG_DATA_HOME": str(folder / "data"), **more}
    done = subprocess.run(
        [sys.executable, "-m", "marula", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout + done.stderr


def all_files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in folder.rglob("*")}


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


SERVE = ("serve", "--port", "0", "--database", "x.db")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--port", "70000"), "--port must be from 0 to 65535, not 70000"),
        (("serve", "--port", "-5"), "--port must be from 0 to 65535, not -5"),
        (("play", "--port", "70000"), "--port must be from 0 to 65535, not 70000"),
        (("play", "--port", "-5"), "--port must be from 0 to 65535, not -5"),
        (("play", "--fd", "-1"), "--fd -1: not an open socket"),
        ((*SERVE, "--host", "256.1.1.1"), "--host 256.1.1.1"),
        ((*SERVE, "--host", "::g"), "--host ::g"),
        ((*SERVE, "--host", "192.0.2.77"), "cannot listen at 192.0.2.77"),
        ((*SERVE, "--think", "nan"), "--think must be from 0.001 to 3600, not nan"),
        ((*SERVE, "--think", "inf"), "--think must be from"),
        ((*SERVE, "--think", "-1"), "--think must be from"),
        ((*SERVE, "--pause", "-1"), "--pause must be from 0 to 60, not -1.0"),
        ((*SERVE, "--pause", "nan"), "--pause must be from"),
        ((*SERVE, "--link", "notaurl"), "--link notaurl"),
        ((*SERVE, "--link", "http://[x"), "--link http://[x"),
        ((*SERVE, "--link", "javascript:alert(1)"), "--link"),
        ((*SERVE, "--origin", "https://x.example/path"), "--origin"),
        ((*SERVE, "--workers", "999999"), "--workers must be from 1 to 256"),
        ((*SERVE, "--thinkers", "0"), "--thinkers must be from 1 to 256, not 0"),
        ((*SERVE, "--connections-per-address", "0"), "--connections-per-address must be from"),
        (("serve", "--port", "0", "--database", "missing/folder/x.db"), "missing/folder cannot hold a database"),
        (("serve", "--port", "0", "--database", "."), "cannot be read"),
        (("serve", "--port", "0", "--database", "text.txt"), "text.txt is not a SQLite database"),
        (("play", "--port", "0", "--database", "text.txt"), "text.txt is not a SQLite database"),
        (("serve", "--port", "0", "--database", "foreign.db"), "foreign.db belongs to another program"),
        (("serve", "--port", "0", "--database", "newer.db"), "was written by a newer version"),
        (("serve", "--port", "0", "--database", "postgresql://x y z"), "--database"),
        (("serve", "--port", "0", "--database", "postgresql://u:hush@127.0.0.1:1/x"), "cannot be used"),
        (("serve", "--port", "0", "--database", "postgresql://u:hush@127.0.0.1:port/x"), "--database"),
        (("serve", "--port", "0", "--database", "mysql://u:hush@h/x"), "--database"),
        (("admin", "tables", "--database", "mysql://u:hu/hush@h/x"), "--database"),
        (("admin", "tables", "--database", "postgresql://u:hu hush@h/x"), "--database"),
        (("admin", "tables", "--database", "postgresql://u:hu@hush@127.0.0.1:1/x"), "--database"),
        (("admin", "tables", "--database", "postgresql://127.0.0.1:1/x?user=u&password=hush"), "cannot be used"),
        ((*SERVE[:-1], "postgresql:u:hush@h"), "--database postgresql:…: write postgresql://"),
        ((*SERVE[:-1], "host=h user=u password=hush"), "--database host=…: write postgresql://"),
        (("admin", "tables", "--database", "postgresql:/u:hush@h/x"), "--database postgresql:…"),
        (("admin", "tables", "--database", "POSTGRESQL://h/x?user=u&password=hush"), "--database POSTGRESQL:…"),
        (("replay", "/dev/zero"), "/dev/zero cannot be read"),
        (("admin", "delete", "\udcff"), "table: this is not UTF-8"),
        (("admin", "erase", "\udcff:1"), "person: this is not UTF-8"),
        (("admin", "dismiss", "\udcff"), "report: this is not UTF-8"),
        (("admin", "tables", "--game", "\udcff"), "game: this is not UTF-8"),
    ],
)
def test_bad_words_get_one_line_and_write_nothing(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    (tmp_path / "text.txt").write_text("no database")
    for name, statement in (
        ("foreign.db", "CREATE TABLE accounts (id INTEGER)"),
        ("newer.db", "CREATE TABLE alembic_version (version_num VARCHAR(32))"),
    ):
        with sqlite3.connect(tmp_path / name) as connection:
            connection.execute(statement)
            if name == "newer.db":
                connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.close()
    before = all_files(tmp_path)
    code, printed = marula(tmp_path, *words)  # it fails if that hangs
    assert (code, printed.count("\n")) == (2, 1), printed
    assert printed.startswith("marula: ")
    assert said in printed
    assert "hush" not in printed, "no password"
    assert all_files(tmp_path) == before


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes in folders")
@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("play", "--port", "0"), ("admin", "tables")])
def test_a_named_pipe_is_no_database(words: tuple[str, ...], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    code, printed = marula(tmp_path, *words, "--database", "fifo")  # it fails if that hangs
    assert (code, printed.count("\n")) == (2, 1), printed
    assert printed.endswith("fifo is not a SQLite database\n")
    assert {path.name for path in tmp_path.iterdir()} == {"fifo"}


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("play", "--port", "0"), ("admin", "tables")])
@pytest.mark.parametrize("before", ["", "sqlite:///"])
def test_links_in_a_circle_are_no_database(before: str, words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "one.db").symlink_to(tmp_path / "two.db")
    (tmp_path / "two.db").symlink_to(tmp_path / "one.db")
    code, printed = marula(tmp_path, *words, "--database", f"{before}{tmp_path}/one.db")
    assert (code, printed.count("\n")) == (2, 1), printed
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("MARULA_SMTP", "mail.example.org"),
        ("MARULA_SMTP", "smtp://x:y"),
        ("MARULA_VAPID", "short"),
        ("MARULA_VAPID", "A" * 43),  # 0, and a number beyond the curve
        ("MARULA_VAPID", "_" * 42 + "8"),
    ],
)
def test_bad_keys_in_the_environment(variable: str, value: str, tmp_path: Path) -> None:
    code, printed = marula(tmp_path, *SERVE, **{variable: value})
    assert (code, printed.count("\n")) == (2, 1), printed
    assert value not in printed
    assert all_files(tmp_path) == {}


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for command in ("serve", "play"):
            code, printed = marula(tmp_path, command, "--port", port, "--database", "x.db")
            assert (code, printed.count("\n")) == (2, 1), printed
            assert port in printed
    assert all_files(tmp_path) == {}


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    """The second one names the first. When that is killed, the file is free again."""
    with served(tmp_path) as first:
        for command in ("serve", "play"):
            code, printed = marula(tmp_path, command, "--port", "0", "--database", "tables.db")
            assert (code, printed.count("\n")) == (2, 1), printed
            assert f"tables.db is in use by process {first.process.pid} (marula serve)" in printed
        assert first.healthy()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("tables.db*")}
        assert {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"} == set(modes)
        assert set(modes.values()) == {0o600}
    with served(tmp_path) as second:
        second.process.terminate()
        assert second.process.wait(30) == 0
        assert not (tmp_path / "tables.db.lock").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_to_a_file_is_the_file(tmp_path: Path) -> None:
    """A URL was not followed. So two servers shared a file, and one that was made through a link was open to all."""
    (tmp_path / "link.db").symlink_to(tmp_path / "real.db")
    assert not (tmp_path / "real.db").exists()
    with startup.database(f"sqlite:///{tmp_path / 'link.db'}", "marula serve"):
        assert stat.S_IMODE((tmp_path / "real.db").stat().st_mode) == 0o600
        with (
            pytest.raises(startup.StartupError, match="in-use"),
            startup.database(f"sqlite:///{tmp_path / 'real.db'}", "marula serve"),
        ):
            pass


def test_play_and_serve_have_files_of_their_own(tmp_path: Path) -> None:
    environment = {**ENVIRONMENT, "XDG_DATA_HOME": str(tmp_path), "CI": "1"}
    for command, name in (("serve", "server.db"), ("play", "tables.db")):
        process = subprocess.Popen(
            [sys.executable, "-m", "marula", command, "--port", "0"], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            assert "http://127.0.0.1:" in process.stdout.readline(), "the address with the port that was free"
            until(lambda name=name: list(tmp_path.rglob(name)))  # type: ignore[misc]
        finally:
            process.kill()
            process.communicate()
    assert {path.name for path in tmp_path.rglob("*.db")} == {"server.db", "tables.db"}


@pytest.mark.parametrize("port", [-5, 65536, 70000])
def test_a_socket_is_not_opened_at_a_port_that_does_not_exist(port: int) -> None:
    """The command says so too. This is for whoever calls it without the command."""
    with pytest.raises(startup.StartupError, match="bad-range"):
        startup.bind("127.0.0.1", port)


@pytest.mark.parametrize("host", ["256.1.1.1", "1.2.3", "::g", "12345"])
def test_what_looks_like_a_number_is_not_looked_up(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server may take a minute to say that there is no such name."""

    def look_up(*words: object, **more: object) -> None:
        raise AssertionError("a name server was asked")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with pytest.raises(startup.StartupError, match="bad-host"):
        startup.bind(host, 0)
