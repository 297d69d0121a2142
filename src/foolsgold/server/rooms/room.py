"""A live table: wires up its command log, connections, clock and seat transfers."""

import asyncio
import time
from typing import NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.server.cluster.bus import BusMessage
from foolsgold.server.projection.live import (
    AppliedChange,
    ChangeBroadcast,
    build_ending,
    encode_frames_since,
    encode_welcome,
)
from foolsgold.server.projection.public_table import build_public_listing
from foolsgold.server.projection.replay import build_last_game_row
from foolsgold.server.rooms.background_tasks import BackgroundTasks
from foolsgold.server.rooms.change_pipeline import CommitLog
from foolsgold.server.rooms.commands import CommandHandler
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.context import ServerContext
from foolsgold.server.rooms.host_failover import HostFailover
from foolsgold.server.rooms.presence import RoomConnections
from foolsgold.server.rooms.sealed_deal import SealedDealRunner
from foolsgold.server.rooms.seat_transfers import SeatTransfers
from foolsgold.server.rooms.turn_clock import TurnClock
from foolsgold.server.security.tokens import hash_token
from foolsgold.server.storage.store import GameRow, OriginRow, SnapshotRow, Store
from foolsgold.server.table import snapshots
from foolsgold.server.table.decisions.moves import seat_for_hint
from foolsgold.server.table.stored_changes import Moved, SeatTransferred, Vacated
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.http_bodies import GameSummary, Hint, SitDown
from foolsgold.wire.public_lobby import OpenTable
from foolsgold.wire.translatable_messages import to_wire

GOODBYE_SECONDS = 0.05


class PublicListing(NamedTuple):
    """A table listed in the public lobby, and its owner."""

    table: OpenTable
    device: str | None
    address: str


