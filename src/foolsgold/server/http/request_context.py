"""Request context: client address, language, seat key, and origin of the request."""

import contextlib
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from litestar import HttpMethod, Request
from litestar.connection import ASGIConnection
from litestar.params import FromQuery

from foolsgold.base.messages import UserError
from foolsgold.locales.translator import (
    LANGUAGES,
    Translator,
    language_from_setting,
    translator_for,
)
from foolsgold.server.lobby.room_registry import RoomRegistry
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.network_addresses import client_network, host_name, is_allowed_host
from foolsgold.server.security.tokens import (
    derive_device_id,
    hash_token,
    is_valid_device_cookie,
    make_device_cookie,
)
from foolsgold.wire.duplicate_keys import reject_duplicate_keys

SEAT_COOKIE = "seat"
DEVICE_COOKIE = "device"
"""The cookie of a device in the public lobby."""
MAX_CODE_LETTERS = 16

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
"""A request or a WebSocket."""


class DeviceIdentity(NamedTuple):
    """The token a browser or program is known by in the public lobby; None where it is off."""

    device_id: str | None = None
    new_cookie: str | None = None
    """A cookie to set, if the device is new."""


def registry_of(connection: AnyConnection) -> RoomRegistry:
    """The room registry that this application serves."""
    registry: RoomRegistry = connection.app.state.registry
    return registry


def client_network_of(connection: AnyConnection) -> str:
    """The client's network: an IPv4 address, or the /64 of an IPv6 address."""
    return client_network(connection.client.host if connection.client else "unknown")


def check_host(connection: AnyConnection, _: object) -> None:
    """`UserError` if the Host header has a name that is not this server's."""
    host = connection.headers.get("host", "localhost")
    if not is_allowed_host(host, registry_of(connection).settings.allowed_hosts):
        raise UserError("host-wrong", name=host_name(host) or "?")


def negotiate_language(connection: AnyConnection) -> str:
    """The first supported language of the Accept-Language header."""
    for part in connection.headers.get("accept-language", "").split(","):
        wanted = part.split(";")[0].strip()
        lang = language_from_setting(wanted)
        if lang in LANGUAGES and (lang != "en" or wanted.lower().startswith("en")):
            return lang
    return "en"


def translator_of(request: AnyConnection) -> Translator:
    """The translator of a request."""
    return provide_translator(request, request.query_params.get("lang", ""))


def provide_translator(request: AnyConnection, lang: FromQuery[str] = "") -> Translator:
    """Translator for `lang`, else for the reader's first supported language."""
    return translator_for(lang if lang in LANGUAGES else negotiate_language(request))


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Applies the rate limit and rejects duplicate JSON keys, before the route runs."""
    registry_of(request).limits.requests.require(client_network_of(request))
    if request.method == HttpMethod.POST:
        reject_duplicate_keys(await request.body())


def seat_key_of(connection: AnyConnection) -> str | None:
    """The seat key: a program's in the Authorization header, a browser's in its cookie."""
    kind, _, key = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and key:
        return key.strip()
    return connection.cookies.get(SEAT_COOKIE)


def identify_device(connection: AnyConnection, fresh: str | None = None) -> DeviceIdentity:
    """The identity of a device in the public lobby; without a cookie it is its address.

    A browser that has no cookie gets one with a `fresh` request.
    """
    registry, cookie = registry_of(connection), connection.cookies.get(DEVICE_COOKIE, "")
    if not registry.settings.strangers:
        return DeviceIdentity()
    secret, address, new = registry.journal.secret, client_network_of(connection), None
    if not is_valid_device_cookie(secret, cookie):
        if fresh is None or not registry.limits.new_devices.try_take(address):
            return DeviceIdentity(derive_device_id(secret, "address", address))
        cookie = new = make_device_cookie(secret, fresh)
    return DeviceIdentity(derive_device_id(secret, "cookie", cookie), new)


def is_origin_allowed(connection: AnyConnection) -> bool:
    """Checks the Origin header: pages of other sites are refused."""
    origin = connection.headers.get("origin")
    if origin is None or origin in registry_of(connection).settings.origins:
        return True
    host = connection.headers.get("host", "").lower()
    return bool(host) and _host_of_origin(origin) == host


def _host_of_origin(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


async def find_room(connection: AnyConnection, code: str) -> Room:
    """The table with this code; after too many wrong codes right ones are refused, too.

    Not for somebody who has a seat there, however their neighbours guess.
    """
    registry, address, key = (
        registry_of(connection),
        client_network_of(connection),
        seat_key_of(connection),
    )
    code = code[:MAX_CODE_LETTERS]
    if not registry.limits.wrong_codes.has_tokens(address):
        return await _find_room_by_key(registry, code, key, (address, "with a key"))
    try:
        return await registry.room(code)
    except UserError as error:
        if error.message.id == "table-unknown":
            registry.limits.wrong_codes.require(address)
        raise


async def _find_room_by_key(
    registry: RoomRegistry, code: str, key: str | None, guesser: tuple[str, str]
) -> Room:
    """The table where this key opens a seat; otherwise all codes get the same refusal."""
    if key is not None and registry.limits.wrong_codes.has_tokens(guesser):
        with contextlib.suppress(UserError):
            room = await registry.room(code)
            if room.has_member(hash_token(key)):
                return room
        registry.limits.wrong_codes.require(guesser)
    raise UserError("slow-down")
