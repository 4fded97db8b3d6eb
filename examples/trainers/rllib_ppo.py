"""A first PPO run with RLlib: its module for masked actions, on the gymnasium form of a game.

python examples/trainers/rllib_ppo.py livingstone --steps 4096
"""

from __future__ import annotations

import gymnasium
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env
from trainer_arguments import arguments, report


def main(words: list[str] | None = None) -> int:
    asked = arguments(__doc__, words)
    settings = {"players": asked.players, "options": asked.options, "bots": "random", "scaled": True}
    settings["mask_in"] = "observation"
    register_env(
        "marula", lambda config: FloatMask(gymnasium.make(asked.environment, disable_env_checker=True, **config))
    )
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    config = (
        PPOConfig()
        .environment("marula", env_config=settings)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=2)  # in this process; more of them on a cluster
        .training(train_batch_size_per_learner=1024, minibatch_size=256, num_epochs=4)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128, 128]}
            )
        )
        .debugging(seed=1, log_level="ERROR")
    )
    algorithm = config.build_algo()
    steps, rewards = 0, []
    while steps < asked.steps:
        result = algorithm.train()["env_runners"]
        steps = int(result["num_env_steps_sampled_lifetime"])
        if "episode_return_mean" in result:  # once a match has ended
            rewards = [float(result["episode_return_mean"])]
    algorithm.stop()
    ray.shutdown()
    return report("ray", steps, rewards)


class FloatMask(gymnasium.ObservationWrapper):
    """RLlib's module wants the mask as floating-point numbers."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        mask = env.observation_space["action_mask"]
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observations": env.observation_space["observation"],
                "action_mask": gymnasium.spaces.Box(0.0, 1.0, mask.shape),
            }
        )

    def observation(self, observation: dict) -> dict:
        return {
            "observations": observation["observation"],
            "action_mask": observation["action_mask"].astype("float32"),
        }


if __name__ == "__main__":
    raise SystemExit(main())
