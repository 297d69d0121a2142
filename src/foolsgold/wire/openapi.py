"""OpenAPI document of the HTTP API; a test sends a server everything it allows."""

from functools import cache
from typing import Any

import msgspec

from foolsgold.play.presentation import EditionComparison, EditionInfo, RulesSheet
from foolsgold.wire import frames
from foolsgold.wire.analysis import AnalysisStatus
from foolsgold.wire.finished_games import (
    DeviceTransfer,
    DeviceTransferCode,
    DeviceTransferFetch,
    Replay,
    ReplayLink,
    ReplayUpload,
    VisibilityRequest,
)
from foolsgold.wire.http_bodies import (
    GameSummary,
    Hint,
    Invite,
    NewTable,
    Problem,
    SeatRequestBody,
    SeatResponse,
    SeatTransferCode,
    SeatTransferRequest,
    SitDown,
    Tutorial,
)
from foolsgold.wire.public_lobby import BlockCount, OpenTables, PersonReport, ServerStatus
from foolsgold.wire.referee import RefereeRequest, RefereeResponse, RefereeSetup, ReplayPosition


@cache
def http_schema() -> dict[str, Any]:
    """The OpenAPI document of the few HTTP requests."""
    kinds = (
        NewTable, SitDown, SeatResponse, frames.PublicTable, Problem, tuple[EditionInfo, ...],
        RulesSheet,
        Invite, Tutorial, GameSummary, tuple[EditionComparison, ...], Hint, ReplayLink, Replay,
        VisibilityRequest, ReplayUpload,
        RefereeSetup, RefereeRequest, RefereeResponse, ReplayPosition, SeatTransferRequest,
        SeatTransferCode, SeatRequestBody,
        AnalysisStatus, DeviceTransfer, DeviceTransferCode, DeviceTransferFetch, OpenTables,
        ServerStatus, PersonReport, BlockCount,
    )  # fmt: skip
    template = "#/components/schemas/{name}"
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=template)
    (
        new_table, sit_down, seated, table, problem, editions, rules, invite, lesson,
        ending, comparison, hint, past_link, past, keeping, brought, bench, asked, ruled, moment,
        carry, carry_shown, ask_for_seat, analysis,
        parcel, parcel_code, fetched, open_tables, status, report, blocks,
    ) = map(_json_content, schemas)  # fmt: skip
    text = {"text/plain": {"schema": {"type": "string"}}}
    page = {**text, "text/html": {"schema": {"type": "string"}}}
    picture = {"image/png": {"schema": {"type": "string", "format": "binary"}}}
    anything = {"application/json": {"schema": {"type": "object"}}}

    def request(
        summary: str,
        good: int,
        answer: Any,
        *bad: int,
        body: Any = None,
        at: str | None = None,
        lang: bool = False,
    ) -> dict[str, Any]:
        refusals = {str(status): _response("Refused", problem) for status in (*bad, 429, 503)}
        found: dict[str, Any] = {
            "summary": summary,
            "responses": {str(good): _response("Done", answer), **refusals},
        }
        if body is not None:
            found["requestBody"] = {"required": True, "content": body}
        places = [] if at is None else [{"name": at, "in": "path", "required": True}]
        if lang:
            # Without it, or with one that is not ours, Accept-Language decides.
            places.append({"name": "lang", "in": "query", "required": False})
        if places:
            found["parameters"] = [{**place, "schema": {"type": "string"}} for place in places]
        return found

    opening = request(
        "Open a table and take its first seat", 201, seated, 400, 403, 413, body=new_table
    )
    sitting = request(
        "Sit down at a table", 201, seated, 400, 403, 404, 409, 413, body=sit_down, at="code"
    )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fool's Gold",
            "version": str(frames.PROTOCOL_VERSION),
            "description": "Opening tables and sitting down; the game runs over a WebSocket.",
            "license": {"name": "MIT"},
        },
        "paths": {
            "/api/tables": {
                "get": request("Open tables, where strangers meet", 200, open_tables, 403),
                "post": opening,
            },
            "/api/tables/{code}/seats": {"post": sitting},
            "/api/tables/{code}": {
                "get": request("A table as everybody sees it", 200, table, 404, at="code")
            },
            "/api/tables/{code}/record": {
                "get": request("The record of the last game", 200, text, 404, 409, at="code")
            },
            "/api/tables/{code}/ending": {
                "get": request("What the last game came to", 200, ending, 404, 409, at="code")
            },
            "/api/tables/{code}/hint": {
                "get": request(
                    "What a bot would do in your seat", 200, hint, 400, 404, 409, at="code"
                )
            },
            "/api/tables/{code}/carry": {
                "get": request(
                    "What brings your seat to another device", 200, carry_shown, 404, 409, at="code"
                ),
                "post": request(
                    "Bring your seat here",
                    201,
                    seated,
                    400,
                    403,
                    404,
                    409,
                    413,
                    body=carry,
                    at="code",
                ),
            },
            "/api/tables/{code}/asks": {
                "post": request(
                    "Ask for the seat whose key you have lost",
                    201,
                    seated,
                    400,
                    403,
                    404,
                    409,
                    413,
                    body=ask_for_seat,
                    at="code",
                )
            },
            "/api/tables/{code}/reports": {
                "post": request(
                    "Report somebody at your table to whoever runs the server",
                    201,
                    report,
                    400,
                    403,
                    404,
                    409,
                    413,
                    body=report,
                    at="code",
                )
            },
            "/api/blocks": {"get": request("How many devices yours has blocked", 200, blocks, 403)},
            "/api/blocks/forget": {
                "post": request("Let all of them come again", 200, blocks, 400, 403, 413)
            },
            "/api/status": {
                "get": request("Plain figures, where strangers meet", 200, status, 403)
            },
            "/api/tables/{code}/rules": {
                "get": request(
                    "The rules sheet of what is played there", 200, rules, 404, at="code", lang=True
                )
            },
            "/api/tables/{code}/invite": {
                "get": request(
                    "The link for friends, and its QR code", 200, invite, 400, 404, at="code"
                )
            },
            "/api/tables/{code}/past": {
                "get": request("Where to look back at it", 200, past_link, 404, 409, at="code")
            },
            "/api/games": {
                "post": request(
                    "Look at a record; it is not kept", 200, past, 400, 403, 413, body=brought
                )
            },
            "/api/games/{address}": {
                "get": request(
                    "A finished game as somebody saw it", 200, past, 400, 404, 410, at="address"
                ),
                "post": request(
                    "Show, hide or delete it, by the key of who played",
                    200,
                    past_link,
                    400,
                    403,
                    404,
                    410,
                    413,
                    body=keeping,
                    at="address",
                ),
            },
            "/api/games/{address}/analysis": {
                "get": request(
                    "What was found out about it, or how far that is",
                    200,
                    analysis,
                    404,
                    410,
                    at="address",
                )
            },
            "/api/games/{address}/picture.png": {
                "get": request("Its picture", 200, picture, 400, 404, 410, at="address")
            },
            "/api/games/{address}/record": {
                "get": request("Its record", 200, text, 404, 410, at="address")
            },
            "/api/games/{address}/position": {
                "get": request(
                    "A moment of it, for the referee", 200, moment, 400, 404, 410, at="address"
                )
            },
            "/api/parcels": {
                "post": request(
                    "Hand a device's list to another one",
                    201,
                    parcel_code,
                    400,
                    403,
                    413,
                    body=parcel,
                )
            },
            "/api/parcels/fetch": {
                "post": request(
                    "Fetch it by its code, once", 200, anything, 400, 403, 404, 413, body=fetched
                )
            },
            "/api/referee": {
                "get": request("What can be laid before the referee", 200, bench, lang=True),
                "post": request(
                    "May this be played here, in each edition?",
                    200,
                    ruled,
                    400,
                    403,
                    413,
                    body=asked,
                    lang=True,
                ),
            },
            "/api/editions": {
                "get": request("The editions to choose from", 200, editions, lang=True)
            },
            "/api/comparison": {
                "get": request("The editions of each game side by side", 200, comparison, lang=True)
            },
            "/api/lesson": {"get": request("The script of a first game", 200, lesson, lang=True)},
            "/api/lesson/{game}": {
                "get": request(
                    "The script that teaches a game",
                    200,
                    lesson,
                    400,
                    404,
                    at="game",
                    lang=True,
                )
            },
            "/api/rules/{edition}": {
                "get": request(
                    "The rules sheet of a shipped edition",
                    200,
                    rules,
                    400,
                    404,
                    at="edition",
                    lang=True,
                )
            },
            "/t/{code}": {"get": request("Where a link leads", 200, page, 404, at="code")},
            "/api/messages.json": {
                "get": request("JSON Schema of all frames of the socket", 200, anything)
            },
            "/healthz": {
                "get": request("Whether the server and its database answer", 200, anything)
            },
        },
        "components": {"schemas": parts},
    }


def _json_content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _response(what: str, content: dict[str, Any]) -> dict[str, Any]:
    return {"description": what, "content": content}
