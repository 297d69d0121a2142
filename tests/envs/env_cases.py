"""What the tests of all environments share: editions with seats, and random legal play."""

from typing import Any

import numpy as np
import pytest

from foolsgold.games.catalogue import find, shipped_editions

TABLES = [
    (edition, seats)
    for edition in shipped_editions()
    for low, high in (find(edition).edition.seats,)
    for seats in sorted({low, 5, high})
]
"""Every edition, with the fewest, five and the most seats."""
each_table = pytest.mark.parametrize(("edition", "seats"), TABLES)
each_game = pytest.mark.parametrize("edition", ["saboteur-en", "gobblings-advanced"])


def legal_action(observation: dict[str, Any], rng: np.random.Generator) -> int:
    """A random legal number."""
    legal = np.flatnonzero(observation["action_mask"])
    return int(legal[rng.integers(len(legal))])
