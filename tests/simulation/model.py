"""The model: every table as its stored log says, at every entry. All that the server tells is held against it."""

from __future__ import annotations

import sqlite3
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from marula.core import codec
from marula.core.edition import from_data
from marula.core.envelope import envelope
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.games import GAMES
from marula.server.tables import events
from marula.server.tables.events import LogEntry, Said
from marula.server.tables.numbering import Numbering
from marula.server.tables.table import Table
from marula.server.tables.table_settings import TableSettings

ROWS = "SELECT rowid, table_id, number, at, key, body FROM lines WHERE rowid > ? ORDER BY rowid"


class Stored:
    """A log entry on disk, with when and by which server process it was written."""

    def __init__(self, logged: LogEntry, key: str | None, body: str, written: float, process: int) -> None:
        self.logged = logged
        self.key = key
        self.body = body
        self.written = written
        self.process = process


class History:
    """One table: its log, and the table after each entry, replayed from the beginning."""

    def __init__(self, first: Table) -> None:
        self.states = [first]
        """The table after so many entries."""
        self.entries: list[Stored] = []
        self.told = 0
        """The last entry that anybody has been told of."""

    @property
    def latest(self) -> Table:
        return self.states[-1]

    def add(self, stored: Stored) -> None:
        after = self.latest.copy()
        after.apply(stored.logged)
        self.states.append(after)
        self.entries.append(stored)

    def entry(self, number: int) -> Stored:
        return self.entries[number - 1]

    def with_key(self, key: str) -> Stored | None:
        """The entry that a client's request with this key wrote."""
        return next((stored for stored in self.entries if (stored.key or "").partition(":")[2] == key), None)

    def heard(self, seats: tuple[int, ...], sequence: int) -> Table | None:
        """The table as a reader knows it who counts so many entries; None if nothing like that is stored."""
        numbers = Numbering(self.latest, seats)
        number = numbers.log_number(sequence)
        if number >= len(self.states) or number < 1:
            return None
        return self.states[number].seen_by(seats)

    def chat(self, seats: tuple[int, ...], sequence: int) -> list[tuple[int, str]]:
        """All lines of chat up to there: the number that the reader counts, and the text."""
        numbers = Numbering(self.latest, seats)
        said = [(stored.logged.sequence, stored.logged.event) for stored in self.entries]
        lines = [(numbers.sequence(number), event.text) for number, event in said if isinstance(event, Said)]
        return [(number, text) for number, text in lines if number <= sequence]


def expected_moments(table: Table, match: Match, seat: int) -> list[dict[str, Any]]:
    """What this reader has heard of the match: numbers, seats and events."""
    numbers = Numbering(table, (seat,))
    heard = [
        {
            "number": numbers.decisions(moment.number),
            "seat": moment.seat,
            "events": [codec.to_json(event) for event in moment.events],
        }
        for moment in envelope(match, seat, 0).moments
    ]
    moments: list[dict[str, Any]] = plain(heard)
    return moments


def plain(value: Any) -> Any:
    """As a reader of JSON has it: lists and no tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Model:
    """All tables of the database."""

    def __init__(self) -> None:
        self.histories: dict[str, History] = {}
        self.last_row = 0
        self.connection: sqlite3.Connection | None = None

    def open(self, path: Path) -> None:
        self.close()
        self.connection = sqlite3.connect(path, isolation_level=None)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def query(self, sql: str, *args: Any) -> list[Any]:
        assert self.connection is not None
        return self.connection.execute(sql, args).fetchall()

    def read_new(self, now: float, process: int) -> list[tuple[History, Stored]]:
        """Take up what has been committed since the last look."""
        found = []
        for row, table, _number, at, key, body in self.query(ROWS, self.last_row):
            self.last_row = row
            history = self.histories.get(table)
            if history is None:
                history = self.histories[table] = History(self._first(table))
            logged = LogEntry(_number, at, events.decode(body))
            stored = Stored(logged, key, body, now, process)
            history.add(stored)
            found.append((history, stored))
        return found

    def missing(self) -> list[str]:
        """What the disk should hold and does not: log entries that were on it before."""
        rows = {(table, number): (at, key, body) for _, table, number, at, key, body in self.query(ROWS, 0)}
        return [
            f"entry {stored.logged.sequence} of table {table}"
            for table, history in self.histories.items()
            for stored in history.entries
            if rows.get((table, stored.logged.sequence)) != (stored.logged.at, stored.key, stored.body)
        ]

    def _first(self, id: str) -> Table:
        game, plan, seed, data = self.query(
            "SELECT game, plan, seed, data FROM tables JOIN editions ON edition = digest WHERE id = ?", id
        )[0]
        settings = msgspec.json.decode(plan, type=TableSettings)
        return Table(id, GAMES[game], board_of(GAMES[game], plan, data), settings, bytes(seed))


@lru_cache(maxsize=64)
def _board(game: Game, setup: str, data: str) -> Board:
    settings = msgspec.json.decode(setup, type=TableSettings)
    board: Board = game.board(settings.setup, from_data(msgspec.json.decode(data), "edition"))
    return board


def board_of(game: Game, plan: str, data: str) -> Board:
    """The board of a stored table. Tables with the same setup share one."""
    setup = msgspec.json.decode(plan)
    plain = {"setup": setup["setup"], "edition": setup["edition"], "commitment": ""}
    return _board(game, msgspec.json.encode(plain).decode(), data)
