"""What a good player feels: from what its seat knows only, at every position, and right where it is clear."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marula.core import fields
from marula.core.chance import Seeded
from marula.core.event import Action
from marula.core.game import UNTRAINED
from marula.core.game import Instinct as AnyInstinct
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.bot.instinct import Instinct
from marula.games.heart_of_africa.bot.styles import STYLES
from marula.games.heart_of_africa.rules.actions import (
    ClaimRoute,
    DoubleRoute,
    DrawTickets,
    DrawTrain,
    KeepTickets,
    Pay,
    ScoreOnce,
    TakeTerrain,
    TakeTrain,
)
from marula.games.heart_of_africa.rules.state import OVER, SECOND_CARD, State
from tests.games.heart_of_africa.positions import board, face, hold, no_tickets, own, row, table, terrain_row, ticket
from tests.games.positions import do, index

SEATS = (2, 3, 4, 5)


def best(state: State, feels: AnyInstinct | None = None) -> Action:
    """What the instinct would do, without what was learned."""
    instinct = feels or GAME.instinct(state.board, UNTRAINED)
    seat = GAME.turn(state)
    codes = GAME.codes(state, seat)
    weights = list(instinct.weigh(state, seat, codes))
    return state.board.actions[codes[weights.index(max(weights))]]


def feeling(state: State) -> dict[Action, float]:
    """Every option of the seat to move, and how good it feels."""
    seat = GAME.turn(state)
    codes = GAME.codes(state, seat)
    weights = GAME.instinct(state.board, UNTRAINED).weigh(state, seat, codes)
    return dict(zip([state.board.actions[code] for code in codes], weights))


def positions(seats: int, seed: str, own_play: bool) -> Iterator[State]:
    """Every position of one match, at random or as the instinct plays it."""
    chance = Seeded(seed)
    instinct = GAME.instinct(board(seats))
    state = cast(State, GAME.deal(board(seats), chance, None))
    while GAME.turn(state) >= 0:
        yield state
        seat = GAME.turn(state)
        codes = GAME.codes(state, seat)
        code = codes[chance.pick(len(codes))]
        if own_play:
            weights = list(instinct.weigh(state, seat, codes))
            code = codes[weights.index(max(weights))]
        GAME.perform(state, seat, code, chance, None)


Feel = Callable[[State, int, vec[i64]], "vec[float]"]


def feels(seats: int) -> list[Feel]:
    """Everyone who may be asked: the steady player, the learner, and the styles."""
    instinct = GAME.instinct(board(seats))
    return [instinct.weigh, instinct.weigh_simply, *[GAME.instinct(board(seats), style).weigh for style in STYLES]]


def knows_too_much(feel: Feel, state: State, seed: str) -> bool:
    """Does it feel one way about the table and another about a world that looks just so?"""
    seat = GAME.turn(state)
    codes = GAME.codes(state, seat)
    world = cast(State, GAME.imagine(GAME.view(state, seat), Seeded(seed)))
    return list(feel(state, seat, codes)) != list(feel(world, seat, codes))


@pytest.mark.parametrize("own_play", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_worlds_with_the_same_view_get_the_same_priors(seats: int, own_play: bool) -> None:
    """Nothing that the seat cannot know enters: neither the others' cards and tickets nor the order of a pile."""
    asked = feels(seats)
    for number, state in enumerate(positions(seats, f"alike {seats}", own_play)):
        if number % 7 == 0:
            assert not any(knows_too_much(feel, state, f"world {number}") for feel in asked)


def test_an_instinct_that_reads_hidden_cards_is_noticed() -> None:
    def others_hands(state: State, seat: int, codes: vec[i64]) -> vec[float]:
        first = (1 - seat) * state.box.cards
        return vec[float]([float(state.hands[first + code % state.box.cards]) for code in codes])

    def next_ticket(state: State, seat: int, codes: vec[i64]) -> vec[float]:
        return vec[float]([float(state.kept[code % state.box.tickets]) for code in codes])

    for peeks in (others_hands, next_ticket):
        found = [knows_too_much(peeks, state, "peek") for state in positions(2, "peek", False)]
        assert any(found)


