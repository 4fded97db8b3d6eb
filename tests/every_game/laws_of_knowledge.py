"""Laws of knowledge: no seat and no bot learns what is hidden from it."""

from __future__ import annotations

from math import isfinite

from marula.core import codec, fields
from marula.core.chance import Chance, Recorded, Seeded
from marula.core.envelope import envelope
from marula.core.event import Emitted, Event, Whisper, visible_to
from marula.core.game import UNTRAINED, Game, State
from marula.core.match import Match
from marula.core.seat import ONLOOKER
from marula.core.setup import Setup
from marula.lab.playout import playout
from marula.lab.reward import win_shares
from tests.every_game.moments import everyone, moments, played, same


def an_imagined_world_gives_the_same_view(game: Game, setup: Setup, seed: int) -> None:
    """A world imagined from a view gives that view again, with the same options and the same seats to act."""
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


def a_view_is_independent_of_the_state(game: Game, setup: Setup, seed: int) -> None:
    """A view does not change when the match goes on."""
    for match in moments(game, setup, seed):
        table, kept = match.state.clone(), match.state.clone()
        seen = [game.view(table, seat) for seat in everyone(match)]
        playout(game, table, Seeded(f"{seed} {match.version}"), 40)
        for view in seen:
            same(view, game.view(kept, view.seat), f"playing on changed what seat {view.seat} had seen")


def same_view_means_same_visible_events(game: Game, setup: Setup, seed: int) -> None:
    """The same action in two worlds with the same view sends the seat the same events and leads to the same view.

    Actions that use luck or reveal something are left out. So an event that shows a secret must say `reveals`.
    """
    for match in moments(game, setup, seed):
        for seat in everyone(match):
            world = game.imagine(game.view(match.state, seat), Seeded(f"{seed} {match.version} {seat}"))
            assert envelope(match, seat, match.version).view.seat == seat
            for actor in game.waiting_on(match.state):
                _same_for_one_seat(game, match, world, seat, actor)


def _same_for_one_seat(game: Game, match: Match, world: State, seat: int, actor: int) -> None:
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
    """The events; None where luck was used or a secret was revealed, because then worlds may differ."""
    emitted: list[Emitted] = []
    luck = Recorded(chance)
    game.perform(state, seat, code, luck, emitted)
    events = [item.event if isinstance(item, Whisper) else item for item in emitted]
    return None if luck.answers or any(event.reveals for event in events) else emitted


def visible_events_say_no_more_than_the_view(game: Game, setup: Setup, seed: int) -> None:
    """Where luck or another seat decides something and the view does not show it, the events do not tell it either."""
    for match in moments(game, setup, seed):
        for actor in game.waiting_on(match.state):
            outcomes: list[tuple[State, list[Emitted]]] = []
            for code in list(game.codes(match.state, actor))[:12]:
                for luck in range(3):
                    state, emitted = match.state.clone(), list[Emitted]()
                    game.perform(state, actor, code, Seeded(f"{seed} {luck}"), emitted)
                    outcomes.append((state, emitted))
            for seat in everyone(match):
                _told_apart_by_the_view(game, seat, outcomes)


def _told_apart_by_the_view(game: Game, seat: int, outcomes: list[tuple[State, list[Emitted]]]) -> None:
    alike: dict[str, tuple[State, list[Emitted]]] = {}
    for state, emitted in outcomes:
        first, first_emitted = alike.setdefault(codec.view_text(game.view(state, seat)), (state, emitted))
        if visible_to(first_emitted, seat) != visible_to(emitted, seat):
            assert fields.same(first, state), (
                f"seat {seat} hears {visible_to(emitted, seat)} or {visible_to(first_emitted, seat)}, "
                f"and what it sees does not tell them apart"
            )


def whispers_reach_only_their_seat(game: Game, setup: Setup, seed: int) -> None:
    """Each seat is sent the public events and the whispers to it, and nothing else."""
    match = played(game, setup, seed)
    for seat in everyone(match):
        heard = {moment.number: moment.events for moment in envelope(match, seat).moments}
        assert heard.keys() <= {entry.number for entry in match.journal}
        for entry in match.journal:
            public = [emitted for emitted in entry.events if isinstance(emitted, Event)]
            own = [emitted.event for emitted in entry.events if isinstance(emitted, Whisper) and emitted.seat == seat]
            told, meant = list(heard.get(entry.number, ())), [*public, *own]
            assert told == meant or sorted(map(str, told)) == sorted(map(str, meant))
            for emitted in entry.events:
                if isinstance(emitted, Whisper):
                    assert 0 <= emitted.seat < setup.seats, f"{emitted} is whispered to nobody"
    assert not envelope(match, ONLOOKER).options