class Room:
    """One live table. Its parts know each other only through this class."""

    def __init__(self, table_id: str, table: Table, context: ServerContext) -> None:
        self.id = table_id
        self.table = table
        self._context = context
        self._cached_ending: tuple[int, GameSummary] | None = None
        self._changes_since_snapshot = 0
        """Changes since the last snapshot."""
        background = self._background = BackgroundTasks(table_id, context.log)
        self._commit_log = CommitLog(table_id, table, context, background, self._on_change)
        self._connections = RoomConnections(table_id, table, context, background)
        self._commands = CommandHandler(self._commit_log, self._connections, context)
        self._turn_clock = TurnClock(self._commit_log, self._connections, context, background)
        self._host_failover = HostFailover(
            self._commit_log, self._connections, background, context.settings.host_after
        )
        self._sealed_deal = SealedDealRunner(
            self._commit_log, background, context.settings.reveal_seconds
        )
        self._seat_transfers = SeatTransfers(
            self._commit_log, self._connections, context, background
        )

    # --- commands and changes ----------------------------------------------------------------

    async def execute(self, connection: Connection, command: ask.Command) -> None:
        """Runs a command of a seat, once; the answer goes to the connection."""
        await self._commands.handle(connection, command)

    async def sit(
        self,
        wish: SitDown,
        key_hash: str,
        request: str,
        former: str | None = None,
        device: str | None = None,
    ) -> Seat:
        """Seats a person, or lets them wait for a seat; idempotent by request."""
        return await self._commands.sit(wish, key_hash, request, former, device)

    def seat_of_request(self, key_hash: str, name: str) -> Seat:
        """The seat that an identical earlier request led to; the name is part of the request."""
        table = self.table
        seat = table.seat_of(key_hash)
        waits = table.awaited_seat_of(key_hash)
        if seat is not None:
            known = table.seat_states[seat].name
        elif waits is not None:
            seat, known = waits, table.waiting_for_seat[waits].name
        else:
            raise UserError("seat-lost")
        if known != name.strip():
            raise UserError("request-other")
        return seat

    def has_member(self, key_hash: str) -> bool:
        """Whether this key has a seat here, waits for one or requests one."""
        table = self.table
        sits, waits = (
            table.seat_of(key_hash) is not None,
            table.awaited_seat_of(key_hash) is not None,
        )
        return sits or waits or table.is_requesting_seat(key_hash)

    def transfer_code(self, key_hash: str | None) -> tuple[str, int]:
        """The transfer code for the seat of this key, and its remaining seconds."""
        return self._seat_transfers.current_code(key_hash)

    async def redeem_transfer_code(
        self, code: str, key_hash: str, request: str, device: str | None
    ) -> Seat:
        """Moves the seat of a code to this key."""
        return await self._seat_transfers.redeem_code(code, key_hash, request, device)

    async def request_seat(
        self, seat: Seat, key_hash: str, request: str, former: str | None, device: str | None
    ) -> str:
        """Requests a seat; returns the fingerprint that the requester is shown by."""
        return await self._seat_transfers.request_seat(seat, key_hash, request, former, device)

    def replay(self, body: str, at: float) -> None:
        """Applies a stored change while the table is loaded; raises if no rule explains it."""
        self._commit_log.replay(body, at)
        self._changes_since_snapshot += 1

    def save_snapshot_if_due(self) -> None:
        """Writes a snapshot every 200 changes so that loading need not replay the whole log."""
        if self._changes_since_snapshot < snapshots.SNAPSHOT_EVERY_CHANGES:
            return
        self._changes_since_snapshot = 0
        body = snapshots.encode_snapshot(self.table)
        snapshot = SnapshotRow(self.id, self.table.number, body)
        self._background.start(self._context.journal.save_snapshot(snapshot))

    async def sync(self) -> None:
        """Applies what other servers have stored; `UserError` if it cannot be read."""
        await self._commit_log.sync()

    def _on_change(self, applied: AppliedChange) -> None:
        """A change is stored and applied: broadcasts it to all connections."""
        self._connections.broadcast_views(ChangeBroadcast(applied, self.table).frame_for)
        moved = self._connections.reseat()
        if applied.needs_full_state:
            moved = list(self._connections.all)
            self._cached_ending = None
        self._connections.send_welcome(moved, lambda reader: encode_welcome(self.table, reader))
        change = applied.change
        if isinstance(change, Vacated | SeatTransferred):
            # Deferred: if it was their own command, the acknowledgement comes first.
            why = change.how if isinstance(change, SeatTransferred) else change.why
            goodbye = Message(f"bye-{why}")
            lost = self._connections.keys_without_seat()
            disconnect = self._connections.disconnect_keys
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, disconnect, lost, goodbye)
        if isinstance(applied.change, Moved) and self.table.stage is frames.TableStage.OVER:
            # If this is lost in a crash, a request for the game's link stores it again.
            self._background.start(
                self._context.journal.write(
                    Store.save_game, self.finished_game_row, self.origin_row
                )
            )
        self._host_failover.on_table_changed()
        self._turn_clock.on_table_changed(applied.change, released=applied.ended_summary)
        self._sealed_deal.advance()
        self._seat_transfers.evaluate()
        self._changes_since_snapshot += 1
        self.save_snapshot_if_due()
        if moved:
            self._on_presence_changed()

    # --- connections -------------------------------------------------------------------------

    async def enter(self, connection: Connection, last: int | None) -> None:
        """Adds a connection: sends what it missed, and announces it to all."""
        async with self._commit_log.lock:
            # The seat may have changed since the handshake.
            reader = self._connections.current_reader(connection.reader)
            connection.set_reader(reader)
            self._connections.check_capacity(connection)
            if not any(
                seat_state.is_person for seat_state in self.table.seat_states
            ) and not self._turn_clock.may_run_bots_only(
                self._connections.addresses | {connection.address}
            ):
                raise UserError("shows-many")
            if reader.seat is not None and self.table.seat_of(reader.key_hash or "") is None:
                raise UserError("seat-lost")
            over = self.table.stage is frames.TableStage.OVER and not self._context.bus.is_alone
            if over or (last is not None and last > self.table.number):
                # The client comes from another server and is ahead of this one: nothing goes back.
                # A finished game may have been hidden or deleted there.
                await self._commit_log.sync_locked()
            most = self._context.settings.queue // 2
            fresh, news = encode_frames_since(
                self._commit_log.recent_changes, self.table, reader, last, most
            )
            self._context.metrics.handshakes.labels("all" if fresh else "tail").inc()
            for frame in news:
                connection.send_encoded(frame)
            self._connections.add(connection)
        self._on_presence_changed()

    def leave(self, connection: Connection) -> None:
        """Removes a connection."""
        if self._connections.remove(connection):
            self._on_presence_changed()

    def on_remote_presence(self, news: BusMessage) -> bool:
        """Handles another server's presence report; returns whether it is the first from there."""
        first = not self._connections.has_heard_from(news.server)
        if self._connections.on_remote(news):
            self._on_presence_changed(elsewhere=False)
        return first

    def drop_dead_servers(self) -> None:
        """Updates presence after a server may have died."""
        if self._connections.drop_dead_servers():
            self._on_presence_changed()

    def publish_presence(self) -> None:
        """Announces to the other servers who is connected here."""
        self._connections.publish_presence()

    def _on_presence_changed(self, *, elsewhere: bool = True) -> None:
        online = self._connections.update_presence(elsewhere=elsewhere)
        self._host_failover.reschedule()
        self._sealed_deal.advance()
        self._seat_transfers.evaluate()
        self._turn_clock.on_presence_changed(online)

    async def hint(self, key_hash: str | None) -> Hint:
        """A hint in the asker's seat, if they play alone with bots."""
        seat = seat_for_hint(self.table, key_hash)
        if key_hash is not None:
            self._context.command_limiter.require(key_hash)
        turn, names = self.table.turn, [seat_state.name for seat_state in self.table.seat_states]
        found = await self._turn_clock.advice(seat)
        if found is None:
            raise UserError("slow-down")
        args = {} if found.seat is None else {"name": names[found.seat]}
        return Hint(turn, found.move, to_wire(Message(found.why, args)))

    # --- public lobby ------------------------------------------------------------------------

    @property
    def public_listing(self) -> PublicListing | None:
        """The entry in the public lobby, as long as the host is connected here."""
        listing = build_public_listing(self.table)
        address = self._connections.address_of(self.table.host)
        if listing is None or address is None or self.table.host is None:
            return None
        return PublicListing(listing, self.table.device_at(self.table.host), address)

    @property
    def local_people(self) -> int:
        """How many people in seats are connected here."""
        return self._connections.local_people

    # --- lifecycle ---------------------------------------------------------------------------

    def mark_active(self) -> None:
        """Somebody has asked for the table: it stays loaded until they have connected."""
        self._connections.mark_active()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been connected for so long that the table can be evicted."""
        return self._connections.is_idle(seconds) and not self._commit_log.lock.locked()

    async def close(self, why: UserError | None = None) -> None:
        """Stops the timers and closes all connections; clients may reconnect later."""
        self._host_failover.stop()
        self._sealed_deal.stop()
        self._seat_transfers.stop()
        self._turn_clock.stop()
        async with self._commit_log.lock:
            if why is not None:
                self._connections.close(why.message)

    def break_cycles(self) -> None:
        """Breaks the reference cycle so that an evicted room is freed at once."""
        self._commit_log.break_cycles()

    @property
    def finished_game_row(self) -> GameRow:
        """The row of the last game for the archive; a secret until it is over."""
        return build_last_game_row(self._context.journal.secret, self.id, self.table, time.time())

    @property
    def origin_row(self) -> OriginRow:
        """Where the last game was played."""
        return OriginRow(self.finished_game_row.id, self.id, self.table.games_dealt)

    def was_dealt_to(self, key: str | None) -> bool:
        """Whether the last game was dealt to this key."""
        return key is not None and hash_token(key) in self.table.dealt_keys

    @property
    def ending(self) -> GameSummary:
        """The ending of the last game; a secret until it is over.

        Cached: everybody asks for it at once, and building it replays the game.
        """
        if self._cached_ending is None or self._cached_ending[0] != self.table.games_dealt:
            self._cached_ending = (self.table.games_dealt, build_ending(self.table))
        return self._cached_ending[1]