@pytest.mark.parametrize("own_play", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_can_be_felt_and_is_left_as_it_was(seats: int, own_play: bool) -> None:
    asked = feels(seats)
    instinct = GAME.instinct(board(seats))
    for number, state in enumerate(positions(seats, f"every {seats}", own_play)):
        if number % 7:
            continue
        seat = GAME.turn(state)
        codes = GAME.codes(state, seat)
        before = fields.write(state)
        for feel in asked:
            weights = list(feel(state, seat, codes))
            assert len(weights) == len(codes)
            assert all(math.isfinite(weight) for weight in weights)
        chances = list(instinct.win_chances(state))
        assert len(chances) == seats
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0)
        assert fields.write(state) == before


def test_a_finished_match_is_no_longer_a_guess() -> None:
    for seats in SEATS:
        state = table(seats)
        ticket(state, 0, "cape_town_to_east_london")
        state.phase = OVER
        assert list(GAME.instinct(state.board).win_chances(state)) == [0.0, *[1 / (seats - 1)] * (seats - 1)]


def test_who_is_far_ahead_near_the_end_will_probably_win() -> None:
    state = table()
    state.points[0] = 90
    state.points[1] = 40
    state.trains[0] = 4
    state.trains[1] = 12
    chances = list(GAME.instinct(state.board).win_chances(state))
    assert chances[0] > 0.9


def test_an_unfinished_ticket_that_cannot_be_finished_counts_against_its_owner() -> None:
    state = table()
    for seat in range(2):
        state.trains[seat] = 3
        state.points[seat] = 70
    even = list(GAME.instinct(state.board).win_chances(state))
    ticket(state, 1, "port_nolloth_to_sudan")
    uneven = list(GAME.instinct(state.board).win_chances(state))
    assert uneven[0] > even[0] + 0.15


# --- where every good player would agree ----------------------------------------------------------------------------


def test_claim_the_last_track_of_a_ticket() -> None:
    state = table()
    ticket(state, 0, "cape_town_to_east_london")
    own(state, 0, "cape_town_to_port_elizabeth_1")
    hold(state, 0, white=1, blue=2)
    no_tickets(state)
    assert isinstance(best(state), ClaimRoute)
    assert str(best(state)).startswith("claim_route port_elizabeth_to_east_london")


def test_take_the_colour_that_the_plan_lacks() -> None:
    state = table()
    ticket(state, 0, "bangui_to_fachoda")
    own(state, 0, "bangui_to_bondo")
    own(state, 1, "ws_northwest_to_fachoda")
    hold(state, 0, orange=3)
    row(state, "blue", "orange", "white", "black", "red")
    no_tickets(state)
    assert best(state) == TakeTrain("orange")


def test_the_last_turn_is_for_the_claim_that_scores_most() -> None:
    state = table()
    hold(state, 0, green=5, white=4)
    state.last_turns = 1
    assert best(state) == ClaimRoute("addis_ababa_to_port_florence")


def test_on_the_last_turn_a_ticket_beats_a_long_track() -> None:
    state = table()
    ticket(state, 0, "pretoria_to_windhoek")
    own(state, 0, "ws_kalahari_to_pretoria")
    hold(state, 0, green=5, red=2)
    state.last_turns = 1
    assert best(state) == ClaimRoute("ws_kalahari_to_windhoek")


def test_go_round_what_another_has_closed() -> None:
    """Bangui to Fachoda: with both northern tracks closed the way leads elsewhere."""
    state = table()
    ticket(state, 0, "bangui_to_fachoda")
    own(state, 1, "bondo_to_fachoda", "ws_northwest_to_fachoda")
    instinct = Instinct(state.box)
    best(state, instinct)
    wanted = {state.box.tables["track"][at] for at in range(state.box.tracks) if instinct.plan.wanted[at] > 0}
    assert wanted
    assert not wanted & {"bondo_to_fachoda", "ws_northwest_to_fachoda"}
    assert instinct.plan.failed == 0


def test_one_way_serves_two_tickets() -> None:
    """Cape Town to Madagascar and Port Elizabeth to Madagascar share nearly all of their way."""
    state = table()
    ticket(state, 0, "cape_town_to_madagascar", "madagascar_to_port_elizabeth")
    instinct = Instinct(state.box)
    best(state, instinct)
    shared = [at for at in range(state.box.tracks) if instinct.plan.wanted[at] == 2]
    assert sum(int(state.box.track_length[at]) for at in shared) >= 8
    assert instinct.plan.spaces < 2 * 13


