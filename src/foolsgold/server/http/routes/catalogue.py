"""Routes of the catalogue: editions, their rules, and tutorials."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from foolsgold.locales.translator import Translator
from foolsgold.play.rules_presentation import EditionComparison, EditionInfo, RulesSheet
from foolsgold.server.http.edition_catalogue import (
    edition_comparisons,
    edition_rules,
    list_editions,
)
from foolsgold.server.http.openapi import responses
from foolsgold.server.http.tutorials import DEFAULT_TUTORIAL, build_tutorial
from foolsgold.wire.http_bodies import (
    Tutorial,
)


@get("/api/editions", responses=responses())
async def editions(translate: NamedDependency[Translator]) -> tuple[EditionInfo, ...]:
    """The editions to choose from."""
    return list_editions(translate.lang)


@get("/api/rules/{edition:str}", responses=responses(404))
async def rules(translate: NamedDependency[Translator], edition: FromPath[str]) -> RulesSheet:
    """The rule sheet of a shipped edition."""
    return edition_rules(edition, translate.lang)


@get("/api/comparison", responses=responses())
async def comparison(translate: NamedDependency[Translator]) -> tuple[EditionComparison, ...]:
    """The editions of each game, compared."""
    return edition_comparisons(translate.lang)


@get("/api/lesson", responses=responses())
async def default_tutorial(translate: NamedDependency[Translator]) -> Tutorial:
    """The script of the first game, the same for everybody."""
    return build_tutorial(DEFAULT_TUTORIAL, translate.lang)


@get("/api/lesson/{game:str}", responses=responses(404))
async def tutorial(translate: NamedDependency[Translator], game: FromPath[str]) -> Tutorial:
    """The script that teaches a game."""
    return build_tutorial(game, translate.lang)


CATALOGUE_ROUTES = [editions, rules, comparison, default_tutorial, tutorial]
