"""Gobblings! vs Gnomes: tiles, editions, rules, and who may see what."""

from foolsgold.games.api import Offer

OFFER = Offer(
    rules="foolsgold.games.gobblings.engine:RULES",
    bots=("foolsgold.bots.goblin:Goblin", "foolsgold.bots.uniform:Uniform"),
    rule_bot="goblin",
    sheet="foolsgold.locales.sheets.gobblings:GobblingsSheet",
    screen="foolsgold.tui.gobblings:GobblingsScreen",
    lesson="foolsgold.play.lessons.gobblings:SCRIPT",
)
