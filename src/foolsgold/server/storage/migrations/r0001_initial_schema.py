"""Initial schema: idle tables and finished games; older databases may have parts of it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates the missing tables."""
    there = set(sa.inspect(op.get_bind()).get_table_names())
    if "resting" not in there:
        op.create_table(
            "resting",
            sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("number", sa.Integer, nullable=False),
            sa.Column("rest", sa.String(16), nullable=False),
            sa.Column("quiet", sa.Boolean, nullable=False),
        )
    if "games" not in there:
        op.create_table(
            "games",
            sa.Column("id", sa.String(32), primary_key=True),
            sa.Column("plain", sa.String(32), nullable=False, unique=True),
            sa.Column("record", sa.Text, nullable=False),
            sa.Column("faces", sa.String(200), nullable=False),
            sa.Column("showing", sa.String(16), nullable=False),
            sa.Column("at", sa.Double, nullable=False),
        )
        op.create_index("ix_games_at", "games", ["at"])
    # The row that the health check updates.
    op.execute("INSERT INTO foolsgold (name, value) VALUES ('probe', '') ON CONFLICT DO NOTHING")
