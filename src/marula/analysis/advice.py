"""Advice: what to choose now, how good it is, what comes second and why; and why not some other option."""

from __future__ import annotations

import time

import msgspec

from marula.analysis.consequences import consequences
from marula.analysis.judge import Effort, Judgement, OptionValue, judge
from marula.analysis.reasons import reasons
from marula.analysis.spread import spread
from marula.analysis.verdicts import FINE, kind_of
from marula.core.decision import Consequence, Influence
from marula.core.game import Game, View


class Advice(msgspec.Struct, frozen=True):
    """The best option and another one, by their codes, with the seat's chance to win with each."""

    best: int
    win_chance: float
    other: int | None
    """The option that was asked about, else the second best; None where there is no other."""
    other_win_chance: float
    kind: str
    """The verdict on the option that was asked about, as a review would give it; `fine` for the second best."""
    reasons: tuple[Influence, ...]
    """What speaks for the best."""
    consequences: tuple[Consequence, ...] = ()
    """What the best brings until the end that the other does not."""


def advise(
    game: Game, view: View, codes: tuple[int, ...], instead: int | None, seed: str, effort: Effort | None = None
) -> Advice:
    """Advise the seat that has this view and may choose these codes. Nothing but the view is used."""
    effort = effort or Effort()
    until = time.process_time() + effort.seconds
    if len(codes) == 1:
        return Advice(codes[0], 0.0, None, 0.0, "best", ())
    judged = judge(game, view, instead, seed, effort)
    best = codes[judged.best_index]
    chance = judged.best
    if instead is None:
        second = _second(judged, effort)
        other, value, kind = codes[second.index], min(second.win_chance, chance), FINE
    else:
        other, value = instead, judged.chosen
        kind = kind_of(judged, best == other, spread(game, int(view.board.seats)))
    why = reasons(game, view, best, other)
    brings = consequences(game, view, best, other, f"{seed} end", until=until)
    return Advice(best, chance, other, value, kind, why, brings)


def _second(judged: Judgement, effort: Effort) -> OptionValue:
    """The best of the others: of those that were looked at longer, if there are any."""
    others = [option for option in judged.options if option.index != judged.best_index]
    longer = [option for option in others if option.worlds > effort.first_worlds]
    return max(longer or others, key=lambda option: option.win_chance)
