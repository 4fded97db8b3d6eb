"""Measures a game's prospects against who really won: python -m tools.prospects GAME --seats 2 --matches 300.

Good players (the game's instinct) play each other; at every turn the prospects are asked. For each stage of the match
the table tells the log-loss (lower is better) of equal shares, of the points on the table alone (with the scale that
fits them best, found afterwards), and of the prospects; and how much sharper (above 1) or flatter these should be.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Sequence

from marula.core.chance import Seeded
from marula.core.game import Board, Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.reward import win_shares

STAGES = (0.25, 0.5, 0.75, 0.9, 1.0)
"""Where each stage ends, in parts of the match's decisions."""
SCALES = [1.25**step for step in range(-12, 20)]

Sample = tuple[list[float], list[float], list[float]]
"""The prospects and the points at some moment, and how the match was won."""


def play(game: Game, board: Board, seed: str) -> list[list[Sample]]:
    """One match: its samples by stage."""
    instinct = game.instinct(board)
    chance = Seeded(seed)
    state = game.deal(board, chance, None)
    heard: list[tuple[list[float], list[float]]] = []
    mover = -1
    moments: list[int] = []
    decisions = 0
    seat = game.turn(state)
    while seat >= 0:
        if seat != mover:
            mover = seat
            points = [float(column.total) for column in game.score(state).columns]
            heard.append((list(instinct.prospects(state)), points))
            moments.append(decisions)
        codes = game.codes(state, seat)
        best = codes[0]
        if len(codes) > 1:
            weights = list(instinct.weigh(state, seat, codes))
            best = codes[weights.index(max(weights))]
        game.perform(state, seat, best, chance, None)
        decisions += 1
        seat = game.turn(state)
    won = win_shares(game.standings(state))
    found: list[list[Sample]] = [[] for _ in STAGES]
    for moment, (prospects, points) in zip(moments, heard):
        stage = next(at for at, end in enumerate(STAGES) if moment / decisions <= end)
        found[stage].append((prospects, points, won))
    return found


def loss(guess: Sequence[float], won: Sequence[float]) -> float:
    """How surprised one is by the winner who had guessed so; a shared win counts in shares."""
    return -sum(share * math.log(max(part, 1e-6)) for part, share in zip(guess, won))


def sharpened(guess: Sequence[float], power: float) -> list[float]:
    """The same guess, surer (a power above 1) or less sure."""
    parts = [max(part, 1e-9) ** power for part in guess]
    return [part / sum(parts) for part in parts]


def from_points(points: Sequence[float], scale: float) -> list[float]:
    """A guess from the points alone; a scale is what a difference of one point weighs."""
    parts = [math.exp(max(-50.0, (point - max(points)) * scale)) for point in points]
    return [part / sum(parts) for part in parts]


def mean(samples: list[Sample], guess: Callable[[Sample, float], Sequence[float]], number: float = 1.0) -> float:
    """The mean loss of guessing so from each sample and this number."""
    return sum(loss(guess(sample, number), sample[2]) for sample in samples) / len(samples)


def by_points(sample: Sample, number: float) -> Sequence[float]:
    return from_points(sample[1], number / 20)


def by_prospects(sample: Sample, number: float) -> Sequence[float]:
    return sharpened(sample[0], number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", default="prospects")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    board = game.board(Setup(game.name, asked.seats))
    stages: list[list[Sample]] = [[] for _ in STAGES]
    for number in range(asked.matches):
        for stage, found in enumerate(play(game, board, f"{asked.seed} {number}")):
            stages[stage] += found
    print(f"{asked.game}, {asked.seats} seats, {asked.matches} matches")
    print("stage       moments   equal  points  prospects  sharper by")
    for end, samples in zip(STAGES, stages):
        if not samples:
            continue
        equal = math.log(asked.seats)
        points = min(mean(samples, by_points, scale) for scale in SCALES)
        ours = mean(samples, by_prospects)
        powers = [mean(samples, by_prospects, scale) for scale in SCALES]
        power = SCALES[powers.index(min(powers))]
        print(f"to {end:4.0%} {len(samples):12} {equal:7.3f} {points:7.3f} {ours:10.3f} {power:11.2f}")


if __name__ == "__main__":
    main()
