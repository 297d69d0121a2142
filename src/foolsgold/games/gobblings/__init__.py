"""Gobblings! vs Gnomes: tiles, editions, rules, and who may see what."""

from typing import Literal, TypeAlias

from foolsgold.games.api import Offer

EditionId: TypeAlias = Literal["gobblings", "gobblings-advanced"]
"""The editions that come with the project."""

OFFER = Offer(
    rules="foolsgold.games.gobblings.engine:RULES",
    bots=(
        "foolsgold.bots.gobblings.belief_bot:Thinker",
        "foolsgold.bots.gobblings.search_bot:Master",
        "foolsgold.bots.gobblings.rule_bot:Goblin",
        "foolsgold.bots.gobblings.beginner_bot:Novice",
        "foolsgold.bots.random_bot:Uniform",
    ),
    rule_bot="goblin",
    sheet="foolsgold.locales.rules_sheets.gobblings:GobblingsSheet",
    screen="foolsgold.tui.gobblings_screen:GobblingsScreen",
    lesson="foolsgold.play.tutorials.gobblings:SCRIPT",
    advice="foolsgold.bots.gobblings.hints:advise",
    referee="foolsgold.games.gobblings.position_checks:REFEREE",
    teller="foolsgold.locales.gobblings_narrator:teller",
)
