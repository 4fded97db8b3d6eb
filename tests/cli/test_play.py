"""marula play, as a newcomer types it: the address is printed, the page opens, the tables are kept for next time."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from marula.cli.main import main
from tests.waiting import until
from tools.kill_server import free_port


def test_play_opens_the_page_and_keeps_the_tables(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    address = f"http://127.0.0.1:{(port := free_port())}/"
    known = {name: value for name, value in os.environ.items() if name != "CI"}
    playing = subprocess.Popen(
        [sys.executable, "-m", "marula", "play", "--port", str(port)],
        env={**known, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path / "data"), "MARULA_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert playing.stdout is not None
        assert address in playing.stdout.readline()
        until(lambda: (tmp_path / "opened").exists() and (tmp_path / "opened").read_text())
        assert (tmp_path / "opened").read_text().strip() == address
        with urllib.request.urlopen(f"{address}api/games", timeout=10) as answer:
            assert answer.status == 200
        assert list((tmp_path / "data").rglob("tables.db")) != []
        playing.send_signal(signal.SIGINT)
        assert playing.wait(30) == 0, "Ctrl-C is how one ends it"
    finally:
        playing.kill()
        playing.communicate()


def test_any_free_port_is_told_by_its_number(tmp_path: Path) -> None:
    """Port 0 means: whichever is free. What is printed is the address that answers."""
    playing = subprocess.Popen(
        [sys.executable, "-m", "marula", "play", "--port", "0", "--no-browser"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "MARULA_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert playing.stdout is not None
        told = re.search(r"http://127\.0\.0\.1:([1-9]\d*)/", playing.stdout.readline())
        assert told
        until(lambda: answers(told.group()))
        playing.send_signal(signal.SIGINT)
        assert playing.wait(30) == 0
    finally:
        playing.kill()
        playing.communicate()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}health", timeout=10) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_who_asks_while_the_server_is_restarted_on_its_socket_is_answered(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening, ThreadPoolExecutor() as people:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        command = [sys.executable, "-m", "marula", "play", "--no-browser", "--fd", str(listening.fileno())]
        environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
        for _ in range(2):
            answer = people.submit(urllib.request.urlopen, f"{address}health", timeout=120)  # nobody serves yet
            playing = subprocess.Popen(
                command, env=environment, pass_fds=[listening.fileno()], stdout=subprocess.PIPE, text=True
            )
            try:
                assert playing.stdout is not None
                assert address in playing.stdout.readline()
                with answer.result() as page:
                    assert page.status == 200
                playing.terminate()
                assert playing.wait(60) == 0
            finally:
                playing.kill()
                playing.communicate()


def test_what_is_no_socket_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--fd", "9999", "--language", "en"]) == 2
    assert "--fd 9999: not an open socket" in capsys.readouterr().err
