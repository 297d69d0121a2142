"""The classic game: cards, editions, rules, and who may see what."""

from foolsgold.games.api import Offer

OFFER = Offer(
    rules="foolsgold.games.saboteur.engine:RULES",
    bots=(
        "foolsgold.bots.thinker:Thinker",
        "foolsgold.bots.master:Master",
        "foolsgold.bots.digger:Digger",
        "foolsgold.bots.novice:Novice",
        "foolsgold.bots.uniform:Uniform",
    ),
    rule_bot="digger",
    sheet="foolsgold.locales.sheets.saboteur:SaboteurSheet",
    screen="foolsgold.tui.saboteur:SaboteurScreen",
    lesson="foolsgold.play.lessons.saboteur:SCRIPT",
    referee="foolsgold.games.saboteur.refereeing:REFEREE",
    teller="foolsgold.locales.saboteur:teller",
    advice="foolsgold.bots.advice:advise",
)
