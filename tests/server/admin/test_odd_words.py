"""Odd values of every `marula admin` subcommand, on a database that exists: exit code 0, or 2 and one line."""

import asyncio
import unicodedata
from collections.abc import Iterator
from unittest import mock

import pytest

from marula.cli import main as command_line
from marula.cli.main import main
from marula.server.tables import commands
from tests.server.admin.common import everything
from tests.server.common import registry_on, seated

ODD = [
    "", "-1", "nowhere:1", ":1", "1:", "a:b:1", "t:0", "t:٣", "nan", "1e400", "9" * 4000, "9" * 5000,
    "9223372036854775808", "2026-11-19", "x" * 5000, "\x1b[2Jx\n", "\u202egpj.exe", "\udcff", "a\x00b:1", "'; --", "%",
    "0.0.0.0/0", "::1%\x1b", "256.1.1.1", "g" * 16,
]  # fmt: skip
VERBS = {
    "tables": ["--game=", "--older-than=", "--limit=", "--status="],
    "delete": [""],
    "prune": ["--days="],
    "ban": ["", "1.2.3.4 --note=", "1.2.3.4 --days="],
    "unban": [""],
    "bans": [""],
    "erase": [""],
    "export": [""],
    "reports": ["--limit="],
    "dismiss": [""],
    "delete-reported": [""],
    "rotate-push-key": [""],
}


@pytest.fixture
def table(url: str) -> str:
    """The id of a table of two people on this database."""

    async def story() -> str:
        async with registry_on(url) as registry:
            live, _ = await seated(registry, 2)
            await registry.change(live, lambda table: commands.say(table, 0, "Hello."))
            return live.id

    return asyncio.run(story())


def calls(table: str) -> Iterator[list[str]]:
    """Every subcommand with every odd value, and with those that begin with an id that there is."""
    of_table = [table.swapcase(), f"{table} ", f"{table}:3", f"{table}:99", f"{table}:{'9' * 30}", f"{table}\x1b:1"]
    for verb, places in VERBS.items():
        for place in places:
            for odd in [*ODD, *of_table]:
                *before, last = place.split(" ")
                yield [verb, *before, "--", odd] if not last else [verb, *before, last + odd]


def test_nothing_is_a_traceback(
    url: str, table: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is changed either, but bans."""
    parser = command_line.parser()  # to make one takes half of what a call takes, and reading words does not change it
    monkeypatch.setattr(command_line, "parser", lambda: parser)
    before = everything(url)
    for words in calls(table):
        whole = ["--language", "en", "admin", words[0], "--database", url, *words[1:]]
        code = main(whole)
        printed = capsys.readouterr()
        assert code in (0, 2), words
        assert code == 0 or (printed.out, printed.err.count("\n")) == ("", 1), (words, printed)
        shown = {unicodedata.category(one) for one in printed.out + printed.err if one != "\n"}
        assert not shown & {"Cc", "Cf", "Cs", "Zl", "Zp"}, (words, printed)
    assert set(before.split("\n")) <= set(everything(url).split("\n"))


@pytest.mark.parametrize("now", [0.0, 1.0, -1e9, 4e9, 1e11, 253402300800.0, 1e15])
def test_an_odd_clock_of_the_machine(now: float, url: str, table: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Dates are counted from it, and must be printed and stored."""
    del table
    with mock.patch("time.time", return_value=now):
        for words in (
            ["ban", "--days", "36500", "0" * 16],
            ["bans"],
            ["tables", "--older-than", "36500"],
            ["prune", "--days", "36500", "--dry-run"],
            ["reports"],
        ):
            code = main(["--language", "en", "admin", words[0], "--database", url, *words[1:]])
            printed = capsys.readouterr()
            assert code == 0 or (code, printed.err.count("\n")) == (2, 1), (words, printed)
