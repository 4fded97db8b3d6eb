"""How the searching levels think: one small table. What differs from game to game is said by the game's instinct."""

from __future__ import annotations

from collections.abc import Callable
from math import log10
from typing import Final

Setting = int | float

STANDARD: Final = 0.02
"""Seconds of thinking that `turns` is meant for."""

FIRST: dict[str, tuple[Setting, Setting, Setting, str]] = {
    # name: (where tuning begins, least, most, what it means)
    "seconds": (0.02, 0.001, 3600.0, "thinking time for a decision where the budget names none"),
    "wide": (12, 1, 1000, "at most so many options are tried, those that feel best"),
    "near": (1000.0, 0.0, 10000.0, "and only those that feel worse than the best by no more points than this"),
    "doubt": (0.02, 0.001, 10.0, "by so much chance to win the instinct is usually wrong about an option"),
    "slope": (0.01, 0.0, 1.0, "a point of weight is taken for so much chance to win"),
    "keep": (0.0, 0.0, 100.0, "and however many trials there are, the instinct's word counts so many times theirs"),
    "temper": (2.0, 0.01, 100.0, "points of weight that make an option e times as likely to be looked at in the tree"),
    "bold": (0.5, 0.0, 10.0, "how much a seat in the tree tries what it has tried little"),
    "turns": (4.0, 1.0, 1000.0, "a trial plays on for so many turns before the table is judged, with 20 ms to think"),
    "farther": (1.5, 1.0, 10.0, "and for so many times as many with ten times as long"),
    "least": (1, 1, 1000, "but for no fewer than so many, however little time there is"),
    "deep": (0, 0, 100, "decisions that are learned in the tree; later ones are made by instinct"),
    "sway": (0.0, 0.0, 1.0, "how often someone who plays on by instinct takes what feels only nearly best"),
    "sure": (2.5, 0.0, 100.0, "an option is given up once it is worse than the best by so many standard errors"),
    "opponent_model": (1, 0, 1, "1: worlds follow how the others have played; 0: only what was seen"),
    "own_time": (0, 0, 1, "1: the process's own time counts, not the wall's, for measuring on a busy machine"),
}
"""Every setting there is."""


class Settings:
    """What a search may do and how far it trusts the instinct."""

    def __init__(self, values: dict[str, Setting]) -> None:
        self.values: dict[str, Setting] = values
        self.seconds: float = float(values["seconds"])
        self.wide: int = int(values["wide"])
        self.near: float = float(values["near"])
        self.doubt: float = float(values["doubt"])
        self.slope: float = float(values["slope"])
        self.keep: float = float(values["keep"])
        self.temper: float = float(values["temper"])
        self.bold: float = float(values["bold"])
        self.turns: float = float(values["turns"])
        self.farther: float = float(values["farther"])
        self.least: int = int(values["least"])
        self.deep: int = int(values["deep"])
        self.sway: float = float(values["sway"])
        self.sure: float = float(values["sure"])
        self.opponent_model: bool = values["opponent_model"] != 0
        self.own_time: bool = values["own_time"] != 0

    def ahead(self, seconds: float) -> int:
        """How many turns a trial plays on for: the more time, the farther it pays to look."""
        turns = int(self.turns * self.farther ** log10(seconds / STANDARD) + 0.5)
        return turns if turns > self.least else self.least


def settings(changes: dict[str, Setting]) -> Settings:
    """The first settings with some changes."""
    return Settings({**{name: row[0] for name, row in FIRST.items()}, **changes})


def read(words: list[str]) -> dict[str, Setting]:
    """Changes written as `turns=2`; ValueError names what is wrong and what there is."""
    found: dict[str, Setting] = {}
    for word in words:
        name, _, written = word.partition("=")
        if name not in FIRST:
            raise ValueError(f"'{name}' is no setting; there are {', '.join(FIRST)}")
        first, least, most, _ = FIRST[name]
        kind: Callable[[str], Setting] = int if isinstance(first, int) else float
        value = kind(written)
        if not least <= value <= most:
            raise ValueError(f"{name} is {least} to {most}, not {written}")
        found[name] = value
    return found


LEVELS: dict[str, dict[str, Setting]] = {"sharp": {"seconds": 0.02}, "expert": {"seconds": 0.2}}
"""What makes a level."""
