"""A first PPO run in one file, the way CleanRL writes it: PyTorch, the vector environment, and nothing else.

python examples/trainers/plain_ppo.py livingstone --steps 16384
"""

from __future__ import annotations

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical
from trainer_arguments import arguments, report

LANES, LENGTH, GAMMA, LAMBDA = 32, 64, 0.999, 0.95


class Agent(nn.Module):
    """A policy that never chooses what the mask forbids, and a value."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.policy = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(seen)
        return Categorical(logits=self.policy(hidden).masked_fill(~mask, -1e9)), self.value(hidden).squeeze(-1)


def look(observation: np.ndarray, infos: dict) -> tuple[torch.Tensor, torch.Tensor]:
    """Observation and mask. A match that is over offers nothing: any action then starts the next one."""
    mask = torch.as_tensor(infos["action_mask"], dtype=torch.bool)
    mask[~mask.any(dim=1)] = True
    return torch.as_tensor(observation), mask


def main(words: list[str] | None = None) -> int:
    asked = arguments(__doc__, words, steps=16_384)
    torch.manual_seed(1)
    settings = {"players": asked.players, "options": asked.options, "bots": "random", "scaled": True}
    env = gymnasium.make_vec(asked.environment, LANES, **settings)
    observation, infos = env.reset(seed=1)
    agent = Agent(env.single_observation_space.shape[0], int(env.single_action_space.n))
    optimizer = torch.optim.Adam(agent.parameters(), 5e-4, eps=1e-5)
    seen, mask = look(observation, infos)
    steps, ended = 0, []
    while steps < asked.steps:
        kept = []
        for _ in range(LENGTH):
            with torch.no_grad():
                odds, value = agent(seen, mask)
                action = odds.sample()
            observation, reward, over, _, infos = env.step(action.numpy())
            ended += reward[over].tolist()
            kept.append(
                (seen, mask, action, odds.log_prob(action), value, torch.as_tensor(reward), torch.as_tensor(over))
            )
            seen, mask = look(observation, infos)
            steps += LANES
        learn(agent, optimizer, kept, seen, mask)
    env.close()
    return report("torch", steps, ended[-200:])


def learn(agent: Agent, optimizer: torch.optim.Optimizer, kept: list, seen: torch.Tensor, mask: torch.Tensor) -> None:
    """Advantages backwards through time, then a few passes over what was kept."""
    sees, masks, actions, before, values, rewards, over = (torch.stack(column) for column in zip(*kept, strict=True))
    with torch.no_grad():
        following = agent(seen, mask)[1]
    advantages = torch.zeros_like(values)
    later = torch.zeros(LANES)
    for step in reversed(range(LENGTH)):
        goes_on = 1.0 - over[step].float()
        error = rewards[step].float() + GAMMA * following * goes_on - values[step]
        later = error + GAMMA * LAMBDA * goes_on * later
        advantages[step], following = later, values[step]
    flat = [part.flatten(0, 1) for part in (sees, masks, actions, before, advantages, advantages + values)]
    for _ in range(4):
        for batch in torch.randperm(LANES * LENGTH).split(512):
            sees, masks, actions, before, advantages, returns = (part[batch] for part in flat)
            odds, value = agent(sees, masks)
            ratio = (odds.log_prob(actions) - before).exp()
            gain = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            loss = policy + 0.5 * (value - returns).square().mean() - 0.01 * odds.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


if __name__ == "__main__":
    raise SystemExit(main())
