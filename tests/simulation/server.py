"""The simulated machine: it starts the real app, kills it, and starts it again from what is stored."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import contextvars
import queue
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import cache, partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest import mock

import msgspec
from litestar import Litestar

from marula.server.http import app as app_module
from marula.server.http import edition_trial
from marula.server.http.app import Settings, create_app
from marula.server.http.rate_limit import RateLimiter
from marula.server.notify.delivery import Delivery
from marula.server.notify.message import DeliveryError, Message
from marula.server.notify.server_keys import server_key
from marula.server.notify.turn_notices import TurnNotices
from marula.server.runtime.engines import Engines
from marula.server.runtime.thinkers import Thinkers
from marula.server.storage import group_commit, sqlite
from marula.server.storage.bans import KEY_NAME
from marula.server.storage.store import Store
from marula.server.tables.table import Table
from marula.workers.workers import Workers, WorkersError
from tests.simulation.clock import SimulatedTime, VirtualLoop
from tests.simulation.disk import SimulatedDisk
from tests.simulation.threads import SimulatedQueue, SimulatedThread, SimulatedThreads

PUSH_PRIVATE_KEY = "ub9JvCmiTqRDvGrSM5wjvgd6nZSyHqEcLSbM0ETBXw0"
"""The key for web push: fixed, because making one draws luck from the system."""

process_number: contextvars.ContextVar[int] = contextvars.ContextVar("process_number", default=0)
"""Which server process a task belongs to; 0 for those of clients."""
notice_turn: contextvars.ContextVar[int] = contextvars.ContextVar("notice_turn", default=0)
"""The turn that a notice is about. The notice itself does not say it."""
_send_notice = TurnNotices._send
_make_message = TurnNotices.message


async def _send_with_turn(notices: TurnNotices, table: Table, row: Any, turn: int, owner: str, reminder: bool) -> None:
    notice_turn.set(turn)
    await _send_notice(notices, table, row, turn, owner, reminder)


class MessageOfTurn(Message, frozen=True, kw_only=True):
    """A notice that says its turn: it is sent elsewhere than where it was made."""

    turn: int


def _message_with_turn(notices: TurnNotices, table: Table, row: Any, reminder: bool) -> Message:
    made = msgspec.structs.asdict(_make_message(notices, table, row, reminder))
    return MessageOfTurn(**made, turn=notice_turn.get())


@cache
def template_database() -> Path:
    """An empty database with the schema of this release, made once for each test process."""
    path = memory_folder() / "template.db"
    store = Store(f"sqlite:///{path}")
    store.upgrade()
    server_key(store, KEY_NAME, lambda: "5e" * 32)
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    return path


@cache
def _root() -> tempfile.TemporaryDirectory[str]:
    shared = Path("/dev/shm")  # files in memory: what is simulated here is when they are synced
    return tempfile.TemporaryDirectory(prefix="marula-simulation-", dir=shared if shared.is_dir() else None)


def memory_folder() -> Path:
    """A folder for databases, removed when the process ends."""
    return Path(_root().name)


@cache
def the_app() -> Litestar:
    """The app. Making one takes as long as a third of a simulation, so all servers of this process share it."""
    return create_app(Settings("sqlite://", vapid=PUSH_PRIVATE_KEY, link="https://play.example.org"))


class SeededSecrets:
    """Stands for the module `secrets`: as random, and the same for the same seed."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def token_bytes(self, number: int = 32) -> bytes:
        return self.rng.randbytes(number)

    def token_hex(self, number: int = 32) -> str:
        return self.rng.randbytes(number).hex()

    def token_urlsafe(self, number: int = 32) -> str:
        return base64.urlsafe_b64encode(self.rng.randbytes(number)).rstrip(b"=").decode()


