"""Databases for the tests of the server: the same tests run on each of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server import services
from server.services import Missing, PostgreSQL, RunningRedis


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL of this worker's own."""
    try:
        with services.postgresql() as running:
            yield running
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def postgresql_database(postgresql: PostgreSQL) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    with postgresql.database() as address:
        yield address


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The address of an empty database of SQLite."""
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    address: str = request.getfixturevalue(f"{request.param}_database")
    return address


@pytest.fixture
def redis() -> Iterator[RunningRedis]:
    """A Redis of the test's own: what is said on it goes through all its databases."""
    try:
        with services.redis() as running:
            yield running
    except Missing as missing:
        pytest.skip(str(missing))
