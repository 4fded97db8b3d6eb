"""Editions with strange numbers in them, and what the boards of those that pass cost."""

from __future__ import annotations

import copy
import random
import resource
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from marula.core.chance import Seeded
from marula.core.edition import Edition, from_data
from marula.core.errors import EditionError
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.playout import playout

STRANGE: tuple[Any, ...] = (-1, 0, 2**31, 2**63, 10**30, 1e308)
Path = tuple[str | int, ...]
SECONDS = 1.0
"""What setting up a match may take."""
BYTES = 50_000_000
"""What it may need."""


class Cost(msgspec.Struct):
    """What the editions that pass cost at most, how many there were, and how many were refused."""

    seconds: float = 0.0
    bytes: int = 0
    passed: int = 0
    refused: int = 0


def numbers(data: Any, path: Path = ()) -> Iterator[Path]:
    """The place of every number in an edition."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        if isinstance(value, int | float):
            yield (*path, key)
        yield from numbers(value, (*path, key))


def changed(data: Any, path: Path, value: Any) -> Any:
    """A copy of the data with another value at this place."""
    result = copy.deepcopy(data)
    inside = result
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return result


def sound(game: Game, data: Any) -> Edition | None:
    """The edition, if `edition check` calls it sound. It may refuse, but never crash."""
    try:
        edition = from_data(data, "test")
    except EditionError:
        return None
    problems = game.problems(edition)
    assert all(problem.what for problem in problems)
    return None if problems else edition


def set_up(game: Game, edition: Edition, seed: int, decisions: int) -> float:
    """Set up a match for each table size, and play so many random decisions of it; the slowest set-up in seconds."""
    slowest = 0.0
    for seats in (game.fewest, game.most):
        began = time.process_time()
        board = game.board(Setup(game.name, seats, edition.name), edition)
        game.deal(board, Seeded(str(seed)), None)
        slowest = max(slowest, time.process_time() - began)
        chance = Seeded(str(seed))
        state = game.deal(board, chance, None)
        if decisions and playout(game, state, chance, decisions).ended:
            game.score(state)
    return slowest


def cost_of_strange_numbers(name: str, all_values: bool) -> Cost:
    """Every number of the default edition set to each strange value, or to one of them in turn."""
    game, cost = GAMES[name], Cost()
    data = game.edition("default").data
    set_up(game, game.edition("default"), 1, 0)
    before = peak()
    for turn, path in enumerate(numbers(data)):
        for value in STRANGE if all_values else [STRANGE[turn % len(STRANGE)]]:
            count(cost, game, changed(data, path, value), turn, 0)
    cost.bytes = peak() - before
    return cost


def cost_of_mutants(name: str, number: int) -> Cost:
    """Editions with several numbers changed at random, within what might pass; each is played."""
    game, cost, luck = GAMES[name], Cost(), random.Random(20)
    data = game.edition("default").data
    places = list(numbers(data))
    set_up(game, game.edition("default"), 1, 0)
    before = peak()
    for turn in range(number):
        mutant = data
        for _ in range(luck.choice((1, 1, 2, 5))):
            mutant = changed(mutant, luck.choice(places), luck.choice((0, 1, 2, 3, 7, 20, 60, 99, 100, 999, 1000)))
        count(cost, game, mutant, turn, 400)
    cost.bytes = peak() - before
    return cost


def count(cost: Cost, game: Game, data: Any, seed: int, decisions: int) -> None:
    edition = sound(game, data)
    if edition is None:
        cost.refused += 1
        return
    cost.passed += 1
    cost.seconds = max(cost.seconds, set_up(game, edition, seed, decisions))


def peak() -> int:
    """The most memory that this process ever had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
