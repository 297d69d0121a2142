"""Device transfer: hands a list of finished games to another device by a one-time code.

The server does not look inside. A wrong, a used and an expired code get the same answer.
"""

import secrets
import time
from typing import Any

from litestar import MediaType, Response, post
from litestar.params import JSONBody

from foolsgold.base.messages import UserError
from foolsgold.server.http.cookies_and_links import AnyRequest, check_origin
from foolsgold.server.http.openapi import responses
from foolsgold.server.http.request_context import client_network_of, registry_of
from foolsgold.server.security.tokens import CODE_ALPHABET, hash_token
from foolsgold.server.storage.store import Store
from foolsgold.wire.finished_games import DeviceTransfer, DeviceTransferCode, DeviceTransferFetch

TRANSFER_CODE_LETTERS = 8
"""27 to the 8th codes: guessing is stopped after some dozens."""
TRANSFER_MINUTES = 15
MAX_CODE_TRIES = 3
MAX_BODY_BYTES = 262_144
PRIVATE_HEADERS = {"cache-control": "no-store"}
NUL_CHARACTER = "\0"
"""PostgreSQL cannot store it in a text, and no list contains one."""


@post("/api/parcels", request_max_body_size=MAX_BODY_BYTES, responses=responses(403, 413))
async def create_transfer(
    request: AnyRequest, data: JSONBody[DeviceTransfer]
) -> Response[DeviceTransferCode]:
    """Stores a device's list; the answer is the code for the other device."""
    check_origin(request)
    registry = registry_of(request)
    if NUL_CHARACTER in data.body:
        raise UserError("request-wrong")
    registry.limits.seatings.require(client_network_of(request))
    registry.limits.device_transfers.require(client_network_of(request))
    now, most = time.time(), registry.settings.parcels
    for _ in range(MAX_CODE_TRIES):
        code = "".join(secrets.choice(CODE_ALPHABET) for _ in range(TRANSFER_CODE_LETTERS))
        if await registry.journal.write(
            Store.save_transfer, hash_token(code), data.body, now, now + 60 * TRANSFER_MINUTES, most
        ):
            return Response(
                DeviceTransferCode(code, TRANSFER_MINUTES), status_code=201, headers=PRIVATE_HEADERS
            )
    raise UserError("slow-down")


@post(
    "/api/parcels/fetch",
    status_code=200,
    responses=responses(403, 404, 413, body=dict[str, Any]),
)
async def redeem_transfer(
    request: AnyRequest, data: JSONBody[DeviceTransferFetch]
) -> Response[str]:
    """Returns the list to the first who has the code."""
    check_origin(request)
    registry, network = registry_of(request), client_network_of(request)
    code = "".join(data.code.upper().split()).replace("-", "")
    body = None
    if registry.limits.wrong_codes.has_tokens(network):
        body = await registry.journal.write(Store.take_transfer, hash_token(code), time.time())
    if body is None:
        registry.limits.wrong_codes.require(network)
        raise UserError("parcel-unknown")
    return Response(body, media_type=MediaType.JSON, headers=PRIVATE_HEADERS)


DEVICE_TRANSFER_ROUTES = [create_transfer, redeem_transfer]
