"""SQLite's file: private from its first byte, and used by one server at a time."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

HEADER = b"SQLite format 3\0"


def sqlite_path(url: str) -> Path | None:
    """The file of a SQLite URL, which no link leads to another place; None for a database in memory."""
    name = url.removeprefix("sqlite://").removeprefix("/").partition("?")[0]
    return Path(os.path.realpath(name)) if name and name != ":memory:" else None


def create_private(url: str) -> None:
    """Create the file so that nobody else can read it. SQLite gives its journals the same mode.

    A file that is there keeps the mode that its owner has given it.
    """
    path = sqlite_path(url)
    if path is not None:
        with contextlib.suppress(OSError):  # it is there, or SQLite will say what is wrong
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


class InUse(Exception):
    """Another process serves this file."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.holder = holder
        """Which process that is, as it has written itself down."""


class FileLock:
    """Held while a server uses a SQLite file. The system lets go of it when the process dies, however it dies."""

    def __init__(self, file: Path, holder: str) -> None:
        """InUse if another process holds it."""
        self.path = file.with_name(file.name + ".lock")
        while True:
            self.descriptor = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
            try:
                _lock(self.descriptor)
            except OSError:
                found = os.read(self.descriptor, 200).decode("utf-8", "replace").strip()
                os.close(self.descriptor)
                raise InUse(found or "?") from None
            if self._still_there():
                break
            os.close(self.descriptor)  # the holder before us has just removed it
        os.truncate(self.descriptor, 0)
        os.write(self.descriptor, holder.encode())

    def release(self) -> None:
        """Release the lock, and delete its file."""
        with contextlib.suppress(OSError):
            self.path.unlink()
        os.close(self.descriptor)

    def _still_there(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self.descriptor), self.path.stat())
        except OSError:
            return False


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 1 << 20, os.SEEK_SET)  # beyond the text, which others may read
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
