"""Referee answers over HTTP: a pure function of the question. Nothing here has seen a game."""

import re
from functools import cache, lru_cache
from pkgutil import resolve_name
from typing import Any

import msgspec
from msgspec.structs import replace

from foolsgold.games.catalogue import GAMES, Ruleset, plugin_for, shipped_ruleset
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.rulings import describe_disputes, player_names, rule_in_all_editions
from foolsgold.locales.translator import LEFT_TO_RIGHT_MARK, Translator, translator_for
from foolsgold.play.dispute_gallery import disputes
from foolsgold.play.referee import (
    RefereeQuestion,
    parse_question,
    referee_support_for,
    rulesets_of_game,
)
from foolsgold.play.rules_presentation import EditionTitle, Ruling
from foolsgold.tunnel.board import START
from foolsgold.wire.referee import (
    CardOrientation,
    FaceUpCard,
    GoalOrientations,
    HandCardText,
    PendingChoice,
    RefereeKit,
    RefereeResponse,
    RefereeSetup,
)
from foolsgold.wire.views import to_wire_view

_MARKED_TEXT = re.compile(f"{LEFT_TO_RIGHT_MARK}([^{LEFT_TO_RIGHT_MARK}]*){LEFT_TO_RIGHT_MARK}")
MAX_CACHED_ANSWERS = 256
"""Cached answers: a link may be passed round."""


@cache
def setup_options(lang: str) -> RefereeSetup:
    """What can be set up, and the questions people argue about, in a language."""
    translate = translator_for(lang)
    kits = tuple(
        _game_setup(shipped_ruleset(rules.reference_edition), translate) for rules in GAMES
    )
    return RefereeSetup(kits, describe_disputes(disputes(), translate))


def _game_setup(ruleset: Ruleset, translate: Translator) -> RefereeKit:
    referee, edition = referee_support_for(ruleset), ruleset.edition
    cards = dict.fromkeys(edition.deck)
    return RefereeKit(
        game=ruleset.rules.name,
        edition=ruleset.id,
        editions=tuple(
            EditionTitle(each.id, edition_title(each, translate))
            for each in rulesets_of_game(ruleset)
        ),
        seats=edition.seats,
        cards=tuple(
            tuple(
                CardOrientation(referee.card_text(way), way)
                for way in referee.orientations(edition, card)
            )
            for card in cards
        ),
        no_pile=referee.empty_pile_field(edition),
        goals=tuple(
            GoalOrientations(face, tuple(dict.fromkeys((str(tile), str(tile.turned())))))
            for face, tile in edition.goals.items()
        ),
    )


def answer_question(position: str, move: str | dict[str, Any] | None, lang: str) -> bytes:
    """The encoded answer to a question; `UserError` if the question is invalid."""
    asked = move if isinstance(move, str) or move is None else msgspec.json.encode(move)
    return _cached_answer(position, asked, lang)


@lru_cache(maxsize=MAX_CACHED_ANSWERS)
def _cached_answer(position: str, move: str | bytes | None, lang: str) -> bytes:
    given = msgspec.json.decode(move) if isinstance(move, bytes) else move
    asked, translate = parse_question(position, given), translator_for(lang)
    rules, state = asked.ruleset.rules, asked.state
    view, hands = rules.open_view(state)
    text_of = referee_support_for(asked.ruleset).card_text
    found = RefereeResponse(
        ruling=_with_isolates(rule_in_all_editions(asked, translate)),
        view=to_wire_view(view),
        laid=tuple(
            FaceUpCard((cell.x, cell.y), text)
            for cell, text in referee_support_for(asked.ruleset).face_up_tiles(state)
            if cell != START
        ),
        hands=tuple(
            tuple(HandCardText(held.card, text_of(held.face)) for held in hand) for hand in hands
        ),
        pile=view.deck_size,
        choices=tuple(_pending_choices(asked, view, translate)),
    )
    return msgspec.json.encode(found)


def _with_isolates(ruling: Ruling) -> Ruling:
    """Replaces the direction marks that terminals need by the isolates that browsers know."""
    verdicts = tuple(
        replace(
            verdict,
            why=_isolate_marked(verdict.why),
            then=tuple(map(_isolate_marked, verdict.then)),
        )
        for verdict in ruling.verdicts
    )
    return replace(ruling, verdicts=verdicts)


def _isolate_marked(text: str) -> str:
    return _MARKED_TEXT.sub("\u2068\\1\u2069", text)


def _pending_choices(
    asked: RefereeQuestion, view: Any, translate: Translator
) -> list[PendingChoice]:
    """The choices of a turn in which no card is played."""
    rules, state = asked.ruleset.rules, asked.state
    if state.phase == referee_support_for(asked.ruleset).phases[0]:
        return []
    names = player_names(state.seats, translate)
    narrator = resolve_name(plugin_for(rules.name).narrator)(
        translate, names, None, asked.ruleset.edition
    )
    return [
        PendingChoice(str(move), narrator.option_text(move, view))
        for move in rules.legal_moves(state)
    ]
