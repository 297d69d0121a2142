"""Databases for the tests of the server: the same tests run on each of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from foolsgold.base.messages import Message
from foolsgold.server.rooms.connection import Connection
from tests.server.documented_refusals import actions_by_refusal
from tests.support import services
from tests.support.services import PostgreSQL, RunningRedis, ServiceMissing


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL of this worker's own."""
    try:
        with services.postgresql() as running:
            yield running
    except ServiceMissing as missing:
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
    except ServiceMissing as missing:
        pytest.skip(str(missing))


@pytest.fixture(autouse=True)
def _documented(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test whose server refuses a command for a reason the protocol page does not name,
    or says when to send it again otherwise than there."""
    wrong: list[tuple[str, int | None]] = []
    refuse, known = Connection.refuse, actions_by_refusal()

    def noting(
        self: Connection, command: str | None, why: Message, retry_after: int | None = None
    ) -> None:
        may_wait = known.get(why.id) == "wait"
        if why.id not in known or (retry_after is not None and not may_wait):
            wrong.append((why.id, retry_after))
        refuse(self, command, why, retry_after)

    monkeypatch.setattr(Connection, "refuse", noting)
    yield
    assert not wrong
