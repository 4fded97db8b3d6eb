"""The training run: its state, one round of it, and its checkpoint file."""

from __future__ import annotations

import time
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from marula.core.game import UNTRAINED
from marula.games import GAMES
from marula.lab.self_play import SelfPlay
from tools.train.batch import Batch, Job, Numbers, Search, board_of, matches, player
from tools.train.distillation import distillation_step, searched_only, targets
from tools.train.policy import Adam, Lesson, Policy, ppo_step
from tools.train.settings import Settings
from tools.train.value import Value
from tools.train_value import features_of


class Progress(NamedTuple):
    """What one round has brought."""

    round: int
    decisions: int
    moved: float
    """KL of the policy from the one that played, in nats."""
    brier: float
    """Of the value network, before it learned from these matches."""
    seconds: float


class Trainer:
    """Everything that learns, and what it has learned so far."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.features = features_of(GAMES[settings.game], settings.seats[0])
        seat, option = len(self.features.of_seat), len(self.features.of_option)
        unread = [self.features.seat_names.index(name) for name in self.features.guessed]
        self.policy = Policy(seat, option, settings.hidden, 1, unread)
        self.adam = Adam(self.policy.numbers)
        self.value = Value(seat, settings.hidden, 2)
        self.earlier: list[dict[str, Any]] = []
        self.round = 0
        self.runs: list[dict[str, Any]] = []
        """The commands so far, each with the round after which it went on."""
        self.seconds = 0.0
        """Time spent, over all runs."""

    def rate(self) -> float:
        done = min(1.0, self.round / self.settings.rounds)
        return self.settings.rate * (1.0 - 0.9 * done)

    def step(self, pool: Executor | None) -> Progress:
        """One round: play, then learn."""
        began = time.monotonic()
        settings = self.settings
        self.measure(pool)
        seats = settings.seats[self.round % len(settings.seats)]
        batch = matches(self.job(f"{settings.seed} {self.round}", settings.matches, seats), pool)
        luck = np.random.default_rng(self.round)
        advantages, brier = self.value.study(batch, self.rate(), settings.size, luck, settings.td_lambda ** (2 / seats))
        decisions, moved = self.learn(batch, advantages, luck)
        self.round += 1
        self.policy.average(max(settings.follow, 1.0 / self.round))
        if self.round % settings.snapshot == 0:
            self.earlier = [*self.earlier, self.policy.data(settings.gap)][-settings.pool :]
        took = time.monotonic() - began
        self.seconds += took
        return Progress(self.round, decisions, moved, brier, took)

    def learn(self, batch: Batch, advantages: Numbers, luck: np.random.Generator) -> tuple[int, float]:
        """Let the policy learn: from what a search found, or else from what its choices brought."""
        settings = self.settings
        if settings.searched > 0.0:
            some = searched_only(batch)
            lesson = Lesson(self.policy, some)
            wanted = targets(self.policy, lesson, some.judged, settings.softness, settings.trust)
            step = partial(distillation_step, self.policy, lesson, wanted=wanted, temperature=settings.softness)
        else:
            advantages = (advantages - advantages.mean()) / (advantages.std() + np.float32(1e-6))
            lesson = Lesson(self.policy, batch)
            step = partial(ppo_step, self.policy, lesson, advantages=advantages, temperature=settings.temperature)
        moved = 0.0
        for _ in range(settings.passes):
            order = luck.permutation(len(lesson))
            for start in range(0, len(order), settings.size):
                gradients, moved = step(some=np.sort(order[start : start + settings.size]))
                if self.round > 3:  # the value network comes first: what it does not yet know is noise
                    self.adam.step(self.policy.numbers, gradients, self.rate())
        return len(lesson), moved

    def measure(self, pool: Executor | None) -> None:
        """Before the first round: take mean and spread of the features from matches of all numbers of players."""
        if self.policy.scales:
            return
        settings = self.settings
        first = f"{settings.seed} {self.round}"
        jobs = [self.job(first, settings.matches, seats) for seats in settings.seats]
        batches = [matches(job._replace(search=None), pool) for job in jobs]
        of_seats = np.concatenate([batch.of_seats.reshape(-1, batch.of_seats.shape[2]) for batch in batches])
        of_options = np.concatenate([batch.of_options for batch in batches])
        self.policy.measure(of_seats, of_options)
        self.value.measure(of_seats)

    def job(self, seed: str, number: int, seats: int) -> Job:
        """So many matches by what has been learned."""
        settings = self.settings
        policy = self.policy.data(settings.gap)
        value = self.value.layers()
        search = Search(settings.searched, settings.options, settings.worlds) if value and settings.searched else None
        return Job(settings.game, seats, seed, 0, number, settings.temperature, policy, self.earlier, value, search)

    def sample(self, seats: int) -> Batch:
        """Some matches to measure by, other than those of any round."""
        return matches(self.job(f"{self.settings.seed} sample", 200, seats)._replace(search=None), None)

    def check(self, deals: int, seed: str, seats: int) -> tuple[float, float]:
        """Wins of the learned player and of the instinct, as shares of the matches: each deal from every seat."""
        settings = self.settings
        game, board = GAMES[settings.game], board_of(settings.game, seats)
        learned = player(game, board, self.policy.data(settings.gap, averaged=True))
        plain = game.instinct(board, UNTRAINED)
        table = SelfPlay(game, board, settings.temperature)
        nobody_learns = [False] * seats
        own = others = 0.0
        for deal in range(deals):
            for seat in range(seats):
                players = [learned if place == seat else plain for place in range(seats)]
                won = list(table.play(f"{seed} {deal}", players, nobody_learns))
                own += won[seat]
                others += sum(won) - won[seat]
        return own / (deals * seats), others / (deals * seats)

    # --- the checkpoint ---------------------------------------------------------------------------------------------

    def arrays(self) -> list[Any]:
        """Every array that changes while it learns."""
        return [
            *self.policy.numbers,
            *self.policy.averages,
            *self.adam.first,
            *self.adam.second,
            *self.value.numbers(),
            *self.value.adam.first,
            *self.value.adam.second,
        ]

    def save(self, path: Path) -> None:
        """Write the checkpoint; an interrupted run goes on from it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        told = {
            "settings": msgspec.to_builtins(self.settings),
            "of_seat": self.features.seat_names,
            "of_option": self.features.option_names,
            "round": self.round,
            "runs": self.runs,
            "seconds": self.seconds,
            "steps": [self.adam.steps, self.value.adam.steps],
            "earlier": self.earlier,
        }
        arrays: dict[str, Any] = {"told": np.frombuffer(msgspec.json.encode(told), np.uint8)}
        arrays |= {f"a{number}": array for number, array in enumerate(self.arrays())}
        arrays |= {f"s{number}": array for number, array in enumerate([*self.policy.scales, *self.value.scales])}
        unfinished = path.with_suffix(".part.npz")
        np.savez_compressed(unfinished, **arrays)
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path) -> Trainer:
        """Go on from a checkpoint; ValueError where the game's features have changed since."""
        with np.load(path) as kept:
            told = msgspec.json.decode(kept["told"].tobytes())
            if isinstance(told["settings"]["seats"], int):  # as checkpoints of one number of players were written
                told["settings"]["seats"] = [told["settings"]["seats"]]
            trainer = cls(msgspec.convert(told["settings"], Settings))
            if [told["of_seat"], told["of_option"]] != [trainer.features.seat_names, trainer.features.option_names]:
                raise ValueError(f"{path} was trained on other features: begin again with another file")
            for number, array in enumerate(trainer.arrays()):
                array[...] = kept[f"a{number}"]
            scales = [kept[name] for name in sorted(kept.files) if name[0] == "s"]
        trainer.policy.scales, trainer.value.scales = scales[:4], scales[4:]
        trainer.round, trainer.seconds, trainer.earlier = told["round"], told["seconds"], told["earlier"]
        trainer.runs = told.get("runs", [])
        trainer.adam.steps, trainer.value.adam.steps = told["steps"]
        return trainer
