"""Write the golden playthroughs: python -m tests.games.livingstone.write_golden [NAME ...].

Read the difference before you commit. Choices are random, with a temper: how many times as likely each kind
of action is. Without one, random players give everything away and hardly build. Seeds are tried in turn until the match
shows what its file is there for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from marula.core.chance import Chance, Seeded
from marula.core.event import Action
from marula.core.match import Match
from marula.core.score import ScoreSheet
from marula.core.setup import Setup, VariantValue
from marula.games.livingstone import GAME
from marula.lab import match_text
from tools.golden import seen

FOLDER = Path(__file__).parent / "golden"
TRIES = 5000

Temper = dict[str, int]

EVEN: Temper = {"pitch_tent": 12, "take_die": 8, "end_turn": 10, "dig": 2, "play_card": 6, "give": 1}
"""A temper of 0 means: only when there is nothing else."""
BUILDER: Temper = {**EVEN, "pitch_tent": 60, "take_coins": 12, "draw_card": 4, "give": 0, "sell_gem": 20}
MISER: Temper = {**EVEN, "give": 0}
ALIKE: Temper = {**EVEN, "give": 0, "draw_card": 0, "dig": 0, "pitch_tent": 30}


def choose(options: list[Action], temper: Temper, chance: Chance) -> Action:
    """One of the options; each kind of gift counts once, not once for every size."""
    gifts = sum(option.tag == "give" for option in options)
    weights = [temper.get(option.tag, 4) * (1 if option.tag == "give" else max(1, gifts)) for option in options]
    if sum(weights) == 0:
        weights = [1] * len(options)
    at = chance.pick(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return option
    raise AssertionError("unreachable")


def play(setup: Setup, seed: str, temper: Temper) -> Match:
    match = Match.deal(GAME, setup, Seeded(seed))
    chance = Seeded(f"{seed} choices")
    while not match.over:
        seat = GAME.turn(match.state)
        match.play(seat, choose(GAME.options(match.state, seat), temper, chance))
    return match


def anyhow(sheet: ScoreSheet) -> bool:
    return True


def one(sheet: ScoreSheet) -> bool:
    return len(sheet.winners) == 1


def nobody(sheet: ScoreSheet) -> bool:
    return not sheet.winners and len({column.tie_break for column in sheet.columns}) == 1


def both_out(sheet: ScoreSheet) -> bool:
    return not sheet.winners and len(sheet.columns) == 2 and any(sum(column.tie_break) for column in sheet.columns)


def shared(sheet: ScoreSheet) -> bool:
    return len(sheet.winners) > 1


def by_gift(sheet: ScoreSheet) -> bool:
    """The winner has no more points than someone else who is not out."""
    rest = [column for column in sheet.columns if not column.out and column.seat not in sheet.winners]
    return len(sheet.winners) == 1 and any(column.total == sheet.columns[sheet.winners[0]].total for column in rest)


def the_best_is_out(sheet: ScoreSheet) -> bool:
    best = max(column.total for column in sheet.columns)
    return len(sheet.winners) == 1 and sheet.columns[sheet.winners[0]].total < best


class Golden:
    """One file: for whom, in which temper, how it ends, what else it shows, and which animals."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: int,
        temper: Temper,
        ending: Callable[[ScoreSheet], bool] = one,
        shows: tuple[str, ...] = (),
        animals: tuple[str, ...] = (),
        **options: VariantValue,
    ) -> None:
        self.path = FOLDER / f"{name}.txt"
        self.title = title
        self.setup = Setup("livingstone", seats, options=options)
        self.temper = temper
        self.ending = ending
        self.shows = set(shows)
        self.animals = animals

    def write(self) -> bool:
        for seed in range(1, TRIES):
            match = play(self.setup, f"{self.path.stem} {seed}", self.temper)
            if not self.ending(GAME.score(match.state)):
                continue
            text = match_text.write(match, f"{self.title} (seed {seed})")
            if self.shows <= seen(text) and all(f" {card}\n    points_gained" in text for card in self.animals):
                self.path.write_text(text, encoding="utf-8")
                print(f"{self.path.name}: seed {seed}, {match.version} decisions")
                return True
        print(f"{self.path.name}: no seed shows it")
        return False


FILES = (
    Golden("two_move_tents", "Two players run out of tents and move them", 2, BUILDER, anyhow, ("tent_moved",)),
    Golden("two_both_out", "Two players, both gave less than the dice say", 2, EVEN, both_out, ("seat_out",)),
    Golden("three_nobody_wins", "Three players, all gave the same and nobody wins", 3, MISER, nobody),
    Golden("three_share_the_win", "Three players, two share the win", 3, EVEN, shared),
    Golden("four_by_gift", "Four players, the larger gift breaks the tie", 4, EVEN, by_gift, ("boat_went_back",)),
    Golden(
        "five_and_a_collapse",
        "Five players, the mine collapses and the best of all gave too little",
        5,
        EVEN,
        the_best_is_out,
        ("mine_collapsed", "gems_lost", "second_tent_pitched", "sell_drawn", "gem_marketed"),
    ),
    Golden(
        "three_hidden_gems",
        "Three players hide their gems and may pass, the white stone forces nobody",
        3,
        EVEN,
        shows=("stones_hidden", "gems_found", "bag_refilled", "die_passed"),
        open_gems=False,
        pass_die=True,
        white_stone="voluntary",
    ),
    Golden(
        "two_open_coins",
        "Two players with open coins meet a lion",
        2,
        EVEN,
        shows=("gift_shown",),
        animals=("lion",),
        open_coins=True,
    ),
)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    chosen = [file for file in FILES if not sys.argv[1:] or file.path.stem in sys.argv[1:]]
    written = [file.write() for file in chosen]
    raise SystemExit(0 if all(written) else 1)
