"""Livingstone as the rest of Marula knows it: its name, table sizes, classes and functions."""

from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Action, Emitted
from marula.core.game import GameOf, Kinds, Knowledge, Rules
from marula.core.refusal import Refusal
from marula.core.setup import Variant
from marula.games.livingstone.bot.features import Features
from marula.games.livingstone.bot.instinct import Instinct
from marula.games.livingstone.knowledge import derived_features, encoder, view, worlds
from marula.games.livingstone.knowledge.view import View
from marula.games.livingstone.rules import deal, facts, options, refusals, scoring, turns
from marula.games.livingstone.rules.actions import ACTIONS
from marula.games.livingstone.rules.board import COLOURS, FOUR_COINS, KINDS, PHASES, ROWS, THREE_STONES, Board
from marula.games.livingstone.rules.events import EVENTS
from marula.games.livingstone.rules.state import State

REVISION = 3
"""What each revision changed: 2, one gift may be up to LARGEST_GIFT coins (LI-32); 3, the event PassedOver (LI-9).

A match file keeps the events of each entry and is verified by them, so a new event needs a revision too.
"""


class Livingstone(GameOf[Board, State, View]):
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
            kinds=Kinds(Board, State, View, Instinct, Features),
            rules=Rules(facts.read, deal.deal, refusals.forbids, scoring.score, scoring.standings),
            knowledge=Knowledge(
                view.view, worlds.imagine, view.look, encoder.write_observation, derived_features.Remembered
            ),
            variants=(
                Variant("open_coins", False, (False, True)),
                Variant("open_gems", True, (True, False)),
                Variant("pass_die", False, (False, True)),
                Variant("white_stone", "forced", ("forced", "voluntary")),
            ),
            revision=REVISION,
        )

    def turn(self, state: State) -> i64:
        return turns.turn(state)

    def codes(self, state: State, seat: i64) -> vec[i64]:
        return options.codes(state, seat)

    def perform(self, state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
        turns.perform(state, seat, code, chance, events)

    def unlisted(self, state: State, seat: i64, action: Action) -> Refusal:
        return refusals.unlisted(state, seat, action)

    def census(self, state: State) -> dict[str, int]:
        """Every tent, stone, card and die, wherever it lies. Coins have no number: the bank never runs out."""
        board = state.box
        found: dict[str, int] = {}
        for seat in range(board.seats):
            tents = state.stock[seat]
            for field in range(board.fields):
                tents += state.tents[seat * board.fields + field]
            found[f"tents of {seat}"] = tents
        for stone in range(COLOURS + 2):
            number = state.bag[stone] + state.side[stone]
            if stone < COLOURS:
                number += state.drawn[stone]
                for seat in range(board.seats):
                    number += state.gems[seat * COLOURS + stone]
            found[board.tables["stone"][stone]] = number
        for card in range(KINDS):
            number = state.pile[card] + state.played[card]
            for seat in range(board.seats):
                number += state.hands[seat * KINDS + card]
            found[board.tables["card"][card]] = number
        dice: int = 0
        for face in range(ROWS):
            dice += state.dice[face]
            for seat in range(board.seats):
                dice += (state.taken[seat] >> face) & 1
        found["dice"] = dice
        return found

    def longest(self, board: Board) -> int:
        """Every decision uses up something that dice bring in: see docs/explanation/longest-match.md."""
        rounds: int = board.columns + board.most_boats_back
        price: int = 0
        for gem in range(COLOURS):
            for coins in (board.price[gem], board.market_coins[gem]):
                if coins > price:
                    price = coins
        stones: int = ROWS  # a die that digs; or one that draws a card which digs or gives coins
        if board.amount[THREE_STONES] > stones:
            stones = board.amount[THREE_STONES]
        income: int = stones * price
        if board.amount[FOUR_COINS] > income:
            income = board.amount[FOUR_COINS]
        if income < ROWS:
            income = ROWS
        # take it, use it, choose a tent to move, play a card, answer it, end the turn; sell each stone; give each coin
        for_a_die: int = 6 + stones + income
        passes: int = board.seats
        return rounds * (board.dice * for_a_die + passes) + board.seats * board.coins
