"""Editions of people's own: what they may say, what is wrong with one, and keeping one on the server."""

import copy
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.core import match_file
from marula.core.edition import MAX_SENT, Edition, canonical
from marula.games import GAMES
from marula.server.storage import own_editions
from tests.server.http.common import Page, app_on, bearer

GAME = GAMES["template"]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """One app for all tests here: editions do not disturb each other."""
    with app_on(tmp_path_factory.mktemp("web")) as page:
        yield page


def own(**changes: Any) -> Any:
    """The default edition under another name, with changes."""
    return {**copy.deepcopy(GAME.edition("default").data), "edition": "mine", "title": "My tree", **changes}


@pytest.mark.parametrize("game", GAMES)
def test_a_form_describes_every_field(page: Page, game: str) -> None:
    form = page.get(f"/api/games/{game}/form")
    assert form["edition"] == GAMES[game].edition("default").data
    facts = form["schema"]["$defs"]["Facts"]["properties"]
    assert set(form["edition"]) <= set(facts)
    numbers = form["schema"]["$defs"]["Numbers"]["properties"]
    assert all({"minimum", "maximum"} <= set(field) for field in numbers.values() if field.get("type") == "integer")


def test_a_check_tells_all_problems_in_place(page: Page) -> None:
    data = own()
    data["fruits"][1]["id"] = "marula"
    data["numbers"]["die"] = 0
    told = page.post("/api/editions/check", {"edition": data, "preview": True})
    assert [(one["place"], one["text"]) for one in told["problems"]] == [
        ("fruits[1].id", "'marula' appears twice"),
        ("numbers.die", "must be at least 1"),
    ]
    assert told["preview"] is None
    other = page.post("/api/editions/check", {"edition": {"game": "chess", "edition": "x"}})
    assert other["problems"][0]["place"] == "game"
    assert page.post("/api/editions/check", {"edition": {}})["problems"][0]["what"] == "unnamed"


@pytest.mark.parametrize("game", GAMES)
def test_a_sound_edition_is_drawn(page: Page, game: str) -> None:
    data = GAMES[game].edition("default").data
    told = page.post("/api/editions/check", {"edition": data, "preview": True})
    assert told["problems"] == []
    assert told["digest"] == GAMES[game].edition("default").digest
    preview = told["preview"]
    assert preview["table"]["game"] == game
    assert preview["board"]["edition"] == data
    assert preview["envelope"]["seat"] == -1
    assert preview["envelope"]["options"] == []


def test_an_edition_is_kept_for_whoever_has_its_link(page: Page) -> None:
    saved = page.post("/api/editions", {"edition": own()}, expect=201)
    address = f"/api/editions/{saved['id']}"
    kept = page.get(address)
    assert kept["edition"] == own()
    assert kept["digest"] == saved["digest"] == Edition("", "", own()).digest
    assert saved["secret"] not in str(kept)
    better = own(title="My better tree")
    assert page.post(address, {"edition": better}, expect=403)["code"] == "not_owner"
    assert page.post(address, {"edition": better}, "x" * 43, expect=403)["code"] == "not_owner"
    changed = page.post(address, {"edition": better}, saved["secret"])
    assert changed == {"id": saved["id"], "digest": Edition("", "", better).digest, "secret": None}
    assert page.get(address)["edition"] == better
    assert page.client.delete(address).status_code == 403
    assert page.client.delete(address, headers=bearer(saved["secret"])).json() == {"id": saved["id"]}
    assert page.get(address, expect=404)["code"] == "unknown"


def test_only_sound_editions_are_kept(page: Page) -> None:
    bad = own(fruits=[])
    assert "too few" in page.post("/api/editions", {"edition": bad}, expect=400)["text"]
    saved = page.post("/api/editions", {"edition": own()}, expect=201)
    address = f"/api/editions/{saved['id']}"
    page.post(address, {"edition": bad}, saved["secret"], expect=400)
    another_game = next(game for game in GAMES.values() if game is not GAME).edition("default").data
    assert page.post(address, {"edition": another_game}, saved["secret"], expect=404)["code"] == "unknown"
    assert page.get(address)["edition"] == own()


