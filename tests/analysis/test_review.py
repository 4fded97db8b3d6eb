"""Review: a verdict rests on what the seat knew, and only on differences that are no accident."""

from __future__ import annotations

import pytest

from marula.analysis.judge import Effort, Judgement, judge
from marula.analysis.review import review, reviewed_decisions
from marula.analysis.verdicts import KINDS, kind_of
from marula.core.chance import Seeded
from marula.core.game import Game
from marula.games import GAMES
from marula.workers.workers import Processes
from tests.analysis.matches import every_table, random_match

LITTLE = Effort(options=3, first_worlds=2, worlds=4)


@every_table
def test_a_verdict_does_not_depend_on_what_the_seat_could_not_know(game: Game, seats: int) -> None:
    """Two worlds that look the same to the seat: the same judgement, to the last digit."""
    match = random_match(game, seats, "hidden", decisions=24)
    state = match.at(match.version)
    seat = game.waiting_on(state)[0]
    view = game.view(state, seat)
    other = game.imagine(view, Seeded("dealt otherwise"))
    code = int(game.codes(state, seat)[0])
    assert judge(game, view, code, "s", LITTLE) == judge(game, game.view(other, seat), code, "s", LITTLE)


@every_table
def test_every_real_choice_of_a_seat_is_reviewed(game: Game, seats: int) -> None:
    match = random_match(game, seats, "all", decisions=30)
    numbers = reviewed_decisions(match, [0])
    found = list(review(match, [0], effort=LITTLE))
    assert [one.number for one in found] == numbers
    assert numbers, "the first seat had a choice"
    for one in found:
        assert match.journal[one.number].seat == one.seat == 0
        assert one.choice == str(match.journal[one.number].action)
        assert one.kind in KINDS
        assert 0 <= one.chosen <= one.best <= 1
        assert one.loss >= 0
        assert (one.kind == "best") == (one.better == one.choice)


def test_workers_give_the_same_review_in_the_same_order() -> None:
    match = random_match(GAMES["template"], 2, "workers")
    alone = list(review(match, [0, 1], effort=LITTLE))
    assert list(review(match, [0, 1], Processes(2), LITTLE)) == alone


def judged(loss: float, error: float) -> Judgement:
    return Judgement(0.5, 0.5 - loss, 0.5, loss, error, 0, ())


@pytest.mark.parametrize(
    ("loss", "error", "kind"),
    [
        (0.2, 0.01, "blunder"),
        (0.09, 0.01, "mistake"),
        (0.05, 0.01, "inaccuracy"),
        (0.03, 0.01, "fine"),
        (0.2, 0.11, "fine"),
    ],
)
def test_a_verdict_needs_a_loss_that_is_large_and_certain(loss: float, error: float, kind: str) -> None:
    assert kind_of(judged(loss, error), False, 0.04) == kind
    assert kind_of(judged(loss, error), True, 0.04) == "best"
