"""Litestar application factory: routes, middleware, static site and error handlers."""

from functools import cache
from typing import Any

from litestar import Litestar, Router, get, route
from litestar.datastructures import State
from litestar.di import Provide

from foolsgold.server.http.error_handlers import ERROR_HANDLERS
from foolsgold.server.http.openapi import build_openapi_document
from foolsgold.server.http.request_context import (
    check_host,
    check_request,
    provide_translator,
)
from foolsgold.server.http.routes.catalogue import CATALOGUE_ROUTES
from foolsgold.server.http.routes.finished_games import (
    FINISHED_GAME_ROUTES,
)
from foolsgold.server.http.routes.game_list_transfers import DEVICE_TRANSFER_ROUTES
from foolsgold.server.http.routes.pages import PAGE_ROUTES, READ_METHODS, static_file
from foolsgold.server.http.routes.public_lobby import PUBLIC_LOBBY_ROUTES
from foolsgold.server.http.routes.referee import REFEREE_ROUTES
from foolsgold.server.http.routes.seat_recovery import SEAT_RECOVERY_ROUTES
from foolsgold.server.http.routes.service import SERVICE_ROUTES
from foolsgold.server.http.routes.tables import TABLE_ROUTES
from foolsgold.server.http.static_site import Site, read_site, routes_of
from foolsgold.server.http.websocket import table_socket
from foolsgold.server.lobby.room_registry import RoomRegistry

MAX_BODY_BYTES = 32_768
API_ROUTES = [
    *TABLE_ROUTES,
    *CATALOGUE_ROUTES,
    *SERVICE_ROUTES,
    *FINISHED_GAME_ROUTES,
    *REFEREE_ROUTES,
    *SEAT_RECOVERY_ROUTES,
    *DEVICE_TRANSFER_ROUTES,
    *PUBLIC_LOBBY_ROUTES,
]
DEPENDENCIES = {"translate": Provide(provide_translator, sync_to_thread=False)}


@get("/api/openapi.json", sync_to_thread=True)
def openapi() -> dict[str, Any]:
    """The OpenAPI document of this server."""
    return _openapi_document()


@cache
def _openapi_document() -> dict[str, Any]:
    return build_openapi_document([*API_ROUTES, *PAGE_ROUTES], DEPENDENCIES)


def build_app(registry: RoomRegistry, site: Site | None = None) -> Litestar:
    """Builds the application around one registry; the page is the one in the package."""
    if site is None:
        site = read_site(base=registry.settings.base_path, strangers=registry.settings.strangers)
    # Static files are in memory, so loading the page is not rate-limited.
    files = (
        [route(ways, http_method=READ_METHODS)(static_file)] if (ways := routes_of(site)) else []
    )
    return Litestar(
        [
            Router("/", route_handlers=[*API_ROUTES, openapi], before_request=check_request),
            *PAGE_ROUTES,
            *files,
            table_socket,
        ],
        state=State({"registry": registry, "site": site}),
        guards=[check_host],
        exception_handlers=ERROR_HANDLERS,
        dependencies=DEPENDENCIES,
        openapi_config=None,
        request_max_body_size=MAX_BODY_BYTES,
        # Our own log says what is needed, without values.
        logging_config=None,
    )
