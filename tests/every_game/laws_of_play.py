"""Laws of play: options, refusals, the end of a match, states, journals and scores."""

from __future__ import annotations

from marula.core import fields, match_file
from marula.core.chance import Seeded
from marula.core.game import Game
from marula.core.match import Entry, Match
from marula.core.refusal import Illegal, NotYourTurn
from marula.core.setup import Setup
from marula.lab.playout import playout
from marula.lab.random_match import steps
from marula.text.catalogue import Catalogue
from tests.every_game.moments import everyone, language_of, moments, played, rules_of, same


def some_seat_can_act_until_the_match_ends(game: Game, setup: Setup, seed: int) -> None:
    """Until the match ends, exactly the seats that the game waits on have options."""
    match = Match.deal(game, setup, Seeded(str(seed)))
    for now in steps(match, Seeded(f"{seed} choices")):
        state = now.state
        waiting = game.waiting_on(state)
        assert waiting == sorted(set(waiting)), f"waiting on {waiting}: not in order, or twice"
        assert game.turn(state) == (waiting[0] if waiting else -1), "turn is not the first seat waited on"
        for seat in range(setup.seats):
            offered = len(game.codes(state, seat))
            assert (offered > 0) == (seat in waiting), f"seat {seat} has {offered} options; waiting on {waiting}"
        for seat in waiting:
            phase = game.phase(state, seat)
            assert phase in game.phases, f"phase {phase} is not one of {game.phases}"


def reading_a_state_does_not_change_it(game: Game, setup: Setup, seed: int) -> None:
    """Options, views, score and standings can be read without changing the state."""
    for match in moments(game, setup, seed):
        before = match.state.clone()
        for seat in everyone(match):
            game.options(match.state, seat)
            game.view(match.state, seat)
        game.waiting_on(match.state)
        game.score(match.state)
        game.standings(match.state)
        same(match.state, before, "looking changed the state")


def options_are_distinct_and_accepted(game: Game, setup: Setup, seed: int) -> None:
    """No option is offered twice, and every offered option can be played."""
    for match in moments(game, setup, seed):
        luck = Seeded(f"{seed} {match.version}")
        for seat in game.waiting_on(match.state):
            codes = list(game.codes(match.state, seat))
            assert len(set(codes)) == len(codes), f"seat {seat} is offered the same twice: {sorted(codes)}"
            options = game.options(match.state, seat)
            assert len(set(map(str, options))) == len(options), f"two options read alike: {options}"
            for action in options:
                outcome = match.fork(match.version, luck).play(seat, action)
                assert isinstance(outcome, Entry), f"{action} was offered and refused: {outcome}"


def actions_not_offered_are_refused_by_a_rule(game: Game, setup: Setup, seed: int) -> None:
    """An action that is not offered is refused by a rule that exists and has a text; the state does not change."""
    rules = rules_of(game)
    text = Catalogue(game, language_of(seed))
    for match in moments(game, setup, seed):
        before = match.state.clone()
        waiting = game.waiting_on(match.state)
        for seat in range(setup.seats):
            offered = set(game.codes(match.state, seat))
            for code, action in enumerate(match.board.actions):
                if code in offered:
                    continue
                refusal = match.play(seat, action)
                if seat not in waiting:
                    assert isinstance(refusal, NotYourTurn), f"{action} out of turn: {refusal}"
                    break
                assert isinstance(refusal, Illegal), f"{action} was not offered, yet: {refusal}"
                assert refusal.rule in rules, f"{action} is refused by {refusal.rule}, which is no rule"
                assert text.refusal(match.board, refusal)
        same(match.state, before, "a refusal changed the state")


def every_match_ends_within_the_stated_length(game: Game, setup: Setup, seed: int) -> None:
    """A random match is over after at most `longest` decisions."""
    board = game.board(setup)
    chance = Seeded(str(seed))
    result = playout(game, game.deal(board, chance, None), chance, game.longest(board) + 1)
    assert result.ended, f"not over after {result.decisions} decisions"
    assert result.decisions <= game.longest(board), f"{result.decisions} decisions; stated {game.longest(board)}"


def a_clone_is_complete_and_independent(game: Game, setup: Setup, seed: int) -> None:
    """A clone equals its original in every field, and playing on it does not change the original."""
    for match in moments(game, setup, seed):
        state = match.state
        assert sorted((*state.FIELDS, *state.DERIVED)) == fields.fields_of(state), "FIELDS does not name every field"
        copy, kept = state.clone(), state.clone()
        same(copy, state, "a clone differs")
        chance = Seeded(f"{seed} {match.version}")
        playout(game, copy, chance, 40)
        same(state, kept, "playing on a clone changed the original")


def replaying_the_journal_gives_the_same_match(game: Game, setup: Setup, seed: int) -> None:
    """The journal, any part of it, and the match file lead to the same state."""
    match = played(game, setup, seed)
    again = Match.replay(game, match.board, match.journal)
    same(again.state, match.state, "replaying the journal ends elsewhere")
    for version in {0, match.version // 3, match.version - 1, match.version}:
        upto = Match.replay(game, match.board, match.journal[: version + 1])
        same(match.at(version), upto.state, f"at({version}) is not the replay up to there")
    read, proof = match_file.read(match_file.write(match), {game.name: game})
    same(read.state, match.state, "the file ends elsewhere")
    assert proof.over
    assert proof.luck == "checked"


def the_number_of_components_is_constant(game: Game, setup: Setup, seed: int) -> None:
    """No component appears or vanishes, in the real state and in imagined ones."""
    expected: dict[str, int] | None = None
    for match in moments(game, setup, seed):
        expected = expected or game.census(match.state)
        assert expected, "a census counts something"
        assert game.census(match.state) == expected, "something appeared or vanished"
        for seat in everyone(match):
            world = game.imagine(game.view(match.state, seat), Seeded(f"{seed} {match.version} {seat}"))
            assert game.census(world) == expected, f"something appeared or vanished in what seat {seat} imagines"


def the_score_sheet_adds_up_to_the_standings(game: Game, setup: Setup, seed: int) -> None:
    """Lines add up to totals; at the end sheet and standings agree on who wins and who is out."""
    for match in moments(game, setup, seed):
        sheet = game.score(match.state)
        assert [column.seat for column in sheet.columns] == list(range(setup.seats))
        for column in sheet.columns:
            assert sum(line.points for line in column.lines) == column.total, f"{column} does not add up"
            assert all(line.what in game.lines for line in column.lines), f"{column} has a line nobody announced"
        if not match.over:
            continue
        standings = game.standings(match.state)
        best = max(standings)
        winners = tuple(seat for seat, standing in enumerate(standings) if standing == best and standing >= 0)
        assert winners == sheet.winners, f"the sheet says {sheet.winners} win, the standings {standings}"
        outs = [column.out for column in sheet.columns]
        assert outs == [standing < 0 for standing in standings], "who is out differs between sheet and standings"
