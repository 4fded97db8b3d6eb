"""Undo at a fork, to a position before it: the record still names the luck that each decision really had."""

from collections.abc import Iterator

import pytest

from marula.core import match_file
from marula.games import GAMES
from tests.server.http.common import Page, app_on


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("forks")) as page:
        yield page


def undone(page: Page, game: str, fork_before_the_end: int, to: int) -> tuple[str, list[str]]:
    """A fork of a finished match, whose people agreed to go back to before the fork; and the secrets of its seats."""
    table, secrets = page.full(2, game=game)
    page.finish(table, secrets)
    decisions = page.get(table)["decisions"]
    made = page.post(f"{table}/fork", {"decisions": decisions - fork_before_the_end}, expect=201)
    fork = f"/api/tables/{made['table']['id']}"
    secrets = [page.sit(fork, "Ada", seat=0), page.sit(fork, "Bo", seat=1)]
    if not page.post(f"{fork}/undo", {"to": to}, secrets[0])["done"]:
        page.post(f"{fork}/undo/answer", {"agree": True}, secrets[1])
    assert page.get(fork)["decisions"] == to
    return fork, secrets


def test_the_file_of_such_a_fork_is_sound(page: Page) -> None:
    """The old source was still named for what the new one gave, so `verify` and uploads called the file forged."""
    fork, secrets = undone(page, "template", fork_before_the_end=2, to=2)
    page.client.app.state.services.registry.unload_idle(idle=-1)
    page.finish(fork, secrets, seed=3)
    sources = page.get(f"{fork}/luck")["sources"]
    assert [source.get("since", 0) for source in sources] == [0, 3]
    assert sources[1]["seed"] == page.get(fork)["luck"]["seed"]
    content = page.client.get(f"{fork}/file").content
    _, proof = match_file.read(content, GAMES)
    assert (proof.over, proof.luck) == (True, "checked")
    told = page.client.post("/api/records", content=content)
    assert (told.status_code, told.json()["luck"]) == (201, "checked")


def test_its_own_source_begins_where_the_undo_ended(page: Page) -> None:
    """In a match that ended before the old beginning of that source, its count of undos was missing."""
    fork, secrets = undone(page, "template", fork_before_the_end=1, to=4)
    match = page.client.app.state.services.registry.live_tables[fork.rpartition("/")[2]].table.match
    assert match.luck_since == 5
    assert match.taken_back_by_all > 0
    page.finish(fork, secrets, seed=5)
    assert page.get(f"{fork}/luck")["sources"][-1]["taken_back_by_all"] == match.taken_back_by_all
