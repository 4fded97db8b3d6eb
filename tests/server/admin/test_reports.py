"""Players report a message or a name; the operator sees it, drops it, or deletes what was reported."""

import time
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from marula.cli.main import main
from marula.server.runtime import admin_changes
from marula.server.storage import reports
from marula.server.storage.old_tables import DAY
from tests.server.admin.common import everything, operations
from tests.server.http.common import Page, app_on

RUDE = "you are a thief"


def quarrel(page: Page) -> tuple[str, list[str], int]:
    """A table where the second player wrote something; its address, the secrets, and the number of the message."""
    table, secrets = page.full(2)
    page.post(f"{table}/chat", {"text": "good luck"}, secrets[0])
    page.post(f"{table}/chat", {"text": RUDE}, secrets[1])
    line = page.get(f"{table}/chat", secrets[0])["lines"][-1]
    assert line["text"] == RUDE
    return table, secrets, line["sequence"]


def report(page: Page, table: str, secret: str | None, expect: int = 201, **body: Any) -> Any:
    return page.post(f"{table}/reports", body, secret, expect)


def test_a_message_is_reported_once_and_dropped(url: str, tmp_path: Path) -> None:
    with app_on(tmp_path, database=url) as page:
        table, secrets, line = quarrel(page)
        for _ in range(2):
            assert report(page, table, secrets[0], seat=1, sequence=line, reason=" it is an insult ")["reported"]
        with operations(url) as operator:
            (found,) = operator.reports(10)
            assert (found["kind"], found["name"], found["text"]) == ("message", "Bo", RUDE)
            assert (found["seat"], found["reporter"], found["reason"]) == (2, 1, "it is an insult")
            assert operator.dismiss("nonsense") is None
            assert operator.dismiss(found["id"]) is not None
            assert operator.reports(10) == []
        assert RUDE in str(page.get(f"{table}/chat", secrets[0])), "dropping a report changes nothing else"


def test_a_reported_message_is_deleted(url: str, tmp_path: Path) -> None:
    with app_on(tmp_path, database=url) as page:
        table, secrets, line = quarrel(page)
        report(page, table, secrets[0], seat=1, sequence=line)
        before = everything(url)
        with operations(url, dry_run=True) as operator:
            (found,) = operator.reports(10)
            operator.delete_reported(found["id"])
            operator.dismiss(found["id"])
        assert everything(url) == before, "a dry run changes nothing"
        with operations(url) as operator:
            assert operator.delete_reported(found["id"]) is not None
            assert operator.reports(10) == []
        assert [each["text"] for each in page.get(f"{table}/chat", secrets[0])["lines"]] == ["good luck"]
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secrets[0]]})
            assert RUDE not in str(socket.receive_json(timeout=10))
        assert RUDE not in everything(url)
        page.finish(table, secrets)
    with app_on(tmp_path, database=url) as page:
        assert page.get(table)["status"] == "over", "the table can still be read from its log"


def test_a_deleted_message_is_kept_from_whoever_comes_next(url: str, tmp_path: Path) -> None:
    """Chat that was read for one listener was sent to all who came later, for as long as nothing else happened."""

    def heard(page: Page, table: str, secret: str) -> str:
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secret]})
            return str(socket.receive_json(timeout=10))

    with mock.patch.object(admin_changes, "FOLLOW_SECONDS", 0.01), app_on(tmp_path, database=url) as page:
        table, secrets, line = quarrel(page)
        report(page, table, secrets[0], seat=1, sequence=line)
        assert RUDE in heard(page, table, secrets[0])
        with operations(url) as operator:
            operator.delete_reported(operator.reports(10)[0]["id"])
        patience = time.monotonic() + 5
        while RUDE in (told := heard(page, table, secrets[0])) and time.monotonic() < patience:
            time.sleep(0.05)
        assert RUDE not in told
        assert "good luck" in told


def test_a_reported_name_is_erased(url: str, tmp_path: Path) -> None:
    with app_on(tmp_path, database=url) as page:
        table, secrets, _ = quarrel(page)
        report(page, table, secrets[0], seat=1)
        with operations(url) as operator:
            (found,) = operator.reports(10)
            assert (found["kind"], found["name"], found["text"]) == ("name", "Bo", "")
            operator.delete_reported(found["id"])
            assert operator.reports(10) == []
    with app_on(tmp_path, database=url) as page:
        assert page.get(table)["seats"][1]["name"] is None
        assert "Bo" not in str(page.get(f"{table}/chat", secrets[0]))


def test_reports_go_with_the_table_and_with_the_person(url: str, tmp_path: Path) -> None:
    with app_on(tmp_path, database=url) as page:
        for erase in (False, True):
            table, secrets, line = quarrel(page)
            report(page, table, secrets[0], seat=1, sequence=line)
            id = table.rsplit("/", 1)[1]
            with operations(url) as operator:
                assert len(operator.reports(10)) == 1
                operator.erase(f"{id}:2") if erase else operator.delete(id)
                assert operator.reports(10) == []


