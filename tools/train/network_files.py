"""The networks' files in a game's folder: each with the command, the time and the code that made it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from marula.core.learned_instinct import POLICY_FILE, VALUE_FILE
from tools.train.instinct_points import instinct_points
from tools.train.training_run import Trainer


def write_networks(folder: Path, trainer: Trainer, made: dict[str, Any], value: bool = True) -> None:
    """Write the networks for the run's numbers of players; those of others stay if they read the same features.

    Without `value` only the policy is written: the game keeps the value network that it has.

    Where a run learned several numbers of players, the network stands at the first, and the others name that one.
    """
    seats = trainer.settings.seats
    names = {"of_seat": trainer.features.seat_names, "of_option": trainer.features.option_names}
    sample = trainer.sample(seats[-1])
    points, explained = instinct_points(sample, trainer.features.option_names)
    policy = {**trainer.policy.data(trainer.settings.gap, averaged=True), "instinct_points": points}
    put(folder / POLICY_FILE, names, seats, policy, {**made, "instinct_explained": round(explained, 3)})
    if value:
        layers = trainer.value.data(sample)
        put(folder / VALUE_FILE, {"features": trainer.features.seat_names}, seats, layers, made)


def put(path: Path, head: dict[str, Any], seats: tuple[int, ...], network: Any, made: dict[str, Any]) -> None:
    """Put one network among those of the file."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if {name: data.get(name) for name in head} != head:
        data = {**head, "made": {}, "seats": {}}
    for number in seats:
        data.setdefault("made", {})[str(number)] = made if number == seats[0] else str(seats[0])
        data["seats"][str(number)] = network if number == seats[0] else str(seats[0])
    for part in ("made", "seats"):
        data[part] = dict(sorted(data[part].items()))
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
