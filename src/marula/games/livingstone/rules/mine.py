"""The mine: stones drawn from the bag, gems sold, the market, the white stone and the collapse."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.core.pile import move_all, total
from marula.games.livingstone.rules.board import COLOURS, WHITE
from marula.games.livingstone.rules.events import (
    BagRefilled,
    GemMarketed,
    GemsFound,
    GemsLost,
    GemSold,
    MarketClosed,
    MineCollapsed,
    StonesDrawn,
    StonesHidden,
)
from marula.games.livingstone.rules.state import TURN, WHITE_STONE, State


def dig(state: State, seat: i64, number: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-12, LI-18, LI-29: draw this many stones, or all there are; then the white stone takes effect."""
    board = state.box
    left = total(state.bag)
    if number > left:
        number = left
    for _ in range(number):
        at = chance.pick(left)
        left -= 1
        stone: i64 = 0
        while at >= state.bag[stone]:
            at -= state.bag[stone]
            stone += 1
        state.bag[stone] -= 1
        if stone < COLOURS:
            state.drawn[stone] += 1
        else:
            state.side[stone] += 1
    white = state.side[WHITE] > 0
    shown = board.open_gems or (white and board.forced_sale)
    if events is not None:
        tell_stones(state, seat, number, shown, events)
    if white and board.forced_sale and drawn_gems(state) > 0:
        # A Market card may be used for them. Who holds cards is asked whatever they are, so that the question
        # does not tell the others that one of them is a Market.
        if state.hand_size(seat) > 0:
            state.phase = WHITE_STONE
        else:
            sell_drawn(state, seat, events)
        return
    for gem in range(COLOURS):
        number_of = state.drawn[gem]
        if number_of > 0:
            state.gems[seat * COLOURS + gem] += number_of
            state.drawn[gem] = 0
            if not board.open_gems:
                state.gem_recall.drew(seat, number_of)
    if white:
        refill(state, events)


def drawn_gems(state: State) -> i64:
    """How many gems came with the white stone."""
    return state.drawn[0] + state.drawn[1] + state.drawn[2]


def tell_stones(state: State, seat: i64, number: i64, shown: bool, events: list[Emitted]) -> None:
    """What was drawn: to everyone where gems are open, else the gems only to the seat."""
    words = state.box.tables["stone"]
    gems: list[str] = []
    for gem in range(COLOURS):
        for _ in range(state.drawn[gem]):
            gems.append(words[gem])
    white = state.side[WHITE]
    rubble = number - len(gems) - white
    if shown:
        events.append(StonesDrawn(seat, tuple(gems + ["rubble"] * rubble + ["white"] * white)))
        return
    events.append(StonesHidden(seat, len(gems), rubble, white > 0))
    events.append(Whisper(seat, GemsFound(tuple(gems))))


def sell(state: State, seat: i64, gem: i64, events: list[Emitted] | None) -> None:
    """LI-16, LI-17: sell one gem at the printed price."""
    state.gems[seat * COLOURS + gem] -= 1
    state.side[gem] += 1
    state.purses[seat] += state.box.price[gem]
    if not state.box.open_gems:
        state.gem_recall.showed(seat, gem)
    if events is not None:
        events.append(GemSold(seat, state.box.tables["gem"][gem], state.box.price[gem]))


def sell_drawn(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """LI-18: sell the gems that came with the white stone at the printed price; then the bag is refilled."""
    for gem in range(COLOURS):
        for _ in range(state.drawn[gem]):
            state.side[gem] += 1
            state.purses[seat] += state.box.price[gem]
            if events is not None:
                events.append(GemSold(seat, state.box.tables["gem"][gem], state.box.price[gem]))
        state.drawn[gem] = 0
    refill(state, events)
    state.phase = TURN


def refill(state: State, events: list[Emitted] | None) -> None:
    """LI-18: the stones at the side go back into the bag. Gems that players keep stay with them."""
    if not state.box.open_gems:
        state.gem_recall.reshuffled(state.bag, state.gems)
    if events is not None:
        events.append(BagRefilled(total(state.side)))
    move_all(state.side, state.bag)


def sell_at_market(state: State, seat: i64, gem: i64, events: list[Emitted] | None) -> None:
    """LI-27: sell one gem at the market. Gems that came with the white stone go first; with no gem left it closes."""
    board = state.box
    if state.drawn[gem] > 0:
        state.drawn[gem] -= 1
    else:
        state.gems[seat * COLOURS + gem] -= 1
        if not board.open_gems:
            state.gem_recall.showed(seat, gem)
    state.side[gem] += 1
    state.purses[seat] += board.market_coins[gem]
    state.market_points[seat] += board.market_points[gem]
    if events is not None:
        events.append(
            GemMarketed(seat, board.tables["gem"][gem], board.market_coins[gem], board.market_points[gem]),
        )
    if state.gem_count(seat) + drawn_gems(state) == 0:
        close_market(state, seat, events)


def close_market(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """The market closes. If it was opened because of the white stone, the rest of that draw is sold."""
    state.phase = TURN
    if events is not None:
        events.append(MarketClosed(seat))
    if state.side[WHITE] > 0:
        sell_drawn(state, seat, events)


def can_sell_at_market(state: State, seat: i64) -> bool:
    """LI-27: has the seat any gem to sell?"""
    return state.gem_count(seat) + drawn_gems(state) > 0


def collapse(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """LI-31: everyone loses all gems; all stones are in the bag again."""
    if events is not None:
        events.append(MineCollapsed(seat))
    for other in range(state.box.seats):
        if events is not None and state.gem_count(other) > 0:
            events.append(GemsLost(other, state.gem_count(other)))
        for gem in range(COLOURS):
            state.bag[gem] += state.gems[other * COLOURS + gem]
            state.gems[other * COLOURS + gem] = 0
    move_all(state.side, state.bag)
    state.gem_recall.clear()
