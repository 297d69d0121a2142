"""Where strangers meet, over HTTP: open tables, figures, reports, whom a device has blocked."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from foolsgold.base.messages import Complaint
from foolsgold.server.http.requests import address_of, device_of, hall_of, key_of, room_for
from foolsgold.server.http.responses import NO_STORE, AnyRequest, check_origin
from foolsgold.server.lobby.room_registry import Hall
from foolsgold.server.security.tokens import hash_of
from foolsgold.wire.public_lobby import Blocks, OpenTables, Report, Status


@get("/api/tables")
async def open_tables(request: AnyRequest) -> Response[OpenTables]:
    """Tables whose hosts let strangers find them; the same for everybody."""
    return Response(await _open(request).square.tables.now(), headers=NO_STORE)


@get("/api/status")
async def status(request: AnyRequest) -> Response[Status]:
    """Plain figures; nothing in them is about one table."""
    return Response(await _open(request).square.status.now(), headers=NO_STORE)


@post("/api/tables/{code:str}/reports")
async def report(
    request: AnyRequest, code: FromPath[str], data: JSONBody[Report]
) -> Response[Report]:
    """For whoever sits there: tell whoever runs the server about somebody else at the table."""
    check_origin(request)
    hall, address, key = _open(request), address_of(request), key_of(request)
    hall.reports.take(address)
    room = await room_for(request, code)
    await hall.square.report(room, None if key is None else hash_of(key), address, data)
    return Response(data, headers=NO_STORE)


@get("/api/blocks")
async def blocks(request: AnyRequest) -> Response[Blocks]:
    """How many devices this one has blocked."""
    mine = await _open(request).journal.blocked(_device(request))
    return Response(Blocks(len(mine)), headers=NO_STORE)


@post("/api/blocks/forget", status_code=200)
async def unblock(request: AnyRequest) -> Response[Blocks]:
    """All of them may come to its tables again."""
    check_origin(request)
    await _open(request).journal.unblock(_device(request))
    return Response(Blocks(0), headers=NO_STORE)


STRANGERS = [open_tables, status, report, blocks, unblock]


def _open(request: AnyRequest) -> Hall:
    """The hall, if it is open to strangers."""
    hall = hall_of(request)
    if not hall.settings.strangers:
        raise Complaint("strangers-off")
    return hall


def _device(request: AnyRequest) -> str:
    found = device_of(request).name
    assert found is not None, "devices are known where strangers meet"
    return found
