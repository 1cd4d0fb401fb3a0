"""What Prometheus may read: numbers about the house, nothing about anybody's cards."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

#: seconds; 50 ms is what the server promises at the ninety-ninth percentile
LATENCY = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4


class Moves(Collector):
    """Decisions by people: how many, and how long each took. Counted by the one thread that serves,
    so without the locks that the library takes for every number."""

    def __init__(self) -> None:
        #: by the first bound that they do not exceed, those beyond all bounds last
        self._counts = [0] * (len(LATENCY) + 1)
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(LATENCY, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        sums = list(accumulate(self._counts))
        yield CounterMetricFamily("hastilude_moves", "Decisions by people that are durable", sums[-1])
        bounds = [str(bound) for bound in LATENCY] + ["+Inf"]
        yield HistogramMetricFamily(
            "hastilude_move_seconds",
            "From a decision's arrival until it is durable and answered",
            list(zip(bounds, sums, strict=True)),
            self._seconds,
        )


class Metrics:
    """One registry for each app: tests run several in a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        within = self.registry
        self.sockets = Gauge("hastilude_sockets", "Sockets that are open", registry=within)
        self.moves = Moves()
        within.register(self.moves)
        self.refused = Counter("hastilude_refused", "Decisions that were not taken", ["why"], registry=within)
        self.bot_seconds = Histogram(
            "hastilude_bot_seconds", "How long bots think", ["level"], buckets=THINKING, registry=within
        )
        self.requests = Counter(
            "hastilude_requests",
            "Requests by route and status",
            ["method", "route", "status"],
            registry=within,
        )
        self.notices = Counter(
            "hastilude_notices", "Notices of a turn that were sent", ["way", "outcome"], registry=within
        )

    def watch(self, name: str, help: str, ask: Callable[[], float]) -> None:
        """A gauge that is asked whenever somebody reads."""
        Gauge(name, help, registry=self.registry).set_function(ask)

    def page(self) -> bytes:
        return generate_latest(self.registry)
