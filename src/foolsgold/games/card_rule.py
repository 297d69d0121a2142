"""`CardRule`: the rules of one kind of card: its moves, their legality, its effect."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from foolsgold.base.ids import CardNo
from foolsgold.games.api import Reason

S = TypeVar("S")
F = TypeVar("F")
M = TypeVar("M")
R = TypeVar("R", bound=Reason)


@dataclass(frozen=True)
class CardRule(Generic[S, F, M, R]):
    """A kind of card and the move that plays it; the engine handles everything after that."""

    face: type[F]
    move: type[M]
    moves: Callable[[S, CardNo, F], Iterable[M]]
    """All that the acting seat may do with such a card, in a fixed order."""
    refusal: Callable[[S, M], R | None]
    """Why the acting seat may not do this with a card in its hand; None if it may."""
    play: Callable[[S, M], tuple[S, tuple[Any, ...]]]
    """Applies the card and removes it from the hand."""
