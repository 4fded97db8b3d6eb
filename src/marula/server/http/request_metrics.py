"""Metrics of requests and tables, in Prometheus' format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Gauge, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

disable_created_metrics()  # type: ignore[no-untyped-call]


BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Tally:
    """How many answers there were, and how long they took. Counting only adds numbers, because it happens at every
    answer. They become Prometheus' format when somebody reads them."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, int], int] = {}
        self.within: dict[str, list[int]] = {}
        """For each method, the number of answers in each bucket; the last one has those above all bounds."""
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
    """What is counted. Labels are methods and states, never names of tables or people."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tally = Tally()
        self.registry.register(self.tally)
        self.count = self.tally.count
        self.tables = Gauge("marula_tables", "Tables by state, in the store", ["status"], registry=self.registry)
        self.live = Gauge("marula_tables_in_memory", "Tables in this process", registry=self.registry)
        self.listeners = Gauge("marula_listeners", "Open WebSockets in this process", registry=self.registry)
        self.bots = Gauge("marula_bot_decisions", "Decisions of bots since the start", registry=self.registry)
