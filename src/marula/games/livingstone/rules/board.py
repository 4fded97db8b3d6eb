"""The board: the edition's facts as tables of small integers, and the list of all actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.edition import Edition, require_facts
from marula.core.event import Action
from marula.core.refusal import Facts
from marula.core.setup import Setup
from marula.games.livingstone.rules import facts as edition_facts
from marula.games.livingstone.rules.actions import (
    CloseMarket,
    Dig,
    DrawCard,
    EndTurn,
    Give,
    MoveTent,
    PassDie,
    PitchSecondTent,
    PitchTent,
    PlayCard,
    SellAtMarket,
    SellDrawn,
    SellGem,
    TakeCoins,
    TakeDie,
)
from marula.games.livingstone.rules.facts import CARDS, GEMS

PHASES: Final = ("turn", "die", "after", "market", "white_stone", "second_tent", "move", "over")

ROWS: Final[i64] = 6
KINDS: Final[i64] = 12
"""Kinds of cards, in the order of facts.CARDS."""
FREE_TENT: Final[i64] = 0
ANY_ROW: Final[i64] = 1
TWO_DICE: Final[i64] = 2
LION: Final[i64] = 3
RHINO: Final[i64] = 4
ANTELOPE: Final[i64] = 5
SECOND_TENT: Final[i64] = 6
MARKET_CARD: Final[i64] = 7
BOAT_BACK: Final[i64] = 8
THREE_STONES: Final[i64] = 9
FOUR_COINS: Final[i64] = 10
MINE_COLLAPSE: Final[i64] = 11

COLOURS: Final[i64] = 3
"""Colours of gems; among the stones, rubble and white come after them."""
RUBBLE: Final[i64] = 3
WHITE: Final[i64] = 4

# Codes: where each kind of action begins. Those that depend on the edition come last and are on the Board.
TAKE: Final[i64] = 0
DRAW: Final[i64] = 6
COINS: Final[i64] = 7
DIG: Final[i64] = 8
PITCH: Final[i64] = 9  # + 4 for each row, + 1 with a free tent, + 2 with any row
PLAY: Final[i64] = 33  # + card - TWO_DICE: the first two cards are played with a tent, the last one plays itself
SELL: Final[i64] = 42
AT_MARKET: Final[i64] = 45
CLOSE: Final[i64] = 48
SELL_DRAWN: Final[i64] = 49
END: Final[i64] = 50
PASS: Final[i64] = 51
SECOND: Final[i64] = 52

LARGEST_GIFT: Final[i64] = 99
"""Coins in one gift: more than a purse ever holds. In matches of revision 1 the edition says how many."""

WITH: Final = ((), ("free_tent",), ("any_row",), ("free_tent", "any_row"))
"""The cards that may go with a tent."""


class Board(game.Board):
    """The tables of one edition for this many seats. A field is column * ROWS + row, both from 0."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        super().__init__(setup, edition)
        facts = require_facts(edition, edition_facts.read)
        columns = len(facts.columns)
        self.tables["phase"] = PHASES
        self.tables["card"] = CARDS
        self.tables["gem"] = GEMS
        self.tables["stone"] = (*GEMS, "rubble", "white")
        self.tables["face"] = ("one", "two", "three", "four", "five", "six")
        self.tables["row"] = tuple(f"row_{row + 1}" for row in range(len(facts.rows)))
        self.tables["column"] = tuple(f"column_{column + 1}" for column in range(columns))
        self.tables["field"] = tuple(
            f"field_{column + 1}_{row + 1}" for column in range(columns) for row in range(len(facts.rows))
        )
        self.columns: i64 = columns
        self.fields: i64 = columns * len(facts.rows)
        self.cost: vec[i64] = vec[i64]([column.cost for column in facts.columns])
        self.tent_points: vec[i64] = vec[i64]([row.tent_points for row in facts.rows])
        self.majority: vec[i64] = vec[i64]([row.majority_points for row in facts.rows])
        gems = {gem.id: gem for gem in facts.gems}
        self.price: vec[i64] = vec[i64]([gems[word].price for word in GEMS])
        self.market_coins: vec[i64] = vec[i64]([gems[word].market_coins for word in GEMS])
        self.market_points: vec[i64] = vec[i64]([gems[word].market_points for word in GEMS])
        counts = [gems[word].count for word in GEMS]
        counts += [facts.stones.rubble, facts.stones.white]
        self.stones: vec[i64] = vec[i64](counts)
        cards = {card.id: card for card in facts.cards}
        self.cards: vec[i64] = vec[i64]([cards[word].count for word in CARDS])
        self.amount: vec[i64] = vec[i64]([cards[word].amount for word in CARDS])
        self.tents: i64 = facts.numbers.tents
        self.coins: i64 = facts.numbers.coins
        self.dice: i64 = facts.numbers.dice_per_player * setup.seats
        self.gem_points: i64 = facts.numbers.gem_points
        self.largest_gift: i64 = LARGEST_GIFT if setup.revision >= 2 else facts.limits.largest_gift  # LI-32
        self.tells_passed_over: bool = setup.revision >= 3  # LI-9
        self.most_boats_back: i64 = facts.limits.boat_back
        self.forced_sale: bool = setup.options["white_stone"] == "forced"
        self.may_pass: bool = setup.options["pass_die"] is True
        self.open_gems: bool = setup.options["open_gems"] is True
        self.open_coins: bool = setup.options["open_coins"] is True
        actions: list[Action] = [
            *(TakeDie(die) for die in range(1, 7)),
            DrawCard(),
            TakeCoins(),
            Dig(),
            *(PitchTent(row, cards) for row in self.tables["row"] for cards in WITH),
            *(PlayCard(card) for card in CARDS[2:11]),
            *(SellGem(gem) for gem in GEMS),
            *(SellAtMarket(gem) for gem in GEMS),
            CloseMarket(),
            SellDrawn(),
            EndTurn(),
            PassDie(),
            *(PitchSecondTent(field) for field in self.tables["field"]),
            *(MoveTent(field) for field in self.tables["field"]),
            *(Give(coins) for coins in range(1, self.largest_gift + 1)),
        ]
        self.list_actions(actions)
        self.move: i64 = SECOND + self.fields
        self.give: i64 = self.move + self.fields - 1  # + coins, from 1

    def describe(self, table: str, word: str) -> Facts:
        """Columns, rows and die faces by their number; a field by its column and row."""
        if table in ("column", "row", "face") and word in self.tables[table]:
            return {"number": self.tables[table].index(word) + 1}
        if table == "field" and word in self.tables["field"]:
            field = self.tables["field"].index(word)
            return {"column": self.tables["column"][field // 6], "row": self.tables["row"][field % 6]}
        return {}
