"""First lessons: a script that can be played to its end, each step legal and with something to say."""

from __future__ import annotations

import msgspec
import pytest

from marula.analysis import first_lessons
from marula.analysis.first_lessons import Script, ScriptedDecision, is_right, lesson_step, script_of
from marula.core.game import Game
from marula.games import GAMES
from marula.text.catalogue import Catalogue, key_of

TAUGHT = [game for game in GAMES.values() if script_of(game) is not None]
every_taught_game = pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])


def script(game: Game) -> Script:
    found = script_of(game)
    assert found is not None
    return found


def test_every_game_of_the_shelf_has_first_lessons() -> None:
    assert set(GAMES) - {game.name for game in TAUGHT} == {"template"}


@every_taught_game
def test_the_lessons_can_be_played_to_their_end(game: Game) -> None:
    taught = script(game)
    number = len(taught.steps())
    assert 12 <= number <= 30
    for place in range(number):
        step = lesson_step(game, place)
        assert step.teaching is not None
        assert step.expected is not None
        assert step.envelope.seat == taught.learner
        assert len(step.envelope.options) > 1
        for action in (str(step.expected), *step.teaching.also):
            assert action in [str(option) for option in step.envelope.options]
        assert is_right(step, step.expected)
        assert not all(is_right(step, option) for option in step.envelope.options)
    end = lesson_step(game, number)
    assert end.teaching is None
    assert end.envelope.version > step.envelope.version


@every_taught_game
def test_every_step_has_something_of_its_own_to_say(game: Game) -> None:
    texts = Catalogue(game, "en")
    taught = script(game)
    names = [one.teaches.name for one in taught.decisions if one.teaches is not None]
    assert len(set(names)) == len(names)
    for name in (*names, taught.closing):
        assert 20 < len(texts.say(key_of("lesson", name))) < 300, name


@every_taught_game
def test_a_step_tells_what_happened_since_the_one_before(game: Game) -> None:
    number = len(script(game).steps())
    told = [entry.number for place in range(number + 1) for entry in lesson_step(game, place).happened]
    assert told == sorted(set(told))
    assert len(told) + number == len(script(game).decisions)


def test_an_illegal_script_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = TAUGHT[0]
    good = script(game)
    bad = msgspec.structs.replace(good, decisions=(ScriptedDecision(1, "stop"), *good.decisions))
    monkeypatch.setattr(first_lessons, "script_of", lambda game: bad)
    lesson_step.cache_clear()
    with pytest.raises(ValueError, match="decision 1 of the lessons is refused"):
        lesson_step(game, 1)
