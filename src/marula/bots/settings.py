"""How the searching levels think: one small table, tuned by `tools/tune.py` over paired matches."""

from __future__ import annotations


class Settings:
    """What a search may do and how far it trusts the instinct. The names are those that `tools/tune.py` tunes."""

    def __init__(
        self,
        seconds: float,
        wide: int = 12,
        trust: float = 4.0,
        slope: float = 0.01,
        temper: float = 2.0,
        bold: float = 0.5,
        laps: float = 1.0,
        deep: int = 8,
        sway: float = 0.0,
        sure: float = 2.5,
    ) -> None:
        self.seconds: float = seconds
        """Thinking time for a decision where the budget names none."""
        self.wide: int = wide
        """At most so many options are tried, those that feel best."""
        self.trust: float = trust
        """The instinct's word counts as much as so many trials."""
        self.slope: float = slope
        """A point of weight is taken for so much chance to win."""
        self.temper: float = temper
        """Points of weight that make an option e times as likely to be looked at, further down the tree."""
        self.bold: float = bold
        """How much a seat further down tries what it has tried little."""
        self.laps: float = laps
        """A trial plays on for so many turns a seat before the table is judged."""
        self.deep: int = deep
        """Decisions from here that are learned in the tree; further ones are made by instinct."""
        self.sway: float = sway
        """How often someone who plays on by instinct does not take what feels best, but what feels nearly so."""
        self.sure: float = sure
        """An option is given up once it is worse than the best by so many standard errors."""


LEVELS: dict[str, Settings] = {
    "sharp": Settings(0.02),
    "expert": Settings(0.2),
}
