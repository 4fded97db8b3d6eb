"""Drawing cards: what lies open, what comes blind, locomotives, and decks that run out."""

from __future__ import annotations

import pytest

from marula.core.chance import Scripted
from marula.core.event import Action
from marula.core.pile import total, zeros
from marula.core.setup import CURRENT
from marula.games.heart_of_africa.rules.actions import (
    ClaimRoute,
    DrawTerrain,
    DrawTickets,
    DrawTrain,
    Pass,
    TakeTerrain,
    TakeTrain,
)
from marula.games.heart_of_africa.rules.state import SECOND_CARD, TURN, State
from tests.games.heart_of_africa.positions import (
    bag,
    held,
    hold,
    no_cards,
    no_tickets,
    own,
    row,
    table,
    terrain_row,
    terrains,
)
from tests.games.positions import do, index, options, public, whispers, why_refused
from tests.rule import rule


def opened() -> State:
    """A table with full face-up rows."""
    state = table()
    row(state, "red", "red", "blue", "locomotive", "white")
    terrain_row(state, "desert", "jungle")
    return state


@rule("HA-7")
def test_a_turn_is_one_of_three() -> None:
    state = opened()
    hold(state, 0, orange=1)
    kinds = {action.tag for action in options(state)}
    assert kinds == {"take_train", "draw_train", "take_terrain", "draw_terrain", "claim_route", "draw_tickets"}
    assert why_refused(state, Pass()).rule == "HA-34"


@rule("HA-8")
def test_cards_in_any_mix() -> None:
    for first in (TakeTrain("red"), DrawTrain(), TakeTerrain("desert"), DrawTerrain()):
        for second in (TakeTrain("blue"), DrawTrain(), TakeTerrain("jungle"), DrawTerrain()):
            state = opened()
            do(state, first)
            assert (state.phase, state.active) == (SECOND_CARD, 0)
            do(state, second)
            assert (state.phase, state.active) == (TURN, 1)
            assert state.hand_size(0) + sum(terrains(state, 0).values()) == 2


@rule("HA-8")
def test_face_up_cards_are_offered_once_each() -> None:
    state = opened()
    taken = [action.card for action in options(state) if isinstance(action, TakeTrain)]
    assert taken == ["red", "blue", "locomotive", "white"]
    assert why_refused(state, TakeTrain("green")).facts == {"card": "green"}
    assert why_refused(state, TakeTerrain("mountain")).case == "terrain"


@rule("HA-8")
def test_the_second_card_is_a_card() -> None:
    state = opened()
    hold(state, 0, orange=3)
    do(state, DrawTrain())
    assert {action.tag for action in options(state)} == {"take_train", "draw_train", "take_terrain", "draw_terrain"}
    refusal = why_refused(state, DrawTickets())
    assert (refusal.rule, refusal.case) == ("HA-8", "second")
    assert why_refused(state, ClaimRoute("windhoek_to_walvis_bay")).case == "second"


@rule("HA-9")
def test_a_face_up_locomotive_is_the_whole_draw() -> None:
    state = opened()
    do(state, TakeTrain("locomotive"))
    assert (state.phase, state.active) == (TURN, 1)
    assert held(state, 0) == {"locomotive": 1}


@rule("HA-9")
def test_a_face_up_locomotive_cannot_be_the_second_card() -> None:
    state = opened()
    do(state, TakeTrain("red"))
    assert TakeTrain("locomotive") not in options(state)
    assert why_refused(state, TakeTrain("locomotive")).rule == "HA-9"


@rule("HA-9")
def test_a_face_up_locomotive_cannot_follow_a_terrain_card() -> None:
    for first in (TakeTerrain("desert"), DrawTerrain()):
        state = opened()
        do(state, first)
        assert why_refused(state, TakeTrain("locomotive")).rule == "HA-9"


@rule("HA-9")
def test_a_locomotive_drawn_blind_is_an_ordinary_card() -> None:
    state = opened()
    left = total(state.train_deck)
    told = do(state, DrawTrain(), luck=Scripted([int(left) - 1]))
    assert whispers(told) == ["to 0: train_seen locomotive"]
    assert state.phase == SECOND_CARD
    told = do(state, DrawTrain(), luck=Scripted([int(left) - 2]))
    assert held(state, 0) == {"locomotive": 2}


