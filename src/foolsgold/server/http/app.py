"""Litestar application factory: routes, middleware, static site and error handlers."""

import hmac
from typing import Any

from litestar import HttpMethod, Litestar, MediaType, Response, Router, get, post, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import ValidationError

from foolsgold.base.messages import Message, UserError
from foolsgold.locales.editions import describe_rules
from foolsgold.locales.translator import LANGUAGES, Translator, translator_for
from foolsgold.play.presentation import EditionComparison, EditionInfo, RulesSheet
from foolsgold.server.http.edition_catalogue import (
    edition_comparisons,
    edition_rules,
    list_editions,
    make_invite,
)
from foolsgold.server.http.requests import (
    check_host,
    client_network_of,
    find_room,
    negotiate_language,
    registry_of,
    seat_key_of,
)
from foolsgold.server.http.responses import (
    NO_STORE,
    AnyRequest,
    check_origin,
    identify_seat_device,
    seat_response,
    shareable_table_url,
    table_url,
)
from foolsgold.server.http.routes.device_transfers import DEVICE_TRANSFER_ROUTES
from foolsgold.server.http.routes.finished_games import (
    FINISHED_GAME_ROUTES,
    PRIVATE_HEADERS,
    build_meta_tags,
)
from foolsgold.server.http.routes.public_lobby import PUBLIC_LOBBY_ROUTES
from foolsgold.server.http.routes.referee import REFEREE_ROUTES
from foolsgold.server.http.routes.seat_recovery import SEAT_RECOVERY_ROUTES
from foolsgold.server.http.static_site import INDEX, Site, StaticFile, read_site, routes_of
from foolsgold.server.http.status_codes import status_of
from foolsgold.server.http.tutorials import DEFAULT_TUTORIAL, build_tutorial
from foolsgold.server.http.websocket import table_socket
from foolsgold.server.lobby.room_registry import RoomRegistry
from foolsgold.server.projection.live import build_table_info
from foolsgold.server.security.tokens import hash_token
from foolsgold.server.storage.store import StoreError
from foolsgold.wire.duplicate_keys import reject_duplicate_keys
from foolsgold.wire.frames import PublicTable
from foolsgold.wire.http_bodies import (
    GameSummary,
    Hint,
    Invite,
    NewTable,
    Problem,
    SeatResponse,
    SitDown,
    Tutorial,
)
from foolsgold.wire.json_schema import message_schema
from foolsgold.wire.messages import to_wire
from foolsgold.wire.openapi import http_schema

MAX_BODY_BYTES = 32_768
READ_METHODS = [HttpMethod.GET, HttpMethod.HEAD]
"""Methods of the page: link previews and monitoring ask with HEAD."""


def build_app(registry: RoomRegistry, site: Site | None = None) -> Litestar:
    """Builds the application around one registry; the page is the one in the package."""
    if site is None:
        site = read_site(base=registry.settings.base_path, strangers=registry.settings.strangers)
    asked = [
        open_table, sit_down, show_table, record, ending, hint, table_rules, table_invite, editions,
        rules, comparison, default_tutorial, tutorial, messages, openapi, healthz, metrics,
        *FINISHED_GAME_ROUTES, *REFEREE_ROUTES,
        *SEAT_RECOVERY_ROUTES, *DEVICE_TRANSFER_ROUTES, *PUBLIC_LOBBY_ROUTES,
    ]  # fmt: skip
    # Static files are in memory, so loading the page is not rate-limited.
    files = (
        [route(ways, http_method=READ_METHODS)(_static_file)] if (ways := routes_of(site)) else []
    )
    return Litestar(
        [
            Router("/", route_handlers=asked, before_request=_before_request),
            page,
            public_page,
            game_page,
            table_page,
            *files,
            table_socket,
        ],
        state=State({"hall": registry, "site": site}),
        guards=[check_host],
        exception_handlers={
            UserError: _on_user_error,
            HTTPException: _on_http_error,
            StoreError: _on_store_error,
            UnicodeDecodeError: _on_unreadable_body,
            RecursionError: _on_unreadable_body,
            ValidationError: _on_unreadable_body,
            Exception: _on_error,
        },
        # Litestar's own document describes errors and lists that are not ours.
        openapi_config=None,
        request_max_body_size=MAX_BODY_BYTES,
        # Our own log says what is needed, without values.
        logging_config=None,
    )


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Response[SeatResponse]:
    """Opens a table; the answer has its code, the link for friends, and the seat."""
    check_origin(request)
    registry = registry_of(request)
    registry.seating_limiter.require(client_network_of(request))
    device = identify_seat_device(request, data)
    return seat_response(
        request, await registry.open_table(data, device.device_id), data.keep, device
    )


