"""Engines over HTTP: the operator's are offered and can be seated; nothing else can be."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.http.common import app_on
from tests.waiting import until

SOME_ENGINE = Path(__file__).resolve().parents[2] / "bots" / "some_engine.py"
ENGINE = ("rival", (sys.executable, "-I", str(SOME_ENGINE)), ("template",))
NO_SUCH_BOT = 404


def test_an_engine_is_offered_at_the_games_it_plays(tmp_path: Path) -> None:
    with app_on(tmp_path, engines=(ENGINE,)) as page:
        found = page.get("/api/games")
        bots = {bot["level"]: bot for bot in found["bots"]}
        assert bots["rival"] == {"level": "rival", "text": "rival", "games": ["template"]}
        assert bots["steady"]["games"] == [game["name"] for game in found["games"]]
        page.create(bots=[None, "rival"])
        other = next(game["name"] for game in found["games"] if game["name"] != "template")
        page.post("/api/tables", {"game": other, "bots": ["rival"]}, expect=NO_SUCH_BOT)


@pytest.mark.parametrize("level", ["rival", "exec:touch stolen", "exec:rival", "tests.lab.some_bots:Ponder"])
def test_a_request_cannot_name_a_program(level: str, tmp_path: Path) -> None:
    with app_on(tmp_path, engines=(("other", ("false",), ()),)) as page:
        page.post("/api/tables", {"game": "template", "bots": [None, level]}, expect=NO_SUCH_BOT)
        table, host = page.create()
        page.post(f"{table}/seats/0/bot", {"level": level}, host, expect=NO_SUCH_BOT)


def test_the_host_may_seat_an_engine_and_it_plays(tmp_path: Path) -> None:
    with app_on(tmp_path, engines=(ENGINE,)) as page:
        table, host = page.create()
        page.post(f"{table}/seats/0/bot", {"level": "rival"}, host)
        page.post(f"{table}/seats/1/bot", {"level": "random"}, host)
        until(lambda: page.get(table)["status"] == "over")


def test_an_engine_may_give_hints(tmp_path: Path) -> None:
    with app_on(tmp_path, engines=(ENGINE,)) as page:
        table, secrets = page.full(hints=True)
        hint = page.post(f"{table}/hint", {"level": "rival"}, secrets[0])
        options = page.get(f"{table}/envelope", secrets[0])["options"]
        assert hint["action"] == options[-1]["action"]
        page.post(f"{table}/hint", {"level": "exec:true"}, secrets[0], expect=NO_SUCH_BOT)
