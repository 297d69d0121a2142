"""One table, live: what happens at it is told to all who are there, and keeps its clocks going."""

import asyncio
import time
from typing import NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint, Phrase
from foolsgold.server.cluster.bus import News
from foolsgold.server.projection.live import (
    Happened,
    Telling,
    catching_up,
    ending_shown,
    greeting,
    offer_shown,
)
from foolsgold.server.projection.replay import kept_row
from foolsgold.server.rooms.background_tasks import Errands
from foolsgold.server.rooms.command_log import Ledger
from foolsgold.server.rooms.commands import Commands
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.context import Desk
from foolsgold.server.rooms.host_failover import HostWatch
from foolsgold.server.rooms.presence import Presence
from foolsgold.server.rooms.sealed_deal import Dealer
from foolsgold.server.rooms.seat_transfers import Carrier
from foolsgold.server.rooms.turn_clock import Clock
from foolsgold.server.security.tokens import hash_of
from foolsgold.server.storage.store import GameRow, OriginRow, SnapshotRow
from foolsgold.server.table import snapshots
from foolsgold.server.table.changes import Moved, SeatMoved, Vacated
from foolsgold.server.table.decisions import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.http_bodies import Ending, Hint, SitDown
from foolsgold.wire.messages import said
from foolsgold.wire.public_lobby import OpenTable

GOODBYE_SECONDS = 0.05


class Offer(NamedTuple):
    """A table that strangers may find, and whose it is."""

    shown: OpenTable
    device: str | None
    address: str