def test_pay_without_locomotives_where_cards_will_do() -> None:
    state = table()
    ticket(state, 0, "pretoria_to_windhoek")
    own(state, 0, "ws_kalahari_to_pretoria")
    hold(state, 0, red=2, locomotive=2)
    do(state, ClaimRoute("ws_kalahari_to_windhoek"))
    assert best(state) == Pay("red", 2, 0)


def test_pay_for_grey_with_the_colour_that_is_missed_least() -> None:
    """Green is needed for the rest of the way, yellow for nothing."""
    state = table()
    ticket(state, 0, "livingstonia_to_madagascar")
    own(state, 0, "zomba_to_mocambique")
    hold(state, 0, green=2, yellow=2, locomotive=1)
    do(state, ClaimRoute("mocambique_to_madagascar_n_1"))
    assert best(state) == Pay("yellow", 2, 1)


def test_double_a_long_track_with_terrain_to_spare() -> None:
    state = table()
    face(state, 0, desert=2)
    hold(state, 0, orange=4)
    do(state, ClaimRoute("bondo_to_fachoda"))
    assert best(state) == DoubleRoute(2, 0)


def test_save_terrain_for_the_longer_track() -> None:
    """One short hop now, or the track of four that the same ticket needs next: two cards do not reach for both."""
    state = table()
    ticket(state, 0, "bangui_to_fachoda")
    own(state, 1, "bondo_to_fachoda")
    own(state, 0, "bangui_to_ws_northwest")
    face(state, 0, desert=2)
    hold(state, 0, red=4, orange=1)
    do(state, ClaimRoute("windhoek_to_walvis_bay"))
    assert best(state) == ScoreOnce()


def test_take_the_terrain_that_doubles_the_next_track() -> None:
    state = table()
    ticket(state, 0, "bangui_to_fachoda")
    own(state, 0, "bangui_to_bondo")
    own(state, 1, "ws_northwest_to_fachoda")
    face(state, 0, desert=1)
    hold(state, 0, orange=4)
    row(state, "blue", "green", "white", "black", "purple")
    terrain_row(state, "desert", "mountain")
    state.phase = SECOND_CARD
    felt = feeling(state)
    assert felt[TakeTerrain("desert")] > felt[TakeTerrain("mountain")]
    assert felt[TakeTerrain("desert")] > felt[TakeTrain("purple")]


def test_draw_tickets_when_everything_is_built_and_time_is_left() -> None:
    """A railway over half the map, nothing left to do: most tickets that may come are complete or nearly so."""
    state = table()
    own(
        state,
        0,
        *("cape_town_to_port_elizabeth_1", "bloemfontein_to_port_elizabeth", "pretoria_to_bloemfontein"),
        *("bulawayo_to_pretoria", "salisbury_to_bulawayo", "elizabethville_to_salisbury", "ujiji_to_elizabethville"),
        *("ws_rukwa_to_ujiji", "mombasa_to_ws_rukwa", "port_florence_to_mombasa", "bogoro_to_port_florence"),
        *("bondo_to_bogoro", "bangui_to_bondo"),
    )
    state.trains[0] = 14
    assert best(state) == DrawTickets()


def test_nobody_draws_tickets_with_a_long_way_to_go_and_no_time() -> None:
    state = table()
    ticket(state, 0, "bangui_to_fachoda", "durban_to_zomba")
    hold(state, 0, orange=3, green=2)
    state.trains[1] = 5
    assert best(state) != DrawTickets()


def test_keep_the_two_tickets_that_share_their_way() -> None:
    state = cast(State, GAME.deal(board(2), Seeded("offer"), None))
    offer = ("cape_town_to_madagascar", "madagascar_to_port_elizabeth", "ngaoundere_to_ujiji", "leopoldville_to_sudan")
    for place, word in enumerate(offer):
        state.offered[place] = index(state, "ticket", word)
    kept = best(state)
    assert isinstance(kept, KeepTickets)
    assert {1, 2} <= set(kept.places)


