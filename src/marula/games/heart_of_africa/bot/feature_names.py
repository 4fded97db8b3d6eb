"""The names of The Heart of Africa's features: each with its unit and its line in the reference, in their order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marula.core.features import Feature

OF_OPTION: Final = (
    Feature("instinct", "points", "How far it is behind the option that the instinct likes best; 0 for that one."),
    Feature("face_up_card", "yes_or_no", "It takes a face-up train card."),
    Feature("hidden_card", "yes_or_no", "It draws a train card from the deck."),
    Feature("locomotive", "yes_or_no", "It takes a face-up locomotive."),
    Feature("terrain_card", "yes_or_no", "It takes or draws a terrain card."),
    Feature("draw_tickets", "yes_or_no", "It draws tickets."),
    Feature("claim", "yes_or_no", "It claims a track."),
    Feature("pay", "yes_or_no", "It pays for a track."),
    Feature("double", "yes_or_no", "It doubles a track."),
    Feature("keep", "tickets", "Tickets of the offer that it keeps."),
    Feature("kept_points", "points", "Points of the tickets that it keeps."),
    Feature("kept_complete", "tickets", "Tickets among them that are complete already."),
    Feature("card_worth", "points", "What the card is worth to the plan, by the instinct; a hidden one on average."),
    Feature("held_alike", "cards", "Cards of the same kind in hand."),
    Feature("lacked", "cards", "Cards of that colour that the plan lacks."),
    Feature("track_points", "points", "Points of the track."),
    Feature("track_length", "trains", "Trains that the track takes."),
    Feature("planned", "yes_or_no", "A ticket of the plan needs the track."),
    Feature("ticket_points", "points", "Points of tickets that depend on the track."),
    Feature("contested", "number", "Ends of the track where another seat builds."),
    Feature("trains_after", "trains", "Trains left afterwards."),
    Feature("cards_paid", "cards", "Coloured train cards that it pays, or would pay."),
    Feature("locomotives_paid", "cards", "Locomotives that it pays, or would pay."),
    Feature("price", "points", "What the payment takes from other tracks, by the instinct."),
    Feature("doubling", "points", "What doubling the track now would bring, less what it takes."),
    Feature("terrains_paid", "cards", "Terrain cards that it plays."),
)
"""What is told of an option."""

# The places in OF_OPTION. A test compares them with the names.
INSTINCT: Final[i64] = 0
FACE_UP_CARD: Final[i64] = 1
HIDDEN_CARD: Final[i64] = 2
LOCOMOTIVE: Final[i64] = 3
TERRAIN_CARD: Final[i64] = 4
DRAW_TICKETS: Final[i64] = 5
CLAIM: Final[i64] = 6
PAY: Final[i64] = 7
DOUBLE: Final[i64] = 8
KEEP: Final[i64] = 9
KEPT_POINTS: Final[i64] = 10
KEPT_COMPLETE: Final[i64] = 11
CARD_WORTH: Final[i64] = 12
HELD_ALIKE: Final[i64] = 13
LACKED: Final[i64] = 14
TRACK_POINTS: Final[i64] = 15
TRACK_LENGTH: Final[i64] = 16
PLANNED: Final[i64] = 17
TICKET_POINTS: Final[i64] = 18
CONTESTED: Final[i64] = 19
TRAINS_AFTER: Final[i64] = 20
CARDS_PAID: Final[i64] = 21
LOCOMOTIVES_PAID: Final[i64] = 22
PRICE: Final[i64] = 23
DOUBLING: Final[i64] = 24
TERRAINS_PAID: Final[i64] = 25

OF_SEAT: Final = (
    Feature("to_move", "yes_or_no", "It is the seat's turn."),
    Feature("moves_later", "turns", "Turns until it is the seat's turn."),
    Feature("points", "points", "Points of the tracks it has built."),
    Feature("done_points", "points", "Points of its completed tickets."),
    Feature("done_tickets", "tickets", "How many tickets it has completed."),
    Feature("more_done_than_others", "tickets", "Completed tickets, less the most that another seat has completed."),
    Feature("trains", "trains", "Trains left."),
    Feature("hand", "cards", "Train cards in hand."),
    Feature("locomotives", "cards", "Locomotives in hand."),
    Feature("most_of_a_colour", "cards", "Cards of the colour that it has most of."),
    Feature("second_most_of_a_colour", "cards", "Cards of the next colour."),
    Feature("terrain_cards", "cards", "Terrain cards in hand."),
    Feature("terrains_led", "number", "Terrains of which no other seat has more cards."),
    Feature("planned_points", "points", "Points of the open tickets that the plan completes."),
    Feature("failed_points", "points", "Points of the open tickets that the plan gives up."),
    Feature("planned_tickets", "tickets", "Open tickets that the plan completes."),
    Feature("plan_turns", "turns", "Turns that the plan takes."),
    Feature("plan_spaces", "trains", "Trains that the plan takes."),
    Feature("plan_tracks", "tracks", "Tracks that the plan builds."),
    Feature("plan_track_points", "points", "Points of those tracks."),
    Feature("plan_lacks", "cards", "Train cards that the hand lacks for the plan."),
    Feature("plan_lacks_locomotives", "cards", "Locomotives that the hand lacks for the plan's ferries."),
    Feature("plan_payable", "tracks", "Tracks of the plan that the hand pays for."),
    Feature("plan_payable_points", "points", "Points of those tracks."),
    Feature("plan_doubling", "points", "Points that terrain cards could double in the plan."),
    Feature("plan_doubling_payable", "points", "The part of them whose tracks the hand pays for."),
    Feature("plan_danger", "tracks", "Tracks of the plan that touch a city where another seat builds."),
    Feature("cards_to_spare", "cards", "Train cards beyond the plan."),
    Feature("locomotives_to_spare", "cards", "Locomotives beyond the plan."),
    Feature("spare_trains", "trains", "Trains beyond the plan."),
    Feature("best_claim", "points", "The most points that one claim brings now."),
    Feature("best_claim_doubled", "points", "The same with terrain cards."),
    Feature("turns_left", "turns", "Turns that the seat can expect to have."),
    Feature("plan_against_time", "number", "Turns that the plan takes, as a part of those left."),
    Feature("fewest_trains_of_others", "trains", "The fewest trains that another seat has left."),
    Feature("fewest_trains", "trains", "The fewest trains that any seat has left."),
    Feature("biggest_hand_of_others", "cards", "The most train cards that another seat holds."),
    Feature("last_round", "yes_or_no", "The last turns have begun."),
    Feature("last_turns", "turns", "Turns until the end, or twice the number of seats before the last turns."),
    Feature("plan_danger_points", "points", "Points of tickets that depend on tracks in danger."),
    Feature("plan_terrain_lacks", "cards", "Terrain cards that doubling the whole plan lacks."),
    Feature("plan_doubling_begun", "points", "Points of the plan that own terrain cards could double, whoever leads."),
    Feature("open_cards_useful", "cards", "Face-up train cards that the plan lacks."),
    Feature("open_locomotives", "cards", "Face-up locomotives."),
    Feature("open_terrains_useful", "cards", "Face-up terrain cards that the plan lacks."),
    Feature("contested_points", "points", "Points that depend on tracks which another plan needs too."),
    Feature("contested_payable", "points", "The part of them that the seat can claim at once."),
    Feature("contested_payable_by_others", "points", "The part of them that another seat can claim at once."),
    Feature("contests", "tracks", "Tracks of the plan which another plan needs too."),
)
"""In this order. A plan is what is still to be built for tickets; "lacks" counts cards."""

NAMES: Final = [feature.name for feature in OF_SEAT]

GUESSED: Final = (
    "more_done_than_others",
    "contested_points",
    "contested_payable",
    "contested_payable_by_others",
    "contests",
)
"""These read the other seats' tickets."""
