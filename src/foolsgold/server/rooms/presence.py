"""Who is at a table: the devices connected here, and what other servers tell of theirs."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint, Phrase
from foolsgold.server.cluster.bus import News
from foolsgold.server.projection.live import Reader, Told, encoded
from foolsgold.server.rooms.background_tasks import Errands, now
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.context import Desk
from foolsgold.server.table.decisions import Table
from foolsgold.wire import frames

TellTo: TypeAlias = Callable[[Reader, Any], Told]
"""What a reader is told who knows a view already, or none."""


class Presence:
    """The connections of one table, and all that is sent to all of them."""

    def __init__(self, table_id: str, table: Table, desk: Desk, errands: Errands) -> None:
        self._id = table_id
        self._table = table
        self._desk = desk
        self._errands = errands
        self._connections: list[Connection] = []
        self._elsewhere: dict[str, News] = {}
        self._absent_since: dict[Seat, float] = {}
        self._quiet_since = now()

    # --- who is here -------------------------------------------------------------------------

    @property
    def anybody_connected(self) -> bool:
        """Whether somebody is connected to this server, playing or watching."""
        return bool(self._connections)

    def here(self) -> frames.Here:
        """Who is connected, here and at other servers."""
        if not self._elsewhere:
            # Mostly: and it is asked for with every move.
            local, seats = self._local_devices(), range(self._table.seats)
            watchers = len(self._connections) - sum(local.values())
            return frames.Here(devices=tuple(local.get(s, 0) for s in seats), watchers=watchers)
        alive = self._desk.bus.alive()
        others = [news for server, news in self._elsewhere.items() if server in alive]
        everywhere = [self._local_devices(), *(news.devices or {} for news in others)]
        return frames.Here(
            devices=tuple(
                sum(devices.get(seat, 0) for devices in everywhere)
                for seat in range(self._table.seats)
            ),
            watchers=sum(connection.reader.seat is None for connection in self._connections)
            + sum(news.watchers for news in others),
        )

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats with a device connected."""
        return frozenset(seat for seat, count in enumerate(self.here().devices) if count)

    @property
    def addresses(self) -> frozenset[str]:
        """Where those are who play here; if nobody does, those who watch."""
        playing = {each.address for each in self._connections if each.reader.seat is not None}
        return frozenset(playing or {each.address for each in self._connections})

    @property
    def here_in_seats(self) -> int:
        """The people in seats who are connected to this server."""
        return len(self._local_devices())

    def address_of(self, seat: Seat | None) -> str | None:
        """Where whoever is in a seat is connected from; None if not to this server."""
        found = (each.address for each in self._connections if each.reader.seat == seat)
        return None if seat is None else next(found, None)

    def absent_since(self, seat: Seat) -> float | None:
        """Since when nobody has been in a seat, as far as it was noticed."""
        return self._absent_since.get(seat)

    def _local_devices(self) -> dict[Seat, int]:
        devices: dict[Seat, int] = {}
        for connection in self._connections:
            seat = connection.reader.seat
            if seat is not None:
                devices[seat] = devices.get(seat, 0) + 1
        return devices

    # --- coming and going --------------------------------------------------------------------

    def check_space(self, connection: Connection) -> None:
        """`Complaint` if the reader has too many devices already, or too many watch."""
        settings, seat = self._desk.settings, connection.reader.seat
        same = [other for other in self._connections if other.reader.seat == seat]
        near = sum(other.address == connection.address for other in same)
        full = len(same) >= (settings.watchers if seat is None else settings.devices)
        if full or (seat is None and near >= settings.watchers_each):
            raise Complaint("too-many-devices")

    def add(self, connection: Connection) -> None:
        """Somebody has come."""
        self._connections.append(connection)

    def remove(self, connection: Connection) -> bool:
        """A connection has ended; whether it was one of these."""
        if connection not in self._connections:
            return False
        self._connections.remove(connection)
        self.touch()
        return True

    def knows(self, server: str) -> bool:
        """Whether another server has told of its people."""
        return server in self._elsewhere

    def hear(self, news: News) -> bool:
        """Another server tells who is connected there; whether that is new."""
        known = self._elsewhere.get(news.server)
        self._elsewhere[news.server] = news
        if self._connections and (known is None or not (known.devices or known.watchers)):
            # Whoever comes there should not have to wait until they see who is here.
            self.tell_elsewhere()
        return news != known

    def forget_the_dead(self) -> bool:
        """A server may have died; whether any has told of its people."""
        if not self._elsewhere:
            return False
        alive = self._desk.bus.alive()
        self._elsewhere = {s: news for s, news in self._elsewhere.items() if s in alive}
        return True

    def touch(self) -> None:
        """Somebody has asked for the table: it stays in memory until they have come in."""
        self._quiet_since = now()

    def is_quiet(self, seconds: float) -> bool:
        """Whether nobody has been connected for so long."""
        return not self._connections and now() - self._quiet_since >= seconds

    # --- telling -----------------------------------------------------------------------------

    def announce(self, *, elsewhere: bool) -> frames.Here:
        """Notes who is here and who is not, and tells everybody, also `elsewhere`."""
        here = self.here()
        for seat, count in enumerate(here.devices):
            if count:
                self._absent_since.pop(seat, None)
            else:
                self._absent_since.setdefault(seat, now())
        self.send(here)
        if elsewhere:
            self.tell_elsewhere()
        return here

    def tell_elsewhere(self) -> None:
        """Tells the other servers who is connected here."""
        devices = self._local_devices()
        watchers = len(self._connections) - sum(devices.values())
        self._errands.start(self._desk.bus.tell_here(self._id, devices, watchers))

    def send(self, frame: frames.Frame) -> None:
        """Sends one frame to everybody here."""
        text = encoded(frame)
        for connection in self._connections:
            connection.send_text(text)

    def show(self, tell_to: TellTo) -> None:
        """Sends everybody here what they may know; who may and does know the same shares it."""
        shown: dict[tuple[Reader, int], Told] = {}
        for connection in self._connections:
            # What is known lives until its owner learns something else: no other has its id.
            key = connection.reader, id(connection.known)
            if key not in shown:
                shown[key] = tell_to(connection.reader, connection.known)
            connection.tell(shown[key])

    def reseat(self) -> list[Connection]:
        """Whose seat is another now: they took one over, were moved up, or wait no longer."""
        moved = []
        for connection in self._connections:
            reader = self.reader_of(connection.reader)
            if reader != connection.reader:
                connection.move_to(reader)
                moved.append(connection)
        return moved

    def reader_of(self, reader: Reader) -> Reader:
        """The same person where they sit now; whoever has just lost a seat is still shown out."""
        key_hash = reader.key_hash
        if key_hash is None:
            return reader
        seat = self._table.seat_of(key_hash)
        table = self._table
        if seat is not None or table.awaits(key_hash) is not None or table.asks(key_hash):
            return Reader(seat, key_hash)
        return reader if reader.seat is not None else Reader()

    @staticmethod
    def welcome(connections: Iterable[Connection], greet: Callable[[Reader], Told]) -> None:
        """Sends these what they may know, and only them."""
        for connection in connections:
            connection.tell(greet(connection.reader))

    @property
    def all(self) -> tuple[Connection, ...]:
        """Everybody connected here."""
        return tuple(self._connections)

    def keys_without_seat(self) -> frozenset[str]:
        """The keys of connected people who have lost their seats."""
        keys = {connection.reader.key_hash for connection in self._connections}
        table = self._table
        lost = (key for key in keys if key and table.seat_of(key) is None)
        return frozenset(key for key in lost if table.awaits(key) is None and not table.asks(key))

    def turn_out(self, keys: frozenset[str], goodbye: Phrase) -> None:
        """Whoever has lost a seat is shown to the door."""
        for connection in list(self._connections):
            if connection.reader.key_hash in keys:
                connection.close(4403, goodbye, again=False)

    def close(self, why: Phrase) -> None:
        """Everybody is told why, and can come back later."""
        for connection in list(self._connections):
            connection.close(1012, why, again=True)
