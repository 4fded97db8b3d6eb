"""Health and metrics over HTTP. Neither tells anything of a match."""

from __future__ import annotations

import hmac

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.server.http import responses
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import bearer_secret
from marula.server.http.request_metrics import Metrics
from marula.server.http.services import ApiRequest, services_of
from marula.server.storage import timeouts


@get("/health", media_type=MediaType.JSON, responses=REFUSALS)
async def health(state: State) -> responses.Health:
    """Whether the server works: 503 if the database does not answer or cannot write, as when its disk is full."""
    await services_of(state).health.check()
    return responses.Health(status="ok")


@get("/metrics", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_metrics(request: ApiRequest, state: State) -> Response[bytes]:
    """For Prometheus, with the operator's token as the secret. 404 where the operator has set none."""
    require_metrics_token(request, state.metrics_token)
    metrics: Metrics = state.metrics
    services = services_of(state)
    registry = services.registry
    for status, number in (await timeouts.run_in_thread(registry.store.count)).items():
        metrics.tables.labels(status).set(number)
    metrics.live.set(len(registry.live_tables))
    metrics.listeners.set(sum(len(live.listeners) for live in registry.live_tables.values()))
    metrics.bots.set(services.bots.decided)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def require_metrics_token(request: ApiRequest, token: str | None) -> None:
    """Refused without the operator's token. How many play, and when, is nobody else's business."""
    if token is None:
        raise NotFoundException
    given = bearer_secret(request.scope) or ""
    if not hmac.compare_digest(given.encode("utf-8", "replace"), token.encode()):
        raise RefusedError(Declined("secret_needed"))
