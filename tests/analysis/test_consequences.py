"""Consequences: what an option brings until the end, told only where it is no accident, from what the seat knows."""

from __future__ import annotations

from marula.analysis.consequences import LEAST, MOST, consequences
from marula.analysis.reasons import reasons
from marula.core.chance import Seeded
from marula.core.decision import OTHERS
from marula.core.game import Game
from tests.analysis.matches import every_table, random_match


def brought_points(game: Game, seats: int) -> set[str]:
    """The lines that brought somebody points at the end of a random match, and what all the others have."""
    match = random_match(game, seats, "whole")
    return {OTHERS} | {
        line.what for column in game.score(match.state).columns for line in column.lines if line.points > 0
    }


@every_table
def test_consequences_name_lines_of_the_score_sheet_and_do_not_depend_on_hidden_things(game: Game, seats: int) -> None:
    match = random_match(game, seats, "consequences", decisions=24)
    state = match.at(match.version)
    seat = game.waiting_on(state)[0]
    view = game.view(state, seat)
    codes = [int(code) for code in game.codes(state, seat)]
    other = game.view(game.imagine(view, Seeded("dealt otherwise")), seat)
    found = consequences(game, view, codes[0], codes[-1], "s", worlds=6)
    assert found == consequences(game, other, codes[0], codes[-1], "s", worlds=6)
    assert len(found) <= MOST
    for one in found:
        assert one.line in (*game.lines, OTHERS)
        assert abs(one.points) >= LEAST
        assert not (one.costs and one.line in brought_points(game, seats)), "such a line only takes points away"
    benefits = [-one.points if one.line == OTHERS else one.points for one in found]
    assert benefits == sorted(benefits, reverse=True)
    assert consequences(game, view, codes[0], codes[0], "s") == ()


@every_table
def test_reasons_speak_for_the_better_option_and_say_more_than_its_kind(game: Game, seats: int) -> None:
    match = random_match(game, seats, "reasons", decisions=30)
    actions = match.board.actions
    told = 0
    for number in range(match.version):
        state = match.at(number)
        seat = game.waiting_on(state)[0]
        codes = [int(code) for code in game.codes(state, seat)]
        found = reasons(game, game.view(state, seat), codes[0], codes[-1])
        assert all(one.points > 0 and one.value != one.other for one in found)
        assert not {one.feature for one in found} & {"instinct", actions[codes[0]].tag, actions[codes[-1]].tag}
        told += len(found)
    assert told > 0 or game.name == "template"
