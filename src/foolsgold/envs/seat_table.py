"""`SeatTable`: a table as one seat reaches it; it gives views and news, never a state."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.games.catalogue import Ruleset
from foolsgold.play.table_talk import Claim

News: TypeAlias = Any
"""An event as the seat learned of it, a `Claimed`, or a `Message`."""


class SeatTable(Protocol):
    """What a player can see and do, at a local table or at one on a server."""

    @property
    def ruleset(self) -> Ruleset:
        """The game and its edition."""

    @property
    def seat(self) -> Seat:
        """The player's own seat."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""

    @property
    def view(self) -> Any:
        """All that the seat may know now; None before the first game."""

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat has to decide."""

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to decide."""

    def take_news(self) -> Sequence[News]:
        """What the seat learned since the last call."""

    def play(self, move: Any, claim: Claim | None = None) -> None:
        """Plays a move and then makes a claim; a refused move is a `UserError` and no change."""

    def say(self, claim: Claim) -> None:
        """Makes a claim; `UserError` if nobody could mean it at this table."""

    def wait(self, seconds: float) -> None:
        """Waits until the seat has to decide, the game is over, or the time is up."""


class TurnError(UserError):
    """The seat cannot decide anything now, and why."""


class TableLostError(UserError):
    """The seat or the table is lost for good, and why."""
