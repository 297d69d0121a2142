"""What the HTTP side answers with: seats with their keys, links, refusals of foreign pages."""

from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.datastructures import Cookie

from foolsgold.base.messages import Complaint
from foolsgold.server.http.requests import (
    COOKIE,
    DEVICE,
    Device,
    device_of,
    hall_of,
    origin_allowed,
)
from foolsgold.server.security.addresses import host_for_friends
from foolsgold.wire.http_bodies import AskForSeat, Carry, Keep, NewTable, Seated, SitDown

COOKIE_SECONDS = 30 * 24 * 3600
DEVICE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep anything."""
NO_STORE = {"cache-control": "no-store"}

AnyRequest: TypeAlias = Request[Any, Any, Any]


def check_origin(request: AnyRequest) -> None:
    """`Complaint` if another site's page asks."""
    if not origin_allowed(request):
        raise Complaint("origin-wrong")


def link_to(request: AnyRequest, code: str, host: str | None = None) -> str:
    """The link to a table as whoever asks gets to it."""
    return f"{site(request, host)}/t/{code}"


def site(request: AnyRequest, host: str | None = None) -> str:
    """The server as whoever asks gets to it: what stands before each of its paths."""
    return f"{request.url.scheme}://{host or _host(request)}{base(request)}"


def link_for_friends(request: AnyRequest, code: str) -> str:
    """The link to a table for other devices."""
    listening = hall_of(request).settings.host
    return link_to(request, code, host_for_friends(_host(request), listening))


def seat_cookie(request: AnyRequest, code: str, key: str) -> Cookie:
    """The key of a seat, for a browser."""
    return _cookie(request, COOKIE, key, f"/api/tables/{code}", COOKIE_SECONDS)


def _cookie(request: AnyRequest, name: str, value: str, path: str, seconds: int) -> Cookie:
    """Something a browser keeps: its own script cannot read it."""
    return Cookie(
        key=name,
        value=value,
        path=base(request) + path,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def seated(request: AnyRequest, found: Seated, keep: Keep, device: Device) -> Response[Seated]:
    """A browser gets its key as a cookie its own script cannot read, a program in the answer."""
    by_cookie = keep is Keep.COOKIE and found.key is not None
    cookies = [seat_cookie(request, found.code, found.key)] if by_cookie and found.key else []
    if device.cookie is not None:
        cookies.append(_cookie(request, DEVICE, device.cookie, "/api", DEVICE_SECONDS))
    key = found.key if keep is Keep.BEARER else None
    body = Seated(found.code, link_to(request, found.code), found.seat, key, found.sign)
    return Response(body, cookies=cookies, headers=NO_STORE)


def device_for_seat(request: AnyRequest, wish: NewTable | SitDown | Carry | AskForSeat) -> Device:
    """Whose seat it will be; a browser that was not known yet will be from now on."""
    return device_of(request, wish.id if wish.keep is Keep.COOKIE else None)


def base(request: AnyRequest) -> str:
    """What stands before every path of this server."""
    return hall_of(request).settings.base_path


def _host(request: AnyRequest) -> str:
    return request.headers.get("host", "localhost")
