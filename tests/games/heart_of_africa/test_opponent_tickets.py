"""What others have built tells which tickets they are likely to keep."""

from __future__ import annotations

from collections import Counter
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Seeded
from marula.core.pile import Pile, zeros
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.bot.opponent_tickets import OpponentModel
from marula.games.heart_of_africa.rules.state import State
from tests.games.heart_of_africa.positions import own, table, ticket
from tests.games.positions import index

WORLDS = 300


def suspected(state: State, seat: int, other: int) -> Counter[str]:
    """How often each ticket is the other's in worlds that the seat imagines."""
    view = GAME.view(state, seat)
    instinct = GAME.instinct(state.board)
    chance = Seeded("hunch")
    found: Counter[str] = Counter()
    opponent_model = instinct.opponent_model(view, GAME.imagine(view, chance))
    for _ in range(WORLDS):
        world = cast(State, GAME.imagine(view, chance))
        opponent_model.deal(world, chance)
        found.update(word for word, holder in zip(state.box.tables["ticket"], world.kept) if holder == other)
    return found


def test_who_has_connected_a_ticket_is_likely_to_keep_it() -> None:
    state = table(3)
    ticket(state, 1, "cape_town_to_east_london", "durban_to_salisbury")
    before = suspected(state, 0, 1)
    assert before["cape_town_to_east_london"] < WORLDS / 8, "nothing is built: any two of 48"
    own(state, 1, "cape_town_to_port_elizabeth_1", "port_elizabeth_to_east_london_1")
    after = suspected(state, 0, 1)
    assert after["cape_town_to_east_london"] > 5 * before["cape_town_to_east_london"]
    assert suspected(state, 0, 2) == Counter(), "who keeps none is given none"


def test_what_is_begun_says_something_and_less_with_every_train_built() -> None:
    state = table(2)
    ticket(state, 1, "durban_to_salisbury")
    own(state, 1, "cape_town_to_port_elizabeth_1")
    early = suspected(state, 0, 1)
    assert early["cape_town_to_east_london"] > 3 * WORLDS / 48
    state.trains[1] = 4
    late = suspected(state, 0, 1)
    assert late["cape_town_to_east_london"] < early["cape_town_to_east_london"]


def test_own_tickets_are_never_suspected() -> None:
    state = table(2)
    ticket(state, 0, "cape_town_to_east_london")
    ticket(state, 1, "durban_to_salisbury")
    own(state, 1, "cape_town_to_port_elizabeth_1", "port_elizabeth_to_east_london_1")
    assert suspected(state, 0, 1)["cape_town_to_east_london"] == 0
    assert state.kept[index(state, "ticket", "cape_town_to_east_london")] == 0


def test_what_others_put_under_the_pile_may_be_in_their_hands_in_another_world() -> None:
    """And the other way round: late in a match most of the hidden tickets lie there."""
    state = table(2)
    ticket(state, 1, "durban_to_salisbury")
    own(state, 1, "cape_town_to_port_elizabeth_1", "port_elizabeth_to_east_london_1")
    drawn_from_the_pile = suspected(state, 0, 1)["cape_town_to_east_london"]
    pile = state.ticket_pile
    below = [word for word in range(state.box.tickets) if pile.unseen[word] > 0]
    state.ticket_pile = Pile(zeros(state.box.tickets), vec[i64](below))
    state.under_by = vec[i64]([1] * len(below))
    state.count()
    assert suspected(state, 0, 1)["cape_town_to_east_london"] > drawn_from_the_pile / 2


def test_the_seat_that_is_dealt_first_does_not_take_what_fits_only_another() -> None:
    """Both tickets fit seat 1, and one of them is all that fits seat 2."""
    state = table(3)
    one, other, *rest = state.box.tables["ticket"]
    ticket(state, 0, *rest)
    ticket(state, 1, one)
    ticket(state, 2, other)
    view, chance = GAME.view(state, 0), Seeded("fits")
    model = cast(OpponentModel, GAME.instinct(state.board).opponent_model(view, GAME.imagine(view, chance)))
    tickets = state.box.tickets
    model.likely[tickets] = model.likely[tickets + 1] = model.likely[2 * tickets] = 50.0
    held = 0
    for _ in range(WORLDS):
        world = cast(State, GAME.imagine(view, chance))
        model.deal(world, chance)
        assert sorted([world.kept[0], world.kept[1]]) == [1, 2]
        held += world.kept[0] == 2
    assert held > 0.9 * WORLDS, "2,500 to 50"
