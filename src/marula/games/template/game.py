"""Under the tree as the rest of Marula knows it: its name, table sizes, classes and functions."""

from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.game import GameOf, Kinds, Knowledge, Rules
from marula.core.setup import Variant
from marula.games.template.bot import features, instinct
from marula.games.template.knowledge import encoder, view
from marula.games.template.knowledge.view import View
from marula.games.template.rules import facts, scoring, turns
from marula.games.template.rules.actions import ACTIONS
from marula.games.template.rules.board import PHASES, Board
from marula.games.template.rules.events import EVENTS
from marula.games.template.rules.state import State


class Template(GameOf[Board, State, View]):
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
            kinds=Kinds(Board, State, View, instinct.Instinct, features.Features),
            rules=Rules(facts.read, turns.deal, turns.forbids, scoring.score, scoring.standings),
            knowledge=Knowledge(view.view, view.imagine, None, encoder.write_observation),
            variants=(Variant("open_seeds", False, (False, True)),),
        )

    def turn(self, state: State) -> i64:
        return turns.turn(state)

    def waiting_on(self, state: State) -> list[int]:
        return turns.waiting_on(state)

    def codes(self, state: State, seat: i64) -> vec[i64]:
        return turns.codes(state, seat)

    def perform(self, state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
        turns.perform(state, seat, code, chance, events)

    def census(self, state: State) -> dict[str, int]:
        """Every fruit and wasp, in the bag, in hands, as seeds and in baskets."""
        board = state.box
        found: dict[str, int] = {"wasp": state.bag[board.fruits]}
        for fruit in range(board.fruits):
            number = state.bag[fruit]
            for seat in range(board.seats):
                number += state.hands[seat * board.fruits + fruit] + state.baskets[seat * board.fruits + fruit]
                if state.seeds[seat] == fruit:
                    number += 1
            found[board.tables["fruit"][fruit]] = number
        return found

    def longest(self, board: Board) -> int:
        """Each seat sets one seed. In every round it shakes once and then gathers at most as often as the die shows."""
        return board.seats * (1 + board.rounds * (1 + board.die))
