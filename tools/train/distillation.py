"""Expert iteration: the policy learns what a search found about the options of a decision."""

from __future__ import annotations

import numpy as np

from tools.train.batch import Batch, Numbers, Places
from tools.train.policy import Lesson, Policy, log_softmax, looked_at


def searched_only(batch: Batch) -> Batch:
    """The decisions of which a search compared two options or more, with these options alone."""
    owner = np.repeat(np.arange(len(batch.options)), batch.options)
    looked_at = batch.judged >= 0.0
    counts = np.bincount(owner[looked_at], minlength=len(batch.options))
    kept = counts >= 2
    rows = looked_at & kept[owner]
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


def logarithms(policy: Policy, lesson: Lesson, some: Places, temperature: float, more: Numbers) -> Numbers:
    """The logarithm of the probability of each option of some decisions, where `more` is added to its logits."""
    rows, owner = lesson.rows(some)
    counts = lesson.options[some]
    corrections = policy.forward(lesson.of_seat[some], lesson.of_options[rows], owner)[2]
    return log_softmax(
        (lesson.weights[rows] + corrections) / np.float32(temperature) + more, owner, np.cumsum(counts) - counts
    )


def targets(policy: Policy, lesson: Lesson, judged: Numbers, temperature: float, trust: float) -> Numbers:
    """The better policy: each option as likely as now, and e times as likely for each `trust` of win chance."""
    return np.exp(logarithms(policy, lesson, np.arange(len(lesson)), temperature, judged / np.float32(trust)))


def distillation_step(
    policy: Policy, lesson: Lesson, some: Places, wanted: Numbers, temperature: float
) -> tuple[list[Numbers], float]:
    """The gradients of the cross-entropy to the better policy, and how far away the policy still is (KL, in nats)."""
    look = looked_at(policy, lesson, some, temperature)
    target = wanted[look.rows]
    error = (np.exp(look.logs) - target) / np.float32(len(some) * temperature)
    apart = float((target * (np.log(target + np.float32(1e-9)) - look.logs)).sum()) / len(some)
    return look.gradients(policy, error.astype(np.float32)), apart
