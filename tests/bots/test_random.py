"""The random bot: legal, fair and repeatable."""

from collections import Counter

import pytest

from marula.bots import Budget
from marula.bots.levels import make_bot
from marula.bots.random import Random
from marula.core.chance import Seeded
from marula.core.envelope import envelope
from marula.core.errors import RefusedError
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES


@pytest.fixture
def match() -> Match:
    game = next(iter(GAMES.values()))
    return Match.deal(game, Setup(game.name, game.fewest), Seeded("1"))


def test_it_chooses_every_option_about_equally_often(match: Match) -> None:
    seat = match.game.waiting_on(match.state)[0]
    sees = envelope(match, seat)
    bot = make_bot("random", match.game, "1")
    counts = Counter(bot.choose(sees, Budget()).action for _ in range(1000))
    assert set(counts) == set(sees.options)
    assert min(counts.values()) > 500 / len(sees.options)


def test_the_same_seed_chooses_the_same(match: Match) -> None:
    sees = envelope(match, match.game.waiting_on(match.state)[0])
    one, other = (make_bot("random", match.game, "1") for _ in range(2))
    choices = [one.choose(sees, Budget()) for _ in range(50)]
    assert choices == [other.choose(sees, Budget()) for _ in range(50)]
    assert len(set(choices)) > 1


def test_an_unknown_bot_is_refused(match: Match) -> None:
    with pytest.raises(RefusedError, match="unknown bot 'nobody'; allowed: random"):
        make_bot("nobody", match.game, "1")
    with pytest.raises(RefusedError, match="unknown bot 'no_such:Bot'; allowed: random"):
        make_bot("no_such:Bot", match.game, "1")


def test_your_own_bot_is_found_by_module_and_class(match: Match) -> None:
    assert isinstance(make_bot("marula.bots.random:Random", match.game, "1"), Random)
