"""Africana: expeditions that anyone may join and only one finishes, and adventures bought from two books."""

from __future__ import annotations

from marula.core.game import Game
from marula.games.africana.game import Africana

GAME: Game = Africana()
