"""The laws of every game. Each takes a game, a setup and a seed, plays at random, and fails with a reason.

A law is a plain function, so that it can also be run against games that are broken on purpose (test_the_laws_bite.py).
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from math import isfinite
from pathlib import Path

from marula.core import codec, fields, match_file
from marula.core.chance import Chance, Recorded, Seeded
from marula.core.envelope import envelope
from marula.core.event import Emitted, Event, Whisper, visible_to
from marula.core.game import Game, State
from marula.core.match import Entry, Match
from marula.core.notation import Notated, field_tables, parse, snake
from marula.core.refusal import Illegal, NotYourTurn
from marula.core.seat import ONLOOKER
from marula.core.setup import Setup, parse_setup
from marula.lab.playout import playout
from marula.lab.random_match import random_match, steps
from marula.lab.reward import win_shares
from marula.text.catalogue import Catalogue, key_of
from marula.text.languages import languages

Law = Callable[[Game, Setup, int], None]

LOOKS = 12
"""At how many moments of a match a law looks closely: all of them would take minutes for the large games."""


def moments(game: Game, setup: Setup, seed: int) -> Iterator[Match]:
    """A random match, stopped at random moments: the first, the last, and about LOOKS between."""
    whole = played(game, setup, seed)
    eye = Seeded(f"{seed} eye")
    for version in sorted({0, whole.version, *(eye.pick(whole.version + 1) for _ in range(LOOKS))}):
        yield whole.fork(version, Seeded(f"{seed} {version}"))


@lru_cache(maxsize=4)
def played(game: Game, setup: Setup, seed: int) -> Match:
    """A whole random match. Most laws look at the same few, and some games' random matches are very long."""
    return random_match(game, setup, str(seed))


def everyone(match: Match) -> list[int]:
    """All who look at a match: every seat, and an onlooker."""
    return [*range(match.setup.seats), ONLOOKER]


def same(one: fields.HasFields, other: fields.HasFields, why: str) -> None:
    difference = fields.difference(one, other)
    assert not difference, f"{why}: {difference}"


# --- play --------------------------------------------------------------------------------------------------------


def someone_can_act_until_the_end(game: Game, setup: Setup, seed: int) -> None:
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


def listing_options_changes_nothing(game: Game, setup: Setup, seed: int) -> None:
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


def everything_else_is_refused(game: Game, setup: Setup, seed: int) -> None:
    """With a rule that exists and can be said in words; and the state stays as it was."""
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


def every_match_ends(game: Game, setup: Setup, seed: int) -> None:
    board = game.board(setup)
    chance = Seeded(str(seed))
    result = playout(game, game.deal(board, chance, None), chance, game.longest(board) + 1)
    assert result.ended, f"not over after {result.decisions} decisions"
    assert result.decisions <= game.longest(board), f"{result.decisions} decisions; stated {game.longest(board)}"


# --- the state ---------------------------------------------------------------------------------------------------


def a_clone_shares_nothing_and_misses_nothing(game: Game, setup: Setup, seed: int) -> None:
    for match in moments(game, setup, seed):
        state = match.state
        assert sorted((*state.FIELDS, *state.DERIVED)) == fields.fields_of(state), "FIELDS does not name every field"
        copy, kept = state.clone(), state.clone()
        same(copy, state, "a clone differs")
        chance = Seeded(f"{seed} {match.version}")
        playout(game, copy, chance, 40)
        same(state, kept, "playing on a clone changed the original")


def the_journal_is_the_match(game: Game, setup: Setup, seed: int) -> None:
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


def the_census_is_constant(game: Game, setup: Setup, seed: int) -> None:
    """Nothing appears or vanishes, in the real world and in imagined ones."""
    expected: dict[str, int] | None = None
    for match in moments(game, setup, seed):
        expected = expected or game.census(match.state)
        assert expected, "a census counts something"
        assert game.census(match.state) == expected, "something appeared or vanished"
        for seat in everyone(match):
            world = game.imagine(game.view(match.state, seat), Seeded(f"{seed} {match.version} {seat}"))
            assert game.census(world) == expected, f"something appeared or vanished in what seat {seat} imagines"


# --- secrets -----------------------------------------------------------------------------------------------------


