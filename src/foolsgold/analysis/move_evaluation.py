"""Evaluates the moves of a round: win probability before and after, and the strong bot's move."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import asdict, replace

from foolsgold.analysis.game_adapter import GameAdapter
from foolsgold.analysis.table_beliefs import TableBeliefs, table_beliefs_at
from foolsgold.analysis.timeline import RoundTimeline, TimelineMoment, has_round_ended
from foolsgold.analysis.turning_points import CLAIMED_LABEL, DREW_LABEL, Swing, event_label
from foolsgold.analysis.win_probability import (
    RolloutOutcome,
    WinProbabilityEstimator,
    bot_rng,
    paired_difference,
    win_probability,
)
from foolsgold.bots.api import Bot
from foolsgold.play.record import MoveLine, Position, redact_for
from foolsgold.wire.analysis import EvaluatedMove, MomentKind, WinProbability

LATE_WORLDS_DIVISOR = 4
"""Once the time is up, this many times fewer worlds."""


class RoundEvaluation(NamedTuple):
    """What was found for a round."""

    chances: list[WinProbability | None]
    """After each of its moments."""
    evaluated_moves: list[EvaluatedMove]
    swings: list[Swing]


class MoveEvaluator:
    """Rolls out the moments of a game, and asks a strong bot about its moves."""

    def __init__(
        self,
        chances: WinProbabilityEstimator,
        adapter: GameAdapter,
        bot: Bot,
        seconds: float,
        clock: Callable[[], float],
    ) -> None:
        self._estimator, self._adapter, self.bot = chances, adapter, bot
        self._max_seconds, self._clock = seconds, clock
        self._earlier_events: tuple[Any, ...] = ()

    def evaluate_round(self, timeline: RoundTimeline, step: Callable[[], None]) -> RoundEvaluation:
        """All moments of a round; `step` is called after each."""
        began = self._clock()
        self._earlier_events = timeline.earlier_events
        found = RoundEvaluation([], [], [])
        before: RolloutOutcome | None = None
        last: TimelineMoment | None = None
        for moment in timeline.moments:
            late = self._clock() - began > self._max_seconds
            worlds = self._estimator.worlds // LATE_WORLDS_DIVISOR if late else None
            done: RolloutOutcome | None = None
            if moment.kind is MomentKind.DEED and last is not None and before is not None:
                done = self._evaluate_move(found, last, moment, before, worlds, asks=not late)
            won = self._outcome_after(timeline, moment, worlds)
            if moment.kind is MomentKind.CLAIM:
                self._record_swing(found, moment, CLAIMED_LABEL, before, won)
            elif done is not None and not moment.ends_round:
                self._record_swing(found, moment, DREW_LABEL, done, won)
            found.chances.append(None if won is None else self._win_probability(won))
            before, last = won, moment
            step()
        return found

    def _outcome_after(
        self, timeline: RoundTimeline, moment: TimelineMoment, worlds: int | None
    ) -> RolloutOutcome | None:
        """Who wins from a moment on; once the round is over that is no question."""
        if moment.ends_round and timeline.tally is not None:
            first = moment.position.ruleset.rules.sides[0]
            won = np.full(self._estimator.worlds, timeline.tally.winner == first, np.int8)
            return RolloutOutcome(won, is_decided=True)
        told = self._table_beliefs(moment.position, moment.round_events, moment.events)
        return self._estimator.estimate(moment.position.state, told, worlds=worlds)

    def _evaluate_move(
        self,
        found: RoundEvaluation,
        last: TimelineMoment,
        moment: TimelineMoment,
        before: RolloutOutcome,
        worlds: int | None,
        *,
        asks: bool,
    ) -> RolloutOutcome | None:
        """Evaluates a move before its card is drawn."""
        position, line = last.position, moment.position.line
        assert isinstance(line, MoveLine)
        assert moment.seat is not None
        rules = position.ruleset.rules
        move = rules.read_move(line.move)
        done = self._outcome_of_move(position, move, last.round_events, worlds)
        if done is None:
            return None
        self._record_swing(found, moment, event_label(moment), before, done)
        view = position.view(moment.seat)
        if not asks or len(view.legal) < 2:
            return done
        weighed = EvaluatedMove(
            move=moment.move,
            seat=moment.seat,
            before=self._win_probability(before),
            after=self._win_probability(done),
            same=True,
        )
        chosen = self.bot.choose(
            view,
            redact_for(position.ruleset, last.round_events, moment.seat),
            bot_rng(f"{moment.move} {move}"),
        )
        if _move_identity(chosen, view) != _move_identity(move, view):
            other = self._outcome_of_move(position, chosen, last.round_events, worlds)
            weighed = self._compare_with_bot(weighed, position, chosen, done, other)
        found.evaluated_moves.append(weighed)
        return done

    def _compare_with_bot(
        self,
        weighed: EvaluatedMove,
        position: Position,
        chosen: Any,
        done: RolloutOutcome,
        other: RolloutOutcome | None,
    ) -> EvaluatedMove:
        """With what the bot would have done, and what that is worth to the seat's side."""
        rules = position.ruleset.rules
        _, news = rules.apply(position.state, chosen)
        open_view, _ = rules.open_view(position.state)
        digs = self._adapter.sides_of_seats(open_view)[weighed.seat] == rules.sides[0]
        gain = error = None
        if other is not None:
            more = self._win_probability(other).likely - weighed.after.likely
            gain = round(more if digs else -more, 3)
            error = round(paired_difference(done, other).standard_error, 3)
        return replace(weighed, same=False, instead=news[0], gain=gain, error=error)

    def _outcome_of_move(
        self, position: Position, move: Any, so_far: tuple[Any, ...], worlds: int | None
    ) -> RolloutOutcome | None:
        """Who wins if this is done: what the table makes of it included."""
        state, news = position.ruleset.rules.apply(position.state, move)
        after = Position(position.ruleset, position.moves_made + 1, state, None, news)
        told = self._table_beliefs(after, (*so_far, *news), news)
        return self._estimator.estimate(position.state, told, move, worlds=worlds)

    def _table_beliefs(
        self, position: Position, so_far: tuple[Any, ...], news: Sequence[Any]
    ) -> TableBeliefs:
        return table_beliefs_at(
            self._adapter, position, so_far, self._earlier_events, ends=has_round_ended(news)
        )

    def _win_probability(self, outcome: RolloutOutcome) -> WinProbability:
        return win_probability(outcome, self._adapter.calibration)

    def _record_swing(
        self,
        found: RoundEvaluation,
        moment: TimelineMoment,
        what: str,
        before: RolloutOutcome | None,
        after: RolloutOutcome | None,
    ) -> None:
        if before is None or after is None:
            return
        error = paired_difference(before, after).standard_error
        was, now = self._win_probability(before).likely, self._win_probability(after).likely
        found.swings.append(Swing(moment, what, was, now, error))


def _move_identity(move: Any, view: Any) -> tuple[Any, ...]:
    """What a move does, whichever of two cards alike it is done with."""
    parts = asdict(move)
    if "card" in parts:
        parts["card"] = next(held.face for held in view.hand if held.card == parts["card"])
    return (type(move), *parts.values())
