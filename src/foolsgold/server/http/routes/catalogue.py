"""Routes of the catalogue: editions, their rules, and tutorials."""

from litestar import get
from litestar.params import FromPath

from foolsgold.play.presentation import EditionComparison, EditionInfo, RulesSheet
from foolsgold.server.http.edition_catalogue import (
    edition_comparisons,
    edition_rules,
    list_editions,
)
from foolsgold.server.http.requests import translator_of
from foolsgold.server.http.responses import (
    AnyRequest,
)
from foolsgold.server.http.tutorials import DEFAULT_TUTORIAL, build_tutorial
from foolsgold.wire.http_bodies import (
    Tutorial,
)


@get("/api/editions")
async def editions(request: AnyRequest) -> tuple[EditionInfo, ...]:
    """The editions to choose from."""
    return list_editions(translator_of(request).lang)


@get("/api/rules/{edition:str}")
async def rules(request: AnyRequest, edition: FromPath[str]) -> RulesSheet:
    """The rule sheet of a shipped edition."""
    return edition_rules(edition, translator_of(request).lang)


@get("/api/comparison")
async def comparison(request: AnyRequest) -> tuple[EditionComparison, ...]:
    """The editions of each game, compared."""
    return edition_comparisons(translator_of(request).lang)


@get("/api/lesson")
async def default_tutorial(request: AnyRequest) -> Tutorial:
    """The script of the first game, the same for everybody."""
    return build_tutorial(DEFAULT_TUTORIAL, translator_of(request).lang)


@get("/api/lesson/{game:str}")
async def tutorial(request: AnyRequest, game: FromPath[str]) -> Tutorial:
    """The script that teaches a game."""
    return build_tutorial(game, translator_of(request).lang)


CATALOGUE_ROUTES = [editions, rules, comparison, default_tutorial, tutorial]
