"""`foolsgold doctor`: what is wrong with a set-up, before players find out.

Nothing is served; a database that is there is opened as a server would open it.
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

from foolsgold.base.messages import Complaint, Phrase
from foolsgold.server.http.static_site import INDEX, read_site
from foolsgold.server.security.addresses import (
    is_own_name,
    is_this_machine,
    links,
    listen,
    listening_problem,
    networks_of,
)
from foolsgold.server.settings import Settings
from foolsgold.server.storage.schema import REVISION
from foolsgold.server.storage.store import Layout, Store, StoreError, database_url
from foolsgold.server.system_files import is_private
from foolsgold.server.transport.connection_limits import places

FEW_PLACES = 1_000
LOW, VERY_LOW = 1_000, 100
"""Megabytes on the disk."""
MEGABYTE = 1_000_000
BEGAN = 1_767_225_600.0
"""The year 2026, in which this was written."""
SECONDS_APART = 5.0
PATIENCE = 5.0
WELL = {"status": "ok"}
"""What a server of ours says of itself."""
SQLITE = b"SQLite format 3\x00"
"""What every file of SQLite begins with."""


class Grade(Enum):
    """How bad it is."""

    GOOD = "✓"
    DOUBTFUL = "!"
    BAD = "✗"


class Finding(NamedTuple):
    """One thing that was looked at."""

    grade: Grade
    phrase: Phrase


def good(message: str, **args: object) -> Finding:
    """As it should be."""
    return Finding(Grade.GOOD, Phrase(message, args))


def doubtful(message: str, **args: object) -> Finding:
    """It works, but somebody should know."""
    return Finding(Grade.DOUBTFUL, Phrase(message, args))


def bad(message: str, **args: object) -> Finding:
    """It has to be mended."""
    return Finding(Grade.BAD, Phrase(message, args))


def examine(settings: Settings, public: str | None = None) -> Iterator[Finding]:
    """Looks at everything, one thing after the other; `public` is what people call the server."""
    for look in (_port, _files, _page, _database, _disk, _bus, _proxies, _strangers):
        try:
            yield from look(settings)
        except Complaint as complaint:
            yield Finding(Grade.BAD, complaint.phrase)
    if public is not None:
        yield from _public(settings, public.rstrip("/"))


def _port(settings: Settings) -> Iterator[Finding]:
    port = str(settings.port)
    try:
        listen(settings.host, settings.port).close()
    except (OSError, OverflowError, UnicodeError) as error:
        problem = listening_problem(error, settings.host, settings.port)
        taken = problem.id == "port-taken"
        yield _who_listens(settings) if taken else Finding(Grade.BAD, problem)
    else:
        yield good("doctor-port", port=port)


def _who_listens(settings: Settings) -> Finding:
    """Perhaps it is a server of ours: then that is well, if it is."""
    port = str(settings.port)
    link = links(settings.host, settings.port)[0]
    with suppress(httpx.HTTPError, httpx.InvalidURL, ValueError):
        told = httpx.get(f"{link}/healthz", timeout=PATIENCE).json()
        if told == WELL:
            return good("doctor-port-ours", port=port)
        if _why(told) == "store-down":
            return bad("doctor-port-ill", port=port)
    return bad("port-taken", host=settings.host, port=port)


def _files(settings: Settings) -> Iterator[Finding]:
    found = places(settings.connections_in_all)
    message = "doctor-files" if found >= FEW_PLACES else "doctor-files-few"
    yield (good if found >= FEW_PLACES else doubtful)(message, places=found)


def _page(_: Settings) -> Iterator[Finding]:
    if INDEX not in read_site():
        yield doubtful("page-not-built")


def _database(settings: Settings) -> Iterator[Finding]:
    file = _file(settings)
    if file is not None and not file.exists():
        folder = next(parent for parent in file.absolute().parents if parent.exists())
        if not (folder.is_dir() and _may_write(folder)):
            raise Complaint("database-unwritable", name=str(file))
        yield good("doctor-database-new", name=str(file))
        return
    if file is not None:
        if not _may_write(file):
            yield bad("doctor-database-readonly", name=str(file))
            return
        if not _may_be_database(file):
            yield bad("database-foreign", name=str(file))
            return
        was_private = is_private(file)
    with closing(Store(settings.database, new=file is None, forward=False)) as store:
        if file is not None and not was_private:
            closed = is_private(file)
            message = "doctor-database-closed" if closed else "doctor-database-open"
            yield (doubtful if closed else bad)(message, name=str(file))
        try:
            store.check()
            whole, latest, theirs = store.is_whole(), store.latest(), store.now()
        except StoreError:
            raise Complaint("store-down") from None
        shown = store.shown
        yield (good("doctor-database", name=shown) if whole else bad("database-torn", name=shown))
        yield _layout(store.layout)
    yield from _clock(latest, theirs)


def _layout(found: Layout) -> Finding:
    """Whether the next start has something to do in the database."""
    if found.is_behind:
        return doubtful("doctor-layout-behind", found=found.revision, wanted=REVISION)
    return good("doctor-layout", found=found.revision)


def _clock(latest: float | None, theirs: float | None) -> Iterator[Finding]:
    now = time.time()
    if now < BEGAN:
        yield bad("doctor-clock-early", year=str(time.gmtime(now).tm_year))
    elif latest is not None and latest - now > SECONDS_APART:
        yield bad("doctor-clock-behind", seconds=round(latest - now))
    elif theirs is not None and abs(theirs - now) > SECONDS_APART:
        yield doubtful("doctor-clock-differs", where="PostgreSQL", seconds=round(abs(theirs - now)))
    else:
        yield good("doctor-clock")


def _disk(settings: Settings) -> Iterator[Finding]:
    file = _file(settings)
    if file is None:
        return
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    free = shutil.disk_usage(folder).free // MEGABYTE
    if free >= LOW:
        yield good("doctor-disk", free=free)
    else:
        yield (doubtful if free >= VERY_LOW else bad)("doctor-disk-low", free=free)


def _bus(settings: Settings) -> Iterator[Finding]:
    if settings.bus is None:
        return
    if _file(settings) is not None:
        yield bad("doctor-bus-alone")
    try:
        redis = Redis.from_url(
            settings.bus, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        )
    except ValueError:
        raise Complaint("bus-url", found=settings.bus.rpartition("@")[2]) from None
    with closing(redis):
        try:
            seconds, _ = redis.time()
        except (RedisError, OSError):
            raise Complaint("bus-unreachable") from None
    yield good("doctor-bus")
    apart = abs(seconds - time.time())
    if apart > SECONDS_APART:
        yield doubtful("doctor-clock-differs", where="Redis", seconds=round(apart))


def _proxies(settings: Settings) -> Iterator[Finding]:
    networks = networks_of(settings.trusted_proxies)
    if any(network.prefixlen == 0 for network in networks):
        yield bad("doctor-proxy-all")
    elif networks:
        yield good("doctor-proxy", networks=", ".join(map(str, networks)))
    elif is_this_machine(settings.host):
        yield doubtful("doctor-proxy-hidden")
    else:
        yield good("doctor-proxy-none")


def _strangers(settings: Settings) -> Iterator[Finding]:
    """Whoever invites the world should have a name, and know people apart."""
    if not settings.strangers:
        return
    if settings.allowed_hosts and settings.trusted_proxies:
        yield good("doctor-strangers")
    else:
        yield doubtful("doctor-strangers-bare")


def _public(settings: Settings, link: str) -> Iterator[Finding]:
    """The way people come: through the proxy, with a name and sockets."""
    try:
        name = urlsplit(link).hostname or "?"
    except ValueError:  # brackets that are never closed
        yield bad("server-unreachable", server=link)
        return
    try:
        told = httpx.get(f"{link}/healthz", timeout=PATIENCE).json()
    except (httpx.HTTPError, httpx.InvalidURL):
        yield bad("server-unreachable", server=link)
        return
    except ValueError:
        yield bad("server-strange", server=link)
        return
    why = _why(told)
    if told != WELL and why not in ("host-wrong", "store-down", "slow-down"):
        yield bad("server-strange", server=link)
    elif why == "host-wrong" or not is_own_name(name, settings.allowed_hosts):
        yield bad("doctor-public-name", link=link, name=name)
    elif not _sockets_pass(link):
        yield bad("doctor-public-socket", link=link)
    elif link.startswith("https:") or is_this_machine(name):
        yield good("doctor-public", link=link)
    else:
        yield doubtful("doctor-public-plain", link=link)


def _why(told: object) -> object:
    """The id of a refusal, if this is one; anybody may listen there, and say anything."""
    why = told.get("why") if isinstance(told, dict) else None
    return why.get("id") if isinstance(why, dict) else None


def _sockets_pass(link: str) -> bool:
    """A table nobody has: the server opens the socket, and says so there."""
    try:
        with connect(
            f"{link}/api/tables/NONE/live".replace("http", "ws", 1), open_timeout=PATIENCE
        ):
            return True
    except (WebSocketException, OSError, TimeoutError):
        return False


def _file(settings: Settings) -> Path | None:
    """The file of SQLite, if it is one."""
    url = database_url(settings.database)
    return Path(str(url.database)) if url.drivername == "sqlite" else None


def _may_be_database(file: Path) -> bool:
    """Whether a file is empty or begins as one of SQLite; what cannot be read is told elsewhere."""
    try:
        with file.open("rb") as opened:
            return opened.read(len(SQLITE)) in (b"", SQLITE)
    except OSError:
        return True


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK)