class Room:
    """Holds the parts together: only here does one of them hear of the others."""

    def __init__(self, table_id: str, table: Table, desk: Desk) -> None:
        self.id = table_id
        self.table = table
        self._desk = desk
        self._ending: tuple[int, Ending] | None = None
        self._unkept = 0
        """Changes that are in no snapshot."""
        errands = self._errands = Errands(table_id, desk.log)
        self._ledger = Ledger(table_id, table, desk, errands, self._happened)
        self._presence = Presence(table_id, table, desk, errands)
        self._commands = Commands(self._ledger, self._presence, desk)
        self._clock = Clock(self._ledger, self._presence, desk, errands)
        self._host = HostWatch(self._ledger, self._presence, errands, desk.settings.host_after)
        self._dealer = Dealer(self._ledger, errands, desk.settings.reveal_seconds)
        self._carrier = Carrier(self._ledger, self._presence, desk, errands)

    # --- what happens at the table -----------------------------------------------------------

    async def command(self, connection: Connection, command: ask.Command) -> None:
        """Carries out a command of a seat, once; the answer goes to the connection."""
        await self._commands.answer(connection, command)

    async def sit(
        self,
        wish: SitDown,
        key_hash: str,
        request: str,
        former: str | None = None,
        device: str | None = None,
    ) -> Seat:
        """A person sits down, or waits for a seat; asked again alike, they have the same one."""
        return await self._commands.sit(wish, key_hash, request, former, device)

    def seat_again(self, key_hash: str, name: str) -> Seat:
        """The seat a request has led to before; asked with another name, it was another's."""
        table = self.table
        seat = table.seat_of(key_hash)
        waits = table.awaits(key_hash)
        if seat is not None:
            known = table.held[seat].name
        elif waits is not None:
            seat, known = waits, table.awaited[waits].name
        else:
            raise Complaint("seat-lost")
        if known != name.strip():
            raise Complaint("request-other")
        return seat

    def knows(self, key_hash: str) -> bool:
        """Whether somebody with this key sits here, or waits or asks to."""
        table = self.table
        sits, waits = table.seat_of(key_hash) is not None, table.awaits(key_hash) is not None
        return sits or waits or table.asks(key_hash)

    def carry_code(self, key_hash: str | None) -> tuple[str, int]:
        """What brings the seat of this key to another device, and for how many seconds."""
        return self._carrier.code(key_hash)

    async def carry(self, code: str, key_hash: str, request: str, device: str | None) -> Seat:
        """The seat a code stands for is this key's from now on."""
        return await self._carrier.carry(code, key_hash, request, device)

    async def ask(
        self, seat: Seat, key_hash: str, request: str, former: str | None, device: str | None
    ) -> str:
        """Somebody says that a seat is theirs; the sign they are known by meanwhile."""
        return await self._carrier.ask(seat, key_hash, request, former, device)

    def replay(self, body: str, at: float) -> None:
        """Folds in a stored change while the table is loaded; an error if no rule explains it."""
        self._ledger.replay(body, at)
        self._unkept += 1

    def keep(self) -> None:
        """Now and then where the table stands is kept, so that the way there need not be gone."""
        if self._unkept < snapshots.EVERY:
            return
        self._unkept = 0
        body = snapshots.written(self.table)
        snapshot = SnapshotRow(self.id, self.table.number, body)
        self._errands.start(self._desk.journal.keep_snapshot(snapshot))

    async def look(self) -> None:
        """Takes in what other servers have stored; `Complaint` if it cannot be read."""
        await self._ledger.look()

    def _happened(self, happened: Happened) -> None:
        """A change is stored and part of the table: everybody connected here is told."""
        self._presence.show(Telling(happened, self.table).to)
        moved = self._presence.reseat()
        if happened.afresh:
            moved = list(self._presence.all)
            self._ending = None
        self._presence.welcome(moved, lambda reader: greeting(self.table, reader))
        change = happened.change
        if isinstance(change, Vacated | SeatMoved):
            # A moment later: should it be their own wish, the acknowledgement comes first.
            why = change.how if isinstance(change, SeatMoved) else change.why
            goodbye = Phrase(f"bye-{why}")
            lost = self._presence.keys_without_seat()
            turn_out = self._presence.turn_out
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, turn_out, lost, goodbye)
        if isinstance(happened.change, Moved) and self.table.stage is frames.Stage.OVER:
            # Whoever asks for its address does the same again, should it be lost here.
            self._errands.start(self._desk.journal.keep_game(self.kept, self.origin))
        self._host.table_changed()
        self._clock.table_changed(happened.change, released=happened.released)
        self._dealer.look()
        self._carrier.look()
        self._unkept += 1
        self.keep()
        if moved:
            self._here_changed()

    # --- who is at the table -----------------------------------------------------------------

    async def enter(self, connection: Connection, last: int | None) -> None:
        """Somebody connects: they get what they missed, and everybody sees them."""
        async with self._ledger.lock:
            # The seat may have changed since they knocked.
            reader = self._presence.reader_of(connection.reader)
            connection.move_to(reader)
            self._presence.check_space(connection)
            if not any(held.is_person for held in self.table.held) and not self._clock.may_show(
                self._presence.addresses | {connection.address}
            ):
                raise Complaint("shows-many")
            if reader.seat is not None and self.table.seat_of(reader.key_hash or "") is None:
                raise Complaint("seat-lost")
            over = self.table.stage is frames.Stage.OVER and not self._desk.bus.is_alone
            if over or (last is not None and last > self.table.number):
                # They come from another server and know more than this one: nothing goes back.
                # A finished game may have been hidden or deleted there.
                await self._ledger.catch_up()
            most = self._desk.settings.queue // 2
            fresh, news = catching_up(self._ledger.tail, self.table, reader, last, most)
            self._desk.metrics.resumed.labels("all" if fresh else "tail").inc()
            for told in news:
                connection.tell(told)
            self._presence.add(connection)
        self._here_changed()

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        if self._presence.remove(connection):
            self._here_changed()

    def hear_here(self, news: News) -> bool:
        """Another server tells who is connected there; whether it is the first we hear of it."""
        first = not self._presence.knows(news.server)
        if self._presence.hear(news):
            self._here_changed(elsewhere=False)
        return first

    def refresh_here(self) -> None:
        """Looks again who is connected elsewhere: a server may have died."""
        if self._presence.forget_the_dead():
            self._here_changed()

    def tell_elsewhere(self) -> None:
        """Tells the other servers who is connected here."""
        self._presence.tell_elsewhere()

    def _here_changed(self, *, elsewhere: bool = True) -> None:
        here = self._presence.announce(elsewhere=elsewhere)
        self._host.look()
        self._dealer.look()
        self._carrier.look()
        self._clock.here_changed(here)

    async def hint(self, key_hash: str | None) -> Hint:
        """What a bot would do in the asker's seat, if they play alone with bots."""
        seat = self.table.seat_to_advise(key_hash)
        if key_hash is not None:
            self._desk.commands.take(key_hash)
        turn, names = self.table.turn, [held.name for held in self.table.held]
        found = await self._clock.advice(seat)
        if found is None:
            raise Complaint("slow-down")
        args = {} if found.seat is None else {"name": names[found.seat]}
        return Hint(turn, found.move, said(Phrase(found.why, args)))

    # --- where strangers meet ----------------------------------------------------------------

    @property
    def offer(self) -> Offer | None:
        """What strangers are told of the table, as long as its host is connected here."""
        shown = offer_shown(self.table)
        address = self._presence.address_of(self.table.host)
        if shown is None or address is None or self.table.host is None:
            return None
        return Offer(shown, self.table.device_at(self.table.host), address)

    @property
    def people(self) -> int:
        """How many are in their seats, connected here."""
        return self._presence.here_in_seats

    # --- life --------------------------------------------------------------------------------

    def touch(self) -> None:
        """Somebody has asked for the table: it stays in memory until they have come in."""
        self._presence.touch()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been connected for so long that the table can leave the memory."""
        return self._presence.is_quiet(seconds) and not self._ledger.lock.locked()

    async def close(self, why: Complaint | None = None) -> None:
        """Stops the clocks; whoever is connected is told and can come back later."""
        self._host.stop()
        self._dealer.stop()
        self._carrier.stop()
        self._clock.stop()
        async with self._ledger.lock:
            if why is not None:
                self._presence.close(why.phrase)

    def let_go(self) -> None:
        """The table has left the memory; as a ring it would stay there until it is searched."""
        self._ledger.let_go()

    @property
    def kept(self) -> GameRow:
        """The last game as it is kept for looking back; a secret until it is over."""
        return kept_row(self._desk.journal.secret, self.id, self.table, time.time())

    @property
    def origin(self) -> OriginRow:
        """Where the last game was played."""
        return OriginRow(self.kept.id, self.id, self.table.games)

    def played(self, key: str | None) -> bool:
        """Whether the last game was dealt to whoever has this key."""
        return key is not None and hash_of(key) in self.table.dealt

    @property
    def ending(self) -> Ending:
        """What there is to tell of the last game; a secret until it is over.

        Everybody asks for it at once, and to tell it the game is played again: so it is kept.
        """
        if self._ending is None or self._ending[0] != self.table.games:
            self._ending = (self.table.games, ending_shown(self.table))
        return self._ending[1]
