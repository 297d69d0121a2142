"""The version before this one, as far as the database can tell: it lacks the last step."""

import sqlalchemy as sa
from alembic.script import ScriptDirectory

from foolsgold.server.storage import schema
from foolsgold.server.storage.migrate import STEPS, bring_forward
from foolsgold.server.storage.store import database


def last_but_one() -> str:
    """The step that the version before knew as the last."""
    scripts = ScriptDirectory(str(STEPS), version_locations=[str(STEPS)])
    before = scripts.get_revision(schema.REVISION).down_revision
    assert isinstance(before, str)
    return before


def forget_the_last_step() -> None:
    """From now on this program lays out, knows and expects what the version before did."""
    before = last_but_one()
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
    from server.test_migrations import as_it_was

    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        for line in as_it_was(""):
            connection.exec_driver_sql(line)
        bring_forward(connection, revision)
        inspector = sa.inspect(connection)
        found = {
            name: {str(column["name"]) for column in inspector.get_columns(name)}
            for name in inspector.get_table_names()
        }
    engine.dispose()
    return found
