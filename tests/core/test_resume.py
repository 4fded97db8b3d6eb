"""A match that goes on from a snapshot, and luck to which the seats contribute."""

import pytest

from marula.core import match_file
from marula.core.chance import Sealed, commitment, mix_contributions
from marula.core.envelope import envelope
from marula.core.errors import FileError
from marula.core.fields import same
from marula.core.match import Entry, Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import random_match, steps

GAME = GAMES["template"]
SETUP = Setup(GAME.name, GAME.fewest)


def test_a_resumed_match_goes_on_as_the_whole_one() -> None:
    whole = random_match(GAME, SETUP, "resume")
    middle = whole.version // 2
    late = Match.resume(GAME, whole.board, whole.chance, whole.at(middle), middle)
    assert late.version == middle
    for entry in whole.entries(middle + 1):
        late.follow(entry)
    assert same(late.state, whole.state)
    assert late.version == whole.version
    assert envelope(late, 0, middle + 1).to_json() == envelope(whole, 0, middle + 1).to_json()
    assert same(late.at(middle), whole.at(middle))
    assert same(late.at(middle + 3), whole.at(middle + 3))
    for seat in range(SETUP.seats):
        assert late.free_undo(seat) == whole.free_undo(seat)


def test_a_resumed_match_admits_what_it_does_not_know() -> None:
    whole = random_match(GAME, SETUP, "resume")
    late = Match.resume(GAME, whole.board, whole.chance, whole.at(10), 10)
    with pytest.raises(ValueError, match="known from entry 11"):
        late.entries(10)
    with pytest.raises(ValueError, match="versions 10 to 10"):
        late.at(9)
    with pytest.raises(ValueError, match="known from entry 11"):
        match_file.write(late)


def test_choosing_changes_nothing_until_it_is_written() -> None:
    match = Match.deal(GAME, SETUP, Sealed(b"s" * 32))
    seat = GAME.waiting_on(match.state)[0]
    before = match.at(0)
    outcome = match.choose(seat, GAME.options(match.state, seat)[0])
    assert isinstance(outcome, tuple)
    assert isinstance(outcome[0], Entry)
    assert match.version == 0
    assert same(match.state, before)
    match.follow(outcome[0])
    assert same(match.state, outcome[1])


def finished(contributions: tuple[str, ...]) -> Match:
    match = Match.deal(GAME, SETUP, Sealed(b"s" * 32, 0, contributions))
    for _ in steps(match, Sealed(b"c" * 32)):
        pass
    return match


def test_contributions_change_the_luck_and_are_proved() -> None:
    plain, mine = finished(()), finished(("a", "bc"))
    assert plain.journal[0].luck != mine.journal[0].luck
    assert mine.luck()[0].commitment == commitment(b"s" * 32)
    file = match_file.write(mine)
    assert match_file.read(file, GAMES)[1].luck == "checked"


def test_other_contributions_are_found_out() -> None:
    match = finished(("a", "bc"))
    assert isinstance(match.chance, Sealed)
    match.chance.contributions = ("a", "bd")  # a forger: the luck was drawn with others
    with pytest.raises(FileError, match="other luck"):
        match_file.read(match_file.write(match), GAMES)


def test_no_two_lists_of_contributions_mix_alike() -> None:
    lists: list[tuple[str, ...]] = [("ab",), ("a", "b"), ("", "ab"), ("ab", "")]
    assert len({mix_contributions(b"s" * 32, parts) for parts in lists}) == len(lists)


def test_only_entries_before_a_snapshot_are_forgotten() -> None:
    matches = (random_match(GAME, Setup(GAME.name, GAME.most), str(seed)) for seed in range(20))
    whole = next(match for match in matches if 68 <= match.version < 128)
    lean = Match.replay(GAME, whole.board, whole.journal)
    lean.forget(1)
    assert lean.first == 65
    assert lean.version == whole.version
    assert [entry.number for entry in lean.entries(65)] == list(range(65, whole.version + 1))
    assert same(lean.at(66), whole.at(66))
    lean.forget(1)
    assert lean.first == 65
