"""Expert iteration: the policy learns what a search found about the options of a decision."""

from __future__ import annotations

import numpy as np

from tools.train.batch import Batch, Numbers, Places
from tools.train.policy import Lesson, Policy, log_softmax, looked_at


def searched_only(batch: Batch) -> Batch:
    """The decisions of which a search compared two options or more, with these options alone."""
    owner = np.repeat(np.arange(len(batch.options)), batch.options)
    judged = batch.judged >= 0.0
    counts = np.bincount(owner[judged], minlength=len(batch.options))
    kept = counts >= 2
    rows = judged & kept[owner]
    return batch._replace(
        options=counts[kept],
        seats=batch.seats[kept],
        chosen=np.zeros(int(kept.sum()), np.int64),
        log_chances=batch.log_chances[kept],
        of_seats=batch.of_seats[kept],
        of_options=batch.of_options[rows],
        weights=batch.weights[rows],
        judged=batch.judged[rows],
        outcomes=batch.outcomes[kept],
        first=batch.first[kept],
    )


def targets(policy: Policy, lesson: Lesson, judged: Numbers, temperature: float, trust: float) -> Numbers:
    """The better policy: each option as likely as now, and e times as likely for each `trust` of win chance."""
    now = looked_at(policy, lesson, np.arange(len(lesson)), temperature)
    return np.exp(log_softmax(now.logs + judged / np.float32(trust), now.owner, now.begins))


def distillation_step(
    policy: Policy, lesson: Lesson, some: Places, wanted: Numbers, temperature: float
) -> tuple[list[Numbers], float]:
    """The gradients of the cross-entropy to the better policy, and how far away the policy still is (KL, in nats)."""
    look = looked_at(policy, lesson, some, temperature)
    target = wanted[look.rows]
    error = (np.exp(look.logs) - target) / np.float32(len(some) * temperature)
    apart = float((target * (np.log(target + np.float32(1e-9)) - look.logs)).sum()) / len(some)
    return look.gradients(policy, error.astype(np.float32)), apart
