"""Expert iteration: a search looks at some decisions, and the policy learns what it found."""

from __future__ import annotations

import numpy as np
import pytest

from marula.games import GAMES
from tools.train.batch import Batch, Job, Search, board_of, matches, player, teacher
from tools.train.distillation import distillation_step, searched_only, targets
from tools.train.policy import Lesson, Policy, looked_at
from tools.train.settings import Settings
from tools.train.training_run import Trainer

TINY = Settings("template", (2,), matches=10, size=64, hidden=(6, 4), searched=0.5, options=3, worlds=4)
TRUST = 0.05


def job(trainer: Trainer, search: Search | None) -> Job:
    return trainer.job("lesson", 10, 2)._replace(search=search)


@pytest.fixture(scope="module")
def trainer() -> Trainer:
    found = Trainer(TINY)
    found.step(None)
    return found


@pytest.fixture(scope="module")
def some(trainer: Trainer) -> Batch:
    return matches(trainer.job("lesson", 10, 2), None)


def test_a_search_looks_at_the_likeliest_options_of_some_decisions(some: Batch) -> None:
    owner = np.repeat(np.arange(len(some.options)), some.options)
    compared = np.bincount(owner[some.judged >= 0.0], minlength=len(some.options))
    searched = compared > 0
    assert 0.3 < searched.mean() < 0.7
    assert (compared[searched] == np.minimum(some.options[searched], TINY.options)).all()
    assert some.judged.max() <= 1.0
    assert np.ptp(some.judged[some.judged >= 0.0]) > 0.1


def test_without_a_search_nothing_is_judged(trainer: Trainer) -> None:
    assert len(matches(job(trainer, None), None).judged) == 0


def test_only_what_was_searched_is_learned_from(some: Batch) -> None:
    found = searched_only(some)
    assert found.options.sum() == len(found.judged) == len(found.of_options) == len(found.weights)
    assert found.options.min() >= 2
    assert (found.judged >= 0.0).all()
    assert len(found.options) == len(found.seats) == len(found.of_seats)
    kept = some.judged >= 0.0
    assert set(map(tuple, found.of_options)) <= set(map(tuple, some.of_options[kept]))


def drawn_policy(batch: Batch) -> Policy:
    """A policy that corrects, with numbers drawn at random."""
    policy = Policy(batch.of_seats.shape[2], batch.of_options.shape[1], (6, 4), 5)
    luck = np.random.default_rng(6)
    for place in (2, 4, 5):  # no bias of exactly 0, where the slope of a neuron jumps
        policy.numbers[place][:] = luck.normal(0.0, 1.0, policy.numbers[place].shape)
    policy.measure(batch.of_seats.reshape(-1, batch.of_seats.shape[2]), batch.of_options)
    return policy


def test_the_target_makes_better_options_likelier(some: Batch) -> None:
    found = searched_only(some)
    lesson = Lesson(drawn_policy(found), found)
    policy = drawn_policy(found)
    now = np.exp(looked_at(policy, lesson, np.arange(len(lesson)), 1.0).logs)
    wanted = targets(policy, lesson, found.judged, 1.0, TRUST)
    assert np.add.reduceat(wanted, lesson.starts) == pytest.approx(1.0, abs=1e-4)
    for first, count in zip(lesson.starts, lesson.options, strict=True):
        here = slice(first, first + count)
        # e times as likely for each TRUST, beside the other options of the decision.
        moved = np.log(wanted[here] / now[here])
        assert moved - moved[0] == pytest.approx((found.judged[here] - found.judged[first]) / TRUST, abs=0.01)


def test_gradients_agree_with_finite_differences(some: Batch) -> None:
    found = searched_only(some)
    policy = drawn_policy(found)
    policy.numbers = [array.astype(np.float64) for array in policy.numbers]
    lesson = Lesson(policy, found)
    few = np.arange(30)
    wanted = targets(policy, lesson, found.judged, 0.5, TRUST)
    rows, _ = lesson.rows(few)

    def cost() -> float:
        logs = looked_at(policy, lesson, few, 0.5).logs
        return -float((wanted[rows].astype(np.float64) * logs).sum()) / len(few)

    gradients, apart = distillation_step(policy, lesson, few, wanted, 0.5)
    assert apart > 0.0
    for array, gradient in zip(policy.numbers, gradients, strict=True):
        at = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        before = array[at]
        array[at] = before + 1e-5
        more = cost()
        array[at] = before - 1e-5
        less = cost()
        array[at] = before
        assert (more - less) / 2e-5 == pytest.approx(gradient[at], rel=0.03)


def test_learning_comes_nearer_to_the_target(trainer: Trainer, some: Batch) -> None:
    found = searched_only(some)
    policy = Trainer(TINY).policy
    policy.scales = trainer.policy.scales
    lesson = Lesson(policy, found)
    wanted = targets(policy, lesson, found.judged, 1.0, TRUST)
    everything = np.arange(len(lesson))
    adam = Trainer(TINY).adam
    _, before = distillation_step(policy, lesson, everything, wanted, 1.0)
    for _ in range(60):
        gradients, after = distillation_step(policy, lesson, everything, wanted, 1.0)
        adam.step(policy.numbers, gradients, 0.01)
    assert after < 0.8 * before


def test_the_teacher_uses_all_that_was_learned(trainer: Trainer) -> None:
    game, board = GAMES["template"], board_of("template", 2)
    learner = player(game, board, trainer.policy.data(5.0), trainer.value.layers())
    found = teacher(game, learner, Search(0.5, 3, 4))
    assert found is not None
    assert found.settings.learned_rollouts
    assert found.settings.learned_value
    assert learner.value.layers


def test_a_run_learns_from_searches_alone_and_goes_on(trainer: Trainer) -> None:
    """The first rounds belong to the value network; then the policy follows the searches."""
    run = Trainer(TINY)
    for _ in range(4):
        run.step(None)
    before = [array.copy() for array in run.policy.numbers]
    progress = run.step(None)
    assert 0 < progress.decisions < 0.8 * len(matches(job(run, None), None).options)
    assert any((one != other).any() for one, other in zip(before, run.policy.numbers, strict=True))
