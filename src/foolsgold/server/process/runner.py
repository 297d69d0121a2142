"""Runs one server process until it is signalled to stop."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import structlog
import uvicorn

from foolsgold.base.messages import UserError
from foolsgold.bots.bot_request import RequestHandler, answer_request
from foolsgold.server.bots.worker_pool import BotPool
from foolsgold.server.cluster.affinity import new_code_for_worker
from foolsgold.server.cluster.bus import Bus, LocalBus
from foolsgold.server.cluster.pipe_bus import PipeBus
from foolsgold.server.http.app import build_app
from foolsgold.server.http.base_path import BasePathMiddleware
from foolsgold.server.lobby.room_registry import RoomRegistry
from foolsgold.server.logs import LibraryLogHandler, Log, open_log
from foolsgold.server.metrics import Metrics
from foolsgold.server.process.fd_passing import FdReceiver
from foolsgold.server.process.gc_policy import GcPolicy
from foolsgold.server.security.network_addresses import (
    LISTEN_BACKLOG,
    listen,
    listening_problem,
    parse_networks,
)
from foolsgold.server.security.tokens import new_code, new_seed
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import Store
from foolsgold.server.transport.connection_limits import (
    ACCEPT_BATCH,
    ConnectionLimiter,
    connection_capacity,
)
from foolsgold.server.transport.uvicorn_protocols import LimitedConfig

MAX_FRAME_BYTES = 65_536
"""Larger frames end the connection; those over the protocol's limit are only refused."""
GRACE_SECONDS = 5
THREAD_SWITCH_SECONDS = 0.0005


class WorkerSlot(NamedTuple):
    """The pipes and numbers that a parent gives to one of its worker processes."""

    number: int
    name: str
    port: int
    connection_socket: socket.socket
    """Receives accepted connections."""
    bus_socket: socket.socket
    """Messages between the processes."""
    metrics_folder: str
    """The folder in which all processes count."""


class _UvicornServer(uvicorn.Server):
    """A uvicorn server that says goodbye to all clients first, and leaves signals to us."""

    def __init__(
        self, config: LimitedConfig, registry: RoomRegistry, line: socket.socket | None = None
    ) -> None:
        """Listens itself, or gets accepted connections over a `connection_socket`."""
        super().__init__(config)
        self._registry = registry
        self._connection_socket = line
        self._receiver: FdReceiver | None = None
        self._adopting: set[asyncio.Task[object]] = set()
        self.ready: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._connection_socket is not None:
            self._receiver = FdReceiver(
                self._connection_socket, self._adopt_connection, self._on_acceptor_exit
            )
        # The loop accepts few at a time; a burst waits in the system's backlog.
        for listener in sockets or ():
            listener.listen(LISTEN_BACKLOG)
        # Only from here on a signal ends it cleanly: somebody may press Ctrl-C right after the
        # link.
        if not self.should_exit:
            self.ready()

    def _adopt_connection(self, connection: socket.socket) -> None:
        """Adds a connection that another process has accepted."""
        loop = asyncio.get_running_loop()
        come = loop.connect_accepted_socket(self._make_protocol, connection)
        task: asyncio.Task[object] = loop.create_task(come)
        self._adopting.add(task)
        task.add_done_callback(self._on_adopted)

    def _on_adopted(self, task: asyncio.Task[object]) -> None:
        self._adopting.discard(task)
        if not task.cancelled():
            task.exception()  # the client has gone

    def _make_protocol(self) -> asyncio.Protocol:
        found: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn does
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return found

    def _on_acceptor_exit(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._receiver is not None:
            self._receiver.stop()
        # A database that hangs must not keep us from stopping.
        for part in (self._registry.close, self._registry.close_connections_to_others):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GRACE_SECONDS):
                    await part()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn would raise the signal again at the end, before we have closed the database.
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, self.handle_exit)
        yield


