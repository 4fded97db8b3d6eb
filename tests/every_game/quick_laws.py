"""Quick forms of some laws, for millions of matches: `make soak` checks them in every match that it plays.

A law of laws.py takes up to a fifth of a second. A quick one has the same name and takes some millionths: it looks at
one drawn moment of a match and at its end, and only at one drawn seat. So it sees less of a match, in many more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from marula.core import fields
from marula.core.chance import Seeded
from marula.core.event import Action
from marula.core.game import Board, Game, State, View
from marula.core.refusal import Illegal, Refusal
from marula.core.seat import ONLOOKER
from marula.core.setup import Setup
from marula.lab.playout import Playout, playout
from tests.every_game.moments import rules_of, same

AHEAD = 40
"""How many decisions a copy is played on, to see that the original stays as it is."""
TRIALS = 8
"""How many matches tell how long a match usually is, so that the moment can be drawn before the match is played."""

rules = lru_cache(rules_of)


class QuickMatch:
    """One random match: stopped at a drawn moment, looked at, and played to its end."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        board = board_of(game, setup)
        chance = Seeded(str(seed))
        self.game: Game = game
        self.board: Board = board
        self.seats: int = setup.seats
        self.drawn: Seeded = Seeded(f"{seed} eye")
        self.longest: int = game.longest(board)
        self.state: State = game.deal(board, chance, None)
        self.census: dict[str, int] = game.census(self.state)
        before = playout(game, self.state, chance, self.drawn.pick(usual_length(game, setup) + 1))
        self.kept: State = self.state.clone()
        """The drawn moment as it was, before anybody looked at it."""
        self.seat: int = self.drawn.pick(setup.seats + 1)
        if self.seat == setup.seats:
            self.seat = ONLOOKER
        self.view: View = game.view(self.state, self.seat)
        self.world: State = game.imagine(self.view, Seeded(f"{seed} world"))
        self.copies: tuple[State, State] = (self.state.clone(), self.state.clone())
        self.ways: list[Playout] = [playout(game, copy, Seeded(f"{seed} ahead"), AHEAD) for copy in self.copies]
        look_at(self)
        self.refusals: list[tuple[Action, Refusal | None]] = refusals(self)
        self.changed: str = fields.difference(self.state, self.kept)
        """What differs at the drawn moment after everybody looked, asked for refusals and played on with copies."""
        rest = playout(game, self.state, chance, self.longest + 1 - before.decisions)
        self.decisions: int = before.decisions + rest.decisions
        self.ended: bool = rest.ended


QuickLaw = Callable[[QuickMatch], None]


@cache
def board_of(game: Game, setup: Setup) -> Board:
    """The board of a setup, made once."""
    board: Board = game.board(setup)
    return board


@cache
def usual_length(game: Game, setup: Setup) -> int:
    """How many decisions a match has on average, from the same few matches in every run."""
    board = board_of(game, setup)
    lucks = [Seeded(f"usual {number}") for number in range(TRIALS)]
    lengths = [playout(game, game.deal(board, luck, None), luck, game.longest(board)).decisions for luck in lucks]
    return sum(lengths) // TRIALS


def look_at(match: QuickMatch) -> None:
    """Ask the state everything that may be asked without a change."""
    game, state = match.game, match.state
    for seat in game.waiting_on(state):
        game.options(state, seat)
        game.phase(state, seat)
    for seat in (*range(match.seats), ONLOOKER):
        game.view(state, seat)
    game.census(state)
    game.score(state)
    game.standings(state)


def refusals(match: QuickMatch) -> list[tuple[Action, Refusal | None]]:
    """For each seat that may act, a drawn action that is not offered to it, and the answer to it."""
    game, state, actions = match.game, match.state, match.board.actions
    found = []
    for seat in game.waiting_on(state):
        code = match.drawn.pick(len(actions))
        if code not in set(game.codes(state, seat)):
            found.append((actions[code], game.why_not(state, seat, actions[code])))
    return found


def some_seat_can_act_until_the_match_ends(match: QuickMatch) -> None:
    """At the drawn moment exactly the seats that the game waits on have options; at the end nobody has."""
    game = match.game
    for state in (match.kept, match.state):
        waiting = game.waiting_on(state)
        assert waiting == sorted(set(waiting)), f"waiting on {waiting}: not in order, or twice"
        assert game.turn(state) == (waiting[0] if waiting else -1), "turn is not the first seat waited on"
        for seat in range(match.seats):
            offered = len(game.codes(state, seat))
            assert (offered > 0) == (seat in waiting), f"seat {seat} has {offered} options; waiting on {waiting}"
            assert seat not in waiting or game.phase(state, seat) in game.phases, "a phase that nobody announced"


def reading_a_state_does_not_change_it(match: QuickMatch) -> None:
    """Options, views, score and standings can be read, and refusals asked for, without changing the state."""
    assert not match.changed, f"looking changed the state: {match.changed}"


