"""A first PPO run with AgileRL, which takes the mask from `info`.

python examples/trainers/agilerl_ppo.py livingstone --steps 4096
"""

from __future__ import annotations

import gymnasium
from agilerl.algorithms import PPO
from agilerl.rollouts.on_policy import collect_rollouts
from trainer_arguments import arguments, report

LENGTH, LANES = 128, 8


def main(words: list[str] | None = None) -> int:
    asked = arguments(__doc__, words)
    settings = {"players": asked.players, "options": asked.options, "bots": "random", "scaled": True}
    env = gymnasium.make_vec(asked.environment, LANES, **settings)
    agent = PPO(
        env.single_observation_space,
        env.single_action_space,
        num_envs=LANES,
        learn_step=LENGTH * LANES,
        batch_size=256,
        device="cpu",
    )
    steps, scores = 0, []
    while steps < asked.steps:
        found = collect_rollouts(agent, env, n_steps=LENGTH)
        scores += list(found[0])
        agent.learn()
        steps += LENGTH * LANES
    env.close()
    return report("agilerl", steps, [float(score) for score in scores[-100:]])


if __name__ == "__main__":
    raise SystemExit(main())
