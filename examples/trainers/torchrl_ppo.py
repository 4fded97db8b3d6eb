"""A first PPO run with TorchRL: a collector, its clipped PPO loss, and a distribution that takes the mask.

python examples/trainers/torchrl_ppo.py livingstone --steps 4096
"""

from __future__ import annotations

import gymnasium
import torch
from tensordict.nn import ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import LazyTensorStorage, ReplayBuffer, SamplerWithoutReplacement
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE
from trainer_arguments import arguments, report


class BoolMask(gymnasium.ObservationWrapper):
    """TorchRL wants the mask as flags. After the last decision nothing is offered: then everything is."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        number = env.observation_space["action_mask"].shape[0]
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": env.observation_space["observation"],
                "action_mask": gymnasium.spaces.Box(0, 1, (number,), bool),
            }
        )

    def observation(self, observation: dict) -> dict:
        mask = observation["action_mask"].astype(bool)
        return {"observation": observation["observation"], "action_mask": mask if mask.any() else ~mask}


def main(words: list[str] | None = None) -> int:
    asked = arguments(__doc__, words)
    torch.manual_seed(1)
    settings = {"players": asked.players, "options": asked.options, "bots": "random", "scaled": True}
    settings["mask_in"] = "observation"
    env = GymWrapper(BoolMask(gymnasium.make(asked.environment, **settings)), categorical_action_encoding=True)
    size, actions = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    logits = TensorDictModule(
        nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, actions)), ["observation"], ["logits"]
    )
    choose = ProbabilisticTensorDictModule(
        {"logits": "logits", "mask": "action_mask"},
        ["action"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    policy = ProbabilisticTensorDictSequential(logits, choose)
    value = ValueOperator(nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 1)), in_keys=["observation"])
    advantage = GAE(gamma=0.999, lmbda=0.95, value_network=value)
    loss = ClipPPOLoss(policy, value)
    optimizer = torch.optim.Adam(loss.parameters(), 5e-4)
    collector = Collector(env, policy, frames_per_batch=1024, total_frames=asked.steps)
    buffer = ReplayBuffer(storage=LazyTensorStorage(1024), sampler=SamplerWithoutReplacement(), batch_size=256)
    steps, rewards = 0, []
    for data in collector:
        steps += data.numel()
        ended = data["next", "done"].squeeze(-1)
        rewards += data["next", "reward"].squeeze(-1)[ended].tolist()
        for _ in range(4):
            advantage(data)
            buffer.extend(data.reshape(-1))
            for _ in range(4):
                parts = loss(buffer.sample())
                optimizer.zero_grad()
                (parts["loss_objective"] + parts["loss_critic"] + parts["loss_entropy"]).backward()
                optimizer.step()
    collector.shutdown()
    return report("torchrl", steps, rewards[-50:])


if __name__ == "__main__":
    raise SystemExit(main())
