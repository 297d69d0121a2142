"""The cards, one file each. A new card is a new file and a new line here."""

from typing import Any

from foolsgold.games.card_rule import CardRule
from foolsgold.games.saboteur.rules.cards import breaking, maps, mending, path, rockfall

CARDS: tuple[CardRule[Any, Any, Any, Any], ...] = (
    path.RULE,
    breaking.RULE,
    mending.RULE,
    maps.RULE,
    rockfall.RULE,
)
BY_FACE = {rule.face: rule for rule in CARDS}
BY_MOVE = {rule.move: rule for rule in CARDS}
