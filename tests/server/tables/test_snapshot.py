"""Snapshots: a table that is restored is the same table, and what is stored keeps its names."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec

from marula.core.chance import commitment
from marula.core.setup import CompleteSetup
from marula.server.tables import events
from marula.server.tables.clocks import Clock
from marula.server.tables.seats import SeatState
from marula.server.tables.snapshot import Snapshot, restore_table, take_snapshot
from marula.server.tables.table import Table
from marula.server.tables.table_settings import TableSettings
from tests.server.common import GAME, at, play_on, registry_on, seated, sqlite

SNAPSHOTS_SINCE = {
    "taken_back",
    "private_log",
    "private_decisions",
    "lot",
    "undo_asked",
    "taken_back_by_all",
    "unsealed_sequence",
}
"""What snapshots hold since later releases. A snapshot of an earlier one does without."""


def test_a_snapshot_is_the_whole_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 4)
            await play_on(registry, live, random.Random(3), 30)
            snapshot = take_snapshot(at(live))
            table = restore_table(live.id, GAME, at(live).board, at(live).seed, snapshot)
            assert take_snapshot(table) == snapshot
            assert table.match is not None
            assert table.match.first == 31

    asyncio.run(story())


NOT_KEPT = {"match", "recent", "chat_sequence", "snapshot_decisions", "snapshot_sequence"}
"""What a restored table has otherwise: it knows the log only from there on."""


def kept(table: Table) -> dict[str, Any]:
    """Everything that a table knows of itself, but for what a snapshot need not keep."""
    known = {name: value for name, value in vars(table).items() if name not in NOT_KEPT}
    return {**known, "seats": [msgspec.structs.asdict(seat_state) for seat_state in table.seats]}


def test_a_restored_table_has_forgotten_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2, series="one")
            await play_on(registry, live, random.Random(3))
            table = at(live).copy()
            for event in (events.Said(0, "Player 0", "well played"), events.Rematched("another")):
                table.apply(events.LogEntry(table.sequence + 1, table.changed, event))
            assert table.unsealed_sequence == table.sequence - 2, "it is told anew to whoever knows less"
            snapshot = take_snapshot(table)
            restored = restore_table(table.id, GAME, table.board, table.seed, snapshot)
            assert kept(restored) == kept(table)
            older = msgspec.structs.replace(snapshot, unsealed_sequence=None)
            again = restore_table(table.id, GAME, table.board, table.seed, older)
            assert again.unsealed_sequence >= table.unsealed_sequence, "a snapshot of an older release"

    asyncio.run(story())


def test_stored_names_are_those_of_the_first_release() -> None:
    """A database outlives the code: new names in the code must not become new names on disk."""
    setup = CompleteSetup("template", 2, "default", {})
    settings = TableSettings(setup, "0123456789abcdef", commitment(b"seed" * 8), clock=Clock("bank", 60))
    stored = {
        "created": (events.Created(settings), {"plan"}),
        "sat": (events.Sat(0, "Ada", by_rematch=True), {"seat", "name", "contribution", "again", "address"}),
        "contributed": (events.Contributed(0, "words"), {"seat", "contribution"}),
        "colourchosen": (events.ColourChosen(0, "red"), {"seat", "colour"}),
        "left": (events.Left(0), {"seat"}),
        "botsat": (events.BotSat(0, "random"), {"seat", "level"}),
        "dealt": (events.Dealt(({},)), {"entries", "contributions", "earlier", "lot"}),
        "decided": (events.Decided({"n": 1}), {"entry"}),
        "undoasked": (events.UndoAsked(0, 1), {"seat", "to"}),
        "undoanswered": (events.UndoAnswered(0, True), {"seat", "agree"}),
        "undone": (events.Undone(0, 1), {"seat", "to", "timed", "agreed"}),
        "said": (events.Said(0, "Ada", "hello"), {"seat", "name", "text"}),
        "erased": (events.Erased(0), {"seat"}),
        "rematched": (events.Rematched("id"), {"table"}),
        "unsealed": (events.Unsealed(), set[str]()),
    }
    assert len(stored) == len(events.TableEvent.__subclasses__())
    for kind, (event, keys) in stored.items():
        body = msgspec.json.decode(events.encode(event))
        assert body.pop("kind") == kind
        assert body.keys() == keys
        assert events.decode(events.encode(event)) == event
    assert set(SeatState.__struct_encode_fields__) == {
        "name", "person", "bot", "contribution", "owes", "bank", "since", "called", "offered", "address", "colour",
            "run", "run_bank", "run_since",
    }  # fmt: skip
    assert set(Snapshot.__struct_encode_fields__) == {
        "number", "version", "created", "changed", "plan", "chairs", "contributions", "earlier", "luck_since",
        "request", "agreed", "rematch", "sealed", "decisions", "place", "state",
    } | SNAPSHOTS_SINCE  # fmt: skip
