"""Runs in the environment of an older build: answers questions about its bots, one JSON message a line.

With `--level L` it speaks today's engine protocol (docs/reference/engine-protocol.md), so that it can be seated as
`exec:.venv-baseline/COMMIT/bin/python -I tools/baseline/engine.py --level L`.

Without it, a question holds what the bot's seat may know, as today's code writes it. The answer is `{"action": TEXT}`
with the text of the option that the bot chose, or `{"error": WHY}`. The end of the input ends the engine.

Builds differ in their names, so whatever is used is looked up at run time. A name that changes is added to `found`'s
list here, and the old one stays.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from importlib import import_module
from typing import Any, TextIO

import msgspec


def found(*places: str) -> Any:
    """The first of these `module:name` that the build has."""
    for place in places:
        module, _, name = place.partition(":")
        try:
            return getattr(import_module(module), name)
        except (ImportError, AttributeError):
            continue
    raise ImportError(f"this build has none of {', '.join(places)}")


GAMES = found("marula.games:GAMES")
Budget = found("marula.core.decision:Budget", "marula.core.choice:Budget")
Envelope, envelope_of = found("marula.core.envelope:Envelope"), found("marula.core.envelope:envelope")
Match = found("marula.core.match:Match")
Seeded = found("marula.core.chance:Seeded")
Setup = found("marula.core.setup:Setup")
edition_from = found("marula.core.edition:from_data")
make_bot = found("marula.bots.levels:make_bot", "marula.bots:seat_bot")
action_from = found("marula.core.codec:read_action")
view_from, write_view = found("marula.core.codec:read_view"), found("marula.core.codec:write_view")

KEPT = 64
"""Boards and bots that are remembered: a bot may keep something from one decision to the next."""


class Question(msgspec.Struct, frozen=True, tag_field="ask", tag="choose"):
    """One decision of one bot."""

    game: str
    setup: msgspec.Raw
    edition: msgspec.Raw
    level: str
    seed: str
    view: dict[str, Any]
    version: int
    seat: int
    waiting_on: tuple[int, ...]
    phase: str
    options: tuple[str, ...]
    seconds: float | None = None
    iterations: int | None = None


class Replay(msgspec.Struct, frozen=True, tag_field="ask", tag="replay"):
    """A match that was played elsewhere with bots of one level: what would they choose without a protocol between?"""

    game: str
    setup: msgspec.Raw
    edition: msgspec.Raw
    level: str
    seed: str
    """The deal's luck. A bot's seed is this and its seat."""
    decisions: list[tuple[int, str]]
    """Seats and the texts of their actions."""
    seconds: float | None = None
    iterations: int | None = None


MESSAGE: msgspec.json.Decoder[Question | Replay] = msgspec.json.Decoder(Question | Replay)


class Engine:
    """The boards and bots in use."""

    def __init__(self) -> None:
        self.boards: OrderedDict[tuple[bytes, bytes], tuple[Any, frozenset[str]]] = OrderedDict()
        self.bots: OrderedDict[tuple[str, str, str], Any] = OrderedDict()

    def answer(self, line: str) -> dict[str, Any]:
        """The answer to one line of input."""
        try:
            asked = MESSAGE.decode(line)
            if isinstance(asked, Replay):
                return {"actions": self.replay(asked)}
            return {"action": self.choose(asked)}
        except Exception as problem:  # whatever it is, the other side must hear of it
            return {"error": f"{type(problem).__name__}: {problem}"}

    def choose(self, asked: Question) -> str:
        game = known_game(asked.game)
        board, fields = self.board(game, asked.setup, asked.edition)
        missing = fields - set(asked.view)
        if missing:
            raise ValueError(f"the view lacks what this build needs: {', '.join(sorted(missing))}")
        view = {name: value for name, value in asked.view.items() if name in fields}
        envelope = Envelope(
            version=asked.version,
            seat=asked.seat,
            waiting_on=asked.waiting_on,
            phase=asked.phase,
            view=view_from(game, board, view),
            options=known_options(game, board, asked.options),
            moments=(),
            score=None,
        )
        bot = self.bot(asked.level, game, asked.seed)
        return str(bot.choose(envelope, Budget(asked.seconds, asked.iterations)).action)

    def replay(self, asked: Replay) -> list[str]:
        """What the bots choose at every decision of the match that offers more than one option."""
        game = known_game(asked.game)
        board, _ = self.board(game, asked.setup, asked.edition)
        match = Match.dealt(game, board, Seeded(asked.seed))
        budget = Budget(asked.seconds, asked.iterations)
        players = [make_bot(asked.level, game, f"{asked.seed} {seat}") for seat in range(board.setup.seats)]
        chosen = []
        for seat, text in asked.decisions:
            told = envelope_of(match, seat)
            if len(told.options) > 1:
                chosen.append(str(players[seat].choose(told, budget).action))
            match.play(seat, read_action(game, board, text))
        return chosen

    def board(self, game: Any, setup: msgspec.Raw, facts: msgspec.Raw) -> tuple[Any, frozenset[str]]:
        """The board, and the fields that this build's views have."""
        key = (bytes(setup), bytes(facts))
        if key not in self.boards:
            read = edition_from(msgspec.json.decode(facts), "edition")
            board = game.board(msgspec.json.decode(setup, type=Setup), read)
            sample = game.view(game.deal(board, Seeded("fields"), None), 0)
            remember(self.boards, key, (board, frozenset(write_view(sample))))
        return self.boards[key]

    def bot(self, level: str, game: Any, seed: str) -> Any:
        key = (level, game.name, seed)
        if key not in self.bots:
            remember(self.bots, key, make_bot(level, game, seed))
        return self.bots[key]


