"""Arena: tournaments of bots on paired deals with permuted seats, so that luck cancels."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence

import msgspec

from marula.bots import Bot, Budget
from marula.bots.engine_bot import EngineBot
from marula.bots.engine_process import EngineError
from marula.bots.instinct_cache import instinct_of
from marula.bots.levels import EXEC, bot_factory
from marula.core.chance import Seeded
from marula.core.envelope import envelope
from marula.core.errors import MarulaError, RefusedError
from marula.core.event import Action
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.core.refusal import Refusal, Unknown
from marula.core.score import Column
from marula.lab.line_ups import LineUp, LineUps
from marula.lab.luck_adjustment import LuckMeter
from marula.lab.match_plan import Batch, MatchPlan, batches
from marula.lab.reward import win_shares
from marula.lab.sequential_test import SequentialTest
from marula.workers.workers import Workers

JOBS = 200
"""About how many batches a tournament is cut into: enough for a lively progress bar."""
MAX_FAILURES = 3
"""An engine that failed so often in a match is not asked again in it."""


class Tournament(MatchPlan, frozen=True):
    """Bots against each other on paired deals."""

    adjust_luck: bool = False
    """Measure what each seat gained by luck."""
    until: float | None = None
    """Stop when it is clear whether the first bot's share is above or below this one."""
    forfeit: bool = False
    """An engine that fails forfeits its decision; without this the tournament ends there."""

    def line_ups(self) -> LineUps:
        return LineUps(self.bots, self.setup.seats, self.seed)


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
    """The win share: 1, divided among the winners."""
    margin: int
    """Points ahead of the best seat of another bot; negative is behind."""
    decisions: int
    asked: int
    """Decisions that the bot was asked for: those with more than one option."""
    seconds: float
    """CPU seconds that the bot took in all; for an engine, seconds by the clock."""
    out: bool = False
    """Is the seat out, whatever its score?"""
    lines: tuple[int, ...] = ()
    """The points of each kind of line on the score sheet, in the order of the game's `lines`."""
    luck: float = 0.0
    """What the seat gained by luck, in win chance, where that is measured."""
    forfeits: int = 0
    """Decisions that an engine did not make: the first option was taken."""
    core_seconds: float = 0.0
    """The seat's part of the CPU seconds of the whole match, with everything that it took."""


class BotError(MarulaError):
    """A bot chose an action that is not legal."""


def check(game: Game, bots: Sequence[str], seats: int) -> None:
    """RefusedError where the game has no such bot or there are too many; EngineError where an engine does not start."""
    for name in bots:
        factory = bot_factory(name, game)
        if name.startswith(EXEC) and isinstance(bot := factory(game, ""), EngineBot):
            bot.start(0)
            bot.close()
    if not 1 <= len(bots) <= seats:
        allowed = tuple(str(number) for number in range(1, seats + 1))
        raise RefusedError(Unknown("number_of_bots", str(len(bots)), allowed))


def play(job: Batch[Tournament]) -> list[SeatResult]:
    """Play some matches. Match k of a tournament is the same in every job and on every machine."""
    tournament = job.plan
    board = tournament.game.board(tournament.setup, tournament.edition)
    rows = tournament.line_ups()
    found: list[SeatResult] = []
    for number in job.numbers():
        found += play_match(tournament, board, number, *rows.of_match(number))
    return found


def play_match(tournament: Tournament, board: Board, number: int, deal: int, line_up: LineUp) -> Iterator[SeatResult]:
    """One match: the luck is the deal's, whoever sits where."""
    began = time.process_time()
    game = tournament.game
    match = Match.dealt(game, board, Seeded(f"{tournament.seed} deal {deal}"))
    meter = luck_meter(tournament, match, number)
    players = []
    for seat, place in enumerate(line_up):
        bot = bot_factory(tournament.bots[place], game)(game, f"{tournament.seed} match {number} seat {seat}")
        players.append(SeatedBot(match, seat, bot, tournament.budget, tournament.bots[place], tournament.forfeit))
    try:
        play_to_the_end(match, players, meter)
    finally:
        for player in players:
            player.bot.close()
    standings = game.standings(match.state)
    columns = game.score(match.state).columns
    scores = [column.total for column in columns]
    wins = win_shares(standings)
    core_seconds = (time.process_time() - began) / len(line_up)
    for seat, place in enumerate(line_up):
        others = [score for score, other in zip(scores, line_up) if other != place] or [scores[seat]]
        yield SeatResult(
            match=number,
            deal=deal,
            seat=seat,
            bot=place,
            score=scores[seat],
            rank=1 + sum(other > standings[seat] for other in standings),
            win=wins[seat],
            margin=scores[seat] - max(others),
            decisions=players[seat].decisions,
            asked=players[seat].asked,
            seconds=players[seat].seconds,
            out=columns[seat].out,
            lines=points_by_line(game, columns[seat]),
            luck=meter.gains[seat] if meter is not None else 0.0,
            forfeits=players[seat].forfeits,
            core_seconds=core_seconds,
        )


