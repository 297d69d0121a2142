"""Loads the room of a stored table, and archives a game whose rules are outdated."""

import asyncio
import time
from typing import NoReturn

from foolsgold.base.messages import UserError
from foolsgold.server.projection.replay import build_game_row
from foolsgold.server.rooms.context import ServerContext
from foolsgold.server.rooms.room import Room
from foolsgold.server.storage.store import ChangeRow, OriginRow, SnapshotRow, Store, TableRow
from foolsgold.server.table import snapshots, stored_changes
from foolsgold.server.table.outdated_rules import read_outdated_game
from foolsgold.server.table.rulesets import RulesOutdated
from foolsgold.server.table.stored_changes import GameStopped
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire.frames import TableStage

REPLAY_BATCH_CHANGES = 200
"""Changes that are replayed before other tasks get a turn."""
OPENER_AUTHOR = "opener"
"""The author of changes that need no key: a table's first ones, the end of an outdated game."""


class RoomLoader:
    """Reads a table from the database and makes a room of it; keeps none in memory."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    async def load(self, code: str) -> Room:
        """Reads the newest snapshot and replays the changes after it, or else all changes."""
        row, snapshot, rows = await self._context.journal.read(Store.table_since_snapshot, code)
        if row is None:
            raise UserError("table-unknown", code=code)
        table = None if snapshot is None else await self._restore_snapshot(row, snapshot)
        if table is None and snapshot is not None:
            row, rows = await self._context.journal.read(Store.table_with_all_changes, code)
            if row is None:
                raise UserError("table-unknown", code=code)
        try:
            if table is None:
                first, *rows = rows
                table = Table(code, stored_changes.decode_opening(first.body))
            room = Room(row.id, table, self._context)
            for number, stored in enumerate(rows):
                room.replay(stored.body, stored.at)
                if number % REPLAY_BATCH_CHANGES == REPLAY_BATCH_CHANGES - 1:
                    await asyncio.sleep(0)  # a long history must not keep other tasks waiting
        except RulesOutdated as outdated:
            assert table is not None
            await self._archive_outdated_game(row, rows, table, outdated)
        except Exception as error:  # a table no rule explains: say so, and leave it alone
            self._context.log.error("table unreadable", table=row.id, error=type(error).__name__)
            raise UserError("table-unreadable") from None
        return room

    async def stage_of(self, code: str) -> TableStage:
        """The stage of an idle table; once something was played there, it is no lobby any more."""
        table = (await self.load(code)).table
        has_played = table.stage is TableStage.LOBBY and table.games_dealt
        return TableStage.OVER if has_played else table.stage

    async def _archive_outdated_game(
        self, row: TableRow, rows: list[ChangeRow], table: Table, outdated: RulesOutdated
    ) -> NoReturn:
        """Ends a game whose rules are outdated, and stores it in the archive.

        That it has ended is stored first: a server of another version might still play it.
        """
        rest = [each for each in rows if each.number > table.number]
        found = read_outdated_game(table, [each.body for each in rest])
        if not found.is_stop_stored:
            end = rows[-1].number + 1
            body = stored_changes.encode_change(GameStopped())
            stop = ChangeRow(row.id, end, OPENER_AUTHOR, f"stopped {end}", body, time.time())
            if not await self._context.journal.append(stop):
                raise UserError("slow-down")
        game_row = build_game_row(
            found.record,
            self._context.journal.secret,
            row.id,
            table,
            at=rest[-1].at,
            games=found.games_dealt,
        )
        await self._context.journal.write(
            Store.save_game, game_row, OriginRow(game_row.id, row.id, found.games_dealt)
        )
        self._context.log.warning("game outdated", table=row.id)
        raise UserError("game-outdated", **outdated.message.args, address=game_row.id) from None

    async def _restore_snapshot(self, row: TableRow, kept: SnapshotRow) -> Table | None:
        """The table of a snapshot; None if it has to be replayed from its changes."""
        snapshot = snapshots.decode_snapshot(kept.body)
        if snapshot is None:
            return None
        talk = await self._context.journal.read(Store.change_bodies, row.id, snapshot.talk_numbers)
        try:
            return snapshots.restore_table(snapshot, row.code, talk)
        except Exception as error:  # the changes are the truth
            self._context.log.warning("snapshot not used", table=row.id, error=type(error).__name__)
            return None
