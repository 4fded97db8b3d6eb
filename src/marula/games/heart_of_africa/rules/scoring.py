"""Scoring: the score sheet line by line, and one number a seat that says who is ahead."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.graph import Graph
from marula.core.refusal import Facts
from marula.core.score import Column, ScoreLine, ScoreSheet, sheet
from marula.games.heart_of_africa.rules.claims import is_open
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.tickets import is_complete


def ticket_points(state: State, seat: i64) -> i64:
    """HA-28: complete tickets count for the seat, the others against it."""
    result: i64 = 0
    for ticket in range(state.box.tickets):
        if state.kept[ticket] == seat:
            value = state.box.ticket_value[ticket]
            result += value if is_complete(state, seat, ticket) else -value
    return result


def completed_number(state: State, seat: i64) -> i64:
    """How many complete tickets the seat has."""
    result: i64 = 0
    for ticket in range(state.box.tickets):
        if state.kept[ticket] == seat and is_complete(state, seat, ticket):
            result += 1
    return result


def most_completed(state: State) -> i64:
    """The most complete tickets that any seat has."""
    most: i64 = 0
    for seat in range(state.box.seats):
        number = completed_number(state, seat)
        if number > most:
            most = number
    return most


def standings(state: State) -> list[int]:
    """HA-29, HA-31: one number a seat. Points count first, complete tickets break ties. It is never negative."""
    board = state.box
    most = most_completed(state)
    result: list[int] = []
    for seat in range(board.seats):
        number = completed_number(state, seat)
        points = state.points[seat] + ticket_points(state, seat)
        if number == most and most > 0:
            points += board.globetrotter
        result.append((points + board.ticket_total) * (board.tickets + 1) + number)
    return result


def score(state: State) -> ScoreSheet:
    """HA-14, HA-16, HA-28 to HA-31, line by line."""
    board = state.box
    most = most_completed(state)
    columns: list[Column] = []
    for seat in range(board.seats):
        number = completed_number(state, seat)
        lines = [*route_lines(state, seat), *ticket_lines(state, seat)]
        if number == most and most > 0:
            lines.append(ScoreLine("globetrotter", board.globetrotter, {"completed": number}))
        columns.append(Column(seat, tuple(lines), sum([line.points for line in lines]), (number,)))
    return sheet(columns)


def route_lines(state: State, seat: i64) -> list[ScoreLine]:
    """Every route once, and those doubled a second time."""
    board = state.box
    routes: i64 = 0
    points: i64 = 0
    doubled: i64 = 0
    again: i64 = 0
    for track in range(board.tracks):
        if state.owners[track] != seat:
            continue
        routes += 1
        points += board.track_points[track]
        if state.doubled[track] != 0:
            doubled += 1
            again += board.track_points[track]
    return [
        ScoreLine("routes", points, {"number": routes, "trains": board.trains - state.trains[seat]}),
        ScoreLine("doubled_routes", again, {"number": doubled}),
    ]


def ticket_lines(state: State, seat: i64) -> list[ScoreLine]:
    """Each ticket with its way, or with what is missing."""
    board = state.box
    built = own_routes(state, seat)
    possible = possible_routes(state, seat)
    lines: list[ScoreLine] = []
    for ticket in range(board.tickets):
        if state.kept[ticket] != seat:
            continue
        facts: Facts = {"ticket": board.tables["ticket"][ticket]}
        value = int(board.ticket_value[ticket])
        if is_complete(state, seat, ticket):
            start, goal, _ = shortest_way(state, built, ticket)
            path = built.path(start, goal)
            facts["place_path"] = tuple([board.tables["place"][place] for place in path])
            facts["routes"] = len(path) - 1
            lines.append(ScoreLine("ticket_completed", value, facts))
            continue
        _, _, missing = shortest_way(state, possible, ticket)
        if missing >= 0:
            facts["missing"] = missing
            lines.append(ScoreLine("ticket_unfinished", -value, facts))
        else:
            lines.append(ScoreLine("ticket_cut_off", -value, facts))
    return lines


def own_routes(state: State, seat: i64) -> Graph:
    """The seat's own tracks."""
    board = state.box
    edges: list[tuple[int, int, int]] = []
    for track in range(board.tracks):
        if state.owners[track] == seat:
            edges.append((board.track_from[track], board.track_to[track], board.track_length[track]))
    return Graph(board.places, edges)


def possible_routes(state: State, seat: i64) -> Graph:
    """The seat's own tracks at no cost, and those still open to it at their length."""
    board = state.box
    edges: list[tuple[int, int, int]] = []
    for track in range(board.tracks):
        if state.owners[track] == seat:
            edges.append((board.track_from[track], board.track_to[track], 0))
        elif is_open(state, seat, track):
            edges.append((board.track_from[track], board.track_to[track], board.track_length[track]))
    return Graph(board.places, edges)


def shortest_way(state: State, graph: Graph, ticket: i64) -> tuple[i64, i64, i64]:
    """The nearest place of one end, the place of the other that it leads to, and the spaces between; -1 for none."""
    board = state.box
    start: i64 = -1
    goal: i64 = -1
    shortest: i64 = -1
    one = board.ticket_from[ticket]
    other = board.ticket_to[ticket]
    for a in range(board.end_first[one], board.end_first[one + 1]):
        far = graph.distances(board.end_places[a])
        for b in range(board.end_first[other], board.end_first[other + 1]):
            length = far[board.end_places[b]]
            if length >= 0 and (shortest < 0 or length < shortest):
                shortest = length
                start = board.end_places[a]
                goal = board.end_places[b]
    return start, goal, shortest
