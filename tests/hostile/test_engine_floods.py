"""Engines that misbehave: what they write must not fill the memory, and nobody waits for those that do nothing."""

import asyncio
import sys
import threading

from marula.bots.engine_process import MAX_UNREAD, EngineError, EngineProcess
from marula.core.chance import Seeded
from marula.core.envelope import envelope
from marula.core.event import Action
from marula.core.match import Match
from marula.core.setup import Setup
from marula.server.runtime.engines import EngineConfig, Engines
from marula.server.runtime.thinkers import BotRequest, Thinkers, bot_request
from tests.server.common import GAME
from tests.waiting import until

LINES = 3000
FLOODING = f"""
import sys
sys.stdin.readline()
print('{{"message": "hello", "protocol": 1}}', flush=True)
for _ in range({LINES}):
    print('{{"message": "ready"}}' + " " * 1000)
sys.stdout.flush()
sys.stdin.read()
"""


def test_lines_that_nobody_asked_for_are_not_kept_without_end() -> None:
    engine = EngineProcess((sys.executable, "-I", "-c", FLOODING))
    try:
        until(lambda: engine.process.poll() is not None or engine.lines.qsize() >= LINES)
        assert engine.lines.qsize() <= MAX_UNREAD + 2
    finally:
        engine.close()


DEAF = """
import sys, time
sys.stdin.readline()
print('{"message": "hello", "protocol": 1}', flush=True)
time.sleep(600)
"""


def test_an_engine_that_stops_reading_blocks_no_thread() -> None:
    """A pipe holds 64 KB. Whoever wrote more to an engine that slept waited for ever, and its thread was lost."""
    engine = EngineProcess((sys.executable, "-I", "-c", DEAF))
    outcome: list[BaseException] = []

    def ask() -> None:
        try:
            engine.ask_line(b"x" * 1_000_000, 0.2)
        except EngineError as problem:
            outcome.append(problem)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    try:
        asking.join(20)
        assert not asking.is_alive()
        assert [problem.key for problem in outcome if isinstance(problem, EngineError)] == ["engine-silent"]
        assert engine.process.poll() is not None, "it is ended"
    finally:
        engine.close()


def test_a_long_question_is_read_in_parts() -> None:
    echo = 'import sys\nfor line in sys.stdin: print(\'{"message": "hello", "protocol": 1}\', flush=True)'
    engine = EngineProcess((sys.executable, "-I", "-c", echo))
    try:
        engine.ask_line(b"x" * 1_000_000, 20)
    finally:
        engine.close()


class SilentEngines(Engines):
    """Asked, they say nothing until they are let go."""

    def __init__(self) -> None:
        super().__init__((EngineConfig("silent", ("true",)),))
        self.asked, self.let_go = asyncio.Event(), asyncio.Event()

    async def choose(self, name: str, *_: object) -> Action:
        self.asked.set()
        await self.let_go.wait()
        raise EngineError("engine-silent")


def _request(level: str) -> BotRequest:
    board = GAME.board(Setup(GAME.name, GAME.fewest), GAME.edition("default"))
    match = Match.dealt(GAME, board, Seeded("any"))
    seat = GAME.waiting_on(match.state)[0]
    return bot_request(envelope(match, seat, 0), GAME, level, "any", None)


def test_nobody_elses_bot_waits_for_an_engine() -> None:
    """With one process for bots, all of them stood still for as long as an engine got ready: 30 seconds and more."""

    async def story() -> None:
        engines = SilentEngines()
        thinkers = Thinkers(1, None, engines)
        board = GAME.board(Setup(GAME.name, GAME.fewest), GAME.edition("default"))
        try:
            theirs = asyncio.create_task(thinkers.choose(_request("silent"), board))
            await engines.asked.wait()
            async with asyncio.timeout(60):
                await thinkers.choose(_request("random"), board)
            assert not theirs.done()
            engines.let_go.set()
            async with asyncio.timeout(60):
                await theirs  # one of ours has decided in its place
        finally:
            thinkers.close()

    asyncio.run(story())
