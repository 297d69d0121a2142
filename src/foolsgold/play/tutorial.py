"""Tutorials: short scripted rounds, played by the engine and shown from one seat."""

from collections.abc import Iterator
from pkgutil import resolve_name
from typing import Any

import msgspec

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.games.catalogue import GAMES, plugin_for
from foolsgold.play.game import Game

TUTORIAL_SEATS = 3
LEARNER_SEAT: Seat = 0


class TutorialScript(msgspec.Struct, frozen=True, kw_only=True):
    """The script of a tutorial round, scene by scene."""

    edition: str
    changes: FrozenDict[str, Any]
    """Overrides that make the edition small enough for a tutorial."""
    seed: int
    scenes: tuple[tuple[str, ...], ...]
    """Message id and moves of each scene: one move that the learner is asked for, or moves of
    the other two seats, which are only shown."""

    def opening(self) -> Game:
        """The game before its first move."""
        return Game(
            self.edition,
            seats=TUTORIAL_SEATS,
            seed=self.seed,
            first=LEARNER_SEAT,
            changes=dict(self.changes),
        )

    def steps(self) -> tuple["TutorialStep", ...]:
        """All steps of the tutorial."""
        return tuple(_steps(self.opening(), self.scenes))


class TutorialStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a tutorial, as the learner sees it."""

    say: str
    """The message that explains it."""
    view: Any
    events: tuple[Any, ...]
    """Events since the previous step."""
    wanted: Any = None
    """The move the learner is asked to make; None if they only read on."""


def tutorial_of(game: str) -> TutorialScript:
    """The tutorial of a game; `UserError` if there is no game of that name."""
    if game not in {rules.name for rules in GAMES}:
        raise UserError("page-unknown")
    script: TutorialScript = resolve_name(plugin_for(game).tutorial)
    return script


def _steps(game: Game, scenes: tuple[tuple[str, ...], ...]) -> Iterator[TutorialStep]:
    """What the learner's own move did is shown with the scene after it."""
    events = game.last_events
    for say, *moves in scenes:
        if moves and game.to_act == LEARNER_SEAT:
            wanted = game.ruleset.rules.read_move(moves[0])
            yield _step(game, say, events, wanted)
            events = game.play(wanted)
            continue
        if events or not moves:
            yield _step(game, say, events)
        for move in moves:
            yield _step(game, say, game.play(move))
        events = ()


def _step(game: Game, say: str, events: tuple[Any, ...], wanted: Any = None) -> TutorialStep:
    view, visible = game.view(LEARNER_SEAT), game.redact_for(events, LEARNER_SEAT)
    return TutorialStep(say=say, view=view, events=visible, wanted=wanted)
