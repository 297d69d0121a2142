"""The analysis of a finished game, round by round: everything in `wire.analysis`.

Without the compiled engine there are no win probabilities, turning points or move evaluations;
suspicions and claims are analysed all the same.
"""

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from foolsgold.analysis.claims import classify_claims
from foolsgold.analysis.game_adapter import GameAdapter, ReaderBeliefs, game_adapter_of
from foolsgold.analysis.timeline import RoundTimeline, TimelineMoment, build_timelines
from foolsgold.analysis.turning_points import find_turning_points
from foolsgold.base.messages import Message
from foolsgold.games.catalogue import Ruleset
from foolsgold.play.record import Position, redact_for
from foolsgold.wire.analysis import (
    ANALYSIS_VERSION,
    AnalysedMoment,
    Analysis,
    RoundAnalysis,
    WinProbability,
)

if TYPE_CHECKING:
    from foolsgold.analysis.move_evaluation import MoveEvaluator


class AnalysisBudget(NamedTuple):
    """How much an analysis may cost."""

    worlds: int = 400
    """Playouts of each moment: the interval is five percent to each side at most."""
    playouts: int = 1500
    """What the strong bot may spend on a move."""
    seconds: float = 45.0
    """Of the processor for a round; what is left then is done with fewer worlds, without the
    bot."""


def analyse(
    positions: Iterable[Position],
    budget: AnalysisBudget | None = None,
    *,
    on_progress: Callable[[float], None] = lambda _: None,
    tell: Callable[[Message], None] | None = None,
) -> Analysis:
    """Analyses a game from its positions; `on_progress` gets the share done, from 0 to 1."""
    budget = budget or AnalysisBudget()
    timelines = build_timelines(positions)
    ruleset, seats = (
        timelines[0].moments[0].position.ruleset,
        timelines[0].moments[0].position.state.seats,
    )
    adapter = game_adapter_of(ruleset.rules.name)
    evaluator = _make_evaluator(ruleset, seats, adapter, budget, tell)
    whole = sum(len(timeline.moments) for timeline in timelines)
    done = 0
    rounds: list[RoundAnalysis] = []
    for timeline in timelines:

        def step(so_far: int = done) -> None:
            nonlocal done
            done += 1
            on_progress(done / whole if done > so_far else 0.0)

        rounds.append(_analyse_round(timeline, adapter, evaluator, step))
    return Analysis(
        version=ANALYSIS_VERSION,
        game=ruleset.rules.name,
        sides=tuple(str(side) for side in ruleset.rules.sides),
        worlds=budget.worlds if evaluator else 0,
        bot=evaluator.bot.name if evaluator else None,
        rounds=tuple(rounds),
    )


def _make_evaluator(
    ruleset: Ruleset,
    seats: int,
    adapter: GameAdapter,
    budget: AnalysisBudget,
    tell: Callable[[Message], None] | None,
) -> "MoveEvaluator | None":
    """Who plays positions out; None where nobody can."""
    if find_spec("numba") is None:
        return None
    # Only here: what plays positions out needs what is not installed everywhere.
    from foolsgold.analysis.move_evaluation import MoveEvaluator  # noqa: PLC0415 - needs the kernel
    from foolsgold.analysis.win_probability import WinProbabilityEstimator  # noqa: PLC0415

    chances = WinProbabilityEstimator(ruleset, seats, budget.worlds, tell=tell)
    if not chances.can_estimate:
        return None
    return MoveEvaluator(
        chances, adapter, adapter.make_strong_bot(budget.playouts), budget.seconds, process_time
    )


def _analyse_round(
    timeline: RoundTimeline,
    adapter: GameAdapter,
    evaluator: "MoveEvaluator | None",
    step: Callable[[], None],
) -> RoundAnalysis:
    rules = timeline.moments[0].position.ruleset.rules
    watchers = [_reader_beliefs(adapter, timeline, moment, (None,)) for moment in timeline.moments]
    seats = range(timeline.moments[0].position.state.seats)
    minds = [_reader_beliefs(adapter, timeline, moment, seats) for moment in timeline.moments]
    weighed = evaluator.evaluate_round(timeline, step) if evaluator else None
    last, _ = rules.open_view(timeline.moments[-1].position.state)
    sides = timeline.tally.sides if timeline.tally else adapter.sides_of_seats(last)
    instants = tuple(
        _analyse_moment(moment, chance, watcher, mind, [side == rules.sides[1] for side in sides])
        for moment, chance, watcher, mind in zip(
            timeline.moments,
            weighed.chances if weighed else [None] * len(timeline.moments),
            watchers,
            minds,
            strict=True,
        )
    )
    if weighed is None:
        for _ in timeline.moments:
            step()
    return RoundAnalysis(
        round=timeline.round,
        winner=str(timeline.tally.winner) if timeline.tally else None,
        sides=tuple(str(side) for side in sides),
        instants=instants,
        deeds=tuple(weighed.evaluated_moves) if weighed else (),
        turns=find_turning_points(weighed.swings) if weighed else (),
        claims=classify_claims(timeline, adapter, minds, rules.sides),
    )


def _reader_beliefs(
    adapter: GameAdapter,
    timeline: RoundTimeline,
    moment: TimelineMoment,
    readers: Iterable[int | None],
) -> tuple[ReaderBeliefs, ...] | None:
    """What readers think at a moment; None once the roles lie open."""
    if moment.ends_round:
        return None
    position = moment.position
    return tuple(
        adapter.read_beliefs(
            position.view(reader),
            redact_for(position.ruleset, moment.round_events, reader),
            redact_for(position.ruleset, timeline.earlier_events, reader),
        )
        for reader in readers
    )


def _analyse_moment(
    moment: TimelineMoment,
    chance: WinProbability | None,
    watcher: tuple[ReaderBeliefs, ...] | None,
    minds: tuple[ReaderBeliefs, ...] | None,
    hidden: list[bool],
) -> AnalysedMoment:
    open_ = tuple(100 * is_hidden for is_hidden in hidden)
    thought: Any = None if watcher is None else _percentages(watcher[0])
    each: Any = None if minds is None else tuple(_percentages(mind) for mind in minds)
    if moment.ends_round:
        thought, each = open_, (open_,) * len(hidden)
    return AnalysedMoment(
        kind=moment.kind,
        move=moment.move,
        part=moment.part,
        seat=moment.seat,
        chance=chance,
        watcher=thought,
        seats=each,
    )


def _percentages(mind: ReaderBeliefs) -> tuple[int, ...]:
    return tuple(round(100 * likely) for likely in mind.hidden_side)