@post("/api/tables/{code:str}/seats")
async def sit_down(
    request: AnyRequest, code: FromPath[str], data: JSONBody[SitDown]
) -> Response[SeatResponse]:
    """Seats a person; the answer has the seat."""
    check_origin(request)
    registry = registry_of(request)
    registry.seating_limiter.require(client_network_of(request))
    room = await find_room(request, code)
    if room.table.listed and registry.settings.strangers:
        registry.public_seat_limiter.require(client_network_of(request))
    device = identify_seat_device(request, data)
    found = await registry.sit(room.table.code, data, seat_key_of(request), device.device_id)
    return seat_response(request, found, data.keep, device)


@get("/api/tables/{code:str}")
async def show_table(request: AnyRequest, code: FromPath[str]) -> PublicTable:
    """Who sits at a table, what is played, and its stage."""
    return build_table_info((await find_room(request, code)).table)


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    """The record of a game, as `foolsgold replay` reads it; only once the game is over."""
    room = await find_room(request, code)
    played = room.was_dealt_to(seat_key_of(request))
    shown = await registry_of(request).archive.row_for_table(room.finished_game_row, played=played)
    return Response(shown.record, headers=PRIVATE_HEADERS)


@get("/api/tables/{code:str}/ending")
async def ending(request: AnyRequest, code: FromPath[str]) -> Response[GameSummary]:
    """Result of each round and of the game; only once the game is over."""
    room = await find_room(request, code)
    found, played = room.ending, room.was_dealt_to(seat_key_of(request))
    await registry_of(request).archive.row_for_table(room.finished_game_row, played=played)
    return Response(found, headers=PRIVATE_HEADERS)


@get("/api/tables/{code:str}/hint")
async def hint(request: AnyRequest, code: FromPath[str]) -> Response[Hint]:
    """A hint in the asker's seat; only for a person who plays alone with bots."""
    room, key = await find_room(request, code), seat_key_of(request)
    found = await room.hint(None if key is None else hash_token(key))
    return Response(found, headers=NO_STORE)


@get("/api/messages.json")
async def messages() -> dict[str, Any]:
    """Messages for clients, in each language."""
    return message_schema()


@get("/api/openapi.json")
async def openapi() -> dict[str, Any]:
    """The OpenAPI document of this server."""
    return http_schema()


@get("/api/tables/{code:str}/rules")
async def table_rules(request: AnyRequest, code: FromPath[str]) -> RulesSheet:
    """The rule sheet of the table, also of a custom edition."""
    room = await find_room(request, code)
    return describe_rules(room.table.ruleset, _translator(request))


@get("/api/tables/{code:str}/invite")
async def table_invite(request: AnyRequest, code: FromPath[str]) -> Invite:
    """The link for friends' devices, and its QR code."""
    table = (await find_room(request, code)).table
    return await make_invite(shareable_table_url(request, table.code))


@get("/api/editions")
async def editions(request: AnyRequest) -> tuple[EditionInfo, ...]:
    """The editions to choose from."""
    return list_editions(_translator(request).lang)


@get("/api/rules/{edition:str}")
async def rules(request: AnyRequest, edition: FromPath[str]) -> RulesSheet:
    """The rule sheet of a shipped edition."""
    return edition_rules(edition, _translator(request).lang)


@get("/api/comparison")
async def comparison(request: AnyRequest) -> tuple[EditionComparison, ...]:
    """The editions of each game, compared."""
    return edition_comparisons(_translator(request).lang)


@get("/api/lesson")
async def default_tutorial(request: AnyRequest) -> Tutorial:
    """The script of the first game, the same for everybody."""
    return build_tutorial(DEFAULT_TUTORIAL, _translator(request).lang)


@get("/api/lesson/{game:str}")
async def tutorial(request: AnyRequest, game: FromPath[str]) -> Tutorial:
    """The script that teaches a game."""
    return build_tutorial(game, _translator(request).lang)


@route(
    [
        "/", "/learn", "/learn/{game:str}", "/rules/{edition:str}", "/cards/{edition:str}",
        "/tv/{code:str}", "/games", "/g", "/referee", "/referee/{dispute:str}",
    ],
    http_method=READ_METHODS,
)  # fmt: skip
async def page(request: AnyRequest) -> Response[bytes]:
    """The page; its router shows what belongs to the address, or that nothing does."""
    return _index_page(request)


