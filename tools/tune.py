"""Tunes the weights of a game's instinct: python -m tools.tune GAME --seats 2 --minutes 3.

An evolution strategy with antithetic sampling, over paired matches. In each generation the weights are changed in
random directions (each number by some part of itself) and in the opposite ones. Every change plays alone against the
weights as they are, on the same deals and from every seat. Then the weights move towards the changes that won more. It
prints the weights that moved.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Mapping

from marula.core.chance import Seeded
from marula.core.game import UNTRAINED, Board, Game, Instinct
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.reward import win_shares


def weights_of(instinct: Instinct) -> dict[str, float]:
    """The weights by name; instincts that can be tuned keep them in an object of plain numbers."""
    weights = instinct.weights  # type: ignore[attr-defined]
    named = {name: getattr(weights, name) for name in dir(weights) if not name.startswith("_")}
    return {name: value for name, value in named.items() if isinstance(value, float)}


def with_weights(game: Game, board: Board, values: Mapping[str, float]) -> Instinct:
    """A new instinct with these weights."""
    model = game.instinct(board, UNTRAINED)
    weights = model.weights  # type: ignore[attr-defined]
    for name, value in values.items():
        setattr(weights, name, value)
    return type(model)(board, weights)  # type: ignore[call-arg]


def play(game: Game, board: Board, players: list[Instinct], seed: str) -> list[float]:
    """One match in which everyone takes the option with the highest prior, and each seat's share of the win."""
    chance = Seeded(seed)
    state = game.deal(board, chance, None)
    seat = game.turn(state)
    while seat >= 0:
        codes = game.codes(state, seat)
        best = codes[0]
        if len(codes) > 1:
            weights = list(players[seat].weigh(state, seat, codes))
            best = codes[weights.index(max(weights))]
        game.perform(state, seat, best, chance, None)
        seat = game.turn(state)
    return win_shares(game.standings(state))


def strength(game: Game, board: Board, one: Instinct, rest: Instinct, deals: list[str]) -> float:
    """The share of the matches that one wins against the rest, from every seat of every deal."""
    seats = int(board.seats)
    won = 0.0
    for deal in deals:
        for own in range(seats):
            won += play(game, board, [one if seat == own else rest for seat in range(seats)], deal)[own]
    return won / (len(deals) * seats)


def tune(
    game: Game, boards: list[Board], names: list[str], minutes: float, step: float, directions: int, deals: int
) -> dict[str, float]:
    """The weights after so many minutes."""
    values = weights_of(game.instinct(boards[0], UNTRAINED))
    names = names or sorted(values)
    chooser = random.Random("tune")
    end = time.monotonic() + 60 * minutes
    generation = 0
    while time.monotonic() < end:
        generation += 1
        board = boards[generation % len(boards)]
        here = with_weights(game, board, values)
        seeds = [f"tune {generation} {deal}" for deal in range(deals)]
        gradient = dict.fromkeys(names, 0.0)
        best = 0.0
        for _ in range(directions):
            direction = {name: chooser.gauss(0, step) for name in names}
            up = with_weights(game, board, values | {name: values[name] * (1 + direction[name]) for name in names})
            down = with_weights(game, board, values | {name: values[name] * (1 - direction[name]) for name in names})
            gain = strength(game, board, up, here, seeds) - strength(game, board, down, here, seeds)
            best = max(best, abs(gain))
            for name in names:
                gradient[name] += gain * direction[name] / step
        # A gain of ten percent all along one direction moves the weights by about one step.
        for name in names:
            values[name] *= 1 + step * max(-1.0, min(1.0, 10 * gradient[name] / directions))
        print(generation, f"{best:.3f}", {name: round(values[name], 3) for name in names}, flush=True)
    return values


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="table sizes, taken in turn")
    parser.add_argument("--weights", nargs="*", default=[], help="only these (default: all)")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--step", type=float, default=0.15, help="size of a change, as a part of each number")
    parser.add_argument("--directions", type=int, default=8, help="random directions in a generation")
    parser.add_argument("--deals", type=int, default=100, help="deals for each change")
    args = parser.parse_args()
    game = GAMES[args.game]
    boards = [game.board(Setup(game.name, seats)) for seats in args.seats]
    before = weights_of(game.instinct(boards[0], UNTRAINED))
    after = tune(game, boards, args.weights, args.minutes, args.step, args.directions, args.deals)
    for name, value in before.items():
        if after[name] != value:
            print(f"{name} {value:.3f} -> {after[name]:.3f}")


if __name__ == "__main__":
    main()
