"""The mine: stones drawn from the bag, gems sold, the market, the white stone and the collapse."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.core.pile import draw, move_all, total
from marula.games.livingstone.rules.board import COLOURS, KINDS, MINE_COLLAPSE, WHITE
from marula.games.livingstone.rules.events import (
    BagRefilled,
    CardDrawn,
    CardSeen,
    CardsShuffled,
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
    """LI-12, LI-18, LI-29: the full number, or what is there; then the white stone does its work."""
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
    return state.drawn[0] + state.drawn[1] + state.drawn[2]


def tell_stones(state: State, seat: i64, number: i64, shown: bool, events: list[Emitted]) -> None:
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
    """LI-16, LI-17."""
    state.gems[seat * COLOURS + gem] -= 1
    state.side[gem] += 1
    state.purses[seat] += state.box.price[gem]
    if not state.box.open_gems:
        state.gem_recall.showed(seat, gem)
    if events is not None:
        events.append(GemSold(seat, state.box.tables["gem"][gem], state.box.price[gem]))


def sell_drawn(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """LI-18: what came with the white stone is sold at the printed price, then all goes back."""
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
    """LI-18: the stones at the side go back; gems that players keep stay with them."""
    if not state.box.open_gems:
        state.gem_recall.reshuffled(state.bag, state.gems)
    if events is not None:
        events.append(BagRefilled(total(state.side)))
    move_all(state.side, state.bag)


def sell_at_market(state: State, seat: i64, gem: i64, events: list[Emitted] | None) -> None:
    """LI-27. Gems that must go because of the white stone are sold first; with none left the market closes."""
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
    """Back to the turn; or, if the market was opened because of the white stone, first the rest of that draw."""
    state.phase = TURN
    if events is not None:
        events.append(MarketClosed(seat))
    if state.side[WHITE] > 0:
        sell_drawn(state, seat, events)


def can_sell_at_market(state: State, seat: i64) -> bool:
    return state.gem_count(seat) + drawn_gems(state) > 0


def draw_card(state: State, seat: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-10, LI-31. The collapse is never held, so the pile is never empty when a turn begins."""
    card = draw(state.pile, chance)
    if card != MINE_COLLAPSE:
        hold(state, seat, card, events)
        return
    while card == MINE_COLLAPSE:
        state.played[MINE_COLLAPSE] += 1  # set aside until the replacement is drawn, so that it cannot come again
        collapse(state, seat, events)
        card = replacement(state, chance)
    if card >= 0:
        hold(state, seat, card, events)
    if total(state.played) > state.played[MINE_COLLAPSE]:
        state.card_recall.reshuffled(state.pile, state.hands)
    move_all(state.played, state.pile)
    if events is not None:
        events.append(CardsShuffled(total(state.pile)))


def hold(state: State, seat: i64, card: i64, events: list[Emitted] | None) -> None:
    state.hands[seat * KINDS + card] += 1
    state.card_recall.drew(seat, 1)
    if events is not None:
        events.append(CardDrawn(seat))
        events.append(Whisper(seat, CardSeen(state.box.tables["card"][card])))


def collapse(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """LI-31: all stones are in the bag again."""
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


def replacement(state: State, chance: Chance) -> i64:
    """The card drawn instead of the collapse: from the rest of the pile; if that was the last, from the played cards.

    -1 if there is none: all other cards are in hands.
    """
    if total(state.pile) == 0:
        collapses = state.played[MINE_COLLAPSE]
        state.played[MINE_COLLAPSE] = 0
        if total(state.played) > 0:
            state.card_recall.reshuffled(state.pile, state.hands)
        move_all(state.played, state.pile)
        state.played[MINE_COLLAPSE] = collapses
    return draw(state.pile, chance) if total(state.pile) > 0 else -1