class Server:
    """A running server, for tests that look inside or need a known deal."""

    def __init__(
        self,
        settings: Settings,
        log: Log | None = None,
        think: RequestHandler = answer_request,
        seed: Callable[[], int] = new_seed,
        slot: WorkerSlot | None = None,
    ) -> None:
        """`slot` is the slot of one process among several, whose parent accepts for them."""
        self.log = log or open_log()
        trusted = parse_networks(settings.trusted_proxies)
        bus = _make_bus(settings, self.log, slot)
        store = Store(settings.database)
        try:
            self.sockets = [bind_port(settings)] if slot is None else []
        except UserError:
            store.close()
            raise
        self.port: int = self.sockets[0].getsockname()[1] if slot is None else slot.port
        self.metrics = Metrics(None if slot is None else slot.metrics_folder)
        try:
            # One of the processes shows what all count.
            shows = slot is None or not slot.number
            self.metrics_port = self.metrics.serve(settings.metrics_port if shows else None)
        except UserError:
            store.close()
            self._close_sockets()
            raise
        self.journal = Journal(store, self.metrics)
        self.bot_pool = BotPool(settings, self.log, self.metrics, think)
        self.registry = RoomRegistry(
            settings,
            journal=self.journal,
            bus=bus,
            bot_pool=self.bot_pool,
            log=self.log,
            metrics=self.metrics,
            make_seed=seed,
            make_code=new_code
            if slot is None
            else partial(new_code_for_worker, slot.number, settings.workers),
        )
        self.connection_limiter = ConnectionLimiter(
            connection_capacity(settings.connections_in_all), settings.connections, trusted=trusted
        )
        app = build_app(self.registry)
        config = LimitedConfig(
            BasePathMiddleware(app, settings.base_path) if settings.base_path else app,
            self.connection_limiter,
            self.metrics,
            settings.request_seconds,
            backlog=ACCEPT_BATCH,
            proxy_headers=bool(trusted),
            forwarded_allow_ips=[str(network) for network in trusted],
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=MAX_FRAME_BYTES,
            ws_ping_interval=settings.ping_every,
            ws_ping_timeout=settings.ping_every,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        self.uvicorn_server = _UvicornServer(
            config, self.registry, None if slot is None else slot.connection_socket
        )
        _route_library_logs(self.log)

    async def run(self, ready: Callable[[], None] = lambda: None) -> None:
        """Serves until told to stop."""
        try:
            await self.registry.start()
            self.log.info("listening", port=self.port)
            self.uvicorn_server.ready = ready
            await self.uvicorn_server.serve(self.sockets)
        finally:
            self._close_sockets()
            await asyncio.to_thread(self.metrics.close)
            await asyncio.to_thread(self.bot_pool.close)
            await self.journal.close()
            self.log.info("stopped")

    def _close_sockets(self) -> None:
        for listener in self.sockets:
            listener.close()


def serve(settings: Settings, ready: Callable[[int], None], *, only_trouble: bool = False) -> None:
    """Serves until Ctrl-C or SIGTERM; `ready` gets the port. The log may be for errors only."""
    run_server(settings, ready, _warnings_only(open_log()) if only_trouble else None)


def run_server(
    settings: Settings,
    ready: Callable[[int], None],
    log: Log | None = None,
    slot: WorkerSlot | None = None,
) -> None:
    """Like `serve`, alone or as one of several workers."""
    # The event loop must not wait long for threads that talk to the database.
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    running = Server(settings, log, slot=slot)
    GcPolicy().install()
    asyncio.run(running.run(lambda: ready(running.port)))


def _warnings_only(log: Log) -> Log:
    """The same log for warnings and errors only, for somebody who did not ask for one."""
    found: Log = structlog.wrap_logger(
        log,
        processors=[],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
    )
    return found


def _make_bus(settings: Settings, log: Log, slot: WorkerSlot | None) -> Bus:
    if settings.bus is None:
        return LocalBus() if slot is None else PipeBus(slot.name, slot.bus_socket, log)
    from foolsgold.server.cluster.redis_bus import RedisBus  # noqa: PLC0415 - not everybody needs it

    return RedisBus(settings.bus, log)


def bind_port(settings: Settings) -> socket.socket:
    """Binds the port of the settings; else, if allowed, the first free one after it, or any."""
    spare = [settings.port + step for step in range(1, settings.spare_ports + 1)]
    problem = None
    for port in (settings.port, *spare, *([0] if spare else ())):
        try:
            return listen(settings.host, port)
        except (OSError, OverflowError, UnicodeError) as error:
            problem = problem or listening_problem(error, settings.host, port)
    assert problem is not None
    raise UserError(problem.id, **problem.args)


def _route_library_logs(log: Log) -> None:
    """Sends the log records of libraries through our log: one line, no values."""
    root = logging.getLogger()
    root.handlers = [
        handler for handler in root.handlers if not isinstance(handler, LibraryLogHandler)
    ]
    root.addHandler(LibraryLogHandler(log))
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
