"""How it reads: choices, report, refusals and score lines in English."""

from __future__ import annotations

from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.actions import ClaimRoute, DoubleRoute, KeepTickets, Pay, TakeTrain
from marula.games.heart_of_africa.rules.events import RouteClaimed, RouteDoubled, TicketsKept
from marula.text.catalogue import Catalogue
from tests.games.heart_of_africa.positions import CAPE, board, hold, own, table, ticket
from tests.games.positions import why_refused

TEXT = Catalogue(GAME)
NAMES = ("Ann", "Ben")


def test_choices() -> None:
    box = board(2)
    said = [
        TEXT.action(box, action)
        for action in (
            ClaimRoute("leopoldville_to_luanda"),
            ClaimRoute("dar_es_salaam_to_mocambique_2"),
            Pay("black", 3, 0),
            Pay("black", 1, 2),
            Pay(None, 0, 1),
            DoubleRoute(1, 0),
            DoubleRoute(1, 1),
            DoubleRoute(0, 3),
            KeepTickets((1, 3)),
            TakeTrain("locomotive"),
        )
    ]
    assert said == [
        "Claim Léopoldville (Kinshasa) – Luanda: blue, 2 spaces",
        "Claim the second track of Dar-es-Salaam – Moçambique (Island of Mozambique): any one colour, 4 spaces",
        "Pay 3 black",
        "Pay 1 black and 2 locomotives",
        "Pay one locomotive",
        "Double it with one terrain card",
        "Double it with one terrain card and one locomotive",
        "Double it with 3 locomotives",
        "Keep tickets 1 and 3",
        "Take the face-up locomotive",
    ]


def test_the_report() -> None:
    box = board(2)
    said = [
        TEXT.event(box, event, NAMES)
        for event in (
            RouteClaimed(0, CAPE, "black", 2, 1, 4),
            RouteDoubled(0, CAPE, "mountain", 0, 1, 4),
            RouteDoubled(1, CAPE, "mountain", 1, 0, 4),
            TicketsKept(1, 1, 3),
            TicketsKept(1, 4, 0),
        )
    ]
    cape = "the first track of Cape Town – Port Elizabeth (Gqeberha)"
    assert said == [
        f"Ann claims {cape} with 2 black cards and one locomotive for 4 points.",
        "Ann leads in mountain cards and doubles the route with one locomotive: 4 more points.",
        "Ben leads in mountain cards and doubles the route with one terrain card: 4 more points.",
        "Ben keeps one ticket and returns 3 to the bottom of the deck.",
        "Ben keeps 4 tickets.",
    ]


def test_refusals() -> None:
    state = table()
    hold(state, 0, black=1)
    assert TEXT.refusal(state.board, why_refused(state, ClaimRoute(CAPE)), NAMES) == (
        "To claim the first track of Cape Town – Port Elizabeth (Gqeberha) you need 3 black cards; "
        "you have 1 of them and no locomotive (HA-22)"
    )


def test_score_lines() -> None:
    state = table()
    own(state, 0, CAPE, "port_elizabeth_to_east_london_1")
    ticket(state, 0, "cape_town_to_east_london", "leopoldville_to_sudan")
    column = GAME.score(state).columns[0]
    assert [TEXT.line(state.board, line) for line in column.lines] == [
        "2 routes with 4 trains",
        "0 routes doubled",
        "Cape Town – East London (4): Cape Town, Port Elizabeth (Gqeberha), and East London",
        "Léopoldville – Sudan (11): 11 spaces missing",
        "Globetrotter: one completed ticket",
    ]


def test_the_tickets_are_called_a_reconstruction() -> None:
    assert "reconstruction" in TEXT.say("game-summary")


def test_the_edition_and_the_texts_call_each_city_the_same() -> None:
    """Its name of today stands beside it only where it has another: Moçâmedes has its old name again."""
    box = board(2)
    cities = [place for place in GAME.edition("default").data["places"] if place["kind"] == "city"]
    called = [f"{city['name']} ({city['today']})" if "today" in city else city["name"] for city in cities]
    assert [TEXT.name(box, "place", city["id"]) for city in cities] == called
    assert [TEXT.name(box, "end", city["end"]) for city in cities] == [city["name"] for city in cities], "as printed"
