"""A match as text: what `marula replay` prints."""

from __future__ import annotations

from collections.abc import Iterator

from marula.core.event import Emitted, Whisper
from marula.core.match import Match
from marula.core.seat import ONLOOKER
from marula.text.catalogue import Catalogue
from marula.text.languages import FALLBACK


def report(
    match: Match,
    upto: int | None = None,
    seat: int | None = None,
    language: str = FALLBACK,
    names: tuple[str, ...] = (),
) -> Iterator[str]:
    """Line by line; with a seat only what that seat heard, without one everything, whispers marked as such."""
    text = Catalogue(match.game, language)
    setup = match.setup
    yield text.say("replay-head", game=text.say("game-title"), seats=setup.seats, edition=setup.edition)
    end = match.version if upto is None else upto
    speaker = ONLOOKER
    for entry in match.journal[: end + 1]:
        if entry.action is None:
            yield text.say("replay-deal")
        elif entry.seat != speaker:
            speaker = entry.seat
            yield text.say("replay-move", number=entry.number, seat=text.seat(entry.seat, names))
        for emitted in entry.events:
            line = _line(match, text, emitted, seat, names)
            if line:
                yield f"    {line}"
    if end < match.version:
        return
    if not match.over:
        others = [text.seat(seat, names) for seat in match.game.waiting_on(match.state)]
        yield text.say("replay-unfinished", others=text.listed(others))
        return
    yield from score(match, text, names)


def _line(match: Match, text: Catalogue, emitted: Emitted, seat: int | None, names: tuple[str, ...]) -> str:
    if not isinstance(emitted, Whisper):
        return text.event(match.board, emitted, names)
    if seat is None:
        sentence = text.event(match.board, emitted.event, names)
        return text.say("replay-whisper", seat=text.seat(emitted.seat, names), event=sentence)
    return text.event(match.board, emitted.event, names) if emitted.seat == seat else ""


def score(match: Match, text: Catalogue, names: tuple[str, ...] = ()) -> Iterator[str]:
    """The score sheet and who wins."""
    sheet = match.game.score(match.state)
    yield text.say("replay-score")
    for column in sheet.columns:
        yield f"    {text.seat(column.seat, names)}"
        for line in column.lines:
            yield f"        {line.points:>4}  {text.line(match.board, line)}"
        yield f"        {column.total:>4}  {text.say('replay-total')}"
        if column.out:
            yield f"    {text.say('replay-out', seat=text.seat(column.seat, names))}"
    winners = [text.seat(winner, names) for winner in sheet.winners]
    if winners:
        yield text.say("replay-winner", names=text.listed(winners), count=len(winners))
    else:
        yield text.say("replay-nobody")
