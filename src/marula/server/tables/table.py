"""Table: a match with people and bots round it, as its lines tell. It changes only by following lines."""

from __future__ import annotations

from collections import deque
from copy import copy
from typing import Any

import msgspec

from marula.core import fields, match_file
from marula.core.chance import Sealed
from marula.core.game import Board, Game, State
from marula.core.match import Entry, Luck, Match
from marula.server.tables.events import (
    BotSat,
    Contributed,
    Created,
    Dealt,
    Decided,
    Left,
    LogEntry,
    Rematched,
    Said,
    Sat,
    UndoAnswered,
    UndoAsked,
    Undone,
    Unsealed,
)
from marula.server.tables.table_settings import TableSettings

REMEMBERED = 64
"""How many lines a table can tell about from memory, when a listener comes back."""


class SeatState(msgspec.Struct):
    """One seat at the table: who holds it, who plays, and its time."""

    name: str = ""
    person: bool = False
    """Does a person hold the secret of this seat?"""
    bot: str = ""
    """The level of the bot that plays; for a person's seat it stands in until they come back."""
    contribution: str = ""
    owes: bool = False
    """Does the deal wait for what this person adds to the luck?"""
    bank: int = 0
    """What is left of its time, in milliseconds, when it is next waited on."""
    since: int = 0
    """When the table began to wait for it; 0 when nobody does."""
    called: int = 0
    """The line with which its turn began: several decisions in a row are one turn."""
    offered: int = 0
    """The line since which it has been offered the same: a choice made for that or later is not stale."""

    @property
    def kind(self) -> str:
        if self.bot:
            return "stand_in" if self.person else "bot"
        return "person" if self.person else "empty"


class Snapshot(
    msgspec.Struct,
    frozen=True,
    rename={"sequence": "number", "match_sequence": "version", "settings": "plan", "seats": "chairs"},
):
    """A table at one line, so that opening it need not follow all lines before."""

    sequence: int
    match_sequence: int
    created: int
    changed: int
    settings: TableSettings
    seats: tuple[SeatState, ...]
    contributions: tuple[str, ...]
    earlier: tuple[Luck, ...]
    luck_since: int
    request: UndoAsked | None
    agreed: tuple[int, ...]
    rematch: str
    sealed: bool
    decisions: int
    place: int
    state: dict[str, Any]


