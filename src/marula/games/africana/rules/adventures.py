"""Adventures: completed for an artifact or an assistant, or discarded. Books.py says how they are bought."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.event import Emitted
from marula.core.pile import set_bit
from marula.games.africana.rules.board import ASSISTANT
from marula.games.africana.rules.events import AdventureDiscarded, ArtifactFound, AssistantHired
from marula.games.africana.rules.state import State


def complete(state: State, seat: i64, adventure: i64, events: list[Emitted] | None) -> None:
    """AF-29 to AF-31: an artifact brings silver; any other adventure an assistant, who may be used at once."""
    board = state.box
    state.adventures[seat] ^= set_bit(0, adventure)
    state.completed[seat] = set_bit(state.completed[seat], adventure)
    word = board.tables["adventure"][adventure]
    colour = board.assistant[adventure]
    if colour >= 0:
        state.supply[colour] -= 1
        state.put(seat, ASSISTANT + colour, 1)
        if events is not None:
            events.append(AssistantHired(seat, word, board.tables["colour"][colour]))
        return
    state.silver[seat] += board.adventure_silver[adventure]
    if events is not None:
        events.append(ArtifactFound(seat, word, board.adventure_silver[adventure], board.adventure_points[adventure]))


def discard(state: State, seat: i64, adventure: i64, events: list[Emitted] | None) -> None:
    """AF-38: an adventure above the limit leaves the game."""
    state.adventures[seat] ^= set_bit(0, adventure)
    state.gone = set_bit(state.gone, adventure)
    if events is not None:
        events.append(AdventureDiscarded(seat, state.box.tables["adventure"][adventure]))
