"""Game: the functions a game offers, and the State, View, Board and Instinct that they work on.

Inside, an action is a code: its place in the board's list of all actions. Rules, bots and playouts use codes;
everyone else sees Action objects. `codes` is the only list of what is legal: nothing else may decide it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import fields
from marula.core.chance import Chance
from marula.core.edition import Edition, Problem, load
from marula.core.errors import EditionError, RefusedError
from marula.core.event import Action, Emitted, Event
from marula.core.observation_writer import ObservationWriter
from marula.core.refusal import Facts, Illegal, NotYourTurn, Refusal, Unknown
from marula.core.score import ScoreSheet
from marula.core.setup import Setup, Variant, complete


class Board:
    """The tables a match is played on: an edition's facts for this many seats and these options, as small integers.

    A game's own Board adds its tables; it never changes once it is built, and matches share it.
    """

    def __init__(self, setup: Setup, edition: Edition) -> None:
        self.setup: Setup = setup
        self.edition: Edition = edition
        self.seats: i64 = setup.seats
        self.tables: dict[str, tuple[str, ...]] = {"seat": tuple(str(seat) for seat in range(setup.seats))}
        self.actions: list[Action] = []
        self.code_of: dict[Action, int] = {}

    def list_actions(self, actions: list[Action]) -> None:
        """Every action there can be on this board; an action's place in the list is its code."""
        self.actions = actions
        self.code_of = {action: code for code, action in enumerate(actions)}

    def describe(self, table: str, word: str) -> Facts:
        """What text may say of a thing beyond its name: a route's two ends, a place's name in this edition."""
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.setup, self.edition))


class State:
    """What lies on the table, and the open decisions. `State(board)` is the empty table.

    A game's own State keeps the same board once more as `box`, with the game's own type: what is in the box.
    """

    FIELDS: ClassVar[dict[str, fields.Field]] = {}
    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Fields that say nothing new: they follow from the others and are kept because asking is quicker than counting."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board

    def clone(self) -> State:
        raise NotImplementedError

    def derive(self) -> None:
        """Work out what DERIVED names, after the other fields were filled by whoever does not keep it up."""

    def __reduce__(self) -> tuple[object, ...]:
        return (fields.read, (type(self), self.board, fields.write(self)))


class View:
    """Everything one seat has had the chance to know; `seat` is -1 for an onlooker."""

    FIELDS: ClassVar[dict[str, fields.Field]] = {}
    DERIVED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.seat: i64 = -1

    def __reduce__(self) -> tuple[object, ...]:
        return (fields.read, (type(self), self.board, fields.write(self)))


class OpponentModel:
    """What a seat makes of how the others have played, beyond what it has seen. This one makes nothing of it.

    `imagine` draws evenly among all worlds that fit; but nobody builds and buys at random, and what others do tells of
    what they hide.
    """

    def deal(self, world: State, chance: Chance) -> None:
        """Lay what is hidden in an imagined world to where it is likely to be. To the seat it looks the same after."""


