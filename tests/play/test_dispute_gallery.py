"""The gallery: the engine answers every dispute as it is written, and its rules have tests."""

import re
from typing import Any

import msgspec
import pytest

from foolsgold.games.catalogue import ruleset_from_text
from foolsgold.locales.rulings import make_ruling, rule_in_all_editions
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.dispute_gallery import Dispute, disputes
from foolsgold.play.referee import (
    RefereeAnswer,
    answer_all,
    deciding_switches,
    parse_question,
    rulesets_of_game,
)
from foolsgold.tunnel.tiles import Cell
from tests.support.paths import ROOT
from tests.support.positions import documented_editions

every = pytest.mark.parametrize("dispute", disputes(), ids=lambda dispute: dispute.id)


def answers(dispute: Dispute) -> tuple[RefereeAnswer, ...]:
    asked = parse_question(dispute.position, dispute.move)
    known = documented_editions(dispute.game, asked.ruleset.rules.edition_ids)
    return answer_all(asked, [box for box in rulesets_of_game(asked.ruleset) if box.id in known])


def said(answer: RefereeAnswer) -> str:
    assert answer.missing is None, answer.missing
    if answer.reason is None:
        return "allowed"
    return f"refused {answer.reason.value} {answer.reason.rule}"


def values(event: Any) -> dict[str, str]:
    """An event as a dispute writes it: seats and goals count from 1."""
    found = {"": str(type(event).__struct_config__.tag)}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        counted = name in ("seat", "target", "goal", "starter") and value is not None
        found[name] = str(value + 1 if counted else value)
        if isinstance(value, Cell):
            found[name] = str(value)
    return found


def wanted(line: str) -> dict[str, str]:
    tag, *pairs = line.split()
    return {"": tag, **dict(pair.split("=", 1) for pair in pairs)}


def follow(lines: tuple[str, ...], events: tuple[Any, ...]) -> bool:
    """Whether these events happen in this order, whatever else happens between them."""
    rest = iter([values(event) for event in events])
    return all(any(wanted(line).items() <= event.items() for event in rest) for line in lines)


@every
def test_the_engine_answers_as_it_is_written(dispute: Dispute) -> None:
    for answer in answers(dispute):
        expected = dispute.expected(answer.ruleset.id)
        assert said(answer) == expected.says, answer.ruleset.id
        assert follow(expected.then, answer.events), (answer.ruleset.id, answer.events)
        for line in expected.never:
            assert not follow((line,), answer.events), (answer.ruleset.id, line)


@every
def test_it_is_called_split_if_booklets_differ(dispute: Dispute) -> None:
    found = answers(dispute)
    asked = parse_question(dispute.position, dispute.move)
    assert dispute.is_split == (len({answer.comparison_key for answer in found}) > 1)
    assert dispute.is_split == bool(deciding_switches(asked, found))
    for expected in dispute.answers:
        assert set(expected.editions) <= {answer.ruleset.id for answer in found}


@every
def test_each_of_its_rules_has_a_test(dispute: Dispute) -> None:
    folder = ROOT / "tests" / "games" / dispute.game / "rules"
    sources = "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("test_*.py")))
    assert dispute.rules
    for rule in dispute.rules:
        assert re.search(rf"^def test_{rule.lower().replace('.', '_')}_", sources, re.MULTILINE)


@every
def test_a_refusal_cites_a_rule_with_its_sentence(dispute: Dispute) -> None:
    """In every language there is something to read in the booklet's own sheet."""
    for lang in LANGUAGES:
        told = rule_in_all_editions(
            parse_question(dispute.position, dispute.move), translator_for(lang)
        )
        for verdict in (each for each in told.verdicts if each.allowed is not None):
            assert any(rule.sentences for rule in verdict.rules), (lang, verdict)
            assert verdict.why if verdict.allowed is False else verdict.then


def test_a_card_out_of_reach_is_refused_with_the_sentence_about_contact() -> None:
    """Where touching is enough, the sheet tells rule R38 under switch S7."""
    asked = parse_question("saboteur-uk seats=3 deck=(0:EW)", "place 0 0,3")
    for contact in ("tunnel", "touch"):
        box = ruleset_from_text(f"extends = 'saboteur-uk'\ncontact = '{contact}'", "own")
        words = translator_for("en")
        (verdict,) = make_ruling(asked, [box], words).verdicts
        (rule,) = verdict.rules
        sheet_sentence = re.sub(r" \[.*", "", words(f"sheet-contact-{contact}"))
        assert (rule.rule, rule.sentences) == ("R38", (sheet_sentence,))


def test_there_are_two_dozen_of_both_games() -> None:
    games = [dispute.game for dispute in disputes()]
    assert len(games) >= 24
    assert games.count("gobblings") >= 8
    assert len({dispute.id for dispute in disputes()}) == len(games)
    assert len({(each.position, each.move) for each in disputes()}) == len(games)


def test_the_test_of_disputes_can_fail() -> None:
    dispute = next(each for each in disputes() if each.id == "island")
    events = answers(dispute)[0].events
    assert follow(("placed cell=5,0",), events)
    assert not follow(("placed cell=5,1",), events)
    assert not follow(("drew", "placed"), events)
    assert msgspec.structs.replace(dispute, answers=dispute.answers[:1]).is_split is False