class SimulatedWorkers(Workers):
    """Bots think at once, and answer after a drawn time. Sometimes a worker dies."""

    def __init__(self, loop: VirtualLoop, rng: random.Random, rates: dict[str, float]) -> None:
        self.loop = loop
        self.rng = rng
        self.rates = rates

    def start(self, work: Callable[[Any], Any], job: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        answer.set_running_or_notify_cancel()
        if self.rng.random() < self.rates.get("worker", 0.0):
            self.loop.call_later(self.rng.random(), answer.set_exception, WorkersError("worker-died"))
        else:
            self.loop.call_later(self.rng.expovariate(5.0), answer.set_result, work(job))
        return answer


class SimulatedDelivery(Delivery):
    """Mail servers, webhooks and push services: what they were given, and how often they fail."""

    def __init__(self, machine: Machine, *args: Any) -> None:
        super().__init__(*args)
        self.machine = machine

    def send(self, kind: str, address: str, message: Message) -> None:
        machine = self.machine
        machine.threads.pause(machine.rng.expovariate(4.0))
        if machine.rng.random() < machine.rates.get("delivery", 0.0):
            raise DeliveryError("simulated")
        machine.on_notice(message.turn if isinstance(message, MessageOfTurn) else 0, address, message)


class SimulatedProcess:
    """Stands for the process that works on strangers' data: its jobs run in a simulated thread."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    async def run(self, work: Callable[[Any], Any], job: Any) -> Any:
        return await self.machine.threads.run(work, job)

    def close(self) -> None:
        pass


class Machine:
    """One computer with one disk, on which one server process runs at a time."""

    def __init__(self, loop: VirtualLoop, seed: str, disk: SimulatedDisk, note: Callable[[str], None]) -> None:
        self.loop = loop
        self.rng = random.Random(f"{seed} machine")
        self.disk = disk
        self.note = note
        self.time = SimulatedTime(loop)
        self.secrets = SeededSecrets(random.Random(f"{seed} secrets"))
        self.rates: dict[str, float] = {}
        self.number = 0
        """How many server processes have been started."""
        self.up = False
        self.tasks: dict[int, list[asyncio.Task[Any]]] = {}
        self.stopping: asyncio.Event | None = None
        self.threads = SimulatedThreads(loop, self.rng, self.lose_power)
        self.on_start: Callable[[], None] = lambda: None
        """Called before a new process does anything."""
        self.on_crash: Callable[[], None] = lambda: None
        self.on_stop: Callable[[], None] = lambda: None
        self.on_notice: Callable[[int, str, Message], None] = lambda turn, address, message: None
        loop.set_task_factory(self._new_task)
        loop.run_thread = self._run_thread

    def _new_task(self, loop: Any, coroutine: Any, **more: Any) -> asyncio.Task[Any]:
        """Remember which process a task belongs to: it dies with that process."""
        task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **more)
        context = more.get("context")
        number = process_number.get() if context is None else context.get(process_number, 0)
        if number:
            tasks = self.tasks.setdefault(number, [])
            tasks.append(task)
            if len(tasks) > 200:
                tasks[:] = [each for each in tasks if not each.done()]
        return task

    def _run_thread(self, call: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        if process_number.get() != self.number:  # a task of a dead server that still unwinds
            return self.loop.create_future()
        return self.threads.run(call, *args)

    # --- starting and stopping ------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start a server process, and wait until it serves."""
        self.number += 1
        self.threads = SimulatedThreads(self.loop, self.rng, self.lose_power)
        self.disk.threads = self.threads
        self.stopping, started = asyncio.Event(), self.loop.create_future()
        self._forget_limits()
        self.on_start()
        context = contextvars.copy_context()
        context.run(process_number.set, self.number)
        self.loop.create_task(self._serve(self.stopping, started), context=context, name="server")
        await started
        self.up = True
        self.note(f"server {self.number} serves")

    async def _serve(self, stopping: asyncio.Event, started: asyncio.Future[None]) -> None:
        try:
            async with the_app().lifespan():
                started.set_result(None)
                await stopping.wait()
        except Exception as problem:
            if not started.done():
                started.set_exception(problem)
            else:
                raise
        finally:
            stopping.set()

    def _forget_limits(self) -> None:
        """A new process has counted nothing yet."""
        limiter: RateLimiter = the_app().state.rate_limiter
        limiter.__init__(limiter.limits, limiter.origins, limiter.proxies)  # type: ignore[misc]

    async def stop(self) -> None:
        """Stop the server in good order, as an operator does."""
        assert self.stopping is not None
        tasks = [task for task in self.tasks.get(self.number, []) if task.get_name() == "server"]
        self.note(f"server {self.number} stops")
        self.up = False
        self.stopping.set()
        await asyncio.wait(tasks)
        if not self.threads.dead:
            self._kill()
            self.disk.close_all()
            self.on_stop()

    def lose_power(self) -> None:
        """The process dies at once. What the disk holds now is all that is left."""
        self.note(f"server {self.number} dies")
        self.up = False
        self.threads.dead = True
        self.disk.lose_power(self.threads.kill)
        self._kill()

    def _kill(self) -> None:
        self.threads.kill()
        for task in self.tasks.pop(self.number, []):
            task.cancel()
        self.on_crash()

    # --- what the server's modules use instead of the system's ------------------------------------------------------

    @contextlib.contextmanager
    def in_place(self) -> Iterator[None]:
        """Put the simulated clock, luck, threads, disk, bots' workers and delivery in the place of the real ones."""
        with contextlib.ExitStack() as stack:
            for module in _server_modules():
                if getattr(module, "time", None) is sys.modules["time"]:
                    stack.enter_context(mock.patch.object(module, "time", self.time))
                if getattr(module, "secrets", None) is sys.modules["secrets"]:
                    stack.enter_context(mock.patch.object(module, "secrets", self.secrets))
            for target, name, replacement in (
                (group_commit, "threading", SimpleNamespace(Thread=self._thread)),
                (group_commit, "queue", SimpleNamespace(SimpleQueue=self._queue, Empty=queue.Empty)),
                (sqlite, "CONNECT_ARGS", self.disk.connect_args()),
                (edition_trial, "LimitedProcess", partial(SimulatedProcess, self)),
                (app_module, "Store", lambda url: Store(f"sqlite:///{self.disk.path}")),
                (app_module, "Thinkers", self._thinkers),
                (app_module, "Delivery", partial(SimulatedDelivery, self)),
                (TurnNotices, "_send", _send_with_turn),
                (TurnNotices, "message", _message_with_turn),
            ):
                stack.enter_context(mock.patch.object(target, name, replacement))
            yield

    def _thread(self, target: Callable[[], None], name: str, daemon: bool) -> SimulatedThread:
        return SimulatedThread(self.threads, target)

    def _queue(self) -> SimulatedQueue:
        return SimulatedQueue(self.threads, queue.Empty)

    def _thinkers(self, workers: int, ray: str | None, engines: Engines) -> Thinkers:
        thinkers = Thinkers(workers, ray, engines)
        thinkers.local = SimulatedWorkers(self.loop, self.rng, self.rates)
        return thinkers


@cache
def _server_modules() -> tuple[ModuleType, ...]:
    return tuple(module for name, module in sorted(sys.modules.items()) if name.startswith("marula.server"))
