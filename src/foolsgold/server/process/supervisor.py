"""Supervisor of several worker processes behind one port.

The parent holds no table. It accepts connections and passes each to the worker its table is pinned
to, relays the workers' messages, and restarts a worker that exits. Workers exit with their parent,
however it ends.
"""

import os
import selectors
import signal
import socket
import tempfile
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.context import ForkProcess

import msgspec

from foolsgold.base.messages import UserError
from foolsgold.server.cluster.affinity import worker_for
from foolsgold.server.cluster.pipe_bus import LENGTH_HEADER, encode_message
from foolsgold.server.filesystem import raise_fd_limit
from foolsgold.server.logs import Log, open_log
from foolsgold.server.metrics import forget_dead_process
from foolsgold.server.process.acceptor import Acceptor
from foolsgold.server.process.fd_passing import send_connection
from foolsgold.server.process.runner import GRACE_SECONDS, WorkerSlot, bind_port, run_server
from foolsgold.server.settings import Settings

READY_MESSAGE = b"ready"
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
MAX_QUEUED_CONNECTIONS = 512
"""Connections queued for a worker that does not take them; beyond that they are closed."""
MAX_OUTBOX_BYTES = 1 << 20
"""Bytes queued for a worker that does not read; it polls the database by itself."""
RESTART_SECONDS = 1.0
"""Delay before a worker is restarted that failed to start, or has only just started."""
STOP_SECONDS = 3.0 * GRACE_SECONDS
READ_BYTES = 65_536


