"""Scoring: the score sheet, the best division of artifacts, and one number a seat that says who is ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import filled, has_bit, zeros
from marula.core.refusal import Facts
from marula.core.score import Column, ScoreLine, ScoreSheet, sheet
from marula.games.africana.rules.board import count
from marula.games.africana.rules.state import State

KINDS: Final[i64] = 5
BASE: Final[i64] = 5
"""A seat has none to four of each of the five artifacts: a hoard is a number of five digits to the base five."""
UNITS: Final = vec[i64]([1, 5, 25, 125, 625])
HOARDS: Final[i64] = 3125

LINES: Final = (
    "expeditions",
    "artifacts",
    "two_alike",
    "three_alike",
    "two_different",
    "four_different",
    "assistants",
    "silver",
    "cards",
    "open_adventures",
)


class Divisions:
    """AF-43: for every hoard of artifacts what its best division is worth, and one collection of that division."""

    def __init__(self, points: tuple[int, int, int, int]) -> None:
        self.worth: vec[i64] = zeros(HOARDS)
        self.taken: vec[i64] = zeros(HOARDS)
        """The collection to take from a hoard so that the rest is divided best; a hoard too, 0 if nothing is left."""
        self.kind: vec[i64] = filled(HOARDS, -1)
        """Which collection that is: 0 to 3 in the order of `points`, or -1 for a single artifact worth nothing."""
        sets = self._collections()
        for hoard in range(1, HOARDS):
            best: i64 = -1
            for kind, taken in sets:
                if not self._holds(hoard, taken):
                    continue
                worth = self.worth[hoard - taken] + (points[kind] if kind >= 0 else 0)
                if worth > best:
                    best = worth
                    self.taken[hoard] = taken
                    self.kind[hoard] = kind
            self.worth[hoard] = best

    def _collections(self) -> list[tuple[int, int]]:
        """Every possible collection as (kind, hoard). Large ones come first, so that ties show the fewest lines."""
        units = [5**kind for kind in range(5)]
        found = [(3, sum(units) - unit) for unit in units]
        found += [(1, 3 * unit) for unit in units]
        found += [(0, 2 * unit) for unit in units]
        found += [(2, one + other) for one in units for other in units if one < other]
        found += [(-1, unit) for unit in units]
        return found

    def _holds(self, hoard: i64, part: i64) -> bool:
        """Does the hoard hold all artifacts of the part?"""
        for _ in range(KINDS):
            if hoard % BASE < part % BASE:
                return False
            hoard //= BASE
            part //= BASE
        return True


_DIVISIONS: dict[tuple[int, int, int, int], Divisions] = {}


def divisions(points: tuple[int, int, int, int]) -> Divisions:
    """The table for these points; made once for all boards that share them."""
    table = _DIVISIONS.get(points)
    if table is None:
        table = Divisions(points)
        _DIVISIONS[points] = table
    return table


def hoard(state: State, seat: i64) -> i64:
    """The artifacts under the seat's company card, as one number."""
    board = state.box
    result: i64 = 0
    for adventure in range(board.adventures):
        artifact = board.artifact[adventure]
        if artifact >= 0 and has_bit(state.completed[seat], adventure):
            result += UNITS[artifact]
    return result


def sum_of(things: i64, points: vec[i64]) -> i64:
    """The points of all things of a set."""
    result: i64 = 0
    for at in range(len(points)):
        if has_bit(things, at):
            result += points[at]
    return result


def number_with(things: i64, kind: vec[i64]) -> i64:
    """How many things of a set have a kind at all (not -1)."""
    number: i64 = 0
    for at in range(len(kind)):
        if kind[at] >= 0 and has_bit(things, at):
            number += 1
    return number


def expedition_points(state: State, seat: i64) -> i64:
    """AF-42: points of completed expeditions."""
    return sum_of(state.expeditions[seat], state.box.expedition_points)


def artifact_points(state: State, seat: i64) -> i64:
    """AF-42: points of completed artifact adventures."""
    return sum_of(state.completed[seat], state.box.adventure_points)


