"""Building blocks of rules sheets: sentences with the rule they state."""

from collections.abc import Collection, Iterable, Iterator

import msgspec

from foolsgold.locales.translator import Translator
from foolsgold.tunnel.ascii import GLYPH_OF_TILE, board_to_ascii
from foolsgold.tunnel.board import Board
from foolsgold.tunnel.tiles import Cell, Tile

Sections = Iterator[tuple[str, list[str]]]


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of a rules sheet; its section depends on whether the booklet states it."""

    text: str
    rule: str = ""
    """The rule it states, if some booklets are silent on it."""
    is_note: bool = False
    """Whether it is a note of this project that no booklet has."""

    def is_open(self, left_open: Collection[str]) -> bool:
        """Whether it belongs to what the booklet leaves open."""
        return self.is_note or self.rule in left_open


Paragraph = list[Sentence]


def stated_paragraphs(paragraphs: Iterable[Paragraph], left_open: Collection[str]) -> list[str]:
    """The paragraphs without what the booklet leaves open."""
    texts = (
        " ".join(sentence.text for sentence in paragraph if not sentence.is_open(left_open))
        for paragraph in paragraphs
    )
    return [text for text in texts if text]


def open_sentences(paragraphs: Iterable[Paragraph], left_open: Collection[str]) -> list[str]:
    """What the booklet leaves open, in the order in which a reader meets it."""
    return [
        sentence.text
        for paragraph in paragraphs
        for sentence in paragraph
        if sentence.is_open(left_open)
    ]


def bullet_list(items: Iterable[str]) -> str:
    """A paragraph that is a list: one row each, so that every number is next to its text."""
    return "\n".join(f"- {item}" for item in items)


def tile_counts_text(counts: Iterable[tuple[Tile, int]], words: Translator) -> str:
    """Tiles and how many there are, such as "┼ ×2", in the direction of the language."""
    return words.join_list(
        words.align_lines(f"{GLYPH_OF_TILE[tile]} ×{words.format_integer(n)}") for tile, n in counts
    )


def draw_layout(goals: Iterable[Cell]) -> str:
    """The table at the start of a round: a paragraph that is a drawing, indented by four spaces."""
    lines = board_to_ascii(Board.initial(face_down=goals)).replace(".", "·").split("\n")
    return "\n".join("    " + " ".join(line) for line in lines)
