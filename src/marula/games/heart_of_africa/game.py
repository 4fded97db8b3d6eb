"""The Heart of Africa as the rest of Marula knows it: its name, table sizes, classes and functions."""

from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.game import UNTRAINED, GameOf, InstinctOf, Kinds, Knowledge, Rules
from marula.core.pile import times
from marula.games.heart_of_africa.bot import styles
from marula.games.heart_of_africa.bot.features import Features
from marula.games.heart_of_africa.bot.instinct import Instinct
from marula.games.heart_of_africa.knowledge import derived_features, encoder, view, worlds
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules import deal, facts, options, refusals, scoring, turns
from marula.games.heart_of_africa.rules.actions import ACTIONS
from marula.games.heart_of_africa.rules.board import PHASES, Board
from marula.games.heart_of_africa.rules.events import EVENTS
from marula.games.heart_of_africa.rules.state import State

LINES = ("routes", "doubled_routes", "ticket_completed", "ticket_unfinished", "ticket_cut_off", "globetrotter")

REVISION = 2
"""What each revision changed: 2, a third locomotive sweeps the row also when it came by a reshuffle (HA-34)."""


class HeartOfAfrica(GameOf[Board, State, View]):
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
            kinds=Kinds(Board, State, View, Instinct, Features),
            rules=Rules(facts.read, deal.deal, refusals.forbids, scoring.score, scoring.standings),
            knowledge=Knowledge(
                view.view, worlds.imagine, view.look, encoder.write_observation, derived_features.Graph
            ),
            styles=styles.STYLES,
            revision=REVISION,
        )

    def turn(self, state: State) -> i64:
        return turns.turn(state)

    def waiting_on(self, state: State) -> list[int]:
        return turns.waiting_on(state)

    def phase(self, state: State, seat: i64) -> str:
        return PHASES[turns.phase_for(state, seat)]

    def codes(self, state: State, seat: i64) -> vec[i64]:
        return options.codes(state, seat)

    def perform(self, state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
        turns.perform(state, seat, code, chance, events)

    def instinct(self, board: Board, style: str = "") -> InstinctOf[State, View]:
        if style in ("", UNTRAINED):
            return super().instinct(board, style)
        return styles.style(board, style)

    def census(self, state: State) -> dict[str, int]:
        """Every card, ticket and train, wherever it lies."""
        board = state.box
        found: dict[str, int] = {}
        for card in range(board.cards):
            number = state.train_deck[card] + state.train_discards[card] + times(state.train_row, card)
            for seat in range(board.seats):
                number += state.hands[seat * board.cards + card]
            found[f"card {board.tables['card'][card]}"] = number
        for terrain in range(board.terrains):
            number = state.terrain_deck[terrain] + state.terrain_discards[terrain] + times(state.terrain_row, terrain)
            for seat in range(board.seats):
                number += state.terrains[seat * board.terrains + terrain]
            found[f"terrain {board.tables['terrain'][terrain]}"] = number
        for ticket in range(board.tickets):
            number = state.ticket_pile.unseen[ticket] + (1 if state.kept[ticket] >= 0 else 0)
            number += times(state.ticket_pile.under, ticket) + times(state.offered, ticket)
            found[f"ticket {board.tables['ticket'][ticket]}"] = number
        for seat in range(board.seats):
            number = state.trains[seat]
            for track in range(board.tracks):
                if state.owners[track] == seat:
                    number += board.track_length[track]
            found[f"trains of seat {seat}"] = number
        return found

    def longest(self, board: Board) -> int:
        """Draws are bounded by cards, and claims by tracks; docs/explanation/longest-match.md explains the bound."""
        seats = int(board.seats)
        tracks = 0
        spaces = 0
        for track in range(board.tracks):
            if board.both_tracks or board.track_twin[track] < track:
                tracks += 1
                spaces += board.track_length[track]
        spaces = min(spaces, seats * int(board.trains))
        locomotives = int(board.card_counts[board.locomotive])
        every_card = sum(board.card_counts) + sum(board.terrain_counts)
        draws = every_card + spaces + tracks * max(int(board.most_terrain), locomotives)
        turns = draws + tracks + int(board.tickets)
        return seats + draws + 3 * tracks + 2 * int(board.tickets) + (seats - 1) * (turns + 1) + 1
