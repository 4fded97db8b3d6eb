"""Reading others: what a seat could have known about the others' hidden things at one moment, beside the truth.

Worlds that fit the seat's view are imagined, and dealt by how the others have played where the game has an opponent
model. The share of worlds in which a seat holds a thing is a first estimate. Players do not hold things at random, so
the share is then recalibrated by what was true in matches of bots (`recalibration`).

The chances come from the view alone. Only the last step, the truth beside them, looks at the match, and only at one
that is over.
"""

from __future__ import annotations

import msgspec

from marula.analysis.hidden_things import HiddenThing, hidden_things
from marula.analysis.recalibration import Recalibration, recalibration
from marula.bots.instinct_cache import instinct_of
from marula.core.chance import Seeded
from marula.core.errors import RefusedError
from marula.core.game import Game, View
from marula.core.match import Match
from marula.core.refusal import Declined, Unknown

WORLDS = 200
"""How many worlds are imagined for one moment."""
SHOWN_KINDS = 6
"""How many kinds of a field are shown for each seat: the likeliest, and those that it really has."""
UNLIKELIEST = 0.01
"""The smallest chance that is shown; the largest is 1 less this. So few worlds cannot prove a thing impossible."""


class StepChance(msgspec.Struct, frozen=True):
    """How likely it was that the seat had at least so many."""

    at_least: int
    chance: float


class Read(msgspec.Struct, frozen=True):
    """One kind of hidden thing of one seat: how likely it was, and how it was in truth."""

    seat: int
    field: str
    table: str
    word: str
    known: int
    """How many the reader knew of; for a number, the least that it could be."""
    steps: tuple[StepChance, ...]
    held: int
    """How many the seat had."""
    single: bool = False
    """Is there only one such thing, so that a seat has it or not?"""


class Reading(msgspec.Struct, frozen=True):
    """What one seat could have known before one decision."""

    number: int
    """The decision that came next."""
    seat: int
    """The seat whose knowledge this is."""
    things: tuple[Read, ...]


def shares(game: Game, view: View, things: list[HiddenThing], curves: Recalibration, seed: str) -> list[list[float]]:
    """First estimates: for each thing and each of its steps, how likely the seat is to have at least so many."""
    counted = [thing for thing in things if not thing.most]
    imagined = iter(_imagined(game, view, counted, seed))
    return [
        [curves.share_of_number(thing, step) for step in thing.steps] if thing.most else next(imagined)
        for thing in things
    ]


def _imagined(game: Game, view: View, things: list[HiddenThing], seed: str) -> list[list[float]]:
    """The share of imagined worlds in which the seat has at least so many of each thing."""
    counts = [[0] * len(thing.steps) for thing in things]
    asked = {thing.field for thing in things}
    chance = Seeded(seed)
    model = instinct_of(game, view.board).opponent_model(view, game.imagine(view, chance))
    for _ in range(WORLDS if things else 0):
        world = game.imagine(view, chance)
        model.deal(world, chance)
        vectors = {field: [int(value) for value in getattr(world, field)] for field in asked}
        for thing, count in zip(things, counts, strict=True):
            value = vectors[thing.field][thing.place]
            held = value if thing.equals < 0 else value == thing.equals
            for place in range(min(held - thing.known, len(count))):
                count[place] += 1
    return [[number / WORLDS for number in count] for count in counts]


def chances(game: Game, view: View, seed: str) -> list[tuple[HiddenThing, tuple[StepChance, ...]]]:
    """How likely each hidden thing is, from what the view tells and from nothing else."""
    things = hidden_things(view)
    curves = recalibration(game, int(view.board.seats))
    found = shares(game, view, things, curves, seed)
    return [(thing, _steps(thing, share, curves)) for thing, share in zip(things, found, strict=True)]


def _steps(thing: HiddenThing, share: list[float], curves: Recalibration) -> tuple[StepChance, ...]:
    found: list[StepChance] = []
    most = 1.0
    for place, step in enumerate(thing.steps):
        most = min(most, curves.chance(thing, place, share[place]))  # more of a thing is never likelier than fewer
        found.append(StepChance(step, min(max(most, UNLIKELIEST), 1 - UNLIKELIEST)))
    return tuple(found)


def reading_seed(number: int, seat: int) -> str:
    """The luck of the imagined worlds: the same whenever the same moment is read."""
    return f"reading {number} {seat}"


def require_readable(match: Match, number: int) -> None:
    """Refused while the match goes on, and for a decision that it does not have."""
    if not match.over:
        raise RefusedError(Declined("still_secret"))
    if not 1 <= number <= match.version:
        raise RefusedError(Unknown("position", str(number), ("1", str(match.version))))


def reading(match: Match, number: int, seat: int) -> Reading:
    """What the seat could have known before this decision, beside the truth. Refused while the match goes on."""
    require_readable(match, number)
    view = match.game.view(match.at(number - 1), seat)
    return reading_beside_truth(match, number, seat, chances(match.game, view, reading_seed(number, seat)))


def reading_beside_truth(
    match: Match, number: int, seat: int, found: list[tuple[HiddenThing, tuple[StepChance, ...]]]
) -> Reading:
    """The chances that were found for this moment, beside the truth. Refused while the match goes on."""
    require_readable(match, number)
    state = match.at(number - 1)
    things = [
        Read(
            seat=thing.seat,
            field=thing.field,
            table=thing.table,
            word=thing.word,
            known=thing.known,
            steps=steps,
            held=thing.held(state),
            single=thing.equals >= 0,
        )
        for thing, steps in found
    ]
    return Reading(number, seat, tuple(_shown(things)))


def _shown(found: list[Read]) -> list[Read]:
    """What is worth showing: for each seat the things that are one of a kind first, and of each field the likeliest."""
    groups: dict[tuple[int, bool, str], list[Read]] = {}
    for one in found:
        groups.setdefault((one.seat, not one.single, one.field), []).append(one)
    shown: list[Read] = []
    for _, group in sorted(groups.items(), key=lambda entry: entry[0][:2]):
        group.sort(key=lambda one: -one.steps[0].chance)
        for place, one in enumerate(group):
            likely = one.steps[0].chance > UNLIKELIEST and place < SHOWN_KINDS
            if likely or one.held > one.known:
                shown.append(msgspec.structs.replace(one, steps=_worth_showing(one.steps)))
    return shown


def _worth_showing(steps: tuple[StepChance, ...]) -> tuple[StepChance, ...]:
    """The first step, and those after it that are not too unlikely."""
    return (*steps[:1], *(step for step in steps[1:] if step.chance > UNLIKELIEST))
