"""Hostile clients: they ask for what is not theirs, in every form, and must be refused each time."""

from __future__ import annotations

from typing import Any

from tests.simulation.clients import Client
from tests.simulation.invariants import Invariants
from tests.simulation.network import Line, Network, Request

WORDS: list[Any] = [
    None, -1, 2**63, 1e300, "", "\x00", "🂡" * 9, [], {}, True, {"action": "act"}, ["a"] * 20, "x" * 600,
    {"a": {"a": {}}},
]  # fmt: skip
"""What no page sends."""
FIELDS = ("version", "action", "key", "text", "agree", "to", "level", "name", "secret", "seat", "contribution")
PATHS = (
    "act",
    "undo",
    "undo/answer",
    "chat",
    "start",
    "rematch",
    "hint",
    "seats/0/bot",
    "seats/1/person",
    "seats/0/notices",
)
SECRETS_OF_A_MATCH = ("file", "luck", "course", "position/0")


class Stranger(Client):
    """Someone without a seat, who knows the address of a table."""

    def __init__(self, network: Network, invariants: Invariants, name: str, seed: str, table: str) -> None:
        super().__init__(network, invariants, name, seed)
        self.table = table

    async def step(self) -> None:
        await self.rng.choice((self.intrude, self.pry, self.babble, self.flood))()

    async def intrude(self) -> None:
        """Change something at the table without a seat there."""
        secret = self.rng.choice((None, "x" * 43, "", "é", f"{self.rng.getrandbits(256):064x}"[:43]))
        path = f"/api/tables/{self.table}/{self.rng.choice(PATHS)}"
        answer = await self.once(Request("POST", path, self._body(), _ascii(secret)))
        if answer is not None:
            self.invariants.require(answer.status >= 400, f"a stranger may POST {path}: {answer.content[:100]!r}")

    async def pry(self) -> None:
        """Read what is secret while the match goes on."""
        history = self.invariants.model.histories[self.table]
        secret_before = not history.latest.revealed
        query = f"seat={self.rng.choice((0, 1, 2, -1, 99))}"
        what = self.rng.choice(SECRETS_OF_A_MATCH)
        answer = await self.once(Request("GET", f"/api/tables/{self.table}/{what}", None, None, query))
        still_secret = secret_before and not history.latest.revealed
        if answer is not None and still_secret and query != "seat=-1":
            self.invariants.require(answer.status >= 400, f"a stranger may read {what}?{query}")

    async def babble(self) -> None:
        """Bytes that are no request."""
        content = self.rng.choice((b"{", b"\xff\xfe", b"[" * 500, b'{"game": 5}', self.rng.randbytes(40)))
        path = self.rng.choice(("/api/tables", f"/api/tables/{self.table}/act", "/api/records", "/api/notices/stop"))
        answer = await self.once(Request("POST", path, content))
        if answer is not None:
            self.invariants.require(answer.status >= 400, f"{content!r} was accepted")

    async def flood(self) -> None:
        """Listen with wrong words, or with more words than any page has."""
        line = Line(self.network, self.table, self.rng.choice(([], ["y" * 43], ["z" * 99])), 0, "en", self.address)
        line.open()
        for _ in range(self.rng.choice((0, 3, 40))):
            line.say(self.rng.choice(('{"ping": 1}', "x", "[]")))
        self.loop.call_later(self.rng.uniform(0.1, 5.0), line.cut)

    def _body(self) -> Any:
        fields = self.rng.sample(FIELDS, self.rng.randint(0, 4))
        return {field: self.rng.choice(WORDS) for field in fields}


class Insider(Stranger):
    """A seat's holder who asks for the seats of others."""

    def __init__(self, network: Network, invariants: Invariants, name: str, seed: str, table: str, secret: str) -> None:
        super().__init__(network, invariants, name, seed, table)
        self.secret = secret

    async def step(self) -> None:
        history = self.invariants.model.histories[self.table]
        own = self.invariants.seat_of(history, self.secret)
        other = (own + 1) % len(history.latest.seats)
        if (
            self.rng.random() < 0.5 and history.latest.match is not None
        ):  # before the deal another seat may become theirs
            path = f"/api/tables/{self.table}/seats/{other}/{self.rng.choice(('bot', 'person', 'notices'))}"
            request = Request("POST", path, {"level": "random"}, self.secret)
        else:
            path = f"/api/tables/{self.table}/position/0"
            request = Request("GET", path, None, self.secret, f"seat={other}")
        before = history.latest
        answer = await self.once(request)
        settled = before.lot == history.latest.lot and before.match is not None and not history.latest.revealed
        if answer is not None and settled and own >= 0:
            self.invariants.require(answer.status >= 400, f"seat {own} may {request.method} {path}")


def _ascii(secret: str | None) -> str | None:
    return None if secret is None else secret.encode("ascii", "ignore").decode()
