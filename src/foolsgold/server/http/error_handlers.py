"""Error handlers: every error becomes a translated problem document."""

from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from msgspec import ValidationError

from foolsgold.base.messages import Message, UserError
from foolsgold.server.http.cookies_and_links import (
    NO_STORE,
    AnyRequest,
)
from foolsgold.server.http.request_context import (
    registry_of,
    translator_of,
)
from foolsgold.server.http.routes.pages import index_page
from foolsgold.server.http.status_codes import status_of
from foolsgold.server.storage.store import StoreError
from foolsgold.wire.http_bodies import (
    Problem,
)
from foolsgold.wire.translatable_messages import to_wire


def _problem_response(
    request: AnyRequest, message: Message, status: int | None = None
) -> Response[Problem]:
    translate = translator_of(request)
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
        return index_page(request, 404)
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


ERROR_HANDLERS: ExceptionHandlersMap = {
    UserError: _on_user_error,
    HTTPException: _on_http_error,
    StoreError: _on_store_error,
    UnicodeDecodeError: _on_unreadable_body,
    RecursionError: _on_unreadable_body,
    ValidationError: _on_unreadable_body,
    Exception: _on_error,
}
"""By exception type; the most specific one wins."""
