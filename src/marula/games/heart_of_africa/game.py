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
from marula.core.setup import Setup
from marula.games.heart_of_africa.bot import styles
from marula.games.heart_of_africa.bot.instinct import Instinct
from marula.games.heart_of_africa.knowledge import encoder, view, worlds
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules import deal, facts, options, refusals, scoring, turns
from marula.games.heart_of_africa.rules.actions import ACTIONS
from marula.games.heart_of_africa.rules.board import PHASES, Board
from marula.games.heart_of_africa.rules.events import EVENTS
from marula.games.heart_of_africa.rules.state import State

LINES = ("routes", "doubled_routes", "ticket_completed", "ticket_unfinished", "ticket_cut_off", "globetrotter")


class HeartOfAfrica(game.Game):
    """Ticket to Ride: The Heart of Africa, for two to five."""

    def __init__(self) -> None:
        super().__init__(
            name="heart_of_africa",
            prefix="HA",
            fewest=2,
            most=5,
            folder=Path(__file__).parent,
            actions=ACTIONS,
            events=EVENTS,
            phases=PHASES,
            lines=LINES,
            styles=styles.STYLES,
        )

    def build(self, setup: Setup, edition: Edition) -> game.Board:
        return Board(setup, edition)

    def problems(self, edition: Edition) -> list[Problem]:
        return facts.read(edition)[1]

    def deal(self, board: game.Board, chance: Chance, events: list[Emitted] | None) -> game.State:
        return deal.deal(cast(Board, board), chance, events)

    def turn(self, state: game.State) -> i64:
        return turns.turn(cast(State, state))

    def waiting_on(self, state: game.State) -> list[int]:
        return turns.waiting_on(cast(State, state))

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
        return styles.style(board, style) if style else Instinct(board)

    def write_observation(self, seen: game.View, writer: ObservationWriter) -> None:
        encoder.write_observation(cast(View, seen), writer)

    def census(self, state: game.State) -> dict[str, int]:
        """Every card, ticket and train, wherever it lies."""
        table = cast(State, state)
        board = table.box
        found: dict[str, int] = {}
        for card in range(board.cards):
            number = table.train_deck[card] + table.train_discards[card]
            for shown in table.train_row:
                number += 1 if shown == card else 0
            for seat in range(board.seats):
                number += table.hands[seat * board.cards + card]
            found[f"card {board.tables['card'][card]}"] = number
        for terrain in range(board.terrains):
            number = table.terrain_deck[terrain] + table.terrain_discards[terrain]
            for shown in table.terrain_row:
                number += 1 if shown == terrain else 0
            for seat in range(board.seats):
                number += table.terrains[seat * board.terrains + terrain]
            found[f"terrain {board.tables['terrain'][terrain]}"] = number
        for ticket in range(board.tickets):
            number = table.ticket_pile.unseen[ticket] + (1 if table.kept[ticket] >= 0 else 0)
            for lying in table.ticket_pile.under:
                number += 1 if lying == ticket else 0
            for lying in table.offered:
                number += 1 if lying == ticket else 0
            found[f"ticket {board.tables['ticket'][ticket]}"] = number
        for seat in range(board.seats):
            number = table.trains[seat]
            for track in range(board.tracks):
                if table.owners[track] == seat:
                    number += board.track_length[track]
            found[f"trains of seat {seat}"] = number
        return found

    def longest(self, board: game.Board) -> int:
        """The rules page adds it up: draws are bounded by cards, claims by tracks, and passes lie between them."""
        box = cast(Board, board)
        seats = int(box.seats)
        tracks = 0
        spaces = 0
        for track in range(box.tracks):
            if box.both_tracks or box.track_twin[track] < track:
                tracks += 1
                spaces += box.track_length[track]
        spaces = min(spaces, seats * int(box.trains))
        locomotives = int(box.card_counts[box.locomotive])
        every_card = sum(box.card_counts) + sum(box.terrain_counts)
        draws = every_card + spaces + tracks * max(int(box.most_terrain), locomotives)
        turns = draws + tracks + int(box.tickets)
        return seats + draws + 3 * tracks + 2 * int(box.tickets) + (seats - 1) * (turns + 1) + 1
