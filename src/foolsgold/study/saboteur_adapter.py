"""The two sides of Saboteur: diggers and saboteurs."""

from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.bots.saboteur.suspicion import estimate_suspicions
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import RoundEnded
from foolsgold.study.game_adapter import GameSides
from foolsgold.study.opponents import find_opponent


def _is_digger(state: Any, seat: Seat) -> bool:
    return state.roles[seat] is Role.DIGGER


def _treasure_found(event: Any) -> bool | None:
    return event.found if isinstance(event, RoundEnded) else None


def _fixed_roles(seats: int, rogues: int, diggers: int) -> dict[str, Any]:
    return {"rounds": 1, "roles": {str(seats): {"saboteurs": rogues, "diggers": diggers}}}


SIDES = GameSides(
    _is_digger,
    _treasure_found,
    _fixed_roles,
    {"suspicion": estimate_suspicions},
    find_opponent,
    "simulate-line-up",
    ("saboteurs", "diggers"),
)
