"""Evaluates single decisions by rollouts: python -m tools.evaluate_decisions GAME FILE --bots sharp,expert.

Matches tell little of one decision: hundreds are needed to tell two search settings apart. So positions are taken from
matches of steady players. In each position every good option is rolled out to the end by steady players, in many
determinizations, with common random numbers. That measures what each option is worth among steady players. It takes
minutes, and the result is kept in FILE. Then each bot decides in these positions. Its decision is compared with
steady's: how much more chance to win it has, on average. The best decision's gain is printed beside it: it is found in
one half of the determinizations and measured in the other.

--played-by sharp takes the positions from sharp's own matches among steady players. --true-state rolls out from the
true state instead of determinizations. --turns 16 stops rollouts after so many turns and uses the value estimate: much
faster, and it relies on that estimate. --rollout-turns measures how well the search's rollouts of so many turns predict
the outcomes.
"""

from __future__ import annotations

import argparse
import math
import pickle
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from marula.bots.common_random_numbers import common_random_numbers
from marula.bots.instinct_cache import best_first
from marula.bots.levels import bot_factory
from marula.bots.search import Search
from marula.bots.search_settings import settings
from marula.core.chance import Seeded
from marula.core.decision import Budget
from marula.core.envelope import Envelope, envelope
from marula.core.game import Board, Game, State
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from tools.calibrate import steady_match

MAX_OPTIONS = 8
"""How many options are rolled out."""
MAX_PRIOR_GAP = 12.0
"""Options this many points below the best prior are not rolled out."""
TO_THE_END = 1 << 40
"""More turns than any match has."""


class Position(NamedTuple):
    """A position to decide in, and its rollouts: a row for each world, an outcome for each code, best prior first."""

    state: State
    seat: int
    codes: list[int]
    rows: list[list[float]]

    def gain(self, place: int) -> float:
        """How much more chance to win this option has than the one with the highest prior."""
        return mean([row[place] - row[0] for row in self.rows])


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def rolled_out(
    game: Game, state: State, seat: int, codes: list[int], worlds: int, turns: int, seed: str, real: bool = False
) -> list[list[float]]:
    """One row for each determinization: the outcome of one rollout of every code, so many turns deep.

    With `real` the state itself is used, with other luck from here on.
    """
    view = game.view(state, seat)
    search = Search(game, game.instinct(state.board), settings({}), view, seed)
    search.max_rollouts = TO_THE_END
    search.rollout_depth = turns
    rows = []
    for world in range(worlds):
        search.rounds = world
        begins = state if real else search.determinization()
        luck = common_random_numbers(f"{seed} {world} luck")
        rows.append([search.rollout(code, begins.clone(), luck.restarted()) for code in codes])
    return rows


def decisions(game: Game, board: Board, played_by: str, name: str) -> list[State]:
    """All decisions of a match: everyone's where all are steady, otherwise those of one such bot among steady ones."""
    if played_by == "steady":
        return [state for state in steady_match(game, board, name)[0] if len(game.codes(state, game.turn(state))) > 1]
    match = Match.dealt(game, board, Seeded(name))
    own = Seeded(f"{name} seat").pick(match.setup.seats)
    bots = [
        bot_factory(played_by if seat == own else "steady", game)(game, f"{name} {seat}")
        for seat in range(match.setup.seats)
    ]
    found = []
    while waiting := game.waiting_on(match.state):
        seat = waiting[0]
        sees = envelope(match, seat)
        if seat == own and len(sees.options) > 1:
            found.append(match.state.clone())
        match.play(seat, bots[seat].choose(sees, Budget()).action)
    return found


def measure(
    game: Game,
    seats: int,
    positions: int,
    worlds: int,
    seed: str,
    until: float,
    turns: int = TO_THE_END,
    played_by: str = "steady",
    real: bool = False,
) -> list[Position]:
    """One decision from each of so many matches, from anywhere in it."""
    board = game.board(Setup(game.name, seats))
    instinct = game.instinct(board)
    luck = random.Random(seed)
    found: list[Position] = []
    while len(found) < positions and time.monotonic() < until:
        name = f"{seed} {len(found)}"
        state = luck.choice(decisions(game, board, played_by, name))
        seat = int(game.turn(state))
        codes = game.codes(state, seat)
        weights = instinct.weigh(state, seat, codes)
        order = best_first(weights)
        good = [
            int(codes[place]) for place in order[:MAX_OPTIONS] if weights[place] >= weights[order[0]] - MAX_PRIOR_GAP
        ]
        found.append(Position(state, seat, good, rolled_out(game, state, seat, good, worlds, turns, name, real)))
    return found


