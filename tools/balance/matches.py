"""Matches in which the same bot sits on every seat. All that a result depends on is in the job."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from marula.bots import Budget
from marula.bots.levels import bot_factory
from marula.core.chance import Seeded
from marula.core.edition import Edition, from_data
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.core.score import Column
from marula.core.setup import Setup
from marula.lab.arena import SeatedBot
from marula.lab.match_plan import Batch, batches
from marula.lab.reward import win_shares
from marula.workers.workers import Workers

BATCH = 20
"""Matches a worker plays before it reports."""


class Study(msgspec.Struct, frozen=True):
    """What is measured: a table size of an edition, and who plays."""

    game: Game
    edition: Edition
    players: int
    bot: str
    matches: int
    seed: str
    rotated: str = ""
    """A table of the edition whose rows belong to the seats, such as start places; empty for the edition as it is."""


class Result(msgspec.Struct, frozen=True):
    """One match, seat by seat."""

    turn: int
    """By how many rows the table was rotated: seat s has row (s + turn) of the edition."""
    wins: tuple[float, ...]
    """1, shared among the winners."""
    points: tuple[int, ...]
    lines: tuple[dict[str, tuple[int, int]], ...]
    """By line of the score sheet: how many of it, and points for them."""


def rotate(edition: Edition, table: str, seats: int, turn: int) -> Edition:
    """The edition with the rows of the seats in play moved up by `turn` places."""
    if turn == 0:
        return edition
    rows = edition.data[table]
    played = rows[:seats]
    return from_data({**edition.data, table: played[turn:] + played[:turn] + rows[seats:]}, edition.name)


def play(job: Batch[Study]) -> list[Result]:
    """Match k of a study is the same in every batch and on every machine."""
    study = job.plan
    turns = study.players if study.rotated else 1
    boards = [
        study.game.board(
            Setup(study.game.name, study.players, study.edition.name),
            rotate(study.edition, study.rotated, study.players, turn),
        )
        for turn in range(turns)
    ]
    return [_play_match(study, boards[number % turns], number // turns, number % turns) for number in job.numbers()]


def _play_match(study: Study, board: Board, deal: int, turn: int) -> Result:
    """One match. Rotations of a deal share its luck, and so do editions."""
    game = study.game
    factory = bot_factory(study.bot, game)
    match = Match.dealt(game, board, Seeded(f"{study.seed} deal {deal}"))
    players = [
        SeatedBot(match, seat, factory(game, f"{study.seed} deal {deal} turn {turn} seat {seat}"), Budget(), study.bot)
        for seat in range(study.players)
    ]
    while waiting := game.waiting_on(match.state):
        players[waiting[0]].decide()
    columns = game.score(match.state).columns
    return Result(
        turn,
        tuple(win_shares(game.standings(match.state))),
        tuple(column.total for column in columns),
        tuple(_lines(column) for column in columns),
    )


def _lines(column: Column) -> dict[str, tuple[int, int]]:
    """How many and how many points, by what they are for. A line without a number stands for one thing."""
    found: dict[str, tuple[int, int]] = {}
    for line in column.lines:
        fact = line.facts.get("number", 1)
        number, points = found.get(line.what, (0, 0))
        found[line.what] = (number + (fact if isinstance(fact, int) else 1), points + line.points)
    return found


def run(study: Study, workers: Workers) -> Iterator[list[Result]]:
    """All matches of the study, a batch at a time."""
    return workers.run(play, batches(study, study.matches, BATCH))
