"""The first game as HTTP tells it: the same for everybody, with names of the reader's language."""

from functools import cache

from msgspec.structs import replace

from foolsgold.locales.words import words_for
from foolsgold.play.lesson import EDITION, LEARNER, SEATS, lesson, opening
from foolsgold.wire.http import Lesson
from foolsgold.wire.views import shown


@cache
def lesson_shown(lang: str) -> Lesson:
    """The lesson; the learner's own name is empty, for their page knows it."""
    return Lesson(
        game=opening().box.rules.name,
        edition=EDITION,
        seat=LEARNER,
        names=("", *_bot_names(lang)[: SEATS - 1]),
        steps=tuple(replace(step, view=shown(step.view)) for step in lesson()),
    )


def _bot_names(lang: str) -> list[str]:
    words = words_for(lang)
    names = words.unmarked("bot-names").split(words.unmarked("list-separator").strip())
    return [name.strip() for name in names]
