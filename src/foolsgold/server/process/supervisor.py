"""Several processes behind one port: their parent takes connections in, and looks after them.

The parent holds no table. It gives every connection to the process its table is pinned to, carries
what they tell each other from one to the others, and starts one anew that has ended. They end with
their parent, however that came about.
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

from foolsgold.base.messages import Complaint
from foolsgold.server.cluster.affinity import pinned
from foolsgold.server.cluster.pipe_bus import HEADER, packed
from foolsgold.server.logs import Log, open_log
from foolsgold.server.metrics import forget_process
from foolsgold.server.process.acceptor import Porter
from foolsgold.server.process.fd_passing import hand_over
from foolsgold.server.process.runner import GRACE_SECONDS, Place, bind, run
from foolsgold.server.settings import Settings
from foolsgold.server.system_files import most_open

READY = b"ready"
ENDING = (signal.SIGINT, signal.SIGTERM)
MOST_QUEUED = 512
"""Connections that wait for a process which does not take them; more are turned away."""
MOST_UNTOLD = 1 << 20
"""Bytes that wait for a process which does not listen; it looks into the database by itself."""
AGAIN_SECONDS = 1.0
"""How long to wait before one is started again that could not begin, or has only just begun."""
STOP_SECONDS = 3.0 * GRACE_SECONDS
PIECE = 65_536


def serve_workers(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serves by `settings.workers` processes until Ctrl-C or SIGTERM; `ready` learns the port."""
    if not (hasattr(os, "fork") and hasattr(socket, "send_fds")):
        raise Complaint("workers-here")
    most_open()
    listener = bind(settings)
    with tempfile.TemporaryDirectory(prefix="foolsgold-") as counts:
        Workers(settings, listener, counts).run(ready)


