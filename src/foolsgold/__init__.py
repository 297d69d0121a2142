"""Fool's Gold: hidden-role tunnel games, played exactly by the booklets.

>>> import foolsgold
>>> game = foolsgold.new("saboteur-lv", seats=5, seed=7)
>>> game.legal_moves[0]
Place(card=12, cell=Cell(x=-1, y=0), turned=False)
"""

import secrets
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, overload

from foolsgold.base.phrases import Complaint
from foolsgold.base.rng import NARROW
from foolsgold.games.catalogue import shipped as editions
from foolsgold.play.game import Game
from foolsgold.play.record import Position

if TYPE_CHECKING:
    from foolsgold.games.gobblings.events import Event as GobblingsEvent
    from foolsgold.games.gobblings.moves import Move as GobblingsMove
    from foolsgold.games.gobblings.view import View as GobblingsView
    from foolsgold.games.saboteur.events import Event as SaboteurEvent
    from foolsgold.games.saboteur.moves import Move as SaboteurMove
    from foolsgold.games.saboteur.view import View as SaboteurView

__all__ = ["Complaint", "Game", "editions", "new", "position"]

Saboteur: TypeAlias = Literal[
    "saboteur-uk", "saboteur-ru", "saboteur-fa", "saboteur-lv", "saboteur-he", "saboteur-en"
]
Gobblings: TypeAlias = Literal["gobblings", "gobblings-advanced"]
"""The shipped editions by game, so that an editor completes moves, events and views."""


@overload
def new(
    edition: Saboteur = ..., seats: int = ..., seed: int | None = ..., **more: Any
) -> "Game[SaboteurMove, SaboteurEvent, SaboteurView]": ...
@overload
def new(
    edition: Gobblings, seats: int = ..., seed: int | None = ..., **more: Any
) -> "Game[GobblingsMove, GobblingsEvent, GobblingsView]": ...
@overload
def new(edition: str, seats: int = ..., seed: int | None = ..., **more: Any) -> Game: ...
def new(edition: str = "saboteur-en", seats: int = 5, seed: int | None = None, **more: Any) -> Any:
    """A new game; without a seed, a fresh one is drawn. `more` goes to `Game`."""
    return Game(edition, seats, secrets.randbelow(NARROW) if seed is None else seed, **more)


def position(text: str) -> Position:
    """The position a line of text tells, of a shipped edition: see `docs/position.md`."""
    return Position.read(text)
