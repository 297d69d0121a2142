"""A socket from hello to goodbye: strict about what comes in, silent about what is not asked."""

import asyncio
import contextlib
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath
from litestar.types import Receive, Send

from foolsgold.base.messages import Complaint, Phrase
from foolsgold.server.http.requests import address_of, hall_of, key_of, origin_allowed, room_for
from foolsgold.server.http.status_codes import INTERNAL_ERROR, close_code
from foolsgold.server.projection.live import Reader
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.rate_limits import Limit
from foolsgold.server.security.tokens import hash_of
from foolsgold.server.storage.store import StoreError
from foolsgold.server.transport.raw_websocket import line_of
from foolsgold.wire import frames
from foolsgold.wire.commands import MOST_BYTES, MOST_ID, Frame, Hello, Ping, read_frame

HELLO_SECONDS = 10.0
FRAME_RATE = (120.0, 20.0)
MOST_IGNORED = 200
"""Frames over the limit that are answered before the connection is ended."""
UNREADABLE = (
    msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError,
)  # fmt: skip

AnySocket: TypeAlias = WebSocket[Any, Any, Any]


class Socket(AnySocket):
    """A socket that nothing but its connection holds.

    The library's own refers to itself by the functions it wraps: with the request it began with it
    would stay in memory until somebody looks for garbage.
    """

    def receive_wrapper(self, receive: Receive) -> Receive:
        """What comes, as it is."""
        return receive

    def send_wrapper(self, send: Send) -> Send:
        """What goes, as it is."""
        return send


@websocket("/api/tables/{code:str}/live", websocket_class=Socket)
async def live(socket: AnySocket, code: FromPath[str]) -> None:
    """The table, live."""
    if not origin_allowed(socket):
        await socket.close(code=4403)
        return
    await socket.accept()
    hall, address = hall_of(socket), address_of(socket)
    connection = Connection(Reader(), _SocketWire(socket), hall.settings, hall.metrics, address)
    try:
        with hall.socket_of(address):
            await _attend(socket, code, connection)
    except Complaint as complaint:
        connection.close(close_code(complaint.phrase.id), complaint.phrase, again=True)
        await connection.ended()
    finally:
        connection.drop()


async def _attend(socket: AnySocket, code: str, connection: Connection) -> None:
    hall = hall_of(socket)
    room = None
    try:
        hall.addresses.take(address_of(socket))
        room = await room_for(socket, code)
        connection.reader = await _reader(socket, room)
        connection.differences = "differences" in socket.query_params
        hello = await _hello(socket)
        room = await hall.still(room)
        await room.enter(connection, hello.last)
        await _converse(socket, connection, room)
    except Complaint as complaint:
        connection.close(
            close_code(complaint.phrase.id),
            complaint.phrase,
            again=complaint.phrase.id == "slow-down",
        )
        await connection.ended()
    except StoreError:
        connection.close(1013, Phrase("store-down"), again=True)
        await connection.ended()
    except _Gone:
        pass
    except Exception as error:
        # Only the kind of error: its text could hold anything.
        hall.log.error("socket failed", error=type(error).__name__)
        connection.close(INTERNAL_ERROR, Phrase("server-error"), again=True)
        await connection.ended()
    finally:
        if room is not None:
            room.leave(connection)


async def _converse(socket: AnySocket, connection: Connection, room: Room) -> None:
    """Reads frames one after the other until one side has enough."""
    limit = Limit(FRAME_RATE, asyncio.get_running_loop().time)
    ignored = 0
    while True:
        data = await _receive(socket)
        if not limit.allows(connection):
            ignored += 1
            if ignored > MOST_IGNORED:
                raise Complaint("slow-down")
            connection.refuse(_id_in(data), Phrase("slow-down"), limit.milliseconds)
            continue
        match _read(data, connection):
            case None:
                pass
            case Ping():
                connection.send(frames.Pong())
            case Hello():
                connection.refuse(None, Phrase("frame-wrong"))
            case command:
                await room.command(connection, command)


def _read(data: bytes, connection: Connection) -> Frame | None:
    """The frame, or None if it was refused."""
    if len(data) > MOST_BYTES:
        connection.refuse(None, Phrase("frame-long", {"high": MOST_BYTES}))
        return None
    try:
        return read_frame(data)
    except UNREADABLE:
        connection.refuse(_id_in(data), Phrase("frame-wrong"))
        return None


class _Gone(Exception):  # noqa: N818 - not an error: people close their browsers
    """The other side has ended the connection."""


class _SocketWire:
    """A socket that does not mind that the other side has gone: each server raises its own.

    Frames go straight to the line: on the way of the ASGI messages each would wait in queues and
    tasks for as long again as it takes to send.
    """

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._line = line_of(socket.scope)

    def write(self, text: bytes) -> bool:
        return self._line.write_text(text)

    async def drained(self) -> None:
        await self._line.writable.wait()

    async def close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._socket.close(code=code)

    def cut(self) -> None:
        self._line.transport.abort()


async def _receive(socket: AnySocket) -> bytes:
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise _Gone
    text = event.get("text")
    if text is not None:
        return text.encode("utf-8", "surrogatepass")
    return event.get("bytes") or b""


async def _hello(socket: AnySocket) -> Hello:
    """The first frame."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = read_frame(await _receive(socket))
    except (TimeoutError, *UNREADABLE):
        raise Complaint("hello-missing") from None
    if not isinstance(frame, Hello):
        raise Complaint("hello-missing")
    return frame


class _Named(msgspec.Struct):
    id: str | None = None


def _id_in(data: bytes) -> str | None:
    """The id of a frame that is otherwise wrong, so that its sender knows which one it was."""
    if len(data) > MOST_BYTES:
        return None
    try:
        name = msgspec.json.decode(data, type=_Named).id
    except UNREADABLE:
        return None
    return name if name is None or len(name) <= MOST_ID else None


async def _reader(socket: AnySocket, room: Room) -> Reader:
    """Who is looking: the key decides, and nothing else."""
    key = key_of(socket)
    if key is None or "watch" in socket.query_params:
        return Reader()
    key_hash = hash_of(key)
    seat = room.table.seat_of(key_hash)
    if seat is None:
        # They may have sat down at another server a moment ago.
        await room.look()
        seat = room.table.seat_of(key_hash)
    if not room.knows(key_hash):
        raise Complaint("seat-lost")
    return Reader(seat, key_hash)