class _Worker:
    """One of the processes, as its parent sees it; should it end, another takes its place."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.queue: deque[socket.socket] = deque()
        """Connections that are its own."""
        self.again = 0.0
        """When it may be started; now, unless it has ended as soon as it began."""
        self.process: ForkProcess | None = None
        self.is_ready = False
        self.began = 0.0
        self.name = ""

    def open_lines(self, name: str) -> tuple[socket.socket, socket.socket]:
        """New lines to a new process; its ends of them."""
        self.name, self.began = name, time.monotonic()
        self.said, self.heard, self.untold = bytearray(), bytearray(), bytearray()
        self.line, its_line = socket.socketpair()
        self.news, its_news = socket.socketpair()
        for end in self.lines:
            end.settimeout(0)
        return its_line, its_news

    @property
    def lines(self) -> tuple[socket.socket, socket.socket]:
        """One for connections, over which it also says that it is ready; one for news."""
        return self.line, self.news


class Workers:
    """The parent."""

    def __init__(self, settings: Settings, listener: socket.socket, counts: str) -> None:
        """`counts` is a folder in which the processes count together."""
        self._settings = settings
        self._counts = counts
        self._log = open_log()
        self._port: int = listener.getsockname()[1]
        self._selector = selectors.DefaultSelector()
        self._porter = Porter(listener, self._selector, self._give, settings.base_path)
        self._workers = [_Worker(number) for number in range(settings.workers)]
        self._starts = count(1)
        self._turns = count()
        self._is_stopping = self._has_begun = False
        self._failure: Complaint | None = None

    def run(self, ready: Callable[[int], None]) -> None:
        """Looks after them until it is told to stop; `Complaint` if they cannot begin."""
        waker, woken = socket.socketpair()
        for end in (waker, woken):
            end.settimeout(0)
        self._selector.register(woken, selectors.EVENT_READ, lambda: woken.recv(PIECE))
        signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        for number in ENDING:
            signal.signal(number, self._stop)
        try:
            while not self._is_stopping and self._failure is None:
                self._start_missing()
                self._turn()
                if not self._has_begun and all(worker.is_ready for worker in self._workers):
                    self._has_begun = True
                    ready(self._port)
        finally:
            self._end()
            signal.set_wakeup_fd(-1)
        if self._failure is not None:
            raise self._failure

    def _stop(self, *_: object) -> None:
        self._is_stopping = True

    def _turn(self) -> None:
        """Does what there is to do, and waits for more."""
        waits = [wait for wait in (self._porter.tick(), self._until_again()) if wait is not None]
        for key, _ in self._selector.select(min(waits, default=None)):
            key.data()

    # --- processes ---------------------------------------------------------------------------

    def _until_again(self) -> float | None:
        missing = [worker.again for worker in self._workers if worker.process is None]
        return max(min(missing) - time.monotonic(), 0.0) if missing else None

    def _start_missing(self) -> None:
        for worker in self._workers:
            if worker.process is None and worker.again <= time.monotonic():
                self._start(worker)

    def _start(self, worker: _Worker) -> None:
        name = f"{os.getpid()}-{next(self._starts)}"
        line, news = worker.open_lines(name)
        place = Place(worker.number, name, self._port, line, news, self._counts)
        # A signal that came now would be taken by the parent's handler, in the child.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        try:
            worker.process = get_context("fork").Process(target=self._work, args=(place,))
            worker.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        line.close()
        news.close()
        read = selectors.EVENT_READ
        self._selector.register(worker.line, read, lambda: self._attend_line(worker))
        self._selector.register(worker.news, read, lambda: self._attend_news(worker))
        self._selector.register(worker.process.sentinel, read, lambda: self._gone(worker))

    def _work(self, place: Place) -> None:
        """In the new process: what is the parent's is let go, and it serves."""
        signal.set_wakeup_fd(-1)
        # Ctrl-C is heard by all; the parent passes it on to who has not begun to listen yet.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        self._selector.close()
        self._porter.forget()
        for worker in self._workers:
            for end in (*worker.queue, *(worker.lines if worker.process else ())):
                end.close()
        log: Log = self._log.bind(worker=place.number)
        try:
            run(_share(self._settings), lambda _: place.line.sendall(READY), log, place)
        except Complaint as complaint:
            phrase = complaint.phrase
            place.line.sendall(msgspec.msgpack.encode((phrase.id, phrase.args)))
            raise SystemExit(1) from None
        except Exception as error:
            # Only the kind of error: its text could hold anything.
            log.error("worker failed", error=type(error).__name__)
            raise SystemExit(1) from None

    def _gone(self, worker: _Worker) -> None:
        """It has ended, whatever the reason: its tables are read anew by the next one."""
        if worker.process is None:
            return
        self._attend_line(worker)
        process, worker.process = worker.process, None
        self._selector.unregister(process.sentinel)
        for end in worker.lines:
            self._selector.unregister(end)
            end.close()
        process.join()
        forget_process(self._counts, process.pid)
        worker.again = worker.began + AGAIN_SECONDS
        if not worker.is_ready:
            worker.again = time.monotonic() + AGAIN_SECONDS
        worker.is_ready = False
        self._log.warning("worker gone", worker=worker.number, code=process.exitcode)
        process.close()
        self._tell_who_lives()

    def _end(self) -> None:
        """Everybody stops well, or is stopped."""
        self._porter.close()
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
            for connection in worker.queue:
                connection.close()

    # --- connections -------------------------------------------------------------------------

    def _give(self, connection: socket.socket, subject: str | None) -> None:
        number = next(self._turns) if subject is None else pinned(subject, len(self._workers))
        worker = self._workers[number % len(self._workers)]
        if len(worker.queue) >= MOST_QUEUED:
            connection.close()
            return
        worker.queue.append(connection)
        if worker.is_ready:
            self._hand_over(worker)

    def _hand_over(self, worker: _Worker) -> None:
        """What it does not take now it is asked to take when it can."""
        while worker.queue and hand_over(worker.line, worker.queue[0]):
            worker.queue.popleft()
        self._watch(worker.line, lambda: self._attend_line(worker), writing=bool(worker.queue))

    def _attend_line(self, worker: _Worker) -> None:
        if worker.process is None:
            return
        with suppress(OSError):
            worker.said += worker.line.recv(PIECE)
        if not worker.is_ready and worker.said:
            self._hear_of_beginning(worker)
        if worker.is_ready:
            self._hand_over(worker)

    def _hear_of_beginning(self, worker: _Worker) -> None:
        if worker.said == READY:
            worker.is_ready = True
            self._tell_who_lives()
            return
        name, args = msgspec.msgpack.decode(worker.said)
        if not self._has_begun:
            self._failure = Complaint(name, **args)
        else:
            self._log.error("worker cannot begin", worker=worker.number, why=name)

    # --- what they tell each other -----------------------------------------------------------

    def _attend_news(self, worker: _Worker) -> None:
        """Carries on what it tells, whole, and tells it what it has not heard yet."""
        if worker.process is None:
            return
        with suppress(OSError):
            worker.heard += worker.news.recv(PIECE)
        while len(worker.heard) >= HEADER.size:
            end = HEADER.size + HEADER.unpack_from(worker.heard)[0]
            if len(worker.heard) < end:
                break
            frame = bytes(worker.heard[:end])
            del worker.heard[:end]
            for other in self._workers:
                if other is not worker:
                    self._tell(other, frame)
        self._tell(worker)

    def _tell_who_lives(self) -> None:
        roster = packed([worker.name for worker in self._workers if worker.is_ready])
        for worker in self._workers:
            self._tell(worker, roster)

    def _tell(self, worker: _Worker, frame: bytes = b"") -> None:
        if worker.process is None or len(worker.untold) > MOST_UNTOLD:
            return
        worker.untold += frame
        with suppress(OSError):
            del worker.untold[: worker.news.send(worker.untold)]
        self._watch(worker.news, lambda: self._attend_news(worker), writing=bool(worker.untold))

    def _watch(self, end: socket.socket, attend: Callable[[], None], *, writing: bool) -> None:
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if writing else 0)
        if self._selector.get_key(end).events != events:
            self._selector.modify(end, events, attend)


def _share(settings: Settings) -> Settings:
    """What there may be of something altogether is divided among the processes."""
    workers, in_all = settings.workers, settings.connections_in_all
    return msgspec.structs.replace(
        settings,
        connections_in_all=None if in_all is None else -(-in_all // workers),
        shows=-(-settings.shows // workers),
        bot_workers=max(settings.bot_workers // workers, 1),
    )
