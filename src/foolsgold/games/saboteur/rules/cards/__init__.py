"""The cards, one file each. A new card is a new file and a new line here."""

from typing import Any

from foolsgold.games.card_rule import CardRule
from foolsgold.games.saboteur.rules.cards import break_tool, maps, mend_tool, path, rockfall

CARDS: tuple[CardRule[Any, Any, Any, Any], ...] = (
    path.RULE,
    break_tool.RULE,
    mend_tool.RULE,
    maps.RULE,
    rockfall.RULE,
)
BY_FACE = {rule.face: rule for rule in CARDS}
BY_MOVE = {rule.move: rule for rule in CARDS}
