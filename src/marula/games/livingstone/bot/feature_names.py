"""The names of Livingstone's features: each with its unit and its line in the reference, in their order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marula.core.features import Feature

OF_OPTION: Final = (
    Feature("instinct", "points", "How far it is behind the option that the instinct likes best; 0 for that one."),
    Feature("take", "yes_or_no", "It takes a die."),
    Feature("draw", "yes_or_no", "It uses the die to draw a card."),
    Feature("coins", "yes_or_no", "It uses the die to take coins."),
    Feature("dig", "yes_or_no", "It uses the die to dig."),
    Feature("tent", "yes_or_no", "It uses the die to pitch a tent."),
    Feature("play", "yes_or_no", "It plays a card."),
    Feature("sell", "yes_or_no", "It sells a gem at the printed price."),
    Feature("market", "yes_or_no", "It sells a gem at the market."),
    Feature("finish", "yes_or_no", "It ends the turn, closes the market, or takes no more dice."),
    Feature("second", "yes_or_no", "It pitches a second tent on a field."),
    Feature("move", "yes_or_no", "It moves a tent away from a field."),
    Feature("give", "yes_or_no", "It gives coins to the queen."),
    Feature("die", "number", "The number on the die that is taken or used."),
    Feature("only_die", "yes_or_no", "It takes the only open die of its number."),
    Feature("dice_after", "dice", "Dice that the seat could still take after this die."),
    Feature("dice_lost", "dice", "Open dice that the seat may no longer take after this die."),
    Feature("dice_left_to_others", "dice", "Open dice that the next seat could take after this die."),
    Feature("tent_points", "points", "What a tent in this row earns when the round is scored."),
    Feature("tent_within_reach", "yes_or_no", "The purse, with all that can be sold, pays for a tent in this row."),
    Feature("row_points", "points", "How it changes the expected points for most tents in the row."),
    Feature("row_lead", "tents", "Tents ahead of the best other seat in the row afterwards; negative when behind."),
    Feature("price", "coins", "What it costs."),
    Feature("fee", "coins", "The part of the price that goes to other players."),
    Feature("income", "coins", "Coins that it brings at once."),
    Feature("purse_after", "coins", "Coins in the purse afterwards; 0 where a die is taken."),
    Feature("gift", "coins", "Coins that it gives to the queen."),
    Feature("chest_after", "coins", "Coins in the chest afterwards; 0 where a die is taken."),
    Feature("safety", "chance", "How much it changes the chance that the gift will be enough in the end."),
    Feature(
        "safe_as_given",
        "chance",
        "The chance that the chest is then enough; 0 where a die is taken.",
    ),
    Feature(
        "gift_lead",
        "coins",
        "The chest afterwards, less the most in another; 0 where a die is taken.",
    ),
    Feature("free_tent", "yes_or_no", "It uses a Free tent card."),
    Feature("any_row", "yes_or_no", "It uses an Any row card."),
    Feature("two_dice", "yes_or_no", "It plays Two dice."),
    Feature("animal", "points", "The points of the animal that it plays."),
    Feature("second_tent_card", "yes_or_no", "It plays Second tent."),
    Feature("market_card", "yes_or_no", "It plays Market."),
    Feature("boat_back", "points", "What the column before would score again, less the others' part, with Boat back."),
    Feature("three_stones", "yes_or_no", "It plays Three stones."),
    Feature("four_coins", "yes_or_no", "It plays Four coins."),
    Feature("stones", "stones", "Stones that it draws from the bag."),
    Feature("stones_worth", "points", "What those stones are worth on average."),
    Feature("card_worth", "points", "What the card that is drawn is worth on average."),
    Feature("gems_at_risk", "gems", "Own gems times the chance that the card is the collapse."),
    Feature("market_points", "points", "Points that the gem brings at the market."),
    Feature("stock_after", "tents", "Tents in stock afterwards; 0 where no tent is placed."),
)
"""What is told of an option."""

# The places in OF_OPTION. A test compares them with the names.
INSTINCT: Final[i64] = 0
TAKE_DIE: Final[i64] = 1
DRAW_CARD: Final[i64] = 2
TAKE_COINS: Final[i64] = 3
DIG_STONES: Final[i64] = 4
TENT: Final[i64] = 5
PLAY_CARD: Final[i64] = 6
SELL_GEM: Final[i64] = 7
SELL_AT_MARKET: Final[i64] = 8
FINISH: Final[i64] = 9
SECOND_FIELD: Final[i64] = 10
MOVE_TENT: Final[i64] = 11
GIVE_COINS: Final[i64] = 12
DIE_NUMBER: Final[i64] = 13
ONLY_DIE: Final[i64] = 14
DICE_AFTER: Final[i64] = 15
DICE_LOST: Final[i64] = 16
DICE_LEFT_TO_OTHERS: Final[i64] = 17
TENT_POINTS: Final[i64] = 18
TENT_WITHIN_REACH: Final[i64] = 19
ROW_POINTS: Final[i64] = 20
ROW_LEAD: Final[i64] = 21
PRICE: Final[i64] = 22
FEE: Final[i64] = 23
INCOME: Final[i64] = 24
PURSE_AFTER: Final[i64] = 25
GIFT: Final[i64] = 26
CHEST_AFTER: Final[i64] = 27
SAFETY: Final[i64] = 28
SAFE_AS_GIVEN: Final[i64] = 29
GIFT_LEAD: Final[i64] = 30
USES_FREE_TENT: Final[i64] = 31
USES_ANY_ROW: Final[i64] = 32
PLAYS_TWO_DICE: Final[i64] = 33
ANIMAL: Final[i64] = 34
SECOND_TENT_CARD: Final[i64] = 35
MARKET_CARD_PLAYED: Final[i64] = 36
BOAT_BACK_POINTS: Final[i64] = 37
PLAYS_THREE_STONES: Final[i64] = 38
PLAYS_FOUR_COINS: Final[i64] = 39
STONES: Final[i64] = 40
STONES_WORTH: Final[i64] = 41
CARD_WORTH: Final[i64] = 42
GEMS_AT_RISK: Final[i64] = 43
MARKET_POINTS: Final[i64] = 44
STOCK_AFTER: Final[i64] = 45

OF_SEAT: Final = (
    Feature("players", "players", "How many players there are."),
    Feature("rounds_left", "rounds", "Rounds to come after this one."),
    Feature("turn", "yes_or_no", "It is the seat's turn."),
    Feature("holds_die", "number", "The number on the die that the seat has taken and not used; 0 for none."),
    Feature("after_die", "yes_or_no", "The seat has used its die and may end its turn."),
    Feature("dice_due", "dice", "Dice that the seat has still to take in this turn."),
    Feature("starts_next", "turns", "Turns from the next round's start player to this seat."),
    Feature("tent_cost", "coins", "What a tent costs in the boat's column."),
    Feature("points", "points", "Points on the table: scored, to be scored this round, gems and animals."),
    Feature("row_points", "points", "Expected points for most tents in the rows."),
    Feature("lead", "points", "Expected points ahead of the best other seat; negative when behind."),
    Feature("lead_chance", "chance", "The chance to have most points, the queen aside."),
    Feature("row_1_lead", "tents", "Tents ahead of the best other seat in row 1; negative when behind."),
    Feature("row_2_lead", "tents", "The same in row 2."),
    Feature("row_3_lead", "tents", "The same in row 3."),
    Feature("row_4_lead", "tents", "The same in row 4."),
    Feature("row_5_lead", "tents", "The same in row 5."),
    Feature("row_6_lead", "tents", "The same in row 6."),
    Feature("stock", "tents", "Tents in stock."),
    Feature("others_stock", "tents", "The most tents that another seat has in stock."),
    Feature("purse", "coins", "Coins in the purse."),
    Feature("chest", "coins", "Coins given to the queen."),
    Feature("reach", "coins", "The purse with all gems sold and Four coins played."),
    Feature("coins_over_poorest", "coins", "Purse and chest, less those of the poorest other seat."),
    Feature("coins_over_richest", "coins", "Purse and chest, less those of the richest other seat."),
    Feature("safety", "chance", "The chance that the gift will be enough in the end, as a part of the chance to lead."),
    Feature("safe_as_given", "chance", "The chance that what is in the chest is enough already."),
    Feature("rival_safety", "chance", "With two players: the chance that the other's gift will be enough."),
    Feature("another_turn", "chance", "The chance to have another turn in this match."),
    Feature("coin_worth", "points", "What one more coin is worth."),
    Feature("card_worth", "points", "What the next card is worth on average."),
    Feature("stone_worth", "points", "What one of four stones is worth on average."),
    Feature("collapse", "chance", "The chance that the next card is the collapse."),
    Feature("free_tents", "cards", "Free tent cards in hand."),
    Feature("any_rows", "cards", "Any row cards in hand."),
    Feature("two_dice", "cards", "Two dice cards in hand."),
    Feature("animals", "points", "The points of the animals in hand."),
    Feature("second_tents", "cards", "Second tent cards in hand."),
    Feature("markets", "cards", "Market cards in hand."),
    Feature("boats_back", "cards", "Boat back cards in hand."),
    Feature("stones_and_coins", "cards", "Three stones and Four coins cards in hand."),
    Feature("gems", "gems", "Gems in front of the seat."),
    Feature("gem_price", "coins", "What all own gems would sell for."),
    Feature("others_gems", "gems", "The most gems that another seat has."),
    Feature("others_cards", "cards", "The most cards that another seat holds."),
    Feature("dice", "dice", "Dice that lie open."),
    Feature("dice_for_me", "dice", "Open dice that the seat may take."),
    Feature("numbers_for_me", "dice", "Different numbers among them."),
    Feature("dice_for_next", "dice", "Open dice that the next seat may take."),
    Feature("die_1", "dice", "Open dice that show 1."),
    Feature("die_2", "dice", "Open dice that show 2."),
    Feature("die_3", "dice", "Open dice that show 3."),
    Feature("die_4", "dice", "Open dice that show 4."),
    Feature("die_5", "dice", "Open dice that show 5."),
    Feature("die_6", "dice", "Open dice that show 6."),
)
"""What is told of a seat."""
