"""Runs a server until it is told to stop."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator

import structlog
import uvicorn

from foolsgold.base.phrases import Complaint
from foolsgold.bots.question import Think, think
from foolsgold.server.addresses import BACKLOG, listen, networks_of
from foolsgold.server.bus import Bus, LocalBus
from foolsgold.server.doors import ACCEPTED_AT_ONCE, Doors, places
from foolsgold.server.garbage import Thrift
from foolsgold.server.hall import Hall
from foolsgold.server.journal import Journal
from foolsgold.server.keys import new_seed
from foolsgold.server.lines import Manners
from foolsgold.server.logs import Bridge, Log, open_log
from foolsgold.server.metrics import Metrics
from foolsgold.server.settings import Settings
from foolsgold.server.store import Store
from foolsgold.server.thinking import Thinkers
from foolsgold.server.web import build_app

MOST_FRAME = 65_536
"""Longer frames end the connection; those over the protocol's limit are only refused."""
GRACE_SECONDS = 5
SWITCH_SECONDS = 0.0005


class _Server(uvicorn.Server):
    """Says goodbye to everybody before the sockets close, and leaves signals to us."""

    def __init__(self, config: Manners, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall
        self.ready: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # The loop takes in few at a stretch; whoever comes with many others waits in the system.
        for listener in sockets or ():
            listener.listen(BACKLOG)
        # Only now does a signal end it well: who reads the link may press Ctrl-C at once.
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # A database that hangs must not keep us from stopping.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GRACE_SECONDS):
                await self._hall.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn would raise the signal once more at the end, before we have closed the database.
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, self.handle_exit)
        yield


class Running:
    """A server that listens; for tests that want to look inside, and to know the deal."""

    def __init__(
        self,
        settings: Settings,
        log: Log | None = None,
        think: Think = think,
        seed: Callable[[], int] = new_seed,
    ) -> None:
        self.log = log or open_log()
        trusted = networks_of(settings.trusted_proxies)
        bus = _bus(settings, self.log)
        store = Store(settings.database)
        try:
            self.socket = _bind(settings)
        except Complaint:
            store.close()
            raise
        self.port: int = self.socket.getsockname()[1]
        self.metrics = Metrics()
        try:
            self.metrics_port = self.metrics.serve(settings.metrics_port)
        except Complaint:
            store.close()
            self.socket.close()
            raise
        self.journal = Journal(store, self.metrics)
        self.thinkers = Thinkers(settings, self.log, self.metrics, think)
        self.hall = Hall(
            settings,
            journal=self.journal,
            bus=bus,
            thinkers=self.thinkers,
            log=self.log,
            metrics=self.metrics,
            seed=seed,
        )
        self.doors = Doors(
            places(settings.connections_in_all), settings.connections, trusted=trusted
        )
        config = Manners(
            build_app(self.hall),
            self.doors,
            self.metrics,
            settings.request_seconds,
            backlog=ACCEPTED_AT_ONCE,
            proxy_headers=bool(trusted),
            forwarded_allow_ips=[str(network) for network in trusted],
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=MOST_FRAME,
            ws_ping_interval=settings.ping_every,
            ws_ping_timeout=settings.ping_every,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        self.server = _Server(config, self.hall)
        _quiet_libraries(self.log)

    async def run(self, ready: Callable[[], None] = lambda: None) -> None:
        """Serves until told to stop."""
        try:
            await self.hall.start()
            self.log.info("listening", port=self.port)
            self.server.ready = ready
            await self.server.serve([self.socket])
        finally:
            self.socket.close()
            await asyncio.to_thread(self.metrics.close)
            await asyncio.to_thread(self.thinkers.close)
            await self.journal.close()
            self.log.info("stopped")


def serve(settings: Settings, ready: Callable[[int], None], *, only_trouble: bool = False) -> None:
    """Serves until Ctrl-C or SIGTERM; `ready` learns the port. The log may be only of trouble."""
    # The event loop must not wait long for threads that talk to the database.
    sys.setswitchinterval(SWITCH_SECONDS)
    running = Running(settings, _trouble(open_log()) if only_trouble else None)
    Thrift().begin()
    asyncio.run(running.run(lambda: ready(running.port)))


def _trouble(log: Log) -> Log:
    """The same log, for somebody who did not ask for one."""
    found: Log = structlog.wrap_logger(
        log,
        processors=[],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
    )
    return found


def _bus(settings: Settings, log: Log) -> Bus:
    if settings.bus is None:
        return LocalBus()
    from foolsgold.server.redis_bus import RedisBus  # noqa: PLC0415 - not everybody needs it

    return RedisBus(settings.bus, log)


def _bind(settings: Settings) -> socket.socket:
    """The port of the settings; if others may do, the first free one after it, or any."""
    spare = [settings.port + step for step in range(1, settings.spare_ports + 1)]
    for port in (settings.port, *spare, *([0] if spare else ())):
        try:
            return listen(settings.host, port)
        except (OSError, OverflowError, UnicodeError):
            continue
    raise Complaint("port-taken", host=settings.host, port=str(settings.port))


def _quiet_libraries(log: Log) -> None:
    """What libraries have to say goes through our log: one line, no values."""
    root = logging.getLogger()
    root.handlers = [handler for handler in root.handlers if not isinstance(handler, Bridge)]
    root.addHandler(Bridge(log))
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
