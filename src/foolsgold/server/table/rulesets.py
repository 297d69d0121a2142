"""What is played at a table: a shipped edition or somebody's own, with its options."""

from functools import lru_cache

from foolsgold.base.messages import Complaint
from foolsgold.games import catalogue
from foolsgold.games.catalogue import Box
from foolsgold.games.edition_toml import EditionError


@lru_cache(maxsize=256)
def box_for(edition: str, own_edition: str | None, options: tuple[str, ...]) -> Box:
    """What is played; tables that play the same share it.

    Only shipped editions go by name: a path would read the server's files.
    """
    if own_edition is not None:
        try:
            box = catalogue.from_text(own_edition, "own")
        except EditionError as error:
            raise error.in_file("edition_text") from None
    elif edition in catalogue.shipped():
        box = catalogue.box_of(edition)
    else:
        known = ", ".join(catalogue.shipped())
        raise Complaint("edition-unknown", name=edition, known=known)
    return box.with_options(options)


@lru_cache(maxsize=256)
def changes_of(edition: str, own_edition: str | None, options: tuple[str, ...]) -> tuple[str, ...]:
    """How what is played differs from the shipped edition it starts from."""
    return tuple(box_for(edition, own_edition, options).changes())
