"""A batch of matches that are advanced together, one decision each in one call: the core of the vector environment."""

# mypyc: yes

from __future__ import annotations

from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from marula.core.chance import Chance, Seeded
from marula.core.game import Board, Game, State, View
from marula.core.observation_vector import zeros
from marula.core.observation_vector_writer import ObservationWriter
from marula.lab.reward import final_rewards

BLOCK: Final[i64] = 16
"""How many lanes are written into one buffer before it is copied. A buffer of this size fits into the processor's
cache."""


class MatchBatch:
    """`lanes` matches. What the seat that is waited on sees and may choose goes into two arrays, one row a lane.

    A lane whose match is over deals the next one at once: `over` and `rewards` tell of the match that ended.
    Match k of lane l is the same match whatever other lanes there are.
    """

    def __init__(
        self,
        game: Game,
        board: Board,
        writer: ObservationWriter,
        seed: str,
        first: i64,
        lanes: i64,
        reward: str,
        observations: Any,
        masks: Any,
    ) -> None:
        self.game: Game = game
        self.board: Board = board
        self.writer: ObservationWriter = writer
        self.seed: str = seed
        self.first: i64 = first
        self.lanes: i64 = lanes
        self.reward: str = reward
        self.actions: i64 = len(board.actions)
        # As bytes: this is compiled for everyone, also for those who have no NumPy.
        self.observations: memoryview = memoryview(observations).cast("B")
        self.masks: memoryview = memoryview(masks).cast("B")
        self.blank_numbers: vec[i16] = zeros(BLOCK * writer.size)
        self.blank_masks: vec[u8] = vec[u8](capacity=BLOCK * self.actions)
        for _ in range(BLOCK * self.actions):
            self.blank_masks = append(self.blank_masks, u8(0))
        self.states: vec[State] = vec[State](capacity=lanes)
        self.luck: vec[Chance] = vec[Chance](capacity=lanes)
        self.offered: vec[vec[i64]] = vec[vec[i64]](capacity=lanes)
        self.dealt: vec[i64] = vec[i64](capacity=lanes)
        self.seats: vec[i64] = vec[i64](capacity=lanes)
        self.over: vec[u8] = vec[u8](capacity=lanes)
        self.rewards: vec[float] = vec[float](capacity=lanes * board.seats)
        for _ in range(lanes * board.seats):
            self.rewards = append(self.rewards, 0.0)
        for lane in range(lanes):
            self.dealt = append(self.dealt, 0)
            self.seats = append(self.seats, -1)
            self.over = append(self.over, u8(0))
            luck = self.next_luck(lane)
            self.luck = append(self.luck, luck)
            self.states = append(self.states, game.deal(board, luck, None))
            self.offered = append(self.offered, vec[i64]())
        self.seen: View = game.view(self.states[0], 0)
        self.write(None)

    def next_luck(self, lane: i64) -> Chance:
        """The luck of the lane's next match."""
        self.dealt[lane] += 1
        return Seeded(f"{self.seed} lane {self.first + lane} match {self.dealt[lane]}")

    def step(self, choices: bytes) -> None:
        """Make one decision in every lane, by 64-bit codes. If one is not offered: ValueError, and nothing changes."""
        if len(choices) != 8 * self.lanes:
            raise ValueError(f"{self.lanes} lanes take {8 * self.lanes} bytes, not {len(choices)}")
        for lane in range(self.lanes):
            code = read_i64_le(choices, 8 * lane)
            if not self.offers(lane, code):
                raise ValueError(f"lane {self.first + lane}: action {code} is not offered")
        self.write(choices)

    def offers(self, lane: i64, code: i64) -> bool:
        for offered in self.offered[lane]:
            if offered == code:
                return True
        return False

    def write(self, choices: bytes | None) -> None:
        """Write the arrays of every lane, block by block, after the choice made in it (if there was one)."""
        size = self.writer.size
        first: i64 = 0
        while first < self.lanes:
            end = first + BLOCK if first + BLOCK < self.lanes else self.lanes
            numbers = self.blank_numbers[: (end - first) * size]
            masks = self.blank_masks[: (end - first) * self.actions]
            for lane in range(first, end):
                if choices is not None:
                    self.move(lane, read_i64_le(choices, 8 * lane))
                self.show(lane, numbers, (lane - first) * size, masks, (lane - first) * self.actions)
            written: Any = numbers
            marked: Any = masks
            self.observations[2 * first * size : 2 * end * size] = memoryview(written).cast("B")
            self.masks[first * self.actions : end * self.actions] = memoryview(marked).cast("B")
            first = end

    def move(self, lane: i64, code: i64) -> None:
        state = self.states[lane]
        self.game.perform(state, self.seats[lane], code, self.luck[lane], None)
        if self.game.turn(state) < 0:
            values = final_rewards(self.game, state, self.reward)
            for seat in range(self.board.seats):
                self.rewards[lane * self.board.seats + seat] = values[seat]
            self.over[lane] = u8(1)
            luck = self.next_luck(lane)
            self.luck[lane] = luck
            self.states[lane] = self.game.deal(self.board, luck, None)
        elif self.over[lane] == 1:
            self.over[lane] = u8(0)
            for at in range(lane * self.board.seats, (lane + 1) * self.board.seats):
                self.rewards[at] = 0.0

    def show(self, lane: i64, numbers: vec[i16], at: i64, masks: vec[u8], row: i64) -> None:
        """Write who is waited on, what that seat may choose, and what it sees."""
        self.write_row(lane, self.game.turn(self.states[lane]), numbers, at, masks, row)

    def write_row(self, lane: i64, seat: i64, numbers: vec[i16], at: i64, masks: vec[u8], row: i64) -> None:
        """Write what this seat may choose, and what it sees."""
        state = self.states[lane]
        self.seats[lane] = seat
        codes = self.game.codes(state, seat)
        for code in codes:
            masks[row + code] = u8(1)
        self.offered[lane] = codes
        self.seen = self.game.look(state, seat, self.seen)
        self.writer.begin(seat, numbers, at)
        self.game.write_observation(self.seen, self.writer)

    def random(self, chance: Chance) -> vec[i64]:
        """One offered code for every lane, each as likely as any other."""
        found = vec[i64](capacity=self.lanes)
        for lane in range(self.lanes):
            codes = self.offered[lane]
            found = append(found, codes[chance.pick(len(codes))])
        return found
