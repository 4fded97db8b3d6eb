"""Workers: answers in order, each once, even when a worker is killed; on Ray too."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from marula.workers import workers
from marula.workers.workers import Processes, Workers, WorkersError, make_workers
from tests.lab.tables import QUICK
from tests.waiting import until
from tools.kill_server import Server


def square(number: int) -> int:
    return number * number


def slow_first(job: tuple[int, str]) -> int:
    """Job 0 is not done before job 1 is."""
    number, folder = job
    if number == 0:
        until(Path(folder, "1").exists)
    Path(folder, str(number)).touch()
    return number


def fragile(job: tuple[int, str]) -> int:
    """Job 5 kills its worker, once; each time a job is begun, a file says so."""
    number, folder = job
    begun = len(list(Path(folder).glob(f"{number}-*")))
    Path(folder, f"{number}-{begun}").touch()
    if number == 5 and begun == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def deadly(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("team", [Workers(), Processes(2)])
def test_answers_come_in_the_order_of_the_jobs(team: Workers) -> None:
    assert list(team.run(square, range(20))) == [number * number for number in range(20)]
    assert list(team.run(square, [])) == []


def test_a_slow_job_holds_nobody_up_but_keeps_its_place(tmp_path: Path) -> None:
    assert list(Processes(2).run(slow_first, [(number, str(tmp_path)) for number in range(6)])) == list(range(6))


def test_a_killed_workers_jobs_are_done_again_and_counted_once(tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path)) for number in range(12)]
    assert list(Processes(2).run(fragile, jobs)) == list(range(12))
    assert len(list(tmp_path.glob("5-*"))) == 2, "nobody was killed, so nothing was shown"


def test_a_job_that_always_kills_is_given_up() -> None:
    with pytest.raises(WorkersError, match=r"workers-died \(times 3\)"):
        list(Processes(2).run(deadly, [1]))


def test_an_exception_in_a_job_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        list(Processes(2).run(reciprocal, [1, 0]))


def reciprocal(number: int) -> float:
    return 1 / number


def test_make_workers() -> None:
    assert type(make_workers()) is Workers
    assert isinstance(make_workers(2), Processes)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nowhere", r"workers-no-address \(address nowhere\)"),
        ("127.0.0.1:", "workers-no-address"),
        ("127.0.0.1:1", r"workers-no-answer \(address 127\.0\.0\.1:1,"),
        ("127.0.0.1:99999", "workers-no-answer"),
        ("ray://127.0.0.1:1", "workers-no-answer"),
    ],
)
def test_an_unreachable_cluster_is_told_quickly(address: str, message: str) -> None:
    began = time.monotonic()
    with pytest.raises(WorkersError, match=message):
        make_workers(ray=address)
    assert time.monotonic() - began < 10


@pytest.fixture(params=[b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def stranger(request: pytest.FixtureRequest) -> Iterator[str]:
    """Somebody who takes the call, but is no Ray cluster: the address of one who says nothing, or something else."""
    lines: list[socket.socket] = []

    def answer() -> None:
        lines.append(listening.accept()[0])
        lines[0].sendall(request.param)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        answering = threading.Thread(target=answer)
        answering.start()
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        answering.join()
        lines[0].close()


@pytest.mark.parametrize("auto", [False, True])
def test_an_address_without_a_cluster_is_refused_quickly(
    stranger: str, auto: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where `auto` finds only the note of a cluster that is gone."""
    monkeypatch.setattr(workers, "CONNECT_TIMEOUT", 0.3)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text(stranger)
    with pytest.raises(WorkersError, match=r"workers-no-answer \(address 127"):
        make_workers(ray="auto" if auto else stranger)