class Instinct:
    """What a good player feels without counting, on one board. Bots play by it, searches start from it.

    It may keep tables and scratch memory, but nothing of a match. `weigh` and `weigh_simply` may use only what the seat
    knows (its own hand and what lies open), although the state they are given is whole. That state is an imagined one:
    two worlds that look the same to the seat get the same weights. `win_chances` judges the whole imagined world.
    """

    def __init__(self, board: Board) -> None:
        self.board: Board = board

    def weigh(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """How good each of the seat's options feels: higher is better, in points it hopes to gain by it."""
        found = vec[float]()
        for _ in range(len(codes)):
            found = append(found, 0.0)
        return found

    def weigh_simply(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """The same by someone who is still learning: sound, but only as far as the next few moments."""
        return self.weigh(state, seat, codes)

    def win_chances(self, state: State) -> vec[float]:
        """Each seat's chance to win from here, by a look at the whole table; together 1, less where all may be out."""
        found = vec[float]()
        share = 1.0 / int(self.board.seats)
        for _ in range(self.board.seats):
            found = append(found, share)
        return found

    def features(self, state: State) -> list[vec[float]]:
        """What tells how each seat stands, in numbers: a value network learns from them who will win."""
        return []

    def opponent_model(self, view: View, world: State) -> OpponentModel:
        """What the others' play tells the seat that has this view; `world` is one that fits it."""
        return OpponentModel()

    def search_settings(self) -> dict[str, float]:
        """How a search should use this instinct, where games differ: names in bots/search_settings.py."""
        return {}


class Game:
    """A title's rules. Subclasses fill in what raises NotImplementedError here."""

    def __init__(
        self,
        name: str,
        prefix: str,
        fewest: int,
        most: int,
        folder: Path,
        actions: tuple[type[Action], ...],
        events: tuple[type[Event], ...],
        phases: tuple[str, ...],
        lines: tuple[str, ...],
        variants: tuple[Variant, ...] = (),
        styles: tuple[str, ...] = (),
    ) -> None:
        self.name: str = name
        self.prefix: str = prefix
        self.fewest: int = fewest
        self.most: int = most
        self.folder: Path = folder
        self.actions: tuple[type[Action], ...] = actions
        self.events: tuple[type[Event], ...] = events
        self.phases: tuple[str, ...] = phases
        self.lines: tuple[str, ...] = lines
        self.variants: tuple[Variant, ...] = variants
        self.styles: tuple[str, ...] = styles

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), ())

    # --- what each game writes -----------------------------------------------------------------------------------

    def build(self, setup: Setup, edition: Edition) -> Board:
        """The board of a complete setup and a sound edition."""
        raise NotImplementedError

    def problems(self, edition: Edition) -> list[Problem]:
        """Everything that is wrong with an edition; empty when it can be played."""
        raise NotImplementedError

    def deal(self, board: Board, chance: Chance, events: list[Emitted] | None) -> State:
        """The table as the first decision finds it. What was dealt is told unless `events` is None."""
        raise NotImplementedError

    def turn(self, state: State) -> i64:
        """The first seat that is waited on; -1 when the match is over."""
        raise NotImplementedError

    def waiting_on(self, state: State) -> list[int]:
        """Every seat that may choose now, in order; empty when the match is over."""
        seat = self.turn(state)
        return [seat] if seat >= 0 else []

    def codes(self, state: State, seat: i64) -> vec[i64]:
        """The codes of everything the seat (never an onlooker) may choose now; empty when it is not waited on."""
        raise NotImplementedError

    def perform(self, state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
        """Carry out an offered code in place. Only a Match, a playout and a search call this."""
        raise NotImplementedError

    def forbids(self, state: State, seat: i64, code: i64) -> Illegal:
        """For a code that is not offered to a seat that is waited on: the rule that forbids it, and the facts."""
        raise NotImplementedError

    def phase(self, state: State, seat: i64) -> str:
        """What the seat is asked to decide now, as one of `phases`."""
        raise NotImplementedError

    def view(self, state: State, seat: i64) -> View:
        raise NotImplementedError

    def look(self, state: State, seat: i64, seen: View) -> View:
        """The view for whoever reads it before the table changes and then forgets it: where a game writes this itself
        it fills `seen`, an older view, anew, and shares with the table what lies open, which is several times faster.
        """
        return self.view(state, seat)

    def read_view(self, board: Board, words: object) -> View:
        """A view from its words; ValueError where they do not fit."""
        raise NotImplementedError

    def read_state(self, board: Board, words: object) -> State:
        """A state from its words (a snapshot); ValueError where they do not fit."""
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        """A world that would look just so to that seat, drawn at random among those that fit all it knows."""
        raise NotImplementedError

    def score(self, state: State) -> ScoreSheet:
        """The score sheet as it would stand if the match ended now."""
        raise NotImplementedError

    def standings(self, state: State) -> list[int]:
        """One number a seat, higher is better, equal shares, negative is out: the score sheet's verdict, fast."""
        raise NotImplementedError

    def instinct(self, board: Board, style: str = "") -> Instinct:
        """What a good player of this game feels, or one of the game's named `styles`."""
        return Instinct(board)

    def write_observation(self, view: View, writer: ObservationWriter) -> None:
        """Hand the view's fields to the pen, in their order. A game's own encoder does it several times faster."""
        writer.each(view)

    def census(self, state: State) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same at every moment of a match."""
        raise NotImplementedError

    def longest(self, board: Board) -> int:
        """No match has more decisions than this; the game's rules page says why."""
        raise NotImplementedError

    # --- what every game gets ------------------------------------------------------------------------------------

    def editions(self) -> tuple[str, ...]:
        """The editions that come with the game."""
        return tuple(sorted(path.stem for path in (self.folder / "data").glob("*.json")))

    def edition(self, name: str) -> Edition:
        """An edition that comes with the game."""
        if name not in self.editions():
            raise RefusedError(Unknown("edition", name, self.editions()))
        return load(self.folder / "data" / f"{name}.json")

    def board(self, setup: Setup, edition: Edition | None = None) -> Board:
        """Check setup and edition and build the board; RefusedError or EditionError where they do not fit."""
        if setup.game != self.name:
            raise RefusedError(Unknown("game", setup.game, (self.name,)))
        if edition is None:
            edition = self.edition(setup.edition)
        if edition.game != self.name:
            raise RefusedError(Unknown("edition_of_this_game", f"{edition.name} ({edition.game})", self.editions()))
        whole = complete(setup, self.fewest, self.most, self.variants, (edition.name,))
        if isinstance(whole, Refusal):
            raise RefusedError(whole)
        problems = self.problems(edition)
        if problems:
            raise EditionError(f"{self.name} {edition.name}", problems, self.name)
        return self.build(whole, edition)

    def options(self, state: State, seat: int) -> list[Action]:
        """Everything the seat may choose now."""
        actions = state.board.actions
        if seat not in self.waiting_on(state):
            return []
        return [actions[code] for code in self.codes(state, seat)]

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Emitted]:
        """Carry out an action in place and say what happened; RefusedError, and no change, where it is not legal."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise RefusedError(refusal)
        events: list[Emitted] = []
        self.perform(state, seat, state.board.code_of[action], chance, events)
        return events

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, or None if it may. What is offered is what is legal."""
        waiting = self.waiting_on(state)
        if seat not in waiting:
            return NotYourTurn(seat, tuple(waiting))
        code = state.board.code_of.get(action)
        if code is None:
            return Unknown("action", str(action))
        for offered in self.codes(state, seat):
            if offered == code:
                return None
        return self.forbids(state, seat, code)


def named(games: Mapping[str, Game], name: str) -> Game:
    """The game of this name; RefusedError names those there are."""
    if name not in games:
        raise RefusedError(Unknown("game", name, tuple(games)))
    return games[name]
