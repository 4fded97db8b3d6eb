"""Same-luck tables. Whoever knows one knows the cards of all, so nobody may know one in time."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marula.server.runtime import same_luck_tables
from tests.server.http.common import Page, app_on


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("same_luck")) as page:
        yield page


def make_tables(page: Page, **asked: Any) -> tuple[list[str], list[str]]:
    """Two same-luck tables for two people each: their addresses, and their hosts' secrets."""
    body = {"game": "template", "seats": 2, "copies": 2, "order": "host", **asked}
    made = page.post("/api/tables", body, expect=201)["tables"]
    return [f"/api/tables/{one['table']['id']}" for one in made], [one["host"] for one in made]


def statuses(page: Page, tables: list[str]) -> list[str]:
    return [page.get(table)["status"] for table in tables]


def listed(page: Page, tables: list[str]) -> list[str]:
    found = {f"/api/tables/{table['id']}" for table in page.get("/api/tables", limit=200)["tables"]}
    return [table for table in tables if table in found]


def test_no_table_is_dealt_while_another_waits_for_people(page: Page) -> None:
    tables, _ = make_tables(page)
    secrets = [page.sit(tables[0], "Ada"), page.sit(tables[0], "Bo")]
    assert statuses(page, tables) == ["open", "open"]
    assert page.get(f"{tables[0]}/envelope", secrets[0], expect=409)["code"] == "not_started"
    page.sit(tables[1], "Cy")
    assert statuses(page, tables) == ["open", "open"]
    page.sit(tables[1], "Di")
    assert statuses(page, tables) == ["playing", "playing"], "all of them start together"


def test_the_host_cannot_start_one_alone(page: Page) -> None:
    tables, hosts = make_tables(page, start="host")
    for name in ("Ada", "Bo"):
        page.sit(tables[0], name)
    assert page.post(f"{tables[0]}/start", {}, hosts[0], expect=409)["code"] == "copies_wait"
    for name in ("Cy", "Di"):
        page.sit(tables[1], name)
    page.post(f"{tables[0]}/start", {}, hosts[0])
    assert statuses(page, tables) == ["playing", "playing"]


def test_tables_that_are_full_start_after_a_restart_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped(*_: Any) -> None:
        """The server stops after the last person sat down, before it deals."""

    with app_on(tmp_path) as page:
        tables, _ = make_tables(page)
        with monkeypatch.context() as at_the_end:
            at_the_end.setattr(same_luck_tables, "deal_when_full", stopped)
            for table, names in zip(tables, (("Ada", "Bo"), ("Cy", "Di")), strict=True):
                for name in names:
                    page.sit(table, name)
        assert statuses(page, tables) == ["open", "open"]
    with app_on(tmp_path) as page:
        page.get(tables[0])
        assert statuses(page, tables) == ["playing", "playing"]


def test_only_one_copy_that_waits_is_listed(page: Page) -> None:
    tables, _ = make_tables(page)
    first, second = sorted(tables, key=lambda table: (page.get(table)["created"], table))
    assert listed(page, tables) == [first]
    page.sit(first, "Ada")
    assert listed(page, tables) == [first]
    page.sit(first, "Bo")
    assert listed(page, tables) == [second], "and a full one that waits for another is not"
    page.sit(second, "Cy")
    page.sit(second, "Di")
    assert sorted(listed(page, tables)) == sorted(tables)


def test_who_sits_at_one_cannot_sit_at_another(tmp_path: Path) -> None:
    """As far as a server without accounts can tell: by the address, and by the name."""
    with app_on(tmp_path, limits=True, proxies=True) as page:
        tables, _ = make_tables(page)

        def sit(table: str, name: str, address: str) -> tuple[int, str]:
            headers = {"X-Forwarded-For": address}
            answer = page.client.post(f"{table}/seats", json={"name": name}, headers=headers)
            return answer.status_code, answer.json().get("code", "")

        assert sit(tables[0], "Ada", "192.0.2.1") == (201, "")
        assert sit(tables[1], "Eve", "192.0.2.1") == (409, "sits_at_a_copy")
        assert sit(tables[1], "ADA", "192.0.2.2") == (409, "sits_at_a_copy")
        assert sit(tables[0], "Bo", "192.0.2.1") == (201, ""), "two people at one screen sit at one table"
        assert sit(tables[1], "Cy", "192.0.2.3") == (201, "")
        assert sit(tables[1], "Eve", "192.0.2.1") == (409, "sits_at_a_copy")
        assert sit(tables[1], "Di", "192.0.2.4") == (201, "")
        assert "192.0.2.1" not in (tmp_path / "tables.db").read_bytes().decode("latin-1"), "no address is stored"


def test_a_seat_that_is_left_stays_closed_once_a_copy_is_dealt(page: Page) -> None:
    tables, _ = make_tables(page, start="host")
    secrets = {}
    for table, names in zip(tables, (("Ada", "Bo"), ("Cy", "Di")), strict=True):
        for name in names:
            secrets[name] = page.sit(table, name)
    registry = page.client.app.state.services.registry
    live = registry.live_tables[tables[0].rpartition("/")[2]]
    page.client.blocking_portal.call(registry.deal, live)  # as if the server had stopped between the two
    assert statuses(page, tables) == ["playing", "open"]
    page.client.delete(f"{tables[1]}/seats/1", headers={"Authorization": f"Bearer {secrets['Di']}"})
    refused = page.post(f"{tables[1]}/seats", {"name": "Eve"}, expect=409)
    assert refused["code"] == "already_started"
