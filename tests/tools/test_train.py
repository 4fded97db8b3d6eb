"""Training by self-play: what is played is what was learned, and an interrupted run goes on as if never stopped."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from marula.core.chance import Seeded
from marula.core.game import UNTRAINED
from marula.core.learned_instinct import POLICY_FILE, VALUE_FILE, LearnedInstinct, learned
from marula.core.value_network import load_value_network
from marula.games import GAMES
from tools.train.batch import Batch, Job, board_of, matches, network, player
from tools.train.network_files import write_networks
from tools.train.policy import Lesson, Policy, cut, log_softmax, ppo_step
from tools.train.settings import Settings
from tools.train.training_run import Trainer

GAME = GAMES["template"]
TINY = Settings("template", (2,), matches=12, size=64, hidden=(6, 4), rounds=10, snapshot=2, gap=4.0)


def trained(rounds: int) -> Trainer:
    trainer = Trainer(TINY)
    for _ in range(rounds):
        trainer.step(None)
    return trainer


@pytest.fixture(scope="module")
def some() -> Batch:
    """The decisions of a few matches by the untrained instinct."""
    return matches(job(12), None)


def job(number: int) -> Job:
    policy = Trainer(TINY).policy.data(TINY.gap)
    return Job("template", 2, "test", 0, number, TINY.temperature, policy, [])


def drawn_policy(batch: Batch) -> Policy:
    """A policy that corrects, with numbers drawn at random."""
    policy = Policy(batch.of_seats.shape[2], batch.of_options.shape[1], (6, 4), 5)
    policy.numbers[5][:] = np.random.default_rng(6).normal(0.0, 1.0, policy.numbers[5].shape)
    policy.measure(batch.of_seats.reshape(-1, batch.of_seats.shape[2]), batch.of_options)
    return policy


def test_without_training_it_plays_as_the_instinct() -> None:
    board = board_of("template", 2)
    one = player(GAME, board, Trainer(TINY).policy.data(TINY.gap))
    plain = GAME.instinct(board, UNTRAINED)
    state = GAME.deal(board, Seeded("zero"), None)
    codes = GAME.codes(state, 0)
    assert list(one.weigh(state, 0, codes)) == list(plain.weigh(state, 0, codes))


def test_the_network_that_plays_gives_the_numbers_of_the_one_that_learns(some: Batch) -> None:
    policy = drawn_policy(some)
    lesson = Lesson(policy, some)
    rows, owner = lesson.rows(np.arange(len(lesson)))
    wanted = policy.forward(lesson.of_seat, lesson.of_options[rows], owner)[2]
    played = network(policy.data(5.0))
    for number in range(20):
        first, count = int(lesson.starts[number]), int(lesson.options[number])
        own = vec[float]([float(x) for x in some.of_seats[number, some.seats[number]]])
        of_options = vec[float]([float(x) for x in some.of_options[first : first + count].ravel()])
        found = list(played.corrections(own, of_options, count))
        assert found == pytest.approx(wanted[first : first + count].tolist(), abs=0.01, rel=0.01)
    assert np.ptp(wanted) > 0.5


def test_the_value_network_that_plays_gives_the_chances_of_the_one_that_learns(tmp_path: Path) -> None:
    trainer = trained(3)
    write_networks(tmp_path, trainer, {"command": "test"})
    played = load_value_network(tmp_path / VALUE_FILE, 2, trainer.features.seat_names)
    batch = matches(job(3), None)
    wanted = trainer.value.network.chances(trainer.value.normalized(batch))
    for number in range(20):
        seats = [vec[float]([float(x) for x in row]) for row in batch.of_seats[number]]
        assert list(played.outcomes(seats)) == pytest.approx(wanted[number, :2].tolist(), abs=0.005)
    assert wanted.shape[1] == 3


def test_ppo_gradients_agree_with_finite_differences(some: Batch) -> None:
    policy = drawn_policy(some)
    policy.numbers = [array.astype(np.float64) for array in policy.numbers]
    lesson = Lesson(policy, some)
    few = np.arange(40)
    advantages = np.random.default_rng(7).normal(0.0, 1.0, len(lesson)).astype(np.float32)

    def gain() -> float:
        rows, owner = lesson.rows(few)
        begins = np.cumsum(lesson.options[few]) - lesson.options[few]
        corrections = policy.forward(lesson.of_seat[few], lesson.of_options[rows], owner)[2]
        logs = log_softmax((lesson.weights[rows] + corrections) / np.float32(0.5), owner, begins)
        ratio = np.exp(logs[begins + lesson.chosen[few]] - lesson.log_chances[few])
        clipped = np.where(cut(ratio, advantages[few]), np.clip(ratio, 0.8, 1.2), ratio)
        return float((clipped.astype(np.float64) * advantages[few]).mean())

    gradients, _ = ppo_step(policy, lesson, few, advantages, 0.5)
    for array, gradient in zip(policy.numbers, gradients, strict=True):
        at = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        before = array[at]
        array[at] = before + 1e-5
        more = gain()
        array[at] = before - 1e-5
        less = gain()
        array[at] = before
        assert (less - more) / 2e-5 == pytest.approx(gradient[at], rel=0.03)


def test_it_takes_more_often_what_has_paid(some: Batch) -> None:
    """An invented rule: shaking the tree always pays. After some steps it is likelier."""
    trainer = Trainer(TINY)
    trainer.measure(None)
    lesson = Lesson(trainer.policy, some)
    everything = np.arange(len(lesson))
    taken = lesson.starts + lesson.chosen
    shakes = some.of_options[:, trainer.features.option_names.index("shake")] == 1.0
    advantages = np.where(shakes[taken], 1.0, -1.0).astype(np.float32)
    for _ in range(60):
        gradients, _ = ppo_step(trainer.policy, lesson, everything, advantages, 0.5)
        trainer.adam.step(trainer.policy.numbers, gradients, 0.01)
    rows, owner = lesson.rows(everything)
    corrections = trainer.policy.forward(lesson.of_seat, lesson.of_options[rows], owner)[2]
    assert corrections[shakes].mean() > corrections[~shakes].mean() + 0.05


def test_the_policy_never_reads_what_a_seat_cannot_know(some: Batch) -> None:
    """A guessed feature may say anything: the learner does not see it, and what is played neither."""
    policy = Policy(some.of_seats.shape[2], some.of_options.shape[1], (6, 4), 5, [1])
    policy.numbers[5][:] = 1.0
    policy.measure(some.of_seats.reshape(-1, some.of_seats.shape[2]), some.of_options)
    advantages = np.ones(len(some.options), np.float32)
    lesson = Lesson(policy, some)
    gradients, _ = ppo_step(policy, lesson, np.arange(len(lesson)), advantages, 0.5)
    assert not gradients[0][1].any()
    assert gradients[0][0].any()
    assert not np.array(policy.data(5.0)["of_seat"])[:, 1].any()


def test_one_network_learns_several_numbers_of_players(tmp_path: Path) -> None:
    """The rounds take turns; the file holds the network once, and every table plays it."""
    trainer = Trainer(Settings("template", (2, 4), matches=4, hidden=(6, 4)))
    for _ in range(6):
        trainer.step(None)
    write_networks(tmp_path, trainer, {"command": "both"})
    data = json.loads((tmp_path / POLICY_FILE).read_text())
    assert data["seats"]["4"] == data["made"]["4"] == "2"
    for seats in (2, 4):
        board = board_of("template", seats)
        features = GAME.features(board)
        assert features is not None
        found = learned(GAME.instinct(board, UNTRAINED), features, tmp_path, 3)
        state = GAME.deal(board, Seeded("both"), None)
        codes = GAME.codes(state, 0)
        wanted = player(GAME, board, trainer.policy.data(trainer.settings.gap, averaged=True)).weigh(state, 0, codes)
        assert list(found.weigh(state, 0, codes)) == list(wanted)
        assert len(found.win_chances(state)) == seats
    assert load_value_network(tmp_path / VALUE_FILE, 3, trainer.features.seat_names).layers == []


def test_an_interrupted_run_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    path = tmp_path / "run.npz"
    trained(3).save(path)
    again = Trainer.load(path)
    again.step(None)
    whole = trained(4)
    assert (again.round, len(again.earlier)) == (4, 2)
    for one, other in zip(again.arrays(), whole.arrays(), strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(other))


def test_a_checkpoint_of_other_features_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run.npz"
    trainer = trained(1)
    trainer.features.seat_names[0] = "renamed"
    trainer.save(path)
    with pytest.raises(ValueError, match="was trained on other features"):
        Trainer.load(path)


def test_matches_are_the_same_whoever_plays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = matches(job(60), None)
    with ProcessPoolExecutor(2) as pool:
        apart = matches(job(60), pool)
    for one, other in zip(alone, apart, strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(other))


def test_every_outcome_is_somebodys_or_nobodys(some: Batch) -> None:
    assert some.outcomes.sum(1) == pytest.approx(1.0)
    assert some.first[0]
    assert some.first.sum() == 12


def test_written_networks_are_played_and_those_of_other_tables_stay(tmp_path: Path) -> None:
    trainer = trained(5)
    other = Trainer(Settings("template", (3,), matches=4, hidden=(6, 4)))
    other.step(None)
    write_networks(tmp_path, other, {"command": "three"})
    write_networks(tmp_path, trainer, {"command": "two"})
    data = json.loads((tmp_path / POLICY_FILE).read_text())
    assert {seats: made["command"] for seats, made in data["made"].items()} == {"2": "two", "3": "three"}
    board = board_of("template", 2)
    features = GAME.features(board)
    assert features is not None
    found = learned(GAME.instinct(board, UNTRAINED), features, tmp_path, 3)
    assert isinstance(found, LearnedInstinct)
    state = GAME.deal(board, Seeded("written"), None)
    codes = GAME.codes(state, 0)
    wanted = player(GAME, board, trainer.policy.data(TINY.gap, averaged=True)).weigh(state, 0, codes)
    assert list(found.weigh(state, 0, codes)) == list(wanted)
    assert sum(found.win_chances(state)) < 1.0
