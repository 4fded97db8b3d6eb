"""The invariants: what must hold after every step, whatever fails. Each is checked where it could first be broken."""

from __future__ import annotations

import random
from typing import Any

from marula.core import codec
from marula.core.envelope import envelope, hears_of
from marula.core.match import Match
from marula.core.seat import ONLOOKER
from marula.server.tables.events import (
    BotSat,
    Decided,
    Said,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from marula.server.tables.numbering import Numbering
from marula.server.tables.secrets import HOST, hash_secret
from marula.server.tables.summary import public_summary
from marula.server.tables.table import Table
from tests.simulation import clock_rules, twins
from tests.simulation.model import History, Model, Stored, expected_moments, plain
from tests.simulation.network import Answer, Line, Request
from tests.simulation.server import Machine

REPEAT_LATER = (429, 503)
"""Answers after which a client asks again with the same key."""
COMPARED = (
    "id", "game", "status", "created", "changed", "sequence", "version", "decisions", "waiting_on", "winners", "undo",
    "luck", "lot", "rematch", "sealed", "taken_back",
)  # fmt: skip
"""Fields of a table that follow from its log. The others follow from its settings, or from who is present."""


class Broken(AssertionError):
    """An invariant does not hold."""


class Intent:
    """What a client wants done once. Its key stays the same for every repeat."""

    def __init__(self, kind: str, table: str, key: str, body: dict[str, Any], secret: str) -> None:
        self.kind = kind
        self.table = table
        self.key = key
        self.body = body
        self.secret = secret


class Invariants:
    """Sees every commit, every answer and every message, and compares them with the model."""

    def __init__(self, machine: Machine, seed: str) -> None:
        self.machine = machine
        self.disk = machine.disk
        self.rng = random.Random(f"{seed} invariants")
        self.model = Model()
        self.intents: dict[str, Intent] = {}
        self.offsets: dict[int, float] = {}
        """How far the wall clock was wrong when each server process started."""
        self.disturbances = 0
        """Everything so far after which a request may be answered 503 or a notice be sent again."""
        self.checks = 0
        self.twins = 0
        self.problems: list[str] = []
        """Every invariant that was broken."""
        self.notices: dict[tuple[str, str, int, int], list[int]] = {}
        """For each address, table, seat and turn: the disturbances when each notice was sent."""

    def require(self, holds: bool, what: str) -> None:
        self.checks += 1
        if not holds:
            self.problems.append(what)  # whoever calls may catch what is raised: the framework does
            raise Broken(what)

    # --- the disk -------------------------------------------------------------------------------------------------

    def on_start(self) -> None:
        """A server starts: everything that was stored before is still stored."""
        self.offsets[self.machine.number] = self.machine.time.wall_offset
        self.model.open(self.disk.path)
        missing = self.model.missing()
        self.require(not missing, f"lost: {missing[:3]}")
        self.on_commit()

    def on_commit(self) -> None:
        """Something was committed: take it up in the model, and check each new log entry."""
        if self.model.connection is None:
            return
        for history, stored in self.model.read_new(self.machine.loop.now, self.machine.number):
            self.check_entry(history, stored)

    def check_entry(self, history: History, stored: Stored) -> None:
        number, event = stored.logged.sequence, stored.logged.event
        before, after = history.states[number - 1], history.states[number]
        self.machine.note(f"{before.id[:4]} {number} {stored.logged.kind}")
        self.require(stored.logged.at >= before.changed, "time at a table runs backwards")
        if stored.key is not None:
            self._check_intent(before, stored)
        match event:
            case Decided():
                clock_rules.check_decision(self, history, stored)
            case BotSat() if stored.key is None and before.match is not None and before.seats[event.seat].person:
                clock_rules.check_time_out(self, history, stored)
            case Undone():
                self._check_consent(history, before, event)
                clock_rules.check_undo(self, history, stored)
            case Said():
                said = sum(
                    isinstance(each.logged.event, Said) and each.logged.event.text == event.text
                    for each in history.entries
                )
                self.require(said == 1, f"done twice: {event.text}")
            case UndoAnswered():
                self.require(stored.key is not None, "somebody answered for a person")
        names = [seat_state.name for seat_state in after.seats if seat_state.person]
        self.require(len(names) == len(set(names)), f"somebody sits twice: {names}")

    def _check_intent(self, before: Table, stored: Stored) -> None:
        """An entry with a key is what that client asked for, at that table, on its own seat."""
        intent = self.intents.get(str(stored.key).partition(":")[2])
        self.require(intent is not None, f"nobody asked for {stored.key}")
        assert intent is not None
        event = stored.logged.event
        self.require(intent.table == before.id, "done at another table")
        if isinstance(event, Decided):
            self.require(intent.kind == "act", f"{intent.kind} became a decision")
            self.require(event.entry["action"] == intent.body["action"], f"{intent.body} became {event.entry}")
        elif isinstance(event, Said):
            self.require(event.text == intent.body.get("text"), "another line of chat")
        elif isinstance(event, UndoAsked | Undone):
            self.require(intent.kind in ("undo", "answer"), f"{intent.kind} became an undo")

    def _check_consent(self, history: History, before: Table, event: Undone) -> None:
        """An undo takes back what revealed nothing, or every other person who ever sat here has agreed to it."""
        match = before.match
        assert match is not None
        taken = [entry for entry in match.journal if entry.number > event.to]
        if all(not entry.revealed and (entry.seat == event.seat or not hears_of(entry, ONLOOKER)) for entry in taken):
            return  # what another seat composes in private holds up nobody: a refusal would tell of it
        agreed: set[int] = set()
        for stored in reversed(history.entries[:-1]):
            logged = stored.logged.event
            if isinstance(logged, UndoAnswered) and logged.agree:
                agreed.add(logged.seat)
            if isinstance(logged, UndoAsked):
                self.require(logged.to == event.to and logged.seat == event.seat, "another undo than was asked for")
                break
        people = {seat for seat, state in enumerate(before.seats) if state.person}
        missing = people - agreed - {event.seat}
        self.require(not missing, f"undo without the consent of {sorted(missing)}")

    # --- what the server says ---------------------------------------------------------------------------------------

    def on_arrival(self, table: str) -> int:
        """What anybody knew of the table when a request or a listener came: no answer may know less."""
        history = self.model.histories.get(table)
        return 0 if history is None else history.told

    def on_answer(self, request: Request, answer: Answer, told: int) -> None:
        self.machine.note(f"{answer.status} {answer.refusal} {request.method} {request.path[:40]}")
        self.require(answer.status != 500, f"a fault at {request.method} {request.path}: {request.body}")
        if answer.status == 503:
            self.require(self.disturbances > 0 or self.disk.full, "503 though nothing was wrong")
        history = self.model.histories.get(request.table)
        key = request.body.get("key") if isinstance(request.body, dict) else None
        if history is not None and key in self.intents and answer.status not in REPEAT_LATER:
            self._check_keyed(history, self.intents[key], answer)
        if answer.status == 200 and request.method == "GET" and history is not None:
            self._check_reading(history, request, answer, told)
        if answer.status == 201 and request.path == "/api/tables":
            self.require(answer.body["table"]["id"] in self.model.histories, "a table was told of before it was stored")

    def _check_keyed(self, history: History, intent: Intent, answer: Answer) -> None:
        """Acknowledged means stored, once; refused means not stored."""
        stored = history.with_key(intent.key)
        if answer.status >= 400:
            self.require(stored is None, f"refused ({answer.refusal}) and yet done: {intent.kind} {intent.body}")
            return
        self.require(stored is not None, f"acknowledged and not stored: {intent.kind} {intent.body}")
        assert stored is not None
        seat = self.seat_of(history, intent.secret)
        told = Numbering(history.latest, (seat,)).sequence(stored.logged.sequence)
        self.require(answer.body["sequence"] == told, f"the entry is {told} and not {answer.body['sequence']}")
        history.told = max(history.told, stored.logged.sequence)

    def seat_of(self, history: History, secret: str) -> int:
        rows = self.model.query(
            "SELECT opens FROM secrets WHERE table_id = ? AND hash = ?", history.latest.id, hash_secret(secret)
        )
        return int(rows[0][0]) if rows else ONLOOKER

    def _check_reading(self, history: History, request: Request, answer: Answer, told: int) -> None:
        """Whoever reads learns at least what anybody had been told before."""
        seat = ONLOOKER if request.secret is None else max(ONLOOKER, self.seat_of(history, request.secret))
        what = request.path.rpartition("/")[2]
        if what == "envelope":
            known = history.states[told].seen_by((seat,))
            least = Numbering(history.latest, (seat,)).sequence(known.match_sequence)
            self.require(answer.body["seat"] == seat, f"seat {seat} reads the envelope of {answer.body['seat']}")
            self.require(answer.body["version"] >= least, f"version {answer.body['version']} is older than {least}")
            self._check_read_envelope(history, answer.body, seat)
        elif what == request.table:
            least = Numbering(history.latest, ()).sequence(history.states[told].seen_by(()).sequence)
            self.require(answer.body["sequence"] >= least, "the table is older than what was told")
            table = history.heard((), answer.body["sequence"])
            self.require(table is not None, "told before it was stored")
            assert table is not None
            self._check_table(table, (), answer.body)

    def _check_read_envelope(self, history: History, body: dict[str, Any], seat: int) -> None:
        """An envelope names the last change of the match that its reader heard of. The model must agree with it."""
        table = history.heard((seat,), body["version"])
        self.require(table is not None, "told before it was stored")
        assert table is not None
        self._check_envelope(table, body, seat)

    def on_sent(self, line: Line, message: dict[str, Any]) -> None:
        """Stored before told; and every message is what the log says about that moment, for that reader."""
        history = self.model.histories.get(line.table)
        self.require(history is not None, "a table was told of before it was stored")
        assert history is not None
        seats = tuple(message["seats"])
        self.machine.note(f"{line.table[:4]} tells {seats} {message['sequence']}")
        latest = Numbering(history.latest, seats).sequence(history.latest.sequence)
        self.require(message["sequence"] <= latest, f"told of {message['sequence']} before it was stored: {latest}")
        number = Numbering(history.latest, seats).log_number(message["sequence"])
        owned = self._owned(history, line, number)
        self.require(set(seats) == owned, f"{sorted(owned)} are sent what is for {seats}")
        last = line.last_sent
        self.require(last is None or message["sequence"] >= last["sequence"], "a listener hears older things again")
        table = history.heard(seats, message["sequence"])
        assert table is not None
        known = history.states[line.told_at_open].seen_by(seats)
        least = Numbering(history.latest, seats).sequence(known.sequence)
        self.require(message["sequence"] >= least, f"a listener is told {message['sequence']}, others knew {least}")
        self._check_table(table, seats, message["table"])
        readers = [] if table.match is None else list(seats or (ONLOOKER,))
        self.require([each["seat"] for each in message["envelopes"]] == readers, "envelopes of other seats")
        for body in message["envelopes"]:
            self._check_envelope(table, body, body["seat"])
        line.last_sent = message
        history.told = max(history.told, number)
        self._check_twin(history.states[number], seats[0] if seats else ONLOOKER, len(seats) > 1)

    def _owned(self, history: History, line: Line, number: int) -> set[int]:
        """The seats that a listener's secrets open, as they were numbered at this log entry: the deal may draw lots."""
        owned = {self.seat_of(history, secret) for secret in line.secrets} - {HOST, ONLOOKER}
        dealt = history.states[number].match is not None
        return owned if dealt else {history.latest.chair(seat) for seat in owned}

    def on_close(self, code: int) -> None:
        self.require(code != 4500, "a fault while someone listened")

    def _check_table(self, table: Table, seats: tuple[int, ...], body: dict[str, Any]) -> None:
        summary = plain(public_summary(table, seats))
        for field in COMPARED:
            told, expected = body[field], summary[field]
            self.require(told == expected, f"{field} is {expected} and not {told}")
        for told, expected in zip(body["seats"], summary["seats"], strict=True):
            for field in ("kind", "bot", "clock"):
                self.require(
                    told[field] == expected[field], f"a seat's {field} is {expected[field]}, not {told[field]}"
                )
            self.require(expected["name"] in (None, told["name"]), "another name")

    def _check_envelope(self, table: Table, body: dict[str, Any], seat: int) -> None:
        match: Match | None = table.match
        assert match is not None
        numbers = Numbering(table, (seat,))
        known = envelope(match, seat, match.version + 1)
        self.require(body["seat"] == seat, "the envelope of another seat")
        self.require(body["decisions"] == numbers.decisions(known.version), "another number of decisions")
        self.require(body["view"] == plain(codec.write_view(known.view)), f"seat {seat} is shown another position")
        options = plain([codec.to_json(action) for action in known.options])
        self.require([each["action"] for each in body["options"]] == options, f"seat {seat} is offered other options")
        self.require(body["phase"]["phase"] == known.phase, "another phase")
        self.require(body["waiting_on"] == list(known.waiting_on), "others are waited on")
        since = body["since"]
        told = [{field: each[field] for field in ("number", "seat", "events")} for each in body["moments"]]
        heard = [each for each in expected_moments(table, match, seat) if each["number"] >= since]
        self.require(told == heard, f"seat {seat} hears {told[-2:]} and not {heard[-2:]}")

    def _check_twin(self, table: Table, seat: int, several: bool) -> None:
        """No envelope differs between two worlds that look the same to its reader."""
        if several or self.rng.random() > 0.25:
            return
        twin = twins.other_hidden_cards(table, seat, f"{table.id} {table.sequence}")
        if twin is not None:
            self.twins += 1
            self.require(
                twins.rendered(twin, seat) == twins.rendered(table, seat),
                f"what seat {seat} is told depends on what it cannot know",
            )
