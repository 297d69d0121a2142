"""Loads something slow in a background thread, such as a compiled search; bots play on without it.

The target is named and not imported: it may need packages that are not installed.
"""

from contextlib import suppress
from importlib.util import find_spec
from pkgutil import resolve_name
from threading import Lock, Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class LazyLoader(Generic[T]):
    """The result of a function, made once per process; `aloud` tells it that somebody waits."""

    def __init__(self, home: str, needs: str = "numba") -> None:
        self._target, self._required_module = home, needs
        self._result: T | None = None
        self._thread: Thread | None = None
        self._lock = Lock()

    def start(self, *, wait: bool) -> None:
        """Starts to load, if nobody has yet; waits for it if asked to."""
        if find_spec(self._required_module) is None:
            return
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._load, kwargs={"aloud": wait}, daemon=True)
                self._thread.start()
        if wait:
            self._thread.join()

    def _load(self, *, aloud: bool) -> None:
        # Whatever is wrong with the compiler, it is better to continue without it.
        with suppress(Exception):
            self._result = resolve_name(self._target)(aloud=aloud)

    def result(self) -> T | None:
        """What was made; None while it is not there."""
        return self._result
