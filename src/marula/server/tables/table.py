"""A table: a match with people and bots round it. It changes only by applying entries of its event log."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from copy import copy
from typing import Literal

import msgspec

from marula.core import match_file
from marula.core.chance import Sealed
from marula.core.envelope import hears_of
from marula.core.game import Board, Game, State
from marula.core.match import Entry, Match
from marula.core.seat import ONLOOKER
from marula.server.tables import clocks
from marula.server.tables.events import (
    BotSat,
    ColourChosen,
    Contributed,
    Created,
    Dealt,
    Decided,
    Erased,
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
from marula.server.tables.public_table import is_public, keep_public_table
from marula.server.tables.seats import SeatState
from marula.server.tables.table_settings import TableSettings
from marula.server.tables.taken_back import count_taken_back

RECENT_ENTRIES = 64
"""How many log entries a table remembers, for listeners who reconnect."""


class ComputedDecision(msgspec.Struct, frozen=True):
    """A decision as the rules computed it when it was planned. Applying its event need not compute it again."""

    event: Decided
    entry: Entry
    state: State


class Table:
    """One table in memory. `apply` is the only way to change it; what people may ask of it is in `commands`."""

    def __init__(self, id: str, game: Game, board: Board, settings: TableSettings, seed: bytes) -> None:
        self.id = id
        self.game = game
        self.board = board
        self.settings = settings
        self.seed = seed
        """The server's part of the luck: a secret until the match is over."""
        self.seats = [SeatState(bank_ms=clocks.starting_bank_ms(settings.clock)) for _ in range(settings.setup.seats)]
        self.match: Match | None = None
        self.waiting_on: list[int] = []
        """The seats that must choose now."""
        self.contributions: tuple[str, ...] = ()
        self.lot: tuple[int, ...] = ()
        """The seat that each chair got, where seats were drawn by lot."""
        self.undo_request: UndoAsked | None = None
        self.undo_agreed: set[int] = set()
        """The seats that agree to the undo request."""
        self.undo_asked: dict[int, int] = {}
        """For each seat that has asked for an undo, how many decisions everyone had heard of then."""
        self.rematch = ""
        """The table where these people play again."""
        self.sealed = bool(settings.series)
        """Is there an unfinished table with the same luck, so that this luck must stay secret?"""
        self.sequence = 0
        """The number of the last log entry."""
        self.match_sequence = 0
        """The number of the last log entry that changed the match."""
        self.created = 0
        self.changed = 0
        self.chat_sequence = 0
        """The last log entry with chat, as far as this table knows."""
        self.recent: deque[tuple[int, int | None]] = deque(maxlen=RECENT_ENTRIES)
        """The last log entries: the number of each, and the first moment that it changed."""
        self.snapshot_decisions = 0
        """How many decisions the last snapshot had, as far as this table knows."""
        self.snapshot_sequence = 0
        """The number of the log entry that the last snapshot was taken at."""
        self.public: Table | None = None
        """The table as all others know it while a seat composes a move in private. None if nothing is hidden."""
        self.private_log: tuple[tuple[int, int], ...] = ()
        """The log entries that only one seat hears of: the number of each, and the seat. See `numbering`."""
        self.private_decisions: tuple[tuple[int, int], ...] = ()
        """The decisions of the match that only one seat hears of, in the same form."""
        self.unsealed_sequence = 0
        """The log entry since which the luck of a series need not stay secret."""
        self._offers: dict[int, tuple[str, tuple[int, ...]]] = {}
        """What each seat that must choose is offered: the phase, and the codes of its options."""

    # --- what can be seen of it ----------------------------------------------------------------------------------

    def seen_by(self, seats: Sequence[int]) -> Table:
        """The table as the holder of these seats knows it. Nobody holds any: an onlooker.

        The steps of a move in the making are seen only by the seat that makes it. For all others nothing moves: no
        sequence, no version, no clock.
        """
        if self.public is None or any(seat in self.waiting_on for seat in seats):
            return self
        return self.public

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        if self.match is None:
            return "open"
        return "playing" if self.waiting_on else "over"

    @property
    def revealed(self) -> bool:
        """May everyone see everything that happened here?"""
        return self.status == "over" and not self.sealed

    @property
    def revealed_sequence(self) -> int:
        """The log entry with which everything was revealed, if it is."""
        return max(self.match_sequence, self.unsealed_sequence)

    @property
    def full(self) -> bool:
        return all(seat_state.person or seat_state.bot for seat_state in self.seats)

    @property
    def ready(self) -> bool:
        """May the deal begin by itself? All seats are taken, and everyone has had the chance to add to the luck."""
        return self.full and not any(seat_state.owes_contribution for seat_state in self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat, for sentences."""
        return tuple(seat_state.name for seat_state in self.seats)

    @property
    def must_agree(self) -> list[int]:
        """The seats that are asked before an undo: those of people, also while a bot stands in, and empty ones."""
        return [seat for seat, seat_state in enumerate(self.seats) if seat_state.kind != "bot"]

    @property
    def undo_needed(self) -> list[int]:
        """The seats that must still agree to the undo request."""
        return [] if self.undo_request is None else [n for n in self.must_agree if n not in self.undo_agreed]

    @property
    def heard_decisions(self) -> int:
        """How many decisions everyone has heard of."""
        return 0 if (match := self.seen_by(()).match) is None else match.version

    def chair(self, seat: int) -> int:
        """The number that the holder of this seat had before the deal. A host keeps theirs."""
        return self.lot.index(seat) if self.lot and seat >= 0 else seat

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up, if the table waits for it and has a clock."""
        return clocks.deadline(self.settings.clock, self.seats[seat])

    def due(self) -> int | None:
        """When the server itself must act here: deal, let a bot choose, stop a clock. None: it waits for people."""
        if self.match is None:
            alone = not self.settings.series  # same-luck tables are dealt together, when the last seat of all is taken
            return self.changed if self.ready and self.settings.start == "full" and alone else None
        waiting = self.waiting_on
        if any(self.seats[seat].bot for seat in waiting):
            return self.changed
        return min((end for seat in waiting if (end := self.deadline(seat)) is not None), default=None)

    def chance(self, place: int = 0) -> Sealed:
        """A new source of this table's luck, from the given place on."""
        return Sealed(self.seed, place, self.contributions)

    def moments_since(self, sequence: int) -> int | None:
        """The first moment that changed after this log entry. None: the table does not remember that far back."""
        if sequence < self.sequence - len(self.recent):
            return None
        first = 0 if self.match is None else self.match.version + 1
        for number, moment in reversed(self.recent):  # most listeners miss only the last entry
            if number <= sequence:
                break
            if moment is not None and moment < first:
                first = moment
        return first

    def chat_since(self, sequence: int) -> bool:
        """May there be chat after this log entry?"""
        return self.chat_sequence > sequence or sequence < self.sequence - len(self.recent)

    # --- how it changes ------------------------------------------------------------------------------------------

    def apply(self, logged: LogEntry, computed: ComputedDecision | None = None) -> None:
        """Apply the next log entry. ValueError if it is not the next one, or cannot have happened."""
        if logged.sequence != self.sequence + 1:
            raise ValueError(f"entry {self.sequence + 1} of table {self.id} is missing: found {logged.sequence}")
        if isinstance(logged.event, Undone):
            count_taken_back(self, logged.event)  # while it is known what the seat that undid knew
        keep_public_table(self, logged)
        self.follow(logged, computed)

    def follow(self, logged: LogEntry, computed: ComputedDecision | None = None) -> None:
        """Apply an entry to this table alone, not to the copy that others know."""
        self.sequence = logged.sequence
        self.changed = logged.at
        self.recent.append((logged.sequence, logged.moment))
        match logged.event:
            case Decided() as event:
                self._apply_decision(logged, event, computed)
            case Dealt() | Undone() as event:
                self._apply_to_match(logged, event)
            case Sat() | Contributed() | ColourChosen() | Left() | BotSat() | Erased() as event:
                self._apply_to_seat(event, logged.at)
            case UndoAsked() | UndoAnswered() as event:
                self._apply_to_undo_request(event)
            case Created():
                self.created = logged.at
            case Said():
                self.chat_sequence = logged.sequence
            case Unsealed():
                self.sealed, self.unsealed_sequence = False, logged.sequence
            case Rematched() as event:
                self.rematch = event.table

    def _apply_to_seat(self, event: Sat | Contributed | ColourChosen | Left | BotSat | Erased, at: int) -> None:
        seat_state = self.seats[event.seat]
        clocks.begin(seat_state, at)
        match event:
            case Sat():
                seat_state.name, seat_state.person, seat_state.bot = event.name, True, ""
                seat_state.address = event.address
                if self.match is None:
                    seat_state.contribution, seat_state.owes_contribution = event.contribution, event.by_rematch
            case Contributed():
                seat_state.contribution, seat_state.owes_contribution = event.contribution, False
            case ColourChosen():
                seat_state.colour = event.colour
            case Left():
                self.seats[event.seat] = SeatState(bank_ms=seat_state.bank_ms)
            case Erased():
                seat_state.name = ""
                if not self.sealed:  # until all same-luck tables are over, nobody may sit at two of them
                    seat_state.address = ""
            case BotSat():
                seat_state.bot, seat_state.owes_contribution = event.level, False
                if not seat_state.person:
                    seat_state.name = ""
                self._end_undo_request()

    def _apply_to_undo_request(self, event: UndoAsked | UndoAnswered) -> None:
        if isinstance(event, UndoAsked):
            self.undo_request, self.undo_agreed = event, {event.seat}
            self.undo_asked = {**self.undo_asked, event.seat: self.heard_decisions}
        elif event.agree:
            self.undo_agreed.add(event.seat)
        else:
            self._end_undo_request()

    def _apply_to_match(self, logged: LogEntry, event: Dealt | Undone) -> None:
        by: int | None = None
        if isinstance(event, Dealt):
            self._deal(event)
        else:
            assert self.match is not None
            if all(entry.seat == event.seat for entry in self.match.entries(event.to + 1)):
                by = event.seat  # nothing has changed for others who choose at the same time
            heard = [(entry.number, entry.seat) for entry in self.match.journal if hears_of(entry, ONLOOKER)]
            if self.undo_request is not None and not self.undo_needed:  # everyone agreed: whoever asks now does not nag
                self.undo_asked = {}
            clocks.undo(self.settings.clock, self.seats, heard, event)
            self.match.back_to(event.to)
            self.private_decisions = tuple(entry for entry in self.private_decisions if entry[0] <= event.to)
        self._match_changed(logged, by)
        if isinstance(event, Undone) and event.timed:
            clocks.resume_run(self.seats[event.seat])

    def _deal(self, event: Dealt) -> None:
        self.contributions, self.lot = event.contributions, event.lot
        if event.lot:
            chairs = list(self.seats)
            for chair, seat in enumerate(event.lot):
                self.seats[seat] = chairs[chair]
        entries = [match_file.read_entry(self.game, body) for body in event.entries]
        match = self.match = Match.replay(self.game, self.board, entries, self.chance())
        match.earlier_luck, match.lot = list(event.earlier_luck), event.lot
        if event.earlier_luck:
            match.luck_since = len(entries)
        else:
            match.chance = self.chance(entries[0].place + len(entries[0].luck))

    def _apply_decision(self, logged: LogEntry, event: Decided, computed: ComputedDecision | None) -> None:
        match = self.match
        assert match is not None
        clocks.begin_run(self.seats[event.entry["seat"]], match.version, match.free_undo(event.entry["seat"]))
        if computed is not None and computed.event is event:
            entry = computed.entry
            match.adopt(entry, computed.state)
        else:
            entry = match_file.read_entry(self.game, event.entry)
            match.follow(entry)
        if not is_public(event):
            self.private_decisions += ((entry.number, entry.seat),)
        clocks.charge(self.settings.clock, self.seats[entry.seat], logged.at, is_public(event))
        if entry.luck:
            match.chance = self.chance(entry.place + len(entry.luck))
        self._match_changed(logged, entry.seat)

    def _match_changed(self, logged: LogEntry, by: int | None) -> None:
        """Find out who must choose now.

        If only one seat has changed something (`by`), the others keep their time where they have the same options as
        before, and may still choose.
        """
        assert self.match is not None
        self.match_sequence = logged.sequence
        if self.public is None:  # a step that nobody hears of leaves the request as it is
            self._end_undo_request()
        waiting = self.waiting_on = self.game.waiting_on(self.match.state)
        goes_on = isinstance(logged.event, Decided) and self.public is not None
        goes_on = goes_on and clocks.is_one_for_the_whole_move(self.settings.clock)
        for seat, seat_state in enumerate(self.seats):
            if seat not in waiting:
                seat_state.waiting_since = 0
                self._offers.pop(seat, None)
                continue
            offer = self._offer(seat)
            same = by is not None and seat != by and self._offers.get(seat) == offer
            self._offers[seat] = offer
            if not seat_state.waiting_since:
                seat_state.turn_sequence = logged.sequence
            if not same:
                seat_state.offer_sequence = logged.sequence
            if not (same or (goes_on and seat == by)) or not seat_state.waiting_since:
                seat_state.waiting_since = logged.at

    def _offer(self, seat: int) -> tuple[str, tuple[int, ...]]:
        assert self.match is not None
        state = self.match.state
        return self.game.phase(state, seat), tuple(int(code) for code in self.game.codes(state, seat))

    def _end_undo_request(self) -> None:
        self.undo_request, self.undo_agreed = None, set()

    def resume_match(self, match: Match) -> None:
        """Take over a match that a snapshot holds, without changing anyone's time."""
        self.match = match
        self.waiting_on = self.game.waiting_on(match.state)
        self._offers = {seat: self._offer(seat) for seat in self.waiting_on}

    def copy(self) -> Table:
        """The same table, to be changed while everyone still reads this one."""
        table = copy(self)
        table.seats = [copy(seat_state) for seat_state in self.seats]
        table.match = None if self.match is None else self.match.copy()
        table.public = None if self.public is None else self.public.copy()
        table.undo_agreed, table.recent, table._offers = set(self.undo_agreed), self.recent.copy(), dict(self._offers)
        return table
