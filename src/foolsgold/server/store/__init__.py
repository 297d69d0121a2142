"""The database: tables and their changes, and what else is kept. SQLite or PostgreSQL.

Everything here blocks; `journal` calls it from threads. Each file knows one kind of thing; all
stand on `database`.
"""

from foolsgold.server.store.database import Layout, database_url
from foolsgold.server.store.parcels import Parcels
from foolsgold.server.store.past import Past
from foolsgold.server.store.resting import RestingTables
from foolsgold.server.store.rows import (
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
from foolsgold.server.store.strangers import Strangers
from foolsgold.server.store.tables import Tables
from foolsgold.server.store.whole import Whole

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
