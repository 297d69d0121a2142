"""Parts that are installed only by those who want them, as extras of the package."""

from collections.abc import Iterator
from contextlib import contextmanager

from foolsgold.base.phrases import Complaint


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around a command: if a module is not installed, one sentence says which extra has it.

    A module of our own that is not there is no extra but a mistake.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] == "foolsgold":
            raise
        install = f'pip install "foolsgold[{extra}]"'
        raise Complaint(f"missing-{extra}", install=install) from None
