"""What tests of every game do with a position: act, look at what is offered, refused and told. One dialect for all.

Each game's own positions.py lays a table (`table`, `board`) and has the verbs for its pieces. Where games share a
meaning they share the verb: `hold` puts cards into a hand, `held` tells what is in it.
"""

from __future__ import annotations

from marula.core.chance import Chance, Scripted
from marula.core.event import Action, Emitted, Event, Whisper
from marula.core.game import Game, State
from marula.core.notation import parse
from marula.core.refusal import Illegal
from marula.games import GAMES


def game_of(state: State) -> Game:
    """The game that is played on this board."""
    return GAMES[state.board.setup.game]


def action_of(state: State, action: Action | str) -> Action:
    """An action from its one-line text."""
    return parse(action, game_of(state).actions) if isinstance(action, str) else action


def seat_of(state: State, seat: int | None) -> int:
    """This seat; by default the first one that is waited on."""
    return int(game_of(state).turn(state)) if seat is None else seat


def do(
    state: State, *actions: Action | str, luck: Chance | tuple[int, ...] = (), seat: int | None = None
) -> list[Emitted]:
    """The seat waited on does these things, one after the other; all that is told of them.

    Luck gives these answers, then always the first possibility. A Chance is used as it is.
    """
    chance = luck if isinstance(luck, Chance) else Scripted(list(luck), then=0)
    told: list[Emitted] = []
    for action in actions:
        state.derive()  # a test may have laid something by itself
        told += game_of(state).apply(state, seat_of(state, seat), action_of(state, action), chance)
    return told


def options(state: State, seat: int | None = None) -> list[Action]:
    """Everything the seat may choose now."""
    state.derive()
    chooser = seat_of(state, seat)
    return game_of(state).options(state, chooser) if chooser >= 0 else []


def offered(state: State, beginning: str = "", seat: int | None = None) -> list[str]:
    """The same as text, of those that begin like this."""
    return [str(option) for option in options(state, seat) if str(option).startswith(beginning)]


def why_refused(state: State, action: Action | str, seat: int | None = None) -> Illegal:
    """The rule that forbids the action now, with its facts."""
    state.derive()
    found = game_of(state).why_not(state, seat_of(state, seat), action_of(state, action))
    assert isinstance(found, Illegal), f"{action} is not refused by a rule: {found}"
    return found


def refused(state: State, action: Action | str, seat: int | None = None) -> str:
    """The rule and the case that forbid the action now, as text."""
    found = why_refused(state, action, seat)
    return f"{found.rule} {found.case}".strip()


def heard(told: list[Emitted]) -> list[str]:
    """All that was told, as text; whispers begin with `to 0:`."""
    return [str(item) for item in told]


def public(told: list[Emitted]) -> list[str]:
    """What everyone was told."""
    return [str(item) for item in told if isinstance(item, Event)]


def whispers(told: list[Emitted]) -> list[str]:
    """What only one seat was told."""
    return [str(item) for item in told if isinstance(item, Whisper)]


def index(state: State, table: str, word: str) -> int:
    """The number that stands for a word of one of the board's tables."""
    return state.board.tables[table].index(word)


def phase(state: State) -> str:
    """What the seat waited on is asked."""
    return game_of(state).phase(state, seat_of(state, None))


def points(state: State, seat: int) -> int:
    """The seat's total if the match ended now."""
    return game_of(state).score(state).columns[seat].total
