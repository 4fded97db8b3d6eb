"""Features: named numbers about an option or a seat, the common language of bots, hints, reviews and explanations.

A game names some 30 to 100 of them. Policy and value networks learn from them, and people read them. Each feature has a
name, a unit, a line in docs/reference/features.md and a sentence in the game's catalogues (`feature-option-NAME` and
`feature-seat-NAME`, with `$value`).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats
from marula.core.state import Board, State

S = TypeVar("S", bound=State)

UNITS: Final = (
    "points",
    "coins",
    "cards",
    "gems",
    "stones",
    "tents",
    "dice",
    "rounds",
    "turns",
    "trains",
    "tickets",
    "tracks",
    "players",
    "steps",
    "number",
    "chance",
    "yes_or_no",
)
"""What a feature may count. A chance is 0 to 1; yes_or_no is 1 or 0."""


class Feature:
    """One feature: its name, what it counts, and one line for the reference.

    >>> feature = Feature("price", "coins", "What it costs at once.")
    >>> feature.key("option")
    'feature-option-price'
    """

    def __init__(self, name: str, unit: str, meaning: str) -> None:
        if unit not in UNITS:
            raise ValueError(f"{unit} is no unit; there are {', '.join(UNITS)}")
        self.name: str = name
        """One word or several, joined by underscores."""
        self.unit: str = unit
        """One of UNITS."""
        self.meaning: str = meaning
        """A short English sentence."""

    def key(self, kind: str) -> str:
        """The key of its sentence; `kind` is `option` or `seat`."""
        return f"feature-{kind}-{self.name.replace('_', '-')}"


class FeaturesOf(Generic[S]):
    """The features of one game on one board. It may keep scratch memory, but nothing of a match.

    It is given a whole state, real or imagined, and may use only what the seat knows of it. A law checks that. The
    features marked in `guessed` are the exception: they read hidden things of an imagined world. They serve the value
    network alone, and nobody is shown them.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> board = GAMES["template"].board(Setup("template", 2))
    >>> features = FeaturesOf(board, (), (Feature("purse", "coins", "Coins at hand."),))
    >>> features.seat_names
    ['purse']
    """

    def __init__(
        self,
        board: Board,
        of_option: tuple[Feature, ...],
        of_seat: tuple[Feature, ...],
        guessed: tuple[str, ...] = (),
    ) -> None:
        self.board: Board = board
        """The board that these features are for."""
        self.of_option: tuple[Feature, ...] = of_option
        """What `options` gives for each option, in this order."""
        self.of_seat: tuple[Feature, ...] = of_seat
        """What `seat` gives, in this order."""
        self.guessed: tuple[str, ...] = guessed
        """Features of a seat that read what the seat cannot know."""
        self.option_names: list[str] = [feature.name for feature in of_option]
        """The names of the features of an option."""
        self.seat_names: list[str] = [feature.name for feature in of_seat]
        """The names of the features of a seat."""

    def shown(self) -> tuple[Feature, ...]:
        """The features of a seat that people may be shown: all but the guessed ones."""
        return tuple(feature for feature in self.of_seat if feature.name not in self.guessed)

    def seat(self, state: S, seat: i64) -> vec[float]:
        """How the seat stands. The caller may keep the vector."""
        return floats(len(self.of_seat))

    def known(self, state: S, seat: i64) -> vec[float]:
        """How the seat stands by what it knows, for the policy: as `seat`, with 0 for the guessed features."""
        found = self.seat(state, seat)
        for at in range(len(self.seat_names)):
            if self.seat_names[at] in self.guessed:
                found[at] = 0.0
        return found

    def seats(self, state: S) -> list[vec[float]]:
        """How every seat stands, seat after seat. A game may override this, to share work between the seats."""
        return [self.seat(state, seat) for seat in range(self.board.seats)]

    def options(self, state: S, seat: i64, codes: vec[i64], weights: vec[float]) -> vec[float]:
        """What each option would do: all features of the first, then all of the second, and so on.

        `weights` are what the game's instinct gives for these codes. The caller may keep the vector.
        """
        return floats(len(codes) * len(self.of_option))


def best_weight(weights: vec[float]) -> float:
    """The largest of an instinct's weights. A feature says how far an option lies below it.

    >>> from marula.core.pile import floats
    >>> weights = floats(2)
    >>> weights[1] = 3.0
    >>> best_weight(weights)
    3.0
    """
    best = weights[0]
    for weight in weights:
        if weight > best:
            best = weight
    return best


Features = FeaturesOf[Any]
