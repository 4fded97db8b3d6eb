"""Runs in the peers' own environment: steps per second of their fastest form, as many matches at once as ours.

Pgx steps a batch in one compiled call and deals anew where a match has ended; it uses every core that it finds.
PettingZoo has no vector form, so it steps one match after the other. Random play, actions drawn beforehand by the mask,
as in ours. Prints one JSON object.
"""

from __future__ import annotations

import importlib.metadata
import json
import sys
import time
from typing import Any

PGX_GAMES = ("backgammon", "tic_tac_toe", "kuhn_poker")
TRIES = 3


def pgx_steps(name: str, lanes: int, seconds: float) -> float:
    """Steps per second by the clock; the best of three tries."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env: Any = pgx.make(name)
    init = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1))
    key = jax.random.PRNGKey(1)
    state = init(jax.random.split(key, lanes))
    best = 0.0
    for attempt in range(TRIES + 1):  # the first compiles
        steps, passed = 0, 0.0
        while passed < seconds:
            key, first, second = jax.random.split(key, 3)
            actions = choose(first, state.legal_action_mask).block_until_ready()
            keys = jax.random.split(second, lanes).block_until_ready()
            began = time.perf_counter()
            state = step(state, actions, keys)
            jax.block_until_ready(state.observation)
            passed += time.perf_counter() - began
            steps += lanes
        if attempt:
            best = max(best, steps / passed)
    return best


def pettingzoo_steps(seconds: float) -> float:
    """Steps per second of its connect four, one match at a time; choosing is not counted."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    best = 0.0
    for _ in range(TRIES):
        steps, passed = 0, 0.0
        while passed < seconds:
            env.reset()
            for agent in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                action = None if over or cut else env.action_space(agent).sample(observation["action_mask"])
                began = time.perf_counter()
                env.step(action)
                passed += time.perf_counter() - began
                steps += 1
        best = max(best, steps / passed)
    return best


def main(lanes: int, seconds: float) -> dict[str, float]:
    found = {f"Pgx {importlib.metadata.version('pgx')} {name}": pgx_steps(name, lanes, seconds) for name in PGX_GAMES}
    version = importlib.metadata.version("pettingzoo")
    return found | {f"PettingZoo {version} connect_four": pettingzoo_steps(seconds)}


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), float(sys.argv[2]))))
