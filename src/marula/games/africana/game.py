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
from marula.core.pile import has_bit, total
from marula.core.refusal import Illegal
from marula.core.score import ScoreSheet
from marula.core.setup import Setup, Variant
from marula.games.africana.bot.instinct import Instinct
from marula.games.africana.knowledge import encoder, view
from marula.games.africana.knowledge.view import View
from marula.games.africana.rules import facts, refusals, scoring, turns
from marula.games.africana.rules.actions import ACTIONS
from marula.games.africana.rules.board import ASSISTANT, COLOURS, JOKER, PHASES, SPACES, Board, count
from marula.games.africana.rules.events import EVENTS
from marula.games.africana.rules.state import State


class Africana(game.Game):
    """Africana, for two to four."""

    def __init__(self) -> None:
        super().__init__(
            name="africana",
            prefix="AF",
            fewest=2,
            most=4,
            folder=Path(__file__).parent,
            actions=ACTIONS,
            events=EVENTS,
            phases=PHASES,
            lines=scoring.LINES,
            variants=(
                Variant("hidden_totals", False, (False, True)),
                Variant("quiet_rounds", 500, (20, 500)),
            ),
        )

    def build(self, setup: Setup, edition: Edition) -> game.Board:
        return Board(setup, edition)

    def problems(self, edition: Edition) -> list[Problem]:
        return facts.read(edition)[1]

    def deal(self, board: game.Board, chance: Chance, events: list[Emitted] | None) -> game.State:
        return turns.deal(cast(Board, board), chance, events)

    def turn(self, state: game.State) -> i64:
        return turns.turn(cast(State, state))

    def codes(self, state: game.State, seat: i64) -> vec[i64]:
        return turns.codes(cast(State, state), seat)

    def perform(self, state: game.State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
        turns.perform(cast(State, state), seat, code, chance, events)

    def forbids(self, state: game.State, seat: i64, code: i64) -> Illegal:
        return refusals.forbids(cast(State, state), seat, code)

    def phase(self, state: game.State, seat: i64) -> str:
        return PHASES[cast(State, state).phase]

    def view(self, state: game.State, seat: i64) -> game.View:
        return view.view(cast(State, state), seat)

    def look(self, state: game.State, seat: i64, seen: game.View) -> game.View:
        view.look(cast(State, state), seat, cast(View, seen))
        return seen

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
        return Instinct(board)

    def write_observation(self, seen: game.View, writer: ObservationWriter) -> None:
        encoder.write_observation(cast(View, seen), writer)

    def census(self, state: game.State) -> dict[str, int]:
        """Every card, wherever it lies. Not coins: the bank never runs out. Not markers: `joined` says it all."""
        table = cast(State, state)
        board = table.box
        seats = int(board.seats)
        found: dict[str, int] = {}
        for colour in range(COLOURS):
            word = board.tables["card"][colour]
            travel = table.deck[colour] + table.discards[colour] + table.played[colour]
            helpers = table.supply[colour] + table.played[ASSISTANT + colour] + table.lost[ASSISTANT + colour]
            for seat in range(seats):
                travel += table.hands[seat * COLOURS + colour]
                helpers += table.assistants[seat * COLOURS + colour]
            found[word] = travel
            found[board.tables["card"][ASSISTANT + colour]] = helpers
        found["joker"] = total(table.jokers) + table.played[JOKER] + table.lost[JOKER]
        for expedition in range(board.expeditions):
            number = 1 if has_bit(table.unseen, expedition) else 0
            number += 1 if table.space_of(expedition) >= 0 else 0
            for seat in range(seats):
                number += 1 if has_bit(table.expeditions[seat], expedition) else 0
            found[f"expedition {board.tables['expedition'][expedition]}"] = number
        on_display = 0
        for space in range(SPACES):
            on_display += 1 if table.display[space] >= 0 else 0
        taken = 0
        for seat in range(seats):
            taken += count(table.expeditions[seat])
        found["expeditions in play"] = table.pile + on_display + taken
        for adventure in range(board.adventures):
            number = 1 if has_bit(table.unread, adventure) else 0
            number += 1 if has_bit(table.gone, adventure) else 0
            for book in range(2):
                for page in table.pages[book]:
                    number += 1 if page == adventure else 0
            for seat in range(seats):
                number += 1 if has_bit(table.adventures[seat], adventure) else 0
                number += 1 if has_bit(table.completed[seat], adventure) else 0
            found[f"adventure {board.tables['adventure'][adventure]}"] = number
        return found

    def longest(self, board: game.Board) -> int:
        """See "How long a match can be" in the rules page: turns, what a turn can hold, and what silver can buy."""
        box = cast(Board, board)
        in_play = int(box.expeditions - box.removed)
        turns = int(box.seats * box.quiet_rounds) * (in_play + 1)
        cards_won = int(total(box.bonus_cards) + box.adventure_limit)
        steps = int(box.hand_limit) + cards_won
        a_turn = 2 + steps + 2 * int(SPACES) + int(box.adventure_limit) + max(cards_won, int(box.drawn))
        a_turn += int(box.free_turns)
        silver = int(total(box.start_silver) + total(box.expedition_silver) + total(box.adventure_silver))
        silver += int(box.seats) * in_play * max([int(bonus) for bonus in box.bonus_silver])
        return turns * a_turn + silver // int(box.turn_price) + 2 * int(box.adventures)
