"""Garbage collection policy that does not stop the tables: `gc.freeze` and rare full collections.

Python scans the whole heap each time it has grown by a quarter: with 2,000 people at a server that
delays every move by 0.4 s, again and again. Survivors are therefore frozen and collected again only
once the heap has doubled. Nearly everything is freed at once by its reference count, frozen or not;
only cycles wait for the next full collection.
"""

import gc
from typing import Any

OLDEST_GENERATION = 2
"""The generation in which Python looks through everything."""


class GcPolicy:
    """The policy, as a callback of `gc`."""

    def __init__(self) -> None:
        self._objects_at_full_collection = 0
        """How much there was when all of it was last looked through."""
        self._is_full_collection = True

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        """Before and after each look."""
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
        """From now on; what is there already is looked through once."""
        gc.callbacks.append(self)
        gc.collect()

    def uninstall(self) -> None:
        """Python's own way again."""
        gc.callbacks.remove(self)
        gc.unfreeze()
