"""Ruleset of a table: a shipped or a custom edition, with its options."""

from functools import lru_cache

from foolsgold.base.messages import UserError
from foolsgold.games import catalogue
from foolsgold.games.catalogue import Ruleset
from foolsgold.games.toml_reader import EditionError


class RulesOutdated(UserError):
    """A game was dealt under rules that this version does not play: its cards would be others."""

    def __init__(self, found: int, plays: int) -> None:
        super().__init__("game-outdated", found=found, plays=plays)


@lru_cache(maxsize=256)
def load_ruleset(edition: str, own_edition: str | None, options: tuple[str, ...]) -> Ruleset:
    """Loads the ruleset of a table; cached, so that equal tables share it.

    Only shipped editions are loaded by name: a path would read the server's files.
    """
    if own_edition is not None:
        try:
            ruleset = catalogue.ruleset_from_text(own_edition, "own")
        except EditionError as error:
            raise error.with_file("edition_text") from None
    elif edition in catalogue.shipped_editions():
        ruleset = catalogue.shipped_ruleset(edition)
    else:
        known = ", ".join(catalogue.shipped_editions())
        raise UserError("edition-unknown", name=edition, known=known)
    return ruleset.with_options(options)


@lru_cache(maxsize=256)
def ruleset_overrides(
    edition: str, own_edition: str | None, options: tuple[str, ...]
) -> tuple[str, ...]:
    """The differences to the shipped edition it is based on."""
    return tuple(load_ruleset(edition, own_edition, options).overrides())
