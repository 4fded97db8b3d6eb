"""Study: how an edition plays. Fair seats, what each card, route or place is worth, length, luck and skill."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec

from marula.analysis.luck import luck_report
from marula.bots import Budget
from marula.bots.levels import bot_factory
from marula.core.chance import Seeded
from marula.core.edition import Edition
from marula.core.envelope import envelope
from marula.core.event import Action
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.core.notation import field_tables, snake
from marula.core.score import ScoreLine
from marula.core.setup import Setup
from marula.lab import arena, stats
from marula.lab.match_plan import Batch, batches
from marula.lab.results import results
from marula.lab.reward import win_shares
from marula.workers.workers import Workers

BATCH = 10
"""Matches that a worker plays before it reports."""
LUCK_SAMPLES = 6
"""How often the luck of a decision is drawn anew, to tell what was expected."""
LEVELS = ("random", "casual", "steady")
"""The levels. Each is measured against the one below, which shows how much skill decides."""
MOST_FOR_SKILL = 200
"""The most matches that are played to measure one level."""
DEAL = "deal"
"""The source of luck that comes before the first decision."""


class StudyPlan(msgspec.Struct, frozen=True):
    """One table size of one edition, and who plays."""

    game: Game
    setup: Setup
    edition: Edition
    bot: str
    matches: int
    luck_matches: int
    """In how many of the matches luck is measured."""
    seed: str


class PlayedMatch(msgspec.Struct, frozen=True):
    """What is kept of one match."""

    wins: tuple[float, ...]
    points: tuple[int, ...]
    decisions: int
    taken: tuple[tuple[str, ...], ...]
    """For each seat: the things that its choices and its score sheet named, as `table entry`."""
    luck: dict[str, tuple[float, ...]] | None = None
    """For each source of luck: what it was worth to each seat."""


class SeatStudy(msgspec.Struct, frozen=True):
    """One seat over all matches."""

    seat: int
    win_share: float
    low: float
    high: float
    fair: float
    points: float


class ThingStudy(msgspec.Struct, frozen=True):
    """A card, route, place or whatever else choices or the score sheet name.

    `table` is the kind of thing; for things on the score sheet it begins with the line's name and a dot.
    """

    table: str
    name: str
    taken: float
    """In how many of the seats' matches the seat chose it."""
    won_with: float
    """The win share of seats that chose it."""
    won_without: float
    difference: float
    low: float
    high: float
    """The 95 % interval of the difference, match by match."""


class LuckStudy(msgspec.Struct, frozen=True):
    """How much of the results was luck."""

    matches: int
    explained: float
    """The part of the results' variance that goes with luck."""
    sources: dict[str, float]
    """For each source, its part of all luck (sums of squares), the largest first."""


class SkillStudy(msgspec.Struct, frozen=True):
    """A level against the one below, with all other seats of that level too."""

    bot: str
    against: str
    win_share: float
    low: float
    high: float
    fair: float


class SizeStudy(msgspec.Struct, frozen=True):
    """All figures of one table size."""

    players: int
    edition: str
    digest: str
    matches: int
    seats: tuple[SeatStudy, ...]
    decisions: float
    things: tuple[ThingStudy, ...]
    luck: LuckStudy | None
    skill: tuple[SkillStudy, ...] = ()


class Comparison(msgspec.Struct, frozen=True):
    """Another edition on the same deals: the second less the first, with 95 % intervals."""

    players: int
    points: stats.Estimate
    decisions: stats.Estimate
    seats: tuple[stats.Estimate, ...]
    """The seats' shares of the win."""


def play_matches(
    plan: StudyPlan, workers: Workers | None = None, progress: Callable[[int], object] = lambda matches: None
) -> list[PlayedMatch]:
    """All matches of the plan, in their order."""
    jobs = batches(plan, plan.matches, BATCH)
    found: list[PlayedMatch] = []
    for part in (workers or Workers()).run(_play, jobs):
        found += part
        progress(len(part))
    return found


def _play(job: Batch[StudyPlan]) -> list[PlayedMatch]:
    plan = job.plan
    board = plan.game.board(plan.setup, plan.edition)
    return [_play_one(plan, board, number) for number in job.numbers()]


def _play_one(plan: StudyPlan, board: Board, number: int) -> PlayedMatch:
    game = plan.game
    match = Match.dealt(game, board, Seeded(f"{plan.seed} deal {number}"))
    factory = bot_factory(plan.bot, game)
    bots = [factory(game, f"{plan.seed} match {number} seat {seat}") for seat in range(int(board.seats))]
    while waiting := game.waiting_on(match.state):
        match.play(waiting[0], bots[waiting[0]].choose(envelope(match, waiting[0]), Budget()).action)
    taken: list[set[str]] = [set() for _ in bots]
    for entry in match.journal[1:]:
        if entry.action is not None:
            taken[entry.seat].update(things_of(entry.action))
    columns = game.score(match.state).columns
    for column in columns:
        for line in column.lines:
            taken[column.seat].update(things_of_line(board, line))
    return PlayedMatch(
        wins=tuple(win_shares(game.standings(match.state))),
        points=tuple(column.total for column in columns),
        decisions=match.version,
        taken=tuple(tuple(sorted(one)) for one in taken),
        luck=_luck(match) if number < plan.luck_matches else None,
    )


def things_of(action: Action) -> list[str]:
    """What a choice names: each field that is an entry of a table, as `table entry`."""
    found = []
    for field, table in field_tables(type(action)).items():
        value = getattr(action, field)
        entries = value if isinstance(value, tuple) else (value,)
        found += [f"{table} {entry}" for entry in entries if isinstance(entry, str) and entry]
    return found


