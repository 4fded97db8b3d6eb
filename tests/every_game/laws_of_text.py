"""Laws of text: what is written can be read back, and everything has a text in every language."""

from __future__ import annotations

import pickle
import re

from marula.core import codec, fields
from marula.core.event import Whisper
from marula.core.game import Game
from marula.core.notation import Notated, field_tables, parse, snake
from marula.core.setup import Setup, parse_setup
from marula.text.catalogue import Catalogue, key_of
from marula.text.languages import languages
from tests.every_game.moments import everyone, language_of, moments, played, same


def everything_written_reads_back_the_same(game: Game, setup: Setup, seed: int) -> None:
    """Setups, actions, states, views and events can be written and read back."""
    board = game.board(setup)
    assert codec.read_setup(codec.to_json(board.setup)) == board.setup
    assert parse_setup(str(board.setup), game.variants) == board.setup
    for action in board.actions:
        assert codec.read_action(game, str(action)) == action, f"{action} reads back as something else"
        assert codec.read_action(game, codec.to_json(action)) == action
    for match in moments(game, setup, seed):
        words = fields.write(match.state)
        same(game.read_state(match.board, words), match.state, "a state reads back differently")
        same(pickle.loads(pickle.dumps(match.state)), match.state, "a state unpickles differently")
        for seat in everyone(match):
            view = game.view(match.state, seat)
            same(codec.read_view(game, match.board, codec.write_view(view)), view, "a view reads back differently")
            same(
                codec.read_view(game, match.board, codec.view_text(view)), view, "a view's line reads back differently"
            )
        for emitted in match.journal[-1].events:
            event = emitted.event if isinstance(emitted, Whisper) else emitted
            assert codec.read_emitted(game, codec.write_emitted(emitted)) == emitted
            assert parse(str(event), game.events) == event, f"{event} reads back as something else"


def everything_has_a_text_in_every_language(game: Game, setup: Setup, seed: int) -> None:
    """Each action, event, phase, score line and option has a text, and so has each thing that one of them names."""
    board = game.board(setup)
    kinds: tuple[type[Notated], ...] = (*game.actions, *game.events)
    for language in languages():
        text = Catalogue(game, language)
        keys = ["game-title", "game-summary"]
        keys += [key_of("action", snake(kind.__name__)) for kind in game.actions]
        keys += [key_of("event", snake(kind.__name__)) for kind in game.events]
        keys += [key_of("phase", phase) for phase in game.phases]
        keys += [key_of("line", line) for line in game.lines]
        keys += [key_of("option", variant.name) for variant in game.variants]
        for key in keys:
            assert text.has(key), f"{language} has no text '{key}'"
        for table in {table for kind in kinds for table in field_tables(kind).values()} - {"seat"}:
            for word in board.tables[table]:
                facts = board.describe(table, word)
                # What an edition calls a thing is in no language: that is for editions which do not come with the game.
                own, composed = text.has(key_of(table, word)), text.has(key_of(table)) and facts and "name" not in facts
                assert own or composed, f"{language} has no text '{key_of(table, word)}'"
    text = Catalogue(game, language_of(seed))
    for table in board.tables.keys() & {table for kind in kinds for table in field_tables(kind).values()} - {"seat"}:
        for word in board.tables[table]:
            assert text.name(board, table, word)
    for action in board.actions:
        assert text.action(board, action)
    match = played(game, setup, seed)
    emitted = {one for entry in match.journal for one in entry.events}
    for event in {one.event if isinstance(one, Whisper) else one for one in emitted}:
        assert text.event(board, event, ())
    for column in game.score(match.state).columns:
        for line in column.lines:
            assert text.line(board, line)


def every_feature_is_named_explained_and_said(game: Game, setup: Setup, seed: int) -> None:
    """Names are distinct words, each with a sentence for the reference and one in English that can be filled in."""
    features = game.features(game.board(setup))
    if features is None:
        return
    text = Catalogue(game, "en")
    for kind, named in (("option", features.of_option), ("seat", features.of_seat)):
        names = [feature.name for feature in named]
        assert len(set(names)) == len(names), f"two features of {kind} have the same name"
        for feature in named:
            assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", feature.name), f"'{feature.name}' is no name"
            assert feature.meaning.endswith("."), f"the meaning of {feature.name} is no sentence"
            if kind == "seat" and feature.name in features.guessed:
                continue
            for value in (1, 7):
                said = text.say(feature.key(kind), value=value) if text.has(feature.key(kind)) else ""
                assert said, f"there is no text '{feature.key(kind)}'"
    assert set(features.guessed) <= set(features.seat_names), "a guessed feature that there is not"
