"""The example bot sits down at a real table, through the same API as everyone, and plays it to the end."""

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx

from tools.kill_server import Server

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "bot.py"


def test_the_example_bot_plays_a_match(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        asyncio.run(server.ready())
        asked = {"game": "template", "seats": 2, "bots": [None, "random"], "order": "host"}
        table = httpx.post(f"{server.address}/api/tables", json=asked).raise_for_status().json()["table"]["id"]
        said = subprocess.run(
            [sys.executable, str(EXAMPLE), f"{server.address}/table/{table}"],
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert said.returncode == 0, said.stderr
        assert said.stdout.startswith("winners:")
        told = httpx.get(f"{server.address}/api/tables/{table}").json()
        assert told["status"] == "over"
        assert said.stdout == f"winners: {told['winners']} me: 0\n"
        assert server.stop() == 0
    finally:
        server.kill()
