"""Explanations: why one option and not the runner-up, from nothing but the envelope, in parts that add up."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marula.bots import Budget
from marula.bots.explain import INFLUENCES, all_influences, explain, influences
from marula.bots.instinct_cache import instinct_of, option_codes
from marula.bots.levels import make_bot
from marula.core.chance import Seeded
from marula.core.game import UNTRAINED, Game
from marula.core.learned_instinct import LearnedInstinct
from marula.core.policy_network import PolicyNetwork
from marula.core.value_network import Layer, ValueNetwork
from marula.games import GAMES
from tests.bots.positions import SMALL, positions

LEARNED = [game for game in GAMES.values() if (game.folder / "bot" / "policy_network.json").exists()]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_it_explains_what_steady_chooses(game: Game) -> None:
    for _, sees in positions(game, game.fewest, 3):
        decision = make_bot("steady", game, "why").choose(sees, Budget())
        why = explain(game, sees, "why")
        if len(sees.options) < 2:
            assert why is None
            continue
        assert why is not None
        best = {reason.action for reason in decision.reasons if reason.value == decision.reasons[0].value}
        assert why.action in best
        assert why.runner_up != why.action
        assert why.points >= 0.0
        assert 0.0 <= why.win_chance <= 1.0
        assert 0.0 <= why.runner_up_win_chance <= 1.0
        assert why == explain(game, sees, "why")


def test_any_option_can_be_explained_against_the_best() -> None:
    for _, sees in positions(SMALL, 2, 4):
        best = explain(SMALL, sees, "why")
        if best is None:
            continue
        other = explain(SMALL, sees, "why", best.runner_up)
        assert other is not None
        assert (other.action, other.runner_up) == (best.runner_up, best.action)
        assert other.points == -best.points


def drawn(game: Game, seats: int) -> LearnedInstinct:
    """An instinct with a network whose numbers are made up."""
    _, sees = next(iter(positions(game, seats, 1)))
    board = sees.view.board
    features = game.features(board)
    assert features is not None
    luck = Seeded("weights")

    def row(number: int) -> list[float]:
        return [luck.pick(200) / 100 - 1.0 for _ in range(number)]

    reads_seat, reads_option = len(features.of_seat), len(features.of_option)
    policy = PolicyNetwork(
        [row(reads_seat) for _ in range(5)],
        [row(reads_option) for _ in range(5)],
        row(5),
        [Layer([row(5)], row(1))],
        1000.0,
        row(reads_option),
    )
    return LearnedInstinct(game.instinct(board, UNTRAINED), features, policy, ValueNetwork([]))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_parts_add_up_to_the_difference(game: Game) -> None:
    for number, (_, sees) in enumerate(positions(game, 2, 6)):
        instinct = drawn(game, 2)
        world = game.imagine(sees.view, Seeded(f"world {number}"))
        codes = option_codes(sees)
        if len(codes) < 2:
            continue
        weights = instinct.weigh(world, sees.seat, codes)
        two = vec[i64]([codes[0], codes[len(codes) - 1]])
        # "instinct" tells how far an option is behind the best of those that are asked about.
        pair = instinct.weigh(world, sees.seat, two)
        parts = all_influences(instinct, world, sees.seat, two)
        assert sum(part.points for part in parts) == pytest.approx(pair[0] - pair[1])
        assert len(weights) == len(codes)


def test_the_most_important_parts_come_first() -> None:
    game = SMALL
    instinct = drawn(game, 2)
    for _, sees in positions(game, 2, 4):
        codes = option_codes(sees)
        if len(codes) > 1:
            world = game.imagine(sees.view, Seeded("world"))
            found = influences(instinct, world, sees.seat, vec[i64]([codes[0], codes[1]]))
            sizes = [abs(part.points) for part in found]
            assert sizes == sorted(sizes, reverse=True)
            assert len(found) <= INFLUENCES


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
def test_a_learned_choice_names_what_decided(game: Game) -> None:
    named = 0
    for _, sees in positions(game, game.fewest, 6):
        why = explain(game, sees, "why")
        if why is not None and isinstance(instinct_of(game, sees.view.board), LearnedInstinct):
            named += len(why.influences)
    assert named > 0
