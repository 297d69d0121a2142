"""Maps a `UserError` to an HTTP status or a WebSocket close code."""

BAD_REQUEST = 400
INTERNAL_SERVER_ERROR = 500
INTERNAL_ERROR_CLOSE_CODE = 1011

_STATUS_BY_MESSAGE = {
    "table-unknown": 404, "page-unknown": 404, "slow-down": 429, "store-down": 503,
    "bye-stopping": 503, "origin-wrong": 403, "metrics-closed": 403,
    "host-wrong": 421, "request-other": 409, "table-worn": 409, "table-locked": 409,
    "table-full": 409, "seat-taken": 409, "game-running": 409, "seats-closed": 409,
    "name-taken": 409, "record-early": 409, "ending-early": 409, "seat-lost": 409,
    "hint-alone": 409, "hint-none": 409, "turn-not-yours": 409,
    "too-many-devices": 429, "shows-many": 429, "seats-awaited": 409, "seats-few": 409,
    "seats-many": 409, "lookback-unknown": 404, "lookback-hidden": 410,
    "carry-wrong": 404, "parcel-unknown": 404, "carry-dealing": 409, "carry-seated": 409,
    "ask-other": 409,
    "ask-here": 409, "ask-nobody": 409, "ask-over": 409,
    "strangers-off": 403, "device-shunned": 403, "seat-blocked": 403,
    "seat-no-person": 409, "lookback-gone": 410, "lookback-not-yours": 403, "seat-kicked": 403,
    "table-unreadable": INTERNAL_SERVER_ERROR, "server-error": INTERNAL_SERVER_ERROR,
    "game-outdated": 410,
}  # fmt: skip


def status_of(message: str) -> int:
    """The HTTP status of an error."""
    return _STATUS_BY_MESSAGE.get(message, BAD_REQUEST)


def close_code(message: str) -> int:
    """The WebSocket close code of an error."""
    status = status_of(message)
    return INTERNAL_ERROR_CLOSE_CODE if status == INTERNAL_SERVER_ERROR else 4000 + status
