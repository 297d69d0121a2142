"""Routes of the service itself: health, metrics, and schemas for clients."""

import hmac
from typing import Any

from litestar import Response, get

from foolsgold.base.messages import UserError
from foolsgold.server.http.requests import (
    registry_of,
    seat_key_of,
)
from foolsgold.server.http.responses import (
    AnyRequest,
)
from foolsgold.wire.json_schema import message_schema
from foolsgold.wire.openapi import http_schema


@get("/api/messages.json")
async def messages() -> dict[str, Any]:
    """Messages for clients, in each language."""
    return message_schema()


@get("/api/openapi.json")
async def openapi() -> dict[str, Any]:
    """The OpenAPI document of this server."""
    return http_schema()


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


SERVICE_ROUTES = [messages, openapi, healthz, metrics]
