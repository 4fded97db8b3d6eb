"""The engine protocol: how a bot in another process is asked, one JSON message a line on standard input and output.

docs/reference/engine-protocol.md describes it for people who write engines. Fields that a reader does not know are
ignored, so that fields can be added. A change that would break an engine gets a new version.
"""

from __future__ import annotations

from typing import Any

import msgspec

from marula.core import codec
from marula.core.decision import Budget
from marula.core.envelope import Envelope
from marula.core.event import Action
from marula.core.game import Board, Game

PROTOCOL = 1
"""The version that this build speaks."""


# --- what the host says ------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="message", tag="hello"):
    """The first message of either side. An engine adds its name and the games it plays; without names, all games."""

    protocol: int
    name: str = ""
    games: tuple[str, ...] = ()


class NewMatch(msgspec.Struct, frozen=True, tag_field="message", tag="match"):
    """The next messages are about this match and this seat. If an earlier match continues, it is announced again."""

    game: str
    setup: msgspec.Raw
    edition: msgspec.Raw
    """The whole edition, as its file holds it."""
    seat: int
    seed: str
    """For the engine's own luck: the same seed and the same questions should give the same answers."""


class Choose(msgspec.Struct, frozen=True, tag_field="message", tag="choose"):
    """Decide for one option of the envelope."""

    envelope: msgspec.Raw
    seconds: float | None = None
    """How long the engine may think; None: as long as it usually does."""
    iterations: int | None = None
    """How much work the engine may do, in its own unit. Then its answers do not depend on the machine's speed."""


class Quit(msgspec.Struct, frozen=True, tag_field="message", tag="quit"):
    """The engine must end. The end of the input means the same."""


# --- what an engine answers --------------------------------------------------------------------------------------


class Ready(msgspec.Struct, frozen=True, tag_field="message", tag="ready"):
    """The answer to a match: it can be played."""


class Choice(msgspec.Struct, frozen=True, tag_field="message", tag="choice", omit_defaults=True):
    """The answer to `choose`: the option by its place in the list, or the action itself, as JSON or as one line."""

    option: int | None = None
    action: Any = None


class EngineSays(msgspec.Struct, frozen=True, tag_field="message", tag="error"):
    """The answer to a message that the engine cannot use, with the reason in plain words."""

    text: str = ""


Question = Hello | NewMatch | Choose | Quit
Answer = Hello | Ready | Choice | EngineSays

QUESTION: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
ANSWER: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def new_match(game: Game, board: Board, seat: int, seed: str) -> NewMatch:
    """The message that opens a match for one seat."""
    setup, edition = _board_json(board)
    return NewMatch(game.name, setup, edition, seat, seed)


def choose(envelope: Envelope, budget: Budget) -> Choose:
    """The question for a decision: it holds what the seat may know, and nothing else."""
    return Choose(msgspec.Raw(msgspec.json.encode(envelope.to_json())), budget.seconds, budget.iterations)


def chosen_action(game: Game, options: tuple[Action, ...], choice: Choice) -> Action | None:
    """The option that the answer means; None where it means none of them."""
    if choice.option is not None:
        return options[choice.option] if 0 <= choice.option < len(options) else None
    action = codec.read_action(game, choice.action)
    return next((option for option in options if option == action), None)


_last_board: list[tuple[Board, msgspec.Raw, msgspec.Raw]] = []
"""Setup and edition of the last board, as JSON: an edition may be large, and many matches share a board."""


def _board_json(board: Board) -> tuple[msgspec.Raw, msgspec.Raw]:
    for known, setup, edition in list(_last_board):
        if known is board:
            return setup, edition
    setup, edition = msgspec.Raw(msgspec.json.encode(board.setup)), msgspec.Raw(msgspec.json.encode(board.edition.data))
    _last_board[:] = [(board, setup, edition)]
    return setup, edition
