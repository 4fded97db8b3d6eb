"""Sentences of a review: why an option is better, where luck helped, and what to do better next time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from marula.core import codec
from marula.core.decision import Influence
from marula.core.event import Action, Whisper
from marula.core.game import Board
from marula.core.match import Match
from marula.text.catalogue import Catalogue, key_of

TOLD_EVENTS = 2
"""How many sentences tell what luck brought."""
TOLD_LUCK = 0.01
"""Less than this in win chance is not told."""
LUCKY_MOMENTS = 3
"""How many pieces of luck are told for each seat."""


def action_of(board: Board, text: Catalogue, notation: str) -> Action:
    """The action that a review names by its notation."""
    assert text.game is not None
    action = codec.read_action(text.game, notation)
    assert isinstance(action, Action)
    return action


def kind_text(board: Board, text: Catalogue, action: Action) -> str:
    """What the kind of an action is called; an action that is the only one of its kind, by its own label."""
    key = key_of("kind", action.tag)
    return text.say(key) if text.has(key) else text.action(board, action)


def reason_sentences(text: Catalogue, reasons: Iterable[Influence]) -> list[str]:
    """In which ways the better option differs, a short phrase each."""
    return [_reason(text, reason) for reason in reasons]


def _reason(text: Catalogue, reason: Influence) -> str:
    key = key_of("feature", "option", reason.feature)
    if reason.unit == "yes_or_no":
        phrase = text.say(key, value=1)
        return phrase if reason.value else text.say("why-other-only", what=phrase)
    mine, other = _shown(reason.unit, reason.value), _shown(reason.unit, reason.other)
    if mine == 0:
        return text.say("why-other-only", what=text.say(key, value=other))
    phrase = text.say(key, value=mine)
    return phrase if other == 0 else text.say("why-not-so", what=phrase, value=other)


def _shown(unit: str, value: float) -> float | int:
    """A number as people read it: chances in per cent, others with one digit at most."""
    rounded = round(100 * value) if unit == "chance" else round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def verdict_lines(
    text: Catalogue, board: Board, better: str, best: float, reasons: Sequence[Influence], phase: str
) -> list[str]:
    """What would have been better, and why."""
    action = action_of(board, text, better)
    lines = [text.say("review-better", better=text.action(board, action, phase), best=text.percent(best))]
    sentences = reason_sentences(text, reasons)
    return [*lines, text.say("review-why", what=text.say("between-things").join(sentences))] if sentences else lines


def luck_sentence(text: Catalogue, seat: str, luck: float) -> str:
    """Whether luck helped the seat, all in all."""
    key = "review-no-luck" if abs(luck) < TOLD_LUCK else "review-lucky" if luck > 0 else "review-unlucky"
    return text.say(key, seat=seat, worth=text.percent(abs(luck)))


def lucky_moments(worths: Iterable[tuple[int, float]]) -> list[tuple[int, float]]:
    """The decisions in which luck mattered most, with what it was worth there. Each decision counts once."""
    summed: dict[int, float] = {}
    for number, worth in worths:
        summed[number] = summed.get(number, 0.0) + worth
    order = sorted(summed.items(), key=lambda one: -abs(one[1]))
    return [one for one in order[:LUCKY_MOMENTS] if abs(one[1]) >= TOLD_LUCK]


def lucky_moment(text: Catalogue, match: Match, number: int, worth: float, names: tuple[str, ...] = ()) -> str:
    """What luck brought there, and what it was worth. Nothing is hidden: the match is over."""
    shown = text.percent(worth, signed=True)
    if number == 0:
        return text.say("review-luck-deal", worth=shown)
    events = match.entries(number, number)[0].events
    told = [text.event(match.board, one.event if isinstance(one, Whisper) else one, names) for one in events]
    what = " ".join(list(dict.fromkeys(told))[:TOLD_EVENTS])
    return text.say("review-luck", worth=shown, number=number, what=what)


def lesson_sentence(
    text: Catalogue, board: Board, choice: str, better: str, loss: float, count: int, number: int
) -> str:
    """What to do better next time, in one sentence."""
    chosen, wanted = (kind_text(board, text, action_of(board, text, one)) for one in (choice, better))
    facts = {"loss": text.percent(loss), "count": count, "number": number, "choice": chosen, "better": wanted}
    return text.say("review-lesson-same-kind" if chosen == wanted else "review-lesson", **facts)
