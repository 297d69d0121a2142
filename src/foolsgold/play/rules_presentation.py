"""Presentation types of editions and rulings: `locales` fills them in and `wire` sends them."""

from typing import Any

import msgspec


class EditionDifference(msgspec.Struct, frozen=True):
    """A point of the rules and how an edition decides it, in the reader's language."""

    head: str
    value: str
    rules: str = ""
    """The numbers of the rules it is about."""


class EditionOption(msgspec.Struct, frozen=True):
    """A rule the table may switch on."""

    id: str
    title: str


class SwitchChoice(msgspec.Struct, frozen=True):
    """One of the values a rule may have: as an edition's file writes it, and in words."""

    value: str
    title: str


class EditionSwitch(msgspec.Struct, frozen=True, kw_only=True):
    """A rule a table may decide for itself: any of `choices`, or a number from low to high."""

    id: str
    """Its key in an edition's file."""
    title: str
    rules: str
    """The numbers of the rules it stands for."""
    value: str
    """How this edition decides it."""
    choices: tuple[SwitchChoice, ...] = ()
    low: int = 0
    high: int = 0
    """Above low if it may be a number."""


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An edition to choose from, in the reader's language."""

    id: str
    game: str
    title: str
    seats: tuple[int, int]
    """The smallest and the largest number of players."""
    options: tuple[EditionOption, ...]
    differences: tuple[EditionDifference, ...]
    """Where it decides otherwise than the classic edition of its game."""
    switches: tuple[EditionSwitch, ...] = ()
    """All rules a table may decide for itself, and how this edition decides them."""
    bots: tuple[str, ...] = ()
    """The kinds of bots that play it, the best one first; filled in by the server."""


class SheetCard(msgspec.Struct, frozen=True):
    """A card of the edition to draw, and how many there are of it."""

    pile: str
    """Where it belongs: start, goal, deck, role, gold."""
    face: Any
    """What is on it, as the game's views tell it."""
    count: int


class SheetSection(msgspec.Struct, frozen=True):
    """A part of a rules sheet.

    A paragraph whose lines begin with "- " is a list, one with four spaces a drawing.
    """

    head: str
    paragraphs: tuple[str, ...]
    cards: tuple[SheetCard, ...] = ()
    """What is to be drawn there."""


class RulesSheet(msgspec.Struct, frozen=True):
    """The rules sheet of an edition, in the reader's language."""

    title: str
    sections: tuple[SheetSection, ...]
    game: str = ""


class EditionTitle(msgspec.Struct, frozen=True):
    """An edition by its name."""

    id: str
    title: str


class ComparisonRow(msgspec.Struct, frozen=True):
    """A point of the rules, and how each of the editions decides it."""

    head: str
    rules: str
    values: tuple[str, ...]
    """In the order of the editions."""


class EditionComparison(msgspec.Struct, frozen=True):
    """All editions of a game side by side, in the reader's language."""

    game: str
    editions: tuple[EditionTitle, ...]
    rows: tuple[ComparisonRow, ...]


class RuleQuote(msgspec.Struct, frozen=True):
    """A rule, and the sentences of the rules sheet that state it, if any."""

    rule: str
    sentences: tuple[str, ...]


class VerdictGroup(msgspec.Struct, frozen=True, kw_only=True):
    """What some editions say to a referee's question, all alike."""

    editions: tuple[EditionTitle, ...]
    allowed: bool | None
    """None: the table cannot lie so in these editions."""
    why: str
    """In one sentence; empty if it is simply allowed."""
    rules: tuple[RuleQuote, ...]
    """The rules it rests on, the most telling one first."""
    then: tuple[str, ...]
    """What happens then, sentence by sentence."""


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """A referee's answer for every edition of a game."""

    position: str
    move: str
    game: str
    verdicts: tuple[VerdictGroup, ...]
    editions: tuple[EditionTitle, ...]
    """All that were asked, in order."""
    differences: tuple[ComparisonRow, ...]
    """The points of the rules that make them answer differently, for each edition in order."""


class DisputeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something people argue about, ready to be put to the referee."""

    id: str
    game: str
    title: str
    asks: str
    rules: tuple[str, ...]
    position: str
    move: str
    split: bool
    """Whether booklets answer differently."""
