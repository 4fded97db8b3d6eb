"""Writes the playthrough in which nobody can move any more: python -m tests.games.heart_of_africa.staged FILE.

No random match ends so. Five players claim every short route until each has three trains left, which no open route can
take; then they draw all cards and tickets there are. Luck is told to bring the cards that are wanted.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import cast

from marula.core.chance import Chance, Scripted, Seeded
from marula.core.event import Action
from marula.core.match import Entry, Match
from marula.core.pile import total
from marula.core.setup import Setup
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.actions import (
    ClaimRoute,
    DrawTerrain,
    DrawTickets,
    DrawTrain,
    KeepTickets,
    Pass,
)
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.state import State
from marula.lab import match_text

SEATS = 5
LEFT = 3
"""Trains that everyone keeps: enough for no route that is still open, too many for the last round."""


OTHERWISE = 7919
"""What luck answers where nothing is wanted, within what is picked from: a prime, for variety."""


def share_out(board: Board) -> list[list[int]]:
    """Every route of up to three spaces and two longer ones, so that each seat lays all but LEFT trains."""
    tracks = [track for track in range(board.tracks) if board.track_length[track] <= LEFT]
    tracks += [next(track for track in range(board.tracks) if board.track_length[track] == length) for length in (5, 6)]
    goal = int(board.trains) - LEFT
    chance = Seeded("share out")
    while True:
        shares: list[list[int]] = [[] for _ in range(SEATS)]
        room = [goal] * SEATS
        for track in sorted(tracks, key=lambda track: (-board.track_length[track], chance.pick(1000))):
            length = int(board.track_length[track])
            open_to = [
                seat
                for seat in range(SEATS)
                if room[seat] >= length and int(board.track_twin[track]) not in shares[seat]
            ]
            if not open_to:
                break
            seat = max(open_to, key=lambda seat: room[seat])
            shares[seat].append(track)
            room[seat] -= length
        if not any(room):
            return shares


def choose(state: State, seat: int, share: list[int]) -> tuple[Action, Chance]:
    """Claim the next route of the share, or draw what it takes; with none left, draw whatever there is."""
    board = state.box
    options = GAME.options(state, seat)
    luck = Scripted([], then=OTHERWISE)
    keeps = [action for action in options if isinstance(action, KeepTickets)]
    if keeps:
        return keeps[-1], luck
    claims = {action.track for action in options if isinstance(action, ClaimRoute)}
    for track in share:
        if board.tables["track"][track] in claims:
            return ClaimRoute(board.tables["track"][track]), luck
    left = [track for track in share if state.owners[track] < 0]
    if left and DrawTrain() in options:
        return DrawTrain(), bringing(state, wanted(state, seat, left[0]))
    for action in (DrawTickets(), DrawTrain(), DrawTerrain(), Pass()):
        if action in options:
            return action, luck
    return options[0], luck


def wanted(state: State, seat: int, track: int) -> int:
    """The card that the hand lacks for the track; grey ones are paid in the first colour."""
    board = state.box
    colour = int(board.track_colour[track])
    card = 0 if colour == board.grey else colour
    if state.hands[seat * board.cards + card] + board.track_ferries[track] >= board.track_length[track]:
        return int(board.locomotive)
    return card


def bringing(state: State, card: int) -> Chance:
    """Luck that draws this card, if there is one."""
    deck = state.train_deck if total(state.train_deck) > 0 else state.train_discards
    before = sum(int(number) for number in list(deck)[:card])
    return Scripted([before] if deck[card] > 0 else [], then=OTHERWISE)


def stage() -> Match:
    """The whole match."""
    match = Match.deal(GAME, Setup(GAME.name, SEATS), Scripted([], then=OTHERWISE))
    shares = share_out(cast(Board, match.board))
    while not match.over:
        seat = GAME.waiting_on(match.state)[0]
        action, match.chance = choose(cast(State, match.state), seat, shares[seat])
        outcome = match.play(seat, action)
        assert isinstance(outcome, Entry), outcome
    return match


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(match_text.write(stage(), "Five players until nobody can move"), encoding="utf-8")
