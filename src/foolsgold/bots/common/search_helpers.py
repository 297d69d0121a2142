"""Move selection around a search: candidate moves, significance of the best, sharpened beliefs."""

from collections.abc import Mapping, Sequence
from math import exp, fsum, log
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec.structs import asdict

from foolsgold.kernel.search_result import MoveEstimate

MIN_PROBABILITY = 1e-9
"""Log odds stop so near to certainty."""
EVIDENCE_DISCOUNT = 0.7
"""Share of the evidence that counts: actions are not independent of each other."""
T = TypeVar("T")


class SearchBudget(NamedTuple):
    """The budget of a move: rollouts in all, and seconds if somebody waits."""

    rollouts: int = 6000
    seconds: float | None = 1.0


class MoveScorer(Protocol):
    """An evaluator: scores every legal move."""

    view: Any
    faces: Mapping[int, Any]

    def score(self, move: Any) -> float:
        """How much a move serves the seat's own side."""


def dedupe_moves(mind: MoveScorer, usual: Any) -> list[Any]:
    """The moves with different effects, the default one first."""
    found: dict[tuple[object, ...], Any] = {}
    for move in (usual, *mind.view.legal):
        parts = asdict(move)
        if "card" in parts:
            # Two cards of one face do the same.
            parts["card"] = mind.faces[parts["card"]]
        found.setdefault((type(move), *parts.values()), move)
    return list(found.values())


def candidate_moves(mind: MoveScorer, usual: Any, most: int) -> list[Any]:
    """The moves worth trying, the usual one first: the heaviest, and the best of each kind."""
    first, *others = dedupe_moves(mind, usual)
    others.sort(key=mind.score, reverse=True)
    leaders: dict[type, Any] = {type(first): first}
    for move in others:
        leaders.setdefault(type(move), move)
    rest = [move for move in others if move is not leaders[type(move)]]
    return [*leaders.values(), *rest][:most]


def significantly_best(tried: Sequence[MoveEstimate], reluctance: float, side: int = 1) -> int:
    """Which move fares best; the first unless another is clearly better.

    With -1 for a side the least worth is the best.
    """
    most = max(each.worlds for each in tried)
    # Only moves that were never eliminated are compared.
    last = [place for place, each in enumerate(tried) if each.worlds == most]
    best = max(last, key=lambda place: side * tried[place].value)
    if 0 in last and side * tried[best].advantage <= reluctance * tried[best].standard_error:
        return 0
    return best


class MovePrior(NamedTuple):
    """A normal prior on a move's advantage, before any rollout."""

    advantage: float
    """Than the usual one."""
    standard_error: float
    """Give or take so much."""


def posterior_best(tried: Sequence[MoveEstimate], thoughts: Sequence[MovePrior]) -> int:
    """Which move has the best posterior mean, by prior and rollouts; the first of equals.

    Advantages are over the first move. The more precise the rollouts, the less the prior counts.
    """

    def better(place: int) -> float:
        found, (thought, faith) = tried[place], thoughts[place]
        noise = found.standard_error**2
        return (faith**2 * found.advantage + noise * thought) / (faith**2 + noise) if place else 0.0

    return max(range(len(tried)), key=better)


def sharpen(joint: Mapping[T, float], sharpness: float, floor: float) -> dict[T, float]:
    """Beliefs to the power of `sharpness`, mixed with a share `floor` of the originals."""
    sharp = {each: likely**sharpness for each, likely in joint.items()}
    whole = fsum(sharp.values())
    return {
        each: (1 - floor) * sharp[each] / whole + floor * likely for each, likely in joint.items()
    }


def classify(
    at_first: Mapping[str, float], does: Mapping[str, Sequence[float]], did: Sequence[float]
) -> dict[str, float]:
    """The posterior of a player's kind by naive Bayes, from counts of their actions.

    `does` is what each kind does, as shares of all it does.
    """
    shares = dict(at_first)
    for kind, rates in does.items():
        told = fsum(amount * log(rate) for amount, rate in zip(did, rates, strict=True))
        shares[kind] *= exp(EVIDENCE_DISCOUNT * told)
    whole = fsum(shares.values())
    return {kind: share / whole for kind, share in shares.items()}


def peeks_by_seat(heard: Sequence[Any], peeked: type[Any], seats: int) -> list[frozenset[int]]:
    """Under which goals each seat was seen to look."""
    return [
        frozenset(entry.goal for entry in heard if isinstance(entry, peeked) and entry.seat == seat)
        for seat in range(seats)
    ]


def log_odds(likely: float) -> float:
    """The log odds of a probability, kept finite."""
    bounded = min(max(likely, MIN_PROBABILITY), 1 - MIN_PROBABILITY)
    return log(bounded / (1 - bounded))
