"""Lessons: short scripted rounds, really played by the engine and seen from one seat."""

from collections.abc import Iterator
from pkgutil import resolve_name
from typing import Any

import msgspec

from foolsgold.base.frozendict import Frozen
from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint
from foolsgold.games.catalogue import GAMES, offer_of
from foolsgold.play.game import Game

SEATS = 3
LEARNER: Seat = 0


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is played together, scene by scene."""

    edition: str
    changes: Frozen[str, Any]
    """What makes the box small enough for a lesson."""
    seed: int
    scenes: tuple[tuple[str, ...], ...]
    """What is said, and the moves of that scene: one that the learner is asked for, or those of
    the other two, which are only watched."""

    def opening(self) -> Game:
        """The game before its first move."""
        return Game(
            self.edition, seats=SEATS, seed=self.seed, first=LEARNER, changes=dict(self.changes)
        )

    def steps(self) -> tuple["LessonStep", ...]:
        """The whole lesson, step by step."""
        return tuple(_steps(self.opening(), self.scenes))


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of the lesson, as the learner may know it."""

    say: str
    """The message that explains it."""
    view: Any
    events: tuple[Any, ...]
    """What has happened since the step before."""
    wanted: Any = None
    """The move the learner is asked to make; None if they only read."""


def script_of(game: str) -> Script:
    """The lesson of a game; `Complaint` if there is none of that name."""
    if game not in {rules.name for rules in GAMES}:
        raise Complaint("page-unknown")
    script: Script = resolve_name(offer_of(game).lesson)
    return script


def _steps(game: Game, scenes: tuple[tuple[str, ...], ...]) -> Iterator[LessonStep]:
    """What the learner's own move did is shown with the scene after it."""
    news = game.news
    for say, *moves in scenes:
        if moves and game.to_act == LEARNER:
            wanted = game.box.rules.read_move(moves[0])
            yield _step(game, say, news, wanted)
            news = game.play(wanted)
            continue
        if news or not moves:
            yield _step(game, say, news)
        for move in moves:
            yield _step(game, say, game.play(move))
        news = ()


def _step(game: Game, say: str, news: tuple[Any, ...], wanted: Any = None) -> LessonStep:
    view, events = game.view(LEARNER), game.seen(news, LEARNER)
    return LessonStep(say=say, view=view, events=events, wanted=wanted)
