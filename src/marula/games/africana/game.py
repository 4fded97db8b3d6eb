"""Africana as the rest of Marula knows it: its name, table sizes, classes and functions."""

from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.game import GameOf, Kinds, Knowledge, Rules
from marula.core.pile import has_bit, total
from marula.core.setup import Variant
from marula.games.africana.bot.features import Features
from marula.games.africana.bot.instinct import Instinct
from marula.games.africana.knowledge import derived_features, encoder, view, worlds
from marula.games.africana.knowledge.view import View
from marula.games.africana.rules import deal, facts, options, refusals, scoring, turns
from marula.games.africana.rules.actions import ACTIONS
from marula.games.africana.rules.board import ASSISTANT, COLOURS, JOKER, PHASES, SPACES, Board, count
from marula.games.africana.rules.events import EVENTS
from marula.games.africana.rules.state import State


class Africana(GameOf[Board, State, View]):
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
            kinds=Kinds(Board, State, View, Instinct, Features),
            rules=Rules(facts.read, deal.deal, refusals.forbids, scoring.score, scoring.standings),
            knowledge=Knowledge(
                view.view, worlds.imagine, view.look, encoder.write_observation, derived_features.Journeys
            ),
            variants=(
                # It promised to hide what anyone could add up: all that was completed lies open (AF-47).
                Variant("hidden_totals", False, (False, True), offered=False),
                Variant("quiet_rounds", 500, (20, 500)),
            ),
        )

    def turn(self, state: State) -> i64:
        return turns.turn(state)

    def codes(self, state: State, seat: i64) -> vec[i64]:
        return options.codes(state, seat)

    def perform(self, state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
        turns.perform(state, seat, code, chance, events)

    def census(self, state: State) -> dict[str, int]:
        """Every card, wherever it lies. Coins and markers are not counted: the bank never runs out, and `joined` holds
        all markers."""
        board = state.box
        seats = int(board.seats)
        found: dict[str, int] = {}
        for colour in range(COLOURS):
            word = board.tables["card"][colour]
            travel = state.deck[colour] + state.discards[colour] + state.played[colour]
            helpers = state.supply[colour] + state.played[ASSISTANT + colour] + state.lost[ASSISTANT + colour]
            for seat in range(seats):
                travel += state.hands[seat * COLOURS + colour]
                helpers += state.assistants[seat * COLOURS + colour]
            found[word] = travel
            found[board.tables["card"][ASSISTANT + colour]] = helpers
        found["joker"] = total(state.jokers) + state.played[JOKER] + state.lost[JOKER]
        for expedition in range(board.expeditions):
            number = 1 if has_bit(state.unseen, expedition) else 0
            number += 1 if state.space_of(expedition) >= 0 else 0
            for seat in range(seats):
                number += 1 if has_bit(state.expeditions[seat], expedition) else 0
            found[f"expedition {board.tables['expedition'][expedition]}"] = number
        on_display = 0
        for space in range(SPACES):
            on_display += 1 if state.display[space] >= 0 else 0
        taken = 0
        for seat in range(seats):
            taken += count(state.expeditions[seat])
        found["expeditions in play"] = state.pile + on_display + taken
        for adventure in range(board.adventures):
            number = 1 if has_bit(state.unread, adventure) else 0
            number += 1 if has_bit(state.gone, adventure) else 0
            for book in range(2):
                for page in state.pages[book]:
                    number += 1 if page == adventure else 0
            for seat in range(seats):
                number += 1 if has_bit(state.adventures[seat], adventure) else 0
                number += 1 if has_bit(state.completed[seat], adventure) else 0
            found[f"adventure {board.tables['adventure'][adventure]}"] = number
        return found

    def longest(self, board: Board) -> int:
        """The bound that docs/explanation/longest-match.md explains: turns, what a turn can hold, and what silver can
        buy."""
        in_play = int(board.expeditions - board.removed)
        turns = int(board.seats * board.quiet_rounds) * (in_play + 1)
        cards_won = int(total(board.bonus_cards) + board.adventure_limit)
        steps = int(board.hand_limit) + cards_won
        a_turn = 2 + steps + 2 * int(SPACES) + int(board.adventure_limit) + max(cards_won, int(board.drawn))
        a_turn += int(board.free_turns)
        silver = int(total(board.start_silver) + total(board.expedition_silver) + total(board.adventure_silver))
        silver += int(board.seats) * in_play * max([int(bonus) for bonus in board.bonus_silver])
        return turns * a_turn + silver // int(board.turn_price) + 2 * int(board.adventures)