def test_what_somebody_wrote_in_a_report_is_theirs(url: str, tmp_path: Path) -> None:
    """An export left it out, and it stayed when they were erased. What was reported is of somebody else, and stays."""
    with app_on(tmp_path, database=url) as page:
        table, secrets, line = quarrel(page)
        report(page, table, secrets[0], seat=1, sequence=line, reason="my telephone number is 555")
        id = table.rsplit("/", 1)[1]
        with operations(url) as operator:
            exported = {seat: operator.export(f"{id}:{seat}")["seats"][0]["reports"] for seat in (1, 2)}
            assert [one["reason"] for one in exported[1]] == ["my telephone number is 555"]
            assert exported[2] == []
            operator.erase(f"{id}:1")
            assert [(one["text"], one["reason"]) for one in operator.reports(10)] == [(RUDE, "")]
        assert "my telephone number" not in everything(url)


def test_only_what_is_there_can_be_reported_and_only_by_who_sits_there(url: str, tmp_path: Path) -> None:
    with app_on(tmp_path, database=url) as page:
        table, secrets, line = quarrel(page)
        _, others, _ = quarrel(page)
        report(page, table, None, 401, seat=1, sequence=line)
        report(page, table, others[0], 401, seat=1, sequence=line)
        report(page, table, secrets[0], 404, seat=0, sequence=line)
        report(page, table, secrets[0], 404, seat=1, sequence=line + 1)
        report(page, table, secrets[0], 404, seat=9)
        report(page, table, secrets[0], 400, seat=1, reason="x" * 301)
        with operations(url) as operator:
            assert operator.reports(10) == []


def test_nobody_floods_the_operator(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MAX_OF_TABLE", 3)
    with app_on(tmp_path, database=url) as page:
        table, secrets = page.full(2)
        answers = []
        for number in range(5):
            page.post(f"{table}/chat", {"text": f"line {number}"}, secrets[1])
            line = page.get(f"{table}/chat", secrets[0])["lines"][-1]["sequence"]
            body = {"seat": 1, "sequence": line}
            answers.append(page.client.post(f"{table}/reports", json=body, headers=_own(secrets[0])).status_code)
        assert answers == [201, 201, 201, 429, 429]


def test_an_address_reports_only_so_often(tmp_path: Path) -> None:
    with app_on(tmp_path, limits=True) as page:
        page.client.app.state.rate_limiter.limits.reports = 3
        table, secrets, line = quarrel(page)
        answers = [
            page.client.post(
                f"{table}/reports", json={"seat": 1, "sequence": line}, headers=_own(secrets[0])
            ).status_code
            for _ in range(5)
        ]
        assert answers == [201, 201, 201, 429, 429]


def test_old_reports_are_dropped(url: str, tmp_path: Path) -> None:
    now = 1_000_000_000_000
    with app_on(tmp_path, now=lambda: now, database=url) as page:
        table, secrets, line = quarrel(page)
        report(page, table, secrets[0], seat=1, sequence=line)
        now += (reports.KEEP_DAYS + 1) * DAY
        report(page, table, secrets[0], seat=1)
        with operations(url) as operator:
            assert [each["kind"] for each in operator.reports(10)] == ["name"]


def test_the_command_lists_and_acts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.db")
    with app_on(tmp_path) as page:
        table, secrets, line = quarrel(page)
        report(page, table, secrets[0], seat=1, sequence=line, reason="insult")
        with operations(f"sqlite:///{database}") as operator:
            id = operator.reports(1)[0]["id"]
        for words, said in (
            (["reports"], f"{RUDE}  insult"),
            (["dismiss", id, "--dry-run"], "Would dismiss report"),
            (["delete-reported", id, "--dry-run"], "Would delete a chat message by Bo"),
            (["delete-reported", id], "Deleted a chat message by Bo"),
            (["reports"], "No reports."),
        ):
            assert main(["--language", "en", "admin", *words, "--database", database]) == 0
            assert said in capsys.readouterr().out
        assert main(["--language", "en", "admin", "dismiss", id, "--database", database]) == 2
        assert "There is no such report" in capsys.readouterr().err


def test_the_page_of_privacy_says_how_long(tmp_path: Path) -> None:
    with app_on(tmp_path, keep_days=30) as page:
        told = page.get("/api/privacy")
        assert (told["keep_days"], told["report_days"], told["edition_days"], told["mail"]) == (30, 90, 400, False)
    with app_on(tmp_path) as page:
        assert page.get("/api/privacy")["keep_days"] is None


def _own(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}
