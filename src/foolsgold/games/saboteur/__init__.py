"""Saboteur: cards, editions, rules, views."""

from typing import Literal, TypeAlias

from foolsgold.games.api import GamePlugin

EditionId: TypeAlias = Literal[
    "saboteur-uk",
    "saboteur-ru",
    "saboteur-fa",
    "saboteur-lv",
    "saboteur-he",
    "saboteur-en",
]
"""The editions that come with the project."""

PLUGIN = GamePlugin(
    rules="foolsgold.games.saboteur.engine:RULES",
    bots=(
        "foolsgold.bots.saboteur.belief_bot:Thinker",
        "foolsgold.bots.saboteur.search_bot:Master",
        "foolsgold.bots.saboteur.rule_bot:Digger",
        "foolsgold.bots.saboteur.beginner_bot:Novice",
        "foolsgold.bots.random_bot:RandomBot",
    ),
    rule_bot="digger",
    rules_sheet="foolsgold.locales.rules_sheets.saboteur:SaboteurSheet",
    screen="foolsgold.tui.saboteur_screen:SaboteurScreen",
    tutorial="foolsgold.play.tutorials.saboteur:SCRIPT",
    referee="foolsgold.games.saboteur.position_checks:REFEREE",
    narrator="foolsgold.locales.saboteur_narrator:make_narrator",
    hints="foolsgold.bots.saboteur.hints:advise",
)