def assistants(state: State, seat: i64) -> i64:
    """How many assistant adventures lie under the seat's company card."""
    return number_with(state.completed[seat], state.box.assistant)


def assistant_points(state: State, seat: i64) -> i64:
    """AF-44: the penalty for two or more assistants."""
    number = assistants(state, seat)
    if number < 2:
        return 0
    return -state.box.two_assistants if number == 2 else -state.box.more_assistants


def open_artifacts(state: State, seat: i64) -> i64:
    """How many uncompleted artifact adventures lie in front of the seat."""
    return number_with(state.adventures[seat], state.box.artifact)


def points(state: State, seat: i64) -> i64:
    """All points of a seat, without the lines. One pass over each set, because views and bots ask often."""
    board = state.box
    result = state.silver[seat] // board.silver_per_point + state.travel_cards(seat) // board.cards_per_point
    rest = state.expeditions[seat]
    at: i64 = 0
    while rest != 0:
        if rest & 1 == 1:
            result += board.expedition_points[at]
        rest = rest >> 1
        at += 1
    found: i64 = 0
    helpers: i64 = 0
    rest = state.completed[seat]
    at = 0
    while rest != 0:
        if rest & 1 == 1:
            result += board.adventure_points[at]
            if board.artifact[at] >= 0:
                found += UNITS[board.artifact[at]]
            else:
                helpers += 1
        rest = rest >> 1
        at += 1
    if found > 0:
        result += divisions(board.collections).worth[found]
    if helpers >= 2:
        result -= board.two_assistants if helpers == 2 else board.more_assistants
    rest = state.adventures[seat]
    at = 0
    while rest != 0:
        if rest & 1 == 1 and board.artifact[at] >= 0:
            result += board.open_artifact
        rest = rest >> 1
        at += 1
    return result


def standings(state: State) -> list[int]:
    """AF-46: one number a seat. Points count first, then silver. It is never negative."""
    result: list[int] = []
    least = -state.box.two_assistants - state.box.more_assistants
    for seat in range(state.box.seats):
        result.append((points(state, seat) - least) * 1_000_000 + state.silver[seat])
    return result


def collection_lines(state: State, seat: i64) -> list[ScoreLine]:
    """AF-43: one line for each collection of the best division."""
    board = state.box
    table = divisions(board.collections)
    names = LINES[2:6]
    words = board.tables["artifact"]
    lines: list[ScoreLine] = []
    rest = hoard(state, seat)
    while rest > 0:
        taken = table.taken[rest]
        kind = table.kind[rest]
        rest -= taken
        if kind < 0:
            continue
        facts: Facts = {}
        number = 0
        for artifact in range(KINDS):
            if taken % BASE > 0:
                number += 1
                facts[f"artifact_{number}"] = words[artifact]
            taken //= BASE
        lines.append(ScoreLine(names[kind], board.collections[kind], facts))
    return lines


def score(state: State) -> ScoreSheet:
    """AF-42 to AF-46, line by line."""
    board = state.box
    columns: list[Column] = []
    for seat in range(board.seats):
        silver = state.silver[seat]
        cards = state.travel_cards(seat)
        open_ones = open_artifacts(state, seat)
        found = count(state.completed[seat]) - assistants(state, seat)
        lines = [
            ScoreLine("expeditions", expedition_points(state, seat), {"number": count(state.expeditions[seat])}),
            ScoreLine("artifacts", artifact_points(state, seat), {"number": found}),
            *collection_lines(state, seat),
            ScoreLine("assistants", assistant_points(state, seat), {"number": assistants(state, seat)}),
            ScoreLine("silver", silver // board.silver_per_point, {"number": silver}),
            ScoreLine("cards", cards // board.cards_per_point, {"number": cards}),
            ScoreLine("open_adventures", open_ones * board.open_artifact, {"number": open_ones}),
        ]
        whole = 0
        for line in lines:
            whole += line.points
        columns.append(Column(seat, tuple(lines), whole, (silver,)))
    return sheet(columns)
