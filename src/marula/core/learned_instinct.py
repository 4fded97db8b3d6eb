"""LearnedInstinct: a game's instinct, corrected by what networks have learned from matches.

The policy network adds points to the instinct's weights; the value network estimates the chances to win. Where one of
them is missing, the instinct answers alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.features import Features
from marula.core.instinct import Instinct, InstinctOf, OpponentModel
from marula.core.policy_network import PolicyNetwork, load_policy_network
from marula.core.state import State, View
from marula.core.value_network import ValueNetwork, load_value_network

POLICY_FILE: Final = "policy_network.json"
VALUE_FILE: Final = "value_network.json"


class LearnedInstinct(InstinctOf[Any, Any]):
    """An instinct with a policy network and perhaps a value network.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.features import Feature, FeaturesOf
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> board = game.board(Setup("template", 2))
    >>> plain = game.instinct(board)
    >>> nothing = FeaturesOf(board, (), ())
    >>> learned = LearnedInstinct(plain, nothing, PolicyNetwork([], [], [], []), ValueNetwork([]))
    >>> state = game.deal(board, Seeded("tea"), None)
    >>> codes = game.codes(state, 0)
    >>> list(learned.weigh(state, 0, codes)) == list(plain.weigh(state, 0, codes))
    True
    """

    def __init__(
        self, instinct: Instinct, features: Features, policy: PolicyNetwork, value: ValueNetwork, over: i64 = -1
    ) -> None:
        super().__init__(instinct.board)
        self.over: i64 = over
        """The phase of a match that is over: then there is nothing to estimate."""
        self.instinct: Instinct = instinct
        """The instinct without what was learned."""
        self.named: Features = features
        """The named features, which the networks read."""
        self.policy: PolicyNetwork = policy
        self.value: ValueNetwork = value
        self.places: vec[i64] = vec[i64]()
        """The options that the policy network looked at last: places among the codes."""
        self.codes: vec[i64] = vec[i64]()
        """The codes of these options."""
        self.weights: vec[float] = vec[float]()
        """What the untrained instinct gives them."""
        self.of_seat: vec[float] = vec[float]()
        """The features of the seat that was last asked about."""
        self.of_options: vec[float] = vec[float]()
        """The features of the options of that seat."""

    def weigh(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        weights = self.instinct.weigh(state, seat, codes)
        self.consider(codes, weights)
        if len(self.places) < 2:
            return weights
        corrections = self.corrections(state, seat)
        lowest = corrections[0]
        for correction in corrections:
            if correction < lowest:
                lowest = correction
        # What was not looked at stays behind everything that was.
        for place in range(len(weights)):
            weights[place] += lowest
        for at in range(len(self.places)):
            weights[self.places[at]] += corrections[at] - lowest
        return weights

    def consider(self, codes: vec[i64], weights: vec[float]) -> None:
        """Choose the options that are worth a look: those that the instinct likes nearly as well as the best."""
        least = weights[0]
        for weight in weights:
            if weight > least:
                least = weight
        least -= self.policy.gap
        self.places = vec[i64]()
        self.codes = vec[i64]()
        self.weights = vec[float]()
        for place in range(len(codes)):
            if weights[place] >= least:
                self.places = append(self.places, place)
                self.codes = append(self.codes, codes[place])
                self.weights = append(self.weights, weights[place])

    def corrections(self, state: State, seat: i64) -> vec[float]:
        """Points for each option that is considered."""
        self.of_seat = self.named.known(state, seat)
        self.of_options = self.named.options(state, seat, self.codes, self.weights)
        return self.policy.corrections(self.of_seat, self.of_options, len(self.codes))

    def weigh_simply(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        return self.instinct.weigh_simply(state, seat, codes)

    def win_chances(self, state: State) -> vec[float]:
        if len(self.value.layers) == 0 or state.phase == self.over:
            return self.instinct.win_chances(state)
        return self.value.outcomes(self.named.seats(state))

    def opponent_model(self, view: View, world: State) -> OpponentModel:
        return self.instinct.opponent_model(view, world)

    def search_settings(self) -> dict[str, float]:
        return self.instinct.search_settings()

    def untrained(self) -> Instinct:
        return self.instinct


def learned(instinct: Instinct, features: Features, folder: Path, over: int) -> Instinct:
    """The instinct with the networks of this folder; the instinct itself where there is no policy network.

    `over` is the phase of a match that is over.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> from marula.core.features import FeaturesOf
    >>> board = GAMES["template"].board(Setup("template", 2))
    >>> instinct = GAMES["template"].instinct(board)
    >>> learned(instinct, FeaturesOf(board, (), ()), Path("missing"), 3) is instinct
    True
    """
    seats = int(instinct.board.seats)
    policy = load_policy_network(folder / POLICY_FILE, seats, features.seat_names, features.option_names)
    if policy is None:
        return instinct
    value = load_value_network(folder / VALUE_FILE, seats, features.seat_names)
    return LearnedInstinct(instinct, features, policy, value, over)
