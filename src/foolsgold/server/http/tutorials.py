"""Tutorials over HTTP: the same for everybody, with names in the reader's language."""

from functools import cache

from msgspec.structs import replace

from foolsgold.games.catalogue import GAMES
from foolsgold.locales.translator import translator_for
from foolsgold.play.tutorial import LEARNER_SEAT, TUTORIAL_SEATS, tutorial_of
from foolsgold.wire.http_bodies import Tutorial
from foolsgold.wire.views import to_wire_view

DEFAULT_TUTORIAL = GAMES[0].name
"""The game that is taught if none is named."""


@cache
def build_tutorial(game: str, lang: str) -> Tutorial:
    """The tutorial of a game; the learner's own name is empty, because their page knows it."""
    script = tutorial_of(game)
    return Tutorial(
        game=game,
        edition=script.edition,
        seat=LEARNER_SEAT,
        names=("", *_bot_names(lang)[: TUTORIAL_SEATS - 1]),
        steps=tuple(replace(step, view=to_wire_view(step.view)) for step in script.steps()),
    )


def _bot_names(lang: str) -> list[str]:
    translate = translator_for(lang)
    names = translate.without_marks("bot-names").split(
        translate.without_marks("list-separator").strip()
    )
    return [name.strip() for name in names]
