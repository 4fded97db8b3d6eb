"""Arena: tournaments of bots on paired deals with rotated seats, so that luck cancels."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence

import msgspec

from marula.bots import Bot, Budget
from marula.bots.levels import bot_factory
from marula.core.chance import Seeded
from marula.core.edition import Edition
from marula.core.envelope import envelope
from marula.core.errors import MarulaError, RefusedError
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.core.refusal import Refusal, Unknown
from marula.core.setup import Setup
from marula.lab.reward import win_shares
from marula.workers.workers import Workers

JOBS = 200
"""About how many batches a tournament is cut into: enough for a lively progress bar."""


class Tournament(msgspec.Struct, frozen=True):
    """Who plays what, and from which seed; everything that the results depend on."""

    game: Game
    setup: Setup
    edition: Edition
    bots: tuple[str, ...]
    matches: int
    seed: str
    budget: Budget = Budget()


class Job(msgspec.Struct, frozen=True):
    """Some matches of a tournament: seeds are sent to workers, not objects."""

    tournament: Tournament
    first: int
    matches: int


class SeatResult(msgspec.Struct, frozen=True):
    """The result of one seat in one match. `bot` is the bot's index in the tournament's list."""

    match: int
    deal: int
    seat: int
    bot: int
    score: int
    rank: int
    """1 is best; equals share."""
    win: float
    """1, shared among the winners."""
    margin: int
    """Points ahead of the best seat of another bot; negative is behind."""
    decisions: int
    asked: int
    """Decisions that the bot was asked for: those with more than one option."""
    seconds: float
    """CPU seconds that the bot took in all."""


class BotError(MarulaError):
    """A bot chose an action that is not legal."""


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who sits where, in every match of a deal: each bot sits equally often, and equally often on each seat."""
    found: dict[tuple[int, ...], None] = {}  # a set that keeps its order
    for start in range(bots):
        row = [(start + seat) % bots for seat in range(seats)]
        for turn in range(seats):
            found[tuple(row[turn:] + row[:turn])] = None
    return list(found)


def check(game: Game, bots: Sequence[str], seats: int) -> None:
    """RefusedError where the game has no such bot or there are more of them than seats."""
    for name in bots:
        bot_factory(name, game)
    if not 1 <= len(bots) <= seats:
        allowed = tuple(str(number) for number in range(1, seats + 1))
        raise RefusedError(Unknown("number_of_bots", str(len(bots)), allowed))


def play(job: Job) -> list[SeatResult]:
    """Play some matches. Match k of a tournament is the same wherever and with whatever others it is played."""
    tournament = job.tournament
    board = tournament.game.board(tournament.setup, tournament.edition)
    rows = line_ups(len(tournament.bots), tournament.setup.seats)
    found: list[SeatResult] = []
    for number in range(job.first, job.first + job.matches):
        deal, row = divmod(number, len(rows))
        found += play_match(tournament, board, number, deal, rows[row])
    return found


def play_match(
    tournament: Tournament, board: Board, number: int, deal: int, line_up: tuple[int, ...]
) -> Iterator[SeatResult]:
    """One match: the luck is the deal's, whoever sits where."""
    game = tournament.game
    bots = [
        bot_factory(tournament.bots[bot], game)(game, f"{tournament.seed} match {number} seat {seat}")
        for seat, bot in enumerate(line_up)
    ]
    match = Match.dealt(game, board, Seeded(f"{tournament.seed} deal {deal}"))
    players = [SeatedBot(match, seat, bot, tournament.budget) for seat, bot in enumerate(bots)]
    waiting = game.waiting_on(match.state)
    while waiting:
        players[waiting[0]].decide(tournament.bots[line_up[waiting[0]]])
        waiting = game.waiting_on(match.state)
    standings = game.standings(match.state)
    scores = [column.total for column in game.score(match.state).columns]
    wins = win_shares(standings)
    for seat, bot in enumerate(line_up):
        others = [score for score, other in zip(scores, line_up) if other != bot] or [scores[seat]]
        yield SeatResult(
            match=number,
            deal=deal,
            seat=seat,
            bot=bot,
            score=scores[seat],
            rank=1 + sum(other > standings[seat] for other in standings),
            win=wins[seat],
            margin=scores[seat] - max(others),
            decisions=players[seat].decisions,
            asked=players[seat].asked,
            seconds=players[seat].seconds,
        )


class SeatedBot:
    """A bot at its seat: asks it for decisions, and counts them and its CPU time."""

    def __init__(self, match: Match, seat: int, bot: Bot, budget: Budget) -> None:
        self.match = match
        self.seat = seat
        self.bot = bot
        self.budget = budget
        self.seen_entries = 0
        self.decisions = 0
        self.asked = 0
        self.seconds = 0.0

    def decide(self, name: str) -> None:
        """One decision; a single option is taken without asking."""
        match = self.match
        options = match.game.options(match.state, self.seat)
        action = options[0]
        self.decisions += 1
        if len(options) > 1:
            sees = envelope(match, self.seat, self.seen_entries)
            self.seen_entries = len(match.journal)
            began = time.process_time()
            action = self.bot.choose(sees, self.budget).action
            self.seconds += time.process_time() - began
            self.asked += 1
        outcome = match.play(self.seat, action)
        if isinstance(outcome, Refusal):
            raise BotError("bad-bot", bot=name, action=str(action)) from RefusedError(outcome)


def run(
    tournament: Tournament,
    workers: Workers | None = None,
    progress: Callable[[int], object] = lambda matches: None,
) -> list[SeatResult]:
    """The whole tournament, match by match and seat by seat; the same whoever does the work."""
    check(tournament.game, tournament.bots, tournament.setup.seats)
    size = max(1, tournament.matches // JOBS)
    jobs = [
        Job(tournament, first, min(size, tournament.matches - first)) for first in range(0, tournament.matches, size)
    ]
    found: list[SeatResult] = []
    for batch in (workers or Workers()).run(play, jobs):
        found += batch
        progress(len(batch) // tournament.setup.seats)
    return found


def checksum(tournament: Tournament, seated: list[SeatResult]) -> str:
    """A hash of all results, without the time that the bots took."""
    check = hashlib.sha256(f"{tournament.setup} {tournament.edition.digest} {tournament.seed}".encode())
    for row in seated:
        check.update(f"{row.match} {row.seat} {row.bot} {row.score} {row.rank} {row.decisions}\n".encode())
    return check.hexdigest()[:16]
