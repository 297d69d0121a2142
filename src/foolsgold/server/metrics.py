"""Prometheus metrics of the server. Nothing here tells one table's game from another's."""

import os
from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
    values,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from foolsgold.base.messages import UserError

LATENCY_BUCKETS_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
LOOPBACK = "127.0.0.1"


class Metrics:
    """Counters of one server. Bots' thinking time is not among them: it could give away a hand."""

    def __init__(self, together: str | None = None) -> None:
        """`together` is a folder in which several processes count: then all of them are shown."""
        self._registry = self._exposed_registry = CollectorRegistry()
        if together is not None:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = together
            values.ValueClass = values.MultiProcessValue()  # type: ignore[no-untyped-call]
            self._exposed_registry = CollectorRegistry()
            MultiProcessCollector(self._exposed_registry, together)  # type: ignore[no-untyped-call]
        self._stop: Callable[[], None] | None = None
        self.tables = self._gauge("tables_loaded", "Tables held in memory")
        self.connections = self._gauge("connections", "Open WebSocket connections")
        self.commands = self._counter("commands", "Commands by outcome", "outcome")
        self.bot_moves = self._counter("bot_moves", "Moves of bots by outcome", "outcome")
        self.connections_cut = self._counter(
            "connections_cut", "Connections cut by reason", "reason"
        )
        self.handshakes = self._counter("hellos", "Greetings by what was sent", "sent")
        self.commit_seconds = self._histogram("commit_seconds", "Time to commit changes")
        self.broadcast_seconds = self._histogram(
            "spread_seconds", "Time from receiving a command to handing it to every connection"
        )

    def _gauge(self, name: str, text: str) -> Gauge:
        name = f"foolsgold_{name}"
        return Gauge(name, text, registry=self._registry, multiprocess_mode="livesum")

    def _counter(self, name: str, text: str, label: str) -> Counter:
        return Counter(f"foolsgold_{name}", text, [label], registry=self._registry)

    def _histogram(self, name: str, text: str) -> Histogram:
        return Histogram(
            f"foolsgold_{name}", text, buckets=LATENCY_BUCKETS_SECONDS, registry=self._registry
        )

    def render(self) -> bytes:
        """Renders the page that Prometheus reads."""
        return generate_latest(self._exposed_registry)

    def serve(self, port: int | None) -> int | None:
        """Serves the page on a port of its own, to this machine only; returns the port."""
        if port is None:
            return None
        try:
            shown, thread = start_http_server(port, LOOPBACK, registry=self._exposed_registry)
        except (OSError, OverflowError):
            raise UserError("port-taken", host=LOOPBACK, port=str(port)) from None

        def stop() -> None:
            shown.shutdown()
            thread.join()
            shown.server_close()

        self._stop = stop
        return shown.server_port

    def close(self) -> None:
        """Stops serving."""
        if self._stop is not None:
            self._stop()
            self._stop = None


def forget_dead_process(together: str, pid: int | None) -> None:
    """Drops the gauges of a dead process (it has no tables or connections); its counters stay."""
    if pid is not None:
        mark_process_dead(pid, together)  # type: ignore[no-untyped-call]
