"""The instinct in whole matches: stronger than a learner, who is stronger than luck; and the tuning tools notice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Seeded
from marula.core.game import UNTRAINED, Instinct, State
from marula.games.livingstone import GAME
from tests.games.livingstone.positions import board
from tools.calibrate import brier_score, log_loss, samples
from tools.tune import strength, weights_of, with_weights

DEALS = [f"deal {number}" for number in range(30)]


class Learner:
    """Plays by a glance."""

    def __init__(self, instinct: Instinct) -> None:
        self.instinct = instinct

    def weigh(self, state: State, seat: int, codes: vec[i64]) -> vec[float]:
        return self.instinct.weigh_simply(state, seat, codes)


class Luck:
    """Plays anything."""

    def __init__(self) -> None:
        self.chance = Seeded("luck")

    def weigh(self, state: State, seat: int, codes: vec[i64]) -> list[float]:
        return [float(self.chance.pick(1000)) for _ in codes]


def test_instinct_beats_a_learner_and_a_learner_beats_luck() -> None:
    box = board(2)
    instinct = GAME.instinct(box, UNTRAINED)
    learner = Learner(instinct)
    assert strength(GAME, box, instinct, learner, DEALS) > 0.8  # type: ignore[arg-type]
    assert strength(GAME, box, learner, Luck(), DEALS) > 0.8  # type: ignore[arg-type]


def test_weights_matter() -> None:
    """Without fear of the queen one gives too little, and loses; so a tool that tunes has something to go by."""
    box = board(2)
    assert weights_of(GAME.instinct(box, UNTRAINED))["fear"] > 1.0
    assert strength(GAME, box, with_weights(GAME, box, {"fear": 1.0}), GAME.instinct(box, UNTRAINED), DEALS) < 0.35


def test_win_chances_predict_better_than_equal_chances() -> None:
    box = board(3)
    among = samples(GAME, box, 60, "test")
    sees = GAME.instinct(box, UNTRAINED)
    blind = with_weights(GAME, box, {"luck": 1000.0, "gift_spread": 1000.0})
    for surprise in (log_loss, brier_score):
        fair = surprise(lambda moment: [1 / 3] * 3, among)
        seen = surprise(lambda moment: list(sees.win_chances(moment.state)), among)
        assert seen < fair - 0.05
        assert seen < surprise(lambda moment: list(blind.win_chances(moment.state)), among)
