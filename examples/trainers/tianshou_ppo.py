"""A first PPO run with Tianshou: its high-level collector and trainer, matches in subprocess workers.

Tianshou hands an observation with `mask` to a network that reads it; MaskedActor is one.

    python examples/trainers/tianshou_ppo.py livingstone --steps 4096
"""

from __future__ import annotations

from typing import Any

import gymnasium
import torch
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import ProbabilisticActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import SubprocVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from torch import nn
from torch.distributions import Categorical
from trainer_arguments import arguments, report


class MatchMaker:
    """Makes a match, in whichever process it is called."""

    def __init__(self, name: str, settings: dict[str, Any]) -> None:
        self.name = name
        self.settings = settings

    def __call__(self) -> gymnasium.Env:
        return gymnasium.make(self.name, **self.settings)


class MaskedActor(nn.Module):
    """Logits in which everything that is not offered is far below the rest."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, actions))

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[torch.Tensor, Any]:
        mask = torch.as_tensor(obs.action_mask, dtype=torch.bool)
        return self.body(torch.as_tensor(obs.observation)).masked_fill(~mask, -1e9), state


class Critic(nn.Module):
    """The value of an observation."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 1))

    def forward(self, obs: Any, **_: Any) -> torch.Tensor:
        return self.body(torch.as_tensor(obs.observation))


def main(words: list[str] | None = None) -> int:
    asked = arguments(__doc__, words)
    torch.manual_seed(1)
    settings = {"players": asked.players, "options": asked.options, "bots": "random", "scaled": True}
    settings["mask_in"] = "observation"
    make = MatchMaker(asked.environment, settings)
    sample = make()
    size, actions = sample.observation_space["observation"].shape[0], int(sample.action_space.n)
    policy = ProbabilisticActorPolicy(
        actor=MaskedActor(size, actions),
        dist_fn=lambda logits: Categorical(logits=logits),
        action_space=sample.action_space,
        observation_space=sample.observation_space,
        action_scaling=False,
    )
    algorithm = PPO(policy=policy, critic=Critic(size), optim=AdamOptimizerFactory(lr=5e-4), gamma=0.999)
    learning = Collector(algorithm, SubprocVectorEnv([make, make]), VectorReplayBuffer(4096, 2))
    trying = Collector(algorithm, SubprocVectorEnv([make, make]))
    result = algorithm.run_training(
        OnPolicyTrainerParams(
            training_collector=learning,
            test_collector=trying,
            max_epochs=1,
            epoch_num_steps=asked.steps,
            collection_step_num_env_steps=1024,
            test_step_num_episodes=10,
            update_step_num_repetitions=4,
            batch_size=256,
        )
    )
    learning.env.close()
    trying.env.close()
    return report("tianshou", int(result.train_step), [float(result.best_reward)])


if __name__ == "__main__":
    raise SystemExit(main())
