"""Writing a file whole or not at all, and never over another."""

import tempfile
from contextlib import suppress
from pathlib import Path

from foolsgold.base.phrases import Complaint


def free_place(name: str) -> Path:
    """A path that can be written later; tried out before a game begins, not after it is lost."""
    path = Path(name)
    try:
        with path.open("x", encoding="utf-8"):
            pass
        path.unlink()
    except FileExistsError:
        raise Complaint("file-exists", file=name) from None
    except (OSError, ValueError):
        raise Complaint("file-unwritable", file=name) from None
    return path


def write_whole(path: Path, text: str) -> Path:
    """Writes beside the place first, then moves there: nobody ever sees half a file.

    If somebody else has taken the place meanwhile, the next free name beside it is used.
    """
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=".foolsgold-", delete=False
        ) as file:
            temporary = Path(file.name)
            file.write(text)
        temporary.chmod(0o644)
        try:
            return _moved(temporary, path)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError:
        raise Complaint("file-unwritable", file=str(path)) from None


def _moved(temporary: Path, path: Path) -> Path:
    for number in range(2, 1000):
        with suppress(FileExistsError):
            path.hardlink_to(temporary)
            return path
        path = path.with_name(f"{path.stem.rstrip('-0123456789')}-{number}{path.suffix}")
    raise FileExistsError(path)
