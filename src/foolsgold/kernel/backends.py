"""Which twin a game has."""

from functools import cache
from pkgutil import resolve_name

from foolsgold.kernel.backend import Twin

HOMES = {
    "saboteur": "foolsgold.kernel.saboteur.backend:TWIN",
    "gobblings": "foolsgold.kernel.gobblings.backend:TWIN",
}


@cache
def twin_of(game: str) -> Twin:
    """The fast twin of a game, not yet compiled."""
    twin: Twin = resolve_name(HOMES[game])
    return twin