def things_of_line(board: Board, line: ScoreLine) -> list[str]:
    """What a line of the score sheet names, such as a ticket; with the line's own name before it."""
    found = []
    for key, value in line.facts.items():
        entries = value if isinstance(value, tuple) else (value,)
        if key in board.tables and key != "seat":
            found += [f"{line.what}.{key} {entry}" for entry in entries if isinstance(entry, str) and entry]
    return found


def _luck(match: Match) -> dict[str, tuple[float, ...]]:
    """For each source, what luck was worth to each seat: the deal, and each kind of choice that luck answers."""
    found: dict[str, list[float]] = defaultdict(lambda: [0.0] * match.setup.seats)
    for one in luck_report(match, LUCK_SAMPLES).luck:
        action = match.journal[one.number].action
        source = DEAL if action is None else snake(type(action).__name__)
        for seat, worth in enumerate(one.worth):
            found[source][seat] += worth
    return {source: tuple(worths) for source, worths in found.items()}


def summarise(plan: StudyPlan, played: Sequence[PlayedMatch], levels: tuple[SkillStudy, ...] = ()) -> SizeStudy:
    """The figures of one table size."""
    seats = plan.setup.seats
    return SizeStudy(
        players=seats,
        edition=plan.edition.name,
        digest=plan.edition.digest,
        matches=len(played),
        seats=tuple(_seat(seat, seats, played) for seat in range(seats)),
        decisions=sum(match.decisions for match in played) / len(played),
        things=_things(played),
        luck=_luck_study([match for match in played if match.luck is not None]),
        skill=levels,
    )


def _seat(seat: int, seats: int, played: Sequence[PlayedMatch]) -> SeatStudy:
    wins = stats.share([match.wins[seat] for match in played])
    points = sum(match.points[seat] for match in played) / len(played)
    return SeatStudy(seat, wins.mean, wins.low, wins.high, 1 / seats, points)


def _things(played: Sequence[PlayedMatch]) -> tuple[ThingStudy, ...]:
    """Everything that choices named in some matches and not in others, the strongest first."""
    every = sorted({thing for match in played for seat in match.taken for thing in seat})
    found = []
    for thing in every:
        rows = [(thing in taken, win) for match in played for taken, win in zip(match.taken, match.wins, strict=True)]
        with_it = [win for took, win in rows if took]
        without = [win for took, win in rows if not took]
        if not with_it or not without:
            continue
        difference = _difference(with_it, without)
        table, _, name = thing.partition(" ")
        found.append(
            ThingStudy(
                table,
                name,
                len(with_it) / len(rows),
                sum(with_it) / len(with_it),
                sum(without) / len(without),
                difference.mean,
                difference.low,
                difference.high,
            )
        )
    return tuple(sorted(found, key=lambda one: -one.difference))


def _difference(one: list[float], other: list[float]) -> stats.Estimate:
    """How far two means lie apart."""
    first, second = stats.mean(one), stats.mean(other)
    reach = ((first.high - first.mean) ** 2 + (second.high - second.mean) ** 2) ** 0.5
    apart = first.mean - second.mean
    return stats.Estimate(apart, apart - reach, apart + reach)


def _luck_study(played: Sequence[PlayedMatch]) -> LuckStudy | None:
    """What part of the results' variance goes with luck: the squared correlation of the two."""
    if len(played) < 3:
        return None
    luck: list[float] = []
    wins: list[float] = []
    squares: dict[str, float] = defaultdict(float)
    for match in played:
        assert match.luck is not None
        for seat, win in enumerate(match.wins):
            luck.append(sum(worths[seat] for worths in match.luck.values()))
            wins.append(win)
        for source, worths in match.luck.items():
            squares[source] += sum(worth**2 for worth in worths)
    whole = sum(squares.values()) or 1.0
    order = sorted(squares, key=lambda source: -squares[source])
    return LuckStudy(len(played), _correlation(luck, wins) ** 2, {one: squares[one] / whole for one in order})


def _correlation(one: list[float], other: list[float]) -> float:
    first, second = sum(one) / len(one), sum(other) / len(other)
    together = sum((a - first) * (b - second) for a, b in zip(one, other, strict=True))
    spread = sum((a - first) ** 2 for a in one) * sum((b - second) ** 2 for b in other)
    return together / spread**0.5 if spread > 0 else 0.0


def skill(plan: StudyPlan, workers: Workers | None = None) -> tuple[SkillStudy, ...]:
    """Each level among players of the level below."""
    found = []
    seats = plan.setup.seats
    matches = min(plan.matches, MOST_FOR_SKILL)
    for below, bot in pairwise(LEVELS):
        bots = (bot, *(below,) * (seats - 1))
        tournament = arena.Tournament(plan.game, plan.setup, plan.edition, bots, matches, f"{plan.seed} {bot}")
        one = results(tournament, arena.run(tournament, workers or Workers()), 0.0).bots[0]
        found.append(SkillStudy(bot, below, one.win_share, one.low, one.high, 1 / seats))
    return tuple(found)


def compare(first: Sequence[PlayedMatch], second: Sequence[PlayedMatch]) -> Comparison:
    """Two editions on the same deals, match by match."""
    pairs = list(zip(first, second, strict=True))
    seats = len(first[0].wins)
    return Comparison(
        players=seats,
        points=stats.mean([(sum(two.points) - sum(one.points)) / seats for one, two in pairs]),
        decisions=stats.mean([float(two.decisions - one.decisions) for one, two in pairs]),
        seats=tuple(stats.mean([two.wins[seat] - one.wins[seat] for one, two in pairs]) for seat in range(seats)),
    )
