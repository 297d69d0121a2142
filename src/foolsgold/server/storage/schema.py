"""How the database is laid out, and how it may grow while neighbours of another version use it.

A layout has two numbers. `REVISION` counts every step that was ever taken; a newer version takes
the steps that are missing when it starts, and each of them only adds (a table, a column that may
be empty), so that a server of the version before goes on beside it. `COMPATIBILITY_LEVEL` is the oldest layout a
program must know to use the database at all: it is raised, a version later, with a step that takes
something away. `migrations` has the steps.
"""

import sqlalchemy as sa

COMPATIBILITY_LEVEL = 1
REVISION = "0006"
UNVERSIONED_REVISION = "0000"
"""A database that was made before there were steps: the first one finds out what it has."""
PROBE_NAME = "probe"
"""The line that is written to find out whether lines can be written."""

metadata = sa.MetaData()
server_values = sa.Table(
    "foolsgold",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""`schema` is the level, `secret` what keys are made from."""

schema_revision = sa.Table(
    "alembic_version", metadata, sa.Column("version_num", sa.String(32), primary_key=True)
)
"""One line: the last step that was taken."""

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
"""What was found out about tables that rest, so that nobody has to read them again."""

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
"""Games that are over, by their addresses: they may be kept longer than their tables."""

game_origins = sa.Table(
    "origins",
    metadata,
    sa.Column(
        "game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("game", sa.Integer, nullable=False),
)
"""At which table a finished game was played, and as which of its games: what is hidden or deleted
is so there, too. An empty table is one that is gone. Found anew without loss, no part of a backup.
"""

snapshots = sa.Table(
    "snapshots",
    metadata,
    # Whoever does not know of them takes tables away all the same.
    sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
"""Where a table stood after a change: derived, thrown away without loss, no part of a backup."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column(
        "game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
"""What was found out about a finished game: computed anew without loss, no part of a backup."""

device_transfers = sa.Table(
    "parcels",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("until", sa.Double, nullable=False, index=True),
)
"""What a device gives to another one by a code, for minutes; no part of a backup."""

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
"""What the servers of a database tell each other of open tables and of themselves: good for
seconds, no part of a backup."""

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
"""Who was reported, for whoever runs the server; no part of a backup."""

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("host", sa.String(32), primary_key=True),
    sa.Column("device", sa.String(32), primary_key=True),
    sa.Column("at", sa.Double, nullable=False, index=True),
)
"""Whom hosts do not want at their tables, by devices; no part of a backup."""
