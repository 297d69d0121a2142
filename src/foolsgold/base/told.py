"""What people are told of an edition: values that `locales` puts into words and `wire` sends."""

import msgspec


class Row(msgspec.Struct, frozen=True):
    """A point of the rules and how an edition decides it, in the reader's language."""

    head: str
    value: str


class OptionShown(msgspec.Struct, frozen=True):
    """A rule the table may switch on."""

    id: str
    title: str


class EditionShown(msgspec.Struct, frozen=True, kw_only=True):
    """A box to choose from, in the reader's language."""

    id: str
    game: str
    title: str
    seats: tuple[int, int]
    """The smallest and the largest number of players."""
    options: tuple[OptionShown, ...]
    differences: tuple[Row, ...]
    """Where it decides otherwise than the classic edition of its game."""
    bots: tuple[str, ...] = ()
    """The kinds of bots that play it, the best one first; whoever knows them fills them in."""


class Section(msgspec.Struct, frozen=True):
    """A part of a rules sheet.

    A paragraph whose lines begin with "- " is a list, one with four spaces a drawing.
    """

    head: str
    paragraphs: tuple[str, ...]


class RulesShown(msgspec.Struct, frozen=True):
    """The rules sheet of an edition, in the reader's language."""

    title: str
    sections: tuple[Section, ...]
