"""The first game: a short scripted round, really played by the engine and seen from one seat.

The box is the shipped one with a single round. The seed was searched for: the learner is a digger
and gets a card of every kind in time, so that eight turns show all there is to do.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play.game import Game

EDITION = "saboteur-en"
SEATS = 3
SEED = 562423
LEARNER: Seat = 0

SCRIPT: tuple[tuple[str, ...], ...] = (
    ("lesson-welcome",),
    ("lesson-role",),
    ("lesson-goals",),
    ("lesson-dig", "place 1 1,0"),
    ("lesson-dug", "place 6 2,0", "peek 12 1"),
    ("lesson-map", "peek 5 1"),
    ("lesson-looked",),
    ("lesson-dead-end", "place 10 3,0", "place 13 4,0"),
    ("lesson-rockfall", "collapse 3 4,0"),
    ("lesson-broken", "place 11 4,0", "break 17 1"),
    ("lesson-put-away", "discard 18"),
    ("lesson-face-down", "place 19 4,-1 turned", "discard 14"),
    ("lesson-mend", "mend 27 1 cart"),
    ("lesson-wrong-way", "place 28 5,-1", "place 15 3,-1"),
    ("lesson-break", "break 30 3"),
    ("lesson-stopped", "place 22 6,-1 turned", "discard 16"),
    ("lesson-turn", "place 21 6,-2 turned"),
    ("lesson-in-vain", "peek 7 2", "break 26 2"),
    ("lesson-reach", "place 33 7,-2"),
    ("lesson-found",),
    ("lesson-gold", "take 2"),
    ("lesson-passed-on", "take 2"),
    ("lesson-last-gold", "take 1"),
    ("lesson-over",),
)
"""What is said, and the moves of that scene: one that the learner is asked for, or those of the
other two, which are only watched."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of the lesson, as the learner may know it."""

    say: str
    """The message that explains it."""
    view: Any
    events: tuple[Any, ...]
    """What has happened since the step before."""
    wanted: Any = None
    """The move the learner is asked to make; None if they only read."""


def opening() -> Game:
    """The game of the lesson before its first move."""
    return Game(EDITION, seats=SEATS, seed=SEED, first=LEARNER, changes={"rounds": 1})


def lesson() -> tuple[LessonStep, ...]:
    """The whole lesson, step by step."""
    return tuple(_steps(opening()))


def _steps(game: Game) -> Iterator[LessonStep]:
    """What the learner's own move did is shown with the scene after it."""
    news = game.news
    for say, *moves in SCRIPT:
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
