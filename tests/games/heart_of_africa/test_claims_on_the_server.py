"""A claim in the making: until it is complete, no number that the others see moves, and no message comes."""

import asyncio
import random
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from marula.core import match_file
from marula.core.envelope import hears_of
from marula.core.seat import ONLOOKER
from marula.games import GAMES
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.thinkers import BotRequest
from marula.server.tables import commands
from tests.server.common import InProcessThinkers, sqlite
from tests.server.http.common import Page, app_on
from tests.server.runtime.common import bots_only, driven
from tests.waiting import eventually, until

DECISION = {"kind": "decision", "seconds": 3600}
BANK = {"kind": "bank", "seconds": 3600, "increment": 10}


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("private")) as page:
        yield page


class Claiming:
    """A table of The Heart of Africa at which a seat is about to make the first of several steps of a claim."""

    def __init__(self, page: Page, clock: Any = DECISION) -> None:
        self.page = page
        self.table, self.secrets = page.full(2, game="heart_of_africa", clock=clock)
        chooser = random.Random(1)
        while True:
            self.seat: int = page.get(self.table)["waiting_on"][0]
            self.before = self.seen_by_others()
            if self.act(chooser) in ("payment", "doubling"):
                return

    @property
    def secret(self) -> str:
        return self.secrets[self.seat]

    def act(self, chooser: random.Random) -> str:
        """A decision of the seat, a claim if it can; what it must decide then."""
        envelope = self.page.get(f"{self.table}/envelope", self.secret)
        claims = [option for option in envelope["options"] if option["action"]["action"] == "claim_route"]
        self.action = chooser.choice(claims or envelope["options"])["action"]
        return self.act_again()

    def act_again(self) -> str:
        """The same decision, which was taken back meanwhile."""
        version = self.page.get(f"{self.table}/envelope", self.secret)["version"]
        self.page.post(f"{self.table}/act", {"version": version, "action": self.action}, self.secret)
        phase: str = self.page.get(f"{self.table}/envelope", self.secret)["phase"]["phase"]
        return phase

    def complete(self) -> None:
        """The seat makes the other steps."""
        while self.act(random.Random(2)) in ("payment", "doubling"):
            pass

    def seen_by_others(self) -> dict[str, Any]:
        """Everything that the other seat and an onlooker can ask for."""
        other = self.secrets[1 - self.seat]
        listed = self.page.get("/api/tables")["tables"]
        return {
            "table": self.page.get(self.table),
            "list": [table for table in listed if self.table.endswith(table["id"])],
            "other": self.page.get(f"{self.table}/envelope", other),
            "onlooker": self.page.get(f"{self.table}/envelope"),
        }


def test_nothing_that_the_others_see_moves(page: Page) -> None:
    claiming = Claiming(page)
    assert claiming.seen_by_others() == claiming.before
    own = page.get(f"{claiming.table}/envelope", claiming.secret)
    assert own["version"] > claiming.before["table"]["version"], "the seat itself goes on"
    claiming.complete()
    after = claiming.seen_by_others()
    for reader in ("other", "onlooker"):
        news = [moment for moment in after[reader]["moments"] if moment not in claiming.before[reader]["moments"]]
        assert [moment["seat"] for moment in news] == [claiming.seat], "the whole claim is one moment"
    for number in ("sequence", "version", "decisions"):
        assert after["table"][number] == claiming.before["table"][number] + 1, "and counts as one"


def test_a_refusal_tells_no_number_either(page: Page) -> None:
    claiming = Claiming(page)
    other, version = claiming.secrets[1 - claiming.seat], claiming.before["other"]["version"]
    action = {"action": "draw_train"}
    refused = page.post(f"{claiming.table}/act", {"version": version, "action": action}, other, expect=409)
    assert refused["code"] == "notyourturn"
    stale = page.post(f"{claiming.table}/act", {"version": version - 1, "action": action}, other, expect=409)
    assert (stale["code"], stale["facts"]["current"]) == ("stale", version)
    decisions = claiming.before["other"]["decisions"]
    asked = f"{claiming.table}/position/{decisions + 1}"
    page.get(asked, other, expect=404, seat=1 - claiming.seat)


def test_steps_that_are_taken_back_were_never_seen(page: Page) -> None:
    claiming = Claiming(page)
    page.post(f"{claiming.table}/undo", {}, claiming.secret)
    assert page.get(f"{claiming.table}/envelope", claiming.secret)["phase"]["phase"] == "turn"
    assert claiming.seen_by_others() == claiming.before


