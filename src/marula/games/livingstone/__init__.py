"""Livingstone: dice, tents along the Zambezi, a mine, and gifts that decide who may win at all."""

from __future__ import annotations

from marula.core.game import Game
from marula.games.livingstone.game import Livingstone

GAME: Game = Livingstone()
