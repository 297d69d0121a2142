"""Routes that recover a seat: by a transfer code, or by asking the table for it."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from foolsgold.base.messages import UserError
from foolsgold.server.http.cookies_and_links import (
    NO_STORE,
    AnyRequest,
    check_origin,
    identify_seat_device,
    seat_response,
    shareable_table_url,
)
from foolsgold.server.http.edition_catalogue import make_qr_code
from foolsgold.server.http.openapi import responses
from foolsgold.server.http.request_context import (
    client_network_of,
    find_room,
    registry_of,
    seat_key_of,
)
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.tokens import hash_token
from foolsgold.wire.http_bodies import (
    SeatRequestBody,
    SeatResponse,
    SeatTransferCode,
    SeatTransferRequest,
)


@get("/api/tables/{code:str}/carry", responses=responses(404, 409))
async def show_transfer_code(
    request: AnyRequest, code: FromPath[str]
) -> Response[SeatTransferCode]:
    """For the device that has the seat: the code that transfers it to another one."""
    room, key = await find_room(request, code), seat_key_of(request)
    carry, seconds = room.transfer_code(None if key is None else hash_token(key))
    # In the fragment, so that no server and no proxy log ever sees it.
    link = f"{shareable_table_url(request, room.table.code)}#carry={carry}"
    typed = f"{room.table.code}-{carry[:4]}-{carry[4:]}"
    return Response(
        SeatTransferCode(typed, seconds, link, await make_qr_code(link)), headers=NO_STORE
    )


@post("/api/tables/{code:str}/carry", responses=responses(403, 404, 409, 413))
async def redeem_transfer_code(
    request: AnyRequest, code: FromPath[str], data: JSONBody[SeatTransferRequest]
) -> Response[SeatResponse]:
    """For the other device: takes the seat over; the old key is invalid from then on."""
    check_origin(request)
    registry = registry_of(request)
    registry.limits.seatings.require(client_network_of(request))
    room = await find_room(request, code)
    _check_has_no_seat(request, room)
    registry.limits.transfer_codes.require(room.id)
    device = identify_seat_device(request, data)
    try:
        found = await registry.transfer_seat(room.table.code, data, device.device_id)
    except UserError as error:
        if error.message.id == "carry-wrong":
            registry.limits.wrong_codes.require(client_network_of(request))
        raise
    return seat_response(request, found, data.keep, device)


@post("/api/tables/{code:str}/asks", responses=responses(403, 404, 409, 413))
async def request_seat(
    request: AnyRequest, code: FromPath[str], data: JSONBody[SeatRequestBody]
) -> Response[SeatResponse]:
    """For somebody who lost a key: the new one opens the seat once the others have agreed."""
    check_origin(request)
    registry = registry_of(request)
    registry.limits.seatings.require(client_network_of(request))
    registry.limits.seat_requests.require(client_network_of(request))
    room = await find_room(request, code)
    _check_has_no_seat(request, room)
    device = identify_seat_device(request, data)
    found = await registry.request_seat(
        room.table.code, data, seat_key_of(request), device.device_id
    )
    return seat_response(request, found, data.keep, device)


SEAT_RECOVERY_ROUTES = [show_transfer_code, redeem_transfer_code, request_seat]


def _check_has_no_seat(request: AnyRequest, room: Room) -> None:
    """A device has one key per table: a second one would cost it its own seat."""
    key = seat_key_of(request)
    if key is not None and room.table.seat_of(hash_token(key)) is not None:
        raise UserError("carry-seated")
