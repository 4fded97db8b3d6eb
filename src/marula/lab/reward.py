"""Rewards at the end of a match: by win, by rank or by score."""

from __future__ import annotations

from marula.core.errors import RefusedError
from marula.core.game import Game, State
from marula.core.refusal import Unknown

REWARDS = ("rank", "win", "score")
"""rank: 1 for beating everyone, -1 for being beaten by everyone, ties in between; the seats' sum is 0.
win: 1, shared among the winners. score: the points of the score sheet."""


def check_reward(reward: str) -> None:
    """RefusedError where there is no such reward.

    >>> check_reward("rank")
    """
    if reward not in REWARDS:
        raise RefusedError(Unknown("reward", reward, REWARDS))


def final_rewards(game: Game, state: State, reward: str) -> list[float]:
    """One number a seat, for a match that is over.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> board = GAMES["template"].board(Setup("template", 2))
    >>> state = GAMES["template"].deal(board, Seeded("tea"), None)
    >>> final_rewards(GAMES["template"], state, "score")
    [-3.0, -3.0]
    """
    if reward == "score":
        return [float(column.total) for column in game.score(state).columns]
    standings = [max(standing, -1) for standing in game.standings(state)]  # out is out, whatever the number
    if reward == "win":
        return win_shares(standings)
    others = len(standings) - 1
    return [sum((own > other) - (own < other) for other in standings) / others for own in standings]


def win_shares(standings: list[int]) -> list[float]:
    """Each seat's share of the win: 1 divided among the best standings; 0 for all if everyone is out.

    >>> win_shares([12, 7, 12]), win_shares([-1, -1])
    ([0.5, 0.0, 0.5], [0.0, 0.0])
    """
    best = max(standings)
    winners = [seat for seat, standing in enumerate(standings) if standing == best and best >= 0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(standings))]
