"""Envelope: all that leaves a match for one seat or an onlooker. The one place where secrets stop."""

from __future__ import annotations

from typing import Any

import msgspec

from marula.core import codec
from marula.core.event import Action, Event, visible_to
from marula.core.game import View
from marula.core.match import Match
from marula.core.score import ScoreSheet
from marula.core.seat import ONLOOKER


class Moment(msgspec.Struct, frozen=True):
    """What one entry of the journal told this reader: the events it hears, and who decided."""

    number: int
    seat: int
    events: tuple[Event, ...]


class Envelope(msgspec.Struct, frozen=True):
    """For one seat (or -1, an onlooker): where the match stands, what it sees, what it may do, what it heard."""

    version: int
    seat: int
    waiting_on: tuple[int, ...]
    phase: str
    view: View
    options: tuple[Action, ...]
    moments: tuple[Moment, ...]
    score: ScoreSheet | None
    """The score sheet, once the match is over."""

    def to_json(self) -> dict[str, Any]:
        """In words, ready to be sent."""
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


def envelope(match: Match, seat: int, since: int = 0) -> Envelope:
    """What the seat may know now, with what it heard from entry `since` on."""
    game, state = match.game, match.state
    waiting = game.waiting_on(state)
    moments = (
        Moment(entry.number, entry.seat, tuple(visible_to(list(entry.events), seat))) for entry in match.entries(since)
    )
    return Envelope(
        version=match.version,
        seat=seat,
        waiting_on=tuple(waiting),
        phase=game.phase(state, seat if seat in waiting else waiting[0] if waiting else ONLOOKER),
        view=game.view(state, seat),
        options=tuple(game.options(state, seat)) if seat in waiting else (),
        moments=tuple(moments),
        score=None if waiting else game.score(state),
    )
