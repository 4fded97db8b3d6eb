"""What the examples for trainers share: their arguments, and the line that each ends with."""

from __future__ import annotations

import argparse
import importlib.metadata

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


def arguments(about: str | None, words: list[str] | None, steps: int = 4096) -> Asked:
    """Game, players and how many steps to learn from."""
    parser = argparse.ArgumentParser(description=(about or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: the fewest)")
    parser.add_argument("--steps", type=int, default=steps, help=f"decisions to learn from (default: {steps})")
    asked = parser.parse_args(words, Asked())
    asked.players = asked.players or GAMES[asked.game].fewest
    return asked


def report(package: str, steps: int, reward: float, note: str = "against random play") -> int:
    """The last line: which version learned from how many steps, and the mean reward by rank, from -1 to 1."""
    print(f"{package} {importlib.metadata.version(package)}: {steps} steps, mean reward {reward:+.2f} ({note})")
    return 0
