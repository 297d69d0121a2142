"""What every searching bot does before and after its search, whatever the game."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec.structs import asdict

from foolsgold.kernel.tried import Tried


class Budget(NamedTuple):
    """How much a move may cost: playouts in all, and seconds if somebody waits."""

    playouts: int = 6000
    seconds: float | None = 1.0


class Weigher(Protocol):
    """A mind that has an opinion on every legal move."""

    view: Any
    faces: Mapping[int, Any]

    def weight(self, move: Any) -> float:
        """How much a move serves the seat's own side."""


def promising(mind: Weigher, usual: Any, most: int) -> list[Any]:
    """The moves worth trying, the usual one first: the heaviest, and the best of each kind."""
    different: dict[tuple[object, ...], Any] = {}
    for move in (usual, *mind.view.legal):
        parts = asdict(move)
        if "card" in parts:
            # Two cards of one face do the same.
            parts["card"] = mind.faces[parts["card"]]
        different.setdefault((type(move), *parts.values()), move)
    first, *others = different.values()
    others.sort(key=mind.weight, reverse=True)
    leaders: dict[type, Any] = {type(first): first}
    for move in others:
        leaders.setdefault(type(move), move)
    rest = [move for move in others if move is not leaders[type(move)]]
    return [*leaders.values(), *rest][:most]


def best_of(tried: Sequence[Tried], reluctance: float) -> int:
    """Which move fares best; the first unless another is clearly better."""
    most = max(each.worlds for each in tried)
    # Only who stayed in the race to its end is compared.
    last = [place for place, each in enumerate(tried) if each.worlds == most]
    best = max(last, key=lambda place: tried[place].worth)
    if 0 in last and tried[best].more <= reluctance * tried[best].error:
        return 0
    return best