def luck_meter(tournament: Tournament, match: Match, number: int) -> LuckMeter | None:
    """Measures the luck of one match, the deal's included; None where nobody asks for it."""
    if not tournament.adjust_luck:
        return None
    instinct = instinct_of(match.game, match.board)
    meter = LuckMeter(match.game, instinct, f"{tournament.seed} luck {number}")
    meter.deal(match.board, match.state)
    return meter


def play_to_the_end(match: Match, players: list[SeatedBot], meter: LuckMeter | None) -> None:
    """Let the bots play a match to its end."""
    game = match.game
    waiting = game.waiting_on(match.state)
    while waiting:
        seat, before = waiting[0], match.state
        players[seat].decide()
        entry = match.journal[-1]
        if meter is not None and entry.luck and entry.action is not None:
            meter.decision(before, seat, match.board.code_of[entry.action], match.state)
        waiting = game.waiting_on(match.state)


def points_by_line(game: Game, column: Column) -> tuple[int, ...]:
    """The points of each kind of line on the score sheet."""
    points = dict.fromkeys(game.lines, 0)
    for line in column.lines:
        points[line.what] += line.points
    return tuple(points.values())


class SeatedBot:
    """A bot at its seat: asks it for decisions, and counts them and its CPU time."""

    def __init__(
        self, match: Match, seat: int, bot: Bot, budget: Budget, name: str = "", forfeit: bool = False
    ) -> None:
        self.match = match
        self.seat = seat
        self.bot = bot
        self.budget = budget
        self.name = name
        self.forfeit = forfeit
        # What another process uses of a core is not known here: for an engine the clock counts.
        self.clock = time.perf_counter if isinstance(bot, EngineBot) else time.process_time
        self.seen_entries = 0
        self.decisions = 0
        self.asked = 0
        self.forfeits = 0
        self.seconds = 0.0

    def decide(self) -> None:
        """One decision; a single option is taken without asking."""
        match = self.match
        options = match.game.options(match.state, self.seat)
        action = options[0]
        self.decisions += 1
        if len(options) > 1:
            action = self.ask(action)
        outcome = match.play(self.seat, action)
        if isinstance(outcome, Refusal):
            raise BotError("bad-bot", bot=self.name, action=str(action)) from RefusedError(outcome)

    def ask(self, first: Action) -> Action:
        """The bot's choice. An engine that fails may forfeit the decision: then the first option counts."""
        self.asked += 1
        if self.forfeits >= MAX_FAILURES:
            self.forfeits += 1
            return first
        sees = envelope(self.match, self.seat, self.seen_entries)
        self.seen_entries = len(self.match.journal)
        began = self.clock()
        try:
            return self.bot.choose(sees, self.budget).action
        except EngineError:
            if not self.forfeit:
                raise
            self.forfeits += 1
            return first
        finally:
            self.seconds += self.clock() - began


def run(
    tournament: Tournament,
    workers: Workers | None = None,
    progress: Callable[[int], object] = lambda matches: None,
) -> list[SeatResult]:
    """The whole tournament, match by match and seat by seat; the same with any number of workers."""
    check(tournament.game, tournament.bots, tournament.setup.seats)
    size = max(1, tournament.matches // JOBS)
    jobs = batches(tournament, tournament.matches, size)
    found: list[SeatResult] = []
    stop = EarlyStop(tournament)
    for batch in (workers or Workers()).run(play, jobs):
        found += batch
        progress(len(batch) // tournament.setup.seats)
        if stop.clear(found):
            break
    return stop.counted(found)


class EarlyStop:
    """Stops a tournament when the answer is clear. It looks at deals in their order, so workers change nothing."""

    def __init__(self, tournament: Tournament) -> None:
        self.test = None if tournament.until is None else SequentialTest(tournament.until)
        self.matches = tournament.line_ups().size
        self.rows = self.matches * tournament.setup.seats
        """How many rows a whole deal has."""
        self.next = 0
        self.deal: int | None = None
        """The deal after which it was clear."""

    def clear(self, found: list[SeatResult]) -> bool:
        """Is the answer clear? Looks at the deals whose matches are all played."""
        if self.test is None:
            return False
        while self.deal is None and len(found) >= (self.next + 1) * self.rows:
            deal = found[self.next * self.rows : (self.next + 1) * self.rows]
            if self.test.add(sum(row.win for row in deal if row.bot == 0) / self.matches) != "open":
                self.deal = self.next
            self.next += 1
        return self.deal is not None

    def counted(self, found: list[SeatResult]) -> list[SeatResult]:
        """The rows that count: of a tournament that may stop early, whole deals only."""
        return [row for row in found if row.deal < self.next] if self.next else found


def checksum(tournament: Tournament, seated: list[SeatResult]) -> str:
    """A hash of all results, without the time that the bots took."""
    check = hashlib.sha256(f"{tournament.setup} {tournament.edition.digest} {tournament.seed}".encode())
    for row in seated:
        check.update(f"{row.match} {row.seat} {row.bot} {row.score} {row.rank} {row.decisions}\n".encode())
    return check.hexdigest()[:16]
