"""Match: play, refuse, replay, look back, fork, take back."""

from __future__ import annotations

import pytest

from marula.core import fields
from marula.core.chance import Scripted, Sealed, Seeded
from marula.core.envelope import envelope
from marula.core.errors import LuckError, RefusedError
from marula.core.match import Entry, Match
from marula.core.refusal import Illegal, NotYourTurn, Stale, Unknown, plain
from marula.core.setup import Setup
from marula.games.template import GAME
from marula.games.template.rules.actions import Gather, LayOut, SetSeed, Shake, Stop
from marula.lab.random_match import random_match

SETUP = Setup("template", 2)


def begun() -> Match:
    """Both hands are one marula, two baobabs and tamarinds alike; seat 0 is to move."""
    match = Match.deal(GAME, SETUP, Scripted([0, 9, 16, 0, 8, 15], then=0))
    assert isinstance(match.play(0, SetSeed("marula")), Entry)
    assert isinstance(match.play(1, SetSeed("marula")), Entry)
    return match


def test_a_legal_choice_is_written_down_with_luck_and_events() -> None:
    match = begun()
    entry = match.play(0, Shake(), version=2)
    assert isinstance(entry, Entry)
    assert (entry.number, entry.seat, entry.action, entry.luck) == (3, 0, Shake(), (0,))
    assert [str(told) for told in entry.events] == ["tree_shaken 0 1"]
    assert match.version == 3


@pytest.mark.parametrize(
    ("seat", "action", "version", "refusal"),
    [
        (0, Shake(), 1, Stale(1, 2)),
        (1, Shake(), 2, NotYourTurn(1, (0,))),
        (5, Shake(), 2, NotYourTurn(5, (0,))),
        (0, LayOut("mango"), 2, Unknown("action", "lay_out mango")),
        (0, LayOut("marula"), 2, Illegal("TP-8", {"fruit": "marula"})),
        (0, Stop(), None, Illegal("TP-5")),
    ],
)
def test_a_refusal_names_its_reason_and_changes_nothing(
    seat: int, action: LayOut, version: int | None, refusal: object
) -> None:
    match = begun()
    before = match.state.clone()
    assert match.play(seat, action, version) == refusal
    assert match.version == 2
    assert fields.same(match.state, before)


def test_refusals_can_be_read_by_programmers() -> None:
    assert plain(Illegal("TP-8", {"fruit": "marula"})) == "illegal by TP-8 (fruit marula)"
    assert plain(NotYourTurn(1, (0, 2))) == "not the turn of seat 2; waiting on seat 1, 3"
    assert plain(NotYourTurn(1)) == "not the turn of seat 2; it is over"
    assert plain(Stale(1, 2)) == "stale: made for version 1, the match is at 2"
    assert plain(Unknown("game", "go", ("a", "b"))) == "unknown game 'go'; allowed: a, b"


def test_a_crash_in_the_middle_of_the_rules_changes_nothing() -> None:
    match = Match.deal(GAME, SETUP, Scripted([0, 9, 16, 0, 8, 15]))
    match.play(0, SetSeed("marula"))
    match.play(1, SetSeed("marula"))
    before = match.state.clone()
    with pytest.raises(LuckError):
        match.play(0, Shake())
    assert fields.same(match.state, before)
    assert match.version == 2


def test_every_position_can_be_looked_at_again() -> None:
    match = random_match(GAME, Setup("template", 4), "long 3")
    assert match.version > 64  # so that kept positions are used
    again = Match.replay(GAME, match.board, [])
    for entry in match.journal:
        again.follow(entry)
        assert fields.same(match.at(entry.number), again.state)
    for version in (-1, match.version + 1):
        with pytest.raises(ValueError, match="versions 0 to"):
            match.at(version)


def test_a_fork_has_the_same_past_and_its_own_future() -> None:
    match = random_match(GAME, SETUP, "fork")
    half = match.version // 2
    fork = match.fork(half, Seeded("other"))
    assert fork.journal == match.journal[: half + 1]
    assert fields.same(fork.state, match.at(half))
    seat = GAME.waiting_on(fork.state)[0]
    fork.play(seat, GAME.options(fork.state, seat)[0])
    assert match.version != fork.version
    assert [luck.since for luck in fork.luck()] == [0, half + 1]


def test_taking_back_leaves_no_trace() -> None:
    match = begun()
    envelopes = [envelope(match, seat).to_json() for seat in (-1, 0, 1)]
    match.play(0, LayOut("baobab"))
    match.back_to(2)
    assert [envelope(match, seat).to_json() for seat in (-1, 0, 1)] == envelopes


def test_a_seat_may_go_back_alone_only_over_its_own_unrevealing_decisions() -> None:
    match = Match.deal(GAME, SETUP, Scripted([0, 9, 16, 0, 8, 15], then=1))
    match.play(1, SetSeed("marula"))
    assert match.free_undo(1) == 0
    assert match.free_undo(0) == 1
    match.play(0, SetSeed("marula"))
    assert match.free_undo(1) == 2  # seat 0 has decided since
    assert match.free_undo(0) == 1
    match.play(0, Shake())
    assert match.free_undo(0) == 3  # the die has been seen
    match.play(0, Gather())
    match.play(0, Stop())
    assert match.free_undo(0) == 4  # stopping can be taken back, the fruit cannot be unseen


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup("template", 5), "unknown number_of_seats '5'; allowed: 2, 3, 4"),
        (Setup("other", 2), "unknown game 'other'; allowed: template"),
        (Setup("template", 2, "lost"), "unknown edition 'lost'; allowed: default"),
        (Setup("template", 2, options={"speed": True}), "unknown option 'speed'; allowed: open_seeds"),
        (Setup("template", 2, options={"open_seeds": 1}), "unknown choice 'open_seeds=1'; allowed: no, yes"),
    ],
)
def test_a_setup_that_does_not_fit_is_refused_with_what_is_allowed(setup: Setup, said: str) -> None:
    with pytest.raises(RefusedError) as refused:
        Match.deal(GAME, setup, Seeded("1"))
    assert str(refused.value) == said


def test_a_sealed_seed_is_told_only_at_the_end() -> None:
    match = Match.deal(GAME, SETUP, Sealed(bytes(16)))
    assert match.luck()[0].seed == ""
    assert match.luck()[0].commitment
    while not match.over:
        seat = GAME.waiting_on(match.state)[0]
        match.play(seat, GAME.options(match.state, seat)[-1])
    assert match.luck()[0].seed == bytes(16).hex()


def test_a_journal_that_cannot_have_happened_is_noticed() -> None:
    match = random_match(GAME, SETUP, "journal")
    entries = list(match.journal)
    with pytest.raises(ValueError, match=r"journal-entry-missing \(entry 2, found 3\)"):
        Match.replay(GAME, match.board, entries[:2] + entries[3:])
    with pytest.raises(ValueError, match=r"journal-entry-missing \(entry 0, found 1\)"):
        Match.replay(GAME, match.board, entries[1:])
    wrong = Entry(1, 0, Shake(), (), 6, ())
    with pytest.raises(ValueError, match=r"journal-illegal \(entry 1\)"):
        Match.replay(GAME, match.board, [entries[0], wrong])
    silent = Entry(1, entries[1].seat, entries[1].action, entries[1].luck, entries[1].place, ())
    with pytest.raises(ValueError, match=r"journal-told-wrong \(entry 1\)"):
        Match.replay(GAME, match.board, [entries[0], silent])
