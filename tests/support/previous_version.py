"""The version before this one, as far as the database can tell: it lacks the last step."""

import sqlalchemy as sa
from alembic.script import ScriptDirectory

from foolsgold.server.storage import schema
from foolsgold.server.storage.migrate import MIGRATIONS_FOLDER, upgrade_schema
from foolsgold.server.storage.store import database


def previous_revision() -> str:
    """The step that the version before knew as the last."""
    scripts = ScriptDirectory(str(MIGRATIONS_FOLDER), version_locations=[str(MIGRATIONS_FOLDER)])
    before = scripts.get_revision(schema.REVISION).down_revision
    assert isinstance(before, str)
    return before


def hide_last_revision() -> None:
    """From now on this program lays out, knows and expects what the version before did."""
    before = previous_revision()
    there = _columns(before)
    for table in schema.metadata.sorted_tables:
        known = there.pop(table.name, None)
        if known is None:
            schema.metadata.remove(table)
        else:
            assert known == set(table.columns.keys()), f"it has other columns now: {table.name}"
    assert not there
    schema.REVISION = before
    vars(database)["REVISION"] = before


def _columns(revision: str) -> dict[str, set[str]]:
    """The tables a database has after a step, and their columns."""
    from tests.server.storage.test_migrations import as_it_was

    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        for line in as_it_was(""):
            connection.exec_driver_sql(line)
        upgrade_schema(connection, revision)
        inspector = sa.inspect(connection)
        found = {
            name: {str(column["name"]) for column in inspector.get_columns(name)}
            for name in inspector.get_table_names()
        }
    engine.dispose()
    return found
