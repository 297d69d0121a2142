"""Gobblings! vs Gnomes: tiles, editions, rules, views."""

from typing import Literal, TypeAlias

from foolsgold.games.api import GamePlugin

EditionId: TypeAlias = Literal["gobblings", "gobblings-advanced"]
"""The editions that come with the project."""

PLUGIN = GamePlugin(
    rules="foolsgold.games.gobblings.engine:RULES",
    kernel="foolsgold.kernel.gobblings.backend:BACKEND",
    beliefs="foolsgold.beliefs.gobblings.posterior:hidden_side_probabilities",
    bots=(
        "foolsgold.bots.gobblings.belief_bot:Thinker",
        "foolsgold.bots.gobblings.search_bot:Master",
        "foolsgold.bots.gobblings.rule_bot:Goblin",
        "foolsgold.bots.gobblings.beginner_bot:Novice",
        "foolsgold.bots.random_bot:RandomBot",
    ),
    rule_bot="goblin",
    hints="foolsgold.bots.gobblings.hints:advise",
    analysis="foolsgold.analysis.gobblings_adapter:ADAPTER",
    sides="foolsgold.study.gobblings_adapter:SIDES",
    rules_sheet="foolsgold.locales.rules_sheets.gobblings:GobblingsSheet",
    narrator="foolsgold.locales.gobblings_narrator:make_narrator",
    description="foolsgold.locales.gobblings_description:ViewDescription",
    screen="foolsgold.tui.gobblings_screen:GobblingsScreen",
    preview="foolsgold.server.archive.web_art:GOBBLINGS_THEME",
    tutorial="foolsgold.play.tutorials.gobblings:SCRIPT",
    referee="foolsgold.games.gobblings.referee_support:REFEREE",
)
