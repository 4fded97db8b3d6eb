"""Feature texts: what a named feature says about an option, as a part of a sentence."""

from __future__ import annotations

import re
from functools import lru_cache

from marula.core.features import Feature
from marula.core.game import Game
from marula.core.setup import Setup
from marula.text.catalogue import Catalogue

HYPHEN = re.compile(r"(?<![0-9A-Za-z])-(?=[0-9])")
"""What a number below 0 begins with in most languages."""


@lru_cache(maxsize=64)
def _feature(game: Game, name: str) -> Feature:
    """An option's feature by its name. Looking it up needs a board, so each is looked up once."""
    features = game.features(game.board(Setup(game.name, game.fewest)))
    assert features is not None
    return next(one for one in features.of_option if one.name == name)


def feature_text(texts: Catalogue, game: Game, name: str, value: float) -> str:
    """What an option does in this respect: "costs 3 coins". A chance is said in percent; other numbers are rounded."""
    feature = _feature(game, name)
    return say_value(texts, feature.key("option"), shown_value(feature.unit, value))


def say_value(texts: Catalogue, key: str, value: float, **others: str) -> str:
    """A message with a feature's number: with a minus where it is negative, not a hyphen."""
    text = texts.say(key, value=value, **others)
    return HYPHEN.sub("−", text) if value < 0 else text


def shown_value(unit: str, value: float) -> float | int:
    """A feature's number as people read it: chances in per cent, others with one digit at most."""
    rounded = round(100 * value) if unit == "chance" else round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded
