"""The services that the handlers share: one object for each app, kept in Litestar's state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from litestar import Request
from litestar.datastructures import State

from marula.core.game import Game
from marula.server.http.client_address import address_of
from marula.server.http.computing import Computing
from marula.server.http.edition_trial import EditionTrials
from marula.server.http.rendering.live_messages import LiveMessages
from marula.server.http.waiting_requests import WaitingRequests
from marula.server.notify.turn_notices import TurnNotices
from marula.server.runtime.bots_and_clocks import BotsAndClocks
from marula.server.runtime.health import HealthCheck
from marula.server.runtime.reviews import Reviews
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import Thinkers
from marula.server.runtime.win_chances import WinChances
from marula.server.storage.bans import address_hash
from marula.server.storage.own_editions import OwnEditions

P = ParamSpec("P")
T = TypeVar("T")


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
    editions: EditionTrials
    own_editions: OwnEditions
    address_key: str
    """Addresses are kept as hashes with this key; see `storage.bans`."""
    health: HealthCheck
    reviews: Reviews
    win_chances: WinChances
    waiting: WaitingRequests
    computing: Computing


def request_address(request: ApiRequest) -> str:
    """The client's address, as the rate limit counts it."""
    return address_of(request.scope, request.app.state.rate_limiter.proxies)


def client_hash(request: ApiRequest) -> str:
    """The client's address as a hash: enough to tell clients apart."""
    return address_hash(services_of(request.app.state).address_key, request_address(request))


async def compute(request: ApiRequest, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Work out an answer on a thread, when it is the turn of this request's client."""
    return await services_of(request.app.state).computing.run(request_address(request), work, *args, **named)


def services_of(state: State) -> Services:
    """The services of the running app."""
    services: Services = state.services
    return services
