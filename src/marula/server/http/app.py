"""The app: games, store, services and handlers, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State

from marula.games import GAMES
from marula.server.http.body_sizes import MAX_BODY
from marula.server.http.computing import Computing
from marula.server.http.connection_counts import PER_ADDRESS
from marula.server.http.edition_trial import EditionTrials
from marula.server.http.error_responses import EXCEPTION_HANDLERS
from marula.server.http.limits_per_address import Limits
from marula.server.http.live_socket import listen
from marula.server.http.middleware import limit_and_count
from marula.server.http.openapi import openapi_config
from marula.server.http.operator_tasks import following_operator
from marula.server.http.rate_limit import RateLimiter
from marula.server.http.rendering.live_messages import LiveMessages
from marula.server.http.request_metrics import Metrics
from marula.server.http.routes import (
    chat,
    editions,
    envelopes,
    first_lessons,
    forks,
    games,
    health_and_metrics,
    luck,
    notifications,
    pages,
    play,
    points_history,
    privacy,
    puzzles,
    records,
    rematches,
    reports,
    reviews,
    seats,
    tables,
)
from marula.server.http.services import ApiRequest, Services
from marula.server.http.waiting_requests import WaitingRequests
from marula.server.notify.delivery import Delivery
from marula.server.notify.mail import mail_from
from marula.server.notify.server_keys import server_key
from marula.server.notify.turn_notices import TurnNotices
from marula.server.notify.web_push import PUSH_KEY, PushSender, new_private_key
from marula.server.runtime.bots_and_clocks import BotsAndClocks
from marula.server.runtime.engines import EngineConfig, Engines
from marula.server.runtime.health import HealthCheck
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.reviews import Reviews
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import Thinkers
from marula.server.runtime.win_chances import WinChances
from marula.server.storage import timeouts
from marula.server.storage.bans import KEY_NAME, new_address_key
from marula.server.storage.own_editions import OwnEditions
from marula.server.storage.reviews import ReviewStore
from marula.server.storage.store import Store


class Settings(msgspec.Struct, frozen=True):
    """The settings of `marula serve`."""

    database: str
    thinkers: int = 1
    think: float | None = None
    pause: float = 0.0
    limits: bool = True
    origins: tuple[str, ...] = ()
    proxies: bool = False
    link: str = "http://127.0.0.1:8000"
    smtp: str | None = None
    private_webhooks: bool = False
    vapid: str | None = None
    ray: str | None = None
    connections: int = PER_ADDRESS
    """Open at the same time, of one address."""
    keep_days: int | None = None
    """Tables that nobody has touched for so many days are deleted; None: never."""
    metrics_token: str | None = None
    """Opens /metrics; None: it is closed to all."""
    engines: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = ()
    """Bots in other programs that people may seat: name, command, games; see `EngineConfig`."""
    shed_load: bool = False
    """Are newcomers refused while the server has more to do than it can?"""
    this_machine: bool = False
    """Do only people at this machine use it? Then requests must name this machine as their host."""


def contact(settings: Settings) -> str:
    """Whom a push service may contact about this server."""
    if settings.smtp is None and settings.link.startswith("https://"):
        return settings.link
    return f"mailto:{mail_from(settings.smtp)}"


def push_sender(settings: Settings, store: Store) -> PushSender:
    """This server's identity for web push. A blocking call."""
    return PushSender(settings.vapid or server_key(store, PUSH_KEY, new_private_key), contact(settings))


async def take_up_changes(settings: Settings, services: Services) -> None:
    """The operator may have deleted chat, or replaced the key for pushes."""
    services.messages.forget_chat()
    store = services.registry.store
    services.notices.delivery.sender = await timeouts.run_in_thread(push_sender, settings, store)


API_ROUTES = (
    games,
    tables,
    seats,
    play,
    chat,
    envelopes,
    records,
    forks,
    rematches,
    points_history,
    luck,
    notifications,
    editions,
    reports,
    privacy,
    reviews,
    puzzles,
    first_lessons,
)


def create_app(settings: Settings, now: Callable[[], int] | None = None) -> Litestar:
    """The whole server as one ASGI app."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running_services(settings, now) as services:
            app.state.services = services
            async with following_operator(
                limiter, services.registry, settings.keep_days, lambda: take_up_changes(settings, services)
            ):
                yield

    limiter = RateLimiter(Limits() if settings.limits else None, settings.origins, settings.proxies)
    limiter.shed_load, limiter.this_machine = settings.shed_load, settings.this_machine
    return Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*(module.ROUTES for module in API_ROUTES), listen]),
            health_and_metrics.health,
            health_and_metrics.show_metrics,
            pages.ROUTES,
        ],
        lifespan=[lifespan],
        state=State(
            {
                "rate_limiter": limiter,
                "metrics": Metrics(),
                "metrics_token": settings.metrics_token,
                "keep_days": settings.keep_days,
            }
        ),
        middleware=[limit_and_count],
        exception_handlers=EXCEPTION_HANDLERS,
        request_class=ApiRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=openapi_config(),
        logging_config=None,
    )


@asynccontextmanager
async def running_services(settings: Settings, now: Callable[[], int] | None) -> AsyncIterator[Services]:
    """Everything that runs behind the handlers, started and later stopped in order."""
    store = Store(settings.database)
    store.upgrade()
    registry = TableRegistry(GAMES, store, now)
    engines = Engines(tuple(EngineConfig(*engine) for engine in settings.engines))
    thinkers = Thinkers(settings.thinkers, settings.ray, engines)
    thinkers.join()
    bots = BotsAndClocks(registry, thinkers, settings.think, settings.pause)
    await bots.start()
    postgres_notify = None
    if not store.sqlite:
        # It needs PostgreSQL's driver, which SQLite does without.
        from marula.server.runtime.postgres_notify import PostgresNotify

        postgres_notify = PostgresNotify(registry)
    delivery = Delivery(settings.smtp, settings.private_webhooks, push_sender(settings, store))
    notices = TurnNotices(registry, delivery, settings.link.rstrip("/"))
    await notices.start()
    trials = EditionTrials(dict(GAMES))
    match_reviews = Reviews(thinkers, ReviewStore(store), registry.now)
    try:
        yield Services(
            GAMES,
            registry,
            thinkers,
            bots,
            notices,
            LiveMessages(registry),
            trials,
            OwnEditions(store),
            server_key(store, KEY_NAME, new_address_key),
            HealthCheck(registry),
            match_reviews,
            WinChances(),
            WaitingRequests(),
            Computing(),
        )
    finally:
        await match_reviews.stop()
        trials.close()
        await notices.stop()
        if postgres_notify is not None:
            await postgres_notify.close()
        await bots.stop()
        for live in registry.live_tables.values():
            close_listeners(live)
        thinkers.close()
        registry.close()


def close_listeners(live: LiveTable) -> None:
    """Wake every listener of a table to end."""
    for listener in live.listeners:
        listener.closing = True
    live.broadcast()
