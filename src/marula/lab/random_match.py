"""A whole match in which every seat chooses at random, with its journal."""

from __future__ import annotations

from collections.abc import Iterator

from marula.core.chance import Chance, Seeded
from marula.core.edition import Edition
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.match import Match
from marula.core.refusal import Refusal
from marula.core.setup import Setup


def random_match(game: Game, setup: Setup, seed: str, edition: Edition | None = None) -> Match:
    """A random match. Luck and choices come from different streams of the seed, so that the match file can be
    verified.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> match = random_match(GAMES["template"], Setup("template", 2), "tea")
    >>> match.over
    True
    """
    match = Match.deal(game, setup, Seeded(seed), edition)
    for _ in steps(match, Seeded(f"{seed} choices")):
        pass
    return match


def steps(match: Match, chooser: Chance) -> Iterator[Match]:
    """Play on at random; yields the match before the first decision and after each one."""
    yield match
    longest = match.game.longest(match.board)
    while True:
        waiting = match.game.waiting_on(match.state)
        if not waiting:
            return
        if match.version >= longest:
            raise RuntimeError(f"the match goes on after {longest} decisions, more than its game allows for")
        seat = waiting[chooser.pick(len(waiting))]
        options = match.game.options(match.state, seat)
        outcome = match.play(seat, options[chooser.pick(len(options))])
        if isinstance(outcome, Refusal):
            raise RefusedError(outcome)
        yield match
