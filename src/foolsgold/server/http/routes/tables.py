"""Routes of live tables: open, sit down, state, results and hints."""

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from foolsgold.locales.edition_descriptions import describe_rules
from foolsgold.locales.translator import Translator
from foolsgold.play.rules_presentation import RulesSheet
from foolsgold.server.http.cookies_and_links import (
    NO_STORE,
    AnyRequest,
    check_origin,
    identify_seat_device,
    seat_response,
    shareable_table_url,
)
from foolsgold.server.http.edition_catalogue import (
    make_invite,
)
from foolsgold.server.http.openapi import responses
from foolsgold.server.http.request_context import (
    client_network_of,
    find_room,
    registry_of,
    seat_key_of,
)
from foolsgold.server.http.routes.finished_games import (
    PRIVATE_HEADERS,
)
from foolsgold.server.projection.public_table import build_table_info
from foolsgold.server.security.tokens import hash_token
from foolsgold.wire.frames import PublicTable
from foolsgold.wire.http_bodies import (
    GameSummary,
    Hint,
    Invite,
    NewTable,
    SeatResponse,
    SitDown,
)


@post("/api/tables", responses=responses(403, 413))
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Response[SeatResponse]:
    """Opens a table; the answer has its code, the link for friends, and the seat."""
    check_origin(request)
    registry = registry_of(request)
    registry.limits.seatings.require(client_network_of(request))
    device = identify_seat_device(request, data)
    return seat_response(
        request, await registry.open_table(data, device.device_id), data.keep, device
    )


@post("/api/tables/{code:str}/seats", responses=responses(403, 404, 409, 413))
async def sit_down(
    request: AnyRequest, code: FromPath[str], data: JSONBody[SitDown]
) -> Response[SeatResponse]:
    """Seats a person; the answer has the seat."""
    check_origin(request)
    registry = registry_of(request)
    registry.limits.seatings.require(client_network_of(request))
    room = await find_room(request, code)
    if room.table.listed and registry.settings.strangers:
        registry.limits.public_seats.require(client_network_of(request))
    device = identify_seat_device(request, data)
    found = await registry.sit(room.table.code, data, seat_key_of(request), device.device_id)
    return seat_response(request, found, data.keep, device)


@get("/api/tables/{code:str}", responses=responses(404))
async def show_table(request: AnyRequest, code: FromPath[str]) -> PublicTable:
    """Who sits at a table, what is played, and its stage."""
    return build_table_info((await find_room(request, code)).table)


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT, responses=responses(404, 409))
async def record(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    """The record of a game, as `foolsgold replay` reads it; only once the game is over."""
    room = await find_room(request, code)
    played = room.was_dealt_to(seat_key_of(request))
    row = await registry_of(request).archive.row_for_table(room.finished_game_row, played=played)
    return Response(row.record, headers=PRIVATE_HEADERS)


@get("/api/tables/{code:str}/ending", responses=responses(404, 409))
async def ending(request: AnyRequest, code: FromPath[str]) -> Response[GameSummary]:
    """Result of each round and of the game; only once the game is over."""
    room = await find_room(request, code)
    found, played = room.ending, room.was_dealt_to(seat_key_of(request))
    await registry_of(request).archive.row_for_table(room.finished_game_row, played=played)
    return Response(found, headers=PRIVATE_HEADERS)


@get("/api/tables/{code:str}/hint", responses=responses(404, 409))
async def hint(request: AnyRequest, code: FromPath[str]) -> Response[Hint]:
    """A hint in the asker's seat; only for a person who plays alone with bots."""
    room, key = await find_room(request, code), seat_key_of(request)
    found = await room.hint(None if key is None else hash_token(key))
    return Response(found, headers=NO_STORE)


@get("/api/tables/{code:str}/rules", responses=responses(404))
async def table_rules(
    request: AnyRequest, code: FromPath[str], translate: NamedDependency[Translator]
) -> RulesSheet:
    """The rule sheet of the table, also of a custom edition."""
    room = await find_room(request, code)
    return describe_rules(room.table.ruleset, translate)


@get("/api/tables/{code:str}/invite", responses=responses(404))
async def table_invite(request: AnyRequest, code: FromPath[str]) -> Invite:
    """The link for friends' devices, and its QR code."""
    table = (await find_room(request, code)).table
    return await make_invite(shareable_table_url(request, table.code))


TABLE_ROUTES = [open_table, sit_down, show_table, record, ending, hint, table_rules, table_invite]
