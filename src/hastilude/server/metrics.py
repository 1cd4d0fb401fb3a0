"""What Prometheus may read: numbers about the house, nothing about anybody's cards."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

#: seconds; 50 ms is what the server promises at the ninety-ninth percentile
LATENCY = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4


class Metrics:
    """One registry for each app: tests run several in a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        within = self.registry
        self.sockets = Gauge("hastilude_sockets", "Sockets that are open", registry=within)
        self.moves = Counter("hastilude_moves", "Decisions by people that are durable", registry=within)
        self.refused = Counter("hastilude_refused", "Decisions that were not taken", ["why"], registry=within)
        self.move_seconds = Histogram(
            "hastilude_move_seconds",
            "From a decision's arrival until it is durable and answered",
            buckets=LATENCY,
            registry=within,
        )
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
