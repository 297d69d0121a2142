"""Adds the public lobby: open tables, reports, blocks. Older servers do not offer it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Creates the tables `notices`, `reports` and `blocks`."""
    op.create_table(
        "notices",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("home", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_notices_at", "notices", ["at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("home", sa.String(32), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_reports_device", "reports", ["device"])
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_table(
        "blocks",
        sa.Column("host", sa.String(32), primary_key=True),
        sa.Column("device", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_blocks_at", "blocks", ["at"])
