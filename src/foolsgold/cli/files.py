"""Reads record files, and writes files atomically without overwriting others."""

import re
import tempfile
from contextlib import suppress
from pathlib import Path

from foolsgold.base.messages import UserError
from foolsgold.base.text_file_reader import read_text
from foolsgold.locales.translator import Translator
from foolsgold.play.record import Record
from foolsgold.play.record_parser import ParsedRecord, RecordTexts, read_record

MAX_RECORD_MEGABYTES = 20
"""Size limit of a record file: thousands of games."""
_FILE_WITH_NUMBER = re.compile(r"(?P<file>.+):(?P<number>\d{1,6})")


def check_writable_path(name: str) -> Path:
    """Checks that a new file can be written, before the game begins."""
    path = Path(name)
    try:
        with path.open("x", encoding="utf-8"):
            pass
        path.unlink()
    except FileExistsError:
        raise UserError("file-exists", file=name) from None
    except (OSError, ValueError):
        raise UserError("file-unwritable", file=name) from None
    return path


def write_atomically(path: Path, text: str) -> Path:
    """Writes a temporary file and links it to the path, so that no partial file is ever visible.

    If the path exists by now, the next free name is used.
    """
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=".foolsgold-", delete=False
        ) as file:
            temporary = Path(file.name)
            file.write(text)
        temporary.chmod(0o644)
        try:
            return _move_to_free_name(temporary, path)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError:
        raise UserError("file-unwritable", file=str(path)) from None


def _move_to_free_name(temporary: Path, path: Path) -> Path:
    for number in range(2, 1000):
        with suppress(FileExistsError):
            path.hardlink_to(temporary)
            return path
        path = path.with_name(f"{path.stem.rstrip('-0123456789')}-{number}{path.suffix}")
    raise FileExistsError(path)


def read_record_file(file: str) -> ParsedRecord:
    """The record in a file, or one of several as `games.txt:2`; `UserError` if there is none.

    `-` is standard input.
    """
    path, number = file, None
    if (match := _FILE_WITH_NUMBER.fullmatch(file)) and not Path(file).exists():
        path, number = match["file"], int(match["number"])
    text = read_text(path, MAX_RECORD_MEGABYTES)
    records = RecordTexts(text)
    if number is None and len(records) == 1:
        return read_record(text)
    if number is None or not 1 <= number <= len(records):
        raise UserError("record-several", count=len(records), example=f"{path}:1")
    return read_record(records[number - 1])


def seat_names(record: Record, words: Translator) -> tuple[str, ...]:
    """The names of the seats of a record; numbered if they have none."""
    return tuple(
        name or words.without_marks("player", number=number)
        for number, name in enumerate(record.names or ("",) * record.seats, start=1)
    )
