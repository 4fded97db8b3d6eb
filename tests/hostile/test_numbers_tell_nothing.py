"""Numbers tell nothing: every reader counts what it hears of, so a move composed in private leaves no gap.

How many steps a move took, and which of them were taken back, says something about a hand.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marula.core.game import Game
from marula.core.match import Match
from marula.games import GAMES
from marula.server.http.rendering import envelopes
from marula.server.tables import numbering
from marula.server.tables.table import Table
from tests.server.http.common import Page, app_on

DECISIONS = 70
WINDOW = envelopes.LAST_MOMENTS


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("numbers")) as page:
        yield page


class Reader:
    """Someone who reads everything, and notes how far the numbers have come."""

    def __init__(self, page: Page, table: str, secret: str | None) -> None:
        self.page, self.table, self.secret = page, table, secret
        self.heard: list[Any] = []
        self.version = 0

    def look(self) -> None:
        """Moments are numbered without a gap, and the version grows by one with each of them."""
        whole = self.page.get(f"{self.table}/envelope", self.secret, since=0)
        assert [moment["number"] for moment in whole["moments"]] == list(range(whole["decisions"] + 1)), "a gap"
        short = self.page.get(f"{self.table}/envelope", self.secret)
        assert short["moments"] == whole["moments"][-WINDOW:], "the last few are so many as are heard"
        assert short["since"] == max(0, whole["decisions"] + 1 - WINDOW)
        if self.version:
            assert whole["version"] - self.version == len(whole["moments"]) - len(self.heard), "one entry, one number"
        self.heard, self.version = whole["moments"], whole["version"]
        if self.secret is None:
            table = self.page.get(self.table)
            assert (table["version"], table["decisions"]) == (whole["version"], whole["decisions"])


def numbers_of_a_match(page: Page, game: Game) -> int:
    """Check all readers after each decision; returns how many decisions somebody did not hear of."""
    table, secrets = page.full(2, game=game.name)
    readers = [Reader(page, table, secret) for secret in (None, *secrets)]
    chooser = random.Random(game.name)
    for _ in range(DECISIONS):
        for reader in readers:
            reader.look()
        waiting = page.get(table)["waiting_on"]
        if not waiting:
            break
        seat = waiting[0]
        own = page.get(f"{table}/envelope", secrets[seat])
        # A long word first: in some games that is a move with several steps.
        action = max(own["options"], key=lambda option: len(option["action"]) + chooser.random() * 2)["action"]
        page.post(f"{table}/act", {"version": own["version"], "action": action}, secrets[seat])
    return sum(len(reader.heard) for reader in readers[1:]) - 2 * len(readers[0].heard)


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_reader_counts_what_it_hears_of(page: Page, game: Game) -> None:
    numbers_of_a_match(page, game)


def some_match_of_each_game(page: Page) -> int:
    return sum(numbers_of_a_match(page, game) for game in GAMES.values())


def test_some_decisions_are_heard_of_by_one_seat_only(page: Page) -> None:
    assert some_match_of_each_game(page) > 3, "otherwise nothing was tested here"


def test_numbers_of_the_log_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbering, "_hidden", lambda entries, seats: [])
    with app_on(tmp_path) as page, pytest.raises(AssertionError, match="a gap"):
        some_match_of_each_game(page)


def test_a_window_of_the_journal_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def by_the_journal(table: Table, match: Match, seat: int, unread: int | None) -> int:
        return max(0, match.version + 1 - WINDOW) if unread is None else min(unread, match.version + 1)

    monkeypatch.setattr(envelopes, "first_moment", by_the_journal)
    with app_on(tmp_path) as page, pytest.raises(AssertionError, match="last few"):
        some_match_of_each_game(page)
