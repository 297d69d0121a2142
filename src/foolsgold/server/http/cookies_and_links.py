"""HTTP responses: seats with their keys, links, refusal of cross-origin requests."""

from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.datastructures import Cookie

from foolsgold.base.messages import UserError
from foolsgold.server.http.request_context import (
    DEVICE_COOKIE,
    SEAT_COOKIE,
    DeviceIdentity,
    identify_device,
    is_origin_allowed,
    registry_of,
)
from foolsgold.server.security.network_addresses import shareable_host
from foolsgold.wire.http_bodies import (
    KeyStorage,
    NewTable,
    SeatRequestBody,
    SeatResponse,
    SeatTransferRequest,
    SitDown,
)

SEAT_COOKIE_SECONDS = 30 * 24 * 3600
DEVICE_COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""
NO_STORE = {"cache-control": "no-store"}

AnyRequest: TypeAlias = Request[Any, Any, Any]


def check_origin(request: AnyRequest) -> None:
    """`UserError` if a page of another site asks."""
    if not is_origin_allowed(request):
        raise UserError("origin-wrong")


def table_url(request: AnyRequest, code: str, host: str | None = None) -> str:
    """The link to a table under the address the client uses."""
    return f"{base_url(request, host)}/t/{code}"


def base_url(request: AnyRequest, host: str | None = None) -> str:
    """The base URL under which the client reached this server."""
    return f"{request.url.scheme}://{host or _host(request)}{base_path(request)}"


def shareable_table_url(request: AnyRequest, code: str) -> str:
    """The link to a table for other devices."""
    listening = registry_of(request).settings.host
    return table_url(request, code, shareable_host(_host(request), listening))


def seat_cookie(request: AnyRequest, code: str, key: str) -> Cookie:
    """The key of a seat, for a browser."""
    return _cookie(request, SEAT_COOKIE, key, f"/api/tables/{code}", SEAT_COOKIE_SECONDS)


def _cookie(request: AnyRequest, name: str, value: str, path: str, seconds: int) -> Cookie:
    """A cookie that scripts of the page cannot read."""
    return Cookie(
        key=name,
        value=value,
        path=base_path(request) + path,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def seat_response(
    request: AnyRequest, found: SeatResponse, keep: KeyStorage, device: DeviceIdentity
) -> Response[SeatResponse]:
    """Browsers get the seat key as an HttpOnly cookie, programs in the body."""
    by_cookie = keep is KeyStorage.COOKIE and found.key is not None
    cookies = [seat_cookie(request, found.code, found.key)] if by_cookie and found.key else []
    if device.new_cookie is not None:
        cookies.append(
            _cookie(request, DEVICE_COOKIE, device.new_cookie, "/api", DEVICE_COOKIE_SECONDS)
        )
    key = found.key if keep is KeyStorage.BEARER else None
    body = SeatResponse(found.code, table_url(request, found.code), found.seat, key, found.sign)
    return Response(body, cookies=cookies, headers=NO_STORE)


def identify_seat_device(
    request: AnyRequest, wish: NewTable | SitDown | SeatTransferRequest | SeatRequestBody
) -> DeviceIdentity:
    """The device that takes a seat; a new browser gets its cookie with the answer."""
    return identify_device(request, wish.id if wish.keep is KeyStorage.COOKIE else None)


def base_path(request: AnyRequest) -> str:
    """The base path of this server."""
    return registry_of(request).settings.base_path


def _host(request: AnyRequest) -> str:
    return request.headers.get("host", "localhost")
