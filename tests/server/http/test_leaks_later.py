"""No leaks in the middle of a match: two worlds that look alike to a seat answer it byte for byte the same.

They differ in hands, chests and decks that the seat cannot see, and in whispers of the past.
"""

import dataclasses
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.core import codec
from marula.core.chance import Seeded
from marula.core.event import Emitted, Whisper
from marula.core.fields import write
from marula.core.game import Game
from marula.core.match import Entry, Match
from marula.games import GAMES
from marula.lab.random_match import steps
from marula.server.tables.events import LogEntry, Undone
from tests.server.common import InProcessThinkers
from tests.server.http.common import Page, bearer
from tests.server.http.test_leaks import QUESTIONS, Ask, Questions, app_in_world, bytes_told

READER = 0
AT_LEAST = 40
"""Decisions before the worlds part: enough that hands are full and something is hidden everywhere."""


def match_so_far(game: Game, match: Match) -> Match:
    """The same random match each time, up to a moment in its middle when the reader must choose."""
    for now in steps(match, Seeded("choices")):
        if now.version >= AT_LEAST and READER in game.waiting_on(now.state):
            return now
    raise AssertionError("it was over before its middle")


def other_whispers(journal: list[Entry]) -> list[Entry]:
    """The same past to the reader: what was whispered to others is mixed up among them."""
    foreign = [
        told.event for entry in journal for told in entry.events if isinstance(told, Whisper) and told.seat != READER
    ]
    later = iter([*foreign[1:], *foreign[:1]])

    def other(told: Emitted) -> Emitted:
        return Whisper(told.seat, next(later)) if isinstance(told, Whisper) and told.seat != READER else told

    return [msgspec.structs.replace(entry, events=tuple(map(other, entry.events))) for entry in journal]


def part(page: Page, table: str, number: int) -> Match:
    """Put the table into the middle of a match, as it looks to the reader, in world 0 or 1."""
    registry = page.client.app.state.services.registry
    live = registry.live_tables[table.rpartition("/")[2]]
    after = live.table.copy()
    match = match_so_far(after.game, Match.dealt(after.game, after.board, Seeded("luck")))
    match.state = after.game.imagine(after.game.view(match.state, READER), Seeded(f"world {number}"))
    if number:
        match.journal = other_whispers(match.journal)
    after.match = match
    after._match_changed(LogEntry(after.sequence, after.changed, Undone(0, 0)), None)
    live.table = after
    return match


def questions(match: Match, version: int) -> Questions:
    """As before the middle, for this game; choices that are not offered are asked for too, up to fifteen."""
    offered = set(match.game.codes(match.state, READER))
    forbidden = [action for code, action in enumerate(match.board.actions) if code not in offered]
    tried: list[Ask] = [
        ("{table}/act", {"version": version, "action": codec.to_json(action)})
        for action in forbidden[:: max(1, len(forbidden) // 15)]
    ]
    at = match.version
    special: dict[str, list[Ask]] = {
        "/api/tables/{id}/position/{decisions}": [
            (f"{{table}}/position/{decisions}?seat={seat}", None)
            for decisions in (at - 1, at)
            for seat in (-1, 0, 1, 2)
        ],
        "/api/tables/{id}/act": [*QUESTIONS["post", "/api/tables/{id}/act"], *tried],
        "/api/tables/{id}/undo": [("{table}/undo", {"to": at + 1})],  # going back would end the difference
    }
    return {
        (method, path): special.get(path, [(where.replace("template", match.game.name), body) for where, body in asked])
        for (method, path), asked in QUESTIONS.items()
    }


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_two_worlds_in_the_middle_of_a_match(tmp_path: Path, game: Game) -> None:
    told: list[dict[str, list[bytes]]] = []
    worlds: list[Any] = []
    for number in (0, 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        with app_in_world(folder, 1) as page:
            state = page.client.app.state
            state.services = dataclasses.replace(state.services, thinkers=InProcessThinkers())
            table, secrets = page.full(3, game=game.name, hints=True, win_chances=True)
            match = part(page, table, number)
            worlds.append((write(match.state), [entry.events for entry in match.journal]))
            asked = questions(match, page.get(table)["version"])
            told.append({"seat": bytes_told(page, table, secrets[READER], asked)})
            told[-1]["onlooker"] = bytes_told(page, table, None, asked)
            told[-1]["others"] = [page.client.get(f"{table}/envelope", headers=bearer(w)).content for w in secrets[1:]]
            assert page.get(table)["decisions"] == match.version, "nothing that was asked lets luck in"
    assert worlds[0][0] != worlds[1][0], "the worlds differ"
    assert worlds[0][1] != worlds[1][1], "and so does what was whispered"
    assert told[0]["others"] != told[1]["others"], "whoever sees the difference is told it"
    for reader in ("seat", "onlooker"):
        for mine, theirs in zip(told[0][reader], told[1][reader], strict=True):
            assert mine == theirs
    answered = b" ".join(told[0]["seat"])
    assert b"/hint 200 " in answered
    assert b"/chances 200 " in answered
    assert b"/chances 200 " in b" ".join(told[0]["onlooker"])
    assert b'"code":"illegal"' in answered, "rules were cited"
