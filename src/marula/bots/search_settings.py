"""Search settings: every number that steers the search, with its bounds and unit.

A level sets the thinking time. What differs between games comes from the game's `Instinct.search_settings()`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log10
from typing import Final

Setting = int | float

THINKING_SECONDS: Final = {"sharp": 0.02, "expert": 0.2}
"""How long a searching level may think about one decision."""

REFERENCE_SECONDS: Final = 0.02
"""The thinking time for which `rollout_depth_turns` is given."""

SETTINGS: dict[str, tuple[Setting, Setting, Setting, str]] = {
    # name: (default, lowest, highest, meaning)
    "seconds": (0.02, 0.001, 3600.0, "thinking time for one decision, where the budget names none"),
    "max_options": (12, 1, 1000, "how many options are searched, those with the highest prior first"),
    "max_prior_gap": (1000.0, 0.0, 10000.0, "options this many points below the best prior are not searched"),
    "win_chance_per_point": (0.01, 0.0, 1.0, "how much win chance one point of the prior stands for"),
    "leaning_per_point": (0.01, 0.0, 1.0, "how much win chance a character gives up for one point of its leaning"),
    "prior_error": (0.02, 0.001, 10.0, "standard error of the prior, in win chance: larger trusts it less"),
    "prior_weight_per_rollout": (0.0, 0.0, 100.0, "extra weight of the prior for each rollout that an option has had"),
    "rollout_depth_turns": (4.0, 1.0, 1000.0, "turns that a rollout plays before the value estimate, at 20 ms"),
    "rollout_depth_growth": (1.5, 1.0, 10.0, "factor on the rollout depth for ten times the thinking time"),
    "min_rollout_depth_turns": (1, 1, 1000, "lower bound of the rollout depth, however short the time"),
    "drop_standard_errors": (2.5, 0.0, 100.0, "an option is dropped when it is worse than the best by so many"),
    "opponent_model": (1, 0, 1, "1: determinizations follow how the others have played; 0: only what was seen"),
    "learned_prior": (1, 0, 1, "1: the prior is the learned policy; 0: the instinct without what was learned"),
    "learned_rollouts": (0, 0, 1, "1: rollouts are played by the learned policy; 0: by the instinct, which is faster"),
    "learned_value": (0, 0, 1, "1: the value network judges the end of a rollout; 0: the instinct's win chances"),
    "cpu_time": (0, 0, 1, "1: count the process's CPU time, not wall time: for measuring on a busy machine"),
}
"""Every setting there is."""


class Settings:
    """The settings of one search, by name."""

    def __init__(self, values: dict[str, Setting]) -> None:
        self.seconds: float = float(values["seconds"])
        self.max_options: int = int(values["max_options"])
        self.max_prior_gap: float = float(values["max_prior_gap"])
        self.win_chance_per_point: float = float(values["win_chance_per_point"])
        self.leaning_per_point: float = float(values["leaning_per_point"])
        self.prior_error: float = float(values["prior_error"])
        self.prior_weight_per_rollout: float = float(values["prior_weight_per_rollout"])
        self.rollout_depth_turns: float = float(values["rollout_depth_turns"])
        self.rollout_depth_growth: float = float(values["rollout_depth_growth"])
        self.min_rollout_depth_turns: int = int(values["min_rollout_depth_turns"])
        self.drop_standard_errors: float = float(values["drop_standard_errors"])
        self.opponent_model: bool = values["opponent_model"] != 0
        self.learned_prior: bool = values["learned_prior"] != 0
        self.learned_rollouts: bool = values["learned_rollouts"] != 0
        self.learned_value: bool = values["learned_value"] != 0
        self.cpu_time: bool = values["cpu_time"] != 0

    def rollout_depth(self, seconds: float) -> int:
        """How many turns a rollout plays: with more time it pays to look farther ahead."""
        growth = self.rollout_depth_growth ** log10(seconds / REFERENCE_SECONDS)
        turns = int(self.rollout_depth_turns * growth + 0.5)
        return turns if turns > self.min_rollout_depth_turns else self.min_rollout_depth_turns


def settings(changes: dict[str, Setting]) -> Settings:
    """The defaults with some changes."""
    return Settings({**{name: row[0] for name, row in SETTINGS.items()}, **changes})


def parse_settings(assignments: list[str]) -> dict[str, Setting]:
    """Read changes written as `max_options=4`; ValueError names what is wrong and what there is.

    >>> parse_settings(["max_options=4"])
    {'max_options': 4}
    """
    found: dict[str, Setting] = {}
    for assignment in assignments:
        name, _, written = assignment.partition("=")
        if name not in SETTINGS:
            raise ValueError(f"'{name}' is no setting; there are {', '.join(SETTINGS)}")
        default, lowest, highest, _ = SETTINGS[name]
        convert: Callable[[str], Setting] = int if isinstance(default, int) else float
        value = convert(written)
        if not lowest <= value <= highest:
            raise ValueError(f"{name} is {lowest} to {highest}, not {written}")
        found[name] = value
    return found
