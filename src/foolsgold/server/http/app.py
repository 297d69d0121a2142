"""The HTTP side: the page, opening tables, sitting down, and what a program wants to know."""

import hmac
from typing import Any

from litestar import HttpMethod, Litestar, MediaType, Response, Router, get, post, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import ValidationError

from foolsgold.base.messages import Complaint, Phrase
from foolsgold.locales.editions import sheet_told
from foolsgold.locales.translator import LANGUAGES, Words, words_for
from foolsgold.play.presentation import Comparison, EditionShown, RulesShown
from foolsgold.server.http.edition_catalogue import (
    comparisons_shown,
    editions_shown,
    invite,
    shipped_rules,
)
from foolsgold.server.http.requests import (
    address_of,
    check_host,
    hall_of,
    key_of,
    language_wanted,
    room_for,
)
from foolsgold.server.http.responses import (
    NO_STORE,
    AnyRequest,
    check_origin,
    device_for_seat,
    link_for_friends,
    link_to,
    seated,
)
from foolsgold.server.http.routes.device_transfers import PARCELS
from foolsgold.server.http.routes.finished_games import PAST, PRIVATE, head_for
from foolsgold.server.http.routes.public_lobby import STRANGERS
from foolsgold.server.http.routes.referee import REFEREE
from foolsgold.server.http.routes.seat_recovery import SEATS
from foolsgold.server.http.static_site import INDEX, File, Site, read_site, ways_to
from foolsgold.server.http.status_codes import status_of
from foolsgold.server.http.tutorials import FIRST_LESSON, lesson_shown
from foolsgold.server.http.websocket import live
from foolsgold.server.lobby.room_registry import Hall
from foolsgold.server.projection.live import table_shown
from foolsgold.server.security.tokens import hash_of
from foolsgold.server.storage.store import StoreError
from foolsgold.wire.duplicate_keys import check_once
from foolsgold.wire.frames import TableShown
from foolsgold.wire.http_bodies import (
    Ending,
    Hint,
    Invite,
    Lesson,
    NewTable,
    Problem,
    Seated,
    SitDown,
)
from foolsgold.wire.json_schema import message_schema
from foolsgold.wire.messages import said
from foolsgold.wire.openapi import http_schema

MOST_BODY = 32_768
LOOKS = [HttpMethod.GET, HttpMethod.HEAD]
"""How the page is asked for: previews of links and watchdogs ask for the head alone."""


