"""Routes of the referee: legal moves, questions, moments of finished games."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from foolsgold.base.messages import UserError
from foolsgold.locales.translator import Translator
from foolsgold.server.http.openapi import responses
from foolsgold.server.http.referee_answers import answer_question, setup_options
from foolsgold.server.http.request_context import (
    client_network_of,
    is_origin_allowed,
    registry_of,
)
from foolsgold.wire.referee import RefereeRequest, RefereeResponse, RefereeSetup, ReplayPosition

MAX_MOVE_DIGITS = 5

AnyRequest: TypeAlias = Request[Any, Any, Any]

_referee_executor = ThreadPoolExecutor(1, "foolsgold-referee")
"""One question at a time, in a thread."""


@get("/api/referee", responses=responses())
async def referee_setup(translate: NamedDependency[Translator]) -> RefereeSetup:
    """What can be set up, and the questions people argue about."""
    return setup_options(translate.lang)


@post(
    "/api/referee",
    status_code=200,
    responses=responses(403, 413, body=RefereeResponse),
)
async def ask_referee(
    request: AnyRequest, data: JSONBody[RefereeRequest], translate: NamedDependency[Translator]
) -> Response[bytes]:
    """Whether a move is legal, in each edition, by which rule, and what follows."""
    if not is_origin_allowed(request):
        raise UserError("origin-wrong")
    registry_of(request).limits.referee_questions.require(client_network_of(request))
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(
        _referee_executor, answer_question, data.position, data.move, translate.lang
    )
    return Response(found, media_type=MediaType.JSON)


@get("/api/games/{address:str}/position", responses=responses(404, 410))
async def finished_game_position(
    request: AnyRequest, address: FromPath[str], move: FromQuery[str] = "0"
) -> Response[ReplayPosition]:
    """The position after this many moves of a finished game, as a referee question."""
    number = (
        int(move) if move.isascii() and move.isdecimal() and len(move) <= MAX_MOVE_DIGITS else 0
    )
    found = await registry_of(request).archive.position(address, number, client_network_of(request))
    return Response(
        ReplayPosition(found), headers={"cache-control": "no-store", "x-robots-tag": "noindex"}
    )


REFEREE_ROUTES = [referee_setup, ask_referee, finished_game_position]
