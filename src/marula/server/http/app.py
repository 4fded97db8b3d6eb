"""The app: the games, a store and the handlers, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from marula import __version__
from marula.games import GAMES
from marula.server.http.error_responses import HANDLERS
from marula.server.http.fast_act import App
from marula.server.http.live_socket import listen
from marula.server.http.rate_limit import BODY, Limits, RateLimiter, guarded
from marula.server.http.routes import games, notifications, operations, pages, records, tables
from marula.server.http.routes.luck import show_luck
from marula.server.http.routes.points import show_course
from marula.server.http.table_service import TableService
from marula.server.notify.delivery import Delivery
from marula.server.notify.mail import mail_from
from marula.server.notify.server_keys import server_key
from marula.server.notify.turn_notices import TurnNotices
from marula.server.notify.web_push import PushSender, new_private_key
from marula.server.runtime.bots_and_clocks import BotsAndClocks
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import Thinkers
from marula.server.storage.store import Store


class Settings(msgspec.Struct, frozen=True):
    """What `marula serve` is told."""

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


def contact(settings: Settings) -> str:
    """Whom a push service may ask about this server."""
    if settings.smtp is None and settings.link.startswith("https://"):
        return settings.link
    return f"mailto:{mail_from(settings.smtp)}"


def create_app(settings: Settings, now: Callable[[], int] | None = None) -> App:
    """The whole server as one ASGI app."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        store.upgrade()
        registry = TableRegistry(GAMES, store, now)
        thinkers = Thinkers(settings.thinkers, settings.ray)
        thinkers.join()
        driver = BotsAndClocks(registry, thinkers, settings.think, settings.pause)
        app.state.service = TableService(GAMES, registry, thinkers)
        app.state.driver = driver
        await driver.start()
        postgres_notify = None
        if not store.sqlite:
            from marula.server.runtime.postgres_notify import (
                PostgresNotify,  # needs PostgreSQL's driver, which SQLite does without
            )

            postgres_notify = PostgresNotify(registry)
        key = settings.vapid or server_key(store, "vapid", new_private_key)
        delivery = Delivery(settings.smtp, settings.private_webhooks, PushSender(key, contact(settings)))
        notices = app.state.notices = TurnNotices(registry, delivery, settings.link.rstrip("/"))
        await notices.start()
        try:
            yield
        finally:
            await notices.stop()
            if postgres_notify is not None:
                await postgres_notify.close()
            await driver.stop()
            for live in registry.live_tables.values():
                for listener in live.listeners:
                    listener.closing = True
                live.broadcast()
            thinkers.close()
            registry.close()

    api = Router(
        "/api",
        route_handlers=[
            games.ROUTES,
            tables.ROUTES,
            records.ROUTES,
            notifications.ROUTES,
            show_course,
            show_luck,
            listen,
        ],
    )
    return App(
        route_handlers=[api, operations.health, operations.show_metrics, pages.ROUTES],
        lifespan=[lifespan],
        state=State(
            {
                "guard": RateLimiter(Limits() if settings.limits else None, settings.origins, settings.proxies),
                "metrics": operations.Metrics(),
            }
        ),
        middleware=[operations.measured, guarded],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Marula",
            version=__version__,
            path="/api/schema",
            description="Tables, seats, choices. docs/api.md tells each answer by example.",
            components=Components(security_schemes={"secret": SecurityScheme(type="http", scheme="bearer")}),
            security=[{"secret": []}, {}],
        ),
        logging_config=None,
    )
