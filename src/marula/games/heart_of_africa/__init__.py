"""The Heart of Africa: railways across central and southern Africa, and terrain cards that double a route's points."""

from __future__ import annotations

from marula.core.game import Game
from marula.games.heart_of_africa.game import HeartOfAfrica

GAME: Game = HeartOfAfrica()
