"""A moment of a story as a table that one seat reaches; nothing can be played there."""

from collections.abc import Sequence
from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.games.api import Refused
from foolsgold.games.catalogue import Ruleset
from tests.support.game_case import GameCase
from tests.support.leaks import SeenBy, ViewOf
from tests.support.twin_worlds import Story

NAMES = ("Anna", "Bilal", "Chaya", "Dmytro", "Elza", "Farid", "Gita", "Hugo", "Ilze", "Jafar")


class StoryTable:
    """The last position of a story, with all news of its round."""

    def __init__(
        self,
        case: GameCase,
        story: Story,
        seat: Seat,
        view_of: ViewOf | None = None,
        seen_by: SeenBy | None = None,
    ) -> None:
        self._case, self._story, self.seat = case, story, seat
        self._view_of = view_of or case.rules.view_of
        self._seen_by = seen_by or case.rules.redact_event
        state = story[-1][0]
        self.ruleset = Ruleset(case.rules, state.edition, state.edition.id, {})
        self.names = NAMES[: state.seats]

    @property
    def view(self) -> Any:
        return self._view_of(self._story[-1][0], self.seat)

    @property
    def is_my_turn(self) -> bool:
        return self._case.rules.to_act(self._story[-1][0]) == self.seat

    @property
    def is_over(self) -> bool:
        return self._case.rules.to_act(self._story[-1][0]) is None

    def take_news(self) -> Sequence[Any]:
        return [self._seen_by(event, self.seat) for _, events in self._story for event in events]

    def play(self, move: Any, claim: Any = None) -> None:  # noqa: ARG002 - nothing is said
        """Refuses what the game would refuse; what it would allow is not played."""
        reason = self._case.rules.refusal(self._story[-1][0], move)
        if reason is not None:
            raise Refused(reason)

    def say(self, claim: Any) -> None:
        raise NotImplementedError

    def wait(self, seconds: float) -> None:
        """A story stands still."""
