"""A hint ends in time: meanwhile the bots of everyone wait, and anybody may make an edition on which it takes long."""

import pytest

from marula.analysis.advice import advise
from marula.analysis.judge import Effort, judge
from marula.core.chance import Seeded
from marula.core.game import Game, View
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.server.runtime import thinkers

NO_TIME = Effort(seconds=0.0)
MOST_ROUNDS = 4
"""Eight options are halved three times, and the best is measured in the end: one world each."""


def first_choice(game: Game) -> tuple[View, tuple[int, ...]]:
    """What a seat sees when it first has a choice, and the codes of its options."""
    match = Match.deal(game, Setup(game.name, game.fewest), Seeded("hint"))
    while True:
        seat = game.waiting_on(match.state)[0]
        codes = tuple(int(code) for code in game.codes(match.state, seat))
        if len(codes) > 1:
            return game.view(match.state, seat), codes
        match.play(seat, game.options(match.state, seat)[0])


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_little_more_is_tried_when_time_is_up(game: Game) -> None:
    """On an edition with 400 tracks a hint took 13 s, with five seats more than 45 s, and no bot moved anywhere."""
    view, codes = first_choice(game)
    assert max(option.worlds for option in judge(game, view, None, "s", NO_TIME).options) <= MOST_ROUNDS
    advice = advise(game, view, codes, None, "s", NO_TIME)
    assert advice.best in codes
    assert advice.consequences == (), "those that were not compared in all worlds are not told"


def test_the_server_limits_its_hints() -> None:
    assert thinkers.HINT_EFFORT.seconds <= 3.0
