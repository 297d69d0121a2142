"""Adds transfers of game lists between devices by a code. Older servers do not offer them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Creates the table `parcels`, named so by its first version."""
    op.create_table(
        "parcels",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("ix_parcels_until", "parcels", ["until"])