@rule("HA-10")
def test_a_face_up_card_is_replaced_before_the_second_draw() -> None:
    state = opened()
    told = do(state, TakeTrain("blue"), luck=Scripted([0]))
    assert public(told) == ["train_taken 0 blue", "trains_turned_up yellow"]
    assert TakeTrain("yellow") in options(state)
    told = do(state, TakeTerrain("jungle"), luck=Scripted([0]))
    assert public(told) == ["terrain_taken 0 jungle", "terrains_turned_up desert"]
    assert bag(state, state.terrain_deck, "terrain") == {"desert": 13, "jungle": 14, "mountain": 15}


@rule("HA-11")
def test_train_cards_are_secret_and_terrain_cards_open() -> None:
    state = opened()
    assert public(do(state, DrawTrain())) == ["train_drawn 0"]
    assert public(do(state, DrawTerrain())) == ["terrain_drawn 0 desert"]


@rule("HA-6")
def test_three_locomotives_after_a_draw_are_swept() -> None:
    state = table()
    row(state, "red", "locomotive", "locomotive", "blue", "white")
    luck = Scripted([int(total(state.train_deck)) - 1, 0, 0, 0, 0, 0])
    told = do(state, TakeTrain("red"), luck=luck)
    assert public(told) == [
        "train_taken 0 red",
        "trains_turned_up locomotive",
        "row_swept 3",
        "trains_turned_up yellow,yellow,yellow,yellow,yellow",
    ]
    assert bag(state, state.train_discards, "card") == {"blue": 1, "white": 1, "locomotive": 3}
    assert state.phase == SECOND_CARD


@rule("HA-6")
def test_two_locomotives_stay() -> None:
    state = table()
    row(state, "red", "locomotive", "red", "blue", "white")
    told = do(state, TakeTrain("red"), luck=Scripted([int(total(state.train_deck)) - 1]))
    assert public(told) == ["train_taken 0 red", "trains_turned_up locomotive"]


@rule("HA-6")
def test_a_swept_row_may_be_swept_again() -> None:
    state = table()
    row(state, "red", "locomotive", "locomotive", "blue", "white")
    last = int(total(state.train_deck)) - 1
    luck = Scripted([last, last - 1, last - 2, last - 3, 0, 0, 0, 0, 0, 0, 0])
    assert public(do(state, TakeTrain("red"), luck=luck)).count("row_swept 3") == 2


def reshuffled(revision: int = CURRENT) -> State:
    """Row L L blue white white, the deck is empty, and 105 cards lie in the discards."""
    state = table(revision=revision)
    row(state, "locomotive", "locomotive", "blue", "white", "white")
    state.train_discards = state.train_deck
    state.train_deck = zeros(state.box.cards)
    return state


@rule("HA-6", "HA-12", "HA-34")
def test_a_third_locomotive_that_a_reshuffle_brings_sweeps_the_row() -> None:
    """No sweep had laid out this row, so it does not stay. Revision 1 let it stay: HA-6 knows no such exception."""
    state = reshuffled()
    told = do(state, TakeTrain("blue"), luck=Scripted([int(total(state.train_discards)) - 1], then=0))
    assert public(told) == [
        "train_taken 0 blue",
        "trains_shuffled 105",
        "trains_turned_up locomotive",
        "row_swept 3",
        "trains_turned_up yellow,yellow,yellow,yellow,yellow",
    ]
    assert bag(state, state.train_discards, "card") == {"white": 2, "locomotive": 3}
    assert total(state.train_deck) == 99


@rule("HA-6", "HA-34")
def test_a_row_laid_out_by_a_sweep_without_a_reshuffle_is_swept_again() -> None:
    """The reshuffle came before the sweep. The new row did not need one, so three locomotives sweep it too."""
    state = reshuffled()
    last = int(total(state.train_discards)) - 1
    told = do(state, TakeTrain("blue"), luck=Scripted([last, last - 1, last - 2, last - 3], then=0))
    assert public(told).count("row_swept 3") == 2
    assert public(told).count("trains_shuffled 105") == 1