def an_imagined_world_looks_like_the_real_one(game: Game, setup: Setup, seed: int) -> None:
    for match in moments(game, setup, seed):
        for seat in everyone(match):
            view = game.view(match.state, seat)
            assert view.seat == seat, "a view knows whose it is"
            assert sorted(view.FIELDS) == fields.fields_of(view), "FIELDS does not name every field of the view"
            chance = Seeded(f"{seed} {match.version} {seat}")
            for _ in range(3):
                world = game.imagine(view, chance)
                settled = world.clone()
                settled.derive()
                same(settled, world, "what follows from the imagined world is not what it keeps")
                same(game.view(world, seat), view, f"what seat {seat} imagines looks different")
                assert game.waiting_on(world) == game.waiting_on(match.state), "the imagined world waits on others"
                assert game.options(world, seat) == game.options(match.state, seat), (
                    f"the imagined world offers seat {seat} something else"
                )


def a_view_shares_nothing_with_the_table(game: Game, setup: Setup, seed: int) -> None:
    """What a seat saw stays as it was, however the match goes on."""
    for match in moments(game, setup, seed):
        table, kept = match.state.clone(), match.state.clone()
        seen = [game.view(table, seat) for seat in everyone(match)]
        playout(game, table, Seeded(f"{seed} {match.version}"), 40)
        for view in seen:
            same(view, game.view(kept, view.seat), f"playing on changed what seat {view.seat} had seen")


def worlds_that_look_alike_tell_alike(game: Game, setup: Setup, seed: int) -> None:
    """Two worlds that differ only in what a seat cannot know stay alike to it, unless something is revealed.

    This also proves the information barrier: an entry that says it revealed nothing must look the same in both.
    """
    for match in moments(game, setup, seed):
        for seat in everyone(match):
            world = game.imagine(game.view(match.state, seat), Seeded(f"{seed} {match.version} {seat}"))
            assert envelope(match, seat).view.seat == seat
            for actor in game.waiting_on(match.state):
                in_both = set(game.codes(world, actor)) & set(game.codes(match.state, actor))
                for code in sorted(in_both)[:20]:
                    real, imagined = match.state.clone(), world.clone()
                    one = _perform(game, real, actor, code, Seeded("luck"))
                    other = _perform(game, imagined, actor, code, Seeded("luck"))
                    if one is None or other is None:
                        continue
                    action = match.board.actions[code]
                    assert visible_to(one, seat) == visible_to(other, seat), (
                        f"{action} by seat {actor} tells seat {seat} what it cannot know: {one} or {other}"
                    )
                    same(game.view(real, seat), game.view(imagined, seat), f"after {action} seat {seat} sees more")


def _perform(game: Game, state: State, seat: int, code: int, chance: Chance) -> list[Emitted] | None:
    """What is told; None where luck was asked or a secret was shown, so that worlds may part."""
    told: list[Emitted] = []
    luck = Recorded(chance)
    game.perform(state, seat, code, luck, told)
    events = [item.event if isinstance(item, Whisper) else item for item in told]
    return None if luck.answers or any(event.reveals for event in events) else told


def what_a_seat_hears_it_may_know(game: Game, setup: Setup, seed: int) -> None:
    """What luck or another seat's choice decides, and a seat does not see, it must not hear either."""
    for match in moments(game, setup, seed):
        for actor in game.waiting_on(match.state):
            outcomes: list[tuple[State, list[Emitted]]] = []
            for code in list(game.codes(match.state, actor))[:12]:
                for luck in range(3):
                    state, told = match.state.clone(), list[Emitted]()
                    game.perform(state, actor, code, Seeded(f"{seed} {luck}"), told)
                    outcomes.append((state, told))
            for seat in everyone(match):
                alike: dict[str, tuple[State, list[Emitted]]] = {}
                for state, told in outcomes:
                    first, first_told = alike.setdefault(codec.view_text(game.view(state, seat)), (state, told))
                    if visible_to(first_told, seat) != visible_to(told, seat):
                        assert fields.same(first, state), (
                            f"seat {seat} hears {visible_to(told, seat)} or {visible_to(first_told, seat)}, "
                            f"and what it sees does not tell them apart"
                        )