def build_app(hall: Hall, site: Site | None = None) -> Litestar:
    """The whole application around one hall; the page is the one in the package."""
    if site is None:
        site = read_site(base=hall.settings.base_path, strangers=hall.settings.strangers)
    asked = [
        open_table, sit_down, show_table, record, ending, hint, table_rules, table_invite, editions,
        rules, comparison, first_game, lesson, messages, openapi, healthz, metrics, *PAST, *REFEREE,
        *SEATS, *PARCELS, *STRANGERS,
    ]  # fmt: skip
    # A family that loads the page all at once is not slowed down: its files lie in memory.
    files = [route(ways, http_method=LOOKS)(_file)] if (ways := ways_to(site)) else []
    return Litestar(
        [
            Router("/", route_handlers=asked, before_request=_limited),
            page,
            public_page,
            game_page,
            link,
            *files,
            live,
        ],
        state=State({"hall": hall, "site": site}),
        guards=[check_host],
        exception_handlers={
            Complaint: _complained,
            HTTPException: _refused,
            StoreError: _store_failed,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            ValidationError: _unreadable,
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
    check_origin(request)
    hall = hall_of(request)
    hall.openings.take(address_of(request))
    device = device_for_seat(request, data)
    return seated(request, await hall.open(data, device.name), data.keep, device)


@post("/api/tables/{code:str}/seats")
async def sit_down(
    request: AnyRequest, code: FromPath[str], data: JSONBody[SitDown]
) -> Response[Seated]:
    """The answer holds the seat."""
    check_origin(request)
    hall = hall_of(request)
    hall.openings.take(address_of(request))
    room = await room_for(request, code)
    if room.table.listed and hall.settings.strangers:
        hall.strangers.take(address_of(request))
    device = device_for_seat(request, data)
    found = await hall.sit(room.table.code, data, key_of(request), device.name)
    return seated(request, found, data.keep, device)


@get("/api/tables/{code:str}")
async def show_table(request: AnyRequest, code: FromPath[str]) -> TableShown:
    """Who sits there, what is played, and where it stands."""
    return table_shown((await room_for(request, code)).table)


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    """The text that `foolsgold replay` shows again; only once the game is over."""
    room = await room_for(request, code)
    played = room.played(key_of(request))
    shown = await hall_of(request).archive.at_table(room.kept, played=played)
    return Response(shown.record, headers=PRIVATE)


@get("/api/tables/{code:str}/ending")
async def ending(request: AnyRequest, code: FromPath[str]) -> Response[Ending]:
    """How each round went and what was earned; only once the game is over."""
    room = await room_for(request, code)
    found, played = room.ending, room.played(key_of(request))
    await hall_of(request).archive.at_table(room.kept, played=played)
    return Response(found, headers=PRIVATE)


@get("/api/tables/{code:str}/hint")
async def hint(request: AnyRequest, code: FromPath[str]) -> Response[Hint]:
    """What a bot would do in the asker's seat; only for whoever plays alone with bots."""
    room, key = await room_for(request, code), key_of(request)
    found = await room.hint(None if key is None else hash_of(key))
    return Response(found, headers=NO_STORE)


@get("/api/messages.json")
async def messages() -> dict[str, Any]:
    """For clients in other languages."""
    return message_schema()


@get("/api/openapi.json")
async def openapi() -> dict[str, Any]:
    """The requests of this server, for programs."""
    return http_schema()


@get("/api/tables/{code:str}/rules")
async def table_rules(request: AnyRequest, code: FromPath[str]) -> RulesShown:
    """The rules sheet of what is played there, be it an edition of somebody's own."""
    room = await room_for(request, code)
    return sheet_told(room.table.box, _words(request))


@get("/api/tables/{code:str}/invite")
async def table_invite(request: AnyRequest, code: FromPath[str]) -> Invite:
    """The link for friends' devices, and its QR code."""
    table = (await room_for(request, code)).table
    return await invite(link_for_friends(request, table.code))


@get("/api/editions")
async def editions(request: AnyRequest) -> tuple[EditionShown, ...]:
    """The boxes to choose from."""
    return editions_shown(_words(request).lang)


@get("/api/rules/{edition:str}")
async def rules(request: AnyRequest, edition: FromPath[str]) -> RulesShown:
    """The rules sheet of a shipped edition."""
    return shipped_rules(edition, _words(request).lang)


@get("/api/comparison")
async def comparison(request: AnyRequest) -> tuple[Comparison, ...]:
    """The editions of each game side by side."""
    return comparisons_shown(_words(request).lang)


@get("/api/lesson")
async def first_game(request: AnyRequest) -> Lesson:
    """The script of the first game, the same for everybody."""
    return lesson_shown(FIRST_LESSON, _words(request).lang)


@get("/api/lesson/{game:str}")
async def lesson(request: AnyRequest, game: FromPath[str]) -> Lesson:
    """The script that teaches a game."""
    return lesson_shown(game, _words(request).lang)


@route(
    [
        "/", "/learn", "/learn/{game:str}", "/rules/{edition:str}", "/cards/{edition:str}",
        "/tv/{code:str}", "/games", "/g", "/referee", "/referee/{dispute:str}",
    ],
    http_method=LOOKS,
)  # fmt: skip
async def page(request: AnyRequest) -> Response[bytes]:
    """The page finds out itself what its address is about, and says so if that is nothing."""
    return _page(request)


@route(["/open", "/status"], http_method=LOOKS)
async def public_page(request: AnyRequest) -> Response[bytes]:
    """The page where strangers meet; elsewhere there is no such place."""
    return _page(request, 200 if hall_of(request).settings.strangers else 404)


@route("/g/{address:str}", http_method=LOOKS)
async def game_page(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
    """The page; for a messenger its head tells how the game ended.

    Of a game that is not shown, or not there, it tells the same nothing.
    """
    index = request.app.state.site.get(INDEX)
    if index is None or not hall_of(request).addresses.allows(address_of(request)):
        return _page(request)
    try:
        head = await head_for(request, address, _words(request))
    except (Complaint, StoreError):
        return _page(request)
    vary = {"vary": "accept, accept-encoding, accept-language"}
    return _sent(request, index.with_head(head, {**PRIVATE, **vary}))


@route("/t/{code:str}", http_method=LOOKS)
async def link(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The page; to a program, how to join, in its reader's language."""
    if "text/html" in request.headers.get("accept", ""):
        return _page(request)
    await _limited(request)
    table = (await room_for(request, code)).table
    said = _words(request)("link-page", link=link_to(request, table.code))
    return Response(said.encode(), media_type=MediaType.TEXT, headers={"vary": "accept"})


@get("/healthz")
async def healthz(request: AnyRequest) -> dict[str, str]:
    """For whoever watches over the server."""
    await hall_of(request).journal.check()
    return {"status": "ok"}


@get("/metrics")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """For Prometheus, with the token of the settings: to a player the counts would say too much."""
    token, given = hall_of(request).settings.metrics_token, key_of(request) or ""
    if token is None or not hmac.compare_digest(token.encode(), given.encode()):
        raise Complaint("metrics-closed")
    page = hall_of(request).metrics.page()
    return Response(page, media_type="text/plain; version=0.0.4")


async def _file(request: AnyRequest) -> Response[bytes]:
    """A file of the page."""
    file = request.app.state.site.get(request.scope["path"])
    if file is None:
        raise NotFoundException
    return _sent(request, file)


def _page(request: AnyRequest, status: int = 200) -> Response[bytes]:
    index = request.app.state.site.get(INDEX)
    if index is None:
        said = _words(request)("page-not-built")
        return Response(said.encode(), media_type=MediaType.TEXT, status_code=503, headers=NO_STORE)
    return _sent(request, index, status)


def _sent(request: AnyRequest, file: File, status: int = 200) -> Response[bytes]:
    body, headers = file.answer(request.headers.get("accept-encoding", ""))
    return Response(body, media_type=file.kind, headers=headers, status_code=status)


def _words(request: AnyRequest) -> Words:
    """The language asked for in the address, else the first of the reader's that is ours."""
    lang = request.query_params.get("lang")
    return words_for(lang if lang in LANGUAGES else language_wanted(request))


async def _limited(request: AnyRequest) -> None:
    hall_of(request).addresses.take(address_of(request))
    if request.method == HttpMethod.POST:
        check_once(await request.body())


def _problem(request: AnyRequest, phrase: Phrase, status: int | None = None) -> Response[Problem]:
    words = _words(request)
    return Response(
        Problem(said(phrase), words.say(phrase)),
        status_code=status or status_of(phrase.id),
        media_type=MediaType.JSON,
        headers={"content-language": words.lang, **NO_STORE},
    )


def _complained(request: AnyRequest, complaint: Complaint) -> Response[Problem]:
    return _problem(request, complaint.phrase)


def _refused(request: AnyRequest, error: HTTPException) -> Response[Any]:
    asks_for_page = "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and asks_for_page and not request.url.path.startswith("/api/"):
        # The page says it in words and shows the way home.
        return _page(request, 404)
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