@rule("HA-34")
def test_in_revision_one_a_row_stayed_after_any_reshuffle() -> None:
    """Matches that began by revision 1 go on so: the next claim sweeps the row."""
    state = reshuffled(revision=1)
    orange = index(state, "card", "orange")
    state.train_discards[orange] -= 1
    state.hands[state.box.cards + orange] = 1  # seat 1 holds it
    told = do(state, TakeTrain("blue"), luck=Scripted([int(total(state.train_discards)) - 1]))
    assert public(told) == ["train_taken 0 blue", "trains_shuffled 104", "trains_turned_up locomotive"]
    do(state, DrawTerrain())
    assert "row_swept 3" in public(do(state, ClaimRoute("windhoek_to_walvis_bay")))


@rule("HA-6", "HA-34")
def test_a_sweep_that_needs_a_reshuffle_is_the_last() -> None:
    """One card in the deck: the sweep reshuffles, three locomotives come again, and the row stays."""
    state = table()
    row(state, "red", "locomotive", "locomotive", "blue", "white")
    no_cards(state)
    locomotive = index(state, "card", "locomotive")
    state.train_deck[locomotive] = 2
    told = do(state, TakeTrain("red"), luck=Scripted([0, 0, 0, 0, 0, 0]))
    lines = public(told)
    assert lines == [
        "train_taken 0 red",
        "trains_turned_up locomotive",
        "row_swept 3",
        "trains_turned_up locomotive",
        "trains_shuffled 5",
        "trains_turned_up blue,white,locomotive,locomotive",
    ]
    assert [int(card) for card in state.train_row].count(locomotive) == 3
    assert total(state.train_deck) == 1


def kept_row() -> State:
    """The row that stayed above: three locomotives, blue and white; one locomotive in the deck; seat 0 holds orange."""
    state = table()
    no_cards(state)
    row(state, "locomotive", "blue", "white", "locomotive", "locomotive")
    state.train_deck = zeros(state.box.cards)
    state.train_deck[index(state, "card", "locomotive")] = 1
    state.hands[index(state, "card", "orange")] = 1
    return state


@rule("HA-34")
def test_a_row_that_stays_is_not_swept_by_a_claim() -> None:
    """The claim only adds discards: no card comes into the row."""
    state = kept_row()
    before = list(state.train_row)
    assert public(do(state, ClaimRoute("windhoek_to_walvis_bay"))) == [
        "route_claimed 0 windhoek_to_walvis_bay orange 1 0 1"
    ]
    assert list(state.train_row) == before


@rule("HA-34")
def test_a_row_that_stays_is_not_swept_by_a_blind_draw() -> None:
    state = kept_row()
    assert public(do(state, DrawTrain())) == ["train_drawn 0"]


@rule("HA-6", "HA-34")
def test_a_row_that_stays_is_swept_when_another_card_comes_into_it() -> None:
    state = kept_row()
    told = do(state, TakeTrain("blue"), luck=Scripted([], then=0))
    assert public(told) == [
        "train_taken 0 blue",
        "trains_turned_up locomotive",
        "row_swept 4",
        "trains_shuffled 5",
        "trains_turned_up white,locomotive,locomotive,locomotive,locomotive",
    ]


@rule("HA-6", "HA-34")
def test_a_claim_that_fills_a_gap_sweeps_a_row_of_three_locomotives() -> None:
    """The discards of the claim bring a card into the row. The row that follows needed the reshuffle, so it stays."""
    state = table()
    no_cards(state)
    row(state, "locomotive", "locomotive", "locomotive")
    state.train_deck = zeros(state.box.cards)
    state.hands[index(state, "card", "orange")] = 1
    told = do(state, ClaimRoute("windhoek_to_walvis_bay"))
    assert public(told)[1:] == [
        "trains_shuffled 1",
        "trains_turned_up orange",
        "row_swept 3",
        "trains_shuffled 4",
        "trains_turned_up orange,locomotive,locomotive,locomotive",
    ]


