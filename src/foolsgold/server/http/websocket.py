"""WebSocket endpoint of a table, from hello to goodbye: strict input, no secret output."""

import asyncio
import contextlib
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath
from litestar.types import Receive, Send

from foolsgold.base.messages import Message, UserError
from foolsgold.server.http.request_context import (
    client_network_of,
    find_room,
    is_origin_allowed,
    registry_of,
    seat_key_of,
)
from foolsgold.server.http.status_codes import INTERNAL_ERROR_CLOSE_CODE, close_code
from foolsgold.server.projection.live import Reader
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.rate_limits import RateLimiter
from foolsgold.server.security.tokens import hash_token
from foolsgold.server.storage.store import StoreError
from foolsgold.server.transport.raw_websocket import raw_websocket_of
from foolsgold.wire import frames
from foolsgold.wire.commands import (
    MAX_CLIENT_FRAME_BYTES,
    MAX_ID_LETTERS,
    ClientFrame,
    Hello,
    Ping,
    decode_client_frame,
)

HELLO_SECONDS = 10.0
FRAME_RATE_LIMIT = (120.0, 20.0)
MAX_IGNORED_FRAMES = 200
"""Frames over the rate limit that are answered before the connection is closed."""
DECODE_ERRORS = (
    msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError,
)  # fmt: skip

AnySocket: TypeAlias = WebSocket[Any, Any, Any]


class AcyclicWebSocket(AnySocket):
    """A WebSocket without reference cycles: only its connection holds it.

    The library's own refers to itself by the functions it wraps: with the request it began with it
    would stay in memory until somebody looks for garbage.
    """

    def receive_wrapper(self, receive: Receive) -> Receive:
        """Passes received messages on."""
        return receive

    def send_wrapper(self, send: Send) -> Send:
        """Passes sent messages on."""
        return send


@websocket("/api/tables/{code:str}/live", websocket_class=AcyclicWebSocket)
async def table_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """The live connection of a table."""
    if not is_origin_allowed(socket):
        await socket.close(code=4403)
        return
    await socket.accept()
    registry, address = registry_of(socket), client_network_of(socket)
    connection = Connection(
        Reader(), _WebSocketTransport(socket), registry.settings, registry.metrics, address
    )
    try:
        with registry.count_socket(address):
            await _serve(socket, code, connection)
    except UserError as error:
        connection.close(close_code(error.message.id), error.message, again=True)
        await connection.wait_closed()
    finally:
        connection.detach()


async def _serve(socket: AnySocket, code: str, connection: Connection) -> None:
    registry = registry_of(socket)
    room = None
    try:
        registry.limits.requests.require(client_network_of(socket))
        room = await find_room(socket, code)
        connection.reader = await _identify_reader(socket, room)
        connection.wants_view_diffs = "differences" in socket.query_params
        hello = await _handshake(socket)
        room = await registry.reload_if_evicted(room)
        await room.enter(connection, hello.last)
        await _read_loop(socket, connection, room)
    except UserError as complaint:
        connection.close(
            close_code(complaint.message.id),
            complaint.message,
            again=complaint.message.id == "slow-down",
        )
        await connection.wait_closed()
    except StoreError:
        connection.close(1013, Message("store-down"), again=True)
        await connection.wait_closed()
    except _Disconnected:
        pass
    except Exception as error:
        # Only the kind of error: its text could hold anything.
        registry.log.error("socket failed", error=type(error).__name__)
        connection.close(INTERNAL_ERROR_CLOSE_CODE, Message("server-error"), again=True)
        await connection.wait_closed()
    finally:
        if room is not None:
            room.leave(connection)


async def _read_loop(socket: AnySocket, connection: Connection, room: Room) -> None:
    """Handles frames in order until either side closes."""
    limit = RateLimiter(FRAME_RATE_LIMIT, asyncio.get_running_loop().time)
    ignored = 0
    while True:
        data = await _receive(socket)
        if not limit.try_take(connection):
            ignored += 1
            if ignored > MAX_IGNORED_FRAMES:
                raise UserError("slow-down")
            connection.refuse(_frame_id(data), Message("slow-down"), limit.retry_after_ms)
            continue
        match _decode_frame(data, connection):
            case None:
                pass
            case Ping():
                connection.send(frames.Pong())
            case Hello():
                connection.refuse(None, Message("frame-wrong"))
            case command:
                await room.execute(connection, command)


def _decode_frame(data: bytes, connection: Connection) -> ClientFrame | None:
    """Decodes a frame; None if it was refused."""
    if len(data) > MAX_CLIENT_FRAME_BYTES:
        connection.refuse(None, Message("frame-long", {"high": MAX_CLIENT_FRAME_BYTES}))
        return None
    try:
        return decode_client_frame(data)
    except DECODE_ERRORS:
        connection.refuse(_frame_id(data), Message("frame-wrong"))
        return None


class _Disconnected(Exception):
    """The client has closed the connection."""


class _WebSocketTransport:
    """`FrameTransport` over Litestar; hides that each web server raises its own disconnect error.

    Frames go straight to the transport: through ASGI messages each would wait in queues and tasks
    for as long again as it takes to send.
    """

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._raw = raw_websocket_of(socket.scope)

    def try_write(self, text: bytes) -> bool:
        return self._raw.try_write_text(text)

    async def wait_writable(self) -> None:
        await self._raw.writable.wait()

    async def close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._socket.close(code=code)

    def abort(self) -> None:
        self._raw.transport.abort()


async def _receive(socket: AnySocket) -> bytes:
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise _Disconnected
    text = event.get("text")
    if text is not None:
        return text.encode("utf-8", "surrogatepass")
    return event.get("bytes") or b""


async def _handshake(socket: AnySocket) -> Hello:
    """Reads and checks the hello frame."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = decode_client_frame(await _receive(socket))
    except (TimeoutError, *DECODE_ERRORS):
        raise UserError("hello-missing") from None
    if not isinstance(frame, Hello):
        raise UserError("hello-missing")
    return frame


class _FrameId(msgspec.Struct):
    id: str | None = None


def _frame_id(data: bytes) -> str | None:
    """The id of an otherwise invalid frame, so that the client can match the refusal."""
    if len(data) > MAX_CLIENT_FRAME_BYTES:
        return None
    try:
        name = msgspec.json.decode(data, type=_FrameId).id
    except DECODE_ERRORS:
        return None
    return name if name is None or len(name) <= MAX_ID_LETTERS else None


async def _identify_reader(socket: AnySocket, room: Room) -> Reader:
    """Who is connected: the key decides, and nothing else."""
    key = seat_key_of(socket)
    if key is None or "watch" in socket.query_params:
        return Reader()
    key_hash = hash_token(key)
    seat = room.table.seat_of(key_hash)
    if seat is None:
        # They may have sat down at another server a moment ago.
        await room.sync()
        seat = room.table.seat_of(key_hash)
    if not room.has_member(key_hash):
        raise UserError("seat-lost")
    return Reader(seat, key_hash)
