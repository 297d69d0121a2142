"""Runs the schema migrations that a database still lacks.

Alembic is imported here and nowhere else: it takes half as long as the database library, and most
starts have nothing to migrate.
"""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory

MIGRATIONS_FOLDER = Path(__file__).parent / "migrations"


def upgrade_schema(connection: sa.Connection, target: str) -> None:
    """Runs the migrations up to `target` in the connection's transaction: all, or none."""
    scripts = ScriptDirectory(str(MIGRATIONS_FOLDER), version_locations=[str(MIGRATIONS_FOLDER)])

    def due(found: Any, _: Any) -> Any:
        return scripts._upgrade_revs(target, found)

    with EnvironmentContext(Config(), scripts, fn=due, destination_rev=target) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()
