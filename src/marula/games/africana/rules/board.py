"""The board: the edition's facts as tables of small integers, and the list of all actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.chance import Chance
from marula.core.edition import Edition, require_facts
from marula.core.event import Action
from marula.core.graph import Graph
from marula.core.pile import filled, has_bit, set_bit
from marula.core.refusal import Facts
from marula.core.setup import Setup
from marula.games.africana.rules import facts as edition_facts
from marula.games.africana.rules.actions import (
    Buy,
    CompleteAdventure,
    CompleteExpedition,
    DiscardAdventure,
    DiscardCard,
    DrawCards,
    Join,
    OpenBook,
    SetOut,
    Step,
    Stop,
    TurnPage,
)

PHASES: Final = ("turn", "book", "journey", "cards", "adventures", "over")
SIDES: Final = ("left", "right")

COLOURS: Final[i64] = 5
SPACES: Final[i64] = 5
JOKER: Final[i64] = 5
"""Cards are numbered: a travel card by its colour, then the joker, then an assistant by 6 + its colour."""
ASSISTANT: Final[i64] = 6
CARDS: Final[i64] = 11
WAYS: Final[i64] = 21
"""Ways to pay a step: the cards as they are (0 to 10), then recoloured travel cards (11 to 15) and assistants."""


class Board(game.Board):
    """The tables of one edition for this many seats. A set (of cards, adventures …) is the bits of one integer."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        super().__init__(setup, edition)
        facts = require_facts(edition, edition_facts.read)
        self.names: dict[str, Facts] = {}
        self._name_tables(facts)
        places: list[str] = [place.id for place in facts.places]
        colours: list[str] = [colour.id for colour in facts.colours]
        artifacts: list[str] = [artifact.id for artifact in facts.artifacts]

        self.places: i64 = len(places)
        self.half: vec[i64] = vec[i64]([edition_facts.HALVES.index(place.half) for place in facts.places])
        self.map: Graph = Graph(
            len(places), [(places.index(route.places[0]), places.index(route.places[1]), 1) for route in facts.routes]
        )
        self.fits: vec[i64] = vec[i64]([])
        """For each place: the cards that pay a step there as they are, as bits."""
        for place in facts.places:
            cards: i64 = set_bit(0, JOKER)
            for symbol in place.symbols:
                colour: i64 = colours.index(symbol)
                cards = set_bit(set_bit(cards, colour), ASSISTANT + colour)
            self.fits = append(self.fits, cards)

        self.start_places: vec[i64] = vec[i64]([places.index(company.place) for company in facts.companies])
        self.start_silver: vec[i64] = vec[i64]([company.silver for company in facts.companies])

        self.expeditions: i64 = len(facts.expeditions)
        self.starts: vec[i64] = vec[i64]([places.index(card.start) for card in facts.expeditions])
        self.targets: vec[i64] = vec[i64]([places.index(card.target) for card in facts.expeditions])
        self.expedition_silver: vec[i64] = vec[i64]([card.silver for card in facts.expeditions])
        self.expedition_points: vec[i64] = vec[i64]([card.points for card in facts.expeditions])
        self.backs: vec[i64] = filled(3, 0)
        """For each back: the expeditions that have it, as bits."""
        for at, expedition in enumerate(facts.expeditions):
            back: i64 = edition_facts.BACKS.index(expedition.back)
            self.backs[back] = set_bit(self.backs[back], at)

        self.adventures: i64 = len(facts.adventures)
        self.adventure_places: vec[i64] = vec[i64]([places.index(card.target) for card in facts.adventures])
        self.adventure_silver: vec[i64] = vec[i64]([card.silver for card in facts.adventures])
        self.adventure_points: vec[i64] = vec[i64]([card.points for card in facts.adventures])
        self.artifact: vec[i64] = vec[i64]([])
        """For each adventure: its artifact, or -1."""
        self.assistant: vec[i64] = vec[i64]([])
        """For each adventure: the colour of its assistant, or -1."""
        self.books: vec[i64] = filled(2, 0)
        """For each book: the adventures that began in it, as bits."""
        for at, adventure in enumerate(facts.adventures):
            is_artifact = adventure.artifact != ""
            self.artifact = append(self.artifact, artifacts.index(adventure.artifact) if is_artifact else -1)
            self.assistant = append(self.assistant, -1 if is_artifact else colours.index(adventure.assistant))
            book: i64 = edition_facts.HALVES.index(adventure.book)
            self.books[book] = set_bit(self.books[book], at)

        self.bonus_silver: vec[i64] = vec[i64]([bonus.silver for bonus in facts.bonuses])
        self.bonus_cards: vec[i64] = vec[i64]([bonus.cards for bonus in facts.bonuses])

        numbers = facts.numbers
        self.travel_cards: i64 = numbers.travel_cards
        self.assistant_cards: i64 = numbers.assistant_cards
        self.jokers: i64 = numbers.jokers
        self.dealt: i64 = numbers.dealt
        self.markers: i64 = numbers.markers
        self.removed: i64 = numbers.removed[setup.seats - 2]
        self.drawn: i64 = numbers.drawn
        self.adventure_price: i64 = numbers.adventure_price
        self.free_turns: i64 = numbers.free_turns
        self.turn_price: i64 = numbers.turn_price
        self.recolour_price: i64 = numbers.recolour_price
        self.hand_limit: i64 = numbers.hand_limit
        self.adventure_limit: i64 = numbers.adventure_limit

        scoring = facts.scoring
        self.collections: tuple[int, int, int, int] = (
            scoring.two_alike,
            scoring.three_alike,
            scoring.two_different,
            scoring.four_different,
        )
        self.two_assistants: i64 = scoring.two_assistants
        self.more_assistants: i64 = scoring.more_assistants
        self.silver_per_point: i64 = scoring.silver_per_point
        self.cards_per_point: i64 = scoring.cards_per_point
        self.open_artifact: i64 = scoring.open_artifact

        self.hidden_totals: bool = setup.options["hidden_totals"] is True
        quiet = setup.options["quiet_rounds"]
        self.quiet_rounds: i64 = quiet if isinstance(quiet, int) else 0
        self._list_all()

    def _name_tables(self, facts: edition_facts.Facts) -> None:
        """The words of each table, and what text may say of them."""
        colours = [colour.id for colour in facts.colours]
        self.tables["phase"] = PHASES
        self.tables["side"] = SIDES
        self.tables["book"] = edition_facts.HALVES
        self.tables["space"] = tuple([f"space_{number}" for number in range(1, int(SPACES) + 1)])
        self.tables["colour"] = tuple(colours)
        self.tables["card"] = (*colours, "joker", *[f"{colour}_assistant" for colour in colours])
        self.tables["place"] = tuple([place.id for place in facts.places])
        self.tables["company"] = tuple([company.id for company in facts.companies])
        self.tables["artifact"] = tuple([artifact.id for artifact in facts.artifacts])
        self.tables["expedition"] = tuple([card.id for card in facts.expeditions])
        self.tables["adventure"] = tuple([card.id for card in facts.adventures])
        seats = self.tables["seat"]
        self.tables["trace"] = tuple([f"{word}_{seat}" for seat in seats for word in (*colours, "drawn")])
        for colour in facts.colours:
            self.names[f"colour {colour.id}"] = {"name": colour.name}
            self.names[f"card {colour.id}"] = {"kind": "travel", "colour": colour.id}
            self.names[f"card {colour.id}_assistant"] = {"kind": "assistant", "colour": colour.id}
        self.names["card joker"] = {"kind": "joker"}
        for place in facts.places:
            self.names[f"place {place.id}"] = {"name": place.name}
        for company in facts.companies:
            self.names[f"company {company.id}"] = {"name": company.name}
        for artifact in facts.artifacts:
            self.names[f"artifact {artifact.id}"] = {"name": artifact.name}
        for card in facts.expeditions:
            self.names[f"expedition {card.id}"] = {
                "place_from": card.start,
                "place_to": card.target,
                "silver": card.silver,
                "points": card.points,
            }
        for adventure in facts.adventures:
            about: Facts = {"kind": "artifact" if adventure.artifact else "assistant", "place": adventure.target}
            if adventure.artifact:
                about["artifact"] = adventure.artifact
            else:
                about["colour"] = adventure.assistant
            self.names[f"adventure {adventure.id}"] = about

    def _list_all(self) -> None:
        """Every action, in blocks. Each block's first code is kept under its name."""
        tables = self.tables
        actions: list[Action] = [DrawCards(), OpenBook(), SetOut(), Stop()]
        self.draw: i64 = 0
        self.open_book: i64 = 1
        self.set_out: i64 = 2
        self.stop: i64 = 3
        self.turn_page: i64 = len(actions)
        actions += [TurnPage(side) for side in SIDES]
        self.buy: i64 = len(actions)
        actions += [Buy(side) for side in SIDES]
        self.discard_card: i64 = len(actions)
        actions += [DiscardCard(card) for card in tables["card"]]
        self.discard_adventure: i64 = len(actions)
        actions += [DiscardAdventure(adventure) for adventure in tables["adventure"]]
        self.join: i64 = len(actions)
        actions += [Join(expedition) for expedition in tables["expedition"]]
        self.complete_expedition: i64 = len(actions)
        actions += [CompleteExpedition(expedition) for expedition in tables["expedition"]]
        self.complete_adventure: i64 = len(actions)
        actions += [CompleteAdventure(adventure) for adventure in tables["adventure"]]
        self.step: i64 = len(actions)
        cards = tables["card"]
        for place in tables["place"]:
            actions += [Step(place, card, False) for card in cards]
            actions += [Step(place, card, True) for card in cards if card != "joker"]
        self.list_actions(actions)

    def card_of(self, way: i64) -> i64:
        """The card that a way of paying a step takes from the hand."""
        if way < CARDS:
            return way
        return way - CARDS if way < CARDS + COLOURS else way - CARDS + 1

    def describe(self, table: str, word: str) -> Facts:
        """What text may say of a thing beyond its id."""
        return self.names.get(f"{table} {word}", {})


def count(mask: i64) -> i64:
    """How many things a set holds."""
    number: i64 = 0
    while mask != 0:
        mask &= mask - 1
        number += 1
    return number


def pick_one(things: i64, chance: Chance) -> i64:
    """One thing of a set at random."""
    skip = chance.pick(count(things))
    at: i64 = 0
    while True:
        if has_bit(things, at):
            if skip == 0:
                return at
            skip -= 1
        at += 1
