"""Stale rows: those that were played before the bots learned what they play by today."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

from marula.core.learned_instinct import POLICY_FILE
from marula.games import GAMES
from tools.strength.pairings import Pairing
from tools.strength.results import Played

ROOT = Path(__file__).resolve().parents[2]
LEARNED = ("steady", "sharp", "expert")
"""The levels that play by what was learned."""


def trained_with(game: str, players: int) -> str:
    """The commit that trained the policy of this table; empty where there is none."""
    path = GAMES[game].folder / "bot" / POLICY_FILE
    made = json.loads(path.read_text(encoding="utf-8"))["made"] if path.exists() else {}
    found = made.get(str(players), {})
    if isinstance(found, str):  # the same network as with another number of players
        found = made[found]
    return str(found.get("code", "")).removesuffix("-dirty")


def came_after(later: str, earlier: str) -> bool:
    """Whether one commit builds on the other; without git, or for unknown commits, nobody knows, and it is said no."""
    same = later.startswith(earlier) or earlier.startswith(later)
    try:
        asked = subprocess.run(
            ["git", "merge-base", "--is-ancestor", earlier, later], cwd=ROOT, capture_output=True, check=False
        )
    except OSError:
        return False
    return asked.returncode == 0 and not same


def is_stale(pairing: Pairing, played: Played, after: Callable[[str, str], bool] = came_after) -> bool:
    """Whether a bot of this row has learned something since it was played."""
    if not any(bot.partition("+")[0] in LEARNED for bot in pairing.bots):
        return False
    trained = trained_with(pairing.game, pairing.players)
    return bool(trained) and not (played.code and all(after(code, trained) for code in played.code))
