"""Batches of decisions: played by any number of processes, and read into NumPy arrays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from marula.bots.search_settings import REFERENCE_SECONDS, settings
from marula.core.game import UNTRAINED, Board, Game
from marula.core.learned_instinct import LearnedInstinct
from marula.core.policy_network import PolicyNetwork
from marula.core.setup import Setup
from marula.core.value_network import Layer, ValueNetwork
from marula.games import GAMES
from marula.lab.search_teacher import SearchTeacher
from marula.lab.self_play import Recording, SelfPlay
from tools.train.opponents import opponent_for

Numbers = NDArray[np.float32]
Places = NDArray[np.int64]

CHUNK = 50
"""Matches in one job."""


class Search(NamedTuple):
    """How much the teacher searches."""

    part: float
    """The part of the decisions."""
    options: int
    """Options of a decision, at most."""
    worlds: int
    """Imagined worlds, in each of which every option is rolled out."""


class Job(NamedTuple):
    """Which matches to play, and by which networks: everything a worker process needs."""

    game: str
    seats: int
    seed: str
    first: int
    number: int
    temperature: float
    policy: dict[str, Any]
    """The policy network that learns, as data."""
    earlier: list[dict[str, Any]]
    """Earlier selves, as data."""
    value: Sequence[dict[str, Any]] = ()
    """The layers of the value network that learns. Searches judge by it."""
    search: Search | None = None
    """How decisions are searched, so that the policy can learn from that; None if none are."""


class Batch(NamedTuple):
    """Decisions in the order in which they were made, match by match."""

    options: Places
    """How many options each decision had."""
    seats: Places
    """Who decided."""
    chosen: Places
    """The place of the option that was taken."""
    log_chances: Numbers
    """The logarithm of the probability with which it was taken."""
    of_seats: Numbers
    """Decisions × seats × features."""
    of_options: Numbers
    """All options of all decisions × features."""
    weights: Numbers
    """What the untrained instinct gives each option."""
    judged: Numbers
    """The chance to win with each option, by a search; negative where there was none."""
    outcomes: Numbers
    """Decisions × (seats + 1): each seat's share of the win, and last whether nobody won."""
    first: NDArray[np.bool_]
    """Whether a match begins with this decision."""


def play(job: Job) -> Batch:
    """Play the matches of one job."""
    game = GAMES[job.game]
    board = board_of(job.game, job.seats)
    learner = player(game, board, job.policy, job.value)
    earlier = [player(game, board, data) for data in job.earlier]
    fixed = [game.instinct(board, style) for style in (UNTRAINED, *game.styles)]
    table = SelfPlay(game, board, job.temperature, teacher(game, learner, job.search))
    for number in range(job.first, job.first + job.number):
        opponent = opponent_for(number, earlier, fixed)
        learning = [opponent is None or seat == number // 4 % job.seats for seat in range(job.seats)]
        players = [learner if learns or opponent is None else opponent for learns in learning]
        table.play(f"{job.seed} {number}", players, learning)
    features = game.features(board)
    assert features is not None
    return read(table.recording, job.seats, len(features.of_seat), len(features.of_option))


@lru_cache(maxsize=8)
def board_of(game: str, seats: int) -> Board:
    """The board of the default edition."""
    board: Board = GAMES[game].board(Setup(game, seats))
    return board


def teacher(game: Game, learner: LearnedInstinct, search: Search | None) -> SearchTeacher | None:
    """Searches as the game's bots do, but all that was learned is used."""
    if search is None:
        return None
    learned = {"seconds": REFERENCE_SECONDS, "learned_rollouts": 1, "learned_value": 1}
    return SearchTeacher(game, settings({**learner.search_settings(), **learned}), *search)


def player(game: Game, board: Board, data: dict[str, Any], value: Sequence[dict[str, Any]] = ()) -> LearnedInstinct:
    """The game's instinct with this policy network, and perhaps a value network."""
    features = game.features(board)
    if features is None:
        raise ValueError(f"{game.name} has no features to learn from")
    over = game.phases.index("over")
    return LearnedInstinct(game.instinct(board, UNTRAINED), features, network(data), ValueNetwork(layers(value)), over)


def network(data: dict[str, Any]) -> PolicyNetwork:
    """A policy network from its data."""
    return PolicyNetwork(data["of_seat"], data["of_option"], data["bias"], layers(data["layers"]), data["gap"])


def layers(data: Sequence[dict[str, Any]]) -> list[Layer]:
    return [Layer(layer["weights"], layer["bias"]) for layer in data]


def read(kept: Recording, seats: int, of_seat: int, of_option: int) -> Batch:
    """A recording as arrays."""
    options = integers(kept.options)
    per_match = integers(kept.decisions)
    shares = floats(kept.outcomes).reshape(-1, seats)
    outcomes = np.concatenate([shares, 1.0 - shares.sum(1, keepdims=True)], 1)
    first = np.zeros(len(options), np.bool_)
    first[np.cumsum(per_match) - per_match] = True
    return Batch(
        options,
        integers(kept.seats),
        integers(kept.chosen),
        floats(kept.chances),
        floats(kept.of_seats).reshape(-1, seats, of_seat),
        floats(kept.of_options).reshape(-1, of_option),
        floats(kept.weights),
        floats(kept.judged),
        np.repeat(outcomes, per_match, 0).astype(np.float32),
        first,
    )


def floats(numbers: Any) -> Numbers:
    return np.array(np.frombuffer(numbers, np.float64) if len(numbers) else [], np.float32)


def integers(numbers: Any) -> Places:
    return np.array(np.frombuffer(numbers, np.int64) if len(numbers) else [], np.int64)


def joined(parts: Iterable[Batch]) -> Batch:
    """Several batches as one."""
    return Batch(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def matches(job: Job, pool: Executor | None) -> Batch:
    """All matches of a job, in chunks. The result is the same whoever plays them."""
    last = job.first + job.number
    jobs = [job._replace(first=at, number=min(CHUNK, last - at)) for at in range(job.first, last, CHUNK)]
    return joined(map(play, jobs) if pool is None else pool.map(play, jobs))
