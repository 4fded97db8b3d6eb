"""Tables are read on several threads at once, also the very first ones.

msgspec crashes the process where two threads make the same kind of struct ready. So a registry does that before there
are any. (With "cold" for "prepared" the story
below ends in a segmentation fault in about two of three runs.)"""

import os
import subprocess
import sys
from pathlib import Path

STORY = """
import sys, threading
from marula.core.setup import Setup
from marula.games import GAMES
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage.store import Store

registry = TableRegistry(GAMES, Store(sys.argv[1])) if sys.argv[2] == "prepared" else None
sys.setswitchinterval(1e-6)
editions = {game: game.edition("default") for game in GAMES.values()}
start = threading.Barrier(6)

def read():
    for game, edition in editions.items():
        start.wait()
        game.board(Setup(game.name, game.fewest), edition)

threads = [threading.Thread(target=read) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
if registry is not None:
    registry.close()
print("survived")
"""


def test_the_first_reading_on_many_threads(tmp_path: Path) -> None:
    asked = [sys.executable, "-c", STORY, f"sqlite:///{tmp_path / 'tables.db'}", "prepared"]
    told = subprocess.run(asked, capture_output=True, text=True, env=dict(os.environ), timeout=120)
    assert (told.returncode, told.stdout) == (0, "survived\n"), told.stderr
