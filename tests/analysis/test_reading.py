"""Reading others: chances rest on what the seat had seen, stand beside the truth, and are told only after the end."""

from __future__ import annotations

import pytest

from marula.analysis.hidden_things import HiddenThing, hidden_things
from marula.analysis.reading import UNLIKELIEST, chances, reading
from marula.analysis.recalibration import (
    EVERY_WORD,
    NUMBER_ROWS,
    SHARES,
    Recalibration,
    number_row,
    recalibration,
)
from marula.analysis.win_chances import win_chances
from marula.core.chance import Seeded
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.refusal import Declined, Unknown
from marula.core.seat import ONLOOKER
from marula.games import GAMES
from tests.analysis.matches import every_game, every_table, random_match


@every_table
def test_chances_do_not_depend_on_what_the_seat_could_not_know(game: Game, seats: int) -> None:
    """Two worlds that look the same to the seat: the same chances, to the last digit."""
    match = random_match(game, seats, "hidden")
    state = match.at(match.version // 2)
    seat = game.waiting_on(state)[0]
    view = game.view(state, seat)
    found = chances(game, view, "s")
    assert found, "something is hidden"
    others = [game.imagine(view, Seeded(f"dealt otherwise {number}")) for number in range(20)]
    other = next(world for world in others if any(thing.held(state) != thing.held(world) for thing, _ in found))
    assert found == chances(game, game.view(other, seat), "s")


@every_table
def test_every_chance_is_one_and_more_is_never_likelier(game: Game, seats: int) -> None:
    match = random_match(game, seats, "steps")
    state = match.at(match.version // 2)
    for seat in range(seats):
        for thing, steps in chances(game, game.view(state, seat), "s"):
            assert thing.seat != seat, "nobody reads their own cards"
            assert [step.at_least for step in steps] == list(thing.steps)
            values = [step.chance for step in steps]
            assert values == sorted(values, reverse=True)
            assert all(UNLIKELIEST <= value <= 1 - UNLIKELIEST for value in values)


@every_table
def test_a_reading_stands_beside_the_truth(game: Game, seats: int) -> None:
    match = random_match(game, seats, "truth")
    for number in range(1, match.version + 1, max(1, match.version // 5)):
        seat = match.journal[number].seat
        state = match.at(number - 1)
        things = {(one.field, one.seat, one.word): one for one in hidden_things(game.view(state, seat))}
        found = reading(match, number, seat)
        assert (found.number, found.seat) == (number, seat)
        for read in found.things:
            assert read.held == things[read.field, read.seat, read.word].held(state)
        shown = {(read.field, read.seat, read.word) for read in found.things}
        had = {key for key, thing in things.items() if thing.table and thing.held(state) > thing.known}
        assert had <= shown, "what a seat really had is always shown"


@every_game
def test_a_match_that_goes_on_is_not_read(game: Game) -> None:
    match = random_match(game, game.fewest, "running", decisions=12)
    with pytest.raises(RefusedError) as refused:
        reading(match, 5, 0)
    assert refused.value.refusal == Declined("still_secret")


def test_a_decision_that_never_was_is_refused() -> None:
    match = random_match(GAMES["template"], 2, "bounds")
    for number in (0, match.version + 1):
        with pytest.raises(RefusedError) as refused:
            reading(match, number, 0)
        assert isinstance(refused.value.refusal, Unknown)


def test_curves_turn_shares_into_chances() -> None:
    rising = [knot / 20 for knot in range(11)]
    curves = Recalibration({"hands": {EVERY_WORD: [rising], "fig": [[0.0] * 11]}})
    fig, date = (HiddenThing("hands", 1, "fruit", word, 0, steps=(1,)) for word in ("fig", "date"))
    assert curves.chance(date, 0, 0.5) == pytest.approx(0.25)
    assert curves.chance(date, 2, 0.5) == pytest.approx(0.25), "a later step has the curve of the last one"
    assert curves.chance(fig, 0, 0.5) == 0.0, "a word of its own comes first"
    assert Recalibration({}).chance(date, 0, 0.5) == 0.5


def test_a_hidden_number_lies_where_such_numbers_lie() -> None:
    number = HiddenThing("coins", 1, "", "coins", 1, known=2, steps=(5,), most=11)
    even = Recalibration({})
    assert even.share_of_number(number, 2) == pytest.approx(1.0)
    assert even.share_of_number(number, 7) == pytest.approx(0.5)
    rows = [[0.1] * 10 for _ in range(NUMBER_ROWS)]
    rows[number_row(2, 11)] = [0.91, *[0.01] * 9]
    low = Recalibration({"coins": {SHARES: rows}})
    assert low.share_of_number(number, 3) == pytest.approx(0.09)


@every_game
def test_the_games_in_the_box_have_curves_for_every_table_size(game: Game) -> None:
    if game.name == "template":
        pytest.skip("it is there to be copied")
    for seats in range(game.fewest, game.most + 1):
        assert recalibration(game, seats).fitted


@every_table
def test_win_chances_for_onlookers_depend_on_nothing_hidden(game: Game, seats: int) -> None:
    match = random_match(game, seats, "onlooker")
    view = game.view(match.at(match.version // 2), ONLOOKER)
    other = game.imagine(view, Seeded("dealt otherwise"))
    found = win_chances(game, view, "s")
    assert found == win_chances(game, game.view(other, ONLOOKER), "s")
    assert len(found) == seats
    assert 0.0 < sum(found) <= 1.01


@every_table
def test_at_the_end_the_winners_have_won(game: Game, seats: int) -> None:
    match = random_match(game, seats, "won")
    winners = game.score(match.state).winners
    found = win_chances(game, game.view(match.state, ONLOOKER), "s")
    assert [seat for seat, chance in enumerate(found) if chance > 0] == sorted(winners)
