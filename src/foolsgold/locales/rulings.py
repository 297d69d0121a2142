"""What the referee says, in words: allowed or not, why, by which rule, and what happens then."""

from collections.abc import Iterable, Iterator, Sequence
from pkgutil import resolve_name
from typing import Any

from foolsgold.games.api import OVER, Refused
from foolsgold.games.catalogue import Box, offer_of
from foolsgold.locales.editions import rule_numbers, switch_value
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.rules_sheets.rule_quotes import quoted
from foolsgold.locales.translator import Words
from foolsgold.play.disputes import Dispute
from foolsgold.play.presentation import Compared, DisputeShown, Ruling, Titled, Told, Verdict
from foolsgold.play.referee import (
    Answer,
    Question,
    Split,
    editions_of,
    judged,
    position_of,
    referee_of,
    splits,
)

MOST_RULES = 4
"""More nobody reads: the most telling come first."""
SILENT = ("play", "draft", OVER)
"""Phases that need no words, or are told by what happened."""


def ruling(asked: Question, boxes: Sequence[Box], words: Words) -> Ruling:
    """The answers of these editions, those that say the same side by side."""
    answers = judged(asked, boxes) if asked.move is not None else ()
    found: dict[tuple[Any, ...], list[Titled]] = {}
    for answer in answers:
        found.setdefault(_told(answer, words), []).append(_titled(answer.box, words))
    return Ruling(
        position=position_of(asked.state, asked.box),
        move="" if asked.move is None else str(asked.move),
        game=asked.box.rules.name,
        verdicts=tuple(
            Verdict(editions=tuple(editions), allowed=allowed, why=why, rules=rules, then=then)
            for (allowed, why, rules, then), editions in found.items()
        ),
        editions=tuple(_titled(answer.box, words) for answer in answers),
        differences=tuple(_compared(split, answers, words) for split in splits(asked, answers)),
    )


def _titled(box: Box, words: Words) -> Titled:
    return Titled(box.id, edition_title(box, words))


def _compared(split: Split, answers: Sequence[Answer], words: Words) -> Compared:
    return Compared(
        words(f"switch-{split.switch}"),
        rule_numbers(answers[0].box)[split.switch],
        tuple(switch_value(answer.box.edition, split.switch, words) for answer in answers),
    )


def _told(answer: Answer, words: Words) -> tuple[Any, ...]:
    if answer.missing is not None:
        return None, words("referee-missing", why=answer.missing), (), ()
    rules = tuple(_rule(answer.box, rule, words) for rule in answer.cites[:MOST_RULES])
    if answer.reason is not None:
        return False, words.say(Refused(answer.reason).phrase), rules, ()
    return True, "", rules, tuple(_happens(answer, words))


def _rule(box: Box, rule: str, words: Words) -> Told:
    sentences = quoted(box, rule, words)
    kin = referee_of(box).told_by.get(rule)
    return Told(rule, sentences or (quoted(box, kin, words) if kin else ()))


def _happens(answer: Answer, words: Words) -> Iterator[str]:
    """What everybody at the table would see, then who has to decide what."""
    box, after = answer.box, answer.after
    names = player_names(after.seats, words)
    teller = resolve_name(offer_of(box.rules.name).teller)(words, names, None, box.edition)
    yield from teller.sentences(box.rules.heard_by(answer.events, None))
    if after.phase in SILENT:
        return
    yield words(f"referee-then-{after.phase}", name=names[after.to_act])


def player_names(seats: int, words: Words) -> tuple[str, ...]:
    """Seats by their numbers, each in the direction of the language."""
    players = (words.unmarked("player", number=seat + 1) for seat in range(seats))
    return tuple(words.line(player) for player in players)


def disputes_told(disputes: Iterable[Dispute], words: Words) -> tuple[DisputeShown, ...]:
    """The gallery, in a language."""
    return tuple(
        DisputeShown(
            id=dispute.id,
            game=dispute.game,
            title=words(f"dispute-{dispute.id}"),
            asks=words(f"dispute-{dispute.id}-asks"),
            rules=dispute.rules,
            position=dispute.position,
            move=dispute.move,
            split=dispute.is_split,
        )
        for dispute in disputes
    )


def asked_everywhere(asked: Question, words: Words) -> Ruling:
    """The answers of every shipped edition of the game."""
    return ruling(asked, editions_of(asked.box), words)