def whispers_reach_one_seat(game: Game, setup: Setup, seed: int) -> None:
    match = played(game, setup, seed)
    for seat in everyone(match):
        moments_heard = envelope(match, seat).moments
        for entry, moment in zip(match.journal, moments_heard, strict=True):
            public = [told for told in entry.events if isinstance(told, Event)]
            own = [told.event for told in entry.events if isinstance(told, Whisper) and told.seat == seat]
            assert sorted(map(str, moment.events)) == sorted(map(str, [*public, *own]))
            for told in entry.events:
                if isinstance(told, Whisper):
                    assert 0 <= told.seat < setup.seats, f"{told} is whispered to nobody"
    assert not envelope(match, ONLOOKER).options


# --- the score ---------------------------------------------------------------------------------------------------


def the_score_sheet_adds_up(game: Game, setup: Setup, seed: int) -> None:
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


# --- what a good player feels --------------------------------------------------------------------------------------


def instincts_feel_only_what_the_seat_knows(game: Game, setup: Setup, seed: int) -> None:
    """A finite weight for every option, the same in any two worlds that look alike to the seat."""
    board = game.board(setup)
    instincts = [game.instinct(board, style) for style in ("", *game.styles)]
    for match in moments(game, setup, seed):
        for seat in game.waiting_on(match.state):
            view = game.view(match.state, seat)
            worlds = [game.imagine(view, Seeded(f"{seed} {match.version} {number}")) for number in range(2)]
            before = [world.clone() for world in worlds]
            codes = game.codes(match.state, seat)
            for instinct in instincts:
                for feel in (instinct.weigh, instinct.weigh_simply):
                    weights, others = (list(feel(world, seat, codes)) for world in worlds)
                    assert len(weights) == len(codes), f"{len(weights)} weights for {len(codes)} options"
                    assert all(map(isfinite, weights)), f"seat {seat} weighs its options {weights}"
                    assert weights == others, f"seat {seat} feels what it cannot know: {weights} is not {others}"
            for world, kept in zip(worlds, before, strict=True):
                same(world, kept, "weighing changed the state")


def an_opponent_model_moves_only_what_is_hidden(game: Game, setup: Setup, seed: int) -> None:
    """A world that an opponent model deals looks the same to the seat, keeps its things, and can be dealt again."""
    instinct = game.instinct(game.board(setup))
    for match in moments(game, setup, seed):
        for seat in range(setup.seats):
            view = game.view(match.state, seat)
            chance = Seeded(f"{seed} {match.version} {seat}")
            world = game.imagine(view, chance)
            opponent_model = instinct.opponent_model(view, world)
            for _ in range(2):
                opponent_model.deal(world, chance)
                assert game.census(world) == game.census(match.state), (
                    f"an opponent model of seat {seat} made or lost something"
                )
                same(game.view(world, seat), view, f"after its opponent model seat {seat} sees something else")
                settled = world.clone()
                settled.derive()
                same(settled, world, "what follows from the world is not what it keeps after an opponent model")
                world = game.imagine(view, chance)
            same(game.view(match.state, seat), view, "an opponent model changed what the seat had seen")


def win_chances_are_chances(game: Game, setup: Setup, seed: int) -> None:
    """They add up to 1, or to less in games where one can be out, for then it may be that nobody wins; when it is over,
    they are the shares of the win."""
    instinct = game.instinct(game.board(setup))
    looked = list(moments(game, setup, seed))
    may_be_out = any(standing < 0 for match in looked for standing in game.standings(match.state))
    for match in looked:
        before = match.state.clone()
        chances = list(instinct.win_chances(match.state))
        same(match.state, before, "judging changed the state")
        assert len(chances) == setup.seats
        assert all(0 <= chance <= 1 for chance in chances), f"{chances} are no chances"
        assert sum(chances) < 1 + 1e-9, f"{chances} are more than 1 together"
        assert may_be_out or sum(chances) > 1 - 1e-9, f"{chances} are less than 1 together, and yet nobody can be out"
        if match.over:
            shares = win_shares(game.standings(match.state))
            assert all(abs(chance - share) < 1e-9 for chance, share in zip(chances, shares, strict=True)), (
                f"it is over, the shares are {shares}, and yet {chances}"
            )


