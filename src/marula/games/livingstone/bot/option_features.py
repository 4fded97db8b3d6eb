"""Option features: what each option would do, for the seat whose position was read."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.features import best_weight
from marula.core.pile import floats, has_bit, real
from marula.games.livingstone.bot.card_values import CardValues
from marula.games.livingstone.bot.coin_values import CoinValues
from marula.games.livingstone.bot.feature_names import (
    ANIMAL,
    BOAT_BACK_POINTS,
    CARD_WORTH,
    CHEST_AFTER,
    DICE_AFTER,
    DICE_LEFT_TO_OTHERS,
    DICE_LOST,
    DIE_NUMBER,
    DIG_STONES,
    DRAW_CARD,
    FEE,
    FINISH,
    GEMS_AT_RISK,
    GIFT,
    GIFT_LEAD,
    GIVE_COINS,
    INCOME,
    INSTINCT,
    MARKET_CARD_PLAYED,
    MARKET_POINTS,
    MOVE_TENT,
    OF_OPTION,
    ONLY_DIE,
    PLAY_CARD,
    PLAYS_FOUR_COINS,
    PLAYS_THREE_STONES,
    PLAYS_TWO_DICE,
    PRICE,
    PURSE_AFTER,
    ROW_LEAD,
    ROW_POINTS,
    SAFE_AS_GIVEN,
    SAFETY,
    SECOND_FIELD,
    SECOND_TENT_CARD,
    SELL_AT_MARKET,
    SELL_GEM,
    STOCK_AFTER,
    STONES,
    STONES_WORTH,
    TAKE_COINS,
    TAKE_DIE,
    TENT,
    TENT_POINTS,
    TENT_WITHIN_REACH,
    USES_ANY_ROW,
    USES_FREE_TENT,
)
from marula.games.livingstone.bot.gem_values import GemValues
from marula.games.livingstone.bot.tent_values import TentValues
from marula.games.livingstone.rules import camp
from marula.games.livingstone.rules.board import (
    ANTELOPE,
    AT_MARKET,
    BOAT_BACK,
    CLOSE,
    COINS,
    DIG,
    DRAW,
    FOUR_COINS,
    LION,
    MARKET_CARD,
    PITCH,
    PLAY,
    ROWS,
    SECOND_TENT,
    SELL,
    TAKE,
    THREE_STONES,
    TWO_DICE,
    Board,
)
from marula.games.livingstone.rules.board import SECOND as SECOND_CODE
from marula.games.livingstone.rules.state import State


class OptionFeatures:
    """Fills one row of numbers for each option."""

    def __init__(self, coin_values: CoinValues, gems: GemValues, cards: CardValues, tents: TentValues) -> None:
        self.box: Board = coin_values.box
        self.coin_values: CoinValues = coin_values
        self.gems: GemValues = gems
        self.cards: CardValues = cards
        self.tents: TentValues = tents
        self.out: vec[float] = vec[float]()
        self.at: i64 = 0  # where the row of the option begins
        self.gift_lead: i64 = 0  # the chest now, less the most that another chest can hold
        self.safe_now: float = 0.0  # the chance that the gift will be enough, as things are
        self.given_now: float = 0.0  # the chance that the chest is enough already

    def read(self, state: State, codes: vec[i64], weights: vec[float]) -> vec[float]:
        """All features of all options, one option after the other."""
        width: i64 = len(OF_OPTION)
        self.out = floats(len(codes) * width)
        self.at = 0
        self.compare_gifts(state)
        best = best_weight(weights)
        for place in range(len(codes)):
            self.out[self.at + INSTINCT] = weights[place] - best
            self.option(state, codes[place])
            self.at += width
        return self.out

    def compare_gifts(self, state: State) -> None:
        """The chest as it is: against the others', and against what the queen will ask for."""
        coin_values = self.coin_values
        most: i64 = 0
        for other in range(self.box.seats):
            if other != coin_values.seat and state.high[other] > most:
                most = state.high[other]
        chest = state.chests[coin_values.seat]
        self.gift_lead = chest - most
        self.safe_now = self.safe(0)
        self.given_now = coin_values.gift_odds.safe(real(chest))

    def option(self, state: State, code: i64) -> None:
        """The features of one option."""
        box = self.box
        if code < DRAW:
            self.take(state, code - TAKE)
        elif code < PLAY:
            self.use(state, code)
        elif code < SELL:
            self.play(state, code - PLAY + TWO_DICE)
        elif code < AT_MARKET:
            self.set(SELL_GEM, 1.0)
            self.coins(state, 0, box.price[code - SELL], 0)
        elif code < CLOSE:
            self.set(SELL_AT_MARKET, 1.0)
            self.set(MARKET_POINTS, real(box.market_points[code - AT_MARKET]))
            self.coins(state, 0, box.market_coins[code - AT_MARKET], 0)
        elif code < SECOND_CODE:
            self.set(FINISH, 1.0)
            self.coins(state, 0, 0, 0)
        elif code <= box.give:
            self.field(state, code)
        else:
            self.set(GIVE_COINS, 1.0)
            self.coins(state, 0, 0, code - box.give)

    def set(self, feature: i64, value: float) -> None:
        self.out[self.at + feature] = value

    # --- dice -----------------------------------------------------------------------------------------------------

    def take(self, state: State, face: i64) -> None:
        """The features of taking a die: the dice that remain, and the tent it could bring."""
        seat = self.coin_values.seat
        self.set(TAKE_DIE, 1.0)
        self.set(DIE_NUMBER, real(face + 1))
        self.set(ONLY_DIE, 1.0 if state.dice[face] == 1 else 0.0)
        after: i64 = 0
        for higher in range(face + 1, ROWS):
            after += state.dice[higher]
        now, _ = self.dice_for(state, seat)
        self.set(DICE_AFTER, real(after))
        self.set(DICE_LOST, real(now - after - 1))
        other = self.next_seat(state, seat)
        left, _ = self.dice_for(state, other)
        if left > 0 and state.taken[other] >> face == 0:
            left -= 1
        self.set(DICE_LEFT_TO_OTHERS, real(left))
        field = state.boat * ROWS + face
        if camp.has_tent_for(state, seat, field):
            self.tent(state, face)
            self.set(TENT_WITHIN_REACH, 1.0 if camp.price(state, seat, field) <= self.coin_values.reach else 0.0)

    def use(self, state: State, code: i64) -> None:
        """The features of using a die: for a card, coins, stones or a tent."""
        die = state.die
        self.set(DIE_NUMBER, real(die))
        if code == DRAW:
            self.set(DRAW_CARD, 1.0)
            self.set(CARD_WORTH, self.cards.draw(state))
            self.set(GEMS_AT_RISK, self.coin_values.collapse * real(state.gem_count(self.coin_values.seat)))
            self.coins(state, 0, 0, 0)
        elif code == COINS:
            self.set(TAKE_COINS, 1.0)
            self.coins(state, 0, die, 0)
        elif code == DIG:
            self.set(DIG_STONES, 1.0)
            self.stones(state, die)
            self.coins(state, 0, 0, 0)
        else:
            self.pitch(state, code)

    def pitch(self, state: State, code: i64) -> None:
        """The features of pitching a tent, paid or free."""
        seat = self.coin_values.seat
        row = (code - PITCH) >> 2
        self.set(TENT, 1.0)
        self.tent(state, row)
        price: i64 = 0
        if (code - PITCH) & 1 == 1:
            self.set(USES_FREE_TENT, 1.0)
        else:
            field = state.boat * ROWS + row
            price = camp.price(state, seat, field)
            self.set(FEE, real(camp.fee(state, seat, field)))
        if (code - PITCH) & 2 == 2:
            self.set(USES_ANY_ROW, 1.0)
        self.set(STOCK_AFTER, real(state.stock[seat] - 1 if state.stock[seat] > 0 else 0))
        self.coins(state, price, 0, 0)

    def tent(self, state: State, row: i64) -> None:
        """What a tent more in this row of the boat's column brings."""
        self.set(TENT_POINTS, real(self.box.tent_points[row]))
        self.set(ROW_POINTS, self.coin_values.expected.gain(self.coin_values.seat, row, 1))
        self.set(ROW_LEAD, real(self.row_lead(row) + 1))

    def stones(self, state: State, number: i64) -> None:
        """The features of drawing stones from the bag."""
        self.set(STONES, real(number))
        self.set(STONES_WORTH, real(number) * self.gems.stone(state, number))

    # --- cards, fields and coins ----------------------------------------------------------------------------------

    def play(self, state: State, card: i64) -> None:
        """The features of playing a card."""
        self.set(PLAY_CARD, 1.0)
        income: i64 = 0
        if card == TWO_DICE:
            self.set(PLAYS_TWO_DICE, 1.0)
        elif LION <= card <= ANTELOPE:
            self.set(ANIMAL, real(self.box.amount[card]))
        elif card == SECOND_TENT:
            self.set(SECOND_TENT_CARD, 1.0)
            self.set(ROW_POINTS, self.tents.second(state))
        elif card == MARKET_CARD:
            self.set(MARKET_CARD_PLAYED, 1.0)
        elif card == BOAT_BACK:
            self.set(BOAT_BACK_POINTS, self.tents.boat_back(state))
        elif card == THREE_STONES:
            self.set(PLAYS_THREE_STONES, 1.0)
            self.stones(state, self.box.amount[card])
        elif card == FOUR_COINS:
            self.set(PLAYS_FOUR_COINS, 1.0)
            income = self.box.amount[card]
        self.coins(state, 0, income, 0)

    def field(self, state: State, code: i64) -> None:
        """The features of a second tent on a field, or of a tent that is moved away."""
        expected = self.coin_values.expected
        seat = self.coin_values.seat
        if code < self.box.move:
            row = (code - SECOND_CODE) % ROWS
            self.set(SECOND_FIELD, 1.0)
            self.set(ROW_POINTS, expected.gain(seat, row, 1))
            self.set(ROW_LEAD, real(self.row_lead(row) + 1))
            self.set(STOCK_AFTER, real(state.stock[seat] - 1))
            return
        field = code - self.box.move
        self.set(MOVE_TENT, 1.0)
        self.set(ROW_POINTS, expected.gain(seat, field % ROWS, -1))
        self.set(ROW_LEAD, real(self.row_lead(field % ROWS) - 1))
        if field // ROWS >= state.boat:
            self.set(TENT_POINTS, -real(self.box.tent_points[field % ROWS]))

    def coins(self, state: State, price: i64, income: i64, gift: i64) -> None:
        """Purse, chest and the queen after a payment, an income and a gift."""
        coin_values = self.coin_values
        self.set(PRICE, real(price))
        self.set(INCOME, real(income))
        self.set(GIFT, real(gift))
        self.set(PURSE_AFTER, real(coin_values.purse - price + income - gift))
        chest = coin_values.coins - coin_values.purse + gift
        self.set(CHEST_AFTER, real(chest))
        self.set(GIFT_LEAD, real(self.gift_lead + gift))
        self.set(SAFE_AS_GIVEN, self.given_now if gift == 0 else coin_values.gift_odds.safe(real(chest)))
        if income != price:
            self.set(SAFETY, self.safe(income - price) - self.safe_now)

    def safe(self, more: i64) -> float:
        """The chance that the gift will be enough with so many coins more."""
        coin_values = self.coin_values
        return coin_values.gift_odds.safe(
            real(coin_values.coins + more) + coin_values.weights.saving * coin_values.rounds
        )

    # --- rows and dice --------------------------------------------------------------------------------------------

    def row_lead(self, row: i64) -> i64:
        """Tents ahead of the best other seat in the row; negative when behind."""
        counts = self.coin_values.expected.counts
        most: i64 = 0
        for other in range(self.box.seats):
            if other != self.coin_values.seat and counts[other * ROWS + row] > most:
                most = counts[other * ROWS + row]
        return counts[self.coin_values.seat * ROWS + row] - most

    def dice_for(self, state: State, seat: i64) -> tuple[i64, i64]:
        """How many open dice the seat may take, and how many different numbers they show."""
        dice: i64 = 0
        numbers: i64 = 0
        if not has_bit(state.passed, seat):
            mask = state.taken[seat]
            for face in range(ROWS):
                if state.dice[face] > 0 and mask >> face == 0:
                    dice += state.dice[face]
                    numbers += 1
        return dice, numbers

    def next_seat(self, state: State, seat: i64) -> i64:
        """The seat after this one."""
        return seat + 1 if seat + 1 < self.box.seats else 0
