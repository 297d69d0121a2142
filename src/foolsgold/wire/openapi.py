"""The OpenAPI document of the few HTTP requests. A test asks a server all it allows."""

from functools import cache
from typing import Any

import msgspec

from foolsgold.wire import frames
from foolsgold.wire.http import NewTable, Problem, Seated, SitDown


@cache
def http_schema() -> dict[str, Any]:
    """The OpenAPI document of the few HTTP requests."""
    kinds = (NewTable, SitDown, Seated, frames.TableShown, Problem)
    template = "#/components/schemas/{name}"
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=template)
    new_table, sit_down, seated, table, problem = (_json(schema) for schema in schemas)
    text = {"text/plain": {"schema": {"type": "string"}}}
    anything = {"application/json": {"schema": {"type": "object"}}}

    def request(
        summary: str, good: int, answer: Any, *bad: int, body: Any = None, code: bool = False
    ) -> dict[str, Any]:
        refusals = {str(status): _told("Refused", problem) for status in (*bad, 429, 503)}
        found: dict[str, Any] = {
            "summary": summary,
            "responses": {str(good): _told("Done", answer), **refusals},
        }
        if body is not None:
            found["requestBody"] = {"required": True, "content": body}
        if code:
            place = {"name": "code", "in": "path", "required": True}
            found["parameters"] = [{**place, "schema": {"type": "string"}}]
        return found

    opening = request(
        "Open a table and take its first seat", 201, seated, 400, 403, 413, body=new_table
    )
    sitting = request(
        "Sit down at a table", 201, seated, 400, 403, 404, 409, 413, body=sit_down, code=True
    )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fool's Gold",
            "version": str(frames.PROTOCOL),
            "description": "Opening tables and sitting down; the game runs over a WebSocket.",
            "license": {"name": "MIT"},
        },
        "paths": {
            "/api/tables": {"post": opening},
            "/api/tables/{code}/seats": {"post": sitting},
            "/api/tables/{code}": {
                "get": request("A table as everybody sees it", 200, table, 404, code=True)
            },
            "/api/tables/{code}/record": {
                "get": request("The record of the last game", 200, text, 404, 409, code=True)
            },
            "/t/{code}": {"get": request("Where a link leads", 200, text, 404, code=True)},
            "/api/messages.json": {
                "get": request("JSON Schema of all frames of the socket", 200, anything)
            },
            "/healthz": {
                "get": request("Whether the server and its database answer", 200, anything)
            },
        },
        "components": {"schemas": parts},
    }


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _told(what: str, content: dict[str, Any]) -> dict[str, Any]:
    return {"description": what, "content": content}
