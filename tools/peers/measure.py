"""Runs in the peers' own environment: decisions/s, matches/s and the cost of a copy, for one library's games.

CPU seconds, not wall-clock seconds, so that other work on the machine does not count; random play. Whoever calls does
it several times over and keeps the best.
Every loop is the plain one that a user of the library would write.
"""

from __future__ import annotations

import copy
import importlib.metadata
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

SECONDS = 1.0
"""How long each figure is measured in one round."""
Play = Callable[[], int]
"""Plays one match to its end and says how many decisions it took."""


def rate(play: Play) -> tuple[float, float]:
    """Decisions and matches per CPU second."""
    decisions = matches = 0
    began = time.process_time()
    while (took := time.process_time() - began) < SECONDS:
        decisions += play()
        matches += 1
    return decisions / took, matches / took


def copying(make: Callable[[], Any]) -> float:
    """Microseconds for one copy."""
    copies = 0
    began = time.process_time()
    while (took := time.process_time() - began) < SECONDS / 3:
        for _ in range(10):
            make()
        copies += 10
    return took / copies * 1e6


def openspiel() -> dict[str, tuple[Play, Callable[[], Any]]]:
    import pyspiel

    def game(name: str) -> tuple[Play, Callable[[], Any]]:
        loaded = pyspiel.load_game(name)

        dealt = loaded.new_initial_state()
        while (
            dealt.is_chance_node()
        ):  # a deal card by card from Python would be most of the time, and ours is dealt too
            dealt.apply_action(random.choice(dealt.legal_actions()))

        def play() -> int:
            state = dealt.clone()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes())
                    state.apply_action(random.choices(outcomes, odds)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        middle = dealt.clone()
        for _ in range(30):
            if not middle.is_terminal():
                middle.apply_action(random.choice(middle.legal_actions()))
        return play, middle.clone

    return {name: game(name) for name in ("spades", "gin_rummy", "backgammon", "quoridor")}


def catanatron() -> dict[str, tuple[Play, Callable[[], Any]]]:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    middle = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(100):
        middle.play_tick()
    return {"catan (4 players)": (play, middle.copy)}


def rlcard() -> dict[str, tuple[Play, Callable[[], Any]]]:
    import rlcard as library

    def game(name: str) -> tuple[Play, Callable[[], Any]]:
        env = library.make(name)

        def play() -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        middle = library.make(name)
        middle.reset()
        return play, lambda: copy.deepcopy(middle.game)

    return {name: game(name) for name in ("uno", "gin-rummy", "doudizhu")}


def pettingzoo() -> dict[str, tuple[Play, Callable[[], Any]]]:
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4

    def game(module: Any) -> tuple[Play, Callable[[], Any]]:
        env = module.env()

        def play() -> int:
            env.reset()
            decisions = 0
            for agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(seen["action_mask"]))
                    decisions += 1
            return decisions

        env.reset()
        return play, lambda: copy.deepcopy(env)

    return {"connect_four": game(connect_four_v3), "leduc_holdem": game(leduc_holdem_v4)}


LIBRARIES = {
    "OpenSpiel": ("open_spiel", openspiel),
    "Catanatron": ("catanatron", catanatron),
    "RLCard": ("rlcard", rlcard),
    "PettingZoo": ("pettingzoo", pettingzoo),
}


def main(library: str) -> None:
    package, games = LIBRARIES[library]
    rows = []
    for name, (play, make) in games().items():
        decisions, matches = rate(play)
        rows.append({"game": name, "decisions": decisions, "matches": matches, "copy_us": copying(make)})
    print(json.dumps({"library": library, "version": importlib.metadata.version(package), "rows": rows}))


if __name__ == "__main__":
    SECONDS = float(sys.argv[2])
    main(sys.argv[1])
