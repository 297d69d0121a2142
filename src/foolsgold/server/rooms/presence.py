"""Connections of a room and presence: devices connected here and to other servers."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.server.cluster.bus import BusMessage
from foolsgold.server.projection.live import EncodedFrame, Reader, encode_frame
from foolsgold.server.rooms.background_tasks import BackgroundTasks, loop_time
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.context import ServerContext
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import frames

FrameBuilder: TypeAlias = Callable[[Reader, Any], EncodedFrame]
"""Builds the frame for a reader who has this view already, or None."""


class RoomConnections:
    """The connections of one table, and broadcasts to all of them."""

    def __init__(
        self, table_id: str, table: Table, context: ServerContext, background: BackgroundTasks
    ) -> None:
        self._id = table_id
        self._table = table
        self._context = context
        self._background = background
        self._connections: list[Connection] = []
        self._remote: dict[str, BusMessage] = {}
        self._absent_since: dict[Seat, float] = {}
        self._idle_since = loop_time()

    # --- presence ----------------------------------------------------------------------------

    @property
    def has_connections(self) -> bool:
        """Whether somebody is connected to this server, playing or watching."""
        return bool(self._connections)

    def online(self) -> frames.Presence:
        """Who is connected, here and at other servers."""
        if not self._remote:
            # The common case, needed with every move.
            local, seats = self._local_devices(), range(self._table.seats)
            watchers = len(self._connections) - sum(local.values())
            return frames.Presence(devices=tuple(local.get(s, 0) for s in seats), watchers=watchers)
        alive = self._context.bus.live_servers()
        others = [message for server, message in self._remote.items() if server in alive]
        everywhere = [self._local_devices(), *(message.devices or {} for message in others)]
        return frames.Presence(
            devices=tuple(
                sum(devices.get(seat, 0) for devices in everywhere)
                for seat in range(self._table.seats)
            ),
            watchers=sum(connection.reader.seat is None for connection in self._connections)
            + sum(message.watchers for message in others),
        )

    @property
    def online_seats(self) -> frozenset[Seat]:
        """The seats with a device connected."""
        return frozenset(seat for seat, count in enumerate(self.online().devices) if count)

    @property
    def addresses(self) -> frozenset[str]:
        """Networks of the connected players; without any, those of the spectators."""
        playing = {each.address for each in self._connections if each.reader.seat is not None}
        return frozenset(playing or {each.address for each in self._connections})

    @property
    def local_people(self) -> int:
        """The people in seats who are connected to this server."""
        return len(self._local_devices())

    def address_of(self, seat: Seat | None) -> str | None:
        """The network of the person in a seat; None if not connected to this server."""
        found = (each.address for each in self._connections if each.reader.seat == seat)
        return None if seat is None else next(found, None)

    def absent_since(self, seat: Seat) -> float | None:
        """Since when nobody has been in a seat, as far as this server has noticed."""
        return self._absent_since.get(seat)

    def _local_devices(self) -> dict[Seat, int]:
        devices: dict[Seat, int] = {}
        for connection in self._connections:
            seat = connection.reader.seat
            if seat is not None:
                devices[seat] = devices.get(seat, 0) + 1
        return devices

    # --- connections -------------------------------------------------------------------------

    def check_capacity(self, connection: Connection) -> None:
        """`UserError` if the reader has too many devices already, or too many watch."""
        settings, seat = self._context.settings, connection.reader.seat
        same = [other for other in self._connections if other.reader.seat == seat]
        near = sum(other.address == connection.address for other in same)
        full = len(same) >= (settings.watchers if seat is None else settings.devices)
        if full or (seat is None and near >= settings.watchers_each):
            raise UserError("too-many-devices")

    def add(self, connection: Connection) -> None:
        """Adds a connection."""
        self._connections.append(connection)

    def remove(self, connection: Connection) -> bool:
        """Removes a connection; returns whether it was one of these."""
        if connection not in self._connections:
            return False
        self._connections.remove(connection)
        self.mark_active()
        return True

    def has_heard_from(self, server: str) -> bool:
        """Whether another server has reported its connections."""
        return server in self._remote

    def on_remote(self, message: BusMessage) -> bool:
        """Stores what another server reports; returns whether that server is new."""
        known = self._remote.get(message.server)
        self._remote[message.server] = message
        if self._connections and (known is None or not (known.devices or known.watchers)):
            # A newcomer there should not have to wait until they see who is here.
            self.publish_presence()
        return message != known

    def drop_dead_servers(self) -> bool:
        """A server may have died; returns whether any server had reported connections."""
        if not self._remote:
            return False
        alive = self._context.bus.live_servers()
        self._remote = {s: message for s, message in self._remote.items() if s in alive}
        return True

    def mark_active(self) -> None:
        """Somebody has asked for the table: it stays loaded until they have connected."""
        self._idle_since = loop_time()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been connected for this long."""
        return not self._connections and loop_time() - self._idle_since >= seconds

    # --- broadcasts --------------------------------------------------------------------------

    def update_presence(self, *, elsewhere: bool) -> frames.Presence:
        """Notes who is present and broadcasts it, also `elsewhere`."""
        here = self.online()
        for seat, count in enumerate(here.devices):
            if count:
                self._absent_since.pop(seat, None)
            else:
                self._absent_since.setdefault(seat, loop_time())
        self.broadcast(here)
        if elsewhere:
            self.publish_presence()
        return here

    def publish_presence(self) -> None:
        """Announces to the other servers who is connected here."""
        devices = self._local_devices()
        watchers = len(self._connections) - sum(devices.values())
        self._background.start(self._context.bus.publish_presence(self._id, devices, watchers))

    def broadcast(self, frame: frames.ServerFrame) -> None:
        """Sends one frame to every connection."""
        text = encode_frame(frame)
        for connection in self._connections:
            connection.send_text(text)

    def broadcast_views(self, build_frame: FrameBuilder) -> None:
        """Sends every connection its view; readers with equal rights and last views share it."""
        cache: dict[tuple[Reader, int], EncodedFrame] = {}
        for connection in self._connections:
            # A last view lives until its connection gets another one: no other object has its id.
            key = connection.reader, id(connection.last_view)
            if key not in cache:
                cache[key] = build_frame(connection.reader, connection.last_view)
            connection.send_encoded(cache[key])

    def reseat(self) -> list[Connection]:
        """Reassigns connections whose seat has changed: taken over, moved, no longer waited for."""
        moved = []
        for connection in self._connections:
            reader = self.current_reader(connection.reader)
            if reader != connection.reader:
                connection.set_reader(reader)
                moved.append(connection)
        return moved

    def current_reader(self, reader: Reader) -> Reader:
        """The same person in their current seat; who has just lost one is disconnected later."""
        key_hash = reader.key_hash
        if key_hash is None:
            return reader
        seat = self._table.seat_of(key_hash)
        table = self._table
        if (
            seat is not None
            or table.awaited_seat_of(key_hash) is not None
            or table.is_requesting_seat(key_hash)
        ):
            return Reader(seat, key_hash)
        return reader if reader.seat is not None else Reader()

    @staticmethod
    def send_welcome(
        connections: Iterable[Connection], build_frame: Callable[[Reader], EncodedFrame]
    ) -> None:
        """Sends the full state to these connections only."""
        for connection in connections:
            connection.send_encoded(build_frame(connection.reader))

    @property
    def all(self) -> tuple[Connection, ...]:
        """Everybody connected here."""
        return tuple(self._connections)

    def keys_without_seat(self) -> frozenset[str]:
        """The keys of connected people who have lost their seats."""
        keys = {connection.reader.key_hash for connection in self._connections}
        table = self._table
        lost = (key for key in keys if key and table.seat_of(key) is None)
        return frozenset(
            key
            for key in lost
            if table.awaited_seat_of(key) is None and not table.is_requesting_seat(key)
        )

    def disconnect_keys(self, keys: frozenset[str], goodbye: Message) -> None:
        """Disconnects those who have lost their seats."""
        for connection in list(self._connections):
            if connection.reader.key_hash in keys:
                connection.close(4403, goodbye, again=False)

    def close(self, why: Message) -> None:
        """Closes all connections with a reason; clients may reconnect later."""
        for connection in list(self._connections):
            connection.close(1012, why, again=True)