def evaluate_bot(game: Game, found: list[Position], name: str, seconds: float | None) -> str:
    """One line: how much better the bot's choices are than steady's."""
    make = bot_factory(name, game)
    gains = []
    others = 0
    for number, position in enumerate(found):
        view = game.view(position.state, position.seat)
        options = tuple(game.options(position.state, position.seat))
        phase = game.phase(position.state, position.seat)
        sees = Envelope(0, position.seat, (position.seat,), phase, view, options, (), None)
        action = make(game, f"judge {number}").choose(sees, Budget(seconds=seconds)).action
        code = position.state.board.code_of[action]
        others += code != position.codes[0]
        if code in position.codes:
            gains.append(position.gain(position.codes.index(code)))
    error = math.sqrt(variance(gains) / len(gains))
    return (
        f"{name}: {mean(gains):+.2%} ± {error:.2%} a decision; another choice than steady in {others / len(found):.0%}"
    )


def best_gain(found: list[Position]) -> float:
    """What someone gains who knows half of the worlds, measured in the other half."""
    gains = []
    for position in found:
        half = len(position.rows) // 2
        known, other = position._replace(rows=position.rows[:half]), position._replace(rows=position.rows[half:])
        gains.append(other.gain(max(range(len(position.codes)), key=known.gain)))
    return mean(gains)


def rollout_accuracy(game: Game, found: list[Position], turns: int, worlds: int) -> str:
    """One line: how well rollouts of so many turns agree with rollouts to the end, and how noisy one of them is."""
    trial: list[float] = []
    truth: list[float] = []
    short_noise: list[float] = []
    full_noise: list[float] = []
    began = time.process_time()
    for number, position in enumerate(found):
        rows = rolled_out(game, position.state, position.seat, position.codes, worlds, turns, f"foreseen {number}")
        for place in range(1, len(position.codes)):
            short = [row[place] - row[0] for row in rows]
            whole = [row[place] - row[0] for row in position.rows]
            trial.append(mean(short))
            truth.append(mean(whole))
            short_noise.append(variance(short))
            full_noise.append(variance(whole) / len(whole))
    took = (time.process_time() - began) / worlds / sum(len(position.codes) for position in found)
    # What luck adds to the spread of the means is taken off; it is not in both of them, so the covariance has none.
    spread = variance(trial) - mean(short_noise) / worlds
    real = variance(truth) - mean(full_noise)
    together = mean([one * other for one, other in zip(trial, truth)]) - mean(trial) * mean(truth)
    line = f"{turns} turns: {1000 * took:.2f} ms a rollout, noise {math.sqrt(mean(short_noise)):.3f}"
    if spread <= 0.0 or real <= 0.0:
        return f"{line}; how options differ cannot be told from luck: more worlds or more positions"
    agreement = together / math.sqrt(spread * real)
    differ = f"options differ by {math.sqrt(spread):.3f}, really by {math.sqrt(real):.3f}"
    return f"{line}; {differ}; agreement {agreement:+.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.evaluate_decisions", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument(
        "file", type=Path, help="where the positions are kept (Python's own format: only your own file)"
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=80)
    parser.add_argument("--turns", type=int, default=TO_THE_END, help="estimate after so many turns, not at the end")
    parser.add_argument("--played-by", default="steady", metavar="BOT", help="whose decisions, among steady players")
    parser.add_argument(
        "--true-state", action="store_true", help="roll out from the true state, not from determinizations"
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="fewer positions, if that takes longer")
    parser.add_argument("--seed", default="evaluate")
    parser.add_argument("--bots", default="", help="whose decisions are evaluated")
    parser.add_argument("--seconds", type=float, help="for each decision")
    parser.add_argument(
        "--rollout-turns", type=int, nargs="*", default=[], metavar="TURNS", help="depths of rollouts to measure"
    )
    args = parser.parse_args()
    game = GAMES[args.game]
    if not args.file.exists():
        until = time.monotonic() + 60 * args.minutes
        position = measure(
            game, args.seats, args.positions, args.worlds, args.seed, until, args.turns, args.played_by, args.true_state
        )
        args.file.write_bytes(pickle.dumps([tuple(one) for one in position]))
    found = [Position(*row) for row in pickle.loads(args.file.read_bytes())]
    print(f"{len(found)} positions, {len(found[0].rows)} worlds; the best choice gains {best_gain(found):+.2%}")
    for turns in args.rollout_turns:
        print(rollout_accuracy(game, found, turns, 8), flush=True)
    for name in filter(None, args.bots.split(",")):
        print(evaluate_bot(game, found, name, args.seconds), flush=True)


if __name__ == "__main__":
    main()
