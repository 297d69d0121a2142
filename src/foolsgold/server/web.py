"""The HTTP side: opening tables, sitting down, and what a program wants to know of a server."""

from typing import Any, TypeAlias

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody

from foolsgold.base.phrases import Complaint, Phrase
from foolsgold.locales.words import words_for
from foolsgold.server.asking import (
    COOKIE,
    address_of,
    hall_of,
    is_loopback,
    language_wanted,
    origin_allowed,
    room_for,
)
from foolsgold.server.hall import Hall
from foolsgold.server.live import live
from foolsgold.server.showing import table_shown
from foolsgold.server.statuses import status_of
from foolsgold.server.store import StoreError
from foolsgold.wire.frames import TableShown
from foolsgold.wire.http import Keep, NewTable, Problem, Seated, SitDown
from foolsgold.wire.openapi import http_schema
from foolsgold.wire.said import said
from foolsgold.wire.schema import message_schema

COOKIE_SECONDS = 30 * 24 * 3600
MOST_BODY = 32_768
NO_STORE = {"cache-control": "no-store"}

AnyRequest: TypeAlias = Request[Any, Any, Any]


def build_app(hall: Hall) -> Litestar:
    """The whole application around one hall."""
    return Litestar(
        [open_table, sit_down, show_table, record, messages, openapi, link, healthz, metrics, live],
        state=State({"hall": hall}),
        before_request=_limited,
        exception_handlers={
            Complaint: _complained,
            HTTPException: _refused,
            StoreError: _store_failed,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _failed,
        },
        # The library's own document describes refusals and lists that are not ours.
        openapi_config=None,
        request_max_body_size=MOST_BODY,
        # Our own log says what is needed, without values.
        logging_config=None,
    )


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Response[Seated]:
    """The answer holds the code, the link for friends, and the seat."""
    _check_origin(request)
    hall = hall_of(request)
    hall.openings.take(address_of(request))
    return _seated(request, await hall.open(data), data.keep)


@post("/api/tables/{code:str}/seats")
async def sit_down(
    request: AnyRequest, code: FromPath[str], data: JSONBody[SitDown]
) -> Response[Seated]:
    """The answer holds the seat."""
    _check_origin(request)
    hall = hall_of(request)
    hall.openings.take(address_of(request))
    room = await room_for(request, code)
    return _seated(request, await hall.sit(room.table.code, data), data.keep)


@get("/api/tables/{code:str}")
async def show_table(request: AnyRequest, code: FromPath[str]) -> TableShown:
    """Who sits there, what is played, and where it stands."""
    return table_shown((await room_for(request, code)).table)


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, code: FromPath[str]) -> str:
    """The text that `foolsgold replay` shows again; only once the game is over."""
    return (await room_for(request, code)).record


@get("/api/messages.json")
async def messages() -> dict[str, Any]:
    """For clients in other languages."""
    return message_schema()


@get("/api/openapi.json")
async def openapi() -> dict[str, Any]:
    """The requests of this server, for programs."""
    return http_schema()


@get("/t/{code:str}", media_type=MediaType.TEXT)
async def link(request: AnyRequest, code: FromPath[str]) -> str:
    """How to join, in the reader's language."""
    table = (await room_for(request, code)).table
    return words_for(language_wanted(request))("link-page", link=_link(request, table.code))


@get("/healthz")
async def healthz(request: AnyRequest) -> dict[str, str]:
    """For whoever watches over the server."""
    await hall_of(request).journal.check()
    return {"status": "ok"}


@get("/metrics")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """For Prometheus on the same machine: to a player the counts would say too much."""
    if not is_loopback(address_of(request)):
        raise Complaint("metrics-local")
    page = hall_of(request).metrics.page()
    return Response(page, media_type="text/plain; version=0.0.4")


def _seated(request: AnyRequest, seated: Seated, keep: Keep) -> Response[Seated]:
    """A browser gets its key as a cookie its own script cannot read, a program in the answer."""
    cookies = []
    if keep is Keep.COOKIE:
        cookies = [
            Cookie(
                key=COOKIE,
                value=seated.key,
                path=f"/api/tables/{seated.code}",
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="strict",
                secure=request.url.scheme == "https",
            )
        ]
    key = seated.key if keep is Keep.BEARER else None
    body = Seated(seated.code, _link(request, seated.code), seated.seat, key)
    return Response(body, cookies=cookies, headers=NO_STORE)


def _link(request: AnyRequest, code: str) -> str:
    return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}/t/{code}"


def _check_origin(request: AnyRequest) -> None:
    if not origin_allowed(request):
        raise Complaint("origin-wrong")


async def _limited(request: AnyRequest) -> None:
    hall_of(request).addresses.take(address_of(request))


def _problem(request: AnyRequest, phrase: Phrase, status: int | None = None) -> Response[Problem]:
    lang = language_wanted(request)
    return Response(
        Problem(said(phrase), words_for(lang).say(phrase)),
        status_code=status or status_of(phrase.id),
        media_type=MediaType.JSON,
        headers={"content-language": lang, **NO_STORE},
    )


def _complained(request: AnyRequest, complaint: Complaint) -> Response[Problem]:
    return _problem(request, complaint.phrase)


def _refused(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    wrong = "page-unknown" if error.status_code in (404, 405) else "request-wrong"
    return _problem(request, Phrase(wrong), error.status_code)


def _unreadable(request: AnyRequest, _: Exception) -> Response[Problem]:
    """A body that is no text, or nested deeper than anybody reads."""
    return _problem(request, Phrase("request-wrong"))


def _store_failed(request: AnyRequest, error: StoreError) -> Response[Problem]:
    hall_of(request).log.error("store failed", error=str(error))
    return _problem(request, Phrase("store-down"))


def _failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    # Only the kind of error: its text could hold anything.
    hall_of(request).log.error("request failed", error=type(error).__name__)
    return _problem(request, Phrase("server-error"))
