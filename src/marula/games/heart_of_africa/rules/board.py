"""The board: the edition's facts as tables of small integers, and the list of all actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.edition import Edition, require_facts
from marula.core.event import Action
from marula.core.pile import filled, zeros
from marula.core.refusal import Facts
from marula.core.setup import Setup
from marula.games.heart_of_africa.rules import facts as edition_facts
from marula.games.heart_of_africa.rules.actions import (
    ClaimRoute,
    DoubleRoute,
    DrawTerrain,
    DrawTickets,
    DrawTrain,
    KeepTickets,
    Pass,
    Pay,
    ScoreOnce,
    TakeTerrain,
    TakeTrain,
)

PHASES: Final = ("first_tickets", "turn", "second_card", "payment", "doubling", "tickets", "over")


BITS: Final = 62
"""The most tracks of a group: a set of them is a 64-bit number, and the sign bit stays free."""


class Board(game.Board):
    """The tables of one edition for this many seats.

    Colours are 0 to `colours` - 1. After them comes the locomotive among cards, and grey among route colours. Tracks
    are sorted by colour, then by length.
    """

    def __init__(self, setup: Setup, edition: Edition) -> None:
        super().__init__(setup, edition)
        facts = require_facts(edition, edition_facts.read)
        self.tables["phase"] = PHASES
        self._read_cards(facts)
        self._read_map(facts)
        self._read_tickets(facts)
        numbers = facts.numbers
        self.trains: i64 = numbers.trains
        self.cards_dealt: i64 = numbers.cards_dealt
        self.terrains_dealt: i64 = numbers.terrains_dealt
        self.tickets_dealt: i64 = numbers.tickets_dealt
        self.first_tickets_kept: i64 = numbers.first_tickets_kept
        self.tickets_drawn: i64 = numbers.tickets_drawn
        self.tickets_kept: i64 = numbers.tickets_kept
        self.cards_face_up: i64 = numbers.cards_face_up
        self.terrains_face_up: i64 = numbers.terrains_face_up
        self.locomotives_face_up: i64 = numbers.locomotives_face_up
        self.last_trains: i64 = numbers.last_trains
        self.globetrotter: i64 = numbers.globetrotter
        self.offer: i64 = max(numbers.tickets_dealt, numbers.tickets_drawn)
        self.both_tracks: bool = setup.seats >= 4  # HA-15
        self.sweeps_at_once: bool = setup.revision >= 2  # HA-34
        self._list_codes()

    def _read_cards(self, facts: edition_facts.Facts) -> None:
        """Kinds of cards and how many there are of each."""
        cards = tuple([card.id for card in facts.cards])
        self.tables["card"] = cards
        self.tables["colour"] = (*cards[:-1], edition_facts.GREY)
        self.tables["terrain"] = tuple([terrain.id for terrain in facts.terrains])
        self.cards: i64 = len(cards)
        self.colours: i64 = len(cards) - 1
        self.locomotive: i64 = len(cards) - 1
        self.grey: i64 = len(cards) - 1
        self.terrains: i64 = len(facts.terrains)
        self.card_counts: vec[i64] = vec[i64]([card.count for card in facts.cards])
        self.terrain_counts: vec[i64] = vec[i64]([terrain.count for terrain in facts.terrains])
        self.longest_track: i64 = len(facts.lengths)
        self.most_terrain: i64 = max([fact.terrain for fact in facts.lengths])

    def _read_map(self, facts: edition_facts.Facts) -> None:
        """Places, the ends that tickets name, and tracks."""
        places = tuple([place.id for place in facts.places])
        ends = tuple(dict.fromkeys([place.end for place in facts.places if place.end is not None]))
        self.tables["place"] = places
        self.tables["end"] = ends
        self.names: dict[str, str] = {place.id: named(place) for place in facts.places}
        self.end_names: dict[str, str] = {place.end: named(place) for place in facts.places if place.end is not None}
        self.places: i64 = len(places)
        # The places that stand for an end: those from end_first[end] up to end_first[end + 1].
        self.end_first: vec[i64] = vec[i64]([0])
        self.end_places: vec[i64] = vec[i64]()
        for end in ends:
            for index, place in enumerate(facts.places):
                if place.end == end:
                    self.end_places = append(self.end_places, index)
            self.end_first = append(self.end_first, len(self.end_places))
        colours = self.tables["colour"]
        tracks = sorted(facts.tracks, key=lambda track: (colours.index(track.colour), track.length))
        terrain_of = {colour: at for at, terrain in enumerate(facts.terrains) for colour in terrain.colours}
        self.tables["track"] = tuple([track.id for track in tracks])
        self.tracks: i64 = len(tracks)
        self.track_facts: dict[str, Facts] = {}
        sides: dict[str, int] = {}
        for track in facts.tracks:  # in the order of the file, which calls one of two tracks the first
            if track.double is not None:
                sides[track.double] = sides.get(track.double, 0) + 1
            self.track_facts[track.id] = track_facts(track, sides[track.double] if track.double is not None else 0)
        self.track_from: vec[i64] = vec[i64]([places.index(track.from_place) for track in tracks])
        self.track_to: vec[i64] = vec[i64]([places.index(track.to_place) for track in tracks])
        self.track_length: vec[i64] = vec[i64]([track.length for track in tracks])
        self.track_colour: vec[i64] = vec[i64]([colours.index(track.colour) for track in tracks])
        self.track_ferries: vec[i64] = vec[i64]([track.ferries for track in tracks])
        self.track_terrain: vec[i64] = vec[i64]([terrain_of[track.colour] for track in tracks])
        self.track_points: vec[i64] = vec[i64]([facts.lengths[track.length - 1].points for track in tracks])
        self.track_needs: vec[i64] = vec[i64]([facts.lengths[track.length - 1].terrain for track in tracks])
        # The other track of a double route, or -1.
        self.track_twin: vec[i64] = filled(self.tracks, -1)
        for one, track in enumerate(tracks):
            for other, twin in enumerate(tracks):
                if one != other and track.double is not None and track.double == twin.double:
                    self.track_twin[one] = other
        # Where the tracks of a colour begin.
        self.colour_first: vec[i64] = zeros(self.colours + 1)
        for colour in range(self.colours + 1):
            self.colour_first[colour] = len([track for track in tracks if colours.index(track.colour) < colour])
        self._group_tracks()

    def _group_tracks(self) -> None:
        """Put the tracks of a colour into groups of at most BITS, so that a set of them is one number a group."""
        groups: list[tuple[int, list[int]]] = []
        for colour in range(int(self.colours) + 1):
            own = [track for track in range(int(self.tracks)) if self.track_colour[track] == colour]
            # A colour without tracks has a group too: its cards pay for grey ones.
            for start in range(0, max(len(own), 1), BITS):
                groups.append((colour, own[start : start + BITS]))
        self.groups: i64 = len(groups)
        self.group_colour: vec[i64] = vec[i64]([colour for colour, _ in groups])
        self.group_first: vec[i64] = vec[i64]([own[0] if own else 0 for _, own in groups])
        self.track_group: vec[i64] = vec[i64]([at for at, (_, own) in enumerate(groups) for _ in own])
        self.track_bit: vec[i64] = vec[i64]([1 << place for _, own in groups for place in range(len(own))])
        # A bit's place: powers of two leave a different rest each when divided by 67.
        self.bit_place: vec[i64] = zeros(67)
        for place in range(BITS):
            self.bit_place[2**place % 67] = place
        # All tracks, for every seat; and for each group those that a number of locomotives and of all cards pays for.
        side = self.longest_track + 1
        self.every_track: vec[i64] = zeros(self.seats * self.groups)
        self.payable: vec[i64] = zeros(self.groups * side * side)
        for track in range(self.tracks):
            group = self.track_group[track]
            for seat in range(self.seats):
                self.every_track[seat * self.groups + group] |= self.track_bit[track]
            for locomotives in range(self.track_ferries[track], side):
                for reach in range(self.track_length[track], side):
                    self.payable[(group * side + locomotives) * side + reach] |= self.track_bit[track]

    def _read_tickets(self, facts: edition_facts.Facts) -> None:
        """Tickets: their ends and values."""
        ends = self.tables["end"]
        self.tables["ticket"] = tuple([ticket.id for ticket in facts.tickets])
        self.tickets: i64 = len(facts.tickets)
        self.ticket_facts: dict[str, Facts] = {
            ticket.id: {"end_from": ticket.from_end, "end_to": ticket.to_end, "value": ticket.value}
            for ticket in facts.tickets
        }
        self.ticket_from: vec[i64] = vec[i64]([ends.index(ticket.from_end) for ticket in facts.tickets])
        self.ticket_to: vec[i64] = vec[i64]([ends.index(ticket.to_end) for ticket in facts.tickets])
        self.ticket_value: vec[i64] = vec[i64]([ticket.value for ticket in facts.tickets])
        self.ticket_total: i64 = sum([ticket.value for ticket in facts.tickets])

    def _list_codes(self) -> None:
        """The list of all actions, and where the codes of each kind begin."""
        cards = self.tables["card"]
        actions: list[Action] = [TakeTrain(card) for card in cards]
        self.draw_train: i64 = len(actions)
        actions.append(DrawTrain())
        self.take_terrain: i64 = len(actions)
        for terrain in self.tables["terrain"]:
            actions.append(TakeTerrain(terrain))
        self.draw_terrain: i64 = len(actions)
        self.draw_tickets: i64 = len(actions) + 1
        self.pass_: i64 = len(actions) + 2
        self.score_once: i64 = len(actions) + 3
        actions += [DrawTerrain(), DrawTickets(), Pass(), ScoreOnce()]
        # The places kept are the bits of (code - keep + 1): no set is empty.
        self.keep: i64 = len(actions)
        for mask in range(1, 1 << int(self.offer)):
            actions.append(KeepTickets(tuple([place + 1 for place in range(int(self.offer)) if mask >> place & 1])))
        # The codes of all sets of at least this many tickets from an offer of this size: `choices` finds them.
        self.keep_choices: vec[vec[i64]] = vec[vec[i64]]()
        for least in range(int(self.offer) + 1):
            for size in range(int(self.offer) + 1):
                masks = [mask for mask in range(1, 1 << size) if mask.bit_count() >= least]
                self.keep_choices = append(self.keep_choices, vec[i64]([int(self.keep) + mask - 1 for mask in masks]))
        self.claim: i64 = len(actions)
        for track in self.tables["track"]:
            actions.append(ClaimRoute(track))
        self._list_payments(actions)
        self._list_doublings(actions)
        self.list_actions(actions)

    def _list_payments(self, actions: list[Action]) -> None:
        """The codes of all payments, and what each consists of."""
        cards = self.tables["card"]
        self.pay: i64 = len(actions)
        self.pay_card: vec[i64] = vec[i64]()
        self.pay_cards: vec[i64] = vec[i64]()
        self.pay_locomotives: vec[i64] = vec[i64]()
        # (cards of the colour, locomotives) of one colour; locomotives alone are of no colour.
        side = self.longest_track + 1
        self.pay_code: vec[i64] = filled(self.cards * side * side, -1)
        for card in range(self.cards):
            for number in range(side):
                for locomotives in range(side - number):
                    alone = card == self.locomotive
                    if alone != (number == 0) or number + locomotives == 0:
                        continue
                    self.pay_code[(card * side + number) * side + locomotives] = len(actions)
                    self.pay_card = append(self.pay_card, card)
                    self.pay_cards = append(self.pay_cards, number)
                    self.pay_locomotives = append(self.pay_locomotives, locomotives)
                    actions.append(Pay(None if alone else cards[card], number, locomotives))

    def _list_doublings(self, actions: list[Action]) -> None:
        """The codes of all doublings, and what each consists of."""
        self.double: i64 = len(actions)
        self.double_cards: vec[i64] = vec[i64]()
        self.double_locomotives: vec[i64] = vec[i64]()
        most = self.card_counts[self.locomotive]
        self.double_code: vec[i64] = filled((self.most_terrain + 1) * (most + 1), -1)
        for number in range(self.most_terrain + 1):
            for locomotives in range(most + 1):
                # Beyond the payment only locomotives are ever played (HA-20), so both together stay small.
                if number + locomotives == 0 or (number > 0 and number + locomotives > self.most_terrain):
                    continue
                self.double_code[number * (most + 1) + locomotives] = len(actions)
                self.double_cards = append(self.double_cards, number)
                self.double_locomotives = append(self.double_locomotives, locomotives)
                actions.append(DoubleRoute(number, locomotives))

    def choices(self, size: i64, least: i64) -> vec[i64]:
        """The codes of every way to keep at least this many tickets of an offer of this size."""
        return self.keep_choices[least * (self.offer + 1) + size][:]

    def payment(self, card: i64, cards: i64, locomotives: i64) -> i64:
        """The code of this payment; `card` is the locomotive where only those are paid."""
        side = self.longest_track + 1
        return self.pay_code[(card * side + cards) * side + locomotives]

    def doubling(self, cards: i64, locomotives: i64) -> i64:
        """The code of doubling with this many terrain cards and locomotives."""
        return self.double_code[cards * (self.card_counts[self.locomotive] + 1) + locomotives]

    def describe(self, table: str, word: str) -> Facts:
        """A track and a ticket by their two ends; other things by the name that the edition gives them."""
        if table == "track":
            return self.track_facts.get(word, {})
        if table == "ticket":
            return self.ticket_facts.get(word, {})
        if table == "place" and word in self.names:
            return {"name": self.names[word]}
        if table == "end" and word in self.end_names:
            return {"name": self.end_names[word]}
        if table in ("card", "colour", "terrain") and word in self.tables[table]:
            return {"name": word.replace("_", " ")}  # a kind of card has no other name in an edition than its id
        return {}


def named(place: edition_facts.PlaceFact) -> str:
    """The period's name, and today's beside it."""
    return f"{place.name} ({place.today})" if place.today else place.name


def track_facts(track: edition_facts.TrackFact, side: int) -> Facts:
    """What text says of a track; `side` is 0 for a single one, else which of the two it is."""
    return {
        "place_from": track.from_place,
        "place_to": track.to_place,
        "colour": track.colour,
        "length": track.length,
        "side": side,
    }
