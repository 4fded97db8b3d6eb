"""Coins and gifts: coins earned and paid in public, gifts made in secret, and the bounds everyone knows for a chest."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.event import Emitted, Whisper
from marula.games.livingstone.rules.events import CoinsTaken, GiftCounted, GiftMade, GiftShown
from marula.games.livingstone.rules.state import State


def take_coins(state: State, seat: i64, coins: i64, events: list[Emitted] | None) -> None:
    """LI-11, LI-30: coins from the bank."""
    state.purses[seat] += coins
    if events is not None:
        events.append(CoinsTaken(seat, coins))


def pay(state: State, seat: i64, coins: i64) -> None:
    """The purse pays. This shows everyone that the chest holds no more than the coins that are left."""
    state.purses[seat] -= coins
    left = state.coins(seat)
    if state.high[seat] > left:
        state.high[seat] = left


def give(state: State, seat: i64, coins: i64, events: list[Emitted] | None) -> None:
    """LI-32: coins go into the chest. Everyone sees that it happens, not how much, unless coins are open."""
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
