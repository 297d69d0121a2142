"""The two sides of Gobblings: Gnomes and Goblins, whichever role a seat has now."""

from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.games.gobblings.cards import Race
from foolsgold.games.gobblings.events import Outcome, RoundEnded
from foolsgold.study.game_adapter import GameSides
from foolsgold.study.opponents.goblin_variants import find_opponent


def _is_gnome(state: Any, seat: Seat) -> bool:
    return state.edition.race_of[state.roles[seat]] is Race.GNOME


def _gold_found(event: Any) -> bool | None:
    return event.outcome is Outcome.GOLD if isinstance(event, RoundEnded) else None


def _fixed_roles(seats: int, rogues: int, diggers: int) -> dict[str, Any]:
    return {"races": {str(seats): {"goblins": rogues, "gnomes": diggers}}}


SIDES = GameSides(
    _is_gnome,
    _gold_found,
    _fixed_roles,
    {},
    find_opponent,
    "simulate-line-up-gobblings",
    ("goblins", "gnomes"),
)
