"""What is fuzzed: everything that reads what strangers send. Each target takes bytes, and raises only for a fault."""

import contextlib
import copy
import functools
import json
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from marula.core import codec, match_file
from marula.core.edition import from_json
from marula.core.errors import EditionError, FileError, RefusedError
from marula.core.setup import Setup
from marula.games import GAMES
from marula.server.http import requests
from tools.fuzz.match_file_parts import Parts, finished_file

ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 15, 16, 1 << 31, 1 << 63, 1 << 64, 10**30, -(10**30), 0.5, 1e308, "", " ", "\0", "\n",
    "\x1b[31m", "../../x", "\u202e", "\u200b", "x" * 70, "x" * 3000, [], {}, [[]], [None], {"": ""}, [0] * 50,
)  # fmt: skip
"""Values that readers stumble over."""


class Data(Protocol):
    """Where a target takes its choices from: atheris' FuzzedDataProvider."""

    def ConsumeIntInRange(self, low: int, high: int) -> int: ...  # noqa: N802 (atheris' name)
    def ConsumeUnicode(self, count: int) -> str: ...  # noqa: N802
    def ConsumeInt(self, size: int) -> int: ...  # noqa: N802
    def ConsumeBytes(self, count: int) -> bytes: ...  # noqa: N802
    def remaining_bytes(self) -> int: ...


def changed(value: Any, data: Data) -> Any:
    """The value with one thing somewhere in it replaced, added or left out."""
    if isinstance(value, dict) and value and data.ConsumeIntInRange(0, 9):
        name = list(value)[data.ConsumeIntInRange(0, len(value) - 1)]
        how = data.ConsumeIntInRange(0, 9)
        if how == 0:
            return {key: each for key, each in value.items() if key != name}
        if how == 1:
            return {**value, drawn_text(data): drawn(data)}
        return {**value, name: changed(value[name], data)}
    if isinstance(value, list) and value and data.ConsumeIntInRange(0, 9):
        place = data.ConsumeIntInRange(0, len(value) - 1)
        how = data.ConsumeIntInRange(0, 9)
        if how == 0:
            return value[:place] + value[place + 1 :]
        if how == 1:
            return [*value[:place], value[place], *value[place:]]
        return [*value[:place], changed(value[place], data), *value[place + 1 :]]
    return drawn(data)


def drawn(data: Data) -> Any:
    """A value that is odd, or a new one."""
    how = data.ConsumeIntInRange(0, 3)
    if how == 0:
        return drawn_text(data)
    if how == 1:
        return data.ConsumeInt(8)
    return copy.deepcopy(ODD[data.ConsumeIntInRange(0, len(ODD) - 1)])


def drawn_text(data: Data) -> str:
    # JSON as UTF-8 holds no halves of characters.
    return data.ConsumeUnicode(data.ConsumeIntInRange(0, 12)).encode("utf-8", "replace").decode()


