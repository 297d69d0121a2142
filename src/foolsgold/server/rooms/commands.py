"""Command handler of a room: runs each command once, within rate limits, always with an answer."""

import time

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.server.rooms.change_pipeline import CommitLog
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.context import ServerContext
from foolsgold.server.rooms.presence import RoomConnections
from foolsgold.server.security.rate_limits import RateLimited
from foolsgold.server.storage.store import BlockRow, Store, StoreError
from foolsgold.server.table.decisions.seat_assignment import decide_leave, decide_sit
from foolsgold.server.table.stored_changes import Change
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.http_bodies import SitDown

MAX_BLOCKS_PER_HOST = 200
"""Blocks that are kept per host's device."""
STORE_DOWN = Message("store-down")
STORE_RETRY_MILLISECONDS = 1000
"""When to retry a command that could not be stored."""


class CommandHandler:
    """Turns commands into changes, and their outcome into an answer."""

    def __init__(
        self, commit_log: CommitLog, connections: RoomConnections, context: ServerContext
    ) -> None:
        self._commit_log = commit_log
        self._connections = connections
        self._context = context

    async def handle(self, connection: Connection, command: ask.Command) -> None:
        """Runs a command of a seat, once; the answer goes to the connection."""
        count = self._context.metrics.commands.labels
        try:
            with self._context.metrics.broadcast_seconds.time():
                number = await self._execute(connection, command)
        except UserError as complaint:
            count("refused").inc()
            wait = complaint.retry_after_ms if isinstance(complaint, RateLimited) else None
            connection.refuse(command.id, complaint.message, wait)
        except StoreError as error:
            count("failed").inc()
            self._context.log.error("store failed", error=str(error))
            if error.may_be_stored:
                # Neither yes nor no would be true: the client reconnects and repeats the same id.
                connection.close(1013, STORE_DOWN, again=True)
            else:
                connection.refuse(command.id, STORE_DOWN, STORE_RETRY_MILLISECONDS)
        except Exception as error:
            # Only the kind of error: its text could hold anything.
            count("failed").inc()
            kind = type(error).__name__
            self._context.log.error("command failed", table=self._commit_log.id, error=kind)
            connection.refuse(command.id, Message("server-error"))
        else:
            count("done").inc()
            connection.send(frames.Ack(id=command.id, number=number))

    async def _execute(self, connection: Connection, command: ask.Command) -> int:
        reader = connection.reader
        waits = reader.seat is None and isinstance(command, ask.LeaveTable)
        if reader.key_hash is None or (reader.seat is None and not waits):
            raise UserError("watchers-watch")
        key_hash = reader.key_hash
        self._context.command_limiter.require(key_hash)
        self._context.address_command_limiter.require(connection.address)
        if isinstance(command, ask.SendChat | ask.MakeClaim | ask.React):
            self._context.talk_limiter.require(key_hash)
        if isinstance(command, ask.ListPublicly) and not self._context.settings.strangers:
            raise UserError("strangers-off")
        table, seed = self._commit_log.table, self._context.make_seed()

        def decide() -> Change:
            # The seat may have changed hands while the command was on its way.
            seat = table.seat_of(key_hash)
            if seat is None and waits:
                return decide_leave(table, key_hash)
            if seat is None:
                raise UserError("seat-lost")
            return table.decide(seat, command, seed, self._connections.online_seats)

        if isinstance(command, ask.Kick) and command.block:
            await self._block_device(key_hash, command.seat)
        return await self._commit_log.commit(key_hash, command.id, decide)

    async def _block_device(self, key_hash: str, seat: Seat) -> None:
        """Blocks a device from the host's later tables, too.

        Before the change: after a crash in between nobody was removed, and the host repeats the
        command.
        """
        table = self._commit_log.table
        mine = table.seat_of(key_hash)
        if mine is None or mine != table.host:
            return  # it will be refused
        host, device = table.device_at(mine), table.device_at(seat)
        if host is not None and device is not None and host != device:
            block = BlockRow(host, device, time.time())
            await self._context.journal.write(Store.add_block, block, MAX_BLOCKS_PER_HOST)

    async def sit(
        self,
        wish: SitDown,
        key_hash: str,
        request: str,
        former: str | None = None,
        device: str | None = None,
    ) -> Seat:
        """Seats a person, or lets them wait for a seat; idempotent by request."""
        table = self._commit_log.table

        def decide() -> Change:
            return decide_sit(
                table,
                wish.name,
                wish.seat,
                key_hash,
                face=wish.face,
                former=former,
                device=device,
            )

        await self._commit_log.commit(key_hash, request, decide)
        sat = table.seat_of(key_hash)
        if sat is None:
            sat = table.awaited_seat_of(key_hash)
        if sat is None:
            raise UserError("seat-lost")
        return sat
