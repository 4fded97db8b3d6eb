"""Sentences of a review: why an option is better, where luck helped, and what to do better next time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from marula.core import codec
from marula.core.decision import OTHERS, Consequence, Influence
from marula.core.event import Action, Whisper
from marula.core.game import Board
from marula.core.match import Match
from marula.text.catalogue import Catalogue, key_of
from marula.text.feature_texts import say_value, shown_value

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


def reason_sentences(
    text: Catalogue, reasons: Iterable[Influence], consequences: Iterable[Consequence] = ()
) -> list[str]:
    """What speaks for the better option, and then what it costs until the end, a short phrase each."""
    told = list(consequences)
    costs = [one for one in told if not _speaks_for(one)]
    brings = [one for one in told if _speaks_for(one)]
    return [
        *(_consequence(text, one) for one in brings),
        *(_reason(text, reason) for reason in reasons),
        *(_consequence(text, one) for one in costs),
    ]


def best_reason(text: Catalogue, reasons: Iterable[Influence], consequences: Iterable[Consequence]) -> str:
    """What speaks most for the better option; empty where nothing does."""
    found = reason_sentences(text, reasons, filter(_speaks_for, consequences))
    return found[0] if found else ""


def _speaks_for(one: Consequence) -> bool:
    return (one.points > 0) != (one.line == OTHERS)


def _consequence(text: Catalogue, one: Consequence) -> str:
    more = "more" if one.points > 0 else "fewer"
    value = shown_value("points", abs(one.points))
    if one.line == OTHERS:
        return text.say(f"why-others-{more}", value=value)
    key = "why-line-saves" if one.points > 0 else "why-line-costs"
    return text.say(key if one.costs else f"why-line-{more}", line=line_name(text, one.line), value=value)


def line_name(text: Catalogue, line: str) -> str:
    """What a kind of line of the score sheet is called."""
    key = key_of("lines", line)
    return text.say(key if text.has(key) else key_of("line", line))


def _reason(text: Catalogue, reason: Influence) -> str:
    key = key_of("feature", "option", reason.feature)
    if reason.unit == "yes_or_no":
        phrase = text.say(key, value=1)
        return phrase if reason.value else text.say("why-other-only", what=phrase)
    mine, other = shown_value(reason.unit, reason.value), shown_value(reason.unit, reason.other)
    if mine == 0:
        return text.say("why-other-only", what=say_value(text, key, other))
    phrase = say_value(text, key, mine)
    return phrase if other == 0 else say_value(text, "why-not-so", other, what=phrase)


def verdict_lines(
    text: Catalogue,
    board: Board,
    better: str,
    best: float,
    reasons: Sequence[Influence],
    phase: str,
    consequences: Sequence[Consequence] = (),
) -> list[str]:
    """What would have been better, and why."""
    action = action_of(board, text, better)
    lines = [text.say("review-better", better=text.action(board, action, phase), best=text.percent(best))]
    sentences = reason_sentences(text, reasons, consequences)
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


def next_time_sentence(
    text: Catalogue, board: Board, choice: str, better: str, loss: float, count: int, number: int, why: str = ""
) -> str:
    """What to do better next time, in a sentence, and what speaks most for it."""
    chosen, wanted = (kind_text(board, text, action_of(board, text, one)) for one in (choice, better))
    facts = {"loss": text.percent(loss), "count": count, "number": number, "choice": chosen, "better": wanted}
    advice = text.say("review-lesson-same-kind" if chosen == wanted else "review-lesson", **facts)
    if not why:
        return advice
    option = text.action(board, action_of(board, text, better))
    return f"{advice} {text.say('review-lesson-why', better=option, what=why)}"