def options_are_distinct_and_accepted(match: QuickMatch) -> None:
    """No option is offered twice, and one that is drawn can be played."""
    game, state = match.game, match.kept
    for seat in game.waiting_on(state):
        codes = list(game.codes(state, seat))
        assert len(set(codes)) == len(codes), f"seat {seat} is offered the same twice: {sorted(codes)}"
        action = match.board.actions[codes[match.drawn.pick(len(codes))]]
        refusal = game.why_not(state, seat, action)
        assert refusal is None, f"{action} was offered and refused: {refusal}"
        game.apply(state.clone(), seat, action, Seeded("luck"))


def actions_not_offered_are_refused_by_a_rule(match: QuickMatch) -> None:
    """A drawn action that is not offered is refused by a rule that exists; the state does not change."""
    for action, refusal in match.refusals:
        assert isinstance(refusal, Illegal), f"{action} was not offered, yet: {refusal}"
        assert refusal.rule in rules(match.game), f"{action} is refused by {refusal.rule}, which is no rule"
    assert not match.changed, f"a refusal changed the state: {match.changed}"


def every_match_ends_within_the_stated_length(match: QuickMatch) -> None:
    """The match is over after at most `longest` decisions."""
    assert match.ended, f"not over after {match.decisions} decisions"
    assert match.decisions <= match.longest, f"{match.decisions} decisions; stated {match.longest}"


def a_clone_is_complete_and_independent(match: QuickMatch) -> None:
    """Two clones with the same luck play the same, and the original does not notice."""
    one, other = match.ways
    assert (one.trace, one.decisions) == (other.trace, other.decisions), "two clones with the same luck play otherwise"
    same(*match.copies, "two clones with the same luck end differently")
    assert not match.changed, f"playing on a clone changed the original: {match.changed}"


def the_number_of_components_is_constant(match: QuickMatch) -> None:
    """No component appears or vanishes: at the drawn moment, at the end, and in the world the drawn seat imagines."""
    assert match.census, "a census counts something"
    for what, state in (("by the drawn moment", match.kept), ("by the end", match.state), ("imagined", match.world)):
        census = match.game.census(state)
        assert census == match.census, f"something appeared or vanished, {what}: {census}, not {match.census}"


def an_imagined_world_gives_the_same_view(match: QuickMatch) -> None:
    """A world that the drawn seat imagines gives its view again, with the same options and the same seats to act."""
    game, world, seat = match.game, match.world, match.seat
    same(game.view(world, seat), match.view, f"what seat {seat} imagines looks different")
    assert game.waiting_on(world) == game.waiting_on(match.kept), "the imagined world waits on others"
    if seat != ONLOOKER:
        offered = list(game.codes(match.kept, seat))
        assert list(game.codes(world, seat)) == offered, f"the imagined world offers seat {seat} something else"


def a_view_is_independent_of_the_state(match: QuickMatch) -> None:
    """The view of the drawn seat does not change when the match goes on to its end."""
    seen = match.game.view(match.kept, match.seat)
    same(match.view, seen, f"playing on changed what seat {match.seat} had seen")


def the_score_sheet_adds_up_to_the_standings(match: QuickMatch) -> None:
    """Lines add up to totals; at the end sheet and standings agree on who wins and who is out."""
    game = match.game
    sheet = game.score(match.state)
    assert [column.seat for column in sheet.columns] == list(range(match.seats))
    for column in sheet.columns:
        assert sum(line.points for line in column.lines) == column.total, f"{column} does not add up"
        assert all(line.what in game.lines for line in column.lines), f"{column} has a line nobody announced"
    standings = game.standings(match.state)
    best = max(standings)
    winners = tuple(seat for seat, standing in enumerate(standings) if standing == best and standing >= 0)
    assert winners == sheet.winners, f"the sheet says {sheet.winners} win, the standings {standings}"
    outs = [column.out for column in sheet.columns]
    assert outs == [standing < 0 for standing in standings], "who is out differs between sheet and standings"


QUICK_LAWS: tuple[QuickLaw, ...] = (
    every_match_ends_within_the_stated_length,
    some_seat_can_act_until_the_match_ends,
    the_number_of_components_is_constant,
    the_score_sheet_adds_up_to_the_standings,
    reading_a_state_does_not_change_it,
    a_clone_is_complete_and_independent,
    options_are_distinct_and_accepted,
    actions_not_offered_are_refused_by_a_rule,
    an_imagined_world_gives_the_same_view,
    a_view_is_independent_of_the_state,
)


def quick_fault(game: Game, setup: Setup, seed: int) -> str:
    """One match under the quick laws: which law it breaks, and why; nothing if it keeps them all."""
    name = "the match itself"
    try:
        match = QuickMatch(game, setup, seed)
        for law in QUICK_LAWS:
            name = law.__name__
            law(match)
    except Exception as problem:
        return f"{name}: {type(problem).__name__}: {problem}"
    return ""
