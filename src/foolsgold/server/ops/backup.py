"""A backup: the whole database as one text file, the same for SQLite and PostgreSQL.

A compressed file of JSON lines: a title, the secret the keys are made from, every table, every
change, every game that is over, and a last line that says how many they were, so that a torn file
is known. A backup made before there were such games ends with two numbers, and reads as well.
"""

import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from foolsgold.base.messages import Complaint
from foolsgold.base.text_files import check_file
from foolsgold.server.storage.store import AnyRow, ChangeRow, GameRow, Store, StoreError, TableRow
from foolsgold.server.system_files import keep_on_disk

TITLE = "foolsgold backup 1"
SECRET_BYTES = 32


KINDS: tuple[type[AnyRow], ...] = (TableRow, ChangeRow, GameRow)
"""In this order; the lines of the first two are told by their lengths."""
GAME = "game"
"""How the line of a game begins, which is as long as that of a change."""
REFUSED = ("IntegrityError", "DataError")
MOST_BYTES = 50_000_000
"""The longest line of a backup: a small file can be unpacked to one without end."""


class Contents(msgspec.Struct, frozen=True):
    """What a backup holds."""

    tables: int
    changes: int
    games: int


def back_up(store: Store, target: Path) -> Contents:
    """Writes a backup, whole or not at all, never over another file; games may go on meanwhile."""
    if target.exists():
        raise Complaint("file-exists", file=str(target))
    try:
        # Whoever has this file has every secret: nobody but its owner may read it.
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=".foolsgold-")
        part = Path(name)
        try:
            with os.fdopen(handle, "wb") as raw:
                with gzip.open(raw, "wb") as file:
                    contents = _write(store, file)
                # After a power cut a name without its contents would look like a backup.
                raw.flush()
                os.fsync(raw.fileno())
            # The place is taken first, so that no file of somebody else is written over.
            target.touch(mode=0o600, exist_ok=False)
            part.replace(target)
            keep_on_disk(target.parent)
        finally:
            part.unlink(missing_ok=True)
    except FileExistsError:
        raise Complaint("file-exists", file=str(target)) from None
    except OSError:
        raise Complaint("file-unwritable", file=str(target)) from None
    except StoreError:
        raise Complaint("store-down") from None
    return contents


def _write(store: Store, file: IO[bytes] | gzip.GzipFile) -> Contents:
    counts = [0] * len(KINDS)

    def line(value: object) -> None:
        file.write(msgspec.json.encode(value) + b"\n")

    line([TITLE, store.secret.hex()])
    for row in store.everything():
        counts[KINDS.index(type(row))] += 1
        line([GAME, *row] if isinstance(row, GameRow) else row)
    line(["end", *counts])
    return Contents(*counts)


def restore(store: Store, source: Path) -> Contents:
    """Puts a backup into an empty database, whole or not at all."""
    try:
        if not store.is_empty():
            raise Complaint("database-full")
    except StoreError:
        raise Complaint("store-down") from None
    try:
        check_file(str(source))
        with gzip.open(source, "rb") as file:
            lines = iter(lambda: file.readline(MOST_BYTES), b"")
            secret = _secret(next(lines, b""))
            return Contents(*store.fill(secret, _rows(lines)))
    except Complaint:
        raise
    except (gzip.BadGzipFile, EOFError):
        raise Complaint("backup-wrong", file=str(source)) from None
    except OSError:
        raise Complaint("file-unreadable", file=str(source)) from None
    except StoreError as error:
        # What the unique keys refuse was not written by a backup.
        wrong = Complaint("backup-wrong", file=str(source))
        raise (wrong if str(error) in REFUSED else Complaint("store-down")) from None
    except (ValueError, zlib.error):
        raise Complaint("backup-wrong", file=str(source)) from None


def _secret(line: bytes) -> bytes:
    title, secret = msgspec.json.decode(line, type=tuple[str, str])
    if title != TITLE or len(bytes.fromhex(secret)) != SECRET_BYTES:
        raise ValueError(title)
    return bytes.fromhex(secret)


def _row(values: list[str | int | float]) -> AnyRow:
    if values[:1] == [GAME]:
        return msgspec.convert(values[1:], GameRow)
    if len(values) == len(ChangeRow._fields):
        return msgspec.convert(values, ChangeRow)
    return msgspec.convert(values, TableRow)


def _rows(lines: Iterator[bytes]) -> Iterator[AnyRow]:
    counts = [0] * len(KINDS)
    for line in lines:
        values = msgspec.json.decode(line, type=list[str | int | float])
        if values[:1] == ["end"]:
            told = [*values[1:], *counts[len(values) - 1 :]]
            if told != counts or any(counts[len(values) - 1 :]) or next(lines, None) is not None:
                raise ValueError("torn")
            return
        row = _row(values)
        counts[KINDS.index(type(row))] += 1
        yield row
    raise ValueError("torn")
