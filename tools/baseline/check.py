"""Checks that an older build's bots choose through the engine what they choose inside that build."""

from __future__ import annotations

from typing import Any

from marula.bots.levels import bot_factory
from marula.core.chance import Seeded
from marula.core.decision import Budget
from marula.core.envelope import envelope
from marula.core.game import UNTRAINED, Game
from marula.core.match import Match
from marula.core.refusal import Refusal
from marula.core.setup import Setup
from tools.baseline.bots import OldBot, written
from tools.baseline.client import Engine

DECISIONS = 200
"""How many are compared for each game and table, where more than one option is offered."""
SEARCHING = 10
"""And how many of a bot that searches, which takes longer."""
ITERATIONS = 60


class Difference(Exception):
    """The same bot chose differently; the message says where."""


def check(game: Game, seats: int, engine: Engine, level: str, decisions: int, budget: Budget) -> int:
    """Play matches through the engine, then have them replayed inside the build; how many choices were compared."""
    compared = number = 0
    while compared < decisions:
        seed = f"check {level} {seats} {number}"
        match, record, chosen = play(game, seats, engine, level, seed, budget, decisions - compared)
        inside = engine.ask(replay(match, level, seed, record, budget))["actions"]
        for place, (through, directly) in enumerate(zip(chosen, inside, strict=True)):
            if through != directly:
                raise Difference(f"{seed}: choice {place} is '{through}' through the engine and '{directly}' without")
        compared += len(chosen)
        number += 1
    return compared


def play(
    game: Game, seats: int, engine: Engine, level: str, seed: str, budget: Budget, most: int
) -> tuple[Match, list[tuple[int, str]], list[str]]:
    """A match, or its beginning: all decisions, and those that a bot was asked for."""
    match = Match.deal(game, Setup(game.name, seats, revision=1), Seeded(seed))
    bots = [OldBot(game, f"{seed} {seat}", level, engine) for seat in range(seats)]
    record: list[tuple[int, str]] = []
    chosen: list[str] = []
    while not match.over and len(chosen) < most:
        seat = game.waiting_on(match.state)[0]
        told = envelope(match, seat)
        action = told.options[0]
        if len(told.options) > 1:
            action = bots[seat].choose(told, budget).action
            chosen.append(str(action))
        record.append((seat, str(action)))
        outcome = match.play(seat, action)
        if isinstance(outcome, Refusal):
            raise Difference(f"{seed}: '{action}' is refused today")
    return match, record, chosen


def replay(match: Match, level: str, seed: str, record: list[tuple[int, str]], budget: Budget) -> dict[str, Any]:
    """The message that has the match replayed inside the build."""
    setup, edition = written(match.board)
    return {
        "ask": "replay",
        "game": match.game.name,
        "setup": setup,
        "edition": edition,
        "level": level,
        "seed": seed,
        "decisions": record,
        "seconds": budget.seconds,
        "iterations": budget.iterations,
    }


def same_as_today(
    game: Game, seats: int, engine: Engine, level: str, decisions: int, today: str = UNTRAINED
) -> tuple[int, int]:
    """Of so many decisions: how many a bot of today with the same seed would make alike.

    What was steady then is the untrained instinct today.
    """
    match = Match.deal(game, Setup(game.name, seats), Seeded("today"))
    make = bot_factory(today, game)
    alike = asked = number = 0
    while asked < decisions:
        if match.over:
            number += 1
            match = Match.deal(game, Setup(game.name, seats), Seeded(f"today {number}"))
        seat = game.waiting_on(match.state)[0]
        told = envelope(match, seat)
        seed = f"today {number} {seat}"
        action = make(game, seed).choose(told, Budget()).action
        if len(told.options) > 1:
            asked += 1
            alike += OldBot(game, seed, level, engine).choose(told, Budget()).action == action
        match.play(seat, action)
    return alike, asked
