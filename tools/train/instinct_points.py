"""What each feature is worth to the instinct: a linear fit of its weights, so that its choices can be explained."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tools.train.batch import Batch, Numbers, Places

RIDGE = 1.0
"""Keeps the worth of rare features small."""
OWN = "instinct"
"""The feature that is the instinct's weight itself explains nothing."""


def instinct_points(batch: Batch, names: list[str]) -> tuple[list[float], float]:
    """Points for one unit of each option feature, and the part of the variance that they explain.

    Only differences between the options of one decision count, so both sides are centred in each decision.
    """
    starts = np.cumsum(batch.options) - batch.options
    features = centred(batch.of_options, starts, batch.options)
    if OWN in names:
        features[:, names.index(OWN)] = 0.0
    weights = centred(batch.weights[:, None], starts, batch.options)[:, 0]
    square = features.T @ features + RIDGE * np.eye(features.shape[1])
    found = np.linalg.solve(square, features.T @ weights)
    left = weights - features @ found
    return [float(f"{number:.4g}") for number in found], 1.0 - float((left**2).sum() / (weights**2).sum())


def centred(numbers: Numbers, starts: Places, counts: Places) -> NDArray[np.float64]:
    """Each row less the mean of its decision."""
    wide = numbers.astype(np.float64)
    means = np.add.reduceat(wide, starts, 0) / counts[:, None]
    result: NDArray[np.float64] = wide - np.repeat(means, counts, 0)
    return result
