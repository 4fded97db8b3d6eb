"""The services that the handlers share: one object for each app, kept in Litestar's state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import State

from marula.core.game import Game
from marula.server.http.rendering.live_messages import LiveMessages
from marula.server.notify.turn_notices import TurnNotices
from marula.server.runtime.bots_and_clocks import BotsAndClocks
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import Thinkers


class ApiRequest(Request[Any, Any, Any]):
    """Every request of the app. Litestar checks each argument's type, and a plain class is checked fastest."""

    __slots__ = ()


@dataclass(frozen=True)
class Services:
    """What handlers work with while the app runs."""

    games: Mapping[str, Game]
    registry: TableRegistry
    thinkers: Thinkers
    bots: BotsAndClocks
    notices: TurnNotices
    messages: LiveMessages


def services_of(state: State) -> Services:
    """The services of the running app."""
    services: Services = state.services
    return services
