"""Decision: what a bot answers, why, and how long it may think. Not compiled: mypyc drops a struct's options."""

from __future__ import annotations

import msgspec

from marula.core.event import Action
from marula.core.seat import Seat


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision: seconds, or iterations where answers must repeat exactly.

    With neither, each level takes its own time.

    >>> Budget(iterations=100)
    Budget(seconds=None, iterations=100)
    """

    seconds: float | None = None
    iterations: int | None = None


class Reason(msgspec.Struct, frozen=True):
    """An option that the bot has considered, and its value.

    >>> from marula.games import GAMES
    >>> shake = GAMES["template"].actions[1]
    >>> Reason(shake(), value=0.62, visits=40)
    Reason(action=<shake>, value=0.62, visits=40)
    """

    action: Action
    value: float
    """The gain in points that a bot without search expects, or the chance to win that a search has found."""
    visits: int = 0
    """How often a search has tried it."""


class Step(msgspec.Struct, frozen=True):
    """Part of a plan: what the bot expects this seat to do.

    >>> from marula.games import GAMES
    >>> Step(0, GAMES["template"].actions[1]())
    Step(seat=0, action=<shake>)
    """

    seat: Seat
    action: Action


class Influence(msgspec.Struct, frozen=True):
    """A named feature that speaks for or against an option, compared with another option.

    >>> Influence("price", "coins", value=2.0, other=4.0, points=0.8)
    Influence(feature='price', unit='coins', value=2.0, other=4.0, points=0.8)
    """

    feature: str
    """The name of a feature of an option; `feature-option-NAME` is its text."""
    unit: str
    value: float
    """The feature's value for the chosen option."""
    other: float
    """The feature's value for the runner-up."""
    points: float
    """How much the feature speaks for the choice, in points; negative if it speaks against it."""


OTHERS = ""
"""In place of the name of a line: the points of the best other seat."""


class Consequence(msgspec.Struct, frozen=True):
    """By how many points an option changes one line of the score sheet at the end, against another option.

    >>> Consequence("tickets", 4.5)
    Consequence(line='tickets', points=4.5, costs=False)
    """

    line: str
    """The kind of line on the seat's score sheet, or OTHERS."""
    points: float
    """On average over many ways in which the match could go on."""
    costs: bool = False
    """Does this line only ever take points away? More points then mean that fewer are lost."""


class Explanation(msgspec.Struct, frozen=True):
    """Why an option and not the runner-up: the chance to win with each, and the features that decide.

    >>> from marula.games import GAMES
    >>> shake, gather = GAMES["template"].actions[1:3]
    >>> why = Explanation(shake(), gather(), 0.55, 0.52, 1.2, (Influence("shake", "yes_or_no", 1.0, 0.0, 1.2),))
    >>> why.points == sum(influence.points for influence in why.influences)
    True
    """

    action: Action
    runner_up: Action
    win_chance: float
    runner_up_win_chance: float
    points: float
    """How much better the choice is, in points: the sum of all influences."""
    influences: tuple[Influence, ...] = ()
    """The influences that count most, for or against; empty for a game without features."""


class Decision(msgspec.Struct, frozen=True):
    """What a bot decides, and why: facts, never sentences.

    >>> from marula.bots.levels import make_bot
    >>> from marula.core.chance import Seeded
    >>> from marula.core.envelope import envelope
    >>> from marula.core.match import Match
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> match = Match.deal(game, Setup("template", 2), Seeded("tea"))
    >>> decision = make_bot("steady", game, "1").choose(envelope(match, 0), Budget())
    >>> decision.action, decision.reasons[0].action == decision.action
    (<set_seed marula>, True)
    """

    action: Action
    reasons: tuple[Reason, ...] = ()
    """The best alternatives, the chosen one first."""
    plan: tuple[Step, ...] = ()
    """How it expects the match to go on, beginning with its own choice."""
