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
    kernel="foolsgold.kernel.saboteur.backend:BACKEND",
    beliefs="foolsgold.beliefs.saboteur.posterior:hidden_side_probabilities",
    bots=(
        "foolsgold.bots.saboteur.belief_bot:Thinker",
        "foolsgold.bots.saboteur.search_bot:Master",
        "foolsgold.bots.saboteur.rule_bot:Digger",
        "foolsgold.bots.saboteur.beginner_bot:Novice",
        "foolsgold.bots.random_bot:RandomBot",
    ),
    rule_bot="digger",
    hints="foolsgold.bots.saboteur.hints:advise",
    analysis="foolsgold.analysis.saboteur_adapter:ADAPTER",
    sides="foolsgold.study.saboteur_adapter:SIDES",
    rules_sheet="foolsgold.locales.rules_sheets.saboteur:SaboteurSheet",
    narrator="foolsgold.locales.saboteur_narrator:make_narrator",
    description="foolsgold.locales.saboteur_description:ViewDescription",
    screen="foolsgold.tui.saboteur_screen:SaboteurScreen",
    preview="foolsgold.server.archive.web_art:SABOTEUR_THEME",
    tutorial="foolsgold.play.tutorials.saboteur:SCRIPT",
    referee="foolsgold.games.saboteur.referee_support:REFEREE",
    edition_by_language={
        "uk": "saboteur-uk",
        "ru": "saboteur-ru",
        "fa": "saboteur-fa",
        "lv": "saboteur-lv",
        "he": "saboteur-he",
        "en": "saboteur-en",
    },
)
