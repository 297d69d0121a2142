"""Reads text files that a user named, with a size limit; devices are refused."""

import stat
import sys
from pathlib import Path
from typing import BinaryIO

from foolsgold.base.messages import UserError

STANDARD_INPUT = "-"
BYTES_PER_MEGABYTE = 1_000_000


def read_text(name: str, megabytes: int) -> str:
    """The text of a file or a pipe, or of standard input for `-`; `UserError` if there is none."""
    try:
        if name == STANDARD_INPUT:
            return _read_limited(sys.stdin.buffer, name, megabytes)
        check_readable_file(name)
        with Path(name).open("rb") as file:
            return _read_limited(file, name, megabytes)
    except UserError:
        raise
    except (
        OSError,
        ValueError,
    ):  # text that is not UTF-8 is a ValueError, and so is a name with a NUL
        raise UserError("file-unreadable", file=name) from None


def check_readable_file(name: str) -> None:
    """`UserError` if this is neither a file nor a pipe: a device such as /dev/zero never ends."""
    kind = Path(name).stat().st_mode
    if not (stat.S_ISREG(kind) or stat.S_ISFIFO(kind)):
        raise UserError("file-special", file=name)


def _read_limited(file: BinaryIO, name: str, megabytes: int) -> str:
    most = megabytes * BYTES_PER_MEGABYTE
    data = file.read(most + 1)
    if len(data) > most:
        raise UserError("file-long", file=name, high=megabytes)
    text = data.decode("utf-8-sig")
    return text.replace("\r\n", "\n").replace("\r", "\n")
