"""Which twin a game has."""

from functools import cache
from pkgutil import resolve_name

from foolsgold.kernel.backend import Backend

BACKENDS = {
    "saboteur": "foolsgold.kernel.saboteur.backend:BACKEND",
    "gobblings": "foolsgold.kernel.gobblings.backend:BACKEND",
}


@cache
def backend_of(game: str) -> Backend:
    """The fast twin of a game, not yet compiled."""
    twin: Backend = resolve_name(BACKENDS[game])
    return twin