class Protocol:
    """The engine protocol, version 1, for one bot of this build."""

    def __init__(self, engine: Engine, level: str) -> None:
        self.engine = engine
        self.level = level
        self.match: dict[str, Any] | None = None

    def answer(self, line: str) -> dict[str, Any] | None:
        """The answer to one line of input; None where it asks to end."""
        try:
            asked = msgspec.json.decode(line, type=dict[str, Any])
            kind = asked.get("message")
            if kind == "quit":
                return None
            if kind == "hello":
                return {"message": "hello", "protocol": 1, "name": f"older build's {self.level}", "games": list(GAMES)}
            if kind == "match":
                return self.begin(asked)
            if kind == "choose":
                return self.choose(asked)
            raise ValueError(f"unknown message {kind}")
        except Exception as problem:  # whatever it is, the other side must hear of it
            return {"message": "error", "text": f"{type(problem).__name__}: {problem}"}

    def begin(self, asked: dict[str, Any]) -> dict[str, Any]:
        """A match, if this build can read its setup and edition."""
        game = known_game(asked["game"])
        setup, edition = (msgspec.Raw(msgspec.json.encode(asked[name])) for name in ("setup", "edition"))
        self.engine.board(game, setup, edition)
        self.match = {"game": game.name, "setup": setup, "edition": edition, "seed": asked["seed"]}
        return {"message": "ready"}

    def choose(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The choice as text: options that this build does not know are left out, so places would differ."""
        if self.match is None:
            raise ValueError("no match was named yet")
        sees = asked["envelope"]
        game = known_game(self.match["game"])
        question = Question(
            **self.match,
            level=self.level,
            view=sees["view"],
            version=sees["version"],
            seat=sees["seat"],
            waiting_on=tuple(sees["waiting_on"]),
            phase=sees["phase"],
            options=tuple(str(action_from(game, option)) for option in sees["options"]),
            seconds=asked.get("seconds"),
            iterations=asked.get("iterations"),
        )
        return {"message": "choice", "action": self.engine.choose(question)}


def remember(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    while len(kept) >= KEPT:
        kept.popitem(last=False)
    kept[key] = value


def known_game(name: str) -> Any:
    if name not in GAMES:
        raise ValueError(f"this build has no game '{name}'; it has {', '.join(GAMES)}")
    return GAMES[name]


def known_options(game: Any, board: Any, texts: tuple[str, ...]) -> tuple[Any, ...]:
    """The options that this build knows: newer rules may offer more. ValueError where it knows none."""
    found = []
    for text in texts:
        action = action_from(game, text)
        if not isinstance(action, game.actions):
            raise ValueError(f"this build has no action '{text}'")
        if action in board.code_of:
            found.append(action)
    if not found:
        raise ValueError(f"this build knows none of the options: {', '.join(texts)}")
    return tuple(found)


def read_action(game: Any, board: Any, text: str) -> Any:
    action = action_from(game, text)
    if action not in board.code_of:
        raise ValueError(f"this build has no action '{text}'")
    return action


def serve(questions: TextIO, answers: TextIO, level: str = "") -> None:
    """Answer until the input ends, or someone asks to end; with a level, by the engine protocol."""
    engine = Engine()
    protocol = Protocol(engine, level)
    for line in questions:
        answer = protocol.answer(line) if level else engine.answer(line)
        if answer is None:
            return
        answers.write(msgspec.json.encode(answer).decode() + "\n")
        answers.flush()


if __name__ == "__main__":
    # Whatever else prints must not stand among the answers.
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as own:
        os.dup2(2, 1)
        serve(sys.stdin, own, sys.argv[2] if sys.argv[1:2] == ["--level"] else "")
