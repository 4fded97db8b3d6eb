"""The search: keeps to its time by any clock, counts its rollouts, and finds what wins."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marula.bots import Budget
from marula.bots.instinct_cache import instinct_of, option_codes
from marula.bots.levels import make_bot
from marula.bots.search import Search
from marula.bots.search_settings import SETTINGS, THINKING_SECONDS, settings
from marula.bots.searching_bot import SearchingBot
from marula.core.chance import Seeded
from marula.core.envelope import Envelope, envelope
from marula.core.event import Action
from marula.core.setup import Setup
from marula.lab.random_match import random_match
from marula.lab.reward import win_shares
from tests.bots.positions import SMALL, positions
from tests.bots.test_explain import drawn


class Clock:
    """Time that passes by being looked at, so that no other program on this machine can spoil a test."""

    def __init__(self, step: float) -> None:
        self.now = 100.0
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        self.now += self.step
        return self.now


def some_choice(seats: int = SMALL.most) -> Envelope:
    return max((sees for _, sees in positions(SMALL, seats, 8)), key=lambda sees: len(sees.options))


@pytest.mark.parametrize("step", [0.00001, 0.0001, 0.001, 0.003])
@pytest.mark.parametrize("seconds", [0.02, 0.2])
def test_it_keeps_to_its_time(step: float, seconds: float) -> None:
    bot = SearchingBot(SMALL, "1", 0.02)
    bot.clock = clock = Clock(step)
    sees = some_choice()
    assert bot.choose(sees, Budget(seconds=seconds)).action in sees.options
    assert clock.now - 100.0 <= 1.2 * seconds


def test_a_clear_decision_takes_less_and_a_forced_one_nothing() -> None:
    bot = SearchingBot(SMALL, "1", 0.02)
    bot.clock = clock = Clock(0.001)
    sees = some_choice()
    forced = Envelope(
        version=sees.version,
        seat=sees.seat,
        waiting_on=sees.waiting_on,
        phase=sees.phase,
        view=sees.view,
        options=sees.options[:1],
        moments=(),
        score=None,
    )
    assert bot.choose(forced, Budget()).action == sees.options[0]
    assert clock.looks == 0


def test_levels_have_times_of_their_own() -> None:
    sees = some_choice()
    looks = {}
    for name in ("sharp", "expert"):
        bot = make_bot(name, SMALL, "1")
        assert isinstance(bot, SearchingBot)
        bot.changes = {"drop_standard_errors": 100.0}  # never clear: all of the time is used
        bot.clock = clock = Clock(0.0001)
        bot.choose(sees, Budget())
        looks[name] = clock.now - 100.0
        assert 0.7 * THINKING_SECONDS[name] < looks[name] <= 1.2 * THINKING_SECONDS[name]
    assert (THINKING_SECONDS["sharp"], THINKING_SECONDS["expert"]) == (0.02, 0.2)


def test_every_option_is_a_candidate_and_none_appears_twice() -> None:
    sees = some_choice()
    search = Search(SMALL, instinct_of(SMALL, sees.view.board), settings({}), sees.view, "1")
    candidates = search.run(option_codes(sees), 1.0, 400)
    assert sorted(candidate.index for candidate in candidates) == list(range(len(sees.options)))


def test_only_options_with_a_good_prior_are_searched() -> None:
    sees = some_choice()
    instinct = instinct_of(SMALL, sees.view.board)
    for name, value in (("max_options", 1), ("max_prior_gap", 0.0)):
        weights = instinct.weigh(SMALL.imagine(sees.view, Seeded("1")), sees.seat, option_codes(sees))
        candidates = Search(SMALL, instinct, settings({name: value}), sees.view, "1").run(option_codes(sees), 1.0, 40)
        assert len(candidates) < len(sees.options)
        assert all(weights[candidate.index] == max(weights) for candidate in candidates)


def test_iterations_are_counted() -> None:
    sees = some_choice()
    for number in (1, 2, 7, 60):
        search = Search(
            SMALL, instinct_of(SMALL, sees.view.board), settings({"drop_standard_errors": 100.0}), sees.view, "1"
        )
        search.run(option_codes(sees), 1.0, number)
        assert search.rollouts == number


def test_without_time_it_plays_the_option_with_the_best_prior() -> None:
    for _, sees in positions(SMALL, SMALL.fewest, 6):
        weights = instinct_of(SMALL, sees.view.board).weigh(
            SMALL.imagine(sees.view, Seeded("1")), sees.seat, option_codes(sees)
        )
        choice = make_bot("expert", SMALL, "1").choose(sees, Budget(iterations=1))
        assert weights[sees.options.index(choice.action)] == max(weights)


def test_it_sees_what_wins_at_once() -> None:
    """One decision before the end only what is hidden is left to chance: the search must find what wins most often."""
    found = 0
    for number in range(300):
        whole = random_match(SMALL, Setup(SMALL.name, 2), f"last {number}")
        match = whole.fork(whole.version - 1, Seeded("unused"))
        sees = envelope(match, SMALL.waiting_on(match.state)[0])
        if len(sees.options) < 2:
            continue
        shares = [wins_at_once(sees, action) for action in sees.options]
        if min(shares) < 0 or max(shares) - min(shares) < 0.2:
            continue  # luck plays a part, or it does not matter
        choice = make_bot("sharp", SMALL, "1").choose(sees, Budget(iterations=400))
        assert shares[sees.options.index(choice.action)] > max(shares) - 0.15, f"match {number}: {choice}"
        found += 1
    assert found >= 3


def wins_at_once(sees: Envelope, action: Action) -> float:
    """In what part of the worlds that fit the envelope this ends the match with a win; -1 where it does not end it."""
    won = 0.0
    for number in range(60):
        luck = Seeded(f"worlds {number}")
        world = SMALL.imagine(sees.view, luck)
        SMALL.apply(world, sees.seat, action, luck)
        if SMALL.turn(world) >= 0:
            return -1.0
        won += win_shares(SMALL.standings(world))[sees.seat]
    return won / 60


def test_every_setting_is_read_and_bounded() -> None:
    for name, (default, lowest, highest, meaning) in SETTINGS.items():
        assert lowest <= default <= highest
        assert meaning
        assert hasattr(settings({}), name)


def test_rollout_depth_grows_with_time_and_has_a_minimum() -> None:
    for least, turns in ((1, [1, 2, 3, 4, 6, 12]), (3, [3, 3, 3, 4, 6, 12])):
        changes = {"rollout_depth_turns": 3.0, "rollout_depth_growth": 2.0, "min_rollout_depth_turns": least}
        depth = settings(changes).rollout_depth
        assert [depth(seconds) for seconds in (0.001, 0.005, 0.02, 0.05, 0.2, 2.0)] == turns


def test_codes_are_those_of_the_options() -> None:
    sees = some_choice()
    codes: vec[i64] = option_codes(sees)
    assert [sees.view.board.actions[code] for code in codes] == list(sees.options)


@pytest.mark.parametrize("setting", ["learned_prior", "learned_rollouts", "learned_value"])
def test_a_search_uses_of_what_was_learned_what_its_settings_say(setting: str) -> None:
    parts = {"learned_prior": "instinct", "learned_rollouts": "rollout_policy", "learned_value": "judge"}
    learned = drawn(SMALL, 2)
    sees = some_choice(2)
    off = dict.fromkeys(parts, 0)
    search = Search(SMALL, learned, settings({**off, setting: 1}), sees.view, "1")
    for name, part in parts.items():
        assert getattr(search, part) is (learned if name == setting else learned.untrained())


def test_options_are_compared_under_the_same_luck() -> None:
    """An option compared with itself has the same chance to win."""
    sees = some_choice(2)
    codes = option_codes(sees)
    search = Search(SMALL, instinct_of(SMALL, sees.view.board), settings({}), sees.view, "1")
    one, other = search.compare(vec[i64]([codes[0], codes[0]]), 10)
    assert one == other
    assert search.rollouts == 20
