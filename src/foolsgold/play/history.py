"""What happened in a game, beside its position: deeds and words in the order they came."""

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from foolsgold.games.api import RoundStarted
from foolsgold.play.table_talk import Claimed

Ev = TypeVar("Ev")


class History(Generic[Ev]):
    """The whole truth of what was done and said; only ever grows.

    Entries are counted from 0: whoever has heard the first `n` asks for the rest by `n`.
    """

    __slots__ = ("entries", "round_starts")

    def __init__(self, entries: Iterable[Ev | Claimed] = ()) -> None:
        self.entries: list[Ev | Claimed] = []
        self.round_starts: list[int] = []
        """For each round the number of the entry it began with."""
        self.add(entries)

    def add(self, entries: Iterable[Ev | Claimed]) -> None:
        """More has happened."""
        told = self.entries
        for entry in entries:
            if type(entry) is RoundStarted:
                self.round_starts.append(len(told))
            told.append(entry)

    def since(self, number: int) -> Sequence[Ev | Claimed]:
        """What came after the first `number` entries."""
        return self.entries[number:]

    @property
    def current_round_start(self) -> int:
        """The entry the round under way began with."""
        return self.round_starts[-1] if self.round_starts else 0

    def copy(self) -> "History[Ev]":
        """The same history, to go on differently."""
        return History(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self.entries == other.entries

    __hash__ = None  # type: ignore[assignment]  # it grows, so it is no key
