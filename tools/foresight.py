"""Measures a game's prospects: python -m tools.foresight GAME --seats 2 --matches 400 [--fit luck luck_end].

Plays matches by instinct, stops at a few moments of each, and asks for everyone's chance to win. Prints how surprised
one is by who won in the end (log-loss, and the Brier score), against equal chances and against chances by the score as
it stands. With --fit it moves the named weights, one after the other, to where the surprise is least.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

from marula.core.game import Board, Game, State
from marula.core.setup import Setup
from marula.games import GAMES
from tools.calibrate import steady_match
from tools.tune import changed, numbers

STAGES = (0.1, 0.3, 0.5, 0.7, 0.85, 0.95)
LEAST = 1e-4
"""No chance is taken to be smaller: one great surprise should not outweigh all the rest."""

Position = tuple[int, State, list[float]]
"""The stage, the table, and who won in the end."""
Judge = Callable[[State], list[float]]


def positions(game: Game, board: Board, matches: int, seed: str) -> list[Position]:
    """Moments of matches played by instinct; matches that nobody won are left out."""
    found: list[Position] = []
    for number in range(matches):
        states, won = steady_match(game, board, f"{seed} {number}")
        if sum(won) > 0:
            found += [(stage, states[int(part * len(states))], won) for stage, part in enumerate(STAGES)]
    return found


def surprise(judge: Judge, chosen: list[Position]) -> tuple[float, float]:
    """Mean log-loss and Brier score."""
    loss = brier = 0.0
    for _, state, won in chosen:
        chances = judge(state)
        loss -= sum(part * math.log(max(LEAST, chance)) for part, chance in zip(won, chances, strict=True))
        brier += sum((part - chance) ** 2 for part, chance in zip(won, chances, strict=True))
    return loss / len(chosen), brier / len(chosen)


def by_score(game: Game, scale: float) -> Judge:
    """Chances by the points on the sheet as it stands."""

    def judge(state: State) -> list[float]:
        points = [column.total for column in game.score(state).columns]
        parts = [math.exp((own - max(points)) / scale) for own in points]
        return [part / sum(parts) for part in parts]

    return judge


def by_prospects(game: Game, board: Board, values: dict[str, float]) -> Judge:
    instinct = changed(game, board, values)
    return lambda state: list(instinct.prospects(state))


def fit(game: Game, board: Board, names: list[str], chosen: list[Position]) -> dict[str, float]:
    """Each weight in turn a step up or down while that helps; then smaller steps."""
    values: dict[str, float] = {name: numbers(game.instinct(board))[name] for name in names}
    best = surprise(by_prospects(game, board, values), chosen)[0]
    for step in (1.4, 1.2, 1.1):
        for name in names:
            for factor in (step, 1 / step):
                moved = True
                while moved:
                    tried = values | {name: values[name] * factor}
                    loss = surprise(by_prospects(game, board, tried), chosen)[0]
                    moved = loss < best - 1e-5
                    if moved:
                        best, values = loss, tried
        print(f"steps of {step}: {best:.4f}", {name: round(value, 3) for name, value in values.items()}, flush=True)
    return values


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--fit", nargs="*", default=[], metavar="WEIGHT")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    board = game.board(Setup(game.name, asked.seats))
    values: dict[str, float] = {}
    if asked.fit:  # on other matches than those that it is measured by
        values = fit(game, board, asked.fit, positions(game, board, asked.matches, "fit"))
    measured = positions(game, board, asked.matches, "measured")
    scales = (3.0, 5.0, 8.0, 12.0, 20.0, 40.0)
    print("stage   positions   prospects (Brier)   by score, best scale   equal chances")
    for stage, part in enumerate(STAGES):
        chosen = [position for position in measured if position[0] == stage]
        loss, brier = surprise(by_prospects(game, board, values), chosen)
        score = min(surprise(by_score(game, scale), chosen)[0] for scale in scales)
        print(f"{part:5.2f} {len(chosen):11} {loss:12.4f} ({brier:.3f}) {score:19.4f} {math.log(asked.seats):18.4f}")


if __name__ == "__main__":
    main()
