"""Envelope: all that leaves a match for one seat or an onlooker. Hidden information is removed here and only here.

A seat may make several decisions before the others hear of anything: it composes a claim. For the others such entries
do not exist: no event, no moment, no new version and no other phase tells of them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from marula.core import codec
from marula.core.event import Action, Event, visible_to
from marula.core.game import View
from marula.core.match import Entry, Match
from marula.core.score import ScoreSheet


class Moment(msgspec.Struct, frozen=True):
    """What a reader learned from one journal entry: the events visible to it, and who decided.

    >>> Moment(3, 0, ()).number
    3
    """

    number: int
    seat: int
    events: tuple[Event, ...]


class Envelope(msgspec.Struct, frozen=True):
    """All that one seat may know, or an onlooker (seat -1): the position, its options, and the events since `since`.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
    >>> sees = envelope(match, 0)
    >>> sees.version, sees.phase, sees.waiting_on
    (0, 'seeds', (0, 1))
    >>> sees.options[0]
    <set_seed marula>
    >>> sorted(sees.to_json())[:4]
    ['moments', 'options', 'phase', 'score']
    """

    version: int
    """The number of the last entry that the reader has heard of."""
    seat: int
    waiting_on: tuple[int, ...]
    phase: str
    view: View
    options: tuple[Action, ...]
    moments: tuple[Moment, ...]
    score: ScoreSheet | None
    """The score sheet, once the match is over."""

    def to_json(self) -> dict[str, Any]:
        """The envelope as JSON, ready to be sent."""
        return {
            "version": self.version,
            "seat": self.seat,
            "waiting_on": list(self.waiting_on),
            "phase": self.phase,
            "view": codec.write_view(self.view),
            "options": [codec.to_json(action) for action in self.options],
            "moments": [codec.to_json(moment) for moment in self.moments],
            "score": None if self.score is None else codec.to_json(self.score),
        }


def hears_of(entry: Entry, seat: int) -> bool:
    """Does the seat hear that this entry was made? It does if it decided, or if it hears an event of it.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.seat import ONLOOKER
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
    >>> hears_of(match.journal[0], ONLOOKER)  # everyone hears of the deal
    True
    >>> composed = Entry(1, 0, match.game.options(match.state, 0)[0], (), 0, ())
    >>> hears_of(composed, 0), hears_of(composed, 1)
    (True, False)
    """
    return entry.number == 0 or entry.seat == seat or bool(visible_to(list(entry.events), seat))


def heard_version(match: Match, seat: int) -> int:
    """The number of the last entry that the seat has heard of.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.seat import ONLOOKER
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
    >>> heard_version(match, ONLOOKER)
    0
    """
    for entry in reversed(match.journal):
        if hears_of(entry, seat):
            return entry.number
    return match.first - 1  # the entries before it are not in memory


def envelope(match: Match, seat: int, since: int = 0) -> Envelope:
    """The envelope of a seat, with the events of the entries from number `since` on.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.seat import ONLOOKER
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
    >>> envelope(match, ONLOOKER).options
    ()
    >>> len(envelope(match, 0).moments), len(envelope(match, 0, since=1).moments)
    (1, 0)
    """
    game, state = match.game, match.state
    waiting = game.waiting_on(state)
    moments = (
        Moment(entry.number, entry.seat, tuple(visible_to(list(entry.events), seat)))
        for entry in match.entries(since)
        if hears_of(entry, seat)
    )
    return Envelope(
        version=heard_version(match, seat),
        seat=seat,
        waiting_on=tuple(waiting),
        phase=game.phase(state, seat),
        view=game.view(state, seat),
        options=tuple(game.options(state, seat)) if seat in waiting else (),
        moments=tuple(moments),
        score=None if waiting else game.score(state),
    )