def of_size(size: int) -> Any:
    """A sound edition of so many bytes: long remarks on its sources."""
    data = own()
    known = data["sources"]
    while (missing := size - len(canonical(data))) > 0:
        number = len(data["sources"])
        entry = {"id": f"long{number:04}", "ref": ""}
        room = len(canonical(entry)) + 1
        entry["ref"] = "x" * min(missing - room, 4000 - room)
        data["sources"] = [*data["sources"], entry]
    assert len(data["sources"]) > len(known)
    assert len(canonical(data)) == size
    return data


def test_the_largest_sound_edition_is_kept_and_played(page: Page) -> None:
    """What is called sound fits in a request. One byte more, and the check says so."""
    largest = of_size(MAX_SENT)
    assert page.post("/api/editions/check", {"edition": largest, "preview": True})["problems"] == []
    page.post("/api/editions", {"edition": largest}, expect=201)
    page.full(2, edition=largest)
    larger = {**largest, "title": largest["title"] + "x"}
    told = page.post("/api/editions/check", {"edition": larger})["problems"]
    assert [one["text"] for one in told] == ["is too large: an edition can have at most 64,000 bytes"]
    page.post("/api/editions", {"edition": larger}, expect=400)


def test_a_match_says_which_edition_it_was_played_on(page: Page) -> None:
    data = own()
    digest = Edition("", "", data).digest
    table, secrets = page.full(2, edition=data)
    assert page.get(table)["edition"] == digest
    board = page.get(f"{table}/board")
    assert (board["about"]["title"], board["about"]["digest"], board["about"]["original"]) == ("My tree", digest, False)
    usual, _ = page.create()
    assert page.get(f"{usual}/board")["about"]["original"] is True
    page.finish(table, secrets)
    match, _ = match_file.read(page.client.get(f"{table}/file").content, GAMES)
    assert match.board.edition.digest == digest


def test_one_address_keeps_so_many_and_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_editions, "MAX_OF_ADDRESS", 2)
    with app_on(tmp_path, limits=True) as page:
        saved = [page.post("/api/editions", {"edition": own()}, expect=201) for _ in range(2)]
        told = page.post("/api/editions", {"edition": own()}, expect=429)
        assert told["code"] == "too_many_editions"
        assert "2 editions" in told["text"]
        page.client.delete(f"/api/editions/{saved[0]['id']}", headers=bearer(saved[0]["secret"]))
        page.post("/api/editions", {"edition": own()}, expect=201)


def test_requests_at_the_same_time_keep_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each counted before any of them had stored its edition."""
    monkeypatch.setattr(own_editions, "MAX_OF_ADDRESS", 2)
    with app_on(tmp_path, limits=True) as page:
        page.post("/api/editions", {"edition": own()}, expect=201)  # it is tried out and known from here on
        with ThreadPoolExecutor(8) as threads:
            statuses = list(threads.map(lambda _: _kept(page), range(24)))
        assert statuses.count(201) == 1


def _kept(page: Page) -> int:
    status: int = page.client.post("/api/editions", json={"edition": own()}).status_code
    return status


def test_what_nobody_looks_at_is_deleted_after_a_long_time(tmp_path: Path) -> None:
    day = own_editions.DAY
    clock = [1_000 * day]
    with app_on(tmp_path, lambda: clock[0]) as page:
        old, used = (page.post("/api/editions", {"edition": own()}, expect=201)["id"] for _ in range(2))
        clock[0] += (own_editions.KEEP_DAYS - 1) * day
        page.get(f"/api/editions/{used}")
        clock[0] += 2 * day
        page.post("/api/editions", {"edition": own()}, expect=201)
        page.get(f"/api/editions/{used}")
        page.get(f"/api/editions/{old}", expect=404)


def test_addresses_are_not_kept(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        page.post("/api/editions", {"edition": own()}, expect=201)
    for file in tmp_path.iterdir():
        assert b"testclient" not in file.read_bytes()


def test_default_editions_need_no_process(page: Page, tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        page.create()
        assert page.client.app.state.services.editions.process.process is None
        page.create(edition=own())
        first = page.client.app.state.services.editions.process.jobs
        page.create(edition=own())
        assert page.client.app.state.services.editions.process.jobs == first == 1, "what passed is remembered"


def test_the_answer_is_what_the_schema_says(page: Page) -> None:
    schema = page.get("/api/schema/openapi.json")
    assert {"/api/editions", "/api/editions/check", "/api/editions/{id}"} <= set(schema["paths"])
    assert "EditionVerdict" in msgspec.json.encode(schema["components"]).decode()
