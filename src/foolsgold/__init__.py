"""Fool's Gold: hidden-role tunnel games, played exactly as the booklets say.

>>> import foolsgold
>>> game = foolsgold.new("saboteur-lv", seats=5, seed=7)
>>> game.legal_moves[0]
Place(card=12, cell=Cell(x=-1, y=0), turned=False)
>>> game.play("place 12 9,9")
Traceback (most recent call last):
foolsgold.games.api.Refused: The card must continue a tunnel that is already on the table. (R38)
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError, set_translator
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.games.catalogue import shipped_editions as editions
from foolsgold.games.gobblings import EditionId as Gobblings
from foolsgold.games.saboteur import EditionId as Saboteur
from foolsgold.play.fair_deal import DealTranscript
from foolsgold.play.game import Game, GameOptions
from foolsgold.play.record import Position

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from foolsgold.play.game import GobblingsGame, SaboteurGame
    from foolsgold.play.record import GobblingsPosition, SaboteurPosition

    __version__: str

SEED_BYTES = 8
"""Size of a fresh seed: short enough to type again."""

__all__ = ["Game", "UserError", "editions", "find", "new", "position"]


@overload
def new(
    edition: Saboteur = ...,
    seats: int = ...,
    seed: int | None = ...,
    **options: "Unpack[GameOptions]",
) -> "SaboteurGame": ...
@overload
def new(
    edition: Gobblings,
    seats: int = ...,
    seed: int | None = ...,
    **options: "Unpack[GameOptions]",
) -> "GobblingsGame": ...
@overload
def new(
    edition: Path | Ruleset,
    seats: int = ...,
    seed: int | None = ...,
    **options: "Unpack[GameOptions]",
) -> Game: ...
def new(
    edition: str | Path | Ruleset = "saboteur-en",
    seats: int = 5,
    seed: int | None = None,
    *,
    first: Seat | None = None,
    names: tuple[str, ...] | list[str] = (),
    bots: tuple[str | None, ...] | list[str | None] = (),
    changes: Mapping[str, Any] | None = None,
    seal: DealTranscript | None = None,
) -> Any:
    """A new game; without a seed, a fresh one is drawn. The rest is as for `Game`.

    The edition is a shipped id, the path of a file or a `Ruleset`. A type checker knows the
    shipped ids; for an id that a program reads somewhere, write `new(find(text))`.
    """
    return Game(
        edition,
        seats,
        int.from_bytes(os.urandom(SEED_BYTES)) if seed is None else seed,
        first=first,
        names=names,
        bots=bots,
        changes=changes,
        seal=seal,
    )


def position(text: str) -> "SaboteurPosition | GobblingsPosition":
    """Parses a position of a shipped edition: see `docs/reference/position.md`."""
    return Position.read(text)


def _translate(message: Message, language: str) -> str:
    """Translates an error; the messages are loaded when the first error is shown."""
    from foolsgold.locales.translator import translator_for  # noqa: PLC0415 - see above

    return translator_for(language).translate(message)


set_translator(_translate)

if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        """`__version__`, read on first access because the package's metadata takes time to load."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version  # noqa: PLC0415 - see above

        return version(__name__)
