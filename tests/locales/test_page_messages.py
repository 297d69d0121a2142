"""The page has words for all it says, and tells games as the terminal does."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import foolsgold
from foolsgold.locales.translator import LANGUAGES, MESSAGE_FILES
from tests.support.narration_fixtures import missing_kinds, narrate_everything
from tests.support.paths import ROOT

FTL = Path(foolsgold.__file__).parent / "locales" / "ftl"
WEB = ROOT / "web"
PAGE_FILES = (
    "announce", "faces", "fair", "help", "home", "lobby", "people", "play", "stage",
)  # fmt: skip
"""What the page says besides what the terminal says too."""
COMMON = tuple(sorted(file.stem for file in (FTL / "en").glob("*.ftl")))
"""What the page fetches with its language."""
LATER = tuple(sorted(f"screens/{file.stem}" for file in (FTL / "en" / "screens").glob("*.ftl")))
"""What is fetched with the screens that say it."""
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$([\w-]+)")

# --- what the page asks for ----------------------------------------------------------------------


class Asked(NamedTuple):
    """What one call of `t` asks for."""

    ids: set[str]
    patterns: set[str]
    args: set[str] | None
    """The arguments it gives; None if they are not written out there."""


CALL = re.compile(r"(?<![\w.$])t\(")
TEXT = re.compile(r"(?<![=!]== )([\"'])([a-z][\w-]*)\1(?! [=!]==)")
"""A text that is not compared with anything."""
KEY = re.compile(r"^(?:\"([\w-]+)\"|([\w]+))\s*(?::|$)")
OPENING, CLOSING, QUOTES = "([{", ")]}", "\"'`"


def parts(text: str) -> list[str]:
    """The arguments of a call, from behind its bracket to its end.

    >>> parts('`a-${b(1, 2)}`, { c: "d, e" }) + f(1)')
    ['`a-${b(1, 2)}`', '{ c: "d, e" }']
    """
    found, depth, quote, begin = [], 0, "", 0
    for place, letter in enumerate(text):
        if quote:
            # What stands inside ${ } has no commas on the outermost level that could matter.
            quote = "" if letter == quote and text[place - 1] != "\\" else quote
        elif letter in QUOTES:
            quote = letter
        elif letter in OPENING:
            depth += 1
        elif letter in CLOSING and depth:
            depth -= 1
        elif letter in CLOSING or (letter == "," and not depth):
            found.append(text[begin:place].strip())
            begin = place + 1
            if letter in CLOSING:
                break
    return [part for part in found if part]


def templates(text: str) -> Iterator[str]:
    """Texts made from values, as patterns: `role-${role}` is `role-.+`."""
    for template in re.findall(r"`([^`\s]+)`", text):
        *before, last = re.split(r"\$\{[^}]*\}", template)
        if before:
            yield ".+".join(map(re.escape, (*before, last)))


def calls(source: str) -> Iterator[Asked]:
    for call in CALL.finditer(source):
        message, *more = parts(source[call.end() :]) or [""]
        without_templates = re.sub(r"`[^`]*`", "", message)
        ids = {text for _, text in TEXT.findall(without_templates)}
        ids |= set(re.findall(r"`([a-z][\w-]*)`", message))
        yield Asked(ids, set(templates(message)), _keys(more[0] if more else "{}"))


def _keys(literal: str) -> set[str] | None:
    if not literal.startswith("{") or "..." in literal:
        return None
    keys = (KEY.match(part) for part in parts(literal[1:]))
    return {key[1] or key[2] for key in keys if key}


@cache
def sources() -> dict[str, str]:
    files = (file for kind in ("ts", "svelte") for file in sorted((WEB / "src").rglob(f"*.{kind}")))
    return {
        str(file.relative_to(WEB)): file.read_text(encoding="utf-8")
        for file in files
        if file.parent.name != "wire"
    }


# --- what there is -------------------------------------------------------------------------------


@cache
def messages(files: tuple[str, ...]) -> dict[str, set[str]]:
    """English messages and the variables they mention."""
    found: dict[str, set[str]] = {}
    for name in files:
        text = (FTL / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        pieces = MESSAGE.split(text)
        for message, body in zip(pieces[1::2], pieces[2::2], strict=True):
            assert message not in found, f"{message} stands twice"
            found[message] = set(VARIABLE.findall(body))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files(lang: str) -> None:
    names = {str(file.relative_to(FTL / lang)) for file in (FTL / lang).rglob("*.ftl")}
    assert names == {f"{name}.ftl" for name in MESSAGE_FILES}


def test_the_page_fetches_its_own_words_and_no_others() -> None:
    assert set(PAGE_FILES) <= set(COMMON)
    text = (WEB / "src" / "i18n" / "messages.svelte.ts").read_text(encoding="utf-8")
    assert re.findall(r'"\./(\*/[\w/*]+\.ftl)"', text) == ["*/app.ftl", "*/screens/*.ftl"]


def test_the_page_has_words_for_all_it_says() -> None:
    known = messages((*COMMON, *LATER))
    missing = [
        f"{place}: {wanted}"
        for place, source in sources().items()
        for asked in calls(source)
        for wanted in (
            *(asked.ids - set(known)),
            *(p for p in asked.patterns if not any(re.fullmatch(p, name) for name in known)),
        )
    ]
    assert not missing, "\n".join(missing)


def test_the_page_gives_a_message_all_it_speaks_of() -> None:
    known = messages((*COMMON, *LATER))
    missing = [
        f"{place}: {name}: {wanted}"
        for place, source in sources().items()
        for asked in calls(source)
        for name in asked.ids & set(known)
        if asked.args is not None and (wanted := known[name] - asked.args)
    ]
    assert not missing, "\n".join(missing)


def test_the_tests_of_the_page_can_fail() -> None:
    source = """
        {t("seat-a")} {at("b")} {x.t("c")}
        {t(game === "saboteur" ? "is-c" : `is-d`, { name, "e-f": g(h, 1) })}
        t(`role-${role}`, who(reader)); t(id, { ...more, name })
    """
    first, second, third, fourth = calls(source)
    assert first == Asked({"seat-a"}, set(), set())
    assert second == Asked({"is-c", "is-d"}, set(), {"name", "e-f"})
    assert third == Asked(set(), {r"role\-.+"}, None)
    assert fourth == Asked(set(), set(), None)


# --- the same words as in the terminal -----------------------------------------------------------

VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
NODE = shutil.which("node")


@pytest.mark.skipif(
    NODE is None or not VITEST.exists(),
    reason="the page’s tools are not installed: npm ci in web/",
)
def test_the_page_tells_games_as_the_terminal_does(tmp_path: Path) -> None:
    everything = narrate_everything()
    assert not missing_kinds(everything), "choose other seeds in narration_fixtures.PLAYED_GAMES"
    file = tmp_path / "told.json"
    file.write_text(json.dumps(everything), encoding="utf-8")
    run = subprocess.run(
        [str(NODE), str(VITEST), "run", "tests/narrationMatchesServer.test.ts"],
        cwd=WEB,
        env={**os.environ, "TOLD": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert "skipped" not in run.stdout
