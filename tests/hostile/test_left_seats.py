"""A seat that someone left before the deal: whoever sits down there next is told nothing of them, and is somebody
else to the operator too."""

from pathlib import Path
from typing import Any

import pytest

from marula.core.errors import MarulaError
from marula.games import GAMES
from marula.server.admin.operations import Operations
from marula.server.http.routes import notifications
from marula.server.notify.turn_notices import TurnNotices
from marula.server.tables import commands
from tests.server.admin.common import NOW, everything
from tests.server.http.common import Page, app_on, bearer

HOOK = "https://127.0.0.1:8443/hooks/a-secret-of-ada"


def subscribed(page: Page, table: str, seat: int, name: str) -> tuple[str, dict[str, Any]]:
    """Someone who sits down there and wants notices."""
    secret = page.sit(table, name, seat=seat)
    added = page.post(f"{table}/seats/{seat}/notices", {"kind": "webhook", "address": HOOK}, secret, expect=201)
    return secret, added


@pytest.mark.parametrize("sent_away", [False, True])
@pytest.mark.parametrize("order", ["host", "lot"])
def test_the_next_person_sees_no_notices_of_the_one_before(sent_away: bool, order: str, tmp_path: Path) -> None:
    """The address of a webhook is a secret: whoever has it can write there. An e-mail address is personal."""
    with app_on(tmp_path, private_webhooks=True) as page:
        table, host = page.create(seats=3, order=order)
        ada, _ = subscribed(page, table, 0, "Ada")
        other, kept = subscribed(page, table, 1, "Cy")
        gone = page.client.delete(f"{table}/seats/0", headers=bearer(host if sent_away else ada))
        assert gone.status_code == 200, gone.text
        assert page.get(f"{table}/seats/0/notices", ada, expect=401)
        bo = page.sit(table, "Bo", seat=0)
        assert page.get(f"{table}/seats/0/notices", bo)["notices"] == []
        listed = page.get(f"{table}/seats/1/notices", other)["notices"]
        assert [one["notice"] for one in listed] == [kept["notice"]]


def test_a_bot_that_gives_way_takes_nothing_from_others(tmp_path: Path) -> None:
    """After the deal a person keeps seat, secret and notices while a bot stands in."""
    with app_on(tmp_path, private_webhooks=True) as page:
        table, _ = page.create(seats=2)
        ada, _ = subscribed(page, table, 0, "Ada")
        page.sit(table, "Bo", seat=1)
        assert page.client.delete(f"{table}/seats/0", headers=bearer(ada)).status_code == 200
        assert len(page.get(f"{table}/seats/0/notices", ada)["notices"]) == 1
        page.post(f"{table}/seats/0/person", {}, ada)
        assert len(page.get(f"{table}/seats/0/notices", ada)["notices"]) == 1


def test_a_notice_that_is_asked_for_while_leaving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The request was allowed, and then the seat was left. The notice must not wait for the next person."""
    look_up = notifications._rows

    async def leave_meanwhile(notices: TurnNotices, id: str, seat: int) -> list[Any]:
        found = await look_up(notices, id, seat)
        live = await notices.registry.open(id)
        await notices.registry.change(live, lambda table: commands.leave(table, seat, "steady"))
        return found

    with app_on(tmp_path, private_webhooks=True) as page:
        table, _ = page.create(seats=2)
        ada = page.sit(table, "Ada", seat=0)
        with monkeypatch.context() as patched:
            patched.setattr(notifications, "_rows", leave_meanwhile)
            page.post(f"{table}/seats/0/notices", {"kind": "webhook", "address": HOOK}, ada, expect=401)
        bo = page.sit(table, "Bo", seat=0)
        assert page.get(f"{table}/seats/0/notices", bo)["notices"] == []


def operator(page: Page) -> Operations:
    return Operations(page.client.app.state.services.registry.store, GAMES, NOW, dry_run=False)


@pytest.mark.parametrize("order", ["host", "lot"])
def test_what_somebody_did_before_they_left_is_not_laid_to_the_next_person(order: str, tmp_path: Path) -> None:
    """The reports named the seat. An operator who followed them banned or erased whoever had sat down there since."""
    with app_on(tmp_path) as page:
        table, _ = page.create(seats=3, order=order)
        ada, cy = page.sit(table, "Ada", seat=0), page.sit(table, "Cy", seat=1)
        said = [page.post(f"{table}/chat", {"text": text}, ada)["sequence"] for text in ("a rude word", "another")]
        page.post(f"{table}/reports", {"seat": 0}, cy, expect=201)
        page.post(f"{table}/reports", {"seat": 0, "sequence": said[0]}, cy, expect=201)
        page.post(f"{table}/reports", {"seat": 1, "reason": "they reported me"}, ada, expect=201)
        assert page.client.delete(f"{table}/seats/0", headers=bearer(ada)).status_code == 200
        page.sit(table, "Bo", seat=0)
        page.sit(table, "Di", seat=2)
        page.post(f"{table}/reports", {"seat": 0, "sequence": said[1]}, cy, expect=201)
        seats = {seat["name"]: seat["seat"] + 1 for seat in page.get(table)["seats"]}
        reports = operator(page).reports(9)
        told = sorted((report["name"], report["kind"], report["seat"], report["reporter"]) for report in reports)
        of_ada = [("Ada", kind, 0, seats["Cy"]) for kind in ("message", "message", "name")]
        assert told == [*of_ada, ("Cy", "name", seats["Cy"], 0)]
        named = next(report for report in reports if (report["name"], report["kind"]) == ("Ada", "name"))
        with pytest.raises(MarulaError, match="admin-nobody"):
            operator(page).delete_reported(named["id"])
        operator(page).erase(f"{table.rpartition('/')[2]}:{seats['Bo']}")
        assert len(operator(page).reports(9)) == 4, "what was reported of Ada is no part of Bo"
        stored = everything(page.client.app.state.services.registry.store.url)
        assert '"name":"Ada"' in stored
        assert '"name":"Bo"' not in stored


def test_whoever_leaves_and_comes_back_can_be_reported_again(tmp_path: Path) -> None:
    """The second report counted as the first, which meant nobody since they had left: nobody could be banned for it."""
    with app_on(tmp_path) as page:
        table, _ = page.create(seats=3)
        rude, cy = page.sit(table, "a rude name", seat=0), page.sit(table, "Cy", seat=1)
        page.post(f"{table}/reports", {"seat": 0}, cy, expect=201)
        assert page.client.delete(f"{table}/seats/0", headers=bearer(rude)).status_code == 200
        page.sit(table, "a rude name", seat=0)
        for _ in range(2):
            page.post(f"{table}/reports", {"seat": 0}, cy, expect=201)
        assert sorted(report["seat"] for report in operator(page).reports(9)) == [0, 1]
