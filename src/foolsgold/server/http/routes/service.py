"""Routes of the service itself: health, metrics, and schemas for clients."""

import hmac
from typing import Any

from litestar import Response, get

from foolsgold.base.messages import UserError
from foolsgold.server.http.cookies_and_links import (
    AnyRequest,
)
from foolsgold.server.http.openapi import responses
from foolsgold.server.http.request_context import (
    registry_of,
    seat_key_of,
)
from foolsgold.wire.json_schema import message_schema


@get("/api/messages.json", responses=responses())
async def messages() -> dict[str, Any]:
    """JSON Schema of all frames of the WebSocket."""
    return message_schema()


@get("/healthz", responses=responses())
async def healthz(request: AnyRequest) -> dict[str, str]:
    """Whether the server and its database answer."""
    await registry_of(request).journal.check_writable()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Prometheus metrics, with the token of the settings: to players they would reveal too much."""
    token, given = registry_of(request).settings.metrics_token, seat_key_of(request) or ""
    if token is None or not hmac.compare_digest(token.encode(), given.encode()):
        raise UserError("metrics-closed")
    page = registry_of(request).metrics.render()
    return Response(page, media_type="text/plain; version=0.0.4")


SERVICE_ROUTES = [messages, healthz, metrics]
