"""The referee over HTTP: what can be laid, questions, and moments of finished games."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from foolsgold.base.messages import Complaint
from foolsgold.locales.translator import LANGUAGES
from foolsgold.server.http.referee_answers import bench, ruled
from foolsgold.server.http.requests import address_of, hall_of, language_wanted, origin_allowed
from foolsgold.wire.referee import Asked, Bench, Moment

MOST_DIGITS = 5

AnyRequest: TypeAlias = Request[Any, Any, Any]

_referee = ThreadPoolExecutor(1, "foolsgold-referee")
"""One question at a time, beside the tables."""


@get("/api/referee")
async def referee_bench(request: AnyRequest) -> Bench:
    """What can be laid, and what people argue about."""
    return bench(_lang(request))


@post("/api/referee", status_code=200)
async def ask_referee(request: AnyRequest, data: JSONBody[Asked]) -> Response[bytes]:
    """Whether this may be played here, in each edition, by which rule, and what follows."""
    if not origin_allowed(request):
        raise Complaint("origin-wrong")
    hall_of(request).questions.take(address_of(request))
    lang = _lang(request)
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(_referee, ruled, data.position, data.move, lang)
    return Response(found, media_type=MediaType.JSON)


@get("/api/games/{address:str}/position")
async def past_position(request: AnyRequest, address: FromPath[str]) -> Response[Moment]:
    """The position of a finished game after so many moves, as a question begins."""
    move = request.query_params.get("move", "0")
    number = int(move) if move.isascii() and move.isdecimal() and len(move) <= MOST_DIGITS else 0
    found = await hall_of(request).archive.position(address, number, address_of(request))
    return Response(Moment(found), headers={"cache-control": "no-store", "x-robots-tag": "noindex"})


REFEREE = [referee_bench, ask_referee, past_position]


def _lang(request: AnyRequest) -> str:
    lang = request.query_params.get("lang")
    return lang if lang in LANGUAGES else language_wanted(request)
