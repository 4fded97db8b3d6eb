"""Parent: a process that was started by another ends when that one is gone, however it went."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable
from multiprocessing.connection import wait


def end_with_parent(stop: Callable[[], None] = lambda: os._exit(1)) -> None:
    """Call `stop` when the parent process is gone. Without a parent of ours, nothing happens.

    A parent that is killed cannot say goodbye. But the system then closes its end of a pipe that Python has opened
    between the two, on every platform.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        stop()

    threading.Thread(target=watch, name="marula parent", daemon=True).start()
