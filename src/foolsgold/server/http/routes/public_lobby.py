"""Routes of the public lobby: open tables, statistics, reports, blocks."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from foolsgold.base.messages import UserError
from foolsgold.server.http.cookies_and_links import NO_STORE, AnyRequest, check_origin
from foolsgold.server.http.openapi import responses
from foolsgold.server.http.request_context import (
    client_network_of,
    find_room,
    identify_device,
    registry_of,
    seat_key_of,
)
from foolsgold.server.lobby.room_registry import RoomRegistry
from foolsgold.server.security.tokens import hash_token
from foolsgold.server.storage.store import Store
from foolsgold.wire.public_lobby import BlockCount, OpenTables, PersonReport, ServerStatus


@get("/api/tables", responses=responses(403))
async def open_tables(request: AnyRequest) -> Response[OpenTables]:
    """Open tables listed by their hosts; the same for everybody."""
    return Response(await _public_registry(request).public_lobby.tables.get(), headers=NO_STORE)


@get("/api/status", responses=responses(403))
async def status(request: AnyRequest) -> Response[ServerStatus]:
    """Server statistics; nothing in them is about one table."""
    return Response(await _public_registry(request).public_lobby.status.get(), headers=NO_STORE)


@post("/api/tables/{code:str}/reports", responses=responses(403, 404, 409, 413))
async def report_person(
    request: AnyRequest, code: FromPath[str], data: JSONBody[PersonReport]
) -> Response[PersonReport]:
    """Reports another person at the table to the operator; only with a seat there."""
    check_origin(request)
    registry, address, key = (
        _public_registry(request),
        client_network_of(request),
        seat_key_of(request),
    )
    registry.limits.reports.require(address)
    room = await find_room(request, code)
    await registry.public_lobby.file_report(
        room, None if key is None else hash_token(key), address, data
    )
    return Response(data, headers=NO_STORE)


@get("/api/blocks", responses=responses(403))
async def count_blocks(request: AnyRequest) -> Response[BlockCount]:
    """How many devices this one has blocked."""
    mine = await _public_registry(request).journal.read(Store.blocked_devices, _device_id(request))
    return Response(BlockCount(len(mine)), headers=NO_STORE)


@post("/api/blocks/forget", status_code=200, responses=responses(403, 413))
async def unblock(request: AnyRequest) -> Response[BlockCount]:
    """Removes all blocks of this device."""
    check_origin(request)
    await _public_registry(request).journal.write(Store.delete_blocks, _device_id(request))
    return Response(BlockCount(0), headers=NO_STORE)


PUBLIC_LOBBY_ROUTES = [open_tables, status, report_person, count_blocks, unblock]


def _public_registry(request: AnyRequest) -> RoomRegistry:
    """The registry, if the public lobby is on."""
    registry = registry_of(request)
    if not registry.settings.strangers:
        raise UserError("strangers-off")
    return registry


def _device_id(request: AnyRequest) -> str:
    found = identify_device(request).device_id
    assert found is not None, "devices are known where strangers meet"
    return found
