"""The beliefs at a table at one moment, which rollouts start from as well as from the cards."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from foolsgold.analysis.game_adapter import GameAdapter, ReaderBeliefs
from foolsgold.play.record import Position, redact_for


class TableBeliefs(NamedTuple):
    """What moves and claims have revealed by then."""

    public_log_odds: Sequence[float]
    """To everybody, of each seat: log odds beyond the deal that it is on the hidden side."""
    claim_trust: Sequence[Sequence[float]] = ()
    """To each seat, of each goal: how far it is sure what lies there without having looked. 0 is no
    more than the goals it has not seen tell by themselves, 1 as good as seen."""


def table_beliefs_at(
    adapter: GameAdapter,
    position: Position,
    so_far: tuple[Any, ...],
    earlier: tuple[Any, ...],
    *,
    ends: bool,
) -> TableBeliefs:
    """What a table thinks, from all of the round until then and of the rounds before.

    Where the round is over, nobody has to go by what they were told.
    """
    ruleset = position.ruleset
    evidence = adapter.public_log_odds(position.view(None), redact_for(ruleset, so_far, None))
    if ends:
        return TableBeliefs(evidence)
    truth, _ = ruleset.rules.open_view(position.state)
    trust: list[list[float]] = []
    for seat in range(position.state.seats):
        view = position.view(seat)
        mind = adapter.read_beliefs(
            view, redact_for(ruleset, so_far, seat), redact_for(ruleset, earlier, seat)
        )
        trust.append(_claim_trust(adapter, view, mind, truth))
    return TableBeliefs(evidence, trust)


def _claim_trust(adapter: GameAdapter, view: Any, mind: ReaderBeliefs, truth: Any) -> list[float]:
    """How far a reader believes what is true of the goals.

    Whoever was led astray counts as somebody who was told nothing: the engine has no way of knowing
    what is not so.
    """
    under = [adapter.known_goal_face(truth, goal) for goal in range(len(truth.goals))]
    unseen = [goal for goal in range(len(under)) if adapter.known_goal_face(view, goal) is None]
    found = [0.0] * len(under)
    for goal in unseen:
        face = under[goal]
        assert face is not None
        dealt = sum(under[other] == face for other in unseen) / len(unseen)
        if dealt < 1:
            found[goal] = max(0.0, (mind.goal_probability(goal, face) - dealt) / (1 - dealt))
    return found