def test_a_ticket_that_is_already_connected_is_always_kept() -> None:
    state = table()
    own(state, 0, "cape_town_to_port_elizabeth_1", "port_elizabeth_to_east_london_1")
    do(state, DrawTickets())
    state.offered[1] = index(state, "ticket", "cape_town_to_east_london")
    kept = best(state)
    assert isinstance(kept, KeepTickets)
    assert 2 in kept.places


# --- against each other ---------------------------------------------------------------------------------------------


def wins(first: AnyInstinct | None, second: AnyInstinct, deals: int, learner: bool = False) -> float:
    """The part of the matches that the first wins, from both seats of each deal; None plays at random."""
    won = 0.0
    for deal in range(deals):
        for seat_of_first in (0, 1):
            chance = Seeded(f"against {deal}")
            luck = Seeded(f"random {deal}")
            state = GAME.deal(board(2), chance, None)
            while GAME.turn(state) >= 0:
                seat = GAME.turn(state)
                codes = GAME.codes(state, seat)
                player = first if seat == seat_of_first else second
                if player is None:
                    code = codes[luck.pick(len(codes))]
                else:
                    asked = player.weigh_simply if learner and player is second else player.weigh
                    weights = list(asked(state, seat, codes))
                    code = codes[weights.index(max(weights))]
                GAME.perform(state, seat, code, chance, None)
            standings = GAME.standings(state)
            mine, theirs = standings[seat_of_first], standings[1 - seat_of_first]
            won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    return won / (2 * deals)


def test_steady_beats_a_learner_and_a_learner_beats_chance() -> None:
    instinct = GAME.instinct(board(2))
    assert wins(instinct, GAME.instinct(board(2)), 10, learner=True) >= 0.65
    assert wins(None, instinct, 5, learner=True) <= 0.15


@pytest.mark.parametrize("style", STYLES)
def test_steady_beats_every_style(style: str) -> None:
    assert wins(GAME.instinct(board(2)), GAME.instinct(board(2), style), 10) > 0.55


def test_the_styles_are_named_and_others_are_not_known() -> None:
    assert GAME.styles == STYLES
    with pytest.raises(ValueError, match="no style"):
        GAME.instinct(board(2), "sleepy")


def test_the_racer_keeps_two_cheap_tickets_and_builds_the_longest_track() -> None:
    """Its tickets never lead it: with cards for both, the long track goes before the ticket's own."""
    racer = GAME.instinct(board(2), "racer")
    state = cast(State, GAME.deal(board(2), Seeded("racer"), None))
    codes = GAME.codes(state, 0)
    weights = list(racer.weigh(state, 0, codes))
    kept = int(codes[weights.index(max(weights))] - state.box.keep + 1)
    values = [int(state.box.ticket_value[state.offered[place]]) for place in range(state.offer_size(0))]
    assert sorted(values[place] for place in range(len(values)) if kept >> place & 1) == sorted(values)[:2]
    state = table()
    ticket(state, 0, "bangui_to_fachoda")
    hold(state, 0, **{str(colour): 6 for colour in state.box.tables["card"]})
    codes = GAME.codes(state, 0)
    weights = list(racer.weigh(state, 0, codes))
    chosen = int(codes[weights.index(max(weights))])
    claims = [int(code) for code in codes if code >= state.box.claim]
    assert chosen in claims
    lengths = {code: int(state.box.track_length[code - state.box.claim]) for code in claims}
    assert lengths[chosen] == max(lengths.values())
    assert racer.weigh(state, 0, codes)[list(codes).index(state.box.draw_tickets)] < 0


def test_draw_blind_where_no_open_card_helps() -> None:
    """With nothing wanted lying open a card from the deck is better than one that helps nothing."""
    state = table()
    ticket(state, 0, "bangui_to_fachoda")
    own(state, 0, "bangui_to_bondo")
    own(state, 1, "ws_northwest_to_fachoda")
    hold(state, 0, orange=2, locomotive=1)
    row(state, "blue", "blue", "blue", "blue", "blue")
    felt = feeling(state)
    assert felt[DrawTrain()] > felt[TakeTrain("blue")]
