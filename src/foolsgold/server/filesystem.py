"""Operating-system facts about files: owner, existence, number of descriptors.

Whoever can read a server's database knows every deal and can derive every key.
"""

import contextlib
import os
from pathlib import Path
from typing import TypeAlias

from platformdirs import user_data_path

PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE = 0o600, 0o700
SQLITE_FILE_SUFFIXES = ("", "-wal", "-shm", "-journal")
"""SQLite writes its log beside the database, with the same secrets in it."""
MAX_OPEN_FILES = 65_536
"""Open files a server asks for: each connection is one."""
DEFAULT_OPEN_FILES = 8_192
"""Assumed where the system does not say how many files may be open."""

FileIdentity: TypeAlias = tuple[int, int]
"""Identifies a file independently of its name."""


def data_folder() -> Path:
    """The user's data folder of this program."""
    return user_data_path("foolsgold", appauthor=False)


def make_private(database: Path) -> None:
    """Makes a database file, new or old, readable for its owner only; `OSError` if that fails.

    Its folder is closed to others if it was made here or is the program's own. Any other may well
    be somebody's home, or shared.
    """
    if not database.parent.exists():
        database.parent.mkdir(parents=True, mode=PRIVATE_FOLDER_MODE)
    elif database.parent == data_folder():
        _restrict(database.parent, PRIVATE_FOLDER_MODE)
    # Created before SQLite would: the files it writes beside it get the same rights.
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE_FILE_MODE))
    for end in SQLITE_FILE_SUFFIXES:
        file = database.with_name(database.name + end)
        if file.exists():
            _restrict(file, PRIVATE_FILE_MODE)


def _restrict(path: Path, rights: int) -> None:
    # The file of another user is theirs to close; `foolsgold doctor` reports it.
    with contextlib.suppress(OSError):
        path.chmod(rights)


def is_private(path: Path) -> bool:
    """Whether nobody but the owner has any access."""
    return os.name != "posix" or not path.stat().st_mode & 0o077


def file_identity(path: Path) -> FileIdentity | None:
    """The identity of the file at a path; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def fsync_folder(folder: Path) -> None:
    """Makes the names in a folder survive a power cut, where the system can promise it."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def raise_fd_limit(*, wanted: int = MAX_OPEN_FILES) -> int:
    """Raises the limit of open files to `wanted` if possible; returns the limit."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return DEFAULT_OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    goal = wanted if hard == endless else min(wanted, hard)
    if soft != endless and soft < goal:
        # Some systems have a limit they do not report.
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (goal, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == endless else min(soft, wanted)
