"""Looking back, over HTTP: the address of a finished game, what was seen there, and by whom."""

import gzip
from typing import Any, TypeAlias

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from foolsgold.base.phrases import Complaint
from foolsgold.server.asking import address_of, hall_of, key_of, origin_allowed, room_for
from foolsgold.server.pages import takes_gzip
from foolsgold.wire.past import ALL, MOST_EYES, Brought, Keeping, PastLink

MOST_BODY = 131_072
"""Bytes of a record that is brought."""
PRIVATE = {"cache-control": "no-store", "x-robots-tag": "noindex"}
"""What is hidden today must not be found in a cache."""

AnyRequest: TypeAlias = Request[Any, Any, Any]


@get("/api/tables/{code:str}/past")
async def past_link(request: AnyRequest, code: FromPath[str]) -> Response[PastLink]:
    """Where the last game can be looked back at; only once it is over."""
    room = await room_for(request, code)
    link = await hall_of(request).archive.link(room.kept, played=room.played(key_of(request)))
    return Response(link, headers=PRIVATE)


@get("/api/games/{address:str}")
async def past(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
    """A finished game, as the eyes of the query saw it."""
    eyes = request.query_params.get("eyes", ALL)[:MOST_EYES]
    seen = await hall_of(request).archive.look(address, eyes, address_of(request))
    return _packed(request, seen)


@get("/api/games/{address:str}/record", media_type=MediaType.TEXT)
async def past_record(request: AnyRequest, address: FromPath[str]) -> Response[str]:
    """Its record, without names if the address is."""
    return Response(await hall_of(request).archive.record(address), headers=PRIVATE)


@post("/api/games/{address:str}", status_code=200)
async def keep_past(
    request: AnyRequest, address: FromPath[str], data: JSONBody[Keeping]
) -> Response[PastLink]:
    """Who played shows, hides or deletes it, by the key that came with the link."""
    _check_origin(request)
    showing = hall_of(request).archive.show(address, key_of(request), data.showing)
    return Response(await showing, headers=PRIVATE)


@post("/api/games", status_code=200, request_max_body_size=MOST_BODY)
async def bring_past(request: AnyRequest, data: JSONBody[Brought]) -> Response[bytes]:
    """A record somebody brings, played through and forgotten."""
    _check_origin(request)
    archive = hall_of(request).archive
    return _packed(request, await archive.bring(data.record, data.eyes, address_of(request)))


PAST = [past_link, past, past_record, keep_past, bring_past]


def _check_origin(request: AnyRequest) -> None:
    if not origin_allowed(request):
        raise Complaint("origin-wrong")


def _packed(request: AnyRequest, body: bytes) -> Response[bytes]:
    headers = {**PRIVATE, "vary": "accept-encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type=MediaType.JSON, headers=headers)
