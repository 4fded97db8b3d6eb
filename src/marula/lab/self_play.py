"""Self-play for training: plays matches by a learned policy and keeps every decision as plain numbers."""

# mypyc: yes

from __future__ import annotations

from math import exp, log

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.bots.search import highest
from marula.core.chance import Seeded
from marula.core.game import Board, Game, Instinct, State
from marula.core.learned_instinct import LearnedInstinct
from marula.core.value_network import verdict
from marula.lab.search_teacher import SearchTeacher

FINE: i64 = 1 << 30
"""How many different random numbers there are between 0 and 1."""


class Recording:
    """The decisions of some matches, one after the other, in vectors that NumPy reads as they are."""

    def __init__(self) -> None:
        self.options: vec[i64] = vec[i64]()
        """For each decision: how many options were considered."""
        self.seats: vec[i64] = vec[i64]()
        """The seat that decided."""
        self.chosen: vec[i64] = vec[i64]()
        """The place of the option that was taken."""
        self.chances: vec[float] = vec[float]()
        """The probability with which it was taken."""
        self.of_seats: vec[float] = vec[float]()
        """The features of all seats, one seat after the other."""
        self.of_options: vec[float] = vec[float]()
        """The features of all options."""
        self.weights: vec[float] = vec[float]()
        """What the untrained instinct gives each option."""
        self.judged: vec[float] = vec[float]()
        """The chance to win with each option, by the teacher's search; negative where it did not search."""
        self.decisions: vec[i64] = vec[i64]()
        """For each match: how many decisions were kept."""
        self.outcomes: vec[float] = vec[float]()
        """For each match: each seat's share of the win."""


class SelfPlay:
    """Plays matches on one board. Seats that learn choose by chance, others as their instinct says."""

    def __init__(self, game: Game, board: Board, temperature: float, teacher: SearchTeacher | None = None) -> None:
        self.game: Game = game
        self.board: Board = board
        self.temperature: float = temperature
        """In points. An option that is better by this much is chosen e times as often."""
        self.teacher: SearchTeacher | None = teacher
        """Searches some of the decisions that are kept."""
        self.recording: Recording = Recording()

    def play(self, seed: str, players: list[Instinct], learning: list[bool]) -> vec[float]:
        """One match: who won. Learning players must be LearnedInstincts; each of their decisions is kept."""
        game = self.game
        chance = Seeded(seed)
        luck = Seeded(seed + " choices")
        state = game.deal(self.board, chance, None)
        before = len(self.recording.options)
        while True:
            seat = game.turn(state)
            if seat < 0:
                break
            codes = game.codes(state, seat)
            code = codes[0]
            if len(codes) > 1:
                player = players[seat]
                if learning[seat]:
                    assert isinstance(player, LearnedInstinct)
                    code = self.decide(state, seat, codes, player, luck)
                else:
                    code = codes[highest(player.weigh(state, seat, codes))]
            game.perform(state, seat, code, chance, None)
        won = verdict(game.standings(state))
        kept = self.recording
        if len(kept.options) > before:
            kept.decisions = append(kept.decisions, len(kept.options) - before)
            for share in won:
                kept.outcomes = append(kept.outcomes, share)
        return won

    def decide(self, state: State, seat: i64, codes: vec[i64], player: LearnedInstinct, luck: Seeded) -> i64:
        """Draw one of the considered options, and keep the decision if there are two or more."""
        player.consider(codes, player.instinct.weigh(state, seat, codes))
        if len(player.places) == 1:
            return player.codes[0]
        shares = self.shares(player.weights, player.corrections(state, seat))
        place = drawn(shares, luck)
        code = player.codes[place]
        self.keep(state, seat, player, place, shares[place])
        # Last, because its rollouts ask the same player.
        if self.teacher is not None:
            self.recording.judged = self.teacher.judge(state, seat, player, shares, luck, self.recording.judged)
        return code

    def shares(self, weights: vec[float], corrections: vec[float]) -> vec[float]:
        """The probability of each option: a softmax of the corrected weights."""
        best = weights[0] + corrections[0]
        for at in range(len(weights)):
            if weights[at] + corrections[at] > best:
                best = weights[at] + corrections[at]
        whole = 0.0
        found = vec[float](capacity=len(weights))
        for at in range(len(weights)):
            share = exp((weights[at] + corrections[at] - best) / self.temperature)
            found = append(found, share)
            whole += share
        for at in range(len(weights)):
            found[at] /= whole
        return found

    def keep(self, state: State, seat: i64, player: LearnedInstinct, place: i64, share: float) -> None:
        """Keep one decision."""
        kept = self.recording
        kept.options = append(kept.options, len(player.places))
        kept.seats = append(kept.seats, seat)
        kept.chosen = append(kept.chosen, place)
        kept.chances = append(kept.chances, log(share))
        for of_seat in player.named.seats(state):
            for number in of_seat:
                kept.of_seats = append(kept.of_seats, number)
        for number in player.of_options:
            kept.of_options = append(kept.of_options, number)
        for number in player.weights:
            kept.weights = append(kept.weights, number)


def drawn(shares: vec[float], luck: Seeded) -> i64:
    """A place, with these probabilities.

    >>> int(drawn(vec[float]([0.0, 1.0]), Seeded("tea")))
    1
    """
    left = float(int(luck.pick(FINE))) / float(int(FINE))
    for at in range(len(shares)):
        left -= shares[at]
        if left < 0.0:
            return at
    return len(shares) - 1
