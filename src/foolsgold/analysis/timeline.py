"""The timeline of a finished game: its rounds, moment by moment."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundEndEvent, RoundStarted, RoundTally
from foolsgold.play.record import MoveLine, Position
from foolsgold.play.table_talk import Claimed
from foolsgold.wire.analysis import MomentKind


class TimelineMoment(NamedTuple):
    """What was done or said, and how things stood then; numbered as in links (`#r2m17`)."""

    kind: MomentKind
    move: int
    part: int
    seat: Seat | None
    position: Position
    events: tuple[Any, ...]
    """What happened with it in this round, as the table keeper knows it."""
    round_events: tuple[Any, ...]
    """All of the round until then."""
    ends_round: bool
    """Whether the round is over with it."""


class RoundTimeline(NamedTuple):
    """A round: from its deal to its end, without the counting of gold that follows."""

    round: int
    moments: tuple[TimelineMoment, ...]
    earlier_events: tuple[Any, ...]
    """What happened in the rounds before."""
    tally: RoundTally | None


def has_round_ended(news: Iterable[Any]) -> bool:
    """Whether a round is over with this."""
    return any(isinstance(event, RoundEndEvent) for event in news)


def build_timelines(positions: Iterable[Position]) -> list[RoundTimeline]:
    """The rounds of a game."""
    cutter = _TimelineBuilder()
    for position in positions:
        cutter.add_position(position)
    return cutter.build()


class _TimelineBuilder:
    def __init__(self) -> None:
        self.moments_by_round: list[list[TimelineMoment]] = []
        self.events: list[Any] = []
        self.round_starts: list[int] = []
        self.last_position: Position | None = None
        self.move = self.part = 0
        self.is_round_over = True

    def add_position(self, position: Position) -> None:
        news = position.last_events
        new = next((at for at, event in enumerate(news) if isinstance(event, RoundStarted)), None)
        # A move may end a round and start the next one, whose deal follows.
        done, dealt = (news, ()) if new is None else (news[:new], news[new:])
        if position.line is not None:
            self._add_move_or_claim(position, done)
        if dealt:
            self.round_starts.append(len(self.events))
            self.moments_by_round.append([])
            self.move = self.part = 0
            self.is_round_over = False
            self._add_moment(MomentKind.DEAL, None, position, dealt)
        self.last_position = position

    def _add_move_or_claim(self, position: Position, news: tuple[Any, ...]) -> None:
        assert self.last_position is not None
        if isinstance(position.line, MoveLine):
            self.move, self.part = self.move + 1, 0
            self._add_moment(MomentKind.DEED, self.last_position.to_act, position, news)
        else:
            self.part += 1
            (said,) = news
            assert isinstance(said, Claimed)
            self._add_moment(MomentKind.CLAIM, said.seat, position, news)

    def _add_moment(
        self, kind: MomentKind, seat: Seat | None, position: Position, news: tuple[Any, ...]
    ) -> None:
        self.events += news
        if self.is_round_over:
            return
        ends = kind is MomentKind.DEED and has_round_ended(news)
        heard = tuple(self.events[self.round_starts[-1] :])
        moment = TimelineMoment(kind, self.move, self.part, seat, position, news, heard, ends)
        self.moments_by_round[-1].append(moment)
        self.is_round_over = ends

    def build(self) -> list[RoundTimeline]:
        if self.last_position is None:
            return []
        tallies = self.last_position.ruleset.rules.tallies(self.last_position.state, self.events)
        return [
            RoundTimeline(
                number + 1,
                tuple(moments),
                tuple(self.events[: self.round_starts[number]]),
                tallies[number] if number < len(tallies) else None,
            )
            for number, moments in enumerate(self.moments_by_round)
        ]
