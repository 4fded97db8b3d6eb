"""Seats drawn by lot: whoever chatted or was reported before the deal is the same person on another seat afterwards."""

from collections.abc import Iterator

import pytest

from marula.games import GAMES
from marula.server.admin.operations import Operations
from tests.server.admin.common import NOW, everything
from tests.server.http.common import Page, app_on

NAMES = ["Efua", "Kofi", "Yaa"]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("lots")) as page:
        yield page


def operator(page: Page) -> Operations:
    return Operations(page.client.app.state.services.registry.store, GAMES, NOW, dry_run=False)


def dealt(page: Page) -> tuple[str, dict[str, int]]:
    """A table where everybody moved to another seat at the deal, and where each name sits then. Everybody has chatted
    before. Kofi has reported Efua's name before the deal, and what she said afterwards."""
    while True:
        table, host = page.create(seats=3, order="lot", start="host")
        secrets = [page.sit(table, name) for name in NAMES]
        said = [
            page.post(f"{table}/chat", {"text": f"what {name} said"}, secret)["sequence"]
            for name, secret in zip(NAMES, secrets, strict=True)
        ]
        page.post(f"{table}/reports", {"seat": 0}, secrets[1], expect=201)
        page.post(f"{table}/start", {}, host)
        lot = page.get(table)["lot"]
        if all(chair != seat for chair, seat in enumerate(lot)):
            page.post(f"{table}/reports", {"seat": 0, "sequence": said[0]}, secrets[1], expect=201)
            return table.rpartition("/")[2], dict(zip(NAMES, lot, strict=True))


def stored(page: Page, table: str) -> str:
    url = page.client.app.state.services.registry.store.url
    return "\n".join(line for line in everything(url).split("\n") if table in line)


def test_a_person_is_erased_and_nobody_else(page: Page) -> None:
    """The name and the chat of somebody else were erased, and those of the person stayed."""
    table, seats = dealt(page)
    assert operator(page).erase(f"{table}:{seats['Efua'] + 1}")["chat"] == 1
    left = stored(page, table)
    assert "Efua" not in left
    for other in ("Kofi", "Yaa"):
        assert f'"name":"{other}"' in left
        assert f"what {other} said" in left


def test_an_export_tells_nothing_of_others(page: Page) -> None:
    table, seats = dealt(page)
    for name, seat in seats.items():
        exported = operator(page).export(f"{table}:{seat + 1}")["seats"][0]
        assert (exported["names"], [line["text"] for line in exported["chat"]]) == ([name], [f"what {name} said"])


def test_a_report_names_the_seat_where_the_person_sits_now(page: Page) -> None:
    """An operator bans or erases the person of that seat: it was somebody else."""
    table, seats = dealt(page)
    reports = [report for report in operator(page).reports(100) if report["table"] == table]
    assert sorted(report["kind"] for report in reports) == ["message", "name"]
    for report in reports:
        assert (report["seat"], report["reporter"]) == (seats["Efua"] + 1, seats["Kofi"] + 1)
    named = next(report for report in reports if report["kind"] == "name")
    operator(page).delete_reported(named["id"])
    assert "Efua" not in stored(page, table)
    assert "Kofi" in stored(page, table)
