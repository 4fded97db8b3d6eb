"""What the examples for trainers share: their arguments, and the line that each ends with."""

from __future__ import annotations

import argparse
import importlib.metadata
from collections.abc import Sequence

from marula.games import GAMES


class Asked(argparse.Namespace):
    """The arguments, and the names that follow from them."""

    game: str
    players: int
    steps: int

    @property
    def environment(self) -> str:
        """The game in gymnasium's registry; the part before the colon is imported, in whichever process."""
        return f"marula.lab.envs.registered:marula/{self.game}-v0"

    @property
    def options(self) -> dict[str, int]:
        """Each number among the variants at its smallest, so that matches end soon while nobody can play yet."""
        variants = GAMES[self.game].variants
        return {variant.name: min(variant.allowed) for variant in variants if type(variant.default) is int}


def arguments(about: str | None, words: list[str] | None, steps: int = 4096) -> Asked:
    """Game, players and how many steps to learn from."""
    parser = argparse.ArgumentParser(description=(about or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: the fewest)")
    parser.add_argument("--steps", type=int, default=steps, help=f"decisions to learn from (default: {steps})")
    asked = parser.parse_args(words, Asked())
    asked.players = asked.players or GAMES[asked.game].fewest
    return asked


def report(package: str, steps: int, rewards: Sequence[float], note: str = "against random play") -> int:
    """The last line: which version learned from how many steps, and the mean reward by rank, from -1 to 1.

    `rewards` are those of the last matches. There are none if no match has ended, and then it says so.
    """
    learned = f"{package} {importlib.metadata.version(package)}: {steps} steps"
    told = (
        f"mean reward {sum(rewards) / len(rewards):+.2f} ({note})" if rewards else "no match ended: more --steps would"
    )
    print(f"{learned}, {told}")
    return 0
