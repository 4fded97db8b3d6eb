"""Our own bots as an engine: answers the messages of the engine protocol, for `marula bot`."""

# mypyc: no, because reading a line and writing one takes longer than what is between, except for the bot itself.

from __future__ import annotations

import errno
import os
from typing import Any, BinaryIO

import msgspec

from marula.bots.bot import Bot
from marula.bots.engine_protocol import (
    PROTOCOL,
    QUESTION,
    Answer,
    Choice,
    Choose,
    EngineSays,
    Hello,
    NewMatch,
    Quit,
    Ready,
)
from marula.bots.levels import bot_factory
from marula.core import codec
from marula.core.decision import Budget
from marula.core.edition import from_data
from marula.core.envelope import Envelope, Moment
from marula.core.errors import EditionError, MarulaError, RefusedError
from marula.core.event import Action
from marula.core.game import Board, Game
from marula.core.setup import CompleteSetup

REFUSED = (msgspec.MsgspecError, MarulaError, RefusedError, EditionError, ValueError, KeyError, TypeError)
"""What a message that does not fit may raise; anything else is a fault of ours and ends the engine."""


MAX_QUESTION = 16_000_000
"""Bytes of a line. The longest one holds a whole edition."""


class EngineServer:
    """One engine: a game, a level, and the match that it plays now."""

    def __init__(self, game: Game, level: str) -> None:
        """RefusedError where the game has no such bot."""
        self.game = game
        self.level = level
        self.factory = bot_factory(level, game)
        self.board: Board | None = None
        self.board_source: tuple[bytes, bytes] | None = None
        self.bot: Bot | None = None

    def answer(self, line: bytes) -> Answer | None:
        """The answer to one line; None where it asks to end."""
        try:
            message = QUESTION.decode(line)
            if isinstance(message, Quit):
                return None
            if isinstance(message, Hello):
                return Hello(PROTOCOL, f"marula {self.level}", (self.game.name,))
            if isinstance(message, NewMatch):
                return self.begin(message)
            return self.choose(message)
        except REFUSED as problem:
            return EngineSays(f"{type(problem).__name__}: {problem}")

    def begin(self, message: NewMatch) -> Ready:
        """A new match: the board, unless it is the same as before, and a new bot."""
        if message.game != self.game.name:
            raise ValueError(f"this engine plays {self.game.name}, not {message.game}")
        source = (bytes(message.setup), bytes(message.edition))
        if self.board is None or source != self.board_source:
            edition = from_data(msgspec.json.decode(message.edition), "edition")
            self.board = self.game.board(msgspec.json.decode(message.setup, type=CompleteSetup), edition)
            self.board_source = source
        self.bot = self.factory(self.game, message.seed)
        return Ready()

    def choose(self, message: Choose) -> Choice:
        """The bot's decision, as the place of its option."""
        if self.board is None or self.bot is None:
            raise ValueError("no match was named yet")
        envelope = read_envelope(self.game, self.board, msgspec.json.decode(message.envelope))
        if not envelope.options:
            raise ValueError("there is no option to choose from")
        decision = self.bot.choose(envelope, Budget(message.seconds, message.iterations))
        return Choice(envelope.options.index(decision.action))


def read_envelope(game: Game, board: Board, data: dict[str, Any]) -> Envelope:
    """An envelope from its JSON; an exception of REFUSED where it does not fit."""
    return Envelope(
        version=data["version"],
        seat=data["seat"],
        waiting_on=tuple(data["waiting_on"]),
        phase=data["phase"],
        view=codec.read_view(game, board, data["view"]),
        options=tuple(_option(game, board, option) for option in data["options"]),
        moments=tuple(
            Moment(moment["number"], moment["seat"], tuple(codec.read_event(game, event) for event in moment["events"]))
            for moment in data.get("moments", ())
        ),
        score=None,
    )


def _option(game: Game, board: Board, data: Any) -> Action:
    action = codec.read_action(game, data)
    if not isinstance(action, game.actions) or action not in board.code_of:
        raise ValueError(f"this board has no action {data}")
    return action


def serve(server: EngineServer, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the input ends or someone asks to end; OSError for a line that does not end."""
    while line := questions.readline(MAX_QUESTION):
        if len(line) == MAX_QUESTION:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        answer = server.answer(line)
        if answer is None:
            return
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()
