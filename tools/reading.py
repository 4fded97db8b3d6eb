"""Reading others: fit and check its chances. python -m tools.reading GAME [--seats N] [--matches K] [--write].

Matches are played by casual and steady bots, drawn for each seat. At a few moments of each, the seat that decides reads
the others; what it is told is compared with the truth.

- With --write, the curves in the game's knowledge/reading.json are fitted anew, on matches of their own.
- Without, fresh matches are read: ten bins of chance, and how often each came true.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from marula.analysis.hidden_things import HiddenThing, hidden_things
from marula.analysis.reading import chances, shares
from marula.analysis.recalibration import (
    EVERY_WORD,
    KNOTS,
    NUMBER_ROWS,
    SHARES,
    TENTHS,
    Curve,
    Fitted,
    Recalibration,
    file_of,
    number_row,
    tenth,
)
from marula.bots.levels import make_bot
from marula.core.chance import Seeded
from marula.core.decision import Budget
from marula.core.envelope import envelope
from marula.core.game import Game, State
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "src" / "marula" / "games"
LEVELS = ("casual", "steady")
MOMENTS = 3
"""Moments that are read in one match, unless the command asks for more."""
BINS = 10
LEAST = 30
"""Bins with fewer readings than this say nothing, and are not counted."""
PRIOR = 30.0
"""A curve leans on a more general one as if that had been seen so often at each knot."""
MANY = 12
"""Each word of a table gets a curve of its own, unless the table has more words than this."""

Sample = tuple[float, bool]
"""A share or a chance, and whether it came true."""
Moments = Iterator[tuple[int, State, int]]
"""The number of the match, the state, and the seat that reads."""


def moments(game: Game, seats: int, matches: int, seed: str, number_of: int = MOMENTS) -> Moments:
    """A few moments of each match, with the seat that decides there."""
    for number in range(matches):
        name = f"{seed} {number}"
        chance = Seeded(f"{name} moments")
        match = Match.deal(game, Setup(game.name, seats), Seeded(name))
        levels = [LEVELS[int(chance.pick(len(LEVELS)))] for _ in range(seats)]
        bots = [make_bot(level, game, f"{name} {seat}") for seat, level in enumerate(levels)]
        while not match.over:
            seat = game.waiting_on(match.state)[0]
            match.play(seat, bots[seat].choose(envelope(match, seat, match.version + 1), Budget()).action)
        for _ in range(number_of):
            state = match.at(int(chance.pick(match.version)))
            yield number, state, game.waiting_on(state)[0]


# --- fitting ----------------------------------------------------------------------------------------------------------


def fit(game: Game, seats: int, matches: int, number_of: int = MOMENTS) -> Fitted:
    """The curves of one table size."""
    seen = [(state, seat) for _, state, seat in moments(game, seats, matches, "fit", number_of)]
    fitted = _fit_numbers(game, seen)
    samples: dict[tuple[str, str, int], list[Sample]] = defaultdict(list)
    for place, (state, seat) in enumerate(seen):
        view = game.view(state, seat)
        things = hidden_things(view)
        for thing, share in zip(things, shares(game, view, things, Recalibration(fitted), f"fit {place}"), strict=True):
            few = len(view.board.tables.get(thing.table, ())) <= MANY
            for step, value in enumerate(share):
                sample = (value, thing.held(state) >= thing.steps[step])
                samples[thing.field, EVERY_WORD, step].append(sample)
                if few and thing.table:
                    samples[thing.field, thing.word, step].append(sample)
    for field, word, step in sorted(samples):  # the star comes before all words
        general = fitted.get(field, {}).get(EVERY_WORD)
        prior = general[step] if word != EVERY_WORD and general else [knot / (KNOTS - 1) for knot in range(KNOTS)]
        curves = fitted.setdefault(field, {}).setdefault(word, [])
        curves.append(fit_curve(samples[field, word, step], prior))
    return fitted


def _fit_numbers(game: Game, seen: Iterable[tuple[State, int]]) -> Fitted:
    """Where hidden numbers lie between their bounds, by those bounds."""
    counts: dict[str, list[Curve]] = {}
    for state, seat in seen:
        for thing in _numbers(hidden_things(game.view(state, seat))):
            rows = counts.setdefault(thing.field, [[1.0] * TENTHS for _ in range(NUMBER_ROWS)])
            part = (thing.held(state) - thing.known) / (thing.most - thing.known)
            rows[number_row(thing.known, thing.most)][tenth(part)] += 1
    return {
        field: {SHARES: [[round(count / sum(row), 4) for count in row] for row in rows]}
        for field, rows in counts.items()
    }


def _numbers(things: Iterable[HiddenThing]) -> list[HiddenThing]:
    return [thing for thing in things if thing.most]


def fit_curve(samples: list[Sample], prior: Curve) -> Curve:
    """The broken line that fits best by least squares, leaning on the prior; then made to rise everywhere."""
    weights = PRIOR * np.eye(KNOTS)
    sums = PRIOR * np.array(prior)
    for share, true in samples:
        left = min(int(share * (KNOTS - 1)), KNOTS - 2)
        part = share * (KNOTS - 1) - left
        hat = np.array([1 - part, part])
        weights[left : left + 2, left : left + 2] += np.outer(hat, hat)
        sums[left : left + 2] += hat * true
    line = np.linalg.solve(weights, sums)
    risen = rising([float(value) for value in line], [float(weight) for weight in np.diag(weights)])
    return [round(min(max(value, 0.0), 1.0), 4) for value in risen]


def rising(values: list[float], weights: list[float]) -> list[float]:
    """The nearest values that never fall: neighbours that do are averaged (isotonic regression).

    >>> rising([0.1, 0.5, 0.3, 0.9], [1, 1, 1, 1])
    [0.1, 0.4, 0.4, 0.9]
    """
    blocks: list[list[float]] = []  # mean, weight, how many
    for value, weight in zip(values, weights, strict=True):
        blocks.append([value, weight, 1])
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            mean, whole, many = blocks.pop()
            before = blocks[-1]
            before[0] = (before[0] * before[1] + mean * whole) / (before[1] + whole)
            before[1] += whole
            before[2] += many
    return [mean for mean, _, many in blocks for _ in range(int(many))]


# --- checking ---------------------------------------------------------------------------------------------------------


class Check:
    """What fresh matches said of one field."""

    def __init__(self) -> None:
        self.bins: list[list[Sample]] = [[] for _ in range(BINS)]
        self.squares = 0.0
        self.plain_squares = 0.0
        """The same of the shares as they were imagined."""
        self.number = 0
        self.never = 0
        self.never_but_true = 0

    def add(self, chance: float, share: float, true: bool) -> None:
        self.number += 1
        self.squares += (chance - true) ** 2
        self.plain_squares += (share - true) ** 2
        if share == 0.0:
            self.never += 1
            self.never_but_true += true
        else:
            self.bins[min(int(chance * BINS), BINS - 1)].append((chance, true))

    def rows(self) -> list[tuple[int, float, float]]:
        """For each bin with enough readings: how many, the mean chance, and how often it came true."""
        return [
            (len(bin), sum(chance for chance, _ in bin) / len(bin), sum(true for _, true in bin) / len(bin))
            for bin in self.bins
            if len(bin) >= LEAST
        ]

    def worst(self) -> float:
        return max((abs(mean - true) for _, mean, true in self.rows()), default=0.0)


def check(game: Game, seats: int, matches: int, seed: str, number_of: int = MOMENTS) -> dict[str, Check]:
    """The chances of each field in fresh matches, and all together under the empty name."""
    found: dict[str, Check] = defaultdict(Check)
    plain = Recalibration({})
    for place, (_, state, seat) in enumerate(moments(game, seats, matches, seed, number_of)):
        view = game.view(state, seat)
        read = chances(game, view, f"{seed} {place}")
        imagined = shares(game, view, [thing for thing, _ in read], plain, f"{seed} {place}")
        for (thing, steps), share in zip(read, imagined, strict=True):
            for step, first in zip(steps, share, strict=True):
                for field in (thing.field, ""):
                    found[field].add(step.chance, first, thing.held(state) >= step.at_least)
    return found


def tell(game: Game, seats: int, found: dict[str, Check]) -> None:
    for field in sorted(found):
        one = found[field]
        bins = " ".join(f"{100 * mean:.0f}→{100 * true:.0f} ({number})" for number, mean, true in one.rows())
        print(f"{game.name}, {seats} players, {field or 'all'}: worst bin off by {100 * one.worst():.1f} points")
        print(f"    {bins}")
        print(
            f"    Brier score {one.squares / one.number:.4f}, as imagined {one.plain_squares / one.number:.4f};"
            f" never imagined {one.never}, of these true {one.never_but_true}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.reading", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, help="one table size; otherwise all")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--moments", type=int, default=MOMENTS, help="moments that are read in one match")
    parser.add_argument("--seed", default="check", help="fresh matches for a check")
    parser.add_argument("--write", action="store_true", help="fit the curves and keep them")
    args = parser.parse_args()
    game = GAMES[args.game]
    for seats in [args.seats] if args.seats else range(game.fewest, game.most + 1):
        began = time.process_time()
        if args.write:
            file = file_of(GAMES_FOLDER / game.name)
            fitted = fit(game, seats, args.matches, args.moments)
            kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
            kept[str(seats)] = fitted
            file.write_text(written(kept), encoding="utf-8")
        else:
            tell(game, seats, check(game, seats, args.matches, args.seed, args.moments))
        print(f"{game.name}, {seats} players: {time.process_time() - began:.0f} seconds of processor", flush=True)


def written(kept: dict[str, Fitted]) -> str:
    """As JSON, with the curves of one kind of thing on one line."""
    sizes: list[str] = []
    for seats, of_fields in sorted(kept.items()):
        rows = [
            f'  "{field}": {{\n'
            + ",\n".join(f"   {json.dumps(word)}: {json.dumps(curves)}" for word, curves in sorted(words.items()))
            + "\n  }"
            for field, words in sorted(of_fields.items())
        ]
        sizes.append(f' "{seats}": {{\n' + ",\n".join(rows) + "\n }")
    return "{\n" + ",\n".join(sizes) + "\n}\n"


if __name__ == "__main__":
    main()
