"""Measure the characters: is each as strong as its level, and is its leaning felt?

python -m tools.characters [GAME …] [--characters A,B] [--matches N] [--felt N]

Strength: two players, the character against its plain level, each deal played with both seatings. A character is as
strong as its level if it wins between 45 and 55 matches of 100. Felt: in matches of the same kind, the mean of each
feature that it leans on over its own choices, beside that of the plain level.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from marula.bots import Budget
from marula.bots.characters import CHARACTERS, Leaning, leaning_of
from marula.bots.levels import make_bot
from marula.bots.search_settings import THINKING_SECONDS
from marula.core.chance import Seeded
from marula.core.envelope import envelope
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.core.pile import floats
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab import arena, stats
from marula.workers.workers import Processes, Workers

MATCHES = {"casual": 2000, "steady": 2000, "sharp": 200, "expert": 40}
"""How many matches a character of each level plays, unless told otherwise."""
FELT = {"casual": 200, "steady": 200, "sharp": 40, "expert": 10}
"""In how many matches its choices are counted."""
POINTS = 5.0
"""How far from 50 of 100 matches a character may be."""
CLEAR = 3.0
"""A difference is felt if it is so many times its standard error."""


class FeltJob(msgspec.Struct, frozen=True):
    """One match of a character against its level, in which choices are counted."""

    game: Game
    character: str
    number: int


def timed(bot: str) -> str:
    """A bot that searches counts its own CPU time: what else the machine does makes none weaker."""
    return f"{bot}+cpu_time=1" if CHARACTERS.get(bot, bot) in THINKING_SECONDS else bot


def strength(game: Game, character: str, matches: int, workers: Workers) -> stats.Estimate:
    """The part of the matches that the character wins against its level."""
    board = game.board(Setup(game.name, 2))
    bots = (timed(character), timed(CHARACTERS[character]))
    tournament = arena.Tournament(game, board.setup, board.edition, bots, matches, "characters")
    rows = arena.run(tournament, workers)
    deals: dict[int, list[float]] = {}
    for row in rows:
        if row.bot == 0:
            deals.setdefault(row.deal, []).append(row.win)
    return stats.share([mean(wins) for wins in deals.values()])


def count_choices(job: FeltJob) -> list[list[float]]:
    """For the character, then for its level: the sum of each leaned feature over all choices of one match."""
    game, number = job.game, job.number
    board = game.board(Setup(game.name, 2))
    leaning = leaning_of(game, board, job.character)
    assert leaning is not None
    names = [job.character, CHARACTERS[job.character]]
    own = number % 2  # every deal is played once on each seat
    bots = [make_bot(timed(names[seat != own]), game, f"felt {number} {seat}") for seat in range(2)]
    match = Match.dealt(game, board, Seeded(f"felt {number // 2}"))
    sums = [[0.0] * len(leaning.points), [0.0] * len(leaning.points)]
    while waiting := game.waiting_on(match.state):
        seat = waiting[0]
        options = game.options(match.state, seat)
        action = options[0]
        if len(options) > 1:
            action = bots[seat].choose(envelope(match, seat), Budget()).action
            for place, value in enumerate(features_of(leaning, board, match, seat, board.code_of[action])):
                sums[seat != own][place] += value
        match.play(seat, action)
    return sums


def features_of(leaning: Leaning, board: Board, match: Match, seat: int, code: int) -> Iterator[float]:
    """The leaned features of the option that was taken."""
    features = leaning.features
    row = features.options(match.state, seat, vec[i64]([code]), floats(1))
    for name in leaning.points:
        yield row[features.option_names.index(name)]


def felt(game: Game, character: str, matches: int, workers: Workers) -> Iterator[str]:
    """For each leaned feature: the means a match of character and level, and whether the difference is clear."""
    leaning = leaning_of(game, game.board(Setup(game.name, 2)), character)
    assert leaning is not None
    found = list(workers.run(count_choices, [FeltJob(game, character, number) for number in range(matches)]))
    for place, (name, points) in enumerate(leaning.points.items()):
        pairs = [(own[place], other[place]) for own, other in found]
        differences = [own - other for own, other in pairs]
        error = stdev(differences) / sqrt(len(differences))
        gain = mean(differences) * (1 if points > 0 else -1)
        verdict = "clear" if gain > CLEAR * error else "not clear"
        yield (
            f"{name} {mean(own for own, _ in pairs):.2f} ({mean(other for _, other in pairs):.2f}, "
            f"±{1.96 * error:.2f}, {verdict})"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", help="of these games (default: all with characters)")
    parser.add_argument("--characters", default=",".join(CHARACTERS), metavar="A,B,…", help="these characters alone")
    parser.add_argument("--matches", type=int, help="matches for strength (default: by level)")
    parser.add_argument("--felt", type=int, help="matches in which choices are counted (default: by level)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    names = args.games or [name for name, game in GAMES.items() if (game.folder / "bot" / "characters.json").exists()]
    workers = Processes(args.workers)
    for name in names:
        for character in args.characters.split(","):
            print(line(GAMES[name], character, args.matches, args.felt, workers), flush=True)


def line(game: Game, character: str, matches: int | None, felt_matches: int | None, workers: Workers) -> str:
    """One row of the table in docs/studies/characters.md."""
    level = CHARACTERS[character]
    number = MATCHES[level] if matches is None else matches
    told = ""
    if number:
        found = strength(game, character, number, workers)
        share, low, high = 100 * found.mean, 100 * found.low, 100 * found.high
        verdict = "yes" if abs(share - 50) <= POINTS else "NO"
        if verdict == "yes" and (low < 50 - POINTS or high > 50 + POINTS):
            verdict = "likely"
        told = f"{share:.1f} ({low:.1f} to {high:.1f}) | {number} | {verdict}"
    counted = FELT[level] if felt_matches is None else felt_matches
    choices = "; ".join(felt(game, character, counted, workers)) if counted else ""
    return f"| {game.name} | {character} | {level} | {told} | {choices} |"


if __name__ == "__main__":
    main()
