"""A finished game as its rounds, moment by moment, up to the end of each round."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundStarted, RoundTally
from foolsgold.play.record import Played, Position
from foolsgold.play.table_talk import Claimed
from foolsgold.wire.analysis import Kind


class Moment(NamedTuple):
    """What was done or said, and how things stood then; numbered as in links (`#r2m17`)."""

    kind: Kind
    move: int
    part: int
    seat: Seat | None
    position: Position
    news: tuple[Any, ...]
    """What happened with it in this round, as the table keeper knows it."""
    heard: tuple[Any, ...]
    """All of the round until then."""
    ends: bool
    """Whether the round is over with it."""


class Scene(NamedTuple):
    """A round: from its deal to its end, without the counting of gold that follows."""

    round: int
    moments: tuple[Moment, ...]
    earlier: tuple[Any, ...]
    """What happened in the rounds before."""
    tally: RoundTally | None


def tag_of(event: Any) -> str:
    """What kind of event it is, as on the wire."""
    return str(type(event).__struct_config__.tag)


def ended(news: Iterable[Any]) -> bool:
    """Whether a round is over with this."""
    return any(tag_of(event) == "round-ended" for event in news)


def scenes_of(positions: Iterable[Position]) -> list[Scene]:
    """The rounds of a game."""
    cutter = _Cutter()
    for position in positions:
        cutter.take(position)
    return cutter.done()


class _Cutter:
    def __init__(self) -> None:
        self.rounds: list[list[Moment]] = []
        self.all: list[Any] = []
        self.began: list[int] = []
        self.last: Position | None = None
        self.move = self.part = 0
        self.over = True

    def take(self, position: Position) -> None:
        news = position.news
        new = next((at for at, event in enumerate(news) if isinstance(event, RoundStarted)), None)
        # A deed may end a round and begin the next one: what comes after is that one's deal.
        done, dealt = (news, ()) if new is None else (news[:new], news[new:])
        if position.line is not None:
            self._happened(position, done)
        if dealt:
            self.began.append(len(self.all))
            self.rounds.append([])
            self.move = self.part = 0
            self.over = False
            self._add(Kind.DEAL, None, position, dealt)
        self.last = position

    def _happened(self, position: Position, news: tuple[Any, ...]) -> None:
        assert self.last is not None
        if isinstance(position.line, Played):
            self.move, self.part = self.move + 1, 0
            self._add(Kind.DEED, self.last.to_act, position, news)
        else:
            self.part += 1
            (said,) = news
            assert isinstance(said, Claimed)
            self._add(Kind.CLAIM, said.seat, position, news)

    def _add(
        self, kind: Kind, seat: Seat | None, position: Position, news: tuple[Any, ...]
    ) -> None:
        self.all += news
        if self.over:
            return
        ends = kind is Kind.DEED and ended(news)
        heard = tuple(self.all[self.began[-1] :])
        moment = Moment(kind, self.move, self.part, seat, position, news, heard, ends)
        self.rounds[-1].append(moment)
        self.over = ends

    def done(self) -> list[Scene]:
        if self.last is None:
            return []
        tallies = self.last.box.rules.tallies(self.last.state, self.all)
        return [
            Scene(
                number + 1,
                tuple(moments),
                tuple(self.all[: self.began[number]]),
                tallies[number] if number < len(tallies) else None,
            )
            for number, moments in enumerate(self.rounds)
        ]
