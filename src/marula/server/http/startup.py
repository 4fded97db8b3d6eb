"""Startup: what must be right before a server starts. Whatever is wrong is one line, and nothing is left behind."""

from __future__ import annotations

import ipaddress
import os
import queue
import re
import socket
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from marula.core.errors import MarulaError
from marula.server.storage import schema_version
from marula.server.storage.errors import StoreDown
from marula.server.storage.sqlite_file import HEADER, FileLock, InUse, sqlite_path
from marula.server.storage.store import Store

T = TypeVar("T")

ANSWER_WITHIN = 10.0
"""Seconds in which a database or a name server must answer."""


class StartupError(MarulaError):
    """Why a server cannot start, in one line."""


def bind(host: str, port: int) -> socket.socket:
    """A socket at this address, before anything else is touched. Port 0 stands for any free one."""
    if not 0 <= port <= 65535:
        raise StartupError("bad-range", option="--port", least="0", most="65535", value=str(port))
    family, address = _resolve(host, port)
    listening = socket.socket(family)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.set_inheritable(True)
    except OSError as problem:
        listening.close()
        raise StartupError("bad-address", host=host, port=str(port), reason=str(problem.strerror)) from None
    return listening


def _resolve(host: str, port: int) -> tuple[int, tuple[object, ...]]:
    """The family and the socket address of a host. What looks like a number must be one: no name server is asked."""
    if re.fullmatch(r"[0-9.]+|[0-9a-fA-F:.%]*:[0-9a-zA-Z:.%]*", host):
        try:
            ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            raise StartupError("bad-host", host=host) from None
    try:
        found = in_time(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE))
    except (OSError, UnicodeError, TimeoutError):
        raise StartupError("bad-host", host=host) from None
    return found[0][0], found[0][4]


@contextmanager
def database(url: str, command: str, make_folder: bool = False) -> Iterator[None]:
    """Check a database, bring it up to date, and keep other servers away from a SQLite file meanwhile."""
    if not url.startswith("sqlite"):
        _prepare(url, _shown(url))
        yield
        return
    path = sqlite_path(url)
    if path is None:
        yield
        return
    if make_folder:
        _make_folder(path.parent)
    _check_file(path)
    try:
        lock = FileLock(path, f"{os.getpid()} ({command})")
    except InUse as used:
        raise StartupError("bad-database-in-use", database=str(path), process=used.holder) from None
    except OSError as problem:
        raise StartupError("bad-database-folder", folder=str(path.parent), reason=str(problem.strerror)) from None
    try:
        _prepare(url, str(path))
        yield
    finally:
        lock.release()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as problem:
        raise StartupError("bad-data-folder", folder=str(folder), reason=str(problem.strerror)) from None


def _check_file(path: Path) -> None:
    """Refuse what cannot be a SQLite file, before SQLite sees it."""
    if not _is_there(path.parent) or not path.parent.is_dir():
        raise StartupError("bad-database-folder", folder=str(path.parent), reason=os.strerror(2))
    try:
        head = _head(path)
    except FileNotFoundError:
        return
    except (OSError, ValueError) as problem:
        raise StartupError("bad-database-file", database=str(path), reason=str(problem)) from None
    if head and head != HEADER:
        raise StartupError("bad-database-kind", database=str(path))
    if head:
        _check_schema(path)


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError as problem:  # its name is too long, for instance
        raise StartupError("bad-database-file", database=str(path), reason=str(problem.strerror)) from None


def _head(path: Path) -> bytes:
    """The first bytes of a file. A pipe or a device could hold up whoever reads it, and so could the kernel's files,
    which have no size."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):
        raise StartupError("bad-database-kind", database=str(path))
    if stat.S_ISREG(found.st_mode) and not found.st_size:
        return b""
    with path.open("rb") as file:
        return file.read(len(HEADER))


def _check_schema(path: Path) -> None:
    """Refuse another program's database and a newer one, without a change to it."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True)) as connection:
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            migrated = schema_version.VERSION_TABLE in names
            found = connection.execute(schema_version.READ_VERSION).fetchall() if migrated else []
    except sqlite3.Error as problem:
        raise StartupError("bad-database-refused", database=str(path), reason=str(problem)) from None
    why_not = schema_version.why_not_to_migrate(names, {row[0] for row in found})
    if why_not is not None:
        raise StartupError(why_not, database=str(path))


def open_existing(url: str) -> Store:
    """A database that servers of this release use, also while they run. Nothing is created, and nothing migrated."""
    path = sqlite_path(url) if url.startswith("sqlite") else None
    if path is not None:
        if not _is_there(path):
            raise StartupError("bad-database-missing", database=str(path))
        _check_file(path)
    shown = _shown(url) if path is None else str(path)
    return _explained(lambda: _open_current(url, shown), shown)


def _open_current(url: str, shown: str) -> Store:
    store = Store(url)
    try:
        with store.reading() as connection:
            why_not = schema_version.why_not_to_use(*schema_version.tables_and_versions(connection))
        if why_not is not None:
            raise StartupError(why_not, database=shown)
    except BaseException:
        store.close()
        raise
    return store


def _prepare(url: str, shown: str) -> None:
    """Bring the database to the schema of this release. Refused if it is another program's, newer, or silent."""
    _explained(lambda: _upgrade(url, shown), shown)


def _explained(call: Callable[[], T], shown: str) -> T:
    """What a call to a database answers. Whatever goes wrong is one line."""
    try:
        return in_time(call)
    except StartupError:
        raise
    except CommandError:
        raise StartupError("bad-database-newer", database=shown) from None
    except TimeoutError:
        raise StartupError("bad-database-silent", database=shown, seconds=int(ANSWER_WITHIN)) from None
    except (StoreDown, ArgumentError, OSError, ValueError) as problem:
        reason = str(problem).splitlines()[0] if str(problem) else type(problem).__name__
        raise StartupError("bad-database-refused", database=shown, reason=reason) from None
    except ModuleNotFoundError as problem:
        raise StartupError("bad-server", package=str(problem.name)) from None


def _upgrade(url: str, shown: str) -> None:
    store = Store(url)
    try:
        with store.reading() as connection:
            why_not = schema_version.why_not_to_migrate(*schema_version.tables_and_versions(connection))
        if why_not is not None:
            raise StartupError(why_not, database=shown)
        store.upgrade()
    finally:
        store.close()


def _shown(url: str) -> str:
    """A URL without its password, as it may be printed. Text that is no URL is refused."""
    plain = re.sub(r"//.*@", "//…@", url, flags=re.DOTALL).partition("?")[0]
    if re.search(r"[\s\x00-\x1f\x7f]", url):
        raise StartupError("bad-database", address=repr(plain))
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise StartupError("bad-database", address=plain) from None
    if "@" in (parts.host or ""):  # the password holds one, which should be %40: what follows it is no host
        raise StartupError("bad-database", address=plain)
    return parts.set(query={}).render_as_string(hide_password=True)  # a password may also stand after a question mark


def in_time(call: Callable[[], T]) -> T:
    """What a call answers; TimeoutError if it takes too long. Its thread then holds up nobody."""
    answers: queue.SimpleQueue[tuple[T | None, BaseException | None]] = queue.SimpleQueue()

    def run() -> None:
        try:
            answers.put((call(), None))
        except BaseException as problem:
            answers.put((None, problem))

    threading.Thread(target=run, daemon=True).start()
    try:
        answer, problem = answers.get(timeout=ANSWER_WITHIN)
    except queue.Empty:
        raise TimeoutError from None
    if problem is not None:
        raise problem
    return answer  # type: ignore[return-value]
