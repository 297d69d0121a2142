"""Routes of the page and its static files."""

from litestar import HttpMethod, MediaType, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from foolsgold.base.messages import UserError
from foolsgold.server.http.cookies_and_links import (
    NO_STORE,
    AnyRequest,
    table_url,
)
from foolsgold.server.http.openapi import responses
from foolsgold.server.http.request_context import (
    check_request,
    client_network_of,
    find_room,
    registry_of,
    translator_of,
)
from foolsgold.server.http.routes.finished_games import (
    PRIVATE_HEADERS,
    build_meta_tags,
)
from foolsgold.server.http.static_site import INDEX, StaticFile
from foolsgold.server.storage.store import StoreError

READ_METHODS = [HttpMethod.GET, HttpMethod.HEAD]
"""Methods of the page: link previews and monitoring ask with HEAD."""


@route(
    [
        "/", "/learn", "/learn/{game:str}", "/rules/{edition:str}", "/cards/{edition:str}",
        "/tv/{code:str}", "/games", "/g", "/referee", "/referee/{dispute:str}",
    ],
    http_method=READ_METHODS, include_in_schema=False,
)  # fmt: skip
async def page(request: AnyRequest) -> Response[bytes]:
    """The page; its router shows what belongs to the address, or that nothing does."""
    return index_page(request)


@route(["/open", "/status"], http_method=READ_METHODS, include_in_schema=False)
async def public_page(request: AnyRequest) -> Response[bytes]:
    """The page of the public lobby; 404 where it is off."""
    return index_page(request, 200 if registry_of(request).settings.strangers else 404)


@route("/g/{address:str}", http_method=READ_METHODS, include_in_schema=False)
async def game_page(request: AnyRequest, address: FromPath[str]) -> Response[bytes]:
    """The page of a finished game, with Open Graph tags about its result.

    A hidden game and one that does not exist get the same answer.
    """
    index = request.app.state.site.get(INDEX)
    if index is None or not registry_of(request).limits.requests.try_take(
        client_network_of(request)
    ):
        return index_page(request)
    try:
        head = await build_meta_tags(request, address, translator_of(request))
    except (UserError, StoreError):
        return index_page(request)
    vary = {"vary": "accept, accept-encoding, accept-language"}
    return file_response(request, index.with_head(head, {**PRIVATE_HEADERS, **vary}))


@route(
    "/t/{code:str}",
    http_method=READ_METHODS,
    media_type=MediaType.TEXT,
    responses=responses(404),
)
async def table_page(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The page; programs get the instructions to join, in the reader's language."""
    if "text/html" in request.headers.get("accept", ""):
        return index_page(request)
    await check_request(request)
    table = (await find_room(request, code)).table
    text = translator_of(request)("link-page", link=table_url(request, table.code))
    return Response(text.encode(), media_type=MediaType.TEXT, headers={"vary": "accept"})


async def static_file(request: AnyRequest) -> Response[bytes]:
    """A file of the page."""
    file = request.app.state.site.get(request.scope["path"])
    if file is None:
        raise NotFoundException
    return file_response(request, file)


def index_page(request: AnyRequest, status: int = 200) -> Response[bytes]:
    """The index page, or a note that the page was not built."""
    index = request.app.state.site.get(INDEX)
    if index is None:
        text = translator_of(request)("page-not-built")
        return Response(text.encode(), media_type=MediaType.TEXT, status_code=503, headers=NO_STORE)
    return file_response(request, index, status)


def file_response(request: AnyRequest, file: StaticFile, status: int = 200) -> Response[bytes]:
    """A static file in an encoding that the client accepts."""
    body, headers = file.response(request.headers.get("accept-encoding", ""))
    return Response(body, media_type=file.content_type, headers=headers, status_code=status)


PAGE_ROUTES = [page, public_page, game_page, table_page]
