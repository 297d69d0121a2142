"""The two sides of a game: how it divides its seats, for matchups and calibration."""

from collections.abc import Callable, Mapping, Sequence
from pkgutil import resolve_name
from typing import Any, NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.bots.api import Bot
from foolsgold.games.catalogue import Ruleset, plugin_for

BeliefFunction = Callable[..., Sequence[float]]
"""From a view and what was heard: how likely each seat is on the hidden side."""


class GameSides(NamedTuple):
    """One game's two sides: those who dig, and the rogues among them (saboteurs or Goblins)."""

    is_digger: Callable[[Any, Seat], bool]
    """Whether a seat digs now; takes the full state."""
    treasure_found: Callable[[Any], bool | None]
    """Whether an event says that the diggers won the round; None if it does not end one."""
    fixed_roles: Callable[[int, int, int], dict[str, Any]]
    """What to change in an edition for this many seats, rogues and diggers, in one round."""
    heuristics: Mapping[str, BeliefFunction]
    """Simpler estimates to compare the posterior with."""
    find_opponent: Callable[[str], Bot]
    """The bot with a name, measuring opponents included."""
    line_up_message: str
    """The message that says who plays for whom."""
    line_up_names: tuple[str, str]
    """What that message calls the rogues and the diggers."""


def sides_of(ruleset: Ruleset) -> GameSides:
    """The sides that the game's descriptor names."""
    sides: GameSides = resolve_name(plugin_for(ruleset.rules.name).sides)
    return sides


def believers_of(ruleset: Ruleset) -> dict[str, BeliefFunction]:
    """All estimates of a game by name; `beliefs` is the Bayesian posterior."""
    posterior: BeliefFunction = resolve_name(plugin_for(ruleset.rules.name).beliefs)
    return {**sides_of(ruleset).heuristics, "beliefs": posterior}
