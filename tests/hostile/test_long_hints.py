"""Hints and reviews end in time: others wait meanwhile, and anybody may make an edition on which they take long."""

import pytest

from marula.analysis.advice import advise
from marula.analysis.judge import Effort, judge
from marula.analysis.review import MatchReview, review_decision
from marula.core import match_file
from marula.core.chance import Seeded
from marula.core.game import Game, View
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.server.runtime import reviews, thinkers

NO_TIME = Effort(seconds=0.0)
MOST_ROUNDS = 4
"""Eight options are halved three times, and the best is measured in the end: one world each."""


def first_choice(game: Game) -> tuple[Match, View, tuple[int, ...]]:
    """A match where a seat has a choice for the first time, what it sees, and the codes of its options."""
    match = Match.deal(game, Setup(game.name, game.fewest), Seeded("hint"))
    while True:
        seat = game.waiting_on(match.state)[0]
        codes = tuple(int(code) for code in game.codes(match.state, seat))
        if len(codes) > 1:
            return match, game.view(match.state, seat), codes
        match.play(seat, game.options(match.state, seat)[0])


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_little_more_is_tried_when_time_is_up(game: Game) -> None:
    """On an edition with 400 tracks a hint took 13 s, with five seats more than 45 s, and no bot moved anywhere."""
    _, view, codes = first_choice(game)
    assert max(option.worlds for option in judge(game, view, None, "s", NO_TIME).options) <= MOST_ROUNDS
    advice = advise(game, view, codes, None, "s", NO_TIME)
    assert advice.best in codes
    assert advice.consequences == (), "those that were not compared in all worlds are not told"


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_reviews_end_too(game: Game) -> None:
    match, view, codes = first_choice(game)
    match.play(int(view.seat), match.board.actions[codes[-1]])
    assert review_decision(match, match.version, NO_TIME).consequences == ()


def test_the_server_limits_both() -> None:
    assert thinkers.HINT_EFFORT.seconds <= 3.0
    match, _, _ = first_choice(GAMES["template"])
    jobs = reviews._missing(MatchReview(), match, match_file.write(match), [1])
    assert list(jobs)[-1].effort.seconds <= 10.0
