"""The ladder's meetings: who plays whom, what came of it, and the file that keeps it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice, pairwise
from pathlib import Path

import msgspec

from marula.core.game import Game
from marula.core.setup import Setup
from marula.lab import arena
from marula.lab.arena import Tournament
from marula.lab.line_ups import LineUps
from tools.strength import results as files

SEED = "ladder"


class Contestant(msgspec.Struct, frozen=True):
    """A level of one version."""

    level: str
    version: str

    def __str__(self) -> str:
        return f"{self.level}@{self.version}"


class Meeting(msgspec.Struct, frozen=True):
    """Bots that play some matches at one table."""

    game: str
    players: int
    bots: tuple[Contestant, ...]
    today: str
    """The version that plays; bots of other versions are engines."""
    matches: int

    @property
    def key(self) -> str:
        return f"{self.game} {self.players} {' '.join(map(str, self.bots))}"


class Played(msgspec.Struct, frozen=True):
    """What came of a meeting: for each match the rank of each bot, in the bots' order; 1 is best."""

    game: str
    players: int
    bots: tuple[str, ...]
    ranks: tuple[str, ...]
    core_seconds: float = 0.0


class Record(msgspec.Struct):
    """All meetings by their key."""

    meetings: dict[str, Played] = {}


def read(file: Path) -> Record:
    """What is known so far; nothing where there is no file."""
    return msgspec.json.decode(file.read_bytes(), type=Record) if file.exists() else Record()


def write(file: Path, record: Record) -> None:
    """All or nothing: who interrupts us finds the file as it was."""
    files.write(file, record)


def meetings(game: Game, today: str, older: list[str], levels: list[str], matches: int) -> list[Meeting]:
    """Each level against the one below and against itself in older versions; and all at the largest table."""
    bots = [Contestant(level, today) for level in levels]
    pairs = [(stronger, weaker) for weaker, stronger in pairwise(bots)]
    others = [Contestant(level, version) for version in older if version != today for level in levels]
    pairs += [(Contestant(old.level, today), old) for old in others]
    players = max(2, game.fewest)
    found = [table(game, players, tuple(islice(cycle(pair), players)), today, matches) for pair in pairs]
    if game.most > players:
        everyone = tuple(islice(cycle([*bots, *others]), game.most))
        found.append(table(game, game.most, everyone, today, matches))
    return found


def table(game: Game, players: int, bots: tuple[Contestant, ...], today: str, matches: int) -> Meeting:
    """A meeting of whole deals."""
    size = LineUps(tuple(map(str, bots)), players, SEED).size
    return Meeting(game.name, players, bots, today, max(1, round(matches / size)) * size)


def play(game: Game, meeting: Meeting, engine: Callable[[Contestant], str]) -> Played:
    """Play a meeting. `engine` tells how a bot of another version is seated."""
    names = tuple(files.timed(bot.level) if bot.version == meeting.today else engine(bot) for bot in meeting.bots)
    board = game.board(Setup(game.name, meeting.players))
    tournament = Tournament(game, board.setup, board.edition, names, meeting.matches, SEED)
    rows = arena.run(tournament)
    ranks: dict[int, list[int]] = {}
    for row in rows:
        ranks.setdefault(row.match, [0] * len(names))[row.bot] = row.rank
    return Played(
        meeting.game,
        meeting.players,
        tuple(map(str, meeting.bots)),
        tuple("".join(map(str, ranks[match])) for match in sorted(ranks)),
        round(sum(row.core_seconds for row in rows), 1),
    )