def an_envelope_tells_no_more_than_view_and_events(game: Game, setup: Setup, seed: int) -> None:
    """Nothing in an envelope depends on what the seat cannot know: not its phase, its numbers or its moments.

    The phase is the same in every world that looks the same. While a seat hears nothing, its envelope stays the same.
    """
    for match in moments(game, setup, seed):
        for seat in everyone(match):
            now = envelope(match, seat, match.version)
            world = game.imagine(now.view, Seeded(f"{seed} {match.version} {seat}"))
            assert now.phase == game.phase(world, seat), (
                f"seat {seat} is told {now.phase}, and in a world that looks the same {game.phase(world, seat)}"
            )
            last = match.journal[-1]
            if last.number > 0 and last.seat != seat and not visible_to(list(last.events), seat):
                before = envelope(match.fork(match.version - 1, Seeded("before")), seat)
                after = envelope(match, seat)
                assert after.to_json() == before.to_json(), f"seat {seat} heard nothing of {last}, its envelope moved"


def policy_scores_use_only_what_the_seat_knows(game: Game, setup: Setup, seed: int) -> None:
    """Each option has a finite score, the same in any two worlds with the same view, whatever was asked before."""
    board = game.board(setup)
    untrained = game.instinct(board, UNTRAINED)
    instincts = [untrained, *(game.instinct(board, style) for style in ("", *game.styles))]
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
            anew = list(game.instinct(board, UNTRAINED).weigh(worlds[0], seat, codes))
            assert anew == list(untrained.weigh(worlds[0], seat, codes)), "the instinct remembers what it was asked"
            for world, kept in zip(worlds, before, strict=True):
                same(world, kept, "weighing changed the state")


def features_use_only_what_the_seat_knows(game: Game, setup: Setup, seed: int) -> None:
    """Each named feature is a finite number, the same in any two worlds with the same view; guessed ones aside."""
    board = game.board(setup)
    features = game.features(board)
    if features is None:
        return
    told = [name not in features.guessed for name in features.seat_names]
    instinct = game.instinct(board, UNTRAINED)
    for match in moments(game, setup, seed):
        for seat in range(setup.seats):
            view = game.view(match.state, seat)
            worlds = [game.imagine(view, Seeded(f"{seed} {match.version} {number}")) for number in range(2)]
            before = [world.clone() for world in worlds]
            for name, one, other, known in zip(
                features.seat_names, *(features.seat(world, seat) for world in worlds), told, strict=True
            ):
                assert isfinite(one), f"{name} of seat {seat} is {one}"
                assert one == other or not known, f"seat {seat} cannot know {name}: {one} is not {other}"
            found = list(features.seat(worlds[0], seat))
            alone = [number if known else 0.0 for number, known in zip(found, told, strict=True)]
            assert list(features.known(worlds[1], seat)) == alone, f"seat {seat} knows something else than it is told"
            assert list(features.seats(worlds[0])[seat]) == found, f"seat {seat} stands otherwise among all seats"
            codes = game.codes(match.state, seat)
            if len(codes) > 0 and features.of_option:
                weights = instinct.weigh(worlds[0], seat, codes)
                rows, others = (list(features.options(world, seat, codes, weights)) for world in worlds)
                assert len(rows) == len(codes) * len(features.of_option), "not every option has every feature"
                for at, (one, other) in enumerate(zip(rows, others, strict=True)):
                    name = features.option_names[at % len(features.option_names)]
                    assert isfinite(one), f"{name} of an option of seat {seat} is {one}"
                    assert one == other, f"seat {seat} cannot know {name} of an option: {one} is not {other}"
            for world, kept in zip(worlds, before, strict=True):
                same(world, kept, "reading features changed the state")


def an_opponent_model_changes_only_hidden_things(game: Game, setup: Setup, seed: int) -> None:
    """After an opponent model has dealt, the seat's view and the number of components are the same."""
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


def win_chances_are_probabilities(game: Game, setup: Setup, seed: int) -> None:
    """They add up to 1, or to less where seats can be out, because then perhaps nobody wins.

    When the match is over, they are the shares of the win.
    """
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