def test_a_restarted_server_hides_them_too(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        claiming = Claiming(page)
    with app_on(tmp_path) as page:
        claiming.page = page
        assert claiming.seen_by_others() == claiming.before
        claiming.complete()


def test_no_message_comes_until_the_claim_is_complete(page: Page) -> None:
    claiming = Claiming(page)
    page.post(f"{claiming.table}/undo", {}, claiming.secret)
    with page.client.websocket_connect(f"{claiming.table}/listen") as socket:
        socket.send_json({})
        sequence = socket.receive_json(timeout=10)["sequence"]
        assert claiming.act_again() in ("payment", "doubling")
        for _ in range(2):  # a message that was under way would come between the two answers
            socket.send_text("ping")
            assert socket.receive_json(timeout=10) == {"pong": 1}
        page.post(f"{claiming.table}/chat", {"text": "hurry up"}, claiming.secrets[1 - claiming.seat])
        message = socket.receive_json(timeout=10)
        assert [line["text"] for line in message["chat"]] == ["hurry up"]
        assert message["envelopes"][0]["phase"]["phase"] == "turn"
        assert message["envelopes"][0]["moments"] == []
        assert message["sequence"] == sequence + 1
        claiming.complete()
        message = socket.receive_json(timeout=10)
        assert [moment["seat"] for moment in message["envelopes"][0]["moments"]] == [claiming.seat]


def test_an_undo_request_outlives_the_steps_of_a_claim(page: Page) -> None:
    """Otherwise the others would see a request that cannot be answered any more, or see it end."""
    claiming = Claiming(page)
    page.post(f"{claiming.table}/undo", {}, claiming.secret)
    other = claiming.secrets[1 - claiming.seat]
    assert page.post(f"{claiming.table}/undo", {"to": 0}, other)["done"] is False
    before = claiming.seen_by_others()
    assert claiming.act_again() in ("payment", "doubling")
    assert claiming.seen_by_others() == before
    own = page.get(claiming.table)["undo"]
    assert own["needed"] == [claiming.seat]
    assert page.post(f"{claiming.table}/undo/answer", {"agree": False}, claiming.secret)["done"] is False
    assert page.get(claiming.table)["undo"] is None


def test_the_answer_to_an_undo_tells_nothing_of_a_claim_in_the_making(page: Page) -> None:
    claiming = Claiming(page)
    other, decisions = claiming.secrets[1 - claiming.seat], claiming.before["other"]["decisions"]
    refused = page.post(f"{claiming.table}/undo", {"to": decisions}, other, expect=409)
    assert refused["code"] == "no_undo"


def test_what_one_person_alone_takes_back_is_counted_as_the_others_heard_it(page: Page) -> None:
    """Otherwise the number would tell them that a claim was in the making, and how many steps it had."""
    table, _ = page.create(game="heart_of_africa", seats=2, bots=[None, "random"], order="host")
    secret = page.sit(table, "Ada")
    chooser = random.Random(1)
    composing = False
    while not composing:
        until(lambda: page.get(table)["waiting_on"] == [0])
        page.choose(table, [secret, ""], chooser)
        composing = page.get(f"{table}/envelope", secret)["decisions"] > page.get(table)["decisions"]
    heard = page.get(table)["decisions"]
    assert page.post(f"{table}/undo", {"to": 0}, secret)["done"] is True
    assert page.get(table)["taken_back"] == heard


@pytest.mark.parametrize("clock", [DECISION, BANK], ids=["decision", "bank"])
def test_the_time_of_a_claim_ends_when_the_others_see_it_end(tmp_path: Path, clock: Any) -> None:
    """Otherwise they would see it end and nothing happen: so a step had been made."""
    now = [1_800_000_000_000]
    with app_on(tmp_path, lambda: now[0]) as page:
        claiming = Claiming(page, clock)
        page.post(f"{claiming.table}/undo", {}, claiming.secret)
        now[0] += 600_000
        assert claiming.act_again() in ("payment", "doubling")
        ends = [page.get(f"{claiming.table}")["seats"][claiming.seat]["clock"]["deadline"]]
        live = page.client.app.state.services.registry.live_tables[claiming.table.rpartition("/")[2]]
        ends.append(live.table.deadline(claiming.seat))
        assert ends[0] == ends[1] < now[0] + 3_100_000, "it runs on while the claim is made"


class WatchedThinkers(InProcessThinkers):
    """Bots that must hurry at every second decision; and what the others knew before each one."""

    def __init__(self) -> None:
        super().__init__()
        self.live: LiveTable | None = None
        self.known: list[tuple[int, set[int]]] = []
        self.steps = 0
        """How many decisions were steps of a claim, after its first."""
        self.begun: dict[int, float] = {}
        """When a bot began to think of its move, after so many decisions that the others had heard of."""

    async def choose(self, request: BotRequest, board: Any, pace: Any = None) -> Any:
        if self.live is not None and self.live.table is not None:
            heard = self.live.table.heard_decisions
            self.begun.setdefault(heard, time.monotonic())
            self.known.append((heard, set(self.live.hurried)))
            self.steps += self.live.table.public is not None
            pace.hurried = len(self.known) % 2 == 0
        return await super().choose(request, board, pace)


def test_whether_a_bot_had_to_hurry_is_seen_when_its_claim_is(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = WatchedThinkers()
        async with driven(sqlite(tmp_path), thinkers) as (registry, _):
            thinkers.live = await bots_only(registry, game=GAMES["heart_of_africa"])
            await eventually(lambda: thinkers.steps >= 5)
        assert any(hurried for _, hurried in thinkers.known)
        for (before, hurried), (heard, then) in pairwise(thinkers.known):
            assert heard > before or then == hurried, "it changed in the middle of a claim"

    asyncio.run(story())


def test_a_bots_claim_takes_one_pause_however_many_steps_it_has(tmp_path: Path) -> None:
    """Otherwise the others could count the steps by the time that they take."""

    async def story() -> None:
        thinkers = WatchedThinkers()
        rested: list[tuple[int, float]] = []

        async def rest(live: LiveTable, began: float) -> None:
            assert live.table is not None
            rested.append((live.table.heard_decisions, began))

        async with driven(sqlite(tmp_path), thinkers) as (registry, bots):
            bots._rest = rest  # type: ignore[method-assign]
            live = thinkers.live = await bots_only(registry, game=GAMES["heart_of_africa"], start="host")
            await registry.change(live, commands.deal)
            await eventually(lambda: thinkers.steps >= 5)
        assert len(rested) == len(dict(rested)), "one for each move that the others hear of"
        assert all(began <= thinkers.begun[heard] for heard, began in rested), "the steps before count as well"

    asyncio.run(story())


def test_an_undo_into_the_middle_of_a_claim_hides_its_steps_again(page: Page) -> None:
    claiming = Claiming(page)
    claiming.complete()
    other = claiming.secrets[1 - claiming.seat]
    if not page.post(f"{claiming.table}/undo", {}, claiming.secret)["done"]:
        page.post(f"{claiming.table}/undo/answer", {"agree": True}, other)
    assert page.get(f"{claiming.table}/envelope", claiming.secret)["phase"]["phase"] in ("payment", "doubling")
    before = claiming.seen_by_others()
    assert before["table"]["decisions"] == before["other"]["decisions"] == claiming.before["other"]["decisions"]
    page.post(f"{claiming.table}/undo", {}, claiming.secret)
    assert claiming.seen_by_others() == before


def test_a_past_position_has_the_number_that_was_asked_for(page: Page) -> None:
    claiming = Claiming(page)
    claiming.complete()
    for seat, secret in ((claiming.seat, claiming.secret), (-1, None)):
        now = page.get(f"{claiming.table}/envelope", secret)["decisions"]
        asked = [f"{claiming.table}/position/{number}" for number in range(now + 1)]
        assert [page.get(path, secret, seat=seat)["decisions"] for path in asked] == list(range(now + 1))
        page.get(f"{claiming.table}/position/{now + 1}", secret, expect=404, seat=seat)


def test_when_all_is_revealed_everyone_counts_as_the_match_file_does(page: Page) -> None:
    table, secrets = page.full(2, game="heart_of_africa")
    with page.client.websocket_connect(f"{table}/listen") as socket:
        socket.send_json({})
        page.finish(table, secrets)
        while True:
            message = socket.receive_json(timeout=10)
            if message["table"]["status"] == "over":
                break
    match, _ = match_file.read(page.client.get(f"{table}/file").content, GAMES)
    (envelope,) = message["envelopes"]
    assert envelope["since"] == 0, "what was counted in another way is replaced"
    assert [moment["number"] for moment in envelope["moments"]] == [
        entry.number for entry in match.journal if hears_of(entry, ONLOOKER)
    ]
    assert envelope["decisions"] == message["table"]["decisions"] == match.version
    assert len(envelope["moments"]) < match.version, "somebody composed a claim in several steps"
    assert message["sequence"] < match.version, "the numbers of the log stay each reader's own"
