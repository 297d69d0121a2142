"""`foolsgold doctor`: checks a server's configuration before players find the faults.

It serves nothing; an existing database is opened as a server would open it.
"""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from enum import Enum
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
from redis import Redis
from redis.exceptions import RedisError
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from foolsgold.base.messages import Message, UserError
from foolsgold.server.filesystem import is_private
from foolsgold.server.http.static_site import INDEX, read_site
from foolsgold.server.security.network_addresses import (
    is_allowed_host,
    is_loopback,
    listen,
    listening_problem,
    parse_networks,
    server_urls,
)
from foolsgold.server.settings import Settings
from foolsgold.server.storage.schema import REVISION
from foolsgold.server.storage.store import SchemaVersion, Store, StoreError, database_url
from foolsgold.server.transport.connection_limits import connection_capacity

MIN_RECOMMENDED_CONNECTIONS = 1_000
LOW_DISK_MEGABYTES, VERY_LOW_DISK_MEGABYTES = 1_000, 100
"""Megabytes of free disk space."""
MEGABYTE_BYTES = 1_000_000
EARLIEST_PLAUSIBLE_TIME = 1_767_225_600.0
"""The year in which this was written: an earlier clock is wrong."""
MAX_CLOCK_SKEW_SECONDS = 5.0
TIMEOUT_SECONDS = 5.0
HEALTHY_ANSWER = {"status": "ok"}
"""The health check's answer of our server."""
SQLITE_MAGIC = b"SQLite format 3\x00"
"""The first bytes of every SQLite file."""


class Severity(Enum):
    """How serious a finding is."""

    OK = "✓"
    WARNING = "!"
    ERROR = "✗"


class Finding(NamedTuple):
    """The result of one check."""

    severity: Severity
    phrase: Message


def ok(message: str, **args: object) -> Finding:
    """All is well."""
    return Finding(Severity.OK, Message(message, args))


def warning(message: str, **args: object) -> Finding:
    """It works, but the operator should know."""
    return Finding(Severity.WARNING, Message(message, args))


def problem(message: str, **args: object) -> Finding:
    """It has to be fixed."""
    return Finding(Severity.ERROR, Message(message, args))


def run_checks(settings: Settings, public: str | None = None) -> Iterator[Finding]:
    """Runs all checks in order; `public` is the server's public URL."""
    for look in (
        _check_port,
        _check_open_files,
        _check_page,
        _check_database,
        _check_disk,
        _check_bus,
        _check_proxies,
        _check_public_lobby,
    ):
        try:
            yield from look(settings)
        except UserError as complaint:
            yield Finding(Severity.ERROR, complaint.message)
    if public is not None:
        yield from _check_public_url(settings, public.rstrip("/"))


def _check_port(settings: Settings) -> Iterator[Finding]:
    port = str(settings.port)
    try:
        listen(settings.host, settings.port).close()
    except (OSError, OverflowError, UnicodeError) as error:
        problem = listening_problem(error, settings.host, settings.port)
        taken = problem.id == "port-taken"
        yield _check_listener(settings) if taken else Finding(Severity.ERROR, problem)
    else:
        yield ok("doctor-port", port=port)


def _check_listener(settings: Settings) -> Finding:
    """Checks who listens on the port: it may be a healthy server of ours."""
    port = str(settings.port)
    link = server_urls(settings.host, settings.port)[0]
    with suppress(httpx.HTTPError, httpx.InvalidURL, ValueError):
        answer = httpx.get(f"{link}/healthz", timeout=TIMEOUT_SECONDS).json()
        if answer == HEALTHY_ANSWER:
            return ok("doctor-port-ours", port=port)
        if _refusal_id(answer) == "store-down":
            return problem("doctor-port-ill", port=port)
    return problem("port-taken", host=settings.host, port=port)


def _check_open_files(settings: Settings) -> Iterator[Finding]:
    found = connection_capacity(settings.connections_in_all)
    message = "doctor-files" if found >= MIN_RECOMMENDED_CONNECTIONS else "doctor-files-few"
    yield (ok if found >= MIN_RECOMMENDED_CONNECTIONS else warning)(message, places=found)


def _check_page(_: Settings) -> Iterator[Finding]:
    if INDEX not in read_site():
        yield warning("page-not-built")


def _check_database(settings: Settings) -> Iterator[Finding]:
    file = _sqlite_file(settings)
    if file is not None and not file.exists():
        folder = next(parent for parent in file.absolute().parents if parent.exists())
        if not (folder.is_dir() and _is_writable(folder)):
            raise UserError("database-unwritable", name=str(file))
        yield ok("doctor-database-new", name=str(file))
        return
    if file is not None:
        if not _is_writable(file):
            yield problem("doctor-database-readonly", name=str(file))
            return
        if not _may_be_sqlite(file):
            yield problem("database-foreign", name=str(file))
            return
        was_private = is_private(file)
    with closing(Store(settings.database, new=file is None, forward=False)) as store:
        if file is not None and not was_private:
            closed = is_private(file)
            message = "doctor-database-closed" if closed else "doctor-database-open"
            yield (warning if closed else problem)(message, name=str(file))
        try:
            store.check_writable()
            whole, latest, theirs = store.is_intact(), store.last_change_at(), store.database_time()
        except StoreError:
            raise UserError("store-down") from None
        name = store.display_name
        yield (ok("doctor-database", name=name) if whole else problem("database-torn", name=name))
        yield _check_schema_version(store.schema_version)
    yield from _check_clock(latest, theirs)


