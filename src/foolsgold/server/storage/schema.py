"""Database schema, and how it may grow while servers of different versions share it.

A schema has two numbers. `REVISION` counts every migration; a newer version runs the missing ones
when it starts. Each of them only adds (a table, a nullable column), so that a server of the
previous version can go on using the database. `COMPATIBILITY_LEVEL` is the oldest schema a program
must know to use the database at all: it is raised, one version later, by a migration that takes
something away. The migrations are in `migrations`.
"""

import sqlalchemy as sa

COMPATIBILITY_LEVEL = 1
REVISION = "0006"
UNVERSIONED_REVISION = "0000"
"""A database that was made before there were migrations: the first one finds out what it has."""
PROBE_NAME = "probe"
"""The row that is written to find out whether rows can be written."""

metadata = sa.MetaData()
server_values = sa.Table(
    "foolsgold",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""`schema` is the compatibility level, `secret` what keys are derived from."""

schema_revision = sa.Table(
    "alembic_version", metadata, sa.Column("version_num", sa.String(32), primary_key=True)
)
"""One row: the last migration that was run."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
)
changes = sa.Table(
    "changes",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("author", sa.String(64), nullable=False),
    sa.Column("command", sa.String(64), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.UniqueConstraint("table_id", "author", "command", name="one_change_a_command"),
)
idle_tables = sa.Table(
    "resting",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("rest", sa.String(16), nullable=False),
    sa.Column("quiet", sa.Boolean, nullable=False),
)
"""The states of idle tables, so that nobody has to read them again."""

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("plain", sa.String(32), nullable=False, unique=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("faces", sa.String(200), nullable=False),
    sa.Column("showing", sa.String(16), nullable=False),
    sa.Column("at", sa.Double, nullable=False, index=True),
)
"""Finished games, by address: they may be kept longer than their tables."""

game_origins = sa.Table(
    "origins",
    metadata,
    sa.Column(
        "game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("game", sa.Integer, nullable=False),
)
"""The table a finished game was played at, and its number there: hiding and deleting apply there,
too.

An empty table id is a table that is gone. Can be rebuilt; not in backups.
"""

snapshots = sa.Table(
    "snapshots",
    metadata,
    # Servers that do not know of them delete tables all the same.
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
"""The state of a table after a change: derived from the changes; not in backups."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column(
        "game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
"""Analyses of finished games: can be computed again; not in backups."""

device_transfers = sa.Table(
    "parcels",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("until", sa.Double, nullable=False, index=True),
)
"""Transfers from device to device by a code; live for minutes; not in backups."""

announcements = sa.Table(
    "notices",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("server", sa.String(32), nullable=False),
    sa.Column("home", sa.String(32), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("at", sa.Double, nullable=False, index=True),
)
"""Announcements of open tables and statistics between servers; live for seconds; not in backups."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("device", sa.String(32), nullable=False, index=True),
    sa.Column("home", sa.String(32), nullable=False),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("why", sa.String(16), nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False, index=True),
)
"""Moderation reports, for the operator; not in backups."""

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("host", sa.String(32), primary_key=True),
    sa.Column("device", sa.String(32), primary_key=True),
    sa.Column("at", sa.Double, nullable=False, index=True),
)
"""Devices that hosts have blocked from their tables; not in backups."""
