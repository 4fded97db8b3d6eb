"""Board, State and View: what a match is played on, what lies on the table, and what one seat knows.

A game's own Board, State and View are subclasses. Their fields are small integers and vectors of small integers.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from marula.core import fields
from marula.core.edition import Edition
from marula.core.event import Action
from marula.core.refusal import Facts
from marula.core.setup import CompleteSetup, Setup


class Board:
    """The facts of an edition for one setup, as tables of small integers. It never changes, so matches share it.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> board = GAMES["template"].board(Setup("template", 2))
    >>> board.tables["fruit"]
    ('marula', 'baobab', 'tamarind')
    >>> str(board.actions[0]), board.code_of[board.actions[0]]
    ('set_seed marula', 0)
    """

    def __init__(self, setup: Setup, edition: Edition) -> None:
        assert isinstance(setup, CompleteSetup)
        self.setup: CompleteSetup = setup
        """The game, the number of seats, the edition, every variant and the revision: all defaults are filled in."""
        self.edition: Edition = edition
        """The file of facts that the tables were made from."""
        self.seats: i64 = setup.seats
        """How many players there are. Seats are numbered from 0."""
        self.tables: dict[str, tuple[str, ...]] = {"seat": tuple(str(seat) for seat in range(setup.seats))}
        """Kind of thing → the words for its numbers: number 0 is the first word."""
        self.actions: list[Action] = []
        """Every action that can occur on this board. An action's place here is its code."""
        self.code_of: dict[Action, int] = {}
        """Action → its code."""

    def list_actions(self, actions: list[Action]) -> None:
        """Set the actions of this board. A game's Board calls it once, while it is built."""
        self.actions = actions
        self.code_of = {action: code for code, action in enumerate(actions)}

    def describe(self, table: str, word: str) -> Facts:
        """What a text may say about a thing beyond its name: the two ends of a route, a place's name.

        >>> from marula.core.setup import Setup
        >>> from marula.games import GAMES
        >>> GAMES["template"].board(Setup("template", 2)).describe("fruit", "marula")
        {'name': 'marula'}
        """
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.setup, self.edition))

    def __deepcopy__(self, memo: object) -> Board:
        return self  # it never changes


class State:
    """The whole truth at one moment: what lies on the table, and which decision is open. `State(board)` is empty.

    A game's own State keeps the board once more as `box`, with the game's own type.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> copy = state.clone()
    >>> copy.bag[0] = 0
    >>> int(state.bag[0]) > 0  # a clone shares nothing with the state it was made from
    True
    """

    FIELDS: ClassVar[dict[str, fields.Field]] = {}
    """Field name → how it is written as words and read back. JSON, pickling and equality use this list."""
    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from those in FIELDS. They are kept for speed, never written, and set by `derive`."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        """What the match is played on."""
        self.phase: i64 = 0
        """Which decision is open: a place in the game's `phases`."""

    def clone(self) -> State:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def derive(self) -> None:
        """Set the fields that DERIVED names from the other fields, after those were read or imagined."""

    def __reduce__(self) -> tuple[object, ...]:
        return (fields.read, (type(self), self.board, fields.write(self)))


class View:
    """Everything one seat has had the chance to know at one moment. It is made from the State alone.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> seen = game.view(state, 1)
    >>> int(seen.seat), [int(size) for size in seen.hand_sizes]
    (1, [3, 3])
    """

    FIELDS: ClassVar[dict[str, fields.Field]] = {}
    """Field name → how it is written as words and read back."""
    SIZES: ClassVar[dict[str, str]] = {}
    """Field whose things may be hidden → the field that tells how many there are: hands and hand_sizes."""
    BOUNDS: ClassVar[dict[str, tuple[str, str]]] = {}
    """Field whose numbers may be hidden (-1) → the fields with the least and the most that each can be."""
    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Always empty: a view is sent whole."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        """What the match is played on."""
        self.seat: i64 = -1
        """Whose view this is; -1 for an onlooker."""

    def __reduce__(self) -> tuple[object, ...]:
        return (fields.read, (type(self), self.board, fields.write(self)))
