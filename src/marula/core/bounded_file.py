"""Bounded files: reading what somebody names, which may be a device that never ends or a pipe that nobody writes to."""

# mypyc: no, because it waits for the disk, and for nothing else.

from __future__ import annotations

import errno
import os
import select
import stat
import sys
import time
from pathlib import Path

SILENCE = 60.0
"""Seconds without a byte after which nothing more is expected. Whoever writes to a pipe may be slow, and a person may
type."""


def read_at_most(path: Path, most: int) -> bytes:
    """The first bytes of a file, a pipe or a device, no more than `most` of them; OSError if it cannot be read.

    >>> read_at_most(Path("/dev/zero"), 3)
    b'\\x00\\x00\\x00'
    """
    found = path.stat()
    if sys.platform == "win32" or (stat.S_ISREG(found.st_mode) and found.st_size):
        with path.open("rb") as file:
            return file.read(most)
    # A file without a size may be the kernel's, which waits like a pipe. A pipe is opened without waiting for a writer.
    descriptor = os.open(path, os.O_RDONLY | (os.O_NONBLOCK if stat.S_ISFIFO(found.st_mode) else 0))
    try:
        return _read_in_time(descriptor, most)
    finally:
        os.close(descriptor)


def _read_in_time(descriptor: int, most: int) -> bytes:
    content = bytearray()
    until = time.monotonic() + SILENCE
    while len(content) < most:
        if not select.select([descriptor], [], [], max(0.0, until - time.monotonic()))[0]:
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        try:
            more = os.read(descriptor, min(most - len(content), 1 << 20))
        except BlockingIOError:  # another reader of the same pipe was quicker
            continue
        if not more:
            break
        content += more
        until = time.monotonic() + SILENCE
    return bytes(content)
