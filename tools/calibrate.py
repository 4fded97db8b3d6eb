"""Measures how well a game's prospects foresee the winner: python -m tools.calibrate GAME --seats 2.

Steady players play; at a few moments of each match their instinct says who will win. Afterwards these chances are held
against who did: by log-loss (surprise at the winner, in nats) and Brier score, both better when lower, stage by stage,
beside two guesses that anyone can make: equal chances, and chances by the score as it stands (at the scale that suits
it best).
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

STAGES = 4
"""A match is cut into so many parts, by its decisions."""
MOMENTS = 12
"""So many positions are looked at in each match."""


class Moment(NamedTuple):
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


def moments(game: Game, board: Board, matches: int, seed: str) -> list[Moment]:
    """Positions from matches between steady players, evenly spread over each match."""
    found: list[Moment] = []
    for match in range(matches):
        passed, won = steady_match(game, board, f"{seed} {match}")
        for moment in range(MOMENTS):
            place = (2 * moment + 1) * len(passed) // (2 * MOMENTS)
            found.append(Moment(match, passed[place], place / len(passed), won))
    return found


Guess = Callable[[Moment], Sequence[float]]


def log_loss(guess: Guess, among: Sequence[Moment]) -> float:
    """How surprised one was by the winners."""
    surprise = 0.0
    for moment in among:
        for chance, won in zip(guess(moment), moment.won):
            surprise -= won * math.log(max(chance, 1e-4))
    return surprise / len(among)


def brier(guess: Guess, among: Sequence[Moment]) -> float:
    """The squared distance between chances and what came."""
    return sum((chance - won) ** 2 for moment in among for chance, won in zip(guess(moment), moment.won)) / len(among)


def by_score(game: Game, among: Sequence[Moment]) -> Guess:
    """Chances by the score as it stands, at the scale with the least surprise."""
    scores = {id(moment.state): [column.total for column in game.score(moment.state).columns] for moment in among}

    def guess_at(scale: float) -> Guess:
        def guess(moment: Moment) -> list[float]:
            points = scores[id(moment.state)]
            shares = [math.exp((own - max(points)) / scale) for own in points]
            return [share / sum(shares) for share in shares]

        return guess

    scales = [1.5**power for power in range(1, 16)]
    return guess_at(min(scales, key=lambda scale: log_loss(guess_at(scale), among)))


def table(game: Game, instinct: Instinct, among: Sequence[Moment]) -> None:
    """Every stage and every guess."""
    guesses: dict[str, Guess] = {
        "prospects": lambda moment: list(instinct.win_chances(moment.state)),
        "score": by_score(game, among),
        "equal": lambda moment: [1 / len(moment.won)] * len(moment.won),
    }
    print("stage     " + "".join(f"{name:>22}" for name in guesses) + "   (log-loss, Brier)")
    for stage in range(STAGES + 1):
        part = [moment for moment in among if stage == STAGES or int(moment.when * STAGES) == stage]
        name = "all" if stage == STAGES else f"{stage + 1} of {STAGES}"
        cells = "".join(f"{log_loss(guess, part):>14.3f}{brier(guess, part):>8.3f}" for guess in guesses.values())
        print(f"{name:<10}{cells}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tools.calibrate", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="calibrate")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    board = game.board(Setup(asked.game, asked.seats))
    instinct = game.instinct(board)
    found = moments(game, board, asked.matches, asked.seed)
    table(game, instinct, found)


if __name__ == "__main__":
    main()
