"""Garbage collection policy that does not stop the tables: `gc.freeze` and rare full collections.

Python scans the whole heap each time it has grown by a quarter: with 2,000 people at a server that
delays every move by 0.4 s, again and again. Survivors are therefore frozen and collected again only
once the heap has doubled. Nearly everything is freed at once by its reference count, frozen or not;
only cycles wait for the next full collection.
"""

import gc
from typing import Any

OLDEST_GENERATION = 2
"""The generation in which Python scans the whole heap."""


class GcPolicy:
    """The policy, as a callback of `gc`."""

    def __init__(self) -> None:
        self._objects_at_full_collection = 0
        """Number of objects at the last full collection."""
        self._is_full_collection = True

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        """Called by `gc` before and after each collection."""
        if info["generation"] != OLDEST_GENERATION:
            return
        if phase == "start":
            self._is_full_collection = gc.get_freeze_count() >= 2 * self._objects_at_full_collection
            if self._is_full_collection:
                gc.unfreeze()
        else:
            gc.freeze()
            if self._is_full_collection:
                self._objects_at_full_collection = gc.get_freeze_count()

    def install(self) -> None:
        """Installs the policy, after one full collection."""
        gc.callbacks.append(self)
        gc.collect()

    def uninstall(self) -> None:
        """Restores Python's own policy."""
        gc.callbacks.remove(self)
        gc.unfreeze()
