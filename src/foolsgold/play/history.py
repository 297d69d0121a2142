"""`History`: the append-only log of a game, events and claims in order."""

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from foolsgold.games.api import RoundStarted
from foolsgold.play.table_talk import Claimed

Ev = TypeVar("Ev")


class History(Generic[Ev]):
    """All events and claims of a game, unredacted; only ever grows.

    Entries are counted from 0: after reading `n` of them, `since(n)` gives the rest.
    """

    __slots__ = ("entries", "round_starts")

    def __init__(self, entries: Iterable[Ev | Claimed] = ()) -> None:
        self.entries: list[Ev | Claimed] = []
        self.round_starts: list[int] = []
        """Index of the first entry of each round."""
        self.add(entries)

    def add(self, entries: Iterable[Ev | Claimed]) -> None:
        """Appends entries."""
        for entry in entries:
            if type(entry) is RoundStarted:
                self.round_starts.append(len(self.entries))
            self.entries.append(entry)

    def since(self, number: int) -> Sequence[Ev | Claimed]:
        """What came after the first `number` entries."""
        return self.entries[number:]

    @property
    def current_round_start(self) -> int:
        """Index of the first entry of the current round."""
        return self.round_starts[-1] if self.round_starts else 0

    def copy(self) -> "History[Ev]":
        """An independent copy."""
        return History(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self.entries == other.entries

    __hash__ = None  # type: ignore[assignment]  # mutable
