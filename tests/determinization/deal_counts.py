"""How often worlds come up, beside how often they should: every deal there is, played again."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from math import ceil, sqrt
from typing import Any

import msgspec

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import AnyRules, Refused
from foolsgold.games.chance import GameChance
from foolsgold.wire.views import to_wire_view
from tests.support.profiles import scaled_examples

Fact = Callable[[Any], Hashable]
"""What of a world is counted."""


def replay_deals(
    rules: AnyRules, edition: Any, seats: int, deals: Iterable[Any], moves: Sequence[str]
) -> list[Any]:
    """Where the same moves lead for each first deal; left out where they are refused."""
    ends: list[Any] = []
    for deal in deals:
        state, _ = rules.start(edition, seats, GameChance(0, 1, FrozenDict({1: deal})))
        try:
            for move in moves:
                state, _ = rules.step(state, rules.read_move(move))
        except Refused:
            continue
        ends.append(state)
    return ends


def view_bytes(rules: AnyRules, state: Any, seat: Seat | None) -> bytes:
    return msgspec.json.encode(to_wire_view(rules.view_of(state, seat)))


def assert_uniform(
    rules: AnyRules,
    truth: Any,
    all_there_is: Iterable[Any],
    seat: Seat | None,
    fact: Fact,
) -> None:
    """Worlds come up as often as those positions, of all there are, that look like the truth.

    By the chi-square statistic: its mean is the number of facts less one, and five standard
    deviations above is far beyond chance; the seed is fixed, so a result stays as it is.
    The rarest fact is expected a dozen times, which is enough for the statistic.
    """
    looks = view_bytes(rules, truth, seat)
    exact = Counter(fact(each) for each in all_there_is if view_bytes(rules, each, seat) == looks)
    assert len(exact) > 1, "nothing is unknown here"
    worlds = scaled_examples(max(300, ceil(12 * exact.total() / min(exact.values()))))
    view = rules.view_of(truth, seat)
    rng = Rng(2024)
    found = Counter(fact(rules.sample_state(view, rng)) for _ in range(worlds))
    assert set(found) == set(exact)
    scale = worlds / exact.total()
    degrees = len(exact) - 1
    misses = ((found[each] - count * scale) ** 2 / (count * scale) for each, count in exact.items())
    assert sum(misses) < degrees + 5 * sqrt(2 * degrees), (found, exact)
