"""A batch of matches in which one seat of each is the learner's, and bots play the others inside the batch."""

# mypyc: yes

from __future__ import annotations

from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from marula.bots.instinct_cache import instinct_of
from marula.core.chance import Chance, Seeded
from marula.core.game import Board, Game, Instinct, State
from marula.core.observation_vector_writer import ObservationWriter
from marula.lab.batch import MatchBatch
from marula.lab.reward import final_rewards

NEXT_MATCH: Final[i64] = -1
"""In place of an action: deal the lane's next match."""
STAY: Final[i64] = -2
"""In place of an action: leave the lane as it is."""
FIRST_MATCH: Final[i64] = -3
"""In place of an action: begin again with the first match of the lane's seed."""

RANDOM: Final = "random"
STEADY: Final = "steady"


def batch_bots(game: Game) -> tuple[str, ...]:
    """The bots that can play inside a batch: they keep nothing from one decision to the next, and do not search."""
    return (RANDOM, STEADY, *game.styles)


class SeatBatch(MatchBatch):
    """`lanes` matches. Every row shows what the learner sees when it must decide, or at the end of the match.

    `seat` is the learner's, or -1: then it is drawn for each match. `bots` names the other players in the order of
    their seats. A match that is over stays as it is until its lane gets NEXT_MATCH or FIRST_MATCH. `seeds` holds a
    number for each lane: match k of a seed is the same in every lane.
    """

    def __init__(
        self,
        game: Game,
        board: Board,
        writer: ObservationWriter,
        first: i64,
        lanes: i64,
        reward: str,
        observations: Any,
        masks: Any,
        seat: i64,
        bots: list[str],
        seeds: bytes,
    ) -> None:
        self.seeds: vec[i64] = vec[i64](capacity=lanes)
        self.seat: i64 = seat
        self.bots: list[str] = bots
        self.learners: vec[i64] = vec[i64](capacity=lanes)
        self.choosers: vec[Chance] = vec[Chance](capacity=lanes)
        self.instincts: list[Instinct | None] = [
            None if name == RANDOM else instinct_of(game, board, "" if name == STEADY else name) for name in bots
        ]
        for lane in range(lanes):
            self.seeds = append(self.seeds, read_i64_le(seeds, 8 * lane))
            self.learners = append(self.learners, i64(0))
            self.choosers = append(self.choosers, Seeded("none yet"))
        super().__init__(game, board, writer, "", first, lanes, reward, observations, masks)

    def reseed(self, seeds: bytes) -> None:
        """Other seeds, eight bytes each. A lane uses its new one when it gets FIRST_MATCH."""
        for lane in range(self.lanes):
            self.seeds[lane] = read_i64_le(seeds, 8 * lane)

    def next_luck(self, lane: i64) -> Chance:
        """The luck of the lane's next match; the learner's seat and the bots' choices come from the same seed."""
        self.dealt[lane] += 1
        name = f"{self.seeds[lane]} match {self.dealt[lane]}"
        chooser = Seeded(f"{name} bots")
        self.choosers[lane] = chooser
        self.learners[lane] = self.seat if self.seat >= 0 else chooser.pick(self.board.seats)
        return Seeded(name)

    def offers(self, lane: i64, code: i64) -> bool:
        return (code < 0 and code >= FIRST_MATCH) or super().offers(lane, code)

    def move(self, lane: i64, code: i64) -> None:
        """Perform the learner's action and the bots' answers to it, or what stands in its place."""
        if code == STAY:
            return
        if code < 0:
            if code == FIRST_MATCH:
                self.dealt[lane] = 0
            luck = self.next_luck(lane)
            self.luck[lane] = luck
            self.states[lane] = self.game.deal(self.board, luck, None)
            self.over[lane] = u8(0)
            self.pay(lane, [0.0] * int(self.board.seats))
        else:
            self.game.perform(self.states[lane], self.learners[lane], code, self.luck[lane], None)

    def show(self, lane: i64, numbers: vec[i16], at: i64, masks: vec[u8], row: i64) -> None:
        """Let the bots play until the learner is waited on; then what it sees and may choose."""
        state = self.states[lane]
        seat = self.bots_play(lane, state)
        if seat < 0 and self.over[lane] == 0:
            self.over[lane] = u8(1)
            self.pay(lane, final_rewards(self.game, state, self.reward))
        self.write_row(lane, self.learners[lane], numbers, at, masks, row)

    def bots_play(self, lane: i64, state: State) -> i64:
        """The learner's seat when it is waited on; -1 when the match is over."""
        learner = self.learners[lane]
        while True:
            seat = self.game.turn(state)
            if seat < 0:
                return -1
            for waiting in self.game.waiting_on(state):
                if waiting == learner:
                    return learner
            self.game.perform(state, seat, self.bots_choice(lane, state, seat), self.luck[lane], None)

    def bots_choice(self, lane: i64, state: State, seat: i64) -> i64:
        """A bot's choice. `weigh` uses only what the seat knows, so it may be given the true state."""
        codes = self.game.codes(state, seat)
        chooser = self.choosers[lane]
        instinct = self.instincts[seat if seat < self.learners[lane] else seat - 1]
        if instinct is None:
            return codes[chooser.pick(len(codes))]
        weights = instinct.weigh(state, seat, codes)
        best: i64 = 0
        equals: i64 = 1
        for option in range(i64(1), i64(len(weights))):
            if weights[option] > weights[best]:
                best = option
                equals = 1
            elif weights[option] == weights[best]:
                equals += 1
                if chooser.pick(equals) == 0:  # each of the equals is as likely as any other
                    best = option
        return codes[best]

    def pay(self, lane: i64, values: list[float]) -> None:
        """Set the rewards of all seats."""
        first = lane * self.board.seats
        for seat in range(self.board.seats):
            self.rewards[first + seat] = values[seat]