class Table:
    """One table. `follow` is the only way to change it; what may be asked of it is in `asks`."""

    def __init__(self, id: str, game: Game, board: Board, settings: TableSettings, seed: bytes) -> None:
        self.id = id
        self.game = game
        self.board = board
        self.settings = settings
        self.seed = seed
        """The server's part of the luck: a secret until the match is over."""
        self.seats = [SeatState() for _ in range(settings.setup.seats)]
        if settings.clock is not None:
            for seat_state in self.seats:
                seat_state.bank = settings.clock.seconds * 1000
        self.match: Match | None = None
        self.waiting_on: list[int] = []
        """The seats that must choose now."""
        self.contributions: tuple[str, ...] = ()
        self.request: UndoAsked | None = None
        self.agreed: set[int] = set()
        self.rematch = ""
        self.sealed = bool(settings.series)
        """Is there a table with the same luck where it must not be known yet?"""
        self.sequence = 0
        self.match_sequence = 0
        self.created = 0
        self.changed = 0
        self.chatted = 0
        """The last line of chat, as far as this table knows."""
        self.recent: deque[tuple[int, int | None]] = deque(maxlen=REMEMBERED)
        """The last lines' numbers, and from where on each changed the moments."""
        self.kept = 0
        """How many decisions the last snapshot had, as far as this table knows."""
        self.kept_line = 0
        """And its number."""
        self.foreseen: tuple[dict[str, Any], Entry, State] | None = None
        """The decision that was planned last, in words and as it is: what was just worked out is not read back."""
        self.settled: dict[str, Any] = {}
        """What `card` tells of it that never changes."""
        self.told: tuple[int, dict[str, Any]] = (0, {})
        """What `card` made of it last, and at which line: it is stored and told, and made once for both."""
        self._offers: dict[int, tuple[str, tuple[int, ...]]] = {}

    # --- what can be seen of it ----------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.match is None:
            return "open"
        return "playing" if self.waiting_on else "over"

    @property
    def revealed(self) -> bool:
        """May everything that happened here be told to anyone?"""
        return self.status == "over" and not self.sealed

    @property
    def full(self) -> bool:
        return all(seat_state.person or seat_state.bot for seat_state in self.seats)

    @property
    def ready(self) -> bool:
        """May the deal begin by itself? All seats are taken, and everyone has had the chance to add to the luck."""
        return self.full and not any(seat_state.owes for seat_state in self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """For sentences: who sits where."""
        return tuple(seat_state.name for seat_state in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats that people play now: who is asked before an undo."""
        return [seat for seat, seat_state in enumerate(self.seats) if seat_state.kind == "person"]

    @property
    def needed(self) -> list[int]:
        """Who must still agree to the undo that is asked for."""
        return [seat for seat in self.people if seat not in self.agreed] if self.request is not None else []

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up, if it is waited on and there is a clock."""
        seat_state = self.seats[seat]
        if self.settings.clock is None or not seat_state.since:
            return None
        return seat_state.since + (
            self.settings.clock.seconds * 1000 if self.settings.clock.kind == "decision" else seat_state.bank
        )

    def due(self) -> int | None:
        """When the server itself has something to do here: deal, let a bot choose, stop a clock."""
        if self.match is None:
            return self.changed if self.ready and self.settings.start == "full" else None
        waiting = self.waiting_on
        if any(self.seats[seat].bot for seat in waiting):
            return self.changed
        return min((end for seat in waiting if (end := self.deadline(seat)) is not None), default=None)

    def chance(self, place: int = 0) -> Sealed:
        """This table's luck, from the given place on."""
        return Sealed(self.seed, place, self.contributions)

    def moments_since(self, sequence: int) -> int | None:
        """The first moment that a listener at this sequence has not heard as it is now; None where memory ends."""
        if sequence < self.sequence - len(self.recent):
            return None
        first = 0 if self.match is None else self.match.version + 1
        for number, moment in reversed(self.recent):  # whoever listens has heard all but the last
            if number <= sequence:
                break
            if moment is not None and moment < first:
                first = moment
        return first

    def chat_since(self, sequence: int) -> bool:
        """May there be chat that a listener at this sequence has not heard?"""
        return self.chatted > sequence or sequence < self.sequence - len(self.recent)

    # --- how it changes ------------------------------------------------------------------------------------------

    def follow(self, line: LogEntry) -> None:
        """Carry out what a line tells. ValueError where it cannot have happened."""
        if line.sequence != self.sequence + 1:
            raise ValueError(f"line {self.sequence + 1} of table {self.id} is missing: found {line.sequence}")
        event = line.event
        self.sequence = line.sequence
        self.changed = line.at
        self.recent.append((line.sequence, line.moment))
        match event:
            case Created():
                self.created = line.at
            case Sat():
                seat_state = self.seats[event.seat]
                seat_state.name, seat_state.person, seat_state.bot = event.name, True, ""
                if self.match is None:
                    seat_state.contribution, seat_state.owes = event.contribution, event.by_rematch
            case Contributed():
                seat_state = self.seats[event.seat]
                seat_state.contribution, seat_state.owes = event.contribution, False
            case Left():
                bank = self.seats[event.seat].bank
                self.seats[event.seat] = SeatState(bank=bank)
            case BotSat():
                seat_state = self.seats[event.seat]
                seat_state.bot, seat_state.owes = event.level, False
                if not seat_state.person:
                    seat_state.name = ""
                self._end_request()
            case Dealt():
                self._deal(event)
                self._changed_match(line, None)
            case Decided():
                self._decide(line, event)
            case Undone():
                assert self.match is not None
                self.match.back_to(event.to)
                self._changed_match(line, None)
            case UndoAsked():
                self.request, self.agreed = event, {event.seat}
            case UndoAnswered():
                self.agreed.add(event.seat)
                if not event.agree:
                    self._end_request()
            case Said():
                self.chatted = line.sequence
            case Unsealed():
                self.sealed = False
            case Rematched():
                self.rematch = event.table

    def _deal(self, event: Dealt) -> None:
        self.contributions = event.contributions
        entries = [match_file.read_entry(self.game, body) for body in event.entries]
        match = Match.replay(self.game, self.board, entries, self.chance())
        self.match = match
        match.earlier_luck = list(event.earlier)
        if event.earlier:
            match.luck_since = len(entries)
        else:
            match.chance = self.chance(entries[0].place + len(entries[0].luck))

    def _decide(self, line: LogEntry, event: Decided) -> None:
        assert self.match is not None
        foreseen, self.foreseen = self.foreseen, None
        if foreseen is not None and foreseen[0] is event.entry:
            _, entry, state = foreseen
        else:
            entry, state = match_file.read_entry(self.game, event.entry), None
        seat_state = self.seats[entry.seat]
        if self.settings.clock is not None and self.settings.clock.kind == "bank" and seat_state.since:
            spent = max(0, line.at - seat_state.since)
            seat_state.bank = max(0, seat_state.bank - spent) + self.settings.clock.increment * 1000
        if state is None:
            self.match.follow(entry)
        else:
            self.match.adopt(entry, state)
        if entry.luck:
            self.match.chance = self.chance(entry.place + len(entry.luck))
        self._changed_match(line, entry.seat)

    def _changed_match(self, line: LogEntry, by: int | None) -> None:
        """Whose time runs now, and whose earlier choices are still good: those who are offered the same as before."""
        assert self.match is not None
        self.match_sequence = line.sequence
        self._end_request()
        state = self.match.state
        waiting = self.waiting_on = self.game.waiting_on(state)
        for seat, seat_state in enumerate(self.seats):
            if seat not in waiting:
                seat_state.since = 0
                self._offers.pop(seat, None)
                continue
            offer = (self.game.phase(state, seat), tuple(int(code) for code in self.game.codes(state, seat)))
            same = by is not None and seat != by and self._offers.get(seat) == offer
            self._offers[seat] = offer
            if not seat_state.since:
                seat_state.called = line.sequence
            if not same:
                seat_state.offered = line.sequence
            if not same or not seat_state.since:
                seat_state.since = line.at

    def _end_request(self) -> None:
        self.request, self.agreed = None, set()

    def copy(self) -> Table:
        """The same table, to be changed while everyone still looks at this one."""
        table = copy(self)
        table.seats = [copy(seat_state) for seat_state in self.seats]
        table.match = None if self.match is None else self.match.copy()
        table.agreed, table.recent, table._offers = set(self.agreed), self.recent.copy(), dict(self._offers)
        return table

    # --- snapshots -----------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """All of it, as it is now. Only while there is a match: before, there are few lines."""
        assert self.match is not None
        return Snapshot(
            sequence=self.sequence,
            match_sequence=self.match_sequence,
            created=self.created,
            changed=self.changed,
            settings=self.settings,
            seats=tuple(copy(seat_state) for seat_state in self.seats),
            contributions=self.contributions,
            earlier=tuple(self.match.earlier_luck),
            luck_since=self.match.luck_since,
            request=self.request,
            agreed=tuple(sorted(self.agreed)),
            rematch=self.rematch,
            sealed=self.sealed,
            decisions=self.match.version,
            place=self.match.chance.place(),
            state=fields.write(self.match.state),
        )

    @classmethod
    def restore(cls, id: str, game: Game, board: Board, seed: bytes, kept: Snapshot) -> Table:
        """The table that a snapshot tells. It knows the match's moments only from there on."""
        table = cls(id, game, board, kept.settings, seed)
        table.sequence, table.match_sequence = kept.sequence, kept.match_sequence
        table.created, table.changed = kept.created, kept.changed
        table.seats = [copy(seat_state) for seat_state in kept.seats]
        table.contributions = kept.contributions
        table.request, table.agreed, table.rematch = kept.request, set(kept.agreed), kept.rematch
        table.sealed = kept.sealed
        state = game.read_state(board, kept.state)
        table.match = Match.resume(game, board, table.chance(kept.place), state, kept.decisions)
        table.kept, table.kept_line = kept.decisions, kept.sequence
        table.match.earlier_luck, table.match.luck_since = list(kept.earlier), kept.luck_since
        table.waiting_on = game.waiting_on(state)
        for seat in table.waiting_on:
            codes = tuple(int(code) for code in game.codes(state, seat))
            table._offers[seat] = (game.phase(state, seat), codes)
        return table
