"""A real server, killed while people play. The full version: python -m tools.kill_server --kills 200."""

import asyncio
from pathlib import Path

from tools.kill_server import torture


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    told = asyncio.run(torture(tmp_path, kills=4, tables=4))
    assert told["acknowledged"] > 20, "too little happened to prove anything"
    assert told["repeats"] > 0, "no kill hit a request"
    assert told["lost"] == []
    assert told["faults"] == []
    assert told["store"] == []
    assert told["stale"] == 0, "one process is never behind itself"
    assert told["exit code"] == 0, "a graceful stop ends well"
