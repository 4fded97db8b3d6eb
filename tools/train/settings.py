"""The settings of a training run, with their defaults."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """What is chosen before a run. They are kept in the checkpoint."""

    game: str
    seats: tuple[int, ...]
    """Numbers of players that one network learns; each round is played with the next of them."""
    seed: str = "train"
    matches: int = 800
    """In one round."""
    temperature: float = 0.5
    """In points."""
    gap: float = 5.0
    """Options that the instinct likes so many points less than the best are never looked at."""
    rate: float = 1e-3
    """Of learning, at the start; it falls to a tenth."""
    rounds: int = 400
    """After so many the rate has fallen to a tenth."""
    passes: int = 2
    """Over each batch."""
    size: int = 4096
    """Decisions in one step of learning."""
    td_lambda: float = 0.95
    """How far later estimates count for earlier positions, with two players; a turn of all players counts the same."""
    searched: float = 0.0
    """The part of the decisions that a search looks at. Above 0 the policy learns from these alone."""
    options: int = 6
    """Options that a search compares, at most."""
    worlds: int = 4
    """Imagined worlds, in each of which it rolls every option out."""
    trust: float = 0.05
    """In win chance. The target makes an option that is better by this much e times as likely as it was."""
    softness: float = 1.0
    """In points: the temperature of the policy while it learns from searches. Above that of play, so that options which
    are hardly ever played can rise."""
    hidden: tuple[int, int] = (32, 16)
    follow: float = 0.04
    """How fast the averaged policy, which is what is checked and written, follows the one that learns, in a round."""
    snapshot: int = 25
    """After so many rounds an earlier self joins the pool."""
    pool: int = 8
    """How many earlier selves are kept."""
