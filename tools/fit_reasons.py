"""What each feature of an option is worth: python -m tools.fit_reasons GAME [--minutes M].

For games whose instinct has not learned it. Positions are taken from matches of steady bots. In each, several options
are rolled out in the same worlds. A linear fit over all positions (ridge regression) tells how many points of win
chance in a hundred one unit of each feature brings. What is not clear beyond two standard errors counts nothing.
Reviews then name the features that speak for the better option. The figures go to
src/marula/games/GAME/bot/feature_worths.json.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from marula.analysis.judge import compare
from marula.bots.explain import FIRST_THOUGHT
from marula.bots.instinct_cache import instinct_of
from marula.core.chance import Seeded
from marula.core.game import Game
from marula.core.match import Match
from marula.games import GAMES
from tools.measure_review import positions

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "src" / "marula" / "games"
OPTIONS = 8
"""So many favourites of the heuristic, and a few others."""
OTHERS = 4
WORLDS = 32
RIDGE = 1.0
"""As if so many options had been seen in which the feature, at its usual spread, is worth nothing."""
STANDARD_ERRORS = 2.0
HUNDRED = 100.0


def rows_of(game: Game, match: Match, seat: int, seed: str) -> tuple[list[list[float]], list[float]]:
    """The features of some options and the win chances with them, both less their means in this position."""
    view = game.view(match.state, seat)
    codes = [int(code) for code in game.codes(match.state, seat)]
    luck = Seeded(seed)
    others = [codes[int(luck.pick(len(codes)))] for _ in range(OTHERS)]
    found = compare(game, view, others, seed, OPTIONS, WORLDS)
    tried = vec[i64]([codes[one.index] for one in found])
    features = game.features(match.board)
    assert features is not None
    weights = instinct_of(game, match.board).weigh(match.state, seat, tried)
    flat = np.array(list(features.options(match.state, seat, tried, weights)))
    table = flat.reshape(len(found), len(features.of_option))
    chances = np.array([one.win_chance for one in found])
    return (table - table.mean(axis=0)).tolist(), (chances - chances.mean()).tolist()


def fit(rows: list[list[float]], chances: list[float], names: list[str]) -> dict[str, float]:
    """The worth of each feature for which there is clear evidence."""
    table, wanted = np.array(rows), HUNDRED * np.array(chances)
    table[:, names.index(FIRST_THOUGHT)] = 0.0
    spread = table.std(axis=0)
    used = spread > 0
    scaled = table[:, used] / spread[used]
    inverse = np.linalg.inv(scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1]))
    worths = inverse @ scaled.T @ wanted
    noise = float(((wanted - scaled @ worths) ** 2).sum()) / max(len(wanted) - scaled.shape[1], 1)
    errors = np.sqrt(noise * np.diag(inverse))
    kept = np.abs(worths) > STANDARD_ERRORS * errors
    named = [name for name, one in zip(names, used, strict=True) if one]
    return {
        name: round(float(worth / width), 3)
        for name, worth, width, keep in zip(named, worths, spread[used], kept, strict=True)
        if keep
    }


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fit_reasons", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--minutes", type=float, default=2.0, help="stop after so many minutes of processor")
    args = parser.parse_args(words)
    game = GAMES[args.game]
    rows: list[list[float]] = []
    chances: list[float] = []
    began = time.process_time()
    number = 0
    while time.process_time() - began < 60 * args.minutes:
        for match, seat in positions(game, game.fewest, number):
            more, values = rows_of(game, match, seat, f"fit {number} {match.version}")
            rows += more
            chances += values
        number += 1
    features = game.features(game.board(match.setup))
    assert features is not None
    found = fit(rows, chances, features.option_names)
    print(f"{game.name}: {len(rows)} options")
    for name, worth in sorted(found.items(), key=lambda one: -abs(one[1])):
        print(f"  {name}: {worth:+.3f}")
    file = GAMES_FOLDER / game.name / "bot" / "feature_worths.json"
    file.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
