"""Who is asking: their address, their language, their key, and the page they ask from."""

import contextlib
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from foolsgold.base.messages import Complaint
from foolsgold.locales.translator import LANGUAGES, language_of
from foolsgold.server.lobby.room_registry import Hall
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.addresses import household, is_own_name, name_in
from foolsgold.server.security.tokens import device_cookie, device_for, hash_of, is_device_cookie

COOKIE = "seat"
DEVICE = "device"
"""The cookie a device is known by, where strangers meet."""
MOST_CODE = 16

Asking: TypeAlias = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""


class Device(NamedTuple):
    """What a browser or a program is known by where strangers meet; None where they do not."""

    name: str | None = None
    cookie: str | None = None
    """What it gets to be known by again, if it is new."""


def hall_of(asking: Asking) -> Hall:
    """The hall this application serves."""
    hall: Hall = asking.app.state.hall
    return hall


def address_of(asking: Asking) -> str:
    """Where the request comes from; of an IPv6 address the part that one household has."""
    return household(asking.client.host if asking.client else "unknown")


def check_host(asking: Asking, _: object) -> None:
    """`Complaint` if the server was asked for by a name that is not its own."""
    host = asking.headers.get("host", "localhost")
    if not is_own_name(host, hall_of(asking).settings.allowed_hosts):
        raise Complaint("host-wrong", name=name_in(host) or "?")


def language_wanted(asking: Asking) -> str:
    """The first language of the reader's list that is one of ours."""
    for part in asking.headers.get("accept-language", "").split(","):
        wanted = part.split(";")[0].strip()
        lang = language_of(wanted)
        if lang in LANGUAGES and (lang != "en" or wanted.lower().startswith("en")):
            return lang
    return "en"


def key_of(asking: Asking) -> str | None:
    """The seat's key: a program's in the Authorization header, a browser's in its cookie."""
    kind, _, key = asking.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and key:
        return key.strip()
    return asking.cookies.get(COOKIE)


def device_of(asking: Asking, fresh: str | None = None) -> Device:
    """What the device is known by, where strangers meet; without a cookie it is its address.

    A browser that has none gets one by a `fresh` request.
    """
    hall, cookie = hall_of(asking), asking.cookies.get(DEVICE, "")
    if not hall.settings.strangers:
        return Device()
    secret, address, new = hall.journal.secret, address_of(asking), None
    if not is_device_cookie(secret, cookie):
        if fresh is None or not hall.newcomers.allows(address):
            return Device(device_for(secret, "address", address))
        cookie = new = device_cookie(secret, fresh)
    return Device(device_for(secret, "cookie", cookie), new)


def origin_allowed(asking: Asking) -> bool:
    """Browsers say which page asks; another site's page has no business here."""
    origin = asking.headers.get("origin")
    if origin is None or origin in hall_of(asking).settings.origins:
        return True
    host = asking.headers.get("host", "").lower()
    return bool(host) and _host_in(origin) == host


def _host_in(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


async def room_for(asking: Asking, code: str) -> Room:
    """The table with this code; who has tried too many wrong ones is not even told of a right one.

    Whoever has a seat there is no stranger, however their neighbours guess.
    """
    hall, address, key = hall_of(asking), address_of(asking), key_of(asking)
    code = code[:MOST_CODE]
    if not hall.misses.has(address):
        return await _room_of(hall, code, key, (address, "with a key"))
    try:
        return await hall.room(code)
    except Complaint as complaint:
        if complaint.phrase.id == "table-unknown":
            hall.misses.take(address)
        raise


async def _room_of(hall: Hall, code: str, key: str | None, guesser: tuple[str, str]) -> Room:
    """The table where this key opens a seat; any other answer is the same, right code or wrong."""
    if key is not None and hall.misses.has(guesser):
        with contextlib.suppress(Complaint):
            room = await hall.room(code)
            if room.knows(hash_of(key)):
                return room
        hall.misses.take(guesser)
    raise Complaint("slow-down")
