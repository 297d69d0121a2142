"""Gallery of rules disputes: each is a position, a move, and the expected answers.

The answers are written by hand from the rules pages; a test compares them with the engine.
"""

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from foolsgold.games.catalogue import GAMES
from foolsgold.games.toml_reader import read_toml

DISPUTES_FILE = "disputes.toml"


class ExpectedAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The expected answer of some editions."""

    says: str
    """`allowed`, or `refused` with the reason's id and the rule's number."""
    editions: tuple[str, ...] = ()
    """Their ids; empty for all others."""
    then: tuple[str, ...] = ()
    """Events that follow in this order, each with some of its values: `gold-offered seat=3`."""
    never: tuple[str, ...] = ()
    """Events that must not follow."""


class Dispute(msgspec.Struct, frozen=True):
    """A question about the rules that people argue about."""

    id: str
    game: str
    rules: tuple[str, ...]
    """The numbers it is about, the first one first."""
    position: str
    move: str
    answers: tuple[ExpectedAnswer, ...]

    @property
    def is_split(self) -> bool:
        """Whether booklets answer differently."""
        return len(self.answers) > 1

    def expected(self, edition: str) -> ExpectedAnswer:
        """The expected answer of an edition."""
        named = [answer for answer in self.answers if edition in answer.editions]
        return named[0] if named else next(each for each in self.answers if not each.editions)


@cache
def disputes() -> tuple[Dispute, ...]:
    """All disputes, game by game."""
    return tuple(found for rules in GAMES for found in _disputes_of_game(rules.name, rules.package))


def _disputes_of_game(game: str, package: str) -> list[Dispute]:
    text = (resources.files(package) / DISPUTES_FILE).read_text(encoding="utf-8")
    return [_dispute(game, name, values) for name, values in read_toml(text).items()]


def _dispute(game: str, name: str, values: dict[str, Any]) -> Dispute:
    return msgspec.convert({"id": name, "game": game, **values}, Dispute)
