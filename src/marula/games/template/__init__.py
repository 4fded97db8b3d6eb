"""Under the tree: the smallest complete game, to be copied by whoever adds one."""

from __future__ import annotations

from marula.games.template.game import Template

GAME = Template()
