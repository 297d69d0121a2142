"""The lessons as HTTP tells them: the same for everybody, with names of the reader's language."""

from functools import cache

from msgspec.structs import replace

from foolsgold.games.catalogue import GAMES
from foolsgold.locales.translator import words_for
from foolsgold.play.tutorial import LEARNER, SEATS, script_of
from foolsgold.wire.http_bodies import Lesson
from foolsgold.wire.views import shown

FIRST_LESSON = GAMES[0].name
"""Whoever asks for no game learns this one."""


@cache
def lesson_shown(game: str, lang: str) -> Lesson:
    """The lesson of a game; the learner's own name is empty, for their page knows it."""
    script = script_of(game)
    return Lesson(
        game=game,
        edition=script.edition,
        seat=LEARNER,
        names=("", *_bot_names(lang)[: SEATS - 1]),
        steps=tuple(replace(step, view=shown(step.view)) for step in script.steps()),
    )


def _bot_names(lang: str) -> list[str]:
    words = words_for(lang)
    names = words.unmarked("bot-names").split(words.unmarked("list-separator").strip())
    return [name.strip() for name in names]
