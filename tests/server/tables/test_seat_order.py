"""Who gets which seat: drawn by lot from the committed luck, as people sat down, or moved on by a rematch."""

import collections
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.core import match_file
from marula.core.chance import Sealed, draw_lot
from marula.core.edition import canonical
from marula.core.errors import FileError
from marula.games import GAMES
from marula.server.tables import secrets
from tests.server.http.common import Page, app_on, bearer
from tests.server.http.test_leaks import app_in_world

NAMES = ["Ada", "Bo", "Cy"]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("order")) as page:
        yield page


def by_lot(page: Page, **asked: Any) -> tuple[str, list[str]]:
    """A table of three people whose seats were drawn, and their secrets in the order in which they sat down."""
    return page.full(3, order="lot", **asked)


def seats_of(page: Page, table: str, secrets: list[str]) -> list[int]:
    return [page.get(f"{table}/envelope", secret)["seat"] for secret in secrets]


def moved(page: Page) -> tuple[str, list[str]]:
    """A table at which the lot moved somebody."""
    while True:
        table, secrets = by_lot(page)
        if page.get(table)["lot"] != [0, 1, 2]:
            return table, secrets


def test_everyone_keeps_their_secret_and_gets_the_seat_of_the_lot(page: Page) -> None:
    table, secrets = moved(page)
    told = page.get(table)
    assert sorted(told["lot"]) == [0, 1, 2]
    assert seats_of(page, table, secrets) == told["lot"]
    assert [told["seats"][seat]["name"] for seat in told["lot"]] == NAMES
    assert told["luck"]["contributions"] == ["of Ada", "of Bo", "of Cy"], "in the order of the chairs"
    page.finish(table, [secret for _, secret in sorted(zip(told["lot"], secrets, strict=True))])


def test_the_seats_are_the_same_after_a_restart(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, secrets = moved(page)
        before = (page.get(table)["seats"], seats_of(page, table, secrets))
    with app_on(tmp_path) as page:
        assert [seat["name"] for seat in page.get(table)["seats"]] == [seat["name"] for seat in before[0]]
        assert seats_of(page, table, secrets) == before[1]


def test_a_listener_moves_with_its_seat(page: Page) -> None:
    for _ in range(4):
        table, _ = page.create(seats=3, order="lot")
        first, second = page.sit(table, "Ada"), page.sit(table, "Bo")
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [second, first]})
            message = socket.receive_json(timeout=10)
            assert (message["seats"], message["envelopes"]) == ([1, 0], [])
            page.sit(table, "Cy")
            while message["table"]["status"] == "open":
                message = socket.receive_json(timeout=10)
            lot = message["table"]["lot"]
            assert message["seats"] == [lot[1], lot[0]]
            assert [envelope["seat"] for envelope in message["envelopes"]] == message["seats"]
            assert all(message["table"]["seats"][seat]["present"] for seat in message["seats"])


def test_bots_take_part(page: Page) -> None:
    kinds = set()
    for _ in range(40):
        table, _ = page.create(seats=2, bots=[None, "random"], order="lot")
        taken = page.post(f"{table}/seats", {"name": "Ada", "seat": 0}, expect=201)
        told = page.get(table)
        assert told["seats"][taken["seat"]]["name"] == "Ada"
        assert told["seats"][1 - taken["seat"]]["bot"] == "random"
        kinds.add(taken["seat"])
        if kinds == {0, 1}:
            return
    raise AssertionError("a bot never started, or always")


def test_repeats_are_answered_after_the_lot_too(page: Page) -> None:
    table, _ = page.create(seats=3, order="lot")
    asked = [{"name": name, "seat": chair, "secret": f"{name:-<40}{table[-9:]}"} for chair, name in enumerate(NAMES)]
    for body in asked:
        page.post(f"{table}/seats", body, expect=201)
    lot = page.get(table)["lot"]
    assert [page.post(f"{table}/seats", body, expect=201)["seat"] for body in asked] == lot


def test_notices_move_with_their_seat(page: Page) -> None:
    while True:
        table, _ = page.create(seats=3, order="lot")
        secret = page.sit(table, "Ada")
        wish = {"kind": "webhook", "address": "https://example.org/ada"}
        page.post(f"{table}/seats/0/notices", wish, secret, expect=201)
        page.sit(table, "Bo")
        page.sit(table, "Cy")
        seat = page.get(table)["lot"][0]
        if seat:
            break
    (notice,) = page.get(f"{table}/seats/{seat}/notices", secret)["notices"]
    assert notice["address"] == wish["address"]
    page.get(f"{table}/seats/0/notices", secret, expect=403)


def test_the_host_may_keep_the_order_and_old_tables_do(page: Page) -> None:
    table, secrets = page.full(3)
    assert (page.get(table)["order"], page.get(table)["lot"]) == ("host", None)
    assert seats_of(page, table, secrets) == [0, 1, 2]
    created = page.post("/api/tables", {"game": "template"}, expect=201)["table"]
    assert created["order"] == "lot", "unless the host chooses"


