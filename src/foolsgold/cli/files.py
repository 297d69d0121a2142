"""Writing a file whole or not at all, and never over another."""

import os
import tempfile
from pathlib import Path

from foolsgold.base.phrases import Complaint


def free_place(name: str) -> Path:
    """A path that can be written later; asked before a game begins, not after it is lost."""
    path = Path(name)
    if path.exists():
        raise Complaint("file-exists", file=name)
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise Complaint("file-unwritable", file=name)
    return path


def write_whole(path: Path, text: str) -> None:
    """Writes beside the place first, then moves there: nobody ever sees half a file."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as file:
            file.write(text)
        Path(file.name).chmod(0o644)
        Path(file.name).replace(path)
    except OSError:
        raise Complaint("file-unwritable", file=str(path)) from None
