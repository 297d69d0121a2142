"""One table, live: what happens at it is told to all who are there, and keeps its clocks going."""

import asyncio
import time

from foolsgold.base.ids import Seat
from foolsgold.base.phrases import Complaint, Phrase
from foolsgold.server.bus import News
from foolsgold.server.changes import Moved, Vacated
from foolsgold.server.connection import Connection
from foolsgold.server.keys import hash_of
from foolsgold.server.retelling import finished, kept_row
from foolsgold.server.room.clock import Clock
from foolsgold.server.room.commands import Commands
from foolsgold.server.room.desk import Desk
from foolsgold.server.room.errands import Errands
from foolsgold.server.room.host import HostWatch
from foolsgold.server.room.ledger import Ledger
from foolsgold.server.room.presence import Presence
from foolsgold.server.showing import Happened, change_shown, ending_shown, missed, welcome
from foolsgold.server.store import GameRow
from foolsgold.server.table import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.http import Ending, SitDown

GOODBYE_SECONDS = 0.05


class Room:
    """Holds the parts together: only here does one of them hear of the others."""

    def __init__(self, table_id: str, table: Table, desk: Desk) -> None:
        self.id = table_id
        self.table = table
        self._desk = desk
        self._ending: tuple[int, Ending] | None = None
        errands = self._errands = Errands(table_id, desk.log)
        self._ledger = Ledger(table_id, table, desk, errands, self._happened)
        self._commands = Commands(self._ledger, desk)
        self._presence = Presence(table_id, table, desk, errands)
        self._clock = Clock(self._ledger, self._presence, desk, errands)
        self._host = HostWatch(self._ledger, self._presence, errands, desk.settings.host_after)

    # --- what happens at the table -----------------------------------------------------------

    async def command(self, connection: Connection, command: ask.Command) -> None:
        """Carries out a command of a seat, once; the answer goes to the connection."""
        await self._commands.answer(connection, command)

    async def sit(
        self, wish: SitDown, key_hash: str, request: str, former: str | None = None
    ) -> Seat:
        """A person sits down, or waits for a seat; asked again alike, they have the same one."""
        return await self._commands.sit(wish, key_hash, request, former)

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
        """Whether somebody with this key sits here, or waits to."""
        return self.table.seat_of(key_hash) is not None or self.table.awaits(key_hash) is not None

    def replay(self, body: str, at: float) -> None:
        """Folds in a stored change while the table is loaded; an error if no rule explains it."""
        self._ledger.replay(body, at)

    async def look(self) -> None:
        """Takes in what other servers have stored; `Complaint` if it cannot be read."""
        await self._ledger.look()

    def _happened(self, happened: Happened) -> None:
        """A change is stored and part of the table: everybody connected here is told."""
        self._presence.show(lambda reader: change_shown(happened, self.table, reader, latest=True))
        moved = self._presence.reseat()
        if happened.afresh:
            moved = list(self._presence.all)
        self._presence.welcome(moved, lambda reader: welcome(self.table, reader))
        if isinstance(happened.change, Vacated):
            # A moment later: should it be their own wish, the acknowledgement comes first.
            goodbye = Phrase(f"bye-{happened.change.why}")
            lost = self._presence.keys_without_seat()
            turn_out = self._presence.turn_out
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, turn_out, lost, goodbye)
        if isinstance(happened.change, Moved) and self.table.stage is frames.Stage.OVER:
            # Whoever asks for its address does the same again, should it be lost here.
            self._errands.start(self._desk.journal.keep_game(self.kept))
        self._host.table_changed()
        self._clock.table_changed(happened.change, released=happened.released)
        if moved:
            self._here_changed()

    # --- who is at the table -----------------------------------------------------------------

    async def enter(self, connection: Connection, last: int | None) -> None:
        """Somebody connects: they get what they missed, and everybody sees them."""
        async with self._ledger.lock:
            # The seat may have changed since they knocked.
            reader = connection.reader = self._presence.reader_of(connection.reader)
            self._presence.check_space(connection)
            if not any(held.is_person for held in self.table.held) and not self._clock.may_show(
                self._presence.addresses | {connection.address}
            ):
                raise Complaint("shows-many")
            if reader.seat is not None and self.table.seat_of(reader.key_hash or "") is None:
                raise Complaint("seat-lost")
            if last is not None and last > self.table.number:
                # They come from another server and know more than this one: nothing goes back.
                await self._ledger.catch_up()
            news = missed(self._ledger.tail, self.table, reader, last)
            if len(news) > self._desk.settings.queue // 2:
                news = [welcome(self.table, reader)]
            fresh = isinstance(news[0], frames.Welcome)
            self._desk.metrics.resumed.labels("all" if fresh else "tail").inc()
            for frame in news:
                connection.send(frame)
            self._presence.add(connection)
        self._here_changed()

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        if self._presence.remove(connection):
            self._here_changed()

    def hear_here(self, news: News) -> None:
        """Another server tells who is connected there."""
        if self._presence.hear(news):
            self._here_changed(elsewhere=False)

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
        self._clock.here_changed(here)

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
        self._clock.stop()
        async with self._ledger.lock:
            if why is not None:
                self._presence.close(why.phrase)

    @property
    def record(self) -> str:
        """The record of the last game; a secret until it is over."""
        return str(finished(self.table))

    @property
    def kept(self) -> GameRow:
        """The last game as it is kept for looking back; a secret until it is over."""
        return kept_row(self._desk.journal.secret, self.id, self.table, time.time())

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
