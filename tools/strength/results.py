"""Results: what has been played so far, kept in a file after every few deals, so that one may go on later."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from marula.bots.search_settings import THINKING_SECONDS
from marula.core.game import Game
from marula.core.setup import Setup
from marula.lab import arena, stats
from marula.lab.match_plan import batches
from marula.workers.workers import Workers
from tools.strength.pairings import Pairing

SEED = "strength"


class Played(msgspec.Struct):
    """The deals of one pairing that are played: for each, the part of the wins that the measured bot took."""

    shares: list[float] = []
    matches: int = 0
    asked: int = 0
    """The measured bot's decisions with more than one option."""
    seconds: float = 0.0
    """What it thought about them, all in all."""
    slowest: float = 0.0
    """The longest mean time a decision in one match: how much a bot that may think for a time keeps to it."""
    code: list[str] = []
    """The commits it was played with."""
    core_seconds: float = 0.0
    """CPU seconds of everything: all bots, and the rules. Rows of before this was counted have 0."""

    def add(self, rows: list[arena.SeatResult]) -> None:
        """Whole deals, in their order."""
        for deal in sorted({row.deal for row in rows}):
            of_deal = [row for row in rows if row.deal == deal]
            number = len({row.match for row in of_deal})
            self.shares.append(sum(row.win for row in of_deal if row.bot == 0) / number)
            self.matches += number
        self.core_seconds += sum(row.core_seconds for row in rows)
        for row in rows:
            if row.bot == 0 and row.asked:
                self.asked += row.asked
                self.seconds += row.seconds
                self.slowest = max(self.slowest, row.seconds / row.asked)

    @property
    def estimate(self) -> stats.Estimate:
        return stats.share(self.shares)


class Results(msgspec.Struct):
    """All pairings by their key, and on what they were played."""

    machine: str = ""
    played: dict[str, Played] = {}


def read(file: Path) -> Results:
    """What is known so far; nothing where there is no file."""
    return msgspec.json.decode(file.read_bytes(), type=Results) if file.exists() else Results()


def write(file: Path, results: msgspec.Struct) -> None:
    """All or nothing: who interrupts us finds the file as it was."""
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
    os.replace(new, file)


def timed(bot: str) -> str:
    """A bot that searches counts its process's own time, so that what else the machine does makes none weaker."""
    return f"{bot}+cpu_time=1" if bot.partition("+")[0] in THINKING_SECONDS else bot


def commit() -> list[str]:
    """The commit that is checked out, with a + where files differ from it; nothing where git cannot tell."""
    command = ["git", "describe", "--always", "--dirty=+"]
    try:
        answer = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return []
    return answer.stdout.split()


def play(
    game: Game,
    pairing: Pairing,
    played: Played,
    workers: Workers,
    until: float,
    kept: Callable[[], None],
) -> bool:
    """Play what is missing, a few deals at a time; False where the time ran out first."""
    board = game.board(Setup(game.name, pairing.players))
    bots = tuple(timed(bot) for bot in pairing.bots)
    tournament = arena.Tournament(game, board.setup, board.edition, bots, pairing.matches, SEED)
    rows = tournament.line_ups().size
    size = rows * max(1, pairing.matches // rows // 50)
    jobs = batches(tournament, pairing.matches, size, played.matches)
    code = commit() if jobs else []
    for found in workers.run(arena.play, jobs):
        played.add(found)
        played.code = [*played.code, *(new for new in code if new not in played.code)]
        kept()
        if time.monotonic() > until:
            return played.matches >= pairing.matches
    return True
