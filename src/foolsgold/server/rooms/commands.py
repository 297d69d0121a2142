"""What people ask of a table: carried out once, within limits, and always answered."""

import time

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint, Phrase
from foolsgold.server.rooms.command_log import Ledger
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.context import Desk
from foolsgold.server.rooms.presence import Presence
from foolsgold.server.security.rate_limits import SlowDown
from foolsgold.server.storage.store import BlockRow, StoreError
from foolsgold.server.table.changes import Change
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.http_bodies import SitDown

STORE_DOWN = Phrase("store-down")
STORE_MILLISECONDS = 1000
"""When to send a command again that could not be stored."""


class Commands:
    """Turns commands into changes, and whatever comes of them into an answer."""

    def __init__(self, ledger: Ledger, presence: Presence, desk: Desk) -> None:
        self._ledger = ledger
        self._presence = presence
        self._desk = desk

    async def answer(self, connection: Connection, command: ask.Command) -> None:
        """Carries out a command of a seat, once; the answer goes to the connection."""
        count = self._desk.metrics.commands.labels
        try:
            with self._desk.metrics.spread_seconds.time():
                number = await self._obey(connection, command)
        except Complaint as complaint:
            count("refused").inc()
            wait = complaint.milliseconds if isinstance(complaint, SlowDown) else None
            connection.refuse(command.id, complaint.phrase, wait)
        except StoreError as error:
            count("failed").inc()
            self._desk.log.error("store failed", error=str(error))
            if error.may_be_stored:
                # Neither yes nor no would be true: they come back and ask with the same id again.
                connection.close(1013, STORE_DOWN, again=True)
            else:
                connection.refuse(command.id, STORE_DOWN, STORE_MILLISECONDS)
        except Exception as error:
            # Only the kind of error: its text could hold anything.
            count("failed").inc()
            kind = type(error).__name__
            self._desk.log.error("command failed", table=self._ledger.id, error=kind)
            connection.refuse(command.id, Phrase("server-error"))
        else:
            count("done").inc()
            connection.send(frames.Ack(id=command.id, number=number))

    async def _obey(self, connection: Connection, command: ask.Command) -> int:
        reader = connection.reader
        waits = reader.seat is None and isinstance(command, ask.Leave)
        if reader.key_hash is None or (reader.seat is None and not waits):
            raise Complaint("watchers-watch")
        key_hash = reader.key_hash
        self._desk.commands.take(key_hash)
        self._desk.changes.take(connection.address)
        if isinstance(command, ask.Say | ask.MakeClaim | ask.React):
            self._desk.talk.take(key_hash)
        if isinstance(command, ask.List) and not self._desk.settings.strangers:
            raise Complaint("strangers-off")
        table, seed = self._ledger.table, self._desk.seed()

        def decide() -> Change:
            # The seat may have changed hands while the command was on its way.
            seat = table.seat_of(key_hash)
            if seat is None and waits:
                return table.leaving(key_hash)
            if seat is None:
                raise Complaint("seat-lost")
            return table.decide(seat, command, seed, self._presence.seats)

        if isinstance(command, ask.Kick) and command.block:
            await self._block(key_hash, command.seat)
        return await self._ledger.change(key_hash, command.id, decide)

    async def _block(self, key_hash: str, seat: Seat) -> None:
        """A host's device does not want another one at later tables either.

        Before the change: a crash in between leaves them where they are, and the host asks again.
        """
        table = self._ledger.table
        mine = table.seat_of(key_hash)
        if mine is None or mine != table.host:
            return  # it will be refused
        host, device = table.device_at(mine), table.device_at(seat)
        if host is not None and device is not None and host != device:
            await self._desk.journal.block(BlockRow(host, device, time.time()))

    async def sit(
        self,
        wish: SitDown,
        key_hash: str,
        request: str,
        former: str | None = None,
        device: str | None = None,
    ) -> Seat:
        """A person sits down, or waits for a seat; asked again alike, they have the same one."""
        table = self._ledger.table

        def decide() -> Change:
            return table.sitting(wish.name, wish.seat, key_hash, wish.face, former, device=device)

        await self._ledger.change(key_hash, request, decide)
        sat = table.seat_of(key_hash)
        if sat is None:
            sat = table.awaits(key_hash)
        if sat is None:
            raise Complaint("seat-lost")
        return sat
