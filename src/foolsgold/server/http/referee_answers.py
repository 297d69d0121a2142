"""The referee, as HTTP tells it: a pure function of the question. Nothing here has seen a game."""

import re
from functools import cache, lru_cache
from pkgutil import resolve_name
from typing import Any

import msgspec
from msgspec.structs import replace

from foolsgold.games.catalogue import GAMES, Box, box_of, offer_of
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.rulings import asked_everywhere, disputes_told, player_names
from foolsgold.locales.translator import LEFT_TO_RIGHT_MARK, Words, words_for
from foolsgold.play.disputes import disputes
from foolsgold.play.presentation import Ruling, Titled
from foolsgold.play.referee import Question, editions_of, question, referee_of
from foolsgold.tunnel.board import START
from foolsgold.wire.referee import Bench, Choice, GoalWay, Held, Kit, Lying, Ruled, Way
from foolsgold.wire.views import shown

_MARKED = re.compile(f"{LEFT_TO_RIGHT_MARK}([^{LEFT_TO_RIGHT_MARK}]*){LEFT_TO_RIGHT_MARK}")
AT_HAND = 256
"""Answers that need not be found again: a link that is passed round."""


@cache
def bench(lang: str) -> Bench:
    """What can be laid, and what people argue about, in a language."""
    words = words_for(lang)
    kits = tuple(_kit(box_of(rules.classic), words) for rules in GAMES)
    return Bench(kits, disputes_told(disputes(), words))


def _kit(box: Box, words: Words) -> Kit:
    referee, edition = referee_of(box), box.edition
    cards = dict.fromkeys(edition.deck)
    return Kit(
        game=box.rules.name,
        edition=box.id,
        editions=tuple(Titled(each.id, edition_title(each, words)) for each in editions_of(box)),
        seats=edition.seats,
        cards=tuple(
            tuple(Way(referee.card_text(way), way) for way in referee.ways(edition, card))
            for card in cards
        ),
        no_pile=referee.no_pile(edition),
        goals=tuple(
            GoalWay(face, tuple(dict.fromkeys((str(tile), str(tile.turned())))))
            for face, tile in edition.goals.items()
        ),
    )


def ruled(position: str, move: str | dict[str, Any] | None, lang: str) -> bytes:
    """The answer to a question, encoded; `Complaint` if it is none."""
    asked = move if isinstance(move, str) or move is None else msgspec.json.encode(move)
    return _ruled(position, asked, lang)


@lru_cache(maxsize=AT_HAND)
def _ruled(position: str, move: str | bytes | None, lang: str) -> bytes:
    given = msgspec.json.decode(move) if isinstance(move, bytes) else move
    asked, words = question(position, given), words_for(lang)
    rules, state = asked.box.rules, asked.state
    view, hands = rules.laid_open(state)
    text_of = referee_of(asked.box).card_text
    found = Ruled(
        ruling=_for_pages(asked_everywhere(asked, words)),
        view=shown(view),
        laid=tuple(
            Lying((cell.x, cell.y), text)
            for cell, text in referee_of(asked.box).lying(state)
            if cell != START
        ),
        hands=tuple(tuple(Held(held.card, text_of(held.face)) for held in hand) for hand in hands),
        pile=view.deck_size,
        choices=tuple(_choices(asked, view, words)),
    )
    return msgspec.json.encode(found)


def _for_pages(ruling: Ruling) -> Ruling:
    """Marks of direction, which terminals need, as the isolation that browsers know."""
    verdicts = tuple(
        replace(told, why=_isolated(told.why), then=tuple(map(_isolated, told.then)))
        for told in ruling.verdicts
    )
    return replace(ruling, verdicts=verdicts)


def _isolated(text: str) -> str:
    return _MARKED.sub("\u2068\\1\u2069", text)


def _choices(asked: Question, view: Any, words: Words) -> list[Choice]:
    """What may be decided where no card is played."""
    rules, state = asked.box.rules, asked.state
    if state.phase == referee_of(asked.box).phases[0]:
        return []
    names = player_names(state.seats, words)
    teller = resolve_name(offer_of(rules.name).teller)(words, names, None, asked.box.edition)
    return [Choice(str(move), teller.option(move, view)) for move in rules.legal_moves(state)]