def serve_workers(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serves by `settings.workers` processes until Ctrl-C or SIGTERM; `ready` gets the port."""
    if not (hasattr(os, "fork") and hasattr(socket, "send_fds")):
        raise UserError("workers-here")
    raise_fd_limit()
    listener = bind_port(settings)
    with tempfile.TemporaryDirectory(prefix="foolsgold-") as counts:
        Supervisor(settings, listener, counts).run(ready)


class _Worker:
    """A worker process as its parent sees it; if it exits, another takes its slot."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.waiting_connections: deque[socket.socket] = deque()
        """Connections for this worker that it has not taken yet."""
        self.restart_at = 0.0
        """When it may be started: at once, unless it ended right after its start."""
        self.process: ForkProcess | None = None
        self.is_ready = False
        self.started_at = 0.0
        self.name = ""

    def open_sockets(self, name: str) -> tuple[socket.socket, socket.socket]:
        """Opens socket pairs to a new process; returns its ends."""
        self.name, self.started_at = name, time.monotonic()
        self.startup_message, self.bus_inbox, self.bus_outbox = (
            bytearray(),
            bytearray(),
            bytearray(),
        )
        self.connection_socket, child_connections = socket.socketpair()
        self.bus_socket, child_bus = socket.socketpair()
        for end in self.sockets:
            end.settimeout(0)
        return child_connections, child_bus

    @property
    def sockets(self) -> tuple[socket.socket, socket.socket]:
        """One for connections, on which it also reports that it is ready; one for messages."""
        return self.connection_socket, self.bus_socket


class Supervisor:
    """The parent process."""

    def __init__(self, settings: Settings, listener: socket.socket, counts: str) -> None:
        """`metrics_folder` is a folder in which all processes count."""
        self._settings = settings
        self._metrics_folder = counts
        self._log = open_log()
        self._port: int = listener.getsockname()[1]
        self._selector = selectors.DefaultSelector()
        self._acceptor = Acceptor(
            listener, self._selector, self._assign_connection, settings.base_path
        )
        self._workers = [_Worker(number) for number in range(settings.workers)]
        self._start_numbers = count(1)
        self._round_robin = count()
        self._is_stopping = self._have_all_started = False
        self._failure: UserError | None = None

    def run(self, ready: Callable[[int], None]) -> None:
        """Supervises the workers until told to stop; `UserError` if they cannot start."""
        waker, woken = socket.socketpair()
        for end in (waker, woken):
            end.settimeout(0)
        self._selector.register(woken, selectors.EVENT_READ, lambda: woken.recv(READ_BYTES))
        signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        for number in STOP_SIGNALS:
            signal.signal(number, self._on_stop_signal)
        try:
            while not self._is_stopping and self._failure is None:
                self._start_missing()
                self._run_once()
                if not self._have_all_started and all(worker.is_ready for worker in self._workers):
                    self._have_all_started = True
                    ready(self._port)
        finally:
            self._stop_all()
            signal.set_wakeup_fd(-1)
        if self._failure is not None:
            raise self._failure

    def _on_stop_signal(self, *_: object) -> None:
        self._is_stopping = True

    def _run_once(self) -> None:
        """One turn of the event loop."""
        waits = [
            wait
            for wait in (self._acceptor.assign_silent(), self._seconds_until_restart())
            if wait is not None
        ]
        for key, _ in self._selector.select(min(waits, default=None)):
            key.data()

    # --- processes ---------------------------------------------------------------------------

    def _seconds_until_restart(self) -> float | None:
        missing = [worker.restart_at for worker in self._workers if worker.process is None]
        return max(min(missing) - time.monotonic(), 0.0) if missing else None

    def _start_missing(self) -> None:
        for worker in self._workers:
            if worker.process is None and worker.restart_at <= time.monotonic():
                self._start_worker(worker)

    def _start_worker(self, worker: _Worker) -> None:
        name = f"{os.getpid()}-{next(self._start_numbers)}"
        line, news = worker.open_sockets(name)
        place = WorkerSlot(worker.number, name, self._port, line, news, self._metrics_folder)
        # A signal that came now would be handled by the parent's handler, in the child.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
        try:
            worker.process = get_context("fork").Process(target=self._run_worker, args=(place,))
            worker.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
        line.close()
        news.close()
        read = selectors.EVENT_READ
        self._selector.register(
            worker.connection_socket, read, lambda: self._on_connection_socket(worker)
        )
        self._selector.register(worker.bus_socket, read, lambda: self._on_bus_socket(worker))
        self._selector.register(worker.process.sentinel, read, lambda: self._on_worker_exit(worker))

    def _run_worker(self, place: WorkerSlot) -> None:
        """Runs in the new process: closes what is the parent's, and serves."""
        signal.set_wakeup_fd(-1)
        # Ctrl-C reaches all; the parent passes it on to those who do not listen yet.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
        self._selector.close()
        self._acceptor.close_sockets()
        for worker in self._workers:
            for end in (*worker.waiting_connections, *(worker.sockets if worker.process else ())):
                end.close()
        log: Log = self._log.bind(worker=place.number)
        try:
            run_server(
                _split_limits(self._settings),
                lambda _: place.connection_socket.sendall(READY_MESSAGE),
                log,
                place,
            )
        except UserError as complaint:
            message = complaint.message
            place.connection_socket.sendall(msgspec.msgpack.encode((message.id, message.args)))
            raise SystemExit(1) from None
        except Exception as error:
            # Only the kind of error: its text could hold anything.
            log.error("worker failed", error=type(error).__name__)
            raise SystemExit(1) from None

    def _on_worker_exit(self, worker: _Worker) -> None:
        """A worker has exited, for whatever reason: the next one loads its tables."""
        if worker.process is None:
            return
        self._on_connection_socket(worker)
        process, worker.process = worker.process, None
        self._selector.unregister(process.sentinel)
        for end in worker.sockets:
            self._selector.unregister(end)
            end.close()
        process.join()
        forget_dead_process(self._metrics_folder, process.pid)
        worker.restart_at = worker.started_at + RESTART_SECONDS
        if not worker.is_ready:
            worker.restart_at = time.monotonic() + RESTART_SECONDS
        worker.is_ready = False
        self._log.warning("worker gone", worker=worker.number, code=process.exitcode)
        process.close()
        self._broadcast_live_workers()

    def _stop_all(self) -> None:
        """Stops all workers, by force if need be."""
        self._acceptor.close()
        living = [worker.process for worker in self._workers if worker.process is not None]
        for process in living:
            process.terminate()
        end = time.monotonic() + STOP_SECONDS
        for process in living:
            process.join(max(end - time.monotonic(), 0.0))
            if process.is_alive():
                process.kill()
                process.join()
        for worker in self._workers:
            for connection in worker.waiting_connections:
                connection.close()

    # --- connections -------------------------------------------------------------------------

    def _assign_connection(self, connection: socket.socket, subject: str | None) -> None:
        number = (
            next(self._round_robin) if subject is None else worker_for(subject, len(self._workers))
        )
        worker = self._workers[number % len(self._workers)]
        if len(worker.waiting_connections) >= MAX_QUEUED_CONNECTIONS:
            connection.close()
            return
        worker.waiting_connections.append(connection)
        if worker.is_ready:
            self._send_waiting_connections(worker)

    def _send_waiting_connections(self, worker: _Worker) -> None:
        """Sends queued connections; what the worker does not take now is retried when it can."""
        while worker.waiting_connections and send_connection(
            worker.connection_socket, worker.waiting_connections[0]
        ):
            worker.waiting_connections.popleft()
        self._set_interest(
            worker.connection_socket,
            lambda: self._on_connection_socket(worker),
            writing=bool(worker.waiting_connections),
        )

    def _on_connection_socket(self, worker: _Worker) -> None:
        if worker.process is None:
            return
        with suppress(OSError):
            worker.startup_message += worker.connection_socket.recv(READ_BYTES)
        if not worker.is_ready and worker.startup_message:
            self._on_startup_message(worker)
        if worker.is_ready:
            self._send_waiting_connections(worker)

    def _on_startup_message(self, worker: _Worker) -> None:
        if worker.startup_message == READY_MESSAGE:
            worker.is_ready = True
            self._broadcast_live_workers()
            return
        name, args = msgspec.msgpack.decode(worker.startup_message)
        if not self._have_all_started:
            self._failure = UserError(name, **args)
        else:
            self._log.error("worker cannot begin", worker=worker.number, why=name)

    # --- messages between workers ------------------------------------------------------------

    def _on_bus_socket(self, worker: _Worker) -> None:
        """Relays whole messages of a worker, and sends it what is queued for it."""
        if worker.process is None:
            return
        with suppress(OSError):
            worker.bus_inbox += worker.bus_socket.recv(READ_BYTES)
        while len(worker.bus_inbox) >= LENGTH_HEADER.size:
            end = LENGTH_HEADER.size + LENGTH_HEADER.unpack_from(worker.bus_inbox)[0]
            if len(worker.bus_inbox) < end:
                break
            frame = bytes(worker.bus_inbox[:end])
            del worker.bus_inbox[:end]
            for other in self._workers:
                if other is not worker:
                    self._send_to(other, frame)
        self._send_to(worker)

    def _broadcast_live_workers(self) -> None:
        roster = encode_message([worker.name for worker in self._workers if worker.is_ready])
        for worker in self._workers:
            self._send_to(worker, roster)

    def _send_to(self, worker: _Worker, frame: bytes = b"") -> None:
        if worker.process is None or len(worker.bus_outbox) > MAX_OUTBOX_BYTES:
            return
        worker.bus_outbox += frame
        with suppress(OSError):
            del worker.bus_outbox[: worker.bus_socket.send(worker.bus_outbox)]
        self._set_interest(
            worker.bus_socket, lambda: self._on_bus_socket(worker), writing=bool(worker.bus_outbox)
        )

    def _set_interest(
        self, end: socket.socket, attend: Callable[[], None], *, writing: bool
    ) -> None:
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if writing else 0)
        if self._selector.get_key(end).events != events:
            self._selector.modify(end, events, attend)


def _split_limits(settings: Settings) -> Settings:
    """Divides limits on totals among the processes."""
    workers, in_all = settings.workers, settings.connections_in_all
    return msgspec.structs.replace(
        settings,
        connections_in_all=None if in_all is None else -(-in_all // workers),
        shows=-(-settings.shows // workers),
        bot_workers=max(settings.bot_workers // workers, 1),
    )
