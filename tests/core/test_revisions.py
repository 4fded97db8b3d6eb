"""Revisions of the rules: a match carries the one it began with, and files without one are of revision 1."""

from __future__ import annotations

import json
import pickle

import msgspec
import pytest

from marula.core import codec, match_file
from marula.core.chance import Seeded
from marula.core.errors import FileError, RefusedError
from marula.core.game import Game
from marula.core.match import Match
from marula.core.setup import CompleteSetup, Setup, parse_setup
from marula.games import GAMES
from marula.games.template.game import Template
from marula.server.tables.table_settings import TableSettings


@pytest.fixture
def game() -> Game:
    """The template, as if its rules had been revised once."""
    game = Template()
    game.revision = 2
    return game


def deal(game: Game, revision: int = 0) -> Match:
    return Match.deal(game, Setup(game.name, 2, revision=revision), Seeded("revised"))


def test_a_new_match_gets_the_current_revision(game: Game) -> None:
    assert deal(game).setup.revision == 2
    assert deal(GAMES["template"]).setup.revision == 1


def test_a_match_file_keeps_the_revision(game: Game) -> None:
    for revision in (1, 2):
        content = match_file.write(deal(game, revision))
        match, _ = match_file.read(content, {game.name: game})
        assert match.setup.revision == revision
        assert match_file.write(match) == content


def test_revision_one_is_not_written(game: Game) -> None:
    """So a file that was written before there were revisions is one of revision 1, to the last byte."""
    content = match_file.write(deal(game, 1))
    assert content == match_file.write(deal(GAMES["template"]))
    assert "revision" not in json.loads(content)["head"]["setup"]
    assert "revision" not in str(deal(game, 1).setup)


def test_the_one_line_form_keeps_the_revision(game: Game) -> None:
    for revision in (1, 2):
        setup = deal(game, revision).setup
        assert parse_setup(str(setup), game.variants) == setup


def test_an_unknown_revision_is_refused(game: Game) -> None:
    for revision in (-1, 3):
        with pytest.raises(RefusedError, match="allowed: 1, 2"):
            deal(game, revision)


def test_a_file_of_a_later_revision_is_refused(game: Game) -> None:
    with pytest.raises(FileError, match="file-head-refused"):
        match_file.read(match_file.write(deal(game)), GAMES)


def test_forks_copies_and_boards_in_other_processes_keep_the_revision(game: Game) -> None:
    match = deal(game, 1)
    assert match.fork(0, Seeded("other")).setup.revision == 1
    assert match.copy().setup.revision == 1
    assert pickle.loads(pickle.dumps(match.board)).setup.revision == 1
    assert Match.resume(game, match.board, Seeded("other"), match.state, 0).setup.revision == 1


def test_stored_settings_without_a_revision_are_of_revision_one(game: Game) -> None:
    setup = deal(game, 1).setup
    stored = msgspec.json.encode(TableSettings(setup, "digest", "commitment"))
    assert b"revision" not in stored
    assert msgspec.json.decode(stored, type=TableSettings).setup == setup


def test_stored_settings_keep_a_later_revision(game: Game) -> None:
    setup = deal(game).setup
    stored = msgspec.json.encode(TableSettings(setup, "digest", "commitment"))
    assert msgspec.json.decode(stored, type=TableSettings).setup == setup


def test_a_setup_that_is_read_is_complete() -> None:
    with pytest.raises(ValueError, match="options"):
        codec.read_setup({"game": "template", "seats": 2, "edition": "default"})
    assert isinstance(codec.read_setup(codec.to_json(deal(GAMES["template"]).setup)), CompleteSetup)


def test_no_variant_has_the_name_of_the_revision() -> None:
    assert not any(variant.name == "revision" for game in GAMES.values() for variant in game.variants)
