"""How much each kind of deed says, as fitted by `just fit-gobblings` from games of several bots."""

from functools import cache
from importlib.resources import files

import msgspec

from foolsgold.beliefs.styles import Style, Towards


class Weights(msgspec.Struct, frozen=True):
    """All likelihoods of deeds; data, with the games they come from."""

    version: int
    fitted_on: tuple[str, ...]
    """The line-ups whose games were used, Goblins first, and the numbers of seats."""
    goblins: tuple[Style, ...]
    gnomes: tuple[Style, ...]
    towards: dict[str, Towards]


@cache
def weights() -> Weights:
    """The likelihoods that come with the project."""
    text = (files("foolsgold.beliefs.gobblings") / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=Weights)
