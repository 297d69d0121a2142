"""Takes the steps of the layout that a database has not taken yet.

Alembic is imported here and nowhere else: it takes half as long as the database library, and most
starts have no step to take.
"""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory

MIGRATIONS_FOLDER = Path(__file__).parent / "migrations"


def upgrade_schema(connection: sa.Connection, target: str) -> None:
    """Takes the steps up to `target` in the transaction of the connection: all, or none."""
    scripts = ScriptDirectory(str(MIGRATIONS_FOLDER), version_locations=[str(MIGRATIONS_FOLDER)])

    def due(found: Any, _: Any) -> Any:
        return scripts._upgrade_revs(target, found)

    with EnvironmentContext(Config(), scripts, fn=due, destination_rev=target) as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()
