"""Queries: tables, changes, finished games and the public lobby, on SQLite or PostgreSQL.

Everything here blocks; `journal` calls it from threads. Each module has the queries of one kind of
data; all build on `database`.
"""

from foolsgold.server.storage.store.database import SchemaVersion, database_url
from foolsgold.server.storage.store.finished_games import FinishedGameStore
from foolsgold.server.storage.store.game_list_transfers import DeviceTransferStore
from foolsgold.server.storage.store.maintenance import MaintenanceStore
from foolsgold.server.storage.store.public_lobby import PublicLobbyStore
from foolsgold.server.storage.store.rows import (
    AnnouncementRow,
    AnyRow,
    BlockRow,
    ChangeRow,
    GameRow,
    IdleState,
    IdleTable,
    OriginRow,
    ReportRow,
    SnapshotRow,
    StoreError,
    TableRow,
    VisibilityChange,
)
from foolsgold.server.storage.store.table_retention import IdleTableStore
from foolsgold.server.storage.store.tables import TableStore

__all__ = [
    "AnnouncementRow",
    "AnyRow",
    "BlockRow",
    "ChangeRow",
    "GameRow",
    "IdleState",
    "IdleTable",
    "OriginRow",
    "ReportRow",
    "SchemaVersion",
    "SnapshotRow",
    "Store",
    "StoreError",
    "TableRow",
    "VisibilityChange",
    "database_url",
]


class Store(
    TableStore,
    FinishedGameStore,
    DeviceTransferStore,
    PublicLobbyStore,
    IdleTableStore,
    MaintenanceStore,
):
    """An open database with all queries."""