# --- a real Ray cluster of one machine ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A Ray head on loopback, ended with everything it started."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # Ray's sockets live in its folder, and the system allows them only short names.
    with tempfile.TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True) as folder:
        options = [
            "--head",
            "--block",
            "--node-ip-address=127.0.0.1",
            f"--port={port}",
            "--num-cpus=2",
            "--include-dashboard=false",
            "--object-store-memory=100000000",
            "--disable-usage-stats",
            f"--temp-dir={folder}",
        ]
        head = subprocess.Popen(
            [sys.executable, "-m", "ray.scripts.scripts", "start", *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            until(lambda: accepts(port))
            yield f"127.0.0.1:{port}"
        finally:
            head.terminate()
            try:
                head.wait(20)
            finally:
                for left in processes_of(folder):
                    os.kill(left, signal.SIGKILL)


def accepts(port: int) -> bool:
    """Does somebody listen at this port?"""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def processes_of(folder: str) -> list[int]:
    """Those of this very cluster: its folder is in their command line."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if folder.encode() in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:  # it has just ended
            continue
    return found


def test_simulate_on_ray_gives_the_same_checksum(cluster: str) -> None:
    command = [sys.executable, "-m", "marula", "simulate", QUICK.name, "--matches", "600", "--json"]
    here, there = (
        subprocess.run([*command, *where], capture_output=True, text=True, check=True, timeout=180)
        for where in ([], ["--ray", cluster])
    )
    assert json.loads(here.stdout)["checksum"] == json.loads(there.stdout)["checksum"]


def test_a_study_on_ray_finds_the_same(cluster: str) -> None:
    command = [sys.executable, "-m", "marula", "study", QUICK.name, "--players", str(QUICK.fewest), "--json"]
    command += ["--matches", "12", "--luck-matches", "2"]
    found = []
    for where in ([], ["--ray", cluster]):
        done = subprocess.run([*command, *where], capture_output=True, text=True, timeout=180)
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    assert found[0] == found[1]


KILLING = f"""
import os, signal, sys
from pathlib import Path
from marula.workers.workers import make_workers

{inspect.getsource(fragile)}

address, folder = sys.argv[1:]
print(list(make_workers(ray=address).run(fragile, [(number, folder) for number in range(6)])))
"""


def test_a_killed_worker_on_ray(cluster: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLING, cluster, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=180)
    assert done.stdout.splitlines()[-1] == str(list(range(6)))
    assert len(list(tmp_path.glob("5-*"))) == 2, "nobody was killed, so nothing was shown"


def test_a_table_of_bots_plays_on_ray(cluster: str, tmp_path: Path) -> None:
    """A real `marula serve --ray`: its bots use one Ray client, and a stop is still clean."""
    server = Server(tmp_path, "--database", str(tmp_path / "tables.db"), "--ray", cluster)
    server.start()
    try:
        asyncio.run(server.ready())
        assert server.process is not None
        asked = {"game": QUICK.name, "seats": 2, "bots": ["random", "steady"]}
        table = httpx.post(f"{server.address}/api/tables", json=asked).json()["table"]
        shown = f"{server.address}/api/tables/{table['id']}"
        until(lambda: httpx.get(shown).json()["status"] == "over")
        assert httpx.get(shown).json()["winners"] is not None
        assert commands_of(server.process.pid).count("--multiprocessing-fork") == 1
        assert server.stop() == 0
    finally:
        server.kill()


def commands_of(parent: int) -> str:
    """What the processes that this one has started were started with."""
    listed = subprocess.run(["ps", "-ww", "-o", "args=", "--ppid", str(parent)], capture_output=True, text=True)
    return listed.stdout


MORTAL = '''
import os, signal
from pathlib import Path
from marula.bots import Bot, Decision

class Mortal(Bot):
    """Takes the first option, and kills its worker the first time that anyone asks it."""

    def choose(self, envelope, budget):
        try:
            Path(__file__).with_name("died").touch(exist_ok=False)
        except FileExistsError:
            return Decision(envelope.options[0])
        os.kill(os.getpid(), signal.SIGKILL)
'''


def test_the_arena_on_ray_counts_a_killed_workers_matches_once(cluster: str, tmp_path: Path) -> None:
    (tmp_path / "mortal.py").write_text(MORTAL)
    # Ray's workers look in the folder where the command was started, not in its PYTHONPATH.
    paths = [".", *map(os.path.abspath, filter(None, [os.environ.get("PYTHONPATH")]))]
    command = [sys.executable, "-m", "marula", "arena", QUICK.name, "--bots", "random,mortal:Mortal", "--matches", "60"]
    there, here = (
        subprocess.run(
            [*command, "--json", *where],
            capture_output=True,
            text=True,
            check=True,
            timeout=180,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        for where in (["--ray", cluster], [])
    )
    assert (tmp_path / "died").exists(), "nobody was killed, so nothing was shown"
    results = [json.loads(run.stdout) for run in (there, here)]
    assert results[0]["matches"] == results[1]["matches"] == 60
    assert results[0]["checksum"] == results[1]["checksum"]
