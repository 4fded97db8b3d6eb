"""Shows what good play is: python -m tools.how_to_win GAME --seats 2 --bots steady,instinct --matches 1000.

The bots sit at one table, in every order in turn. For each bot, and for winners against the others, the table shows how
often it won, its points line by line of the score sheet, and how often it chose each kind of action.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from marula.core.chance import Seeded
from marula.core.game import UNTRAINED, Board, Game, Instinct, State
from marula.core.score import Column
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.reward import win_shares

TRAINED = "steady"


class Tally:
    """Sums over some seats of some matches."""

    def __init__(self) -> None:
        self.seats = 0
        self.sums: dict[str, float] = {}

    def add(self, numbers: dict[str, float]) -> None:
        """One more seat."""
        self.seats += 1
        for name, number in numbers.items():
            self.sums[name] = self.sums.get(name, 0.0) + number

    def mean(self, name: str) -> float:
        return self.sums.get(name, 0.0) / max(1, self.seats)


def styles_of(game: Game) -> dict[str, str]:
    """The bots that need no search, by name: each is a style of the game's instinct."""
    return {TRAINED: "", UNTRAINED: UNTRAINED, **{style: style for style in game.styles}}


def tallies(game: Game, board: Board, bots: Sequence[str], matches: int, seed: str) -> dict[str, Tally]:
    """Play the matches; one tally for each bot, one for winners and one for the others."""
    styles = styles_of(game)
    players = {bot: game.instinct(board, styles[bot]) for bot in bots}
    found = {name: Tally() for name in (*players, "winners", "others")}
    seats = int(board.seats)
    for match in range(matches):
        names = [bots[(seat + match) % seats] for seat in range(seats)]
        deal = match if len(players) == 1 else match // seats  # each deal from every seat, where that differs
        state, actions = play(game, board, [players[name] for name in names], f"{seed} {deal}")
        shares = win_shares(game.standings(state))
        for seat, column in enumerate(game.score(state).columns):
            numbers = {"wins": shares[seat], "points": float(column.total), "out": float(column.out)}
            numbers.update(numbers_of_lines(column))
            for kind, number in actions[seat].items():
                numbers[f"action {kind}"] = float(number)
            found[names[seat]].add(numbers)
            found["winners" if shares[seat] > 0 else "others"].add(numbers)
    return found


def numbers_of_lines(column: Column) -> Counter[str]:
    """The points of each kind of line on the score sheet, and its facts that are numbers."""
    found: Counter[str] = Counter()
    for line in column.lines:
        found[f"line {line.what}"] += line.points
        for name, fact in line.facts.items():
            if isinstance(fact, int):
                found[f"line {line.what}, {name}"] += fact
    return found


def play(game: Game, board: Board, players: list[Instinct], seed: str) -> tuple[State, list[Counter[str]]]:
    """One match: how it ended, and how often each seat chose each kind of action."""
    chance = Seeded(seed)
    state = game.deal(board, chance, None)
    actions: list[Counter[str]] = [Counter() for _ in players]
    kinds = [type(action).__name__ for action in board.actions]
    while (seat := game.turn(state)) >= 0:
        codes = game.codes(state, seat)
        weights = list(players[seat].weigh(state, seat, codes)) if len(codes) > 1 else [0.0]
        code = codes[weights.index(max(weights))]
        actions[seat][kinds[code]] += 1
        game.perform(state, seat, code, chance, None)
    return state, actions


def table(found: dict[str, Tally]) -> str:
    """All means, one row each."""
    rows = sorted({name for tally in found.values() for name in tally.sums})
    head = ["wins", "points", "out"]
    lines = [f"{'':<36}" + "".join(f"{name:>14}" for name in found)]
    for name in [*head, *(row for row in rows if row not in head)]:
        lines.append(f"{name:<36}" + "".join(f"{tally.mean(name):>14.3f}" for tally in found.values()))
    return "\n".join(lines)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tools.how_to_win", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default=f"{TRAINED},{UNTRAINED}", help="the last one fills the other seats")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", default="how to win")
    args = parser.parse_args()
    game = GAMES[args.game]
    bots = args.bots.split(",")
    unknown = set(bots) - set(styles_of(game))
    if unknown or len(bots) > args.seats:
        parser.error(f"at most {args.seats} of {', '.join(styles_of(game))}")
    bots += bots[-1:] * (args.seats - len(bots))
    board = game.board(Setup(args.game, args.seats))
    print(table(tallies(game, board, bots, args.matches, args.seed)))


if __name__ == "__main__":
    main()