def _check_schema_version(found: SchemaVersion) -> Finding:
    """Checks whether the next start will migrate the database."""
    if found.is_behind:
        return warning("doctor-layout-behind", found=found.revision, wanted=REVISION)
    return ok("doctor-layout", found=found.revision)


def _check_clock(latest: float | None, theirs: float | None) -> Iterator[Finding]:
    now = time.time()
    if now < EARLIEST_PLAUSIBLE_TIME:
        yield problem("doctor-clock-early", year=str(time.gmtime(now).tm_year))
    elif latest is not None and latest - now > MAX_CLOCK_SKEW_SECONDS:
        yield problem("doctor-clock-behind", seconds=round(latest - now))
    elif theirs is not None and abs(theirs - now) > MAX_CLOCK_SKEW_SECONDS:
        yield warning("doctor-clock-differs", where="PostgreSQL", seconds=round(abs(theirs - now)))
    else:
        yield ok("doctor-clock")


def _check_disk(settings: Settings) -> Iterator[Finding]:
    file = _sqlite_file(settings)
    if file is None:
        return
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    free = shutil.disk_usage(folder).free // MEGABYTE_BYTES
    if free >= LOW_DISK_MEGABYTES:
        yield ok("doctor-disk", free=free)
    else:
        yield (warning if free >= VERY_LOW_DISK_MEGABYTES else problem)(
            "doctor-disk-low", free=free
        )


def _check_bus(settings: Settings) -> Iterator[Finding]:
    if settings.bus is None:
        return
    if _sqlite_file(settings) is not None:
        yield problem("doctor-bus-alone")
    try:
        redis = Redis.from_url(
            settings.bus, socket_timeout=TIMEOUT_SECONDS, socket_connect_timeout=TIMEOUT_SECONDS
        )
    except ValueError:
        raise UserError("bus-url", found=settings.bus.rpartition("@")[2]) from None
    with closing(redis):
        try:
            seconds, _ = redis.time()
        except (RedisError, OSError):
            raise UserError("bus-unreachable") from None
    yield ok("doctor-bus")
    apart = abs(seconds - time.time())
    if apart > MAX_CLOCK_SKEW_SECONDS:
        yield warning("doctor-clock-differs", where="Redis", seconds=round(apart))


def _check_proxies(settings: Settings) -> Iterator[Finding]:
    networks = parse_networks(settings.trusted_proxies)
    if any(network.prefixlen == 0 for network in networks):
        yield problem("doctor-proxy-all")
    elif networks:
        yield ok("doctor-proxy", networks=", ".join(map(str, networks)))
    elif is_loopback(settings.host):
        yield warning("doctor-proxy-hidden")
    else:
        yield ok("doctor-proxy-none")


def _check_public_lobby(settings: Settings) -> Iterator[Finding]:
    """A server with a public lobby should have a name, and tell devices apart."""
    if not settings.strangers:
        return
    if settings.allowed_hosts and settings.trusted_proxies:
        yield ok("doctor-strangers")
    else:
        yield warning("doctor-strangers-bare")


def _check_public_url(settings: Settings, link: str) -> Iterator[Finding]:
    """Checks the way that clients take: through the proxy, with a name and WebSockets."""
    try:
        name = urlsplit(link).hostname or "?"
    except ValueError:  # brackets that are never closed
        yield problem("server-unreachable", server=link)
        return
    try:
        answer = httpx.get(f"{link}/healthz", timeout=TIMEOUT_SECONDS).json()
    except (httpx.HTTPError, httpx.InvalidURL):
        yield problem("server-unreachable", server=link)
        return
    except ValueError:
        yield problem("server-strange", server=link)
        return
    why = _refusal_id(answer)
    if answer != HEALTHY_ANSWER and why not in ("host-wrong", "store-down", "slow-down"):
        yield problem("server-strange", server=link)
    elif why == "host-wrong" or not is_allowed_host(name, settings.allowed_hosts):
        yield problem("doctor-public-name", link=link, name=name)
    elif not _can_open_websocket(link):
        yield problem("doctor-public-socket", link=link)
    elif link.startswith("https:") or is_loopback(name):
        yield ok("doctor-public", link=link)
    else:
        yield warning("doctor-public-plain", link=link)


def _refusal_id(answer: object) -> object:
    """The id of a refusal, if this is one; a foreign server may answer anything."""
    why = answer.get("why") if isinstance(answer, dict) else None
    return why.get("id") if isinstance(why, dict) else None


def _can_open_websocket(link: str) -> bool:
    """Asks for a table that does not exist: our server opens the WebSocket, and says so there."""
    try:
        with connect(
            f"{link}/api/tables/NONE/live".replace("http", "ws", 1), open_timeout=TIMEOUT_SECONDS
        ):
            return True
    except (WebSocketException, OSError, TimeoutError):
        return False


def _sqlite_file(settings: Settings) -> Path | None:
    """The path of the SQLite file, if it is one."""
    url = database_url(settings.database)
    return Path(str(url.database)) if url.drivername == "sqlite" else None


def _may_be_sqlite(file: Path) -> bool:
    """Whether a file is empty or begins like SQLite; unreadable files are reported elsewhere."""
    try:
        with file.open("rb") as opened:
            return opened.read(len(SQLITE_MAGIC)) in (b"", SQLITE_MAGIC)
    except OSError:
        return True


def _is_writable(path: Path) -> bool:
    return os.access(path, os.W_OK)
