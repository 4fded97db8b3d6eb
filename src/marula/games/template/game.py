"""The game as the house knows it: its name and table sizes, and each function with this game's own types."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import fields, game
from marula.core.chance import Chance
from marula.core.edition import Edition, Problem
from marula.core.event import Emitted
from marula.core.observation_writer import ObservationWriter
from marula.core.refusal import Illegal
from marula.core.score import ScoreSheet
from marula.core.setup import Setup, Variant
from marula.games.template.bot import instinct
from marula.games.template.knowledge import encoder, view
from marula.games.template.knowledge.view import View
from marula.games.template.rules import facts, scoring, turns
from marula.games.template.rules.actions import ACTIONS
from marula.games.template.rules.board import PHASES, Board
from marula.games.template.rules.events import EVENTS
from marula.games.template.rules.state import State


class Template(game.Game):
    """Under the tree, for two to four."""

    def __init__(self) -> None:
        super().__init__(
            name="template",
            prefix="TP",
            fewest=2,
            most=4,
            folder=Path(__file__).parent,
            actions=ACTIONS,
            events=EVENTS,
            phases=PHASES,
            lines=("fruits", "seed", "hand"),
            variants=(Variant("open_seeds", False, (False, True)),),
        )

    def build(self, setup: Setup, edition: Edition) -> game.Board:
        return Board(setup, edition)

    def problems(self, edition: Edition) -> list[Problem]:
        return facts.read(edition)[1]

    def deal(self, board: game.Board, chance: Chance, events: list[Emitted] | None) -> game.State:
        return turns.deal(cast(Board, board), chance, events)

    def turn(self, state: game.State) -> i64:
        return turns.turn(cast(State, state))

    def waiting_on(self, state: game.State) -> list[int]:
        return turns.waiting_on(cast(State, state))

    def codes(self, state: game.State, seat: i64) -> vec[i64]:
        return turns.codes(cast(State, state), seat)

    def perform(self, state: game.State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
        turns.perform(cast(State, state), seat, code, chance, events)

    def forbids(self, state: game.State, seat: i64, code: i64) -> Illegal:
        return turns.forbids(cast(State, state), seat, code)

    def phase(self, state: game.State, seat: i64) -> str:
        return PHASES[cast(State, state).phase]

    def view(self, state: game.State, seat: i64) -> game.View:
        return view.view(cast(State, state), seat)

    def read_view(self, board: game.Board, words: object) -> game.View:
        return cast(View, fields.read(View, board, words))

    def read_state(self, board: game.Board, words: object) -> game.State:
        return cast(State, fields.read(State, board, words))

    def imagine(self, seen: game.View, chance: Chance) -> game.State:
        return view.imagine(cast(View, seen), chance)

    def score(self, state: game.State) -> ScoreSheet:
        return scoring.score(cast(State, state))

    def standings(self, state: game.State) -> list[int]:
        return scoring.standings(cast(State, state))

    def instinct(self, board: game.Board, style: str = "") -> game.Instinct:
        return instinct.Instinct(board)

    def write_observation(self, seen: game.View, writer: ObservationWriter) -> None:
        encoder.write_observation(cast(View, seen), writer)

    def census(self, state: game.State) -> dict[str, int]:
        """Every fruit and wasp, in the bag, in hands, as seeds and in baskets."""
        table = cast(State, state)
        board = table.box
        found: dict[str, int] = {"wasp": table.bag[board.fruits]}
        for fruit in range(board.fruits):
            number = table.bag[fruit]
            for seat in range(board.seats):
                number += table.hands[seat * board.fruits + fruit] + table.baskets[seat * board.fruits + fruit]
                if table.seeds[seat] == fruit:
                    number += 1
            found[board.tables["fruit"][fruit]] = number
        return found

    def longest(self, board: game.Board) -> int:
        """One seed each; in every round each seat shakes once and then gathers at most as often as the die shows."""
        box = cast(Board, board)
        return box.seats * (1 + box.rounds * (1 + box.die))
