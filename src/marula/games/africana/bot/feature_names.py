"""The names of Africana's features: each with its unit and its line in the reference, in their order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marula.core.features import Feature

OF_OPTION: Final = (
    Feature("instinct", "points", "How far it is behind the option that the instinct likes best; 0 for that one."),
    Feature("draw", "yes_or_no", "It draws travel cards."),
    Feature("open_book", "yes_or_no", "It opens a book."),
    Feature("set_out", "yes_or_no", "It sets out on a journey."),
    Feature("stop", "yes_or_no", "It ends the journey or closes the book."),
    Feature("turn_page", "yes_or_no", "It turns a page."),
    Feature("buy", "yes_or_no", "It buys an adventure."),
    Feature("discard", "yes_or_no", "It gives up a card or an adventure."),
    Feature("join", "yes_or_no", "It joins an expedition."),
    Feature("joining_bonus", "points", "What joining brings at once, by the instinct."),
    Feature("complete_expedition", "points", "What completing the expedition brings, by the instinct."),
    Feature("complete_adventure", "points", "What completing the adventure brings, by the instinct."),
    Feature("step", "yes_or_no", "It travels one step."),
    Feature("joker", "yes_or_no", "It plays or gives up a joker."),
    Feature("assistant", "yes_or_no", "It plays or gives up an assistant."),
    Feature("recoloured", "yes_or_no", "It pays silver for a card of another colour."),
    Feature("cards_alike", "cards", "Travel cards of that colour in hand."),
    Feature("nearer", "steps", "How many steps nearer it comes to the nearest place where something is to be done."),
    Feature("arrives", "yes_or_no", "Something can be done at the place that it comes to."),
    Feature("within_reach", "points", "What the cards can still join and complete on this journey, by the instinct."),
    Feature("tour_after", "points", "What the best tour is worth from the place where it leads, by the instinct."),
    Feature("adventure_gain", "points", "What the best adventure there adds to the tour, less its price."),
)
"""What is told of an option."""

# The places in OF_OPTION. A test compares them with the names.
INSTINCT: Final[i64] = 0
DRAW: Final[i64] = 1
OPEN_BOOK: Final[i64] = 2
SET_OUT: Final[i64] = 3
STOP: Final[i64] = 4
TURN_PAGE: Final[i64] = 5
BUY: Final[i64] = 6
DISCARD: Final[i64] = 7
JOIN: Final[i64] = 8
JOINING_BONUS: Final[i64] = 9
COMPLETE_EXPEDITION: Final[i64] = 10
COMPLETE_ADVENTURE: Final[i64] = 11
STEP: Final[i64] = 12
JOKER_USED: Final[i64] = 13
ASSISTANT_USED: Final[i64] = 14
RECOLOURED_CARD: Final[i64] = 15
CARDS_ALIKE: Final[i64] = 16
NEARER: Final[i64] = 17
ARRIVES: Final[i64] = 18
WITHIN_REACH: Final[i64] = 19
TOUR_AFTER: Final[i64] = 20
ADVENTURE_GAIN: Final[i64] = 21

OF_SEAT: Final = (
    Feature("players", "players", "How many players there are."),
    Feature("turn", "yes_or_no", "It is the seat's turn."),
    Feature("moves_later", "turns", "Turns until it is the seat's turn."),
    Feature("on_journey", "yes_or_no", "The seat is on a journey."),
    Feature("rounds_left", "rounds", "Rounds that are left, as far as the pile of expeditions tells."),
    Feature("last_round", "yes_or_no", "This round is the last."),
    Feature("points", "points", "Points so far."),
    Feature("lead", "points", "Points so far, less the most of another seat."),
    Feature("silver", "coins", "Silver of the seat."),
    Feature("silver_worth", "points", "What one silver is worth now."),
    Feature("cards", "cards", "Travel cards in hand."),
    Feature("most_of_a_colour", "cards", "Travel cards of the colour that it has most of."),
    Feature("jokers", "cards", "Jokers in hand."),
    Feature("assistants", "cards", "Assistants in hand."),
    Feature("expeditions", "number", "Expeditions completed."),
    Feature("joined", "number", "Expeditions joined and still open."),
    Feature("adventures", "number", "Adventures bought and still open."),
    Feature("best_prize", "points", "The most that completing one of the joined expeditions would bring."),
    Feature("tour_worth", "points", "What the best tour from here is worth, by the instinct."),
    Feature("nearest", "steps", "Steps to the nearest place where something is to be done."),
    Feature("others_joined", "number", "The most open expeditions that another seat has joined."),
    Feature("others_cards", "cards", "The most travel cards that another seat holds."),
    Feature("others_silver", "coins", "The most silver that another seat has."),
)
"""What is told of a seat."""