def test_a_rematch_moves_everyone_on_by_one(page: Page) -> None:
    table, secrets = page.full(3)
    for match in range(1, 4):
        page.finish(table, secrets)
        again = page.post(f"{table}/rematch", {}, secrets[0], expect=201)["table"]
        table = f"/api/tables/{again['id']}"
        assert again["order"] == "rotated"
        secrets = secrets[1:] + secrets[:1]  # in the order of their seats
        for seat, secret in enumerate(secrets):
            page.post(f"{table}/seats/{seat}/contribution", {"contribution": f"words {seat}"}, secret)
        names = [seat["name"] for seat in page.get(table)["seats"]]
        assert names == NAMES[match:] + NAMES[:match]


# --- it can be checked --------------------------------------------------------------------------------------------


def finished(page: Page) -> tuple[str, bytes]:
    table, secrets = moved(page)
    page.finish(table, [secret for _, secret in sorted(zip(page.get(table)["lot"], secrets, strict=True))])
    return table, page.client.get(f"{table}/file").content


def test_the_match_file_proves_the_lot(page: Page) -> None:
    table, content = finished(page)
    match, proof = match_file.read(content, GAMES)
    assert proof.luck == "checked"
    (source,) = match.luck()
    assert list(source.lot) == page.get(table)["lot"] == page.get(f"{table}/luck")["sources"][0]["lot"]
    assert match.journal[0].place == 2, "the lot came first"
    assert match_file.write(match) == content, "it stays with the match"


def test_another_lot_is_noticed(page: Page) -> None:
    _, content = finished(page)
    file = msgspec.json.decode(content)
    lot = file["head"]["luck"][0]["lot"]
    file["head"]["luck"][0]["lot"] = lot[1:] + lot[:1]
    head = file["head"]
    chain = match_file._link("", head)
    lines = content.split(b"\n")
    lines[0] = b'{"head":' + canonical(head) + b',"hash":"' + chain.encode() + b'","entries":['
    with pytest.raises(FileError, match="file-lot-wrong"):
        match_file.read(b"\n".join(lines), GAMES)


# --- it is fair -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_order_is_equally_likely(seats: int) -> None:
    """By chi-squared over many seeds: with seeds that are fixed, this does not fail by chance."""
    sources = (Sealed(number.to_bytes(32, "big"), 0, ("a", "b")) for number in range(1200 * seats))
    check_equally_likely([draw_lot(chance, seats) for chance in sources], seats)


def check_equally_likely(lots: list[tuple[int, ...]], seats: int) -> None:
    drawn = collections.Counter(lots)
    orders = list(itertools.permutations(range(seats)))
    expected = sum(drawn.values()) / len(orders)
    deviation = sum((drawn[order] - expected) ** 2 / expected for order in orders)
    freedom = len(orders) - 1
    assert deviation < freedom + 4 * (2 * freedom) ** 0.5, "four standard deviations"


def test_an_order_that_comes_too_often_would_be_noticed() -> None:
    lots = [draw_lot(Sealed(number.to_bytes(32, "big"), 0, ("a", "b")), 3) for number in range(3600)]
    lots = [(0, 1, 2) if number % 9 == 0 else lot for number, lot in enumerate(lots)]
    with pytest.raises(AssertionError, match="standard deviations"):
        check_equally_likely(lots, 3)


def test_each_person_gets_each_seat_equally_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred and forty tables of three, within four standard deviations. The seeds are fixed."""
    numbers = itertools.count()
    monkeypatch.setattr(secrets, "new_seed", lambda: next(numbers).to_bytes(32, "big"))
    counts: collections.Counter[tuple[str, int]] = collections.Counter()
    with app_on(tmp_path) as page:
        for _ in range(240):
            table, _ = by_lot(page)
            counts.update((seat["name"], seat["seat"]) for seat in page.get(table)["seats"])
    assert all(51 <= counts[name, seat] <= 109 for name in NAMES for seat in range(3)), counts


def test_nothing_before_the_deal_depends_on_the_lot(tmp_path: Path) -> None:
    """Until the deal, all that anyone can ask for differs in the commitment only, whatever the lot will be."""
    told = []
    lots = []
    for number in (1, 2, 3, 4):
        folder = tmp_path / str(number)
        folder.mkdir()
        with app_in_world(folder, number) as page:
            table, host = page.create(seats=3, order="lot")
            sitting = [page.sit(table, name, contribution=f"of {name}") for name in NAMES[:2]]
            commitment = page.get(table)["luck"]["commitment"]
            asked = [
                page.client.get(f"{table}{path}", headers=bearer(secret)).text.replace(commitment, "COMMITMENT")
                for secret in (None, host, *sitting)
                for path in ("", "/envelope", "/chat", "/luck", "/file", "/board")
            ]
            told.append(asked)
            page.sit(table, "Cy", contribution="of Cy")
            assert page.get(table)["luck"]["commitment"] == commitment
            lots.append(page.get(table)["lot"])
            expected = draw_lot(Sealed(number.to_bytes(32, "big"), 0, ("of Ada", "of Bo", "of Cy")), 3)
            assert tuple(lots[-1]) == expected, "the seed and everyone's words, and nothing else"
    assert len({tuple(lot) for lot in lots}) > 1
    assert all(asked == told[0] for asked in told)


def test_each_ones_words_change_the_lot() -> None:
    """Nobody alone decides: whatever the others do, another contribution draws anew."""
    lots = collections.Counter(draw_lot(Sealed(b"s" * 32, 0, ("of Ada", f"try {n}")), 3) for n in range(600))
    assert len(lots) == 6
    assert max(lots.values()) < 150