# --- words -------------------------------------------------------------------------------------------------------


def words_round_trip(game: Game, setup: Setup, seed: int) -> None:
    board = game.board(setup)
    assert codec.read_setup(codec.to_json(board.setup)) == board.setup
    assert parse_setup(str(board.setup), game.variants) == board.setup
    for action in board.actions:
        assert codec.read_action(game, str(action)) == action, f"{action} reads back as something else"
        assert codec.read_action(game, codec.to_json(action)) == action
    for match in moments(game, setup, seed):
        words = fields.write(match.state)
        same(game.read_state(match.board, words), match.state, "a state reads back differently")
        same(pickle.loads(pickle.dumps(match.state)), match.state, "a state unpickles differently")
        for seat in everyone(match):
            view = game.view(match.state, seat)
            same(codec.read_view(game, match.board, codec.write_view(view)), view, "a view reads back differently")
            same(
                codec.read_view(game, match.board, codec.view_text(view)), view, "a view's line reads back differently"
            )
        for told in match.journal[-1].events:
            event = told.event if isinstance(told, Whisper) else told
            assert codec.read_emitted(game, codec.write_emitted(told)) == told
            assert parse(str(event), game.events) == event, f"{event} reads back as something else"


def everything_has_its_words(game: Game, setup: Setup, seed: int) -> None:
    """In every language: each action, event, phase, line, option, and each thing that one of them names."""
    board = game.board(setup)
    kinds: tuple[type[Notated], ...] = (*game.actions, *game.events)
    for language in languages():
        text = Catalogue(game, language)
        keys = ["game-title", "game-summary"]
        keys += [key_of("action", snake(kind.__name__)) for kind in game.actions]
        keys += [key_of("event", snake(kind.__name__)) for kind in game.events]
        keys += [key_of("phase", phase) for phase in game.phases]
        keys += [key_of("line", line) for line in game.lines]
        keys += [key_of("option", variant.name) for variant in game.variants]
        for key in keys:
            assert text.has(key), f"{language} has no text '{key}'"
        for table in {table for kind in kinds for table in field_tables(kind).values()} - {"seat"}:
            for word in board.tables[table]:
                facts = board.describe(table, word)
                # What an edition calls a thing is in no language: that is for editions which do not come with the game.
                own, composed = text.has(key_of(table, word)), text.has(key_of(table)) and facts and "name" not in facts
                assert own or composed, f"{language} has no text '{key_of(table, word)}'"
    text = Catalogue(game, language_of(seed))
    for table in board.tables.keys() & {table for kind in kinds for table in field_tables(kind).values()} - {"seat"}:
        for word in board.tables[table]:
            assert text.name(board, table, word)
    for action in board.actions:
        assert text.action(board, action)
    match = played(game, setup, seed)
    for entry in match.journal:
        for told in entry.events:
            event = told.event if isinstance(told, Whisper) else told
            assert text.event(board, event, ())
    for column in game.score(match.state).columns:
        for line in column.lines:
            assert text.line(board, line)


def language_of(seed: int) -> str:
    """Each match is told in one language: all of them in each would take longer than everything else together."""
    return languages()[seed % len(languages())]


RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"


def rules_of(game: Game) -> set[str]:
    """The numbers on the game's rules page."""
    page = (RULES / f"{game.name}.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^- ({game.prefix}-\d+)\b", page, re.MULTILINE))


LAWS: tuple[Law, ...] = (
    someone_can_act_until_the_end,
    listing_options_changes_nothing,
    options_are_distinct_and_accepted,
    everything_else_is_refused,
    every_match_ends,
    a_clone_shares_nothing_and_misses_nothing,
    the_journal_is_the_match,
    the_census_is_constant,
    an_imagined_world_looks_like_the_real_one,
    a_view_shares_nothing_with_the_table,
    worlds_that_look_alike_tell_alike,
    what_a_seat_hears_it_may_know,
    whispers_reach_one_seat,
    the_score_sheet_adds_up,
    instincts_feel_only_what_the_seat_knows,
    an_opponent_model_moves_only_what_is_hidden,
    win_chances_are_chances,
    words_round_trip,
    everything_has_its_words,
)
