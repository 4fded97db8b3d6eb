"""Under the tree: the smallest complete game, to be copied by whoever adds one."""

from __future__ import annotations

from marula.core.game import Game
from marula.games.template.game import Template

GAME: Game = Template()
