"""GameOf: the functions that a game offers, for its own Board, State and View.

`Game` is for code to which the game does not matter. A game is a subclass of `GameOf[Board, State, View]` with its own
three classes, so that it needs no casts.

Inside, an action is a code: its place in the board's list of all actions. Rules, bots and playouts use codes;
everyone else sees Action objects. `codes` is the only list of what is legal: nothing else may decide it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import fields
from marula.core.chance import Chance
from marula.core.derived_features import DerivedFeaturesOf
from marula.core.edition import Edition, Problem, load
from marula.core.errors import EditionError, RefusedError
from marula.core.event import Action, Emitted, Event
from marula.core.features import FeaturesOf
from marula.core.instinct import Instinct, InstinctOf, OpponentModel, OpponentModelOf
from marula.core.learned_instinct import POLICY_FILE, learned
from marula.core.observation_vector_writer import ObservationWriter
from marula.core.refusal import Illegal, NotYourTurn, Refusal, Unknown
from marula.core.score import ScoreSheet
from marula.core.setup import Setup, Variant, complete
from marula.core.state import Board, State, View

# What a game is made of can be imported from here.
__all__ = [
    "UNTRAINED",
    "Board",
    "Game",
    "GameOf",
    "Instinct",
    "InstinctOf",
    "Kinds",
    "Knowledge",
    "OpponentModel",
    "OpponentModelOf",
    "Rules",
    "State",
    "View",
    "named",
]

B = TypeVar("B", bound=Board)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

UNTRAINED = "instinct"
"""The style of every game that plays by the instinct alone, without what was learned."""

MAKE_DICT = "_has_dict"
"""An attribute outside the class, so that the object gets a dict."""


class Kinds(Generic[B, S, V]):
    """The classes of one game: its Board, State, View and Instinct, and its Features if it has any.

    >>> from marula.games import GAMES
    >>> GAMES["template"].kinds.state.__name__
    'State'
    """

    def __init__(
        self,
        board: type[B],
        state: type[S],
        view: type[V],
        instinct: Callable[[B], InstinctOf[S, V]],
        features: Callable[[B], FeaturesOf[S]] | None = None,
    ) -> None:
        self.board: type[B] = board
        self.state: type[S] = state
        self.view: type[V] = view
        self.instinct: Callable[[B], InstinctOf[S, V]] = instinct
        self.features: Callable[[B], FeaturesOf[S]] | None = features


class Rules(Generic[B, S]):
    """The rules of one game as functions. What is called at every decision is a method of the game: that is faster.

    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> facts, problems = game.rules.facts(game.edition("default"))
    >>> problems
    []
    """

    def __init__(
        self,
        facts: Callable[[Edition], tuple[object, list[Problem]]],
        deal: Callable[[B, Chance, list[Emitted] | None], S],
        forbids: Callable[[S, i64, i64], Illegal],
        score: Callable[[S], ScoreSheet],
        standings: Callable[[S], list[int]],
    ) -> None:
        self.facts: Callable[[Edition], tuple[object, list[Problem]]] = facts
        self.deal: Callable[[B, Chance, list[Emitted] | None], S] = deal
        self.forbids: Callable[[S, i64, i64], Illegal] = forbids
        self.score: Callable[[S], ScoreSheet] = score
        self.standings: Callable[[S], list[int]] = standings


class Knowledge(Generic[S, V]):
    """What a seat of one game knows, as functions. `look` and `write_observation` are only for speed: both may be None.
    `derived` makes the object that computes further features from a view: distances on a map, or what is remembered.

    >>> from marula.games import GAMES
    >>> GAMES["template"].knowledge.look is None
    True
    """

    def __init__(
        self,
        view: Callable[[S, i64], V],
        imagine: Callable[[V, Chance], S],
        look: Callable[[S, i64, V], None] | None = None,
        write_observation: Callable[[V, ObservationWriter], None] | None = None,
        derived: Callable[[Any], DerivedFeaturesOf[V]] | None = None,
    ) -> None:
        self.view: Callable[[S, i64], V] = view
        self.imagine: Callable[[V, Chance], S] = imagine
        self.look: Callable[[S, i64, V], None] | None = look
        self.write_observation: Callable[[V, ObservationWriter], None] | None = write_observation
        self.derived: Callable[[Any], DerivedFeaturesOf[V]] | None = derived


class GameOf(Generic[B, S, V]):
    """A game: its name, its table sizes and its rules. It keeps nothing of a match.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> state = game.deal(game.board(Setup("template", 2)), Seeded("tea"), None)
    >>> game.waiting_on(state), game.phase(state, 0)
    ([0, 1], 'seeds')
    >>> first = game.options(state, 0)[0]
    >>> [str(event) for event in game.apply(state, 0, first, Seeded("luck"))][0]
    'seed_set 0'
    >>> game.why_not(state, 0, first)
    NotYourTurn(seat=0, waiting_on=(1,))
    """

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
        kinds: Kinds[B, S, V],
        rules: Rules[B, S],
        knowledge: Knowledge[S, V],
        variants: tuple[Variant, ...] = (),
        styles: tuple[str, ...] = (),
        revision: int = 1,
    ) -> None:
        self.name: str = name
        """The name of the game and of its folder."""
        self.prefix: str = prefix
        """Two letters that begin the number of each rule."""
        self.fewest: int = fewest
        """The smallest number of seats."""
        self.most: int = most
        """The largest number of seats."""
        self.folder: Path = folder
        """The game's folder: data, text and face are in it."""
        self.actions: tuple[type[Action], ...] = actions
        """Every kind of action."""
        self.events: tuple[type[Event], ...] = events
        """Every kind of event."""
        self.phases: tuple[str, ...] = phases
        """The kinds of decision, by name; `State.phase` is a place in this list."""
        self.lines: tuple[str, ...] = lines
        """The kinds of lines on the score sheet."""
        self.kinds: Kinds[B, S, V] = kinds
        """The game's classes."""
        self.rules: Rules[B, S] = rules
        """The game's rules as functions."""
        self.knowledge: Knowledge[S, V] = knowledge
        """What a seat knows, as functions."""
        self.variants: tuple[Variant, ...] = variants
        """The rules that a match may have changed."""
        self.offered_variants: tuple[Variant, ...] = tuple(variant for variant in variants if variant.offered)
        """Those that a new table may change."""
        self.styles: tuple[str, ...] = styles
        """Named ways for bots to play, besides the usual one."""
        self.revision: int = revision
        """The current revision of the rules. New matches get it. Older matches keep theirs, and replay as played."""
        # Compiled, an object of a generic class has room for a dict, but the dict is not made before it is needed.
        # Python 3.11 does not cache method calls on such an object: stepping a match from Python took 6 % longer.
        setattr(self, MAKE_DICT, True)

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), ())

    # --- what each game writes -----------------------------------------------------------------------------------

    def turn(self, state: S) -> i64:
        """The first seat that may choose now; -1 when the match is over."""
        raise NotImplementedError

    def waiting_on(self, state: S) -> list[int]:
        """Every seat that may choose now, in order; empty when the match is over."""
        seat = self.turn(state)
        return [seat] if seat >= 0 else []

    def codes(self, state: S, seat: i64) -> vec[i64]:
        """The codes of everything the seat (never an onlooker) may choose now; empty when it may not choose."""
        raise NotImplementedError

    def perform(self, state: S, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
        """Carry out an offered code in place, and add what happened to `events`. The code is not checked again."""
        raise NotImplementedError

    def census(self, state: S) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same at every moment of a match."""
        raise NotImplementedError

    def longest(self, board: B) -> int:
        """The most decisions a match can have; the game's rules page says why."""
        raise NotImplementedError

    # --- what every game gets ------------------------------------------------------------------------------------

    def editions(self) -> tuple[str, ...]:
        """The names of the editions that come with the game."""
        return tuple(sorted(path.stem for path in (self.folder / "data").glob("*.json")))

    def edition(self, name: str) -> Edition:
        """An edition that comes with the game; RefusedError names those there are."""
        if name not in self.editions():
            raise RefusedError(Unknown("edition", name, self.editions()))
        return load(self.folder / "data" / f"{name}.json")

    def problems(self, edition: Edition) -> list[Problem]:
        """Everything that is wrong with an edition; empty when it can be played."""
        return self.rules.facts(edition)[1]

    def board(self, setup: Setup, edition: Edition | None = None) -> B:
        """Check setup and edition and build the board; RefusedError or EditionError where they do not fit."""
        if setup.game != self.name:
            raise RefusedError(Unknown("game", setup.game, (self.name,)))
        if edition is None:
            edition = self.edition(setup.edition)
        if edition.game != self.name:
            raise RefusedError(Unknown("edition_of_this_game", f"{edition.name} ({edition.game})", self.editions()))
        whole = complete(setup, self.fewest, self.most, self.variants, (edition.name,), self.revision)
        if isinstance(whole, Refusal):
            raise RefusedError(whole)
        problems = self.problems(edition)
        if problems:
            raise EditionError(f"{self.name} {edition.name}", problems, self.name)
        return self.kinds.board(whole, edition)

    def deal(self, board: B, chance: Chance, events: list[Emitted] | None) -> S:
        """The state before the first decision. What was dealt is added to `events` unless that is None."""
        return self.rules.deal(board, chance, events)

    def phase(self, state: S, seat: i64) -> str:
        """What is to be decided now, as far as the seat or onlooker knows: one of `phases`."""
        return self.phases[state.phase]

    def options(self, state: S, seat: int) -> list[Action]:
        """Everything the seat may choose now."""
        actions = state.board.actions
        if seat not in self.waiting_on(state):
            return []
        return [actions[code] for code in self.codes(state, seat)]

    def apply(self, state: S, seat: int, action: Action, chance: Chance) -> list[Emitted]:
        """Carry out an action in place and return what happened; RefusedError, and no change, where it is illegal."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise RefusedError(refusal)
        events: list[Emitted] = []
        self.perform(state, seat, state.board.code_of[action], chance, events)
        return events

    def why_not(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, or None if it may. What is offered is what is legal."""
        waiting = self.waiting_on(state)
        if seat not in waiting:
            return NotYourTurn(seat, tuple(waiting))
        code = state.board.code_of.get(action)
        if code is None:
            return self.unlisted(state, seat, action)
        for offered in self.codes(state, seat):
            if offered == code:
                return None
        return self.forbids(state, seat, code)

    def unlisted(self, state: S, seat: i64, action: Action) -> Refusal:
        """Why the seat may not choose an action that has no code on this board. A game may name a rule instead."""
        return Unknown("action", str(action))

    def forbids(self, state: S, seat: i64, code: i64) -> Illegal:
        """The rule that forbids a code to a seat that may choose now, with facts. The code is not among `codes`."""
        return self.rules.forbids(state, seat, code)

    def score(self, state: S) -> ScoreSheet:
        """The score sheet as it would be if the match ended now."""
        return self.rules.score(state)

    def standings(self, state: S) -> list[int]:
        """The result of the score sheet as one number a seat: the highest wins, equal ones share, negative is out."""
        return self.rules.standings(state)

    def view(self, state: S, seat: i64) -> V:
        """What the seat has had the chance to know. It shares nothing with the state."""
        return self.knowledge.view(state, seat)

    def look(self, state: S, seat: i64, seen: V) -> V:
        """A view that is valid until the state changes. It may fill `seen`, an older view, and share with the state."""
        look = self.knowledge.look
        if look is None:
            return self.view(state, seat)
        look(state, seat, seen)
        return seen

    def imagine(self, view: V, chance: Chance) -> S:
        """A world that gives the seat exactly this view, drawn evenly among all that do (a determinization)."""
        return self.knowledge.imagine(view, chance)

    def write_observation(self, view: V, writer: ObservationWriter) -> None:
        """Give the fields of the view to the writer, in their order."""
        write = self.knowledge.write_observation
        if write is None:
            writer.each(view)
        else:
            write(view, writer)

    def derived_features(self, board: B) -> DerivedFeaturesOf[V] | None:
        """The object that computes derived features from views of this board; None if the game has none."""
        make = self.knowledge.derived
        return None if make is None else make(board)

    def read_view(self, board: B, words: object) -> V:
        """A view from its JSON; ValueError if it does not fit."""
        return cast(V, fields.read(self.kinds.view, board, words))

    def read_state(self, board: B, words: object) -> S:
        """A state from its JSON (a snapshot); ValueError if it does not fit."""
        return cast(S, fields.read(self.kinds.state, board, words))

    def instinct(self, board: B, style: str = "") -> InstinctOf[S, V]:
        """The heuristics for bots: with what was learned, without it (UNTRAINED), or one of the named `styles`."""
        plain = self.kinds.instinct(board)
        if style or not (self.folder / "bot" / POLICY_FILE).exists():
            return plain
        features = self.features(board)
        return plain if features is None else learned(plain, features, self.folder / "bot", self.phases.index("over"))

    def features(self, board: B) -> FeaturesOf[S] | None:
        """The named features of options and seats; None where the game has none."""
        return None if self.kinds.features is None else self.kinds.features(board)


Game = GameOf[Any, Any, Any]


def named(games: Mapping[str, Game], name: str) -> Game:
    """The game of this name; RefusedError names those there are.

    >>> from marula.games import GAMES
    >>> named(GAMES, "template").prefix
    'TP'
    """
    if name not in games:
        raise RefusedError(Unknown("game", name, tuple(games)))
    return games[name]
