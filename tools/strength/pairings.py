"""Pairings: who meets whom, how often, and what we hope for."""

from __future__ import annotations

from itertools import combinations, pairwise

import msgspec

from marula.bots.levels import BOTS
from marula.core.game import Game
from marula.lab.line_ups import LineUps

MATCHES = {"sharp": 400, "expert": 120}
"""How many matches a pairing with such a bot rests on; those of bots that answer at once rest on INSTANT."""
INSTANT = 2000
CURVE = {0.005: 400, 0.05: 240}
"""Seconds a decision, each against the strongest bot that answers at once, and in how many matches: more time must not
be weaker. What sharp and expert win in theirs (0.02 and 0.2) is known from the ladder."""
TWO = 0.65
"""What a level should win against the one below, of two players."""
MORE = 1.4
"""What one of a level should win among those of the level below at the largest table, in fair shares."""


class Pairing(msgspec.Struct, frozen=True):
    """One bot against others: the first of `bots` is the one that is measured."""

    game: str
    players: int
    bots: tuple[str, ...]
    kind: str
    """ladder, styles, table or curve: where on the page it stands."""
    matches: int
    goal: float | None = None

    @property
    def key(self) -> str:
        """One line that names it, in the file of results."""
        return f"{self.game} {self.players} {' '.join(self.bots)}"


def pairings(game: Game, scale: float = 1.0) -> list[Pairing]:
    """Everything that the page wants to know of one game, the quickest first."""
    levels = list(BOTS)
    found = []

    def add(
        kind: str, players: int, one: str, rest: tuple[str, ...], goal: float | None = None, matches: int = 0
    ) -> None:
        bots = (one, *rest)
        wanted = (matches or min(MATCHES.get(bot, INSTANT) for bot in bots)) * scale
        found.append(Pairing(game.name, players, bots, kind, whole_deals(wanted, bots, players), goal))

    for players in sorted({2 if game.fewest <= 2 else game.fewest, game.most}):
        for weaker, stronger in pairwise(levels):
            goal = TWO if players == 2 else MORE / players
            add("ladder", players, stronger, (weaker,) * (players - 1), goal)
        if players == 2:
            add("ladder", 2, "expert", ("steady",), 0.75)
    for one, other in combinations(game.styles, 2):
        add("styles", 2, one, (other,))
    for style in game.styles:
        add("styles", 2, "steady", (style,))
        add("styles", 2, "expert", (style,), 0.9)
    if game.fewest <= len(game.styles) <= game.most:
        for style in game.styles:
            others = tuple(other for other in game.styles if other != style)
            add("table", len(game.styles), style, others)
    for seconds, matches in CURVE.items():
        add("curve", game.fewest, f"expert+seconds={seconds:g}", ("steady",), matches=matches)
    return sorted(found, key=lambda pairing: -pairing.matches)


def whole_deals(matches: float, bots: tuple[str, ...], players: int) -> int:
    """About so many matches; of each deal every line-up is played."""
    deal = LineUps(bots, players, "").size
    return max(1, round(matches / deal)) * deal
