"""Forecast: each seat's chance to win, from how its score is likely to end."""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.games.heart_of_africa.board import Board
from marula.games.heart_of_africa.plans import Plan, nothing, real
from marula.games.heart_of_africa.scoring import standings
from marula.games.heart_of_africa.state import OVER, State
from marula.games.heart_of_africa.tickets import is_complete
from marula.games.heart_of_africa.weights import Weights


class Foresight:
    """What the forecast counts with, fitted to the ends of matches between steady players (tools/calibrate.py)."""

    def __init__(self) -> None:
        self.pace: float = 0.55  # trains laid for each turn besides those that draw: low, so that time counts long
        self.late: float = 2.1  # how many turns late a plan may be before its chance is even
        self.doubt: float = 8.5  # turns over which that chance turns
        self.planned: float = 0.76  # a point of tracks that a plan will claim
        self.turn: float = 4.5  # points of a turn beyond the plan
        self.card: float = 0.22  # a train card in hand
        self.locomotive: float = 5.3  # a locomotive in hand, beyond that
        self.terrain: float = 1.1  # a terrain card
        self.lead: float = 1.0  # a terrain in which nobody has more
        self.rivalry: float = 0.69  # tickets by which the Globetrotter is surely decided
        self.certain: float = 2.1  # points that still surprise at the very end
        self.open: float = 4.6  # and how that grows with the root of the turns left


class Forecast:
    """Looks at the whole table: every hand, every ticket."""

    def __init__(self, box: Board, weights: Weights, foresight: Foresight | None = None) -> None:
        self.box: Board = box
        self.plan: Plan = Plan(box, weights)
        self.foresight: Foresight = foresight if foresight is not None else Foresight()
        self.final: vec[float] = nothing(box.seats)
        self.count: vec[float] = nothing(box.seats)

    def chances(self, state: State) -> vec[float]:
        """One number a seat, together 1."""
        if state.phase == OVER:
            return verdict(state)
        box = self.box
        foresight = self.foresight
        time = self.turns_left(state)
        most = -1000.0
        for seat in range(box.seats):
            self.expect(state, seat, time)
            if self.count[seat] > most:
                most = self.count[seat]
        best = -1000000.0
        for seat in range(box.seats):
            behind = (most - self.count[seat]) / foresight.rivalry
            if behind < 20.0:
                self.final[seat] += real(box.globetrotter) * exp(-behind)
            if self.final[seat] > best:
                best = self.final[seat]
        scale = foresight.certain + foresight.open * time**0.5
        total = 0.0
        found = vec[float](capacity=box.seats)
        for seat in range(box.seats):
            away = (best - self.final[seat]) / scale
            share = exp(-away) if away < 40.0 else 0.0
            total += share
            found = append(found, share)
        for seat in range(box.seats):
            found[seat] /= total
        return found

    def turns_left(self, state: State) -> float:
        """Until the quickest has laid its trains, and one more."""
        box = self.box
        if state.last_turns >= 0:
            return real(state.last_turns) / real(box.seats)
        least = 99.0
        for seat in range(box.seats):
            trains = real(state.trains[seat] - box.last_trains)
            if trains < 0.5:
                trains = 0.5
            missing = trains - real(state.hand_size(seat))
            if missing < 0.0:
                missing = 0.0
            turns = missing / 2.0 + trains / self.foresight.pace
            if turns < least:
                least = turns
        return least + 1.0

    def expect(self, state: State, seat: i64, time: float) -> None:
        """The seat's final score without the Globetrotter, and how many tickets it will have completed."""
        box = self.box
        plan = self.plan
        foresight = self.foresight
        plan.survey(state, seat)
        plan.time = time + foresight.late + foresight.doubt
        plan.own_tickets(state, seat)
        unfinished = plan.ticket_number
        plan.draft(state, seat)
        value = real(state.points[seat] - plan.failed)
        done: i64 = 0
        for ticket in range(box.tickets):
            if state.kept[ticket] == seat and is_complete(state, seat, ticket):
                value += real(box.ticket_value[ticket])
                done += 1
        count = real(done)
        if unfinished > 0 and plan.turns > 0.0:
            chance = 1.0 / (1.0 + exp((plan.turns - time - foresight.late) / foresight.doubt))
            points: i64 = 0
            for at in range(plan.tracks):
                points += box.track_points[plan.list[at]]
            value += real(plan.planned) * (2.0 * chance - 1.0) + foresight.planned * real(points) * chance
            count += chance * real(plan.laid)
        if time > plan.turns:
            value += foresight.turn * (time - plan.turns)
        if time > 0.6:  # cards are of use only to those who have a turn left
            value += foresight.card * real(state.hand_size(seat))
            value += foresight.locomotive * real(state.hands[seat * box.cards + box.locomotive])
            for terrain in range(box.terrains):
                held = state.terrains[seat * box.terrains + terrain]
                value += foresight.terrain * real(held)
                leads = held > 0
                for other in range(box.seats):
                    if state.terrains[other * box.terrains + terrain] > held:
                        leads = False
                if leads:
                    value += foresight.lead
        self.final[seat] = value
        self.count[seat] = count


def verdict(state: State) -> vec[float]:
    """The match is over: 1 for the winner, shared by those who tie."""
    ranks = standings(state)
    best = max(ranks)
    share = 1.0 / ranks.count(best)
    found = vec[float](capacity=len(ranks))
    for rank in ranks:
        found = append(found, share if rank == best else 0.0)
    return found
