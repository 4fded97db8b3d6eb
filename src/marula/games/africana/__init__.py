"""Africana: expeditions that anyone may join and only one finishes, and adventures bought from two books."""

from __future__ import annotations

from marula.games.africana.game import Africana

GAME = Africana()
