"""Weighing the deeds of a round: the chances before and after, and what another would have done."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import asdict, replace

from foolsgold.analysis.game_adapter import Lens
from foolsgold.analysis.table_beliefs import Told, told_at
from foolsgold.analysis.timeline import Moment, Scene, ended
from foolsgold.analysis.turning_points import CLAIMED, DREW, Swing, called
from foolsgold.analysis.win_probability import FITS, Chances, Outcome, chance_of, difference, seeded
from foolsgold.bots.api import Bot
from foolsgold.play.record import Played, Position, heard
from foolsgold.wire.analysis import Chance, Kind, Weighed

FEW = 4
"""Once the time is up, this many times fewer worlds."""


class RoundWeighed(NamedTuple):
    """What was found for a round."""

    chances: list[Chance | None]
    """After each of its moments."""
    deeds: list[Weighed]
    swings: list[Swing]


class Weigher:
    """Plays the moments of a game out, and asks a strong bot about its deeds."""

    def __init__(
        self,
        chances: Chances,
        lens: Lens,
        bot: Bot,
        seconds: float,
        clock: Callable[[], float],
    ) -> None:
        self._chances, self._lens, self.bot = chances, lens, bot
        self._seconds, self._clock = seconds, clock
        self._fit = FITS[chances.game]
        self._earlier: tuple[Any, ...] = ()

    def weigh(self, scene: Scene, step: Callable[[], None]) -> RoundWeighed:
        """All moments of a round; `step` is called after each."""
        began = self._clock()
        self._earlier = scene.earlier
        found = RoundWeighed([], [], [])
        before: Outcome | None = None
        last: Moment | None = None
        for moment in scene.moments:
            late = self._clock() - began > self._seconds
            worlds = self._chances.worlds // FEW if late else None
            done: Outcome | None = None
            if moment.kind is Kind.DEED and last is not None and before is not None:
                done = self._deed(found, last, moment, before, worlds, asks=not late)
            won = self._after(scene, moment, worlds)
            if moment.kind is Kind.CLAIM:
                self._swing(found, moment, CLAIMED, before, won)
            elif done is not None and not moment.ends:
                self._swing(found, moment, DREW, done, won)
            found.chances.append(None if won is None else self._chance(won))
            before, last = won, moment
            step()
        return found

    def _after(self, scene: Scene, moment: Moment, worlds: int | None) -> Outcome | None:
        """Who wins from a moment on; once the round is over that is no question."""
        if moment.ends and scene.tally is not None:
            first = moment.position.box.rules.sides[0]
            won = np.full(self._chances.worlds, scene.tally.winner == first, np.int8)
            return Outcome(won, decided=True)
        told = self._told(moment.position, moment.heard, moment.news)
        return self._chances.won(moment.position.state, told, worlds=worlds)

    def _deed(
        self,
        found: RoundWeighed,
        last: Moment,
        moment: Moment,
        before: Outcome,
        worlds: int | None,
        *,
        asks: bool,
    ) -> Outcome | None:
        """Weighs a deed before its card is drawn."""
        position, line = last.position, moment.position.line
        assert isinstance(line, Played)
        assert moment.seat is not None
        rules = position.box.rules
        move = rules.read_move(line.move)
        done = self._tried(position, move, last.heard, worlds)
        if done is None:
            return None
        self._swing(found, moment, called(moment), before, done)
        view = position.view(moment.seat)
        if not asks or len(view.legal) < 2:
            return done
        weighed = Weighed(
            move=moment.move,
            seat=moment.seat,
            before=self._chance(before),
            after=self._chance(done),
            same=True,
        )
        chosen = self.bot.choose(
            view, heard(position.box, last.heard, moment.seat), seeded(f"{moment.move} {move}")
        )
        if _face(chosen, view) != _face(move, view):
            other = self._tried(position, chosen, last.heard, worlds)
            weighed = self._compared(weighed, position, chosen, done, other)
        found.deeds.append(weighed)
        return done

    def _compared(
        self,
        weighed: Weighed,
        position: Position,
        chosen: Any,
        done: Outcome,
        other: Outcome | None,
    ) -> Weighed:
        """With what the bot would have done, and what that is worth to the seat's side."""
        rules = position.box.rules
        _, news = rules.apply(position.state, chosen)
        open_view, _ = rules.laid_open(position.state)
        digs = self._lens.sides(open_view)[weighed.seat] == rules.sides[0]
        gain = error = None
        if other is not None:
            more = self._chance(other).likely - weighed.after.likely
            gain = round(more if digs else -more, 3)
            error = round(difference(done, other).error, 3)
        return replace(weighed, same=False, instead=news[0], gain=gain, error=error)

    def _tried(
        self, position: Position, move: Any, so_far: tuple[Any, ...], worlds: int | None
    ) -> Outcome | None:
        """Who wins if this is done: what the table makes of it included."""
        state, news = position.box.rules.apply(position.state, move)
        after = Position(position.box, position.number + 1, state, None, news)
        told = self._told(after, (*so_far, *news), news)
        return self._chances.won(position.state, told, move, worlds=worlds)

    def _told(self, position: Position, so_far: tuple[Any, ...], news: Sequence[Any]) -> Told:
        return told_at(self._lens, position, so_far, self._earlier, ends=ended(news))

    def _chance(self, outcome: Outcome) -> Chance:
        return chance_of(outcome, self._fit)

    def _swing(
        self,
        found: RoundWeighed,
        moment: Moment,
        what: str,
        before: Outcome | None,
        after: Outcome | None,
    ) -> None:
        if before is None or after is None:
            return
        error = difference(before, after).error
        was, now = self._chance(before).likely, self._chance(after).likely
        found.swings.append(Swing(moment, what, was, now, error))


def _face(move: Any, view: Any) -> tuple[Any, ...]:
    """What a move does, whichever of two cards alike it is done with."""
    parts = asdict(move)
    if "card" in parts:
        parts["card"] = next(held.face for held in view.hand if held.card == parts["card"])
    return (type(move), *parts.values())
