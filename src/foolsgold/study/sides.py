"""How each game is split in two: what the lab must know to choose bots by side."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.beliefs.gobblings.posterior import beliefs_of as gobblings_beliefs
from foolsgold.beliefs.saboteur.posterior import beliefs_of as saboteur_beliefs
from foolsgold.bots.api import Bot
from foolsgold.bots.saboteur.suspicion import estimate_suspicions
from foolsgold.games.catalogue import Ruleset
from foolsgold.games.gobblings.cards import Race
from foolsgold.games.gobblings.events import Outcome
from foolsgold.games.gobblings.events import RoundEnded as GobblingsRoundEnded
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import RoundEnded
from foolsgold.study.opponents import find_opponent as saboteur_contender
from foolsgold.study.opponents.goblin_variants import find_opponent as gobblings_contender

BeliefFunction = Callable[..., Sequence[float]]
"""From a view and what was heard: how likely each seat is a rogue."""


class GameSides(NamedTuple):
    """Those who dig, and the rogues among them: saboteurs, or Goblins."""

    is_digger: Callable[[Any, Seat], bool]
    """Whether a seat digs now; the whole truth is asked."""
    treasure_found: Callable[[Any], bool | None]
    """Whether an event says that the diggers won the round; None if it does not end one."""
    fixed_roles: Callable[[int, int, int], dict[str, Any]]
    """What to change in an edition for so many seats, rogues and diggers, in one round."""
    believers: dict[str, BeliefFunction]
    find_opponent: Callable[[str], Bot]
    """The bot with a name, rivals included."""


def _is_digger(state: Any, seat: Seat) -> bool:
    return state.roles[seat] is Role.DIGGER


def _is_gnome(state: Any, seat: Seat) -> bool:
    return state.edition.race_of[state.roles[seat]] is Race.GNOME


def _treasure_found(event: Any) -> bool | None:
    return event.found if isinstance(event, RoundEnded) else None


def _gold_found(event: Any) -> bool | None:
    return event.outcome is Outcome.GOLD if isinstance(event, GobblingsRoundEnded) else None


SIDES_BY_GAME = {
    "saboteur": GameSides(
        _is_digger,
        _treasure_found,
        lambda seats, rogues, diggers: {
            "rounds": 1,
            "roles": {str(seats): {"saboteurs": rogues, "diggers": diggers}},
        },
        {
            "suspicion": estimate_suspicions,
            "beliefs": lambda view, heard: saboteur_beliefs(view, heard).saboteur,
        },
        saboteur_contender,
    ),
    "gobblings": GameSides(
        _is_gnome,
        _gold_found,
        lambda seats, rogues, diggers: {
            "races": {str(seats): {"goblins": rogues, "gnomes": diggers}}
        },
        {"beliefs": lambda view, heard: gobblings_beliefs(view, heard).goblin},
        gobblings_contender,
    ),
}


def sides_of(box: Ruleset) -> GameSides:
    """How the game of this box is split."""
    return SIDES_BY_GAME[box.rules.name]
