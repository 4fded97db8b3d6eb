"""Characters: opponents with a name and a manner of playing. Each plays at one level, and leans a little its own way.

How a character leans in a game is data: the file `bot/characters.json` in the game's folder. For each character it
names features of an option (docs/reference/features.md), each with points for one unit of that feature. In a game
without the file, or without features, characters play as their level does.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.features import Features, best_weight
from marula.core.game import Board, Game, State
from marula.core.pile import floats

CHARACTERS: Final[dict[str, str]] = {
    "meerkat": "casual",
    "hippo": "casual",
    "weaver": "casual",
    "tortoise": "steady",
    "ostrich": "steady",
    "elephant": "steady",
    "hornbill": "steady",
    "serval": "sharp",
    "pangolin": "sharp",
    "crane": "sharp",
    "aardvark": "expert",
    "chameleon": "expert",
}
"""The level of each character, the weakest first. The names are stored with tables: never rename one."""
FILE: Final = "characters.json"
CACHE_SIZE: Final = 8
"""How many leanings are kept: a server makes a new bot for each decision."""


class Leaning:
    """What one character adds to the weights of options on one board, in points."""

    def __init__(self, features: Features, character: str, within: float, points: dict[str, float]) -> None:
        self.features: Features = features
        self.character: str = character
        self.within: float = within
        """Options that are more points than this behind the best are left alone: so no leaning costs much."""
        self.points: dict[str, float] = points
        """Points for one unit of each feature that it leans on."""
        self.places: vec[i64] = vec[i64]()
        self.factors: vec[float] = vec[float]()
        for name, factor in points.items():
            self.places = append(self.places, features.option_names.index(name))
            self.factors = append(self.factors, factor)

    def of(self, state: State, seat: i64, codes: vec[i64], weights: vec[float]) -> vec[float]:
        """Points for each option; `weights` are those of the level without leanings."""
        found = floats(len(codes))
        least = best_weight(weights) - self.within
        near = vec[i64]()
        near_codes = vec[i64]()
        near_weights = vec[float]()
        for place in range(len(codes)):
            if weights[place] >= least:
                near = append(near, place)
                near_codes = append(near_codes, codes[place])
                near_weights = append(near_weights, weights[place])
        if len(near) < 2:
            return found
        rows = self.features.options(state, seat, near_codes, near_weights)
        width: i64 = len(self.features.of_option)
        for at in range(len(near)):
            points = 0.0
            for part in range(len(self.places)):
                points += self.factors[part] * rows[at * width + self.places[part]]
            found[near[at]] = points
        return found


class CacheEntry:
    """What was found for one character on one board."""

    def __init__(self, character: str, board: Board, leaning: Leaning | None) -> None:
        self.character: str = character
        self.board: Board = board
        self.leaning: Leaning | None = leaning


_cache: list[CacheEntry] = []


def leaning_of(game: Game, board: Board, character: str) -> Leaning | None:
    """How the character leans on this board; None where it plays as its level does, and for no character ("")."""
    if not character:
        return None
    for entry in _cache:
        if entry.character == character and entry.board is board:
            return entry.leaning
    if len(_cache) >= CACHE_SIZE:
        _cache.pop(0)
    features = game.features(board)
    found = None if features is None else load_leanings(game.folder / "bot" / FILE, features).get(character)
    _cache.append(CacheEntry(character, board, found))
    return found


def lean(game: Game, character: str, state: State, seat: i64, codes: vec[i64], weights: vec[float]) -> bool:
    """Add the character's points to the weights. False where it has no leaning, and for no character ("")."""
    leaning = leaning_of(game, state.board, character)
    if leaning is None:
        return False
    points = leaning.of(state, seat, codes, weights)
    for place in range(len(weights)):
        weights[place] += points[place]
    return True


def load_leanings(path: Path, features: Features) -> dict[str, Leaning]:
    """The leanings in a game's file, by character; none where there is no file.

    ValueError where the file names a character or a feature that does not exist.
    """
    if not path.exists():
        return {}
    data: dict[str, Any] = json.loads(path.read_bytes())
    found: dict[str, Leaning] = {}
    for character, row in data.items():
        if character not in CHARACTERS:
            raise ValueError(f"{path}: '{character}' is no character; there are {', '.join(CHARACTERS)}")
        points = {name: float(factor) for name, factor in row["leanings"].items()}
        for name in points:
            if name not in features.option_names:
                there = ", ".join(features.option_names)
                raise ValueError(f"{path}: {character} leans on '{name}', no feature of an option; there are {there}")
        found[character] = Leaning(features, character, float(row["within"]), points)
    return found
