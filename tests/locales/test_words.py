"""Every language says everything, with every plural form, and nothing that nobody asks for."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import foolsgold
from foolsgold.base.phrases import Complaint, Phrase
from foolsgold.games.tables import Expected
from foolsgold.locales.words import FILES, LANGUAGES, Words, words_for

PACKAGE = Path(foolsgold.__file__).parent
FTL = PACKAGE / "locales" / "ftl"


class _Reader(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the name Fluent asks for
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def read(message: ftl.Message) -> _Reader:
    reader = _Reader()
    reader.visit(message)
    return reader


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for name in FILES:
        resource = FluentParser().parse((FTL / lang / f"{name}.ftl").read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{name}.ftl: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def _keys(select: ftl.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
        for variant in select.variants
    }


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def _is_plural(select: ftl.SelectExpression) -> bool:
    words = {key for key in _keys(select) if not key.isdecimal()}
    return (
        "other" in words and words <= PLURALS and bool(words - {"other"} or _keys(select) - words)
    )


def test_there_is_a_folder_for_each_language() -> None:
    assert {folder.name for folder in FTL.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert set(messages(lang)) == set(messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_speaks_of_the_same_things(lang: str) -> None:
    """A translation may drop $who, $name or a count it does not need, but invents nothing."""
    for name, message in messages(lang).items():
        here, there = read(message).variables, read(messages("en")[name]).variables
        assert here <= there, name
        assert there - here <= {"who", "name", "count", "seats"}, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_form_is_there(lang: str) -> None:
    needed = Locale(lang).plural_form.tags | {"other"}
    for name, message in messages(lang).items():
        for select in read(message).selects:
            if _is_plural(select):
                missing = needed - _keys(select)
                assert not missing, f"{lang}: {name}: {missing}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_a_choice_is_there(lang: str) -> None:
    """Choices that are not counts ($tool, $found, $role) keep their cases."""
    for name, message in messages("en").items():
        for select in read(message).selects:
            if _is_plural(select) or not isinstance(select.selector, ftl.VariableReference):
                continue
            variable = select.selector.id.name
            here = [
                _keys(other)
                for other in read(messages(lang)[name]).selects
                if isinstance(other.selector, ftl.VariableReference)
                and other.selector.id.name == variable
            ]
            if here:
                assert _keys(select) in here or _keys(select) <= set.union(*here), (name, variable)


def asked_for() -> set[str]:
    """Every message the source asks for: texts in calls, and families made by f-strings."""
    names: set[str] = set()
    known = set(messages("en"))
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value in known:
                    names.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                pattern = "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                )
                if re.match(r"[a-z]+\\?-", pattern):
                    names |= {name for name in known if re.fullmatch(pattern, name)}
    return names


def test_no_message_is_unused() -> None:
    assert set(messages("en")) - asked_for() == set()


def test_the_test_of_unused_messages_can_fail() -> None:
    assert "no-such-message-anywhere" not in asked_for()


def test_every_wrong_value_has_words() -> None:
    for expected in Expected:
        assert f"expected-{expected}" in messages("en")


def test_a_phrase_inside_a_phrase_is_said_too() -> None:
    inner = Phrase("record-torn")
    said = words_for("en").say(Phrase("record-wrong", {"line": 3, "why": inner}))
    assert said.startswith("Line 3: the record breaks off")


def test_persian_has_its_own_digits_and_hebrew_does_not() -> None:
    assert "۷" in words_for("fa")("value-number", number=7)
    assert "7" in words_for("he")("value-number", number=7)


def test_an_unknown_language_is_a_complaint() -> None:
    with pytest.raises(Complaint) as caught:
        Words("xx")
    assert caught.value.phrase.id == "lang-unknown"
