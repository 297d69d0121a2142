"""Fool's Gold: hidden-role tunnel games, exact by their booklets.

>>> import foolsgold
>>> game = foolsgold.new("saboteur-lv", seats=5, seed=7)
>>> game.legal_moves[0]
Place(card=12, cell=Cell(x=-1, y=0), turned=False)
"""

import secrets
from typing import Any

from foolsgold.base.phrases import Complaint
from foolsgold.base.rng import SEED_LIMIT
from foolsgold.games.catalogue import shipped as editions
from foolsgold.play.game import Game
from foolsgold.play.record import Position

__all__ = ["Complaint", "Game", "editions", "new", "position"]

position = Position.read
"""The position a line of text tells: `docs/position.md`."""


def new(edition: str = "saboteur-en", seats: int = 5, seed: int | None = None, **more: Any) -> Game:
    """A new game; without a seed, a fresh one is drawn. `more` goes to `Game`."""
    return Game(edition, seats, secrets.randbelow(SEED_LIMIT) if seed is None else seed, **more)
