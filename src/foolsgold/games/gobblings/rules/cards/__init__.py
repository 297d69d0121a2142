"""The kinds of tiles, one file each. A new kind is a new file and a new line here."""

from typing import Any

from foolsgold.games.card_rule import CardRule
from foolsgold.games.gobblings.rules.cards import explosion, maps, path, role_swap_potion

CARDS: tuple[CardRule[Any, Any, Any, Any], ...] = (
    path.RULE,
    maps.RULE,
    explosion.RULE,
    role_swap_potion.RULE,
)
BY_FACE = {rule.face: rule for rule in CARDS}
BY_MOVE = {rule.move: rule for rule in CARDS}
