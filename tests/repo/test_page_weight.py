"""The page is light: what it takes to be playing, as it is sent."""

import gzip
import re
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from foolsgold.server.http.static_site import is_page_built

BAR = 170_000
"""Bytes of compressed script until one is playing."""
STATIC = resources.files("foolsgold.server") / "static"
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w.-]+\.js)["']""")
"""What a chunk cannot do without; `import("./x.js")` is fetched when it is asked for."""
LANGUAGES = ("en", "fa", "he", "lv", "ru", "uk")


def scripts() -> dict[str, str]:
    """All chunks of the built page by name."""
    if not is_page_built():
        pytest.skip("the page is not built: just build-page")
    folder: Traversable = STATIC / "assets"
    chunks = [file for file in folder.iterdir() if file.name.endswith(".js")]
    return {file.name: file.read_text("utf-8") for file in chunks}


def needed(name: str, chunks: dict[str, str]) -> set[str]:
    """A chunk and all it imports, and they import, at once."""
    found = {name}
    waiting = [name]
    while waiting:
        new = set(IMPORTED.findall(chunks[waiting.pop()])) - found
        found |= new
        waiting += new
    return found


def chunk_of(part: str, chunks: dict[str, str]) -> str:
    """The chunk of a screen or a language, whatever its name ends in this time."""
    (name,) = [name for name in chunks if re.fullmatch(rf"{part}-[\w-]{{8}}\.js", name)]
    return name


def weight(names: set[str], chunks: dict[str, str]) -> int:
    return sum(len(gzip.compress(chunks[name].encode(), 9)) for name in names)


def entry(chunks: dict[str, str]) -> str:
    """What the page itself loads."""
    text = (STATIC / "index.html").read_text("utf-8")
    (name,) = (name for name in chunks if re.search(rf'<script[^>]* src="/assets/{name}"', text))
    return name


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_has_loaded_little(language: str) -> None:
    chunks = scripts()
    words = needed(chunk_of(language, chunks), chunks)
    home = needed(entry(chunks), chunks) | words
    playing = home | needed(chunk_of("TableRoute", chunks), chunks)
    print(  # noqa: T201 - `-s` shows it
        f"{language}: home {weight(home, chunks):,} bytes of script, playing"
        f" {weight(playing, chunks):,} in {len(playing)} files, of which words"
        f" {weight(words, chunks):,}"
    )
    assert len(playing) > len(home) > len(words)
    assert weight(playing, chunks) < BAR


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_looks_back_has_loaded_as_little(language: str) -> None:
    chunks = scripts()
    home = needed(entry(chunks), chunks) | needed(chunk_of(language, chunks), chunks)
    later = [name for name in chunks if re.fullmatch(r"replay-[\w-]{8}\.js", name)]
    assert len(later) == len(LANGUAGES)
    # Their own words are one of these: the heaviest stands for it.
    words = max(weight({name}, chunks) for name in later)
    looking = home | needed(chunk_of("Replay", chunks), chunks)
    print(f"{language}: looking back {weight(looking, chunks) + words:,}")  # noqa: T201 - `-s` shows it
    assert len(looking) > len(home)
    assert weight(looking, chunks) + words < BAR


def test_every_chunk_that_is_imported_is_there() -> None:
    chunks = scripts()
    for text in chunks.values():
        assert set(IMPORTED.findall(text)) <= set(chunks)


def test_imports_are_found_however_they_are_written() -> None:
    chunks = {
        "a.js": 'import{x as e}from"./b.js";import"./c.js";const d=()=>import("./e.js");',
        "b.js": 'import { y } from "./a.js"; export { z } from "./d.js";',
        "c.js": "",
        "d.js": "",
        "e.js": "",
    }
    assert needed("a.js", chunks) == {"a.js", "b.js", "c.js", "d.js"}
