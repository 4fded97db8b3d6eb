"""Operations over HTTP: health and metrics. Neither tells anything of a match."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.datastructures import State
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from marula.server.http import responses
from marula.server.http.openapi import REFUSALS
from marula.server.http.request_metrics import Metrics
from marula.server.http.services import services_of
from marula.server.storage import timeouts


@get("/health", media_type=MediaType.JSON, responses=REFUSALS)
async def health(state: State) -> responses.Health:
    """Whether the server works: 503 if the database does not answer."""
    await timeouts.run_in_thread(services_of(state).registry.store.ping)
    return responses.Health(status="ok")


@get("/metrics", media_type=MediaType.TEXT)
async def show_metrics(state: State) -> Response[bytes]:
    """For Prometheus."""
    metrics: Metrics = state.metrics
    services = services_of(state)
    registry = services.registry
    for status, number in (await timeouts.run_in_thread(registry.store.count)).items():
        metrics.tables.labels(status).set(number)
    metrics.live.set(len(registry.live_tables))
    metrics.listeners.set(sum(len(live.listeners) for live in registry.live_tables.values()))
    metrics.bots.set(services.bots.decided)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)
