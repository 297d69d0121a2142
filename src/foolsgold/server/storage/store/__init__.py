"""The database: tables and their changes, and what else is kept. SQLite or PostgreSQL.

Everything here blocks; `journal` calls it from threads. Each file knows one kind of thing; all
stand on `database`.
"""

from foolsgold.server.storage.store.database import Layout, database_url
from foolsgold.server.storage.store.device_transfers import Parcels
from foolsgold.server.storage.store.finished_games import Past
from foolsgold.server.storage.store.idle_tables import RestingTables
from foolsgold.server.storage.store.maintenance import Whole
from foolsgold.server.storage.store.public_lobby import Strangers
from foolsgold.server.storage.store.rows import (
    AnyRow,
    BlockRow,
    ChangeRow,
    GameRow,
    NoticeRow,
    OriginRow,
    ReportRow,
    Rest,
    Resting,
    ShownRow,
    SnapshotRow,
    StoreError,
    TableRow,
)
from foolsgold.server.storage.store.tables import Tables

__all__ = [
    "AnyRow",
    "BlockRow",
    "ChangeRow",
    "GameRow",
    "Layout",
    "NoticeRow",
    "OriginRow",
    "ReportRow",
    "Rest",
    "Resting",
    "ShownRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "TableRow",
    "database_url",
]


class Store(Tables, Past, Parcels, Strangers, RestingTables, Whole):
    """An open database, with all that is kept in it."""
