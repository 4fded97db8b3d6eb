"""A match as text: what `marula replay` prints."""

from __future__ import annotations

from collections.abc import Iterator

from marula.core.event import Emitted, Whisper
from marula.core.match import Entry, Match
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
    """A match in words, line by line: what this seat heard, or without a seat everything, with whispers marked."""
    text = Catalogue(match.game, language)
    yield head(match, text)
    end = match.version if upto is None else upto
    told = Headings(match, text, names, totals=seat is None)
    for entry in match.journal[: end + 1]:
        yield from told.before(entry)
        for emitted in entry.events:
            line = _line(match, text, emitted, seat, names)
            if line:
                yield f"    {line}"
        told.replayed.follow(entry)
    if end < match.version:
        return
    if not match.over:
        others = [text.seat(seat, names) for seat in match.game.waiting_on(match.state)]
        yield text.say("replay-unfinished", others=text.listed(others))
        return
    yield from score(match, text, names)


def head(match: Match, text: Catalogue) -> str:
    """Which game, how many players, which edition."""
    edition = text.edition_title(match.board.edition)
    return text.say("replay-head", game=text.say("game-title"), seats=match.setup.seats, edition=edition)


class Headings:
    """What a replay says between the events: each round, each turn, and the score whenever it has changed."""

    def __init__(self, match: Match, text: Catalogue, names: tuple[str, ...], totals: bool) -> None:
        self.text, self.names, self.game = text, names, match.game
        self.replayed = Match.replay(match.game, match.board, [])
        self.speaker, self.round = ONLOOKER, 0
        self.totals: list[int] | None = [0] * match.setup.seats if totals else None
        """The totals last told; None where they are not for the reader: they may count what is secret."""

    def before(self, entry: Entry) -> Iterator[str]:
        """The headings of a decision: its round where that is new, and whose turn it is where that changes."""
        if entry.action is None:
            yield self.text.say("replay-deal")
            return
        now = getattr(self.replayed.state, "round", 0)  # a game without rounds has none in its state
        if now != self.round:
            self.round, self.speaker = now, ONLOOKER
            yield from self.score()
            yield self.text.say("replay-field", field=self.text.say("field-round"), value=now)
        if entry.seat != self.speaker:
            self.speaker = entry.seat
            yield from self.score()
            yield self.text.say("replay-move", number=str(entry.number), seat=self.text.seat(entry.seat, self.names))

    def score(self) -> Iterator[str]:
        """The totals as if the match ended here, if they have changed."""
        columns = self.game.score(self.replayed.state).columns if self.totals is not None else ()
        found = [column.total for column in columns]
        if found and found != self.totals:
            self.totals = found
            names = [self.text.seat(column.seat, self.names) for column in columns]
            each = [
                self.text.say("replay-field", field=name, value=written(total))
                for name, total in zip(names, found, strict=True)
            ]
            yield f"    {self.text.say('replay-totals', totals=self.text.say('between-owners').join(each))}"


def _line(match: Match, text: Catalogue, emitted: Emitted, seat: int | None, names: tuple[str, ...]) -> str:
    if not isinstance(emitted, Whisper):
        return text.event(match.board, emitted, names)
    if seat is None:
        sentence = text.event(match.board, emitted.event, names)
        return text.say("replay-whisper", seat=text.seat(emitted.seat, names), event=sentence)
    return text.event(match.board, emitted.event, names) if emitted.seat == seat else ""


def written(points: int) -> str:
    """Points with a minus where they are negative, not a hyphen."""
    return str(points).replace("-", "−")


def score(match: Match, text: Catalogue, names: tuple[str, ...] = ()) -> Iterator[str]:
    """The score sheet and who wins."""
    sheet = match.game.score(match.state)
    yield text.say("replay-score")
    for column in sheet.columns:
        yield f"    {text.seat(column.seat, names)}"
        for line in column.lines:
            yield f"        {written(line.points):>4}  {text.line(match.board, line, sheet)}"
        yield f"        {written(column.total):>4}  {text.say('replay-total')}"
        if column.out:
            yield f"    {text.say('replay-out', seat=text.seat(column.seat, names))}"
    winners = [text.seat(winner, names) for winner in sheet.winners]
    if winners:
        yield text.say("replay-winner", names=text.listed(winners), count=len(winners))
    else:
        yield text.say("replay-nobody")
