"""Advice: the best, another one and why, from what the seat knows and from nothing else."""

from __future__ import annotations

from marula.analysis.advice import Advice, advise
from marula.analysis.judge import Effort
from marula.analysis.verdicts import KINDS
from marula.core.chance import Seeded
from marula.core.game import Game, State
from tests.analysis.matches import every_table, random_match

LITTLE = Effort(options=3, first_worlds=2, worlds=4)


def advice_on(game: Game, state: State, instead: int | None) -> Advice:
    seat = game.waiting_on(state)[0]
    codes = tuple(int(code) for code in game.codes(state, seat))
    return advise(game, game.view(state, seat), codes, instead, "s", LITTLE)


@every_table
def test_advice_names_what_is_offered_and_does_not_depend_on_hidden_things(game: Game, seats: int) -> None:
    match = random_match(game, seats, "advice", decisions=24)
    state = match.at(match.version)
    seat = game.waiting_on(state)[0]
    codes = [int(code) for code in game.codes(state, seat)]
    other = game.imagine(game.view(state, seat), Seeded("dealt otherwise"))
    for instead in (None, codes[-1]):
        found = advice_on(game, state, instead)
        assert found == advice_on(game, other, instead)
        assert found.best in codes
        if len(codes) > 1:
            assert found.other in codes
            assert found.other == (found.other if instead is None else instead)
            assert 0 <= found.other_win_chance <= found.win_chance <= 1
            assert found.kind in KINDS
            assert (found.kind == "best") == (instead is not None and found.best == instead)
