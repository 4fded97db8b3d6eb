"""Operations: is it well, and how much goes on. Neither tells anything of a match."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Gauge, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from marula.server.http import responses
from marula.server.http.error_responses import coded, language_of
from marula.server.http.table_service import service_of
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown

disable_created_metrics()  # type: ignore[no-untyped-call]


BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Tally:
    """How many answers there were, and how long they took. It is asked at every answer, so it only adds numbers; they
    become what Prometheus reads when somebody looks."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, int], int] = {}
        self.within: dict[str, list[int]] = {}
        """For each method, how many took no longer than each bound and longer than the one before; the last: longer."""
        self.seconds: dict[str, float] = {}

    def count(self, method: str, status: int, seconds: float) -> None:
        """One answer more."""
        self.answers[method, status] = self.answers.get((method, status), 0) + 1
        within = self.within.get(method)
        if within is None:
            within = self.within[method] = [0] * (len(BUCKETS) + 1)
        within[bisect_left(BUCKETS, seconds)] += 1
        self.seconds[method] = self.seconds.get(method, 0.0) + seconds

    def collect(self) -> Iterator[Metric]:
        answers = CounterMetricFamily("marula_requests", "Answers by method and status", labels=["method", "status"])
        for (method, status), number in self.answers.items():
            answers.add_metric([method, str(status)], number)
        yield answers
        took = HistogramMetricFamily("marula_request_seconds", "How long answers took", labels=["method"])
        for method, within in self.within.items():
            bounds = [*map(str, BUCKETS), "+Inf"]
            took.add_metric([method], list(zip(bounds, accumulate(within), strict=True)), self.seconds[method])
        yield took


class Metrics:
    """What is counted. Labels are addresses of the API and states, never names of tables or people."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tally = Tally()
        self.registry.register(self.tally)
        self.count = self.tally.count
        self.tables = Gauge("marula_tables", "Tables by state, in the store", ["status"], registry=self.registry)
        self.live = Gauge("marula_tables_in_memory", "Tables in this process", registry=self.registry)
        self.listeners = Gauge("marula_listeners", "Open WebSockets in this process", registry=self.registry)
        self.bots = Gauge("marula_bot_decisions", "Decisions of bots since the start", registry=self.registry)

    def counting(self, method: str, began: float, send: Send) -> Send:
        """Whatever leaves through this is counted."""

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.count(method, message["status"], time.perf_counter() - began)
            await send(message)

        return counted


@get("/health", media_type=MediaType.JSON, responses=responses.answers(responses.Health))
async def health(request: Request[Any, Any, Any], state: State) -> Response[Any]:
    """Whether the server can do its work."""
    try:
        await timeouts.run_in_thread(service_of(state).registry.store.ping)
    except StoreDown:
        return coded("try_again", language_of(request), {"Retry-After": "2"})
    return Response({"status": "ok"}, media_type=MediaType.JSON)


@get("/metrics", media_type=MediaType.TEXT)
async def show_metrics(state: State) -> Response[bytes]:
    """For Prometheus."""
    metrics: Metrics = state.metrics
    registry = service_of(state).registry
    for status, number in (await timeouts.run_in_thread(registry.store.count)).items():
        metrics.tables.labels(status).set(number)
    metrics.live.set(len(registry.live_tables))
    metrics.listeners.set(sum(len(live.listeners) for live in registry.live_tables.values()))
    metrics.bots.set(state.driver.decided)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def measured(app: ASGIApp) -> ASGIApp:
    """Middleware: count every answer."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        metrics: Metrics = scope["litestar_app"].state.metrics
        await app(scope, receive, metrics.counting(scope["method"], time.perf_counter(), send))

    return run
