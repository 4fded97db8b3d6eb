"""One simulation: everything that happens in it follows from its seed."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import random
import shutil
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from marula.games import GAMES
from tests.simulation import disk as disks
from tests.simulation import final_checks
from tests.simulation.clients import Client, Person
from tests.simulation.clock import VirtualLoop
from tests.simulation.disk import SimulatedDisk
from tests.simulation.hostile import Insider, Stranger
from tests.simulation.invariants import Broken, Invariants
from tests.simulation.network import Network, Request
from tests.simulation.server import Machine, memory_folder, process_number, template_database

STEPS = 60
"""How many things the clients of one simulation do."""
LAST_LINES = 40
"""How many lines of the trace a failure shows."""
END = 900.0
"""Virtual seconds after which the clients do nothing more."""


class Trace:
    """Everything that happened, as lines: a hash of all, and the last few."""

    def __init__(self, loop: VirtualLoop, lines: int = LAST_LINES) -> None:
        self.loop = loop
        self.hash = hashlib.blake2b(digest_size=12)
        self.last: deque[str] = deque(maxlen=lines)
        self.count = 0

    def note(self, text: str) -> None:
        line = f"{self.loop.now:9.3f} {text}"
        self.hash.update(line.encode() + b"\n")
        self.last.append(line)
        self.count += 1


class Result:
    """What a simulation came to."""

    def __init__(self, seed: int, simulation: Simulation, problem: str) -> None:
        self.seed = seed
        self.problem = problem
        """Why an invariant does not hold; nothing if all do."""
        self.trace = simulation.trace.hash.hexdigest()
        self.last = list(simulation.trace.last)
        self.checks = simulation.invariants.checks
        self.twins = simulation.invariants.twins
        self.crashes = simulation.machine.number - 1
        self.writes = simulation.disk.writes
        self.virtual_seconds = simulation.loop.now


class Simulation:
    """A machine, a network, clients, and the invariants that watch them."""

    def __init__(self, seed: int, steps: int, crash_at: tuple[int, str] | None = None, lines: int = LAST_LINES) -> None:
        self.name = str(seed)
        self.rng = random.Random(f"{seed} simulation")
        self.loop = VirtualLoop()
        self.trace = Trace(self.loop, lines)
        self.folder = memory_folder() / f"seed-{seed}"
        shutil.rmtree(self.folder, ignore_errors=True)
        disk_luck = random.Random(f"{seed} disk")
        self.disk = SimulatedDisk(self.folder, template_database(), disk_luck, self.note)
        self.disk.crash_at = crash_at
        self.machine = Machine(self.loop, self.name, self.disk, self.note)
        self.network = Network(self.machine, self.name)
        self.invariants = Invariants(self.machine, self.name)
        self.steps = steps
        self.clients: list[Any] = []
        self.problems = self.invariants.problems
        self.restarting: asyncio.Task[None] | None = None
        self._connect()

    def _connect(self) -> None:
        invariants, machine, network = self.invariants, self.machine, self.network
        self.disk.committed = invariants.on_commit
        machine.on_start = invariants.on_start
        machine.on_crash = self._on_crash
        machine.on_stop = lambda: invariants.model.open(self.disk.path)
        machine.on_notice = lambda *about: final_checks.on_notice(invariants, *about)
        network.on_answer = invariants.on_answer
        network.on_arrival = invariants.on_arrival
        network.on_sent = invariants.on_sent
        network.on_close = invariants.on_close
        self.loop.set_exception_handler(self._on_exception)

    def note(self, text: str) -> None:
        if text.startswith("disk"):
            self.invariants.disturbances += 1
        self.trace.note(text)

    def _on_exception(self, _loop: Any, context: dict[str, Any]) -> None:
        """Something was raised where nobody catches it."""
        problem = context.get("exception")
        task = context.get("task") or context.get("future")
        alive = task is None or task in self.machine.tasks.get(self.machine.number, [task])
        if alive and problem is not None:
            self.problems.append(_reason(problem))

    def _on_crash(self) -> None:
        self.invariants.disturbances += 1
        self.network.cut_all()
        if self.restarting is None or self.restarting.done():
            self.restarting = self.loop.create_task(self._restart(), name="restart")

    async def _restart(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.2, 15.0))
        if self.rng.random() < 0.3:
            self._set_wall_clock()
        await self.machine.start()

    def _set_wall_clock(self) -> None:
        self.machine.time.wall_offset += self.rng.choice((-3600.0, -5.0, 2.0, 600.0))
        self.note(f"the wall clock is {self.machine.time.wall_offset:g} seconds wrong")

    # --- what happens ---------------------------------------------------------------------------------------------

    def _draw_faults(self) -> None:
        """How bad the world is, in this simulation: from no fault at all to many."""
        badness = self.rng.choice((0.0, 0.3, 1.0, 1.0, 3.0))
        for fault in (*disks.CRASHES, disks.IO_ERROR, disks.FULL, disks.DOUBT, disks.SLOW):
            self.disk.rates[fault] = badness * self.rng.choice((0.0, 0.0, 0.01, 0.02))
        for fault, rate in (("lost", 0.04), ("duplicate", 0.06), ("delay", 0.05)):
            self.network.rates[fault] = badness * rate * self.rng.choice((0, 1, 1, 2))
        for fault, rate in (("worker", 0.03), ("delivery", 0.2)):
            self.machine.rates[fault] = badness * rate
        self.network.latency = self.rng.choice((0.005, 0.02, 0.2))
        self.badness = badness

    async def run(self) -> None:
        self._draw_faults()
        await self.machine.start()
        await self._open_tables()
        chaos = self.loop.create_task(self._chaos(), name="chaos")
        await asyncio.gather(*(self.loop.create_task(self._play(client), name=client.name) for client in self.clients))
        chaos.cancel()
        await self._calm_down()
        final_checks.check_all(self)
        await self.machine.stop()

    async def _open_tables(self) -> None:
        host = Client(self.network, self.invariants, "host", self.name)
        for number in range(self.rng.choice((1, 1, 2))):
            await self._open_table(host, number)

    async def _open_table(self, host: Client, number: int) -> None:
        rng = self.rng
        game = GAMES[rng.choice(["template"] * 12 + sorted(GAMES))]
        seats = rng.randint(game.fewest, min(game.most, 3))
        people = rng.randint(1, seats)
        body = {
            "game": game.name,
            "seats": seats,
            "bots": [None] * people + [rng.choice(("random", "steady"))] * (seats - people),
            "clock": self._clock(),
            "order": rng.choice(("lot", "host")),
            "watch": rng.random() < 0.8,
            "name": f"table {number}",
        }
        answer = await host.ask(Request("POST", "/api/tables", body))
        if answer is None or answer.status != 201:
            return
        table = answer.body["table"]["id"]
        persons = []
        for place in range(people):
            persons.append(Person(self.network, self.invariants, f"P{number}{place}", self.name, table))
        self.clients += persons
        strangers = rng.choice((0, 1, 1))
        self.clients += [
            Stranger(self.network, self.invariants, f"S{number}", self.name, table) for _ in range(strangers)
        ]
        self.clients.append(Insider(self.network, self.invariants, f"I{number}", self.name, table, persons[0].secret))
        if body["watch"] and rng.random() < 0.7:
            onlooker = Person(self.network, self.invariants, f"O{number}", self.name, table)
            onlooker.open_page()
            self.clients.append(onlooker)

    def _clock(self) -> dict[str, Any] | None:
        if self.rng.random() < 0.5:
            return None
        kind = self.rng.choice(("bank", "decision"))
        seconds = self.rng.choice((5, 30, 120))
        increment = self.rng.choice((0, 2)) if kind == "bank" else 0
        return {
            "kind": kind,
            "seconds": seconds,
            "increment": increment,
            "then": self.rng.choice(("decide", "replace")),
        }

    async def _play(self, client: Any) -> None:
        if isinstance(client, Person) and not client.name.startswith("O"):
            await client.sit()
        while self.steps > 0 and self.loop.now < END and not self.problems:
            await asyncio.sleep(client.rng.expovariate(0.7))
            self.steps -= 1
            await client.step()

    async def _chaos(self) -> None:
        """What happens to the machine by itself."""
        while True:
            await asyncio.sleep(self.rng.expovariate(0.12))
            if self.badness == 0 or not self.machine.up:
                continue
            match self.rng.randrange(6):
                case 0:
                    self._set_wall_clock()
                case 1:
                    await self._fill_disk()
                case 2:
                    await self._be_busy()
                case 3:
                    for line in list(self.network.lines):
                        if self.rng.random() < 0.5:
                            line.cut()
                case 4:
                    if self.disk.crash_at is None:
                        self.machine.lose_power()
                case 5:
                    await self.machine.stop()

    async def _fill_disk(self) -> None:
        self.disk.full = True
        self.note("disk is full")
        await asyncio.sleep(self.rng.uniform(1.0, 20.0))
        self.disk.full = False
        self.note("disk has room")

    async def _be_busy(self) -> None:
        threads = self.machine.threads
        self.note("disk and threads are busy")
        threads.slowness = self.rng.choice((20.0, 2000.0))
        await asyncio.sleep(self.rng.uniform(1.0, 8.0))
        threads.slowness = 1.0

    async def _calm_down(self) -> None:
        """Nothing fails any more. After a while everybody must know everything."""
        self.note("calm")
        self.disk.rates, self.disk.full, self.disk.crash_at = {}, False, None
        self.network.rates.clear()
        self.machine.rates.clear()  # the workers have the same dictionary
        self.machine.threads.slowness = 1.0
        while not self.machine.up:
            await asyncio.sleep(1.0)
        await asyncio.sleep(final_checks.calm_seconds(self.invariants))


def simulate(seed: int, steps: int = STEPS, crash_at: tuple[int, str] | None = None, lines: int = LAST_LINES) -> Result:
    """Run the simulation of this seed."""
    simulation = Simulation(seed, steps, crash_at, lines)
    problem = ""
    process_number.set(0)
    with simulation.machine.in_place(), _watched_log(simulation):
        try:
            simulation.loop.run_until_complete(_until_broken(simulation))
        except Exception as broken:
            problem = _reason(broken)
        finally:
            _clean_up(simulation)
    return Result(seed, simulation, problem or (simulation.problems[0] if simulation.problems else ""))


async def _until_broken(simulation: Simulation) -> None:
    """Run to the end, or until something was raised in the background."""
    running = simulation.loop.create_task(simulation.run(), name="simulation")
    while not running.done():
        await asyncio.wait([running], timeout=5.0)
        if simulation.problems:
            running.cancel()
            raise Broken(simulation.problems[0])
    running.result()


def _reason(problem: BaseException) -> str:
    if isinstance(problem, Broken):
        return str(problem)
    place = problem.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = "" if place is None else f" in {place.tb_frame.f_code.co_filename}:{place.tb_lineno}"
    return f"{type(problem).__name__}: {problem}{where}"


def _clean_up(simulation: Simulation) -> None:
    simulation.machine.threads.kill()
    simulation.loop.set_exception_handler(lambda loop, context: None)
    for task in asyncio.all_tasks(simulation.loop):
        task.cancel()
    simulation.loop.run_until_complete(asyncio.sleep(0.1))
    simulation.invariants.model.close()
    simulation.disk.close_all()
    simulation.loop.close()
    shutil.rmtree(simulation.folder, ignore_errors=True)
    gc.collect(0)


class _LogWatcher(logging.Handler):
    """What the server logs as its own fault is a broken invariant."""

    FAULTS = ("a fault at", "cannot go on", "failed", "were not taken up")

    def __init__(self, simulation: Simulation) -> None:
        super().__init__(logging.ERROR)
        self.simulation = simulation

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if process_number.get() == self.simulation.machine.number and any(fault in text for fault in self.FAULTS):
            problem = sys.exc_info()[1]
            self.simulation.problems.append(f"logged: {text} {'' if problem is None else _reason(problem)}")


@contextmanager
def _watched_log(simulation: Simulation) -> Iterator[None]:
    log = logging.getLogger("marula")
    watcher, propagate = _LogWatcher(simulation), log.propagate
    log.addHandler(watcher)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(watcher)
        log.propagate = propagate