@functools.cache
def actions() -> list[tuple[str, dict[str, Any], str]]:
    """Some actions of each game, as data and as one line."""
    found = []
    for game in GAMES.values():
        board = game.board(Setup(game.name, game.fewest), game.edition("default"))
        step = max(1, len(board.actions) // 20)
        for action in list(board.actions)[::step]:
            found.append((game.name, codec.to_json(action), str(action)))
    return found


def read_action(data: Data) -> None:
    """An action as JSON or as one line: it is read, or named as unknown."""
    game, sound, line = actions()[data.ConsumeIntInRange(0, len(actions()) - 1)]
    if data.ConsumeIntInRange(0, 1):
        found = codec.read_action(GAMES[game], changed(sound, data))
    else:
        place = data.ConsumeIntInRange(0, len(line))
        found = codec.read_action(GAMES[game], (line[:place] + drawn_text(data) + line[place:])[:1000])
    assert found is not None


@functools.cache
def editions() -> list[tuple[str, Any]]:
    return [(name, game.edition("default").data) for name, game in GAMES.items()]


def read_edition(data: Data) -> None:
    """An edition: it is sound and can be set up, or everything that is wrong with it is said."""
    name, body = editions()[data.ConsumeIntInRange(0, len(editions()) - 1)]
    for _ in range(data.ConsumeIntInRange(1, 3)):
        body = changed(body, data)
    with contextlib.suppress(EditionError, RefusedError):
        edition = from_json(json.dumps(body).encode(), "edition")
        game = GAMES[name]
        if edition.game == name and not game.problems(edition):
            for seats in (game.fewest, game.most):
                game.board(Setup(name, seats, edition.name), edition)


@functools.cache
def files() -> list[bytes]:
    return [finished_file(game, game.fewest, 12) for game in GAMES.values()]


def read_match_file(data: Data) -> None:
    """A match file with hashes that fit, or bytes near to one: it is read, or its first fault is named."""
    content = files()[data.ConsumeIntInRange(0, len(files()) - 1)]
    if data.ConsumeIntInRange(0, 4) == 0:
        place = data.ConsumeIntInRange(0, len(content))
        content = content[:place] + data.ConsumeBytes(data.ConsumeIntInRange(0, 8)) + content[place + 1 :]
    else:
        parts = Parts(content)
        which = data.ConsumeIntInRange(0, 3)
        if which == 0:
            parts.head = {**parts.head, "luck": changed(parts.head["luck"], data)}
        elif which == 1:
            parts.head = changed(parts.head, data)
        elif which == 2:
            parts.end = changed(parts.end, data)
        else:
            place = data.ConsumeIntInRange(0, len(parts.entries) - 1)
            parts.entries[place] = changed(parts.entries[place], data)
        try:
            content = parts.joined()
        except (TypeError, ValueError):  # a part that no file can hold
            return
    with contextlib.suppress(FileError):
        match_file.read(content, GAMES)


MESSAGES: dict[Any, Any] = {
    requests.CreateTable: {
        "game": next(iter(GAMES)),
        "seats": 2,
        "bots": [None, "steady"],
        "clock": None,
        "options": {"a": 1},
    },
    requests.SitDown: {"name": "Ada", "seat": 0, "contribution": "x", "secret": "s" * 40},
    requests.TakeSeatBack: {"name": "Ada", "key": "k"},
    requests.Act: {"version": 3, "action": {"action": "x"}, "key": "k"},
    requests.Undo: {"to": 3, "key": "k"},
    requests.AnswerUndo: {"agree": True},
    requests.SayInChat: {"text": "hello", "key": "k"},
    requests.ReportPlayer: {"seat": 1, "sequence": 3, "reason": "rude"},
    requests.AskForHint: {"level": "steady"},
    requests.ForkTable: {"decisions": 3, "bots": [], "name": "again"},
    requests.AddNotice: {
        "kind": "push",
        "subscription": {"endpoint": "https://example.org", "keys": {"p256dh": "a", "auth": "b"}},
    },
    requests.ConfirmNotice: {"secret": "x"},
    requests.ListenHello: {"secrets": ["s" * 40], "since": 3, "language": "en"},
}


def read_message(data: Data) -> None:
    """The body of a request or the first message of a listener: it is read, or refused by its declaration."""
    kinds = list(MESSAGES)
    kind = kinds[data.ConsumeIntInRange(0, len(kinds) - 1)]
    content = json.dumps(changed(MESSAGES[kind], data)).encode()
    if data.ConsumeIntInRange(0, 4) == 0:
        place = data.ConsumeIntInRange(0, len(content))
        content = content[:place] + data.ConsumeBytes(data.ConsumeIntInRange(0, 8)) + content[place + 1 :]
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(content, type=kind)
        if isinstance(found, requests.AddNotice) and found.subscription is not None:
            assert isinstance(found.subscription.is_valid, bool)


TARGETS: dict[str, Callable[[Any], None]] = {
    "action": read_action,
    "edition": read_edition,
    "match-file": read_match_file,
    "message": read_message,
}
