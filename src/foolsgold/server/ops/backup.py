"""Backup: the whole database as one text file, the same for SQLite and PostgreSQL.

A compressed file of JSON lines: a header, the secret that keys are derived from, every table, every
change, every finished game, and a last line with their counts, so that a truncated file is
detected. Backups of before finished games were stored end with two counts, and can be restored as
well.
"""

import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from foolsgold.base.messages import UserError
from foolsgold.base.text_file_reader import check_readable_file
from foolsgold.server.filesystem import fsync_folder
from foolsgold.server.storage.store import AnyRow, ChangeRow, GameRow, Store, StoreError, TableRow

TITLE = "foolsgold backup 1"
SECRET_BYTES = 32


ROW_TYPES: tuple[type[AnyRow], ...] = (TableRow, ChangeRow, GameRow)
"""In this order; rows of the first two are recognised by their lengths."""
GAME_MARK = "game"
"""Marks the row of a game, which is as long as that of a change."""
CONSTRAINT_ERRORS = ("IntegrityError", "DataError")
MAX_LINE_BYTES = 50_000_000
"""The longest line of a backup: a small file could be unpacked to an endless one."""


class BackupCounts(msgspec.Struct, frozen=True):
    """Row counts of a backup."""

    tables: int
    changes: int
    games: int


def back_up(store: Store, target: Path) -> BackupCounts:
    """Writes a backup, whole or not at all, never over another file; games may go on meanwhile."""
    if target.exists():
        raise UserError("file-exists", file=str(target))
    try:
        # Whoever has this file has every secret: only its owner may read it.
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=".foolsgold-")
        part = Path(name)
        try:
            with os.fdopen(handle, "wb") as raw:
                with gzip.open(raw, "wb") as file:
                    contents = _write(store, file)
                # After a power cut a name without its contents would look like a backup.
                raw.flush()
                os.fsync(raw.fileno())
            # The path is reserved first, so that no file of somebody else is overwritten.
            target.touch(mode=0o600, exist_ok=False)
            part.replace(target)
            fsync_folder(target.parent)
        finally:
            part.unlink(missing_ok=True)
    except FileExistsError:
        raise UserError("file-exists", file=str(target)) from None
    except OSError:
        raise UserError("file-unwritable", file=str(target)) from None
    except StoreError:
        raise UserError("store-down") from None
    return contents


def _write(store: Store, file: IO[bytes] | gzip.GzipFile) -> BackupCounts:
    counts = [0] * len(ROW_TYPES)

    def line(value: object) -> None:
        file.write(msgspec.json.encode(value) + b"\n")

    line([TITLE, store.secret.hex()])
    for row in store.all_rows():
        counts[ROW_TYPES.index(type(row))] += 1
        line([GAME_MARK, *row] if isinstance(row, GameRow) else row)
    line(["end", *counts])
    return BackupCounts(*counts)


def restore(store: Store, source: Path) -> BackupCounts:
    """Restores a backup into an empty database, whole or not at all."""
    try:
        if not store.is_empty():
            raise UserError("database-full")
    except StoreError:
        raise UserError("store-down") from None
    try:
        check_readable_file(str(source))
        with gzip.open(source, "rb") as file:
            lines = iter(lambda: file.readline(MAX_LINE_BYTES), b"")
            secret = _parse_title(next(lines, b""))
            return BackupCounts(*store.restore_rows(secret, _parse_rows(lines)))
    except UserError:
        raise
    except (gzip.BadGzipFile, EOFError):
        raise UserError("backup-wrong", file=str(source)) from None
    except OSError:
        raise UserError("file-unreadable", file=str(source)) from None
    except StoreError as error:
        # What violates the unique keys was not written by a backup.
        wrong = UserError("backup-wrong", file=str(source))
        raise (wrong if str(error) in CONSTRAINT_ERRORS else UserError("store-down")) from None
    except (ValueError, zlib.error):
        raise UserError("backup-wrong", file=str(source)) from None


def _parse_title(line: bytes) -> bytes:
    title, secret = msgspec.json.decode(line, type=tuple[str, str])
    if title != TITLE or len(bytes.fromhex(secret)) != SECRET_BYTES:
        raise ValueError(title)
    return bytes.fromhex(secret)


def _parse_row(values: list[str | int | float]) -> AnyRow:
    if values[:1] == [GAME_MARK]:
        return msgspec.convert(values[1:], GameRow)
    if len(values) == len(ChangeRow._fields):
        return msgspec.convert(values, ChangeRow)
    return msgspec.convert(values, TableRow)


def _parse_rows(lines: Iterator[bytes]) -> Iterator[AnyRow]:
    counts = [0] * len(ROW_TYPES)
    for line in lines:
        values = msgspec.json.decode(line, type=list[str | int | float])
        if values[:1] == ["end"]:
            expected = [*values[1:], *counts[len(values) - 1 :]]
            if (
                expected != counts
                or any(counts[len(values) - 1 :])
                or next(lines, None) is not None
            ):
                raise ValueError("torn")
            return
        row = _parse_row(values)
        counts[ROW_TYPES.index(type(row))] += 1
        yield row
    raise ValueError("torn")
