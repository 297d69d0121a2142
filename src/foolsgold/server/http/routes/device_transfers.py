"""What one device hands to another by a code: its list of finished games, for some minutes, once.

The server does not look inside. A wrong code, one that was used and one whose time is up are
answered alike.
"""

import secrets
import time

from litestar import MediaType, Response, post
from litestar.params import JSONBody

from foolsgold.base.messages import Complaint
from foolsgold.server.http.requests import address_of, hall_of
from foolsgold.server.http.responses import AnyRequest, check_origin
from foolsgold.server.security.tokens import ALPHABET, hash_of
from foolsgold.wire.finished_games import Fetched, Parcel, ParcelCode

LETTERS = 8
"""27 to the 8th: whoever guesses is stopped after some dozens."""
MINUTES = 15
TRIES = 3
MOST_BODY = 262_144
PRIVATE = {"cache-control": "no-store"}
UNKEPT = "\0"
"""PostgreSQL has no place for it in a text, and no list has one."""


@post("/api/parcels", request_max_body_size=MOST_BODY)
async def hand_over(request: AnyRequest, data: JSONBody[Parcel]) -> Response[ParcelCode]:
    """Takes a device's list; the answer is the code for the other one."""
    check_origin(request)
    hall = hall_of(request)
    if UNKEPT in data.body:
        raise Complaint("request-wrong")
    hall.openings.take(address_of(request))
    hall.parcels.take(address_of(request))
    now, most = time.time(), hall.settings.parcels
    for _ in range(TRIES):
        code = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
        if await hall.journal.keep_parcel(hash_of(code), data.body, now, now + 60 * MINUTES, most):
            return Response(ParcelCode(code, MINUTES), status_code=201, headers=PRIVATE)
    raise Complaint("slow-down")


@post("/api/parcels/fetch", status_code=200)
async def fetch(request: AnyRequest, data: JSONBody[Fetched]) -> Response[str]:
    """Gives the list out, to the first who has the code."""
    check_origin(request)
    hall, asker = hall_of(request), address_of(request)
    code = "".join(data.code.upper().split()).replace("-", "")
    body = None
    if hall.misses.has(asker):
        body = await hall.journal.take_parcel(hash_of(code), time.time())
    if body is None:
        hall.misses.take(asker)
        raise Complaint("parcel-unknown")
    return Response(body, media_type=MediaType.JSON, headers=PRIVATE)


PARCELS = [hand_over, fetch]
