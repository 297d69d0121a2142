"""Translates the referee's answers: allowed or not, why, by which rule, and what follows."""

from collections.abc import Iterable, Iterator, Sequence
from pkgutil import resolve_name
from typing import Any

from foolsgold.games.api import GAME_OVER_PHASE, Refused
from foolsgold.games.catalogue import Ruleset, plugin_for
from foolsgold.locales.edition_descriptions import rule_numbers, switch_value_text
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.rules_sheets.sheet_quotes import quote_rule
from foolsgold.locales.translator import Translator
from foolsgold.play.dispute_gallery import Dispute
from foolsgold.play.referee import (
    DecidingSwitch,
    RefereeAnswer,
    RefereeQuestion,
    answer_all,
    deciding_switches,
    referee_support_for,
    rulesets_of_game,
    short_position,
)
from foolsgold.play.rules_presentation import (
    ComparisonRow,
    DisputeInfo,
    EditionTitle,
    RuleQuote,
    Ruling,
    VerdictGroup,
)

MAX_RULES_CITED = 4
"""Only the most relevant rules are quoted."""
SILENT_PHASES = ("play", "draft", GAME_OVER_PHASE)
"""Phases that need no sentence, because the events say enough."""


def make_ruling(
    question: RefereeQuestion, rulesets: Sequence[Ruleset], words: Translator
) -> Ruling:
    """The answers of these editions, grouped if they agree."""
    answers = answer_all(question, rulesets) if question.move is not None else ()
    found: dict[tuple[Any, ...], list[EditionTitle]] = {}
    for answer in answers:
        found.setdefault(_answer_texts(answer, words), []).append(
            _titled_edition(answer.ruleset, words)
        )
    return Ruling(
        position=short_position(question.state, question.ruleset),
        move="" if question.move is None else str(question.move),
        game=question.ruleset.rules.name,
        verdicts=tuple(
            VerdictGroup(editions=tuple(editions), allowed=allowed, why=why, rules=rules, then=then)
            for (allowed, why, rules, then), editions in found.items()
        ),
        editions=tuple(_titled_edition(answer.ruleset, words) for answer in answers),
        differences=tuple(
            _compare_editions(split, answers, words)
            for split in deciding_switches(question, answers)
        ),
    )


def _titled_edition(ruleset: Ruleset, words: Translator) -> EditionTitle:
    return EditionTitle(ruleset.id, edition_title(ruleset, words))


def _compare_editions(
    split: DecidingSwitch, answers: Sequence[RefereeAnswer], words: Translator
) -> ComparisonRow:
    return ComparisonRow(
        words(f"switch-{split.switch}"),
        rule_numbers(answers[0].ruleset)[split.switch],
        tuple(switch_value_text(answer.ruleset.edition, split.switch, words) for answer in answers),
    )


def _answer_texts(answer: RefereeAnswer, words: Translator) -> tuple[Any, ...]:
    if answer.missing is not None:
        return None, words("referee-missing", why=answer.missing), (), ()
    rules = tuple(
        _quoted_rule(answer.ruleset, rule, words) for rule in answer.cited_rules[:MAX_RULES_CITED]
    )
    if answer.reason is not None:
        return False, words.translate(Refused(answer.reason).message), rules, ()
    return True, "", rules, tuple(_consequence_sentences(answer, words))


def _quoted_rule(ruleset: Ruleset, rule: str, words: Translator) -> RuleQuote:
    sentences = quote_rule(ruleset, rule, words)
    kin = referee_support_for(ruleset).quoted_under.get(rule)
    return RuleQuote(rule, sentences or (quote_rule(ruleset, kin, words) if kin else ()))


def _consequence_sentences(answer: RefereeAnswer, words: Translator) -> Iterator[str]:
    """What all players would see, and then who has to decide what."""
    ruleset, after = answer.ruleset, answer.after
    names = player_names(after.seats, words)
    narrator = resolve_name(plugin_for(ruleset.rules.name).narrator)(
        words, names, None, ruleset.edition
    )
    yield from narrator.sentences(ruleset.rules.redact_events(answer.events, None))
    if after.phase in SILENT_PHASES:
        return
    yield words(f"referee-then-{after.phase}", name=names[after.to_act])


def player_names(seats: int, words: Translator) -> tuple[str, ...]:
    """Names such as "Player 1", in the direction of the language."""
    players = (words.without_marks("player", number=seat + 1) for seat in range(seats))
    return tuple(words.align_lines(player) for player in players)


def describe_disputes(disputes: Iterable[Dispute], words: Translator) -> tuple[DisputeInfo, ...]:
    """The gallery of disputes, in a language."""
    return tuple(
        DisputeInfo(
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


def rule_in_all_editions(question: RefereeQuestion, words: Translator) -> Ruling:
    """The answers of every shipped edition of the game."""
    return make_ruling(question, rulesets_of_game(question.ruleset), words)
