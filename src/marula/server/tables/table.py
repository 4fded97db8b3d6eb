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


class Snapshot(msgspec.Struct, frozen=True):
    """A table at one line, so that opening it need not follow all lines before."""

    number: int
    version: int
    created: int
    changed: int
    plan: TableSettings
    chairs: tuple[SeatState, ...]
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

    def __init__(self, id: str, game: Game, board: Board, plan: TableSettings, seed: bytes) -> None:
        self.id = id
        self.game = game
        self.board = board
        self.plan = plan
        self.seed = seed
        """The server's part of the luck: a secret until the match is over."""
        self.chairs = [SeatState() for _ in range(plan.setup.seats)]
        if plan.clock is not None:
            for chair in self.chairs:
                chair.bank = plan.clock.seconds * 1000
        self.match: Match | None = None
        self.waiting_on: list[int] = []
        """The seats that must choose now."""
        self.contributions: tuple[str, ...] = ()
        self.request: UndoAsked | None = None
        self.agreed: set[int] = set()
        self.rematch = ""
        self.sealed = bool(plan.series)
        """Is there a table with the same luck where it must not be known yet?"""
        self.number = 0
        self.version = 0
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
    def open_book(self) -> bool:
        """May everything that happened here be told to anyone?"""
        return self.status == "over" and not self.sealed

    @property
    def full(self) -> bool:
        return all(chair.person or chair.bot for chair in self.chairs)

    @property
    def ready(self) -> bool:
        """May the deal begin by itself? All seats are taken, and everyone has had the chance to add to the luck."""
        return self.full and not any(chair.owes for chair in self.chairs)

    @property
    def names(self) -> tuple[str, ...]:
        """For sentences: who sits where."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def people(self) -> list[int]:
        """The seats that people play now: who is asked before an undo."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def needed(self) -> list[int]:
        """Who must still agree to the undo that is asked for."""
        return [seat for seat in self.people if seat not in self.agreed] if self.request is not None else []

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up, if it is waited on and there is a clock."""
        chair = self.chairs[seat]
        if self.plan.clock is None or not chair.since:
            return None
        return chair.since + (self.plan.clock.seconds * 1000 if self.plan.clock.kind == "decision" else chair.bank)

    def due(self) -> int | None:
        """When the server itself has something to do here: deal, let a bot choose, stop a clock."""
        if self.match is None:
            return self.changed if self.ready and self.plan.start == "full" else None
        waiting = self.waiting_on
        if any(self.chairs[seat].bot for seat in waiting):
            return self.changed
        return min((end for seat in waiting if (end := self.deadline(seat)) is not None), default=None)

    def chance(self, place: int = 0) -> Sealed:
        """This table's luck, from the given place on."""
        return Sealed(self.seed, place, self.contributions)

    def moments_since(self, sequence: int) -> int | None:
        """The first moment that a listener at this sequence has not heard as it is now; None where memory ends."""
        if sequence < self.number - len(self.recent):
            return None
        first = 0 if self.match is None else self.match.version + 1
        for number, moment in reversed(self.recent):  # whoever listens has heard all but the last
            if number <= sequence:
                break
            if moment is not None and moment < first:
                first = moment
        return first

    def said_since(self, sequence: int) -> bool:
        """May there be chat that a listener at this sequence has not heard?"""
        return self.chatted > sequence or sequence < self.number - len(self.recent)

    # --- how it changes ------------------------------------------------------------------------------------------

    def follow(self, line: LogEntry) -> None:
        """Carry out what a line tells. ValueError where it cannot have happened."""
        if line.number != self.number + 1:
            raise ValueError(f"line {self.number + 1} of table {self.id} is missing: found {line.number}")
        event = line.event
        self.number = line.number
        self.changed = line.at
        self.recent.append((line.number, line.moment))
        match event:
            case Created():
                self.created = line.at
            case Sat():
                chair = self.chairs[event.seat]
                chair.name, chair.person, chair.bot = event.name, True, ""
                if self.match is None:
                    chair.contribution, chair.owes = event.contribution, event.again
            case Contributed():
                chair = self.chairs[event.seat]
                chair.contribution, chair.owes = event.contribution, False
            case Left():
                bank = self.chairs[event.seat].bank
                self.chairs[event.seat] = SeatState(bank=bank)
            case BotSat():
                chair = self.chairs[event.seat]
                chair.bot, chair.owes = event.level, False
                if not chair.person:
                    chair.name = ""
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
                self.chatted = line.number
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
        chair = self.chairs[entry.seat]
        if self.plan.clock is not None and self.plan.clock.kind == "bank" and chair.since:
            spent = max(0, line.at - chair.since)
            chair.bank = max(0, chair.bank - spent) + self.plan.clock.increment * 1000
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
        self.version = line.number
        self._end_request()
        state = self.match.state
        waiting = self.waiting_on = self.game.waiting_on(state)
        for seat, chair in enumerate(self.chairs):
            if seat not in waiting:
                chair.since = 0
                self._offers.pop(seat, None)
                continue
            offer = (self.game.phase(state, seat), tuple(int(code) for code in self.game.codes(state, seat)))
            same = by is not None and seat != by and self._offers.get(seat) == offer
            self._offers[seat] = offer
            if not chair.since:
                chair.called = line.number
            if not same:
                chair.offered = line.number
            if not same or not chair.since:
                chair.since = line.at

    def _end_request(self) -> None:
        self.request, self.agreed = None, set()

    def copy(self) -> Table:
        """The same table, to be changed while everyone still looks at this one."""
        table = copy(self)
        table.chairs = [copy(chair) for chair in self.chairs]
        table.match = None if self.match is None else self.match.copy()
        table.agreed, table.recent, table._offers = set(self.agreed), self.recent.copy(), dict(self._offers)
        return table

    # --- snapshots -----------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """All of it, as it is now. Only while there is a match: before, there are few lines."""
        assert self.match is not None
        return Snapshot(
            number=self.number,
            version=self.version,
            created=self.created,
            changed=self.changed,
            plan=self.plan,
            chairs=tuple(copy(chair) for chair in self.chairs),
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
        table = cls(id, game, board, kept.plan, seed)
        table.number, table.version = kept.number, kept.version
        table.created, table.changed = kept.created, kept.changed
        table.chairs = [copy(chair) for chair in kept.chairs]
        table.contributions = kept.contributions
        table.request, table.agreed, table.rematch = kept.request, set(kept.agreed), kept.rematch
        table.sealed = kept.sealed
        state = game.read_state(board, kept.state)
        table.match = Match.resume(game, board, table.chance(kept.place), state, kept.decisions)
        table.kept, table.kept_line = kept.decisions, kept.number
        table.match.earlier_luck, table.match.luck_since = list(kept.earlier), kept.luck_since
        table.waiting_on = game.waiting_on(state)
        for seat in table.waiting_on:
            codes = tuple(int(code) for code in game.codes(state, seat))
            table._offers[seat] = (game.phase(state, seat), codes)
        return table
