"""Hashes of what a player has learned, in order: equal hashes, the same information set."""

from typing import Any

import numpy as np
import numpy.typing as npt


def hash_of(values: tuple[int, ...]) -> int:
    """One hash of several small numbers."""
    found = np.zeros(1, np.uint64)
    for value in values:
        found = mix(found, value)
    return int(found[0])


def mix(keys: Any, values: Any) -> npt.NDArray[np.uint64]:
    """Hashes of what was known and what is learned, 64 bits each (the finaliser of SplitMix64)."""
    known = np.asarray(values).astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    z = (np.atleast_1d(np.asarray(keys, np.uint64)) ^ known) + np.uint64(0xD1B54A32D192ED03)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.asarray(z ^ (z >> np.uint64(31)), np.uint64)
