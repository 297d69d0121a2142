"""Routes of finished games: replay, analysis, preview image, visibility."""

import gzip
from html import escape
from typing import Any, TypeAlias

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from foolsgold.locales.translator import Translator
from foolsgold.server.archive.preview_image import IMAGE_SIZE
from foolsgold.server.http.cookies_and_links import base_url, check_origin
from foolsgold.server.http.openapi import responses
from foolsgold.server.http.request_context import (
    client_network_of,
    find_room,
    registry_of,
    seat_key_of,
)
from foolsgold.server.http.static_site import accepts_gzip
from foolsgold.wire.analysis import AnalysisStatus
from foolsgold.wire.finished_games import (
    ALL_OPEN,
    MAX_PERSPECTIVE_LETTERS,
    Replay,
    ReplayLink,
    ReplayUpload,
    VisibilityRequest,
)

MAX_UPLOAD_BYTES = 131_072
"""Maximal size of an uploaded record."""
PRIVATE_HEADERS = {"cache-control": "no-store", "x-robots-tag": "noindex"}
"""What is hidden later must not remain in a cache."""

AnyRequest: TypeAlias = Request[Any, Any, Any]


@get("/api/tables/{code:str}/past", responses=responses(404, 409))
async def finished_game_link(request: AnyRequest, code: FromPath[str]) -> Response[ReplayLink]:
    """The link to the last game; only once it is over."""
    room = await find_room(request, code)
    played = room.was_dealt_to(seat_key_of(request))
    link = await registry_of(request).archive.keep_and_link(
        room.finished_game_row, room.origin_row, played=played
    )
    return Response(link, headers=PRIVATE_HEADERS)


@get("/api/games/{address:str}", responses=responses(404, 410, body=Replay))
async def finished_game(
    request: AnyRequest, address: FromPath[str], eyes: FromQuery[str] = ALL_OPEN
) -> Response[bytes]:
    """Replay of a finished game from the perspective of the query."""
    seen = await registry_of(request).archive.replay(
        address, eyes[:MAX_PERSPECTIVE_LETTERS], client_network_of(request)
    )
    return _gzip_response(request, seen)


@get(
    "/api/games/{address:str}/record",
    media_type=MediaType.TEXT,
    responses=responses(404, 410),
)
async def finished_game_record(request: AnyRequest, address: FromPath[str]) -> Response[str]:
    """The record of a finished game, without names if the address is the anonymous one."""
    return Response(await registry_of(request).archive.record(address), headers=PRIVATE_HEADERS)


@get(
    "/api/games/{address:str}/picture.png",
    media_type="image/png",
    responses=responses(404, 410),
)
async def finished_game_picture(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
    """Preview image: the final maze and the result."""
    found = await registry_of(request).archive.picture(address, client_network_of(request))
    return Response(found, headers=PRIVATE_HEADERS)


@get("/api/games/{address:str}/analysis", responses=responses(404, 410, body=AnalysisStatus))
async def finished_game_analysis(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
    """The analysis of a finished game, or its progress."""
    found = await registry_of(request).archive.analysis(address, client_network_of(request))
    return _gzip_response(request, found)


@post("/api/games/{address:str}", status_code=200, responses=responses(403, 404, 410, 413))
async def set_finished_game_visibility(
    request: AnyRequest, address: FromPath[str], data: JSONBody[VisibilityRequest]
) -> Response[ReplayLink]:
    """Shares, hides or deletes a game; needs the key that came with the link."""
    check_origin(request)
    registry, asker = registry_of(request), client_network_of(request)
    link = await registry.set_game_visibility(address, seat_key_of(request), data.showing, asker)
    return Response(link, headers=PRIVATE_HEADERS)


@post(
    "/api/games",
    status_code=200,
    request_max_body_size=MAX_UPLOAD_BYTES,
    responses=responses(403, 413, body=Replay),
)
async def replay_upload(request: AnyRequest, data: JSONBody[ReplayUpload]) -> Response[bytes]:
    """Replay of an uploaded record; nothing is stored."""
    check_origin(request)
    archive = registry_of(request).archive
    return _gzip_response(
        request, await archive.replay_upload(data.record, data.eyes, client_network_of(request))
    )


FINISHED_GAME_ROUTES = [
    finished_game_link,
    finished_game,
    finished_game_record,
    finished_game_picture,
    finished_game_analysis,
    set_finished_game_visibility,
    replay_upload,
]


async def build_meta_tags(request: AnyRequest, address: str, translate: Translator) -> str:
    """Open Graph tags of a game's page; `UserError` if nothing may be shown."""
    title, description = await registry_of(request).archive.summary(address, translate)
    here = base_url(request)
    rows = {
        "og:type": "website",
        "og:site_name": translate("page-title"),
        "og:title": translate("page-title-of", screen=title),
        "og:description": description,
        "og:locale": translate.lang,
        "og:url": f"{here}/g/{address}",
        "og:image": f"{here}/api/games/{address}/picture.png",
        "og:image:type": "image/png",
        "og:image:width": str(IMAGE_SIZE[0]),
        "og:image:height": str(IMAGE_SIZE[1]),
        "og:image:alt": description,
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in rows.items()
    )


def _gzip_response(request: AnyRequest, body: bytes) -> Response[bytes]:
    headers = {**PRIVATE_HEADERS, "vary": "accept-encoding"}
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type=MediaType.JSON, headers=headers)