@rule("HA-34")
def test_three_locomotives_for_ever() -> None:
    """Where nothing but locomotives is left, the row stays, and play goes on."""
    state = table()
    no_cards(state)
    row(state, "red", "locomotive", "locomotive", "locomotive", "locomotive")
    state.train_deck = zeros(state.box.cards)
    told = do(state, TakeTrain("red"))
    assert public(told) == ["train_taken 0 red"]
    assert (state.phase, state.active) == (TURN, 1), "nothing is left for a second card"
    told = do(state, TakeTrain("locomotive"))
    assert public(told) == ["train_taken 1 locomotive"]
    assert [int(card) for card in state.train_row].count(-1) == 2


@rule("HA-12")
def test_an_empty_deck_is_made_again_from_its_own_discards() -> None:
    state = opened()
    state.train_discards = state.train_deck
    state.train_deck = zeros(state.box.cards)
    state.terrain_discards = state.terrain_deck
    state.terrain_deck = zeros(state.box.terrains)
    assert public(do(state, DrawTrain())) == ["trains_shuffled 105", "train_drawn 0"]
    assert public(do(state, DrawTerrain())) == ["terrains_shuffled 43", "terrain_drawn 0 desert"]
    assert total(state.train_discards) == total(state.terrain_discards) == 0
    assert (total(state.train_deck), total(state.terrain_deck)) == (104, 42)


@rule("HA-12")
def test_what_is_empty_cannot_be_drawn_from() -> None:
    state = opened()
    no_cards(state)
    assert {action.tag for action in options(state)} == {"take_train", "take_terrain", "draw_tickets"}
    assert (why_refused(state, DrawTrain()).rule, why_refused(state, DrawTrain()).case) == ("HA-12", "trains")
    assert (why_refused(state, DrawTerrain()).rule, why_refused(state, DrawTerrain()).case) == ("HA-12", "terrains")


@rule("HA-12")
@pytest.mark.parametrize(
    ("first", "second"),
    [(TakeTrain("red"), TakeTerrain("desert")), (TakeTerrain("desert"), TakeTrain("red"))],
    ids=str,
)
def test_the_second_card_from_what_is_left(first: Action, second: Action) -> None:
    """With an empty train deck and row the second card is a terrain card, and the other way round."""
    state = table()
    no_cards(state)
    row(state, "red")
    terrain_row(state, "desert")
    state.train_deck, state.terrain_deck = zeros(state.box.cards), zeros(state.box.terrains)
    do(state, first)
    assert options(state) == [second]


@rule("HA-9", "HA-12")
def test_no_second_card_where_only_locomotives_lie_open() -> None:
    state = table()
    no_cards(state)
    row(state, "red", "locomotive")
    state.train_deck = zeros(state.box.cards)
    do(state, TakeTrain("red"))
    assert (state.phase, state.active) == (TURN, 1)


@rule("HA-34")
def test_a_gap_in_the_terrain_row_stays_open() -> None:
    state = table()
    terrain_row(state, "desert", "jungle")
    state.terrain_deck = zeros(state.box.terrains)
    told = do(state, TakeTerrain("desert"))
    assert public(told) == ["terrain_taken 0 desert"]
    assert [int(terrain) for terrain in state.terrain_row] == [-1, 1]
    assert TakeTerrain("jungle") in options(state)


@rule("HA-34")
def test_a_gap_is_filled_when_something_is_discarded() -> None:
    state = table()
    no_cards(state)
    row(state, "red", "blue", "white", "black")
    state.train_deck = zeros(state.box.cards)
    state.hands[index(state, "card", "orange")] = 1
    told = do(state, ClaimRoute("windhoek_to_walvis_bay"))
    assert public(told)[1:] == ["trains_shuffled 1", "trains_turned_up orange"]


@rule("HA-34")
def test_who_can_do_nothing_passes() -> None:
    state = table()
    no_cards(state)
    no_tickets(state)
    assert options(state) == [Pass()]
    state.hands[index(state, "card", "orange")] = 1
    assert Pass() not in options(state)
    own(state, 1, "windhoek_to_walvis_bay", "port_florence_to_ws_east")  # the one-space routes it could pay for
    assert options(state) == [Pass()]
    assert public(do(state, Pass())) == ["passed 0"]
