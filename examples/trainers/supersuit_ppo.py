"""A first PPO run through SuperSuit: every seat of a PettingZoo match is a lane of one vector environment.

Stable-Baselines3's PPO knows no masks: `illegal="random"` takes an offered action in the place of one that is not.

    python examples/trainers/supersuit_ppo.py livingstone --steps 4096
"""

from __future__ import annotations

import supersuit
from stable_baselines3 import PPO
from stable_baselines3.common.vec_env import VecMonitor
from trainer_arguments import arguments, report

from marula.games import GAMES
from marula.lab.envs.pettingzoo_parallel import parallel_env


def main(words: list[str] | None = None) -> int:
    asked = arguments(__doc__, words)
    settings = {"players": asked.players, "options": asked.options, "illegal": "random", "scaled": True}
    settings["mask_in"] = "info"
    matches = parallel_env(GAMES[asked.game], **settings)
    lanes = supersuit.pettingzoo_env_to_vec_env_v1(matches)
    env = supersuit.concat_vec_envs_v1(lanes, 2, num_cpus=1, base_class="stable_baselines3")
    env.seed = lambda seed=None: None  # SB3 would seed lanes that SuperSuit seeds itself
    model = PPO("MlpPolicy", VecMonitor(env), n_steps=512, batch_size=256, seed=1, device="cpu")
    model.learn(asked.steps)
    rewards = [float(episode["r"]) for episode in model.ep_info_buffer or []]
    env.close()
    return report("supersuit", model.num_timesteps, rewards, "self-play, so 0 in sum")


if __name__ == "__main__":
    raise SystemExit(main())
