"""Honest clients: people who sit down, listen, play, chat and repeat what was not answered, as a page does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from marula.core.seat import ONLOOKER
from marula.server.tables.numbering import Numbering
from tests.simulation.invariants import Intent, Invariants
from tests.simulation.model import expected_moments
from tests.simulation.network import Answer, Line, Lost, Network, Request

ATTEMPTS = 12
"""How often a request is repeated before a client gives up."""
GOES_ON = (1000, 1012, 4429)
"""Codes after which a listener connects again."""


class Client:
    """Anyone with an address who can ask."""

    def __init__(self, network: Network, invariants: Invariants, name: str, seed: str) -> None:
        self.network = network
        self.loop = network.loop
        self.invariants = invariants
        self.name = name
        self.rng = random.Random(f"{seed} {name}")
        self.address = f"10.0.{self.rng.randrange(256)}.{self.rng.randrange(256)}"
        self.keys = 0

    def new_key(self) -> str:
        self.keys += 1
        return f"{self.name}-{self.keys}"

    async def ask(self, request: Request) -> Answer | None:
        """Ask until there is an answer that settles it; None after too many attempts."""
        for attempt in range(ATTEMPTS):
            try:
                answer = await self.network.ask(request, self.address)
                if answer.status not in (429, 503):
                    return answer
            except Lost:
                pass
            await asyncio.sleep(self.rng.uniform(0.1, 1.0 + attempt))
        return None

    async def once(self, request: Request) -> Answer | None:
        """Ask one time."""
        try:
            return await self.network.ask(request, self.address)
        except Lost:
            return None


class Page:
    """What someone knows of a table from listening to it: it is held against the model after every message."""

    def __init__(self, client: Client, table: str, secrets: list[str], language: str = "en") -> None:
        self.client = client
        self.table = table
        self.secrets = secrets
        self.language = language
        self.line: Line | None = None
        self.message: dict[str, Any] | None = None
        self.since = 0
        self.moments: dict[int, list[dict[str, Any]]] = {}
        """For each seat: the moments it has heard of, without a gap."""
        self.chat: list[tuple[int, str]] = []
        self.closed = 0
        """The code with which the server closed the line for good."""
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = self.client.loop.create_task(self._run(), name=f"page of {self.client.name}")

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.line is not None:
            self.line.cut()

    async def _run(self) -> None:
        client = self.client
        while not self.closed:
            since = self.since if client.rng.random() < 0.9 else 0  # sometimes the page is loaded anew
            if not since:
                self.moments, self.chat, self.since = {}, [], 0
            self.line = Line(client.network, self.table, self.secrets, since, self.language, client.address)
            self.line.open()
            await self._listen(self.line)
            await asyncio.sleep(client.rng.uniform(0.05, 2.0))

    async def _listen(self, line: Line) -> None:
        while True:
            what = await line.to_client.get()
            if what is None:
                return
            if isinstance(what, int):
                line.cut()
                self.closed = 0 if what in GOES_ON else what
                return
            if "sequence" in what:
                self._hear(what)

    def _hear(self, message: dict[str, Any]) -> None:
        """Add what is new to what is known. Nothing may be missing in between, and nothing may be out of date."""
        require = self.client.invariants.require
        history = self.client.invariants.model.histories[self.table]
        seats = tuple(message["seats"])
        require(
            message["sequence"] >= self.since, f"{self.client.name} hears of {message['sequence']} after {self.since}"
        )
        table = history.heard(seats, message["sequence"])
        assert table is not None
        for envelope in message["envelopes"]:
            seat, since = envelope["seat"], envelope["since"]
            before = self.moments.get(seat, [])
            known = [each for each in before if each["number"] < since]
            joined = known[-1]["number"] == since - 1 if known else not before or since <= before[0]["number"]
            require(joined, f"a gap before moment {since}")
            news = [{field: each[field] for field in ("number", "seat", "events")} for each in envelope["moments"]]
            known += news
            if not table.revealed:  # then steps that one seat alone took have numbers too
                last = envelope["decisions"]
                numbers = [each["number"] for each in known]
                require(numbers == list(range(last + 1 - len(numbers), last + 1)), f"a gap among {numbers[-5:]}")
            assert table.match is not None
            whole = expected_moments(table, table.match, seat)
            require(known == whole[len(whole) - len(known) :], f"seat {seat} remembers what did not happen")
            self.moments[seat] = known
        self.chat += [(line["sequence"], line["text"]) for line in message["chat"]]
        require(self.chat == history.chat(seats, message["sequence"]), "chat is missing, twice, or in another order")
        self.message, self.since = message, message["sequence"]

    def heard_until(self, written: float) -> bool:
        """Has this page heard of everything that was stored before this time?"""
        history = self.client.invariants.model.histories[self.table]
        stored = sum(entry.written <= written for entry in history.entries)
        if self.message is None:
            return stored == 0
        seats = tuple(self.message["seats"])
        return self.since >= Numbering(history.latest, seats).sequence(history.states[stored].seen_by(seats).sequence)


class Person(Client):
    """A person on one seat."""

    def __init__(self, network: Network, invariants: Invariants, name: str, seed: str, table: str) -> None:
        super().__init__(network, invariants, name, seed)
        self.table = table
        self.secret = f"{self.rng.getrandbits(256):064x}"[:43]
        self.page: Page | None = None
        self.seated = False
        self.deeds: list[tuple[float, Callable[[], Any]]] = [
            (4.0, self.chat), (2.0, self.undo), (0.5, self.hand_over), (2.0, self.look), (1.5, self.be_notified),
            (1.0, self.break_line), (0.5, self.close_page), (0.5, self.look_back),
        ]  # fmt: skip

    async def sit(self) -> None:
        """Take a seat. A repeat with the same secret finds the seat taken by oneself."""
        body = {"name": self.name, "secret": self.secret, "contribution": f"words of {self.name}"}
        answer = await self.ask(Request("POST", f"/api/tables/{self.table}/seats", body))
        self.seated = answer is not None and answer.status == 201
        if answer is not None and answer.status == 201:
            history = self.invariants.model.histories[self.table]
            names = [seat_state.name for seat_state in history.latest.seats]
            self.invariants.require(self.name in names, f"{self.name} was given a seat that is not stored")
        self.open_page()

    def open_page(self) -> None:
        self.page = Page(self, self.table, [self.secret] if self.seated else [], self.rng.choice(("en", "en", "fr")))
        self.page.open()

    async def do(self, kind: str, path: str, body: dict[str, Any]) -> Answer | None:
        """Have something done once, however often it must be asked for."""
        intent = Intent(kind, self.table, self.new_key(), {**body}, self.secret)
        self.invariants.intents[intent.key] = intent
        body = {**body, "key": intent.key}
        return await self.ask(Request("POST", f"/api/tables/{self.table}/{path}", body, self.secret))

    @property
    def envelope(self) -> dict[str, Any] | None:
        message = None if self.page is None else self.page.message
        return message["envelopes"][0] if message is not None and message["envelopes"] else None

    async def step(self) -> None:
        """One thing that a person does."""
        message = None if self.page is None else self.page.message
        if not self.seated or message is None:
            return
        table, envelope = message["table"], self.envelope
        seat = message["seats"][0] if message["seats"] else ONLOOKER
        if self.page is not None and self.page.closed:
            self.open_page()
        elif table["rematch"] and self.rng.random() < 0.8:
            await self.move_on(table["rematch"])
        elif table["status"] == "over":
            await self.after_the_match()
        elif seat in table["luck"]["awaits"]:
            await self.do("contribution", f"seats/{seat}/contribution", {"contribution": f"more of {self.name}"})
        elif table["undo"] is not None and seat in table["undo"]["needed"]:
            await self.do("answer", "undo/answer", {"agree": self.rng.random() < 0.7})
        elif seat >= 0 and table["seats"][seat]["kind"] == "stand_in":
            await self.do("person", f"seats/{seat}/person", {})
        elif envelope is not None and envelope["options"] and self.rng.random() < 0.75:
            await self.act(envelope)
        else:
            weights = [weight for weight, _ in self.deeds]
            await self.rng.choices([deed for _, deed in self.deeds], weights)[0]()

    async def act(self, envelope: dict[str, Any]) -> None:
        option = self.rng.choice(envelope["options"])
        await self.do("act", "act", {"version": envelope["version"], "action": option["action"]})

    async def chat(self) -> None:
        self.keys += 1
        await self.do("chat", "chat", {"text": f"line {self.keys} of {self.name}"})

    async def undo(self) -> None:
        envelope = self.envelope
        if envelope is None:
            return
        body: dict[str, Any] = {}
        if self.rng.random() < 0.7:
            free = envelope["undo"]
            body["to"] = self.rng.choice([max(0, envelope["decisions"] - self.rng.randint(1, 4)), free or 0])
        await self.do("undo", "undo", body)

    async def hand_over(self) -> None:
        seat = self._seat()
        if self.envelope is not None and seat >= 0:
            await self.do("bot", f"seats/{seat}/bot", {"level": self.rng.choice(("random", "casual", "steady"))})

    async def look(self) -> None:
        kind = self.rng.choice(("/envelope", "/envelope", "", "/chat", "/board"))
        await self.once(Request("GET", f"/api/tables/{self.table}{kind}", None, self.secret))

    async def look_back(self) -> None:
        if self.envelope is not None:
            path = f"/api/tables/{self.table}/position/{self.rng.randint(0, self.envelope['decisions'])}"
            await self.once(Request("GET", path, None, self.secret, f"seat={self._seat()}"))

    async def be_notified(self) -> None:
        seat = self._seat()
        if seat >= 0:
            body = {"kind": "webhook", "address": f"https://hook.example/{self.name}", "always": True}
            await self.ask(Request("POST", f"/api/tables/{self.table}/seats/{seat}/notices", body, self.secret))

    async def break_line(self) -> None:
        if self.page is not None and self.page.line is not None:
            self.page.line.cut()

    async def close_page(self) -> None:
        """Leave, and come back later."""
        if self.page is not None:
            self.page.close()
            await asyncio.sleep(self.rng.uniform(1.0, 20.0))
            self.page.open()

    async def after_the_match(self) -> None:
        what = self.rng.choice(("file", "luck", "course", "rematch", "rematch"))
        if what == "rematch":
            await self.ask(Request("POST", f"/api/tables/{self.table}/rematch", {}, self.secret))
        else:
            await self.once(Request("GET", f"/api/tables/{self.table}/{what}", None, self.secret))

    async def move_on(self, table: str) -> None:
        """To the table where these people play again. The same secret opens it."""
        if self.page is not None:
            self.page.close()
        self.table = table
        self.open_page()

    def _seat(self) -> int:
        message = None if self.page is None else self.page.message
        return ONLOOKER if message is None or not message["seats"] else int(message["seats"][0])
