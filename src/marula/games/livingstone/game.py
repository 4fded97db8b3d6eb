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
from marula.games.livingstone.bot.instinct import Instinct
from marula.games.livingstone.knowledge import encoder, view, worlds
from marula.games.livingstone.knowledge.view import View
from marula.games.livingstone.rules import deal, facts, options, refusals, scoring, turns
from marula.games.livingstone.rules.actions import ACTIONS
from marula.games.livingstone.rules.board import COLOURS, FOUR_COINS, KINDS, PHASES, ROWS, THREE_STONES, Board
from marula.games.livingstone.rules.events import EVENTS
from marula.games.livingstone.rules.state import State


class Livingstone(game.Game):
    """Livingstone, for two to five."""

    def __init__(self) -> None:
        super().__init__(
            name="livingstone",
            prefix="LI",
            fewest=2,
            most=5,
            folder=Path(__file__).parent,
            actions=ACTIONS,
            events=EVENTS,
            phases=PHASES,
            lines=("column", "row", "market", "gems", "animals", "gift"),
            variants=(
                Variant("open_coins", False, (False, True)),
                Variant("open_gems", True, (True, False)),
                Variant("pass_die", False, (False, True)),
                Variant("white_stone", "forced", ("forced", "voluntary")),
            ),
        )

    def build(self, setup: Setup, edition: Edition) -> game.Board:
        return Board(setup, edition)

    def problems(self, edition: Edition) -> list[Problem]:
        return facts.read(edition)[1]

    def deal(self, board: game.Board, chance: Chance, events: list[Emitted] | None) -> game.State:
        return deal.deal(cast(Board, board), chance, events)

    def turn(self, state: game.State) -> i64:
        return turns.turn(cast(State, state))

    def codes(self, state: game.State, seat: i64) -> vec[i64]:
        return options.codes(cast(State, state), seat)

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
        return worlds.imagine(cast(View, seen), chance)

    def score(self, state: game.State) -> ScoreSheet:
        return scoring.score(cast(State, state))

    def standings(self, state: game.State) -> list[int]:
        return scoring.standings(cast(State, state))

    def instinct(self, board: game.Board, style: str = "") -> game.Instinct:
        return Instinct(board)

    def write_observation(self, seen: game.View, writer: ObservationWriter) -> None:
        encoder.write_observation(cast(View, seen), writer)

    def census(self, state: game.State) -> dict[str, int]:
        """Every tent, stone, card and die, wherever it lies. Coins have no number: the bank never runs out."""
        table = cast(State, state)
        board = table.box
        found: dict[str, int] = {}
        for seat in range(board.seats):
            tents = table.stock[seat]
            for field in range(board.fields):
                tents += table.tents[seat * board.fields + field]
            found[f"tents of {seat}"] = tents
        for stone in range(COLOURS + 2):
            number = table.bag[stone] + table.side[stone]
            if stone < COLOURS:
                number += table.drawn[stone]
                for seat in range(board.seats):
                    number += table.gems[seat * COLOURS + stone]
            found[board.tables["stone"][stone]] = number
        for card in range(KINDS):
            number = table.pile[card] + table.played[card]
            for seat in range(board.seats):
                number += table.hands[seat * KINDS + card]
            found[board.tables["card"][card]] = number
        dice: int = 0
        for face in range(ROWS):
            dice += table.dice[face]
            for seat in range(board.seats):
                dice += (table.taken[seat] >> face) & 1
        found["dice"] = dice
        return found

    def longest(self, board: game.Board) -> int:
        """Every decision uses up something that dice bring in; the rules page counts what a die can bring at most."""
        box = cast(Board, board)
        rounds: int = box.columns + box.most_boats_back
        price: int = 0
        for gem in range(COLOURS):
            for coins in (box.price[gem], box.market_coins[gem]):
                if coins > price:
                    price = coins
        stones: int = ROWS  # a die that digs; or one that draws a card which digs or gives coins
        if box.amount[THREE_STONES] > stones:
            stones = box.amount[THREE_STONES]
        income: int = stones * price
        if box.amount[FOUR_COINS] > income:
            income = box.amount[FOUR_COINS]
        if income < ROWS:
            income = ROWS
        # take it, use it, choose a tent to move, play a card, answer it, end the turn; sell each stone; give each coin
        for_a_die: int = 6 + stones + income
        passes: int = box.seats
        return rounds * (box.dice * for_a_die + passes) + box.seats * box.coins
