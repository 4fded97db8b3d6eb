"""Characters: legal in every game, each with a leaning that changes choices, refused where their data is wrong."""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from marula.bots import Budget
from marula.bots.characters import CHARACTERS, FILE, CacheEntry, Leaning, _cache, leaning_of, load_leanings
from marula.bots.instinct_cache import option_codes
from marula.bots.levels import BOTS, bot_factory, bot_names, level_of, make_bot, thinking_seconds
from marula.core.chance import Seeded
from marula.core.envelope import Envelope, envelope
from marula.core.errors import RefusedError
from marula.core.event import Action
from marula.core.features import Features
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.core.pile import floats
from marula.core.setup import Setup
from marula.games import GAMES
from marula.text.catalogue import Catalogue
from tests.bots.positions import SMALL, positions

FEW = Budget(iterations=24)
LEANING = [game for game in GAMES.values() if (game.folder / "bot" / FILE).exists()]
SPRITE = Path(__file__).parents[2] / "web" / "public" / "characters.svg"
each_game = pytest.mark.parametrize("game", LEANING, ids=lambda game: game.name)


def test_a_dozen_stand_by_level_and_every_game_knows_them() -> None:
    assert len(CHARACTERS) == 12
    order = [list(BOTS).index(level) for level in CHARACTERS.values()]
    assert order == sorted(order)
    assert set(CHARACTERS.values()) == set(BOTS) - {"random"}
    for game in GAMES.values():
        assert set(CHARACTERS) <= set(bot_names(game))
    assert level_of("tortoise") == level_of("steady") == "steady"
    assert level_of("nobody") is None
    assert thinking_seconds("aardvark") == thinking_seconds("expert")
    assert thinking_seconds("tortoise") is None


def test_each_has_a_name_a_manner_and_an_emblem() -> None:
    text = Catalogue(None)
    assert len({text.say(f"character-{name}") for name in CHARACTERS}) == len(CHARACTERS)
    assert len({text.say(f"character-manner-{name}") for name in CHARACTERS}) == len(CHARACTERS)
    drawn = re.findall(r'<symbol id="(\w+)"', SPRITE.read_text(encoding="utf-8"))
    assert drawn == list(CHARACTERS)


def test_each_leans_in_each_of_these_games() -> None:
    assert len(LEANING) >= 3
    for game in LEANING:
        assert list(json.loads((game.folder / "bot" / FILE).read_bytes())) == list(CHARACTERS), game.name


@each_game
def test_every_leaning_tells_options_apart_somewhere(game: Game) -> None:
    """In one match of steady players each character finds options that it likes differently."""
    board = game.board(Setup(game.name, 2))
    felt = dict.fromkeys(CHARACTERS, False)
    for sees in met_by_steady(game, board):
        world = game.imagine(sees.view, Seeded("leanings"))
        codes = option_codes(sees)
        for name in [name for name, found in felt.items() if not found]:
            leaning = leaning_of(game, board, name)
            assert leaning is not None
            points = list(leaning.of(world, sees.seat, codes, floats(len(codes))))  # all options are equally good
            felt[name] = max(points) > min(points)
    assert all(felt.values()), felt


def met_by_steady(game: Game, board: Board) -> Iterator[Envelope]:
    """What steady players see whenever they have a choice, in one match."""
    match = Match.dealt(game, board, Seeded("leanings"))
    bots = [make_bot("steady", game, str(seat)) for seat in range(2)]
    while waiting := game.waiting_on(match.state):
        sees = envelope(match, waiting[0])
        if len(sees.options) > 1:
            yield sees
        match.play(waiting[0], bots[waiting[0]].choose(sees, Budget()).action)


@pytest.mark.parametrize("name", ["hippo", "tortoise", "serval"])
def test_a_leaning_that_outweighs_everything_decides(name: str) -> None:
    """By simple weights, by weights and by search."""
    found = list(islice(draws_or_not(), 5))
    assert len(found) == 5
    for sees, has, features in found:
        for points, wanted in ((10000.0, 1.0), (-10000.0, 0.0)):
            leaning = Leaning(features, name, 10000.0, {"draw": points})
            assert has[sees.options.index(choice(name, "1", sees, leaning))] == wanted


def draws_or_not() -> Iterator[tuple[Envelope, list[float], Features]]:
    """Choices in which some options draw cards, and some do not: with that feature of each option."""
    game = LEANING[0]
    board = game.board(Setup(game.name, 2))
    features = game.features(board)
    assert features is not None
    place = features.option_names.index("draw")
    for sees in met_by_steady(game, board):
        codes = option_codes(sees)
        world = game.imagine(sees.view, Seeded("leanings"))
        rows = features.options(world, sees.seat, codes, floats(len(codes)))
        has = [rows[at * len(features.of_option) + place] for at in range(len(codes))]
        if max(has) > min(has):
            yield sees, has, features


def choice(name: str, seed: str, sees: Envelope, leaning: Leaning) -> Action:
    """What the character chooses with this leaning instead of its own."""
    _cache.insert(0, CacheEntry(name, sees.view.board, leaning))
    try:
        return make_bot(name, LEANING[0], seed).choose(sees, FEW).action
    finally:
        _cache.pop(0)


def test_without_leanings_a_character_plays_as_its_level() -> None:
    plain = next(game for game in GAMES.values() if game not in LEANING)
    for _, sees in positions(plain, plain.fewest, 4):
        for name, level in CHARACTERS.items():
            own, other = (make_bot(bot, plain, "1").choose(sees, FEW) for bot in (name, level))
            assert own == other


def test_a_file_with_an_unknown_feature_or_character_is_refused(tmp_path: Path) -> None:
    game = LEANING[0]
    features = game.features(game.board(Setup(game.name, 2)))
    assert features is not None
    file = tmp_path / FILE
    file.write_text('{"tortoise": {"within": 1, "leanings": {"beauty": 1}}}')
    with pytest.raises(ValueError, match="tortoise leans on 'beauty', no feature of an option; there are instinct, "):
        load_leanings(file, features)
    file.write_text('{"nobody": {"within": 1, "leanings": {}}}')
    with pytest.raises(ValueError, match="'nobody' is no character; there are meerkat, "):
        load_leanings(file, features)
    assert load_leanings(tmp_path / "missing.json", features) == {}


def test_characters_can_be_sent_to_another_process() -> None:
    _, sees = next(iter(positions(SMALL, SMALL.fewest, 1)))
    for name in CHARACTERS:
        bot = make_bot(name, SMALL, "1")
        sent = pickle.loads(pickle.dumps(bot))
        assert sent.character == name
        assert sent.choose(sees, FEW) == bot.choose(sees, FEW)


def test_a_searching_character_takes_settings_and_others_do_not() -> None:
    bot = bot_factory("serval+max_options=4", SMALL)(SMALL, "1")
    assert (bot.character, bot.changes) == ("serval", {"max_options": 4})  # type: ignore[attr-defined]
    for name in ("tortoise+max_options=4", "serval+speed=2", "serval+"):
        with pytest.raises(RefusedError, match="unknown bot"):
            bot_factory(name, SMALL)
