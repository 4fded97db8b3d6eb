"""Recall against a slow obvious twin that keeps every possible world of a very small deck."""

from __future__ import annotations

import random

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Seeded
from marula.games.livingstone.knowledge.recall import Recall
from tests.rule import rule

DECK = (1, 2, 2, 1)
KINDS = len(DECK)
SEATS = 3
VIEWER = 0

Hands = tuple[tuple[int, ...], ...]


class Table:
    """Hands, pile and played cards as they are, and all worlds that the viewer cannot tell apart from it."""

    def __init__(self, seed: int, recalls: bool) -> None:
        self.luck = random.Random(seed)
        self.pile: list[int] = list(DECK)
        self.played: list[int] = [0] * KINDS
        self.hands: list[list[int]] = [[0] * KINDS for _ in range(SEATS)]
        self.recall = Recall(SEATS, KINDS)
        self.recalls = recalls
        self.worlds: set[tuple[Hands, tuple[int, ...]]] = {(((0,) * KINDS,) * SEATS, DECK)}

    def draw(self, seat: int) -> None:
        kind = self.luck.choices(range(KINDS), self.pile)[0]
        self.pile[kind] -= 1
        self.hands[seat][kind] += 1
        self.recall.drew(seat, 1)
        self.worlds = {
            (changed(hands, seat, other, 1), less(pile, other))
            for hands, pile in self.worlds
            for other in range(KINDS)
            if pile[other] > 0 and (seat != VIEWER or other == kind)
        }

    def play(self, seat: int) -> None:
        kind = self.luck.choices(range(KINDS), self.hands[seat])[0]
        self.hands[seat][kind] -= 1
        self.played[kind] += 1
        self.recall.showed(seat, kind)
        self.worlds = {(changed(hands, seat, kind, -1), pile) for hands, pile in self.worlds if hands[seat][kind] > 0}

    def shuffle(self) -> None:
        if self.recalls:
            self.recall.reshuffled(vec[i64](self.pile), vec[i64]([count for hand in self.hands for count in hand]))
        self.worlds = {(hands, both(pile, self.played)) for hands, pile in self.worlds}
        self.pile = list(both(tuple(self.pile), self.played))
        self.played = [0] * KINDS

    def step(self) -> None:
        seat = self.luck.randrange(SEATS)
        what = self.luck.random()
        if what < 0.5 and sum(self.pile) > 0:
            self.draw(seat)
        elif what < 0.85 and sum(self.hands[seat]) > 0:
            self.play(seat)
        elif sum(self.played) > 0:
            self.shuffle()

    def possible(self) -> set[Hands]:
        return {hands for hands, _ in self.worlds}

    def imagined(self, chance: Seeded) -> Hands:
        unseen = vec[i64](
            [self.pile[k] + sum(self.hands[s][k] for s in range(SEATS) if s != VIEWER) for k in range(KINDS)]
        )
        flat = vec[i64]([self.hands[s][k] if s == VIEWER else 0 for s in range(SEATS) for k in range(KINDS)])
        sizes = vec[i64]([sum(hand) for hand in self.hands])
        known = self.recall.of(VIEWER)
        known.deal(VIEWER, unseen, sizes, flat, chance)
        assert list(unseen) >= [0] * KINDS
        for held in known.held:
            others = list(zip(held, flat, strict=True))[(VIEWER + 1) * KINDS :]
            assert all(old <= now for old, now in others), "more old cards than the hand has"
        return tuple(tuple(flat[s * KINDS + k] for k in range(KINDS)) for s in range(SEATS))


def changed(hands: Hands, seat: int, kind: int, by: int) -> Hands:
    return tuple(
        tuple(count + by if (s, k) == (seat, kind) else count for k, count in enumerate(hand))
        for s, hand in enumerate(hands)
    )


def less(pile: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(count - (k == kind) for k, count in enumerate(pile))


def both(pile: tuple[int, ...], more: list[int]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(pile, more, strict=True))


def impossible(recalls: bool) -> float:
    """Which share of imagined worlds an attentive player could rule out."""
    wrong = whole = 0
    for seed in range(120):
        table = Table(seed, recalls)
        chance = Seeded(str(seed))
        for _ in range(14):
            table.step()
            possible = table.possible()
            assert tuple(map(tuple, table.hands)) in possible
            for _ in range(6):
                whole += 1
                wrong += table.imagined(chance) not in possible
    return wrong / whole


@rule("LI-31")
def test_imagined_hands_fit_what_a_player_with_a_perfect_memory_knows() -> None:
    """All but one in a thousand even with six cards, where every card counts; with the real deck, fewer.

    What is left over are knots like: the card drawn since cannot be the one played, because it was in no pile.
    """
    assert impossible(recalls=True) <= 0.001


@rule("LI-31")
def test_without_recall_many_imagined_hands_would_be_impossible() -> None:
    assert impossible(recalls=False) > 0.02


@rule("LI-31")
def test_imagined_hands_reach_every_possible_world() -> None:
    for seed in range(12):
        table = Table(seed, recalls=True)
        for _ in range(12):
            table.step()
        chance = Seeded(str(seed))
        reached = {table.imagined(chance) for _ in range(1500)}
        assert table.possible() <= reached


def test_a_shuffle_while_nobody_holds_anything_is_not_worth_remembering() -> None:
    """Also the first one that finds something in a hand is remembered as it was."""
    memory = Recall(2, 3)
    memory.reshuffled(vec[i64]([4, 0, 1]), vec[i64]([0] * 6))
    assert memory.unseen == []
    memory.reshuffled(vec[i64]([4, 0, 1]), vec[i64]([0, 1, 0, 0, 0, 2]))
    assert [list(kinds) for kinds in memory.unseen] == [[4, 1, 3]]
