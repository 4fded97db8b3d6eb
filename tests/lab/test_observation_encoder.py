"""The encoder: named parts that say what the view says, turned to the reader, and never more than the view."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marula.core import codec, fields
from marula.core import observation_vector as parts
from marula.core.chance import Seeded
from marula.core.game import Board, Game
from marula.core.pile import Pile
from marula.core.seat import ONLOOKER
from marula.core.setup import Setup
from marula.lab import observation_encoder
from marula.lab.observation_encoder import Encoder
from marula.lab.random_match import random_match
from tests.lab.tables import QUICK, every_game, every_table
from tools import encoders


@every_table
def test_an_imagined_world_reads_like_the_real_one(game: Game, players: int) -> None:
    """Two worlds that look the same to a seat give it the same numbers, so nothing hidden is in them."""
    match = random_match(game, Setup(game.name, players), "encoder")
    encoder = Encoder(game, match.board)
    luck = Seeded("worlds")
    for version in range(0, match.version + 1, max(1, match.version // 8)):
        state = match.at(version)
        for seat in [*range(players), ONLOOKER]:
            view = game.view(state, seat)
            other = game.view(game.imagine(view, luck), seat)
            assert np.array_equal(encoder.encode(view), encoder.encode(other))


@every_game
def test_views_that_differ_read_differently(game: Game) -> None:
    """Otherwise numbers that say nothing would pass the test above."""
    match = random_match(game, Setup(game.name, game.most), "encoder")
    encoder = Encoder(game, match.board)
    views, numbers = set(), set()
    for version in range(0, match.version + 1, max(1, match.version // 60)):
        for seat in range(game.most):
            view = game.view(match.at(version), seat)
            views.add(codec.view_text(view))
            numbers.add(encoder.encode(view).tobytes())
    assert len(views) > 40
    assert len(numbers) >= 0.95 * len(views)


@every_table
def test_the_parts_cover_everything_once(game: Game, players: int) -> None:
    encoder = Encoder(game, game.board(Setup(game.name, players)))
    at = 0
    for part in encoder.parts:
        assert part.start == at
        assert part.size > 0
        assert part.means
        at += part.size
    assert at == encoder.size
    view = game.view(game.deal(encoder.board, Seeded("1"), None), 0)
    told = [name for name in type(view).FIELDS if name not in encoder.left_out]
    assert [part.name for part in encoder.parts] == told


@every_game
def test_actions_and_indices(game: Game) -> None:
    board = game.board(Setup(game.name, game.fewest))
    encoder = Encoder(game, board)
    state = game.deal(board, Seeded("1"), None)
    seat = game.waiting_on(state)[0]
    mask = encoder.mask(game.codes(state, seat))
    assert {board.actions[int(index)] for index in np.flatnonzero(mask)} == set(game.options(state, seat))
    assert mask.shape == (len(board.actions),)


def board() -> Board:
    """A board with small tables, whatever the game."""
    found: Board = QUICK.board(Setup(QUICK.name, 3 if QUICK.most >= 3 else QUICK.most))
    found.tables["stone"] = ("jade", "opal")
    return found


def written(kind: fields.Field, value: object, reader: int) -> list[int]:
    """The numbers that a part makes of a value."""
    part, _ = observation_encoder._inner(kind, board())
    out = parts.zeros(part.size + 1)
    out[part.size] = 77
    part.any(value, reader, out, 0)
    assert out[part.size] == 77, "it wrote beyond its end"
    return list(out)[: part.size]


@pytest.mark.parametrize(
    ("kind", "value", "reader", "numbers"),
    [
        (fields.Number(), -5, 1, [-5]),
        (fields.Number(), 10**6, 0, [32767]),
        (fields.Flag(), True, 0, [1]),
        (fields.Word("stone"), 1, 2, [0, 1]),
        (fields.Word("stone"), -1, 2, [0, 0]),
        (fields.Word("seat"), 0, 1, [0, 0, 1]),
        (fields.Word("seat"), 2, 1, [0, 1, 0]),
        (fields.Set("stone"), 0b10, 1, [0, 1]),
        (fields.Set("seat"), 0b011, 1, [1, 0, 1]),
        (fields.Per("stone", of=fields.Number()), vec[i64]([4, 7]), 2, [4, 7]),
        (fields.Per("seat", of=fields.Flag()), vec[i64]([1, 0, 0]), 2, [0, 1, 0]),
        (fields.Per("seat", "stone", of=fields.Number()), vec[i64]([1, 2, 3, 4, 5, 6]), 1, [3, 4, 5, 6, 1, 2]),
        (fields.Per("stone", "seat", of=fields.Number()), vec[i64]([1, 2, 3, 4, 5, 6]), 1, [2, 3, 1, 5, 6, 4]),
        (fields.Per("stone", of=fields.Word("seat")), vec[i64]([-1, 1]), 1, [0, 0, 0, 1, 0, 0]),
        (fields.Per("seat", of=fields.Set("stone")), vec[i64]([0, 1, 3]), 1, [1, 0, 1, 1, 0, 0]),
        (fields.Row(fields.Word("stone")), vec[i64]([1, 1, 0]), 0, [1, 2, 3, 1]),
        (fields.Row(fields.Word("seat")), vec[i64]([2, 0]), 2, [1, 1, 0, 1, 2, 0]),
        (fields.Row(fields.Number()), vec[i64]([9, 8]), 0, [2, 9, 8, 0, 0, 0, 0, 0, 0]),
        (fields.Row(fields.Number()), vec[i64](range(1, 12)), 0, [11, 1, 2, 3, 4, 5, 6, 7, 8]),
        (fields.PileOf("stone"), Pile(vec[i64]([3, 0]), vec[i64]([1, 0])), 0, [3, 0, 1, 1, 2, 1]),
    ],
)
def test_what_each_shape_becomes(kind: fields.Field, value: object, reader: int, numbers: list[int]) -> None:
    assert written(kind, value, reader) == numbers


def test_each_is_turned_to_the_reader() -> None:
    inner, _ = observation_encoder._inner(fields.Set("stone"), board())
    out = parts.zeros(6)
    parts.RepeatedPart(inner, 3, True).any([1, 2, 3], 1, out, 0)
    assert list(out) == [0, 1, 1, 1, 1, 0]


@every_game
def test_the_games_own_encoder_is_that_of_its_view(game: Game) -> None:
    written = (encoders.SOURCE / game.folder.name / "knowledge" / "encoder.py").read_text(encoding="utf-8")
    assert written == encoders.room(game), "run: python -m tools.encoders"


@every_table
def test_the_fast_way_and_the_slow_way_write_the_same(game: Game, players: int) -> None:
    match = random_match(game, Setup(game.name, players), "pen")
    encoder = Encoder(game, match.board)
    for version in range(0, match.version + 1, max(1, match.version // 5)):
        for seat in [*range(players), ONLOOKER]:
            view = game.view(match.at(version), seat)
            slow = parts.zeros(encoder.size)
            encoder.writer.begin(seat, slow, 0)
            encoder.writer.each(view)
            assert list(slow) == encoder.encode(view).tolist()


@every_table
def test_look_fills_a_view_with_what_view_returns(game: Game, players: int) -> None:
    """Whatever the view that it fills anew held before: another moment's, another seat's, an open end's."""
    match = random_match(game, Setup(game.name, players), "look")
    encoder = Encoder(game, match.board)
    seen = game.view(match.at(match.version), 0)
    for part in range(6):
        state = match.at(match.version * (part * 5 % 6) // 5)
        for seat in [*range(players), ONLOOKER]:
            seen = game.look(state, seat, seen)
            told, wanted = fields.write(seen), fields.write(game.view(state, seat))
            for name in encoder.left_out:
                del told[name], wanted[name]
            assert told == wanted


def test_the_documented_tables_are_those_of_the_code() -> None:
    assert encoders.PAGE.read_text(encoding="utf-8") == encoders.page(), "run: python -m tools.encoders"
