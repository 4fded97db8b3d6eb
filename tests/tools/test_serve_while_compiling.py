"""make play serves plain Python at once and goes on compiled when the build is done."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import serve_while_compiling

UNTIL_TOLD = "import signal; signal.signal(15, lambda *_: exit(0)); print('up', flush=True); signal.pause()"


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Makefile of a house in which nothing is built."""
    monkeypatch.setattr(serve_while_compiling, "ROOT", tmp_path)
    (tmp_path / ".venv").mkdir()
    return tmp_path / "Makefile"


class Servers(serve_while_compiling.Play):
    """Its servers are small programs: the plain one stops when told, the compiled one ends with code 7."""

    def serve(self, plain: bool) -> subprocess.Popen[bytes]:
        program = UNTIL_TOLD if plain else "raise SystemExit(7)"
        server = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
        assert server.stdout is not None
        with server.stdout as output:
            assert output.readline() == (b"up\n" if plain else b"")
        return server


@pytest.fixture
def servers() -> Iterator[Servers]:
    """The plain server is up."""
    with socket.socket() as port:
        playing = Servers(port)
        yield playing
        playing.server.kill()
        playing.server.wait()


def test_goes_on_compiled(
    servers: Servers, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve_while_compiling, "compiled", lambda: True)
    servers.go_on_compiled()
    assert servers.wait() == 7
    assert capsys.readouterr().out == "marula: compiled: the games and bots now run at full speed\n"


def test_plays_on_where_nothing_could_be_compiled(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_while_compiling, "compiled", lambda: False)
    servers.go_on_compiled()
    assert servers.server.poll() is None
    servers.stop(signal.SIGTERM, None)
    assert servers.wait() == 0


def test_who_stops_it_gets_no_second_server(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_while_compiling, "compiled", lambda: True)
    servers.stop(signal.SIGINT, None)
    assert servers.server.poll() is None, "Ctrl-C has reached the server itself"
    servers.go_on_compiled()
    assert servers.wait() == 0


def test_build_shows_our_lines_and_keeps_all(make: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make.write_text(".venv/.built:\n\t@echo 'marula: compiling'\n\t@echo cc -c dice.c\n\t@touch $@\n")
    assert not serve_while_compiling.built()
    done = threading.Event()
    build = serve_while_compiling.Build(done.set)
    assert done.wait(60)
    build.thread.join(60)
    assert capsys.readouterr().out == "marula: compiling\n"
    assert (make.parent / serve_while_compiling.LOG).read_text() == "marula: compiling\ncc -c dice.c\n"
    assert serve_while_compiling.built()


def test_failed_build_is_told_and_changes_nothing(make: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make.write_text(".venv/.built:\n\t@echo no room; false\n")
    done = threading.Event()
    build = serve_while_compiling.Build(done.set)
    build.thread.join(60)
    assert not done.is_set()
    assert (
        capsys.readouterr().out
        == "marula: the build failed; you play on as plain Python, and build/build.log says why\n"
    )
    assert "no room" in (make.parent / serve_while_compiling.LOG).read_text()


def test_stopping_the_build_stops_its_compilers(make: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make.write_text(".venv/.built:\n\t@sleep 600 & echo 'marula: compiling'; wait\n")
    build = serve_while_compiling.Build(lambda: None)
    while "marula: compiling" not in (said := capsys.readouterr().out):
        build.thread.join(0.05)
        assert build.thread.is_alive(), said
    build.stop()
    build.thread.join(60)
    assert not build.thread.is_alive(), "the compiler lives on: it holds the pipe that the thread reads"
    assert capsys.readouterr().out == ""


def test_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert serve_while_compiling.listen(taken.getsockname()[1]) is None
    assert serve_while_compiling.listen(70_000) is None
