"""Measures how well an instinct predicts the winner: python -m tools.calibrate GAME --seats 2.

Steady players play. At a few positions of each match the instinct estimates the win chances. They are compared with who
won: by log-loss (cross-entropy, in nats) and Brier score, both better when lower, stage by stage. Two simple baselines
are printed beside it: equal chances, and chances by the current score, at the scale that fits best. Ten bins follow:
where an estimate says 0.3 to 0.4, how often did that seat win?
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from marula.core.chance import Seeded
from marula.core.game import Board, Game, Instinct, State
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.reward import win_shares

BINS = 10
STAGES = 4
"""A match is cut into so many parts, by its decisions."""
SAMPLES_PER_MATCH = 12
"""Positions taken from each match."""


class Sample(NamedTuple):
    """A position, how far its match had come (0 to 1), and who won it."""

    match: int
    state: State
    when: float
    won: list[float]


def steady_match(game: Game, board: Board, seed: str) -> tuple[list[State], list[float]]:
    """Every position of a match between steady players, and how it was won."""
    instinct = game.instinct(board)
    chance = Seeded(seed)
    state = game.deal(board, chance, None)
    passed: list[State] = []
    seat = game.turn(state)
    while seat >= 0:
        passed.append(state.clone())
        codes = game.codes(state, seat)
        weights = list(instinct.weigh(state, seat, codes))
        game.perform(state, seat, codes[weights.index(max(weights))], chance, None)
        seat = game.turn(state)
    return passed, win_shares(game.standings(state))


def samples(game: Game, board: Board, matches: int, seed: str) -> list[Sample]:
    """Positions from matches between steady players, evenly spread over each match."""
    found: list[Sample] = []
    for match in range(matches):
        passed, won = steady_match(game, board, f"{seed} {match}")
        for sample in range(SAMPLES_PER_MATCH):
            place = (2 * sample + 1) * len(passed) // (2 * SAMPLES_PER_MATCH)
            found.append(Sample(match, passed[place], place / len(passed), won))
    return found


Predictor = Callable[[Sample], Sequence[float]]


def log_loss(predictor: Predictor, among: Sequence[Sample]) -> float:
    """The cross-entropy of the predictions, in nats."""
    loss = 0.0
    for sample in among:
        for chance, won in zip(predictor(sample), sample.won):
            loss -= won * math.log(max(chance, 1e-4))
    return loss / len(among)


def brier_score(predictor: Predictor, among: Sequence[Sample]) -> float:
    """The mean squared error of the predictions."""
    return sum((chance - won) ** 2 for sample in among for chance, won in zip(predictor(sample), sample.won)) / len(
        among
    )


def by_score(game: Game, among: Sequence[Sample]) -> Predictor:
    """Chances by the current score, at the scale with the least loss."""
    scores = {id(sample.state): [column.total for column in game.score(sample.state).columns] for sample in among}

    def at_scale(scale: float) -> Predictor:
        def predictor(sample: Sample) -> list[float]:
            points = scores[id(sample.state)]
            shares = [math.exp((own - max(points)) / scale) for own in points]
            return [share / sum(shares) for share in shares]

        return predictor

    scales = [1.5**power for power in range(1, 16)]
    return at_scale(min(scales, key=lambda scale: log_loss(at_scale(scale), among)))


def table(game: Game, instinct: Instinct, among: Sequence[Sample]) -> None:
    """Print every stage for every predictor."""
    predictors: dict[str, Predictor] = {
        "win chances": lambda sample: list(instinct.win_chances(sample.state)),
        "untrained": lambda sample: list(instinct.untrained().win_chances(sample.state)),
        "score": by_score(game, among),
        "equal": lambda sample: [1 / len(sample.won)] * len(sample.won),
    }
    print("stage     " + "".join(f"{name:>22}" for name in predictors) + "   (log-loss, Brier)")
    for stage in range(STAGES + 1):
        part = [sample for sample in among if stage == STAGES or int(sample.when * STAGES) == stage]
        name = "all" if stage == STAGES else f"{stage + 1} of {STAGES}"
        cells = "".join(
            f"{log_loss(predictor, part):>14.3f}{brier_score(predictor, part):>8.3f}"
            for predictor in predictors.values()
        )
        print(f"{name:<10}{cells}")


class Bin(NamedTuple):
    """Estimates that are nearly alike: how many, their mean, and how often the seat won."""

    estimates: int
    estimated: float
    won: float


def bins(predictor: Predictor, among: Sequence[Sample]) -> list[Bin]:
    """Ten bins over all seats of all samples; an empty one has no estimates."""
    pairs: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in among:
        for chance, won in zip(predictor(sample), sample.won):
            pairs[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        Bin(len(part), sum(one for one, _ in part) / max(1, len(part)), sum(won for _, won in part) / max(1, len(part)))
        for part in pairs
    ]


def nobody(predictor: Predictor, among: Sequence[Sample]) -> tuple[float, float]:
    """How often nobody wins: as estimated, and as it came."""
    estimated = sum(1.0 - sum(predictor(sample)) for sample in among) / len(among)
    return estimated, sum(1.0 - sum(sample.won) for sample in among) / len(among)


def bin_table(predictors: dict[str, Predictor], among: Sequence[Sample]) -> None:
    """Print the bins of each predictor."""
    for name, predictor in predictors.items():
        print(f"\n{name}: estimates, mean estimate, how often the seat won")
        for number, part in enumerate(bins(predictor, among)):
            if part.estimates:
                low, high = number / BINS, (number + 1) / BINS
                print(f"{low:.1f} to {high:.1f}{part.estimates:>9}{part.estimated:>9.3f}{part.won:>9.3f}")
        estimated, came = nobody(predictor, among)
        print(f"nobody wins       {estimated:>9.3f}{came:>9.3f}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tools.calibrate", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="calibrate")
    args = parser.parse_args()
    game = GAMES[args.game]
    board = game.board(Setup(args.game, args.seats))
    instinct = game.instinct(board)
    found = samples(game, board, args.matches, args.seed)
    table(game, instinct, found)
    predictors: dict[str, Predictor] = {"win chances": lambda sample: list(instinct.win_chances(sample.state))}
    plain = instinct.untrained()
    if plain is not instinct:
        predictors["untrained"] = lambda sample: list(plain.win_chances(sample.state))
    bin_table(predictors, found)


if __name__ == "__main__":
    main()
