"""The commands of the command line, one module each: NAME, HELP, arguments(parser), run(args, games) → exit code."""

from __future__ import annotations

from types import ModuleType

from marula.cli import arena, edition, games, play, replay, serve, simulate, verify
from marula.cli.common import BadInput

ALL: tuple[ModuleType, ...] = (games, play, serve, simulate, arena, replay, verify, edition)

__all__ = ["ALL", "BadInput"]
