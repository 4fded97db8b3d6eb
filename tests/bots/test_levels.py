"""Every level: legal at every table, repeatable, told nothing but its envelope, and stronger than the one below."""

from __future__ import annotations

import gc
import typing

import msgspec
import pytest

from marula.bots import Bot, Budget
from marula.bots.instinct_cache import CACHE_SIZE, _cache, instinct_of
from marula.bots.levels import BOTS, bot_factory, bot_names, make_bot
from marula.core import codec
from marula.core.envelope import Envelope
from marula.core.errors import RefusedError
from marula.core.game import UNTRAINED, Game, State
from marula.core.learned_instinct import LearnedInstinct
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab import arena
from marula.lab.results import results
from marula.text.catalogue import Catalogue
from tests.bots import golden
from tests.bots.positions import SMALL, every_table, positions
from tests.bots.test_explain import LEARNED

FEW = Budget(iterations=6)


def test_the_levels_stand_in_order_and_have_their_words() -> None:
    assert tuple(BOTS) == ("random", "casual", "steady", "sharp", "expert")
    text = Catalogue(None)
    assert len({text.say(f"bot-{name}") for name in BOTS}) == len(BOTS)


@every_table
def test_every_bot_answers_one_of_its_options(game: Game, seats: int) -> None:
    for _, sees in positions(game, seats, 4):
        for name in bot_names(game):
            choice = make_bot(name, game, "1").choose(sees, FEW)
            assert choice.action in sees.options
            assert all(reason.action in sees.options for reason in choice.reasons)
            if choice.reasons:
                assert choice.reasons[0].action == choice.action
                assert choice.plan[0].seat == sees.seat
                assert choice.plan[0].action == choice.action


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_new_bot_with_nothing_but_the_words_of_its_view_answers_the_same(game: Game) -> None:
    """What the server's worker does: a view from its words, no moments, a bot made for one decision."""
    for _, sees in positions(game, game.most, 3):
        bare = Envelope(
            version=sees.version,
            seat=sees.seat,
            waiting_on=sees.waiting_on,
            phase=sees.phase,
            view=codec.read_view(game, sees.view.board, codec.write_view(sees.view)),
            options=sees.options,
            moments=(),
            score=None,
        )
        for name in bot_names(game):
            if name == "random":
                continue
            one = make_bot(name, game, "1").choose(sees, FEW)
            assert one == make_bot(name, game, "1").choose(bare, FEW), name


def test_no_state_can_be_reached_from_an_envelope() -> None:
    match, sees = next(iter(positions(SMALL, SMALL.most, 1)))
    assert not any(hint is State for hint in typing.get_type_hints(Envelope).values())
    assert states_within(match), "the search for states must find one where there is one"
    assert not states_within(sees)


def states_within(thing: object) -> list[object]:
    """Every State that can be reached from it, modules and classes aside."""
    seen: dict[int, object] = {}
    rest = [thing]
    while rest:
        one = rest.pop()
        if id(one) in seen or isinstance(one, type) or type(one).__name__ in ("module", "function", "builtin_function"):
            continue
        seen[id(one)] = one
        rest += gc.get_referents(one)
    return [one for one in seen.values() if isinstance(one, State)]


def test_the_same_seed_answers_the_same() -> None:
    for _, sees in positions(SMALL, SMALL.most, 5):
        for name in bot_names(SMALL):
            one, other = (make_bot(name, SMALL, "1").choose(sees, Budget(iterations=40)) for _ in range(2))
            assert one == other


def test_bots_of_one_game_are_refused_elsewhere() -> None:
    plain = next(game for game in GAMES.values() if not game.styles)
    with pytest.raises(RefusedError, match="unknown bot 'nobody'; allowed: random, casual, steady, sharp, expert"):
        bot_factory("nobody", plain)
    for game in GAMES.values():
        for style in game.styles:
            assert isinstance(bot_factory(style, game)(game, "1"), Bot)
            with pytest.raises(RefusedError, match=f"unknown bot '{style}'"):
                bot_factory(style, plain)


@pytest.mark.parametrize(
    "name", ["sharp+speed=2", "sharp+max_options=x", "sharp+max_options=-1", "steady+max_options=1", "sharp+"]
)
def test_strange_settings_are_refused(name: str) -> None:
    with pytest.raises(RefusedError, match="unknown bot"):
        bot_factory(name, SMALL)


def test_instincts_are_kept_but_not_for_ever() -> None:
    boards = [SMALL.board(Setup(SMALL.name, SMALL.fewest)) for _ in range(CACHE_SIZE + 3)]
    assert instinct_of(SMALL, boards[0]) is instinct_of(SMALL, boards[0])
    for board in boards:
        assert instinct_of(SMALL, board).board is board
    assert len(_cache) <= CACHE_SIZE


def test_a_bot_remembers_nothing_of_a_match() -> None:
    bot = make_bot("expert", SMALL, "1")
    before = {name: getattr(bot, name) for name in ("game", "seed", "seconds", "changes", "clock", "character")}
    for _, sees in positions(SMALL, SMALL.fewest, 3):
        bot.choose(sees, FEW)
    assert before == {name: getattr(bot, name) for name in before}
    assert getattr(bot, "__dict__", before).keys() == before.keys()


@pytest.mark.parametrize(("one", "other"), [("casual", "random"), ("steady", "casual")])
def test_a_level_beats_the_one_below(one: str, other: str) -> None:
    board = SMALL.board(Setup(SMALL.name, 2))
    tournament = arena.Tournament(SMALL, board.setup, board.edition, (one, other), 200, "levels")
    assert results(tournament, arena.run(tournament), 1.0).bots[0].low > 0.5


def test_answers_are_the_same_compiled_and_plain() -> None:
    """A whole match of searching bots, against what was written down once: both speeds must give it."""
    assert golden.played() == msgspec.json.decode(golden.FILE.read_bytes()), "if meant: python -m tests.bots.golden"


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
def test_steady_plays_what_was_learned_and_instinct_does_not(game: Game) -> None:
    board = game.board(Setup(game.name, game.fewest))
    assert isinstance(instinct_of(game, board), LearnedInstinct)
    assert not isinstance(instinct_of(game, board, UNTRAINED), LearnedInstinct)
    differ = 0
    for _, sees in positions(game, game.fewest, 12):
        one, other = (make_bot(name, game, "1").choose(sees, FEW) for name in ("steady", UNTRAINED))
        differ += one.reasons != other.reasons
    assert differ > 0


def test_without_trained_weights_steady_is_the_instinct() -> None:
    plain = next(game for game in GAMES.values() if game not in LEARNED)
    board = plain.board(Setup(plain.name, plain.most))
    assert type(instinct_of(plain, board)) is type(instinct_of(plain, board, UNTRAINED))
    for _, sees in positions(plain, plain.most, 4):
        assert make_bot("steady", plain, "1").choose(sees, FEW) == make_bot(UNTRAINED, plain, "1").choose(sees, FEW)
