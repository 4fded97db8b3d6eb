"""The map as numbers for programs that learn: where something can be done, and how far every place is from it."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from marula.core.derived_features import DerivedFeaturesOf, DerivedPart
from marula.core.pile import has_bit, zeros
from marula.games.africana.knowledge.view import View
from marula.games.africana.rules.board import SPACES, Board

PARTS: Final = (
    DerivedPart("place_steps", "place", "steps from the reader's explorer"),
    DerivedPart("place_goals", "place", "points of joined expeditions and own adventures that are completed here"),
    DerivedPart("place_starts", "place", "open expeditions that the reader may still join here"),
    DerivedPart("place_to_goal", "place", "1 and the steps to the nearest such goal; 0 where there is none"),
    DerivedPart("place_to_start", "place", "1 and the steps to the nearest such start; 0 where there is none"),
    DerivedPart(
        "place_after_start", "place", "the most points of an expedition that is completed here once it is joined"
    ),
)


class Journeys(DerivedFeaturesOf[View]):
    """Goals, starts and distances for the seat that looks."""

    def __init__(self, box: Board) -> None:
        super().__init__(PARTS)
        self.box: Board = box
        self.steps: vec[i64] = vec[i64]()
        for place in range(box.places):
            self.steps = extend(self.steps, box.map.distances(place))

    def read(self, view: View) -> vec[i64]:
        box = self.box
        goals = zeros(box.places)
        starts = zeros(box.places)
        later = zeros(box.places)
        seat = view.seat if view.seat >= 0 else 0
        self.find(view, seat, goals, starts, later)
        here = view.places[seat]
        found = zeros(0)
        if here >= 0:
            found = extend(found, self.steps[here * box.places : (here + 1) * box.places])
        else:
            found = extend(found, zeros(box.places))
        found = extend(found, goals)
        found = extend(found, starts)
        found = extend(found, self.nearest(goals))
        found = extend(found, self.nearest(starts))
        return extend(found, later)

    def find(self, view: View, seat: i64, goals: vec[i64], starts: vec[i64], later: vec[i64]) -> None:
        """Where the seat could complete or join something."""
        box = self.box
        for space in range(SPACES):
            card = view.display[space]
            if card < 0:
                continue
            if has_bit(view.joined[space], seat):
                goals[box.targets[card]] += box.expedition_points[card]
                continue
            starts[box.starts[card]] += 1
            if box.expedition_points[card] > later[box.targets[card]]:
                later[box.targets[card]] = box.expedition_points[card]
        for card in range(box.adventures):
            if has_bit(view.adventures[seat], card):
                goals[box.adventure_places[card]] += box.adventure_points[card]

    def nearest(self, wanted: vec[i64]) -> vec[i64]:
        """For each place 1 and the steps to the nearest wanted place; 0 where nothing is wanted."""
        places = self.box.places
        found = zeros(places)
        for goal in range(places):
            if wanted[goal] == 0:
                continue
            for place in range(places):
                steps = self.steps[goal * places + place] + 1
                if found[place] == 0 or steps < found[place]:
                    found[place] = steps
        return found