@route(["/open", "/status"], http_method=READ_METHODS)
async def public_page(request: AnyRequest) -> Response[bytes]:
    """The page of the public lobby; 404 where it is off."""
    return _index_page(request, 200 if registry_of(request).settings.strangers else 404)


@route("/g/{address:str}", http_method=READ_METHODS)
async def game_page(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
    """The page of a finished game, with Open Graph tags about its result.

    A hidden game and one that does not exist get the same answer.
    """
    index = request.app.state.site.get(INDEX)
    if index is None or not registry_of(request).request_limiter.try_take(
        client_network_of(request)
    ):
        return _index_page(request)
    try:
        head = await build_meta_tags(request, address, _translator(request))
    except (UserError, StoreError):
        return _index_page(request)
    vary = {"vary": "accept, accept-encoding, accept-language"}
    return _file_response(request, index.with_head(head, {**PRIVATE_HEADERS, **vary}))


@route("/t/{code:str}", http_method=READ_METHODS)
async def table_page(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The page; programs get the instructions to join, in the reader's language."""
    if "text/html" in request.headers.get("accept", ""):
        return _index_page(request)
    await _before_request(request)
    table = (await find_room(request, code)).table
    said = _translator(request)("link-page", link=table_url(request, table.code))
    return Response(said.encode(), media_type=MediaType.TEXT, headers={"vary": "accept"})


@get("/healthz")
async def healthz(request: AnyRequest) -> dict[str, str]:
    """Health check."""
    await registry_of(request).journal.check_writable()
    return {"status": "ok"}


@get("/metrics")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Prometheus metrics, with the token of the settings: to players they would reveal too much."""
    token, given = registry_of(request).settings.metrics_token, seat_key_of(request) or ""
    if token is None or not hmac.compare_digest(token.encode(), given.encode()):
        raise UserError("metrics-closed")
    page = registry_of(request).metrics.render()
    return Response(page, media_type="text/plain; version=0.0.4")


async def _static_file(request: AnyRequest) -> Response[bytes]:
    """A file of the page."""
    file = request.app.state.site.get(request.scope["path"])
    if file is None:
        raise NotFoundException
    return _file_response(request, file)


def _index_page(request: AnyRequest, status: int = 200) -> Response[bytes]:
    index = request.app.state.site.get(INDEX)
    if index is None:
        said = _translator(request)("page-not-built")
        return Response(said.encode(), media_type=MediaType.TEXT, status_code=503, headers=NO_STORE)
    return _file_response(request, index, status)


def _file_response(request: AnyRequest, file: StaticFile, status: int = 200) -> Response[bytes]:
    body, headers = file.response(request.headers.get("accept-encoding", ""))
    return Response(body, media_type=file.content_type, headers=headers, status_code=status)


def _translator(request: AnyRequest) -> Translator:
    """Translator for the `lang` of the address, else for the reader's first supported language."""
    lang = request.query_params.get("lang")
    return translator_for(lang if lang in LANGUAGES else negotiate_language(request))


async def _before_request(request: AnyRequest) -> None:
    registry_of(request).request_limiter.require(client_network_of(request))
    if request.method == HttpMethod.POST:
        reject_duplicate_keys(await request.body())


def _problem_response(
    request: AnyRequest, message: Message, status: int | None = None
) -> Response[Problem]:
    translate = _translator(request)
    return Response(
        Problem(to_wire(message), translate.translate(message)),
        status_code=status or status_of(message.id),
        media_type=MediaType.JSON,
        headers={"content-language": translate.lang, **NO_STORE},
    )


def _on_user_error(request: AnyRequest, error: UserError) -> Response[Problem]:
    return _problem_response(request, error.message)


def _on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    asks_for_page = "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and asks_for_page and not request.url.path.startswith("/api/"):
        # The page says it in words and links to the start.
        return _index_page(request, 404)
    wrong = "page-unknown" if error.status_code in (404, 405) else "request-wrong"
    return _problem_response(request, Message(wrong), error.status_code)


def _on_unreadable_body(request: AnyRequest, _: Exception) -> Response[Problem]:
    """A body that is not UTF-8, or nested too deeply to decode."""
    return _problem_response(request, Message("request-wrong"))


def _on_store_error(request: AnyRequest, error: StoreError) -> Response[Problem]:
    registry_of(request).log.error("store failed", error=str(error))
    return _problem_response(request, Message("store-down"))


def _on_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    # Only the kind of error: its text could hold anything.
    registry_of(request).log.error("request failed", error=type(error).__name__)
    return _problem_response(request, Message("server-error"))
