"""Every language says everything, with every plural form, and nothing that nobody asks for."""

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import foolsgold
from foolsgold import editions
from foolsgold.base.messages import Message, UserError
from foolsgold.games.catalogue import GAMES
from foolsgold.games.gobblings import edition as gobblings_edition
from foolsgold.games.gobblings.cards import GoalFace, Race, Role, TileKind
from foolsgold.games.gobblings.events import ScoreReason
from foolsgold.games.gobblings.refusals import Refusal as GobblingsRefusal
from foolsgold.games.saboteur import edition as saboteur_edition
from foolsgold.games.saboteur.cards import Tool
from foolsgold.games.saboteur.refusals import Refusal as SaboteurRefusal
from foolsgold.games.toml_reader import ExpectedValue
from foolsgold.locales.translator import (
    LANGUAGES,
    MESSAGE_FILES,
    RIGHT_TO_LEFT_LANGUAGES,
    Translator,
    translator_for,
)
from foolsgold.tunnel.tiles import Cell
from tests.support.profiles import IS_EXPLORE_PROFILE

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
    for name in MESSAGE_FILES:
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


WITHOUT_A_NOUN = {
    ("ru", "play-passes", "count"),
    ("fa", "yours-code", "minutes"),
    ("ru", "yours-code", "minutes"),
    ("uk", "yours-code", "minutes"),
}
"""Sentences built so that the number bends no word; each was read by somebody."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_with_plural_forms_in_english_has_them_in_every_language(lang: str) -> None:
    def counted(message: ftl.Message) -> set[str]:
        selects = (select for select in read(message).selects if _is_plural(select))
        return {select.selector.id.name for select in selects}  # type: ignore[union-attr]

    for name, message in messages(lang).items():
        shown = counted(messages("en")[name]) & read(message).variables
        loose = {(lang, name, variable) for variable in shown - counted(message)}
        assert loose <= WITHOUT_A_NOUN, name


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


SPEAKERS = {"words", "Message", "UserError", "_say", "_note"}
"""Calls whose first argument is a message."""


def _is_speaker(node: ast.Call) -> bool:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name in SPEAKERS


def _pattern(text: ast.JoinedStr) -> str:
    parts = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in text.values)
    return "".join(parts)


def spoken(source: str) -> tuple[set[str], set[str]]:
    """The messages a source asks for: by name, and by pattern (made with f-strings)."""
    names: set[str] = set()
    patterns: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            patterns.add(_pattern(node))
        elif isinstance(node, ast.Call) and _is_speaker(node) and node.args:
            first = node.args[0]
            # "one" if so else "other" asks for both.
            asked = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            names |= {str(part.value) for part in asked if isinstance(part, ast.Constant)}
    return names, patterns


SOURCES = [file.read_text(encoding="utf-8") for file in sorted(PACKAGE.rglob("*.py"))]


def test_no_message_is_missing() -> None:
    asked = set().union(*(spoken(source)[0] for source in SOURCES))
    assert len(asked) > 100
    assert asked - set(messages("en")) == set()


def test_every_complaint_gives_its_message_what_it_asks_for() -> None:
    """Else `str()` of the error would be its id."""
    wrong = []
    for source in SOURCES:
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "UserError":
                continue
            first = node.args[0] if node.args else None
            given = {keyword.arg for keyword in node.keywords}
            if not isinstance(first, ast.Constant) or None in given:  # `**values`
                continue
            asked = read(messages("en")[str(first.value)]).variables
            if asked - given:
                wrong.append((first.value, asked - given))
    assert wrong == []


def families() -> Iterator[str]:
    """All messages that are made from values of the games."""
    for refusal in (*SaboteurRefusal, *GobblingsRefusal):
        yield f"refused-{refusal.value}"
    for wrong in ExpectedValue:
        yield f"expected-{wrong}"
    for edition in editions():
        yield f"title-{edition}"
    for game in GAMES:
        for switch in game.switch_names:
            yield f"switch-{switch}"
        for side in game.sides:
            yield f"simulate-{side}"
        yield f"simulate-{game.score_unit}-side"
        yield f"simulate-{game.score_unit}-bot"
    for kind in (*vars(saboteur_edition).values(), *vars(gobblings_edition).values()):
        if isinstance(kind, type) and issubclass(kind, StrEnum) and kind.__module__ in OUR_EDITIONS:
            switch = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()
            switch = {"misfit_chooser": "misfit"}.get(switch, switch)
            for value in kind:
                yield f"value-{switch}-{value}"
    yield from (f"tool-{tool}" for tool in Tool)
    yield from (f"role-{role}" for role in Role)
    yield from (f"race-{race}" for race in Race)
    yield from (f"found-{face}" for face in GoalFace)
    yield from (f"tile-{kind}" for kind in TileKind)
    yield from (f"kind-{kind}" for kind in TileKind)
    yield from (f"why-{why}" for why in ScoreReason)
    yield from (f"gobsheet-bonus-{role}" for role in Role)
    yield from (f"sheet-end-{end}" for end in saboteur_edition.RoundEnd)
    yield from (f"sheet-starter-{starter}" for starter in saboteur_edition.NextStarter)
    yield from (f"sheet-misfit-{misfit}" for misfit in saboteur_edition.MisfitChooser)
    yield from (f"sheet-together-{together}" for together in saboteur_edition.GoalsTogether)
    yield from (f"sheet-share-{sharing}" for sharing in saboteur_edition.GoldSharing)
    yield from (f"sheet-share-{cards}" for cards in saboteur_edition.GoldCards)
    yield from (f"sheet-contact-{contact}" for contact in saboteur_edition.Contact)
    yield from (f"sheet-discard-{pile}" for pile in saboteur_edition.DiscardPile)
    yield from (f"sheet-first-{first}" for first in saboteur_edition.FirstPlayer)
    yield from (f"gobsheet-first-{first}" for first in gobblings_edition.FirstPlayer)


OUR_EDITIONS = (saboteur_edition.__name__, gobblings_edition.__name__)


def test_every_value_of_the_games_has_words() -> None:
    assert set(families()) - set(messages("en")) == set()


def asked_for() -> set[str]:
    known = set(messages("en"))
    found = set(families())
    for source in SOURCES:
        _, patterns = spoken(source)
        found |= known & set(re.findall(r"""["']([a-z][a-z_-]+)["']""", source))
        for pattern in patterns:
            if re.match(r"[a-z]+\\?-", pattern):
                found |= {name for name in known if re.fullmatch(pattern, name)}
    return found


PAGE_FILES = {
    "screens/analysis",
    "announce",
    "screens/card-book",
    "screens/seat-transfer",
    "faces",
    "fair",
    "help",
    "home",
    "screens/tutorial",
    "lobby",
    "people",
    "play",
    "screens/referee",
    "screens/fair-deal",
    "screens/my-games",
    "stage",
    "screens/public-lobby",
}
"""What only the page says; test_page_messages.py looks after it."""


def test_no_message_is_unused() -> None:
    ours = set()
    for name in set(MESSAGE_FILES) - PAGE_FILES:
        text = (FTL / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        ours |= set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert len(ours) > 400
    assert ours - asked_for() == set()


def test_the_tests_of_messages_can_fail() -> None:
    source = (
        'words(\n"play-thanks"); Message("a" if b else "c"); Message(f"refused-{d}"); other("x")'
    )
    asked, patterns = spoken(source)
    assert asked == {"play-thanks", "a", "c"}
    assert patterns == {r"refused\-.+"}
    assert "no-such-message-anywhere" not in asked_for()


def test_text_from_outside_is_harmless() -> None:
    said = translator_for("en")("bot-unknown", name="\x1b[2Jgenius\u202e", known="digger")
    assert "\x1b" not in said
    assert "\u202e" not in said


def test_a_foreign_name_is_kept_apart() -> None:
    assert "\u200eשרה\u200e" in translator_for("en")("event-gold-taken", name="שרה")
    assert "\u200eAnna\u200e" in translator_for("he")("event-gold-taken", name="Anna")
    assert "\u200e-1,0\u200e" in translator_for("fa")("option-place", cell="-1,0")
    assert "\u200e" not in translator_for("he")("event-gold-taken", name="שרה")
    assert "\u200e" not in translator_for("en")("event-gold-taken", name="Anna")


def test_a_phrase_inside_a_phrase_is_said_too() -> None:
    inner = Message("record-torn")
    said = translator_for("en").translate(Message("record-wrong", {"line": 3, "why": inner}))
    assert said.startswith("Line 3: the record breaks off")


def falls(choices: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """Every two values of a message beside each other; with `explore`, all of them at once."""
    together = len(choices) if IS_EXPLORE_PROFILE else min(len(choices), 2)
    first = {variable: values[0] for variable, values in choices.items()}
    for variables in combinations(choices, together):
        for values in product(*(choices[variable] for variable in variables)):
            yield first | dict(zip(variables, values, strict=True))


def test_every_pair_of_variants_of_a_message_is_formatted() -> None:
    choices: dict[str, list[Any]] = {"a": [0, 1], "b": ["x", "y", "z"], "c": [5, 6]}
    found = list(falls(choices))
    for one, two in combinations(choices, 2):
        assert {(args[one], args[two]) for args in found} == set(
            product(choices[one], choices[two])
        )
    assert list(falls({})) == [{}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_and_digits_change_nothing_else(lang: str) -> None:
    """Every choice in every message falls as plain Fluent would let it fall."""
    plain = FluentBundle([lang], use_isolating=False)
    for name in MESSAGE_FILES:
        plain.add_resource(FluentResource((FTL / lang / f"{name}.ftl").read_text("utf-8")))
    for name, message in messages(lang).items():
        reader = read(message)
        choices: dict[str, list[Any]] = {variable: ["x"] for variable in reader.variables}
        for select in reader.selects:
            assert isinstance(select.selector, ftl.VariableReference)
            keys = [0, 1, 2, 5, 21] if _is_plural(select) else sorted(_keys(select))
            choices[select.selector.id.name] = keys
        for args in falls(choices):
            pattern = plain.get_message(name).value
            assert pattern is not None
            expected, errors = plain.format_pattern(pattern, args)
            assert not errors
            said = translator_for(lang)(name, **args)
            assert _bare(said) == _bare(str(expected)), (name, args)


def _bare(text: str) -> str:
    """Without marks, and with everybody's digits."""
    return text.translate({0x200E: None, 0x200F: None} | {ord("۰") + n: str(n) for n in range(10)})


def test_persian_has_its_own_digits_and_hebrew_does_not() -> None:
    assert "۷" in translator_for("fa")("value-number", number=7)
    assert "7" in translator_for("he")("value-number", number=7)
    assert "-۱,۲" in translator_for("fa")("option-place", cell=Cell(-1, 2))
    assert "-1,2" in translator_for("he")("option-place", cell=Cell(-1, 2))


def test_an_unknown_language_is_a_user_error() -> None:
    with pytest.raises(UserError) as caught:
        Translator("xx")
    assert caught.value.message.id == "lang-unknown"


def test_words_of_the_program_keep_their_signs_in_front_in_right_to_left_sentences() -> None:
    said = translator_for("fa")("database-unwritable", name="x.db")
    assert "\u200e--database\u200e" in said
    assert "\u200e" not in translator_for("en")("database-unwritable", name="x.db")


LOOSE_OPTION = re.compile(r"(?<![\w\u200e\"-])(?<![A-Za-z…] )--[a-z]")
"""An option that follows neither a mark of direction nor a Latin word, and is no literal."""


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT_LANGUAGES)
def test_every_option_is_isolated_in_a_right_to_left_sentence(lang: str) -> None:
    """Its two dashes would be read behind it."""
    assert LOOSE_OPTION.search("با --database پایگاه")
    for name in MESSAGE_FILES:
        assert LOOSE_OPTION.findall(without_comments(lang, name)) == [], name


def without_comments(lang: str, name: str) -> str:
    """What a file says to people."""
    text = (FTL / lang / f"{name}.ftl").read_text(encoding="utf-8")
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT_LANGUAGES)
def test_a_list_runs_from_the_right_whatever_its_items_are(lang: str) -> None:
    """Between two Latin names the comma would belong to them, and the first would stand left."""
    words = translator_for(lang)
    separator = words("list-separator")
    assert (
        words.join_list(["Anna", "Chaya"])
        == f"\u200f\u200eAnna\u200e\u200f{separator}\u200eChaya\u200e"
    )
    assert translator_for("en").join_list(["Anna", "Chaya"]) == "Anna, Chaya"


def test_a_percent_sign_stands_right_of_its_number_in_hebrew() -> None:
    """On the page the number is isolated: without marks its sign would stand on the other side."""
    text = (FTL / "he" / "screens" / "analysis.ftl").read_text(encoding="utf-8")
    shares = re.findall(r"(.)\{ \$\w+ \}%(.)", text)
    assert shares == [("\u200e", "\u200e")] * 9


RIVALS = {
    "fa": {
        "ي": "ی", "ك": "ک", "هٔ": "ه‌ی", "اینجا": "این‌جا", "آنجا": "آن‌جا", " ٪": "٪",
        r"\bمقصد": "هدف", r"\bپیوند": "لینک", r"\bپرونده": "فایل", r"\bپروکسی": "پراکسی",
        r"\bدرگاه": "پورت",
    },
    "he": {
        r"\bב?מטרה\b": "יעד", r"\bה?חוקים\b": "כללים", "קלפי דרך": "קלפי מנהרה",
        r"\bב?מסוף\b": "טרמינל", r"\bה?רישומים\b": "תיעודים", "[„”“]": "״", "[בהלמ]-": "־",
        "צ'": "צ׳",
    },
}  # fmt: skip
"""What is called or written otherwise everywhere else, as patterns, and how."""
LITERAL = re.compile(r'\{ "[^"]*" \}')


@pytest.mark.parametrize("lang", RIVALS)
def test_one_thing_has_one_name_and_one_spelling(lang: str) -> None:
    for name in MESSAGE_FILES:
        said = LITERAL.sub("", without_comments(lang, name))
        for rival, ours in RIVALS[lang].items():
            found = re.findall(f".*{rival}.*", said)
            assert found == [], f"{lang}/{name}.ftl: {ours}"
