"""Seats that are found again, over HTTP: carried to another device, or asked for by who lost it."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from foolsgold.base.messages import Complaint
from foolsgold.server.http.edition_catalogue import qr_of
from foolsgold.server.http.requests import address_of, hall_of, key_of, room_for
from foolsgold.server.http.responses import (
    NO_STORE,
    AnyRequest,
    check_origin,
    device_for_seat,
    link_for_friends,
    seated,
)
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.tokens import hash_of
from foolsgold.wire.http_bodies import AskForSeat, Carry, CarryShown, Seated


@get("/api/tables/{code:str}/carry")
async def show_carry(request: AnyRequest, code: FromPath[str]) -> Response[CarryShown]:
    """For the device that has the seat: the code that brings it to another one."""
    room, key = await room_for(request, code), key_of(request)
    carry, seconds = room.carry_code(None if key is None else hash_of(key))
    # Behind the #, so that no server and no log on the way ever sees it.
    link = f"{link_for_friends(request, room.table.code)}#carry={carry}"
    typed = f"{room.table.code}-{carry[:4]}-{carry[4:]}"
    return Response(CarryShown(typed, seconds, link, await qr_of(link)), headers=NO_STORE)


@post("/api/tables/{code:str}/carry")
async def carry_seat(
    request: AnyRequest, code: FromPath[str], data: JSONBody[Carry]
) -> Response[Seated]:
    """For the other device: the seat is its own now, and the old key opens nothing any more."""
    check_origin(request)
    hall = hall_of(request)
    hall.openings.take(address_of(request))
    room = await room_for(request, code)
    _check_seatless(request, room)
    hall.guesses.take(room.id)
    device = device_for_seat(request, data)
    try:
        found = await hall.carry(room.table.code, data, device.name)
    except Complaint as complaint:
        if complaint.phrase.id == "carry-wrong":
            hall.misses.take(address_of(request))
        raise
    return seated(request, found, data.keep, device)


@post("/api/tables/{code:str}/asks")
async def ask_for_seat(
    request: AnyRequest, code: FromPath[str], data: JSONBody[AskForSeat]
) -> Response[Seated]:
    """For whoever has lost a key: it opens the seat once the others have agreed."""
    check_origin(request)
    hall = hall_of(request)
    hall.openings.take(address_of(request))
    hall.asks.take(address_of(request))
    room = await room_for(request, code)
    _check_seatless(request, room)
    device = device_for_seat(request, data)
    found = await hall.ask(room.table.code, data, key_of(request), device.name)
    return seated(request, found, data.keep, device)


SEATS = [show_carry, carry_seat, ask_for_seat]


def _check_seatless(request: AnyRequest, room: Room) -> None:
    """A device has one key for a table: a second one would cost it its own seat."""
    key = key_of(request)
    if key is not None and room.table.seat_of(hash_of(key)) is not None:
        raise Complaint("carry-seated")
