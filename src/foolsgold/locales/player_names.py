"""Names of the players at a table of bots and one other: their own, and names of dwarfs."""

from foolsgold.base.ids import Seat
from foolsgold.locales.translator import Translator


def player_names(words: Translator, name: str | None, seats: int, me: Seat = 0) -> tuple[str, ...]:
    """One name for each seat; without a name of their own, the player is called by their number.

    >>> from foolsgold.locales.translator import translator_for
    >>> player_names(translator_for("en"), None, 3, me=1)
    ('Brokk', 'Player 2', 'Durin')
    """
    dwarfs = words("bot-names").split(words("list-separator").strip())
    names = [dwarf.strip() for dwarf in dwarfs][: seats - 1]
    names.insert(me, name or words.without_marks("player", number=me + 1))
    return tuple(names)
