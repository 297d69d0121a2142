"""Holes to plant in a game's secrecy, so that the tests of it are tested too."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from foolsgold.base.ids import Seat


class ReceivedChannels(NamedTuple):
    """What reaches a seat, channel by channel: each has to keep secrets by itself."""

    heard: bytes
    view: bytes
    text: bytes
    """The view as a line."""
    reasons: bytes
    printed: bytes
    picture: bytes
    """What a notebook shows of the view."""

    def differs_from(self, other: "ReceivedChannels") -> set[str]:
        """The channels that tell two worlds apart."""
        pairs = zip(self._fields, self, other, strict=True)
        return {channel for channel, one, two in pairs if one != two}


SeenBy = Callable[[Any, Seat | None], Any]
ViewOf = Callable[[Any, Seat | None], Any]


def leak_event(seen_by: SeenBy, kind: str) -> SeenBy:
    """`seen_by` with one hole: this kind of event goes to everybody as it is."""
    return lambda event, seat: event if type(event).__name__ == kind else seen_by(event, seat)


def leak_view(view_of: ViewOf, field: str, secret: Callable[[Any], Any]) -> ViewOf:
    """`view_of` with one hole: this field tells the truth to everybody."""
    return lambda state, seat: replace(view_of(state, seat), **{field: secret(state)})


def leak_goals(view_of: ViewOf) -> ViewOf:
    """`view_of` with one hole: everybody sees through the goals."""

    def truth(state: Any) -> Any:
        goals = view_of(state, None).goals
        return tuple(replace(g, face=f) for g, f in zip(goals, state.goals, strict=True))

    return leak_view(view_of, "goals", truth)
