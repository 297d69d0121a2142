"""Gobblings! vs Gnomes: tiles, editions, rules, views."""

from typing import Literal, TypeAlias

from foolsgold.games.api import GamePlugin

EditionId: TypeAlias = Literal["gobblings", "gobblings-advanced"]
"""The editions that come with the project."""

PLUGIN = GamePlugin(
    rules="foolsgold.games.gobblings.engine:RULES",
    bots=(
        "foolsgold.bots.gobblings.belief_bot:Thinker",
        "foolsgold.bots.gobblings.search_bot:Master",
        "foolsgold.bots.gobblings.rule_bot:Goblin",
        "foolsgold.bots.gobblings.beginner_bot:Novice",
        "foolsgold.bots.random_bot:RandomBot",
    ),
    rule_bot="goblin",
    rules_sheet="foolsgold.locales.rules_sheets.gobblings:GobblingsSheet",
    screen="foolsgold.tui.gobblings_screen:GobblingsScreen",
    tutorial="foolsgold.play.tutorials.gobblings:SCRIPT",
    hints="foolsgold.bots.gobblings.hints:advise",
    referee="foolsgold.games.gobblings.position_checks:REFEREE",
    narrator="foolsgold.locales.gobblings_narrator:make_narrator",
)
