"""Routes of the referee: legal moves, questions, moments of finished games."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from foolsgold.base.messages import UserError
from foolsgold.locales.translator import LANGUAGES
from foolsgold.server.http.referee_answers import answer_question, setup_options
from foolsgold.server.http.requests import (
    client_network_of,
    is_origin_allowed,
    negotiate_language,
    registry_of,
)
from foolsgold.wire.referee import RefereeRequest, RefereeSetup, ReplayPosition

MAX_MOVE_DIGITS = 5

AnyRequest: TypeAlias = Request[Any, Any, Any]

_referee_executor = ThreadPoolExecutor(1, "foolsgold-referee")
"""One question at a time, in a thread."""


@get("/api/referee")
async def referee_setup(request: AnyRequest) -> RefereeSetup:
    """What can be set up, and the questions people argue about."""
    return setup_options(_language(request))


@post("/api/referee", status_code=200)
async def ask_referee(request: AnyRequest, data: JSONBody[RefereeRequest]) -> Response[bytes]:
    """Whether a move is legal, in each edition, by which rule, and what follows."""
    if not is_origin_allowed(request):
        raise UserError("origin-wrong")
    registry_of(request).limits.referee_questions.require(client_network_of(request))
    lang = _language(request)
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(
        _referee_executor, answer_question, data.position, data.move, lang
    )
    return Response(found, media_type=MediaType.JSON)


@get("/api/games/{address:str}/position")
async def finished_game_position(
    request: AnyRequest, address: FromPath[str]
) -> Response[ReplayPosition]:
    """The position after this many moves of a finished game, as a referee question."""
    move = request.query_params.get("move", "0")
    number = (
        int(move) if move.isascii() and move.isdecimal() and len(move) <= MAX_MOVE_DIGITS else 0
    )
    found = await registry_of(request).archive.position(address, number, client_network_of(request))
    return Response(
        ReplayPosition(found), headers={"cache-control": "no-store", "x-robots-tag": "noindex"}
    )


REFEREE_ROUTES = [referee_setup, ask_referee, finished_game_position]


def _language(request: AnyRequest) -> str:
    lang = request.query_params.get("lang")
    return lang if lang in LANGUAGES else negotiate_language(request)
