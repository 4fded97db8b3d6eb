"""The page: docs/studies/strength.md, made of the results."""

from __future__ import annotations

from collections.abc import Iterable

from marula.bots.levels import BOTS
from marula.bots.search_settings import THINKING_SECONDS
from marula.core.game import Game
from tools.strength.pairings import MORE, TWO, Pairing
from tools.strength.results import Played, Results
from tools.strength.stale import is_stale

HEAD = f"""# How strong the bots are
Made by `python -m tools.strength`; do not edit. Each figure is the share of the matches that the first-named bot won
(shared wins count in part). Beside it are its 95 % interval and the number of matches, and how many are planned if not
all are played yet. Matches are paired: the measured bot plays every deal once from each seat, and a deal counts as one
observation. Time is the mean processor time of that bot for a decision with more than one option. Code is the commit
(or commits) of the bots; older rows do not have it. "Stale" marks matches from before a bot of the row learned the
weights that it plays by today.

Goals: with two players a level wins {TWO:.0%} against the one below; at the largest table one of a level among those of
the level below wins {MORE:g} times its fair share. ✓ says that a goal is met by the mean, ✓✓ by the whole interval.
"""


def page(games: Iterable[Game], wanted: dict[str, list[Pairing]], results: Results) -> str:
    """The whole page; what is not yet played is left out."""
    parts = [HEAD]
    if results.machine:
        parts.append(f"Played on: {results.machine}.\n")
    parts += [f"{core_hours(results.played.values())}\n"] if results.played else []
    for game in games:
        parts += of_game(game, wanted[game.name], results)
    return "\n".join(parts)


def of_game(game: Game, wanted: list[Pairing], results: Results) -> list[str]:
    known = [(pairing, results.played[pairing.key]) for pairing in wanted if pairing.key in results.played]
    known = [(pairing, played) for pairing, played in known if played.shares]
    if not known:
        return []
    parts = [f"## {game.name}\n"]
    levels = list(BOTS)
    ladder = [row for row in known if row[0].kind == "ladder"]
    for players in sorted({pairing.players for pairing, _ in ladder}):
        rows = sorted(
            (row for row in ladder if row[0].players == players),
            key=lambda row: (levels.index(row[0].bots[0]), levels.index(row[0].bots[1])),
        )
        parts.append(f"### {players} players, each level against the one below\n")
        parts.append(table(rows))
    for kind, title in (("styles", "The named styles"), ("table", "The named styles at one table")):
        rows = [row for row in known if row[0].kind == kind]
        if rows:
            parts += [f"### {title}\n", table(rows)]
    rows = [
        row for row in known if row[0].kind == "curve" or row[0].bots in (("sharp", "steady"), ("expert", "steady"))
    ]
    if rows:
        parts += ["### More time to think\n", curve(sorted(rows, key=lambda row: seconds_of(row[0])))]
    return parts


def table(rows: list[tuple[Pairing, Played]]) -> str:
    lines = [
        "| bot | against | wins | 95 % | fair | goal | matches | time | code |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for pairing, played in rows:
        estimate = played.estimate
        rest = list(dict.fromkeys(pairing.bots[1:]))
        several = f"{len(pairing.bots) - 1} × " if len(rest) == 1 and len(pairing.bots) > 2 else ""
        met = ""
        if pairing.goal is not None:
            sign = " ✓✓" if estimate.low >= pairing.goal else " ✓" if estimate.mean >= pairing.goal else ""
            met = f"{pairing.goal:.0%}{sign}"
        lines.append(
            f"| {pairing.bots[0]} | {several}{', '.join(rest)} | **{estimate.mean:.1%}** "
            f"| {estimate.low:.1%} to {estimate.high:.1%} | {1 / len(pairing.bots):.0%} | {met} "
            f"| {rests_on(pairing, played)} | {took(played)} | {code(pairing, played)} |"
        )
    return "\n".join(lines) + "\n"


def curve(rows: list[tuple[Pairing, Played]]) -> str:
    """Against steady, one line a budget, with a bar that shows the rise."""
    lines = [
        "| time it may take | wins against steady | 95 % | | matches | time it took | code |",
        "|---|---|---|---|---|---|---|",
    ]
    for pairing, played in rows:
        estimate = played.estimate
        between = f"{estimate.low:.1%} to {estimate.high:.1%}"
        lines.append(
            f"| {seconds_of(pairing) * 1000:g} ms | **{estimate.mean:.1%}** | {between} "
            f"| {'█' * round(20 * estimate.mean)} | {rests_on(pairing, played)} | {took(played)} "
            f"| {code(pairing, played)} |"
        )
    return "\n".join(lines) + "\n"


def code(pairing: Pairing, played: Played) -> str:
    """The commits it was played with, and whether the bots have learned since."""
    return " ".join([*played.code, "stale"] if is_stale(pairing, played) else played.code)


def seconds_of(pairing: Pairing) -> float:
    """How long the measured bot may think: what its name says, or what is its level's own."""
    level, _, written = pairing.bots[0].partition("+seconds=")
    return float(written or THINKING_SECONDS[level])


def rests_on(pairing: Pairing, played: Played) -> str:
    """How many matches; and how many it should be, where there are fewer."""
    return f"{played.matches:,}" + (f" of {pairing.matches:,}" if played.matches < pairing.matches else "")


def core_hours(rows: Iterable[Played]) -> str:
    """How long all this took one core, as far as it was measured."""
    listed = list(rows)
    measured = [played for played in listed if played.core_seconds]
    hours = sum(played.core_seconds for played in measured) / 3600
    rest = len(listed) - len(measured)
    more = f", not counting {rest} older rows whose time was not measured" if rest else ""
    return f"It took {hours:.2g} core-hours{more}."


def took(played: Played) -> str:
    if not played.asked:
        return "–"
    milliseconds = played.seconds / played.asked * 1000
    return f"{milliseconds:.3g} ms"
