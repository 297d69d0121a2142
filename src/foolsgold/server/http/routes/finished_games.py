"""Looking back, over HTTP: the address of a finished game, what was seen there, and by whom."""

import gzip
from html import escape
from typing import Any, TypeAlias

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from foolsgold.locales.translator import Words
from foolsgold.server.archive.preview_image import SIZE
from foolsgold.server.http.requests import address_of, hall_of, key_of, room_for
from foolsgold.server.http.responses import check_origin, site
from foolsgold.server.http.static_site import takes_gzip
from foolsgold.wire.finished_games import ALL, MOST_EYES, Brought, Keeping, PastLink

MOST_BODY = 131_072
"""Bytes of a record that is brought."""
PRIVATE = {"cache-control": "no-store", "x-robots-tag": "noindex"}
"""What is hidden today must not be found in a cache."""

AnyRequest: TypeAlias = Request[Any, Any, Any]


@get("/api/tables/{code:str}/past")
async def past_link(request: AnyRequest, code: FromPath[str]) -> Response[PastLink]:
    """Where the last game can be looked back at; only once it is over."""
    room = await room_for(request, code)
    played = room.played(key_of(request))
    link = await hall_of(request).archive.link(room.kept, room.origin, played=played)
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


@get("/api/games/{address:str}/picture.png", media_type="image/png")
async def past_picture(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
    """Its last maze and its result, for the preview of its link."""
    found = await hall_of(request).archive.picture(address, address_of(request))
    return Response(found, headers=PRIVATE)


@get("/api/games/{address:str}/analysis")
async def past_analysis(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
    """What was found out about it; as long as nothing is, how far that is."""
    found = await hall_of(request).archive.analysis(address, address_of(request))
    return _packed(request, found)


@post("/api/games/{address:str}", status_code=200)
async def keep_past(
    request: AnyRequest, address: FromPath[str], data: JSONBody[Keeping]
) -> Response[PastLink]:
    """Who played shows, hides or deletes it, by the key that came with the link."""
    check_origin(request)
    hall, asker = hall_of(request), address_of(request)
    link = await hall.show_game(address, key_of(request), data.showing, asker)
    return Response(link, headers=PRIVATE)


@post("/api/games", status_code=200, request_max_body_size=MOST_BODY)
async def bring_past(request: AnyRequest, data: JSONBody[Brought]) -> Response[bytes]:
    """A record somebody brings, played through and forgotten."""
    check_origin(request)
    archive = hall_of(request).archive
    return _packed(request, await archive.bring(data.record, data.eyes, address_of(request)))


PAST = [past_link, past, past_record, past_picture, past_analysis, keep_past, bring_past]


async def head_for(request: AnyRequest, address: str, words: Words) -> str:
    """What a messenger reads of a game's page; `Complaint` if there is nothing to be shown."""
    title, told = await hall_of(request).archive.told(address, words)
    here = site(request)
    rows = {
        "og:type": "website",
        "og:site_name": words("page-title"),
        "og:title": words("page-title-of", screen=title),
        "og:description": told,
        "og:locale": words.lang,
        "og:url": f"{here}/g/{address}",
        "og:image": f"{here}/api/games/{address}/picture.png",
        "og:image:type": "image/png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": told,
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in rows.items()
    )


def _packed(request: AnyRequest, body: bytes) -> Response[bytes]:
    headers = {**PRIVATE, "vary": "accept-encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type=MediaType.JSON, headers=headers)
