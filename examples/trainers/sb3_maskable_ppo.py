"""A first PPO run with Stable-Baselines3: MaskablePPO of sb3-contrib, matches in subprocess workers.

python examples/trainers/sb3_maskable_ppo.py livingstone --steps 4096
"""

from __future__ import annotations

from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv
from trainer_arguments import arguments, report


def main(words: list[str] | None = None) -> int:
    asked = arguments(__doc__, words)
    settings: dict[str, Any] = {"players": asked.players, "options": asked.options, "bots": "random", "scaled": True}
    env = make_vec_env(asked.environment, 2, seed=1, env_kwargs=settings, vec_env_cls=SubprocVecEnv)
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=256, seed=1, device="cpu")
    model.learn(asked.steps)
    env.close()
    mean, _ = evaluate_policy(model, gymnasium.make(asked.environment, **settings), n_eval_episodes=10, warn=False)
    return report("sb3_contrib", model.num_timesteps, [float(mean)])


if __name__ == "__main__":
    raise SystemExit(main())
