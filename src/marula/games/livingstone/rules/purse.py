"""Coins: earned and paid in sight of all, given in secret; and what everyone can work out about a chest."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.event import Emitted, Whisper
from marula.games.livingstone.rules.events import CoinsTaken, GiftCounted, GiftMade, GiftShown
from marula.games.livingstone.rules.state import State


def take_coins(state: State, seat: i64, coins: i64, events: list[Emitted] | None) -> None:
    """LI-11, LI-30."""
    state.purses[seat] += coins
    if events is not None:
        events.append(CoinsTaken(seat, coins))


def pay(state: State, seat: i64, coins: i64) -> None:
    """Whoever pays shows that the chest holds no more than what is left."""
    state.purses[seat] -= coins
    left = state.coins(seat)
    if state.high[seat] > left:
        state.high[seat] = left


def give(state: State, seat: i64, coins: i64, events: list[Emitted] | None) -> None:
    """LI-32: that it happens is public, how much is not, unless the table plays with open coins."""
    state.purses[seat] -= coins
    state.chests[seat] += coins
    if state.box.open_coins:
        state.low[seat] = state.chests[seat]
        state.high[seat] = state.chests[seat]
        if events is not None:
            events.append(GiftShown(seat, coins))
        return
    state.low[seat] += 1
    high = state.high[seat] + state.box.largest_gift
    total = state.coins(seat)
    state.high[seat] = high if high < total else total
    if events is not None:
        events.append(GiftMade(seat))
        events.append(Whisper(seat, GiftCounted(coins)))
