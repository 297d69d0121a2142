"""Writes and parses positions and views as one line of text, like FEN: docs/reference/position.md.

The line is the edition's id and then `field=value` for each field; `text_codec` formats values.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeVar

from foolsgold.base.argument_checks import check_text
from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import CardNo, Seat
from foolsgold.base.messages import UserError
from foolsgold.base.rng import SEED_LIMIT
from foolsgold.games.text_codec import (
    NONE_TEXT,
    Codec,
    Codecs,
    Mismatch,
    Node,
    Pair,
    Scalar,
    field_types,
    node_text,
    parse_node,
)

MAX_QUOTED_LETTERS = 60
DECK_FIELD = "deck"
OPENING_SEED = 0
FIRST_SEAT: Seat = 0
"""Missing fields are as in the opening dealt from this seed, with this seat first."""

_TOKENS = re.compile(r"[()]|\s+|[^()\s]+")

Face = TypeVar("Face")


class PositionError(UserError):
    """A position that cannot be parsed: which field, what is there, what would be right."""

    def __init__(self, field: str, word: str, expected: str) -> None:
        word = word if len(word) <= MAX_QUOTED_LETTERS else word[:MAX_QUOTED_LETTERS] + "…"
        super().__init__("position-wrong", field=field, word=word, expected=expected)


class EditionLimits(Protocol):
    """What the parser needs of an edition."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of players."""

    @property
    def goal_cells(self) -> tuple[Any, ...]:
        """Where the goals lie."""


def line_fields(struct: Any, **otherwise: Any) -> dict[str, Any]:
    """The fields of a line for a struct: all but `edition`, some with another type."""
    fields = {**field_types(struct), **otherwise}
    return {name: kind for name, kind in fields.items() if name != "edition" and kind is not None}


def split_fields(text: str) -> dict[str, str]:
    """The fields of a line, as written.

    >>> split_fields("saboteur-en seats=3 hands=((0) () (1 2))")
    {'seats': '3', 'hands': '((0) () (1 2))'}
    """
    pairs = (word.partition("=") for word in list(_split_words(text.strip()))[1:])
    return {name: value for name, _, value in pairs}


class LineFormat:
    """The format of a line: its fields, and the codecs of the game's own types."""

    def __init__(self, fields: Mapping[str, Any], scalars: Mapping[Any, Scalar], face: Any) -> None:
        codecs = Codecs(scalars)
        self.codecs = {name: codecs.codec_for(kind) for name, kind in fields.items()}
        self.face_codec = codecs.codec_for(face)
        self.numbered_faces_codec = codecs.codec_for(FrozenDict[CardNo, face])

    @property
    def field_names(self) -> tuple[str, ...]:
        """The names of the fields, in order."""
        return tuple(self.codecs)

    def format_line(self, edition: str, values: Mapping[str, Any]) -> str:
        """The whole line."""
        return " ".join([edition, *(self.format_field(name, values[name]) for name in self.codecs)])

    def format_field(self, field: str, value: Any) -> str:
        """One field of it."""
        return f"{field}={self.codecs[field].encode(value)}"

    def parse(self, text: str, edition: EditionLimits) -> "ParsedLine":
        """Splits a line into fields; `PositionError` if it has another format."""
        check_text("text", text)
        first, *rest = _split_words(text.strip())
        if first != edition.id:
            raise PositionError("edition", first, edition.id)
        found: dict[str, Node] = {}
        for word in rest:
            name, equals, value = word.partition("=")
            if not equals or name not in self.codecs or name in found:
                left = " | ".join(field for field in self.codecs if field not in found)
                raise PositionError(name, word, left)
            try:
                found[name] = parse_node(value)
            except Mismatch as unlike:
                raise PositionError(name, value, unlike.expected) from None
        return ParsedLine(self, edition, found)


class ParsedLine:
    """The fields of one line, each decoded on access."""

    def __init__(self, line: LineFormat, edition: EditionLimits, nodes: Mapping[str, Node]) -> None:
        self._format = line
        self._nodes = nodes
        self._limits = {"seed": SEED_LIMIT, "goal": len(edition.goal_cells)}
        low, high = edition.seats
        self.seats: int = self.get("seats", low)
        """The number of players; by default the smallest possible."""
        if not low <= self.seats <= high:
            raise self.error("seats", f"{low}…{high}")
        self._limits["seat"] = self.seats

    def __contains__(self, name: str) -> bool:
        return name in self._nodes

    def get(self, name: str, default: Any) -> Any:
        """The value of a field, or the default if it is missing."""
        return self._read(name, self._format.codecs[name]) if name in self._nodes else default

    def remaining_values(self, *apart: str) -> dict[str, Any]:
        """All other fields of the line, except those named."""
        return {name: self.get(name, None) for name in self._nodes if name not in apart}

    def read_deck(self, dealt: tuple[Face, ...]) -> tuple[Face, ...]:
        """The deck: all faces in order, or some by number, which are swapped into place."""
        self._limits["card"] = len(dealt)
        node = self._nodes.get(DECK_FIELD, [])
        if not isinstance(node, list) or not all(isinstance(item, Pair) for item in node):
            deck: tuple[Face, ...] = self.get(DECK_FIELD, dealt)
            self._limits["card"] = len(deck)
            return deck
        if not node:
            return dealt
        faces = list(dealt)
        some = self._read(DECK_FIELD, self._format.numbered_faces_codec)
        for number, face in some.items():
            _swap_in(faces, number, face, some)
        if any(faces[number] != face for number, face in some.items()):
            raise self.error(
                DECK_FIELD, " | ".join(sorted(set(map(self._format.face_codec.encode, dealt))))
            )
        return tuple(faces)

    def check_length(self, name: str, values: tuple[Any, ...], length: int) -> None:
        """`PositionError` unless the field has one value for each seat, goal or card."""
        if len(values) != length:
            raise self.error(name, f"({' '.join('…' * length)})")

    def check_deals(self, given: Iterable[Any], usual: Any) -> None:
        """`PositionError` if an explicit deal has another number of roles, goals or cards."""
        for name in ("roles", "goals", "deck"):
            for deal in given:
                if len(getattr(deal, name)) != len(getattr(usual, name)):
                    raise self.error("chance", "(first seed)")

    def error(self, name: str, expected: str) -> PositionError:
        """The error for a field whose value is well-formed but impossible."""
        return PositionError(name, node_text(self._nodes.get(name, NONE_TEXT)), expected)

    def _read(self, name: str, codec: Codec) -> Any:
        try:
            return codec.decode(self._nodes[name], self._limits)
        except Mismatch as unlike:
            raise PositionError(name, node_text(unlike.node), unlike.expected) from None


def _swap_in(faces: list[Face], number: int, wanted: Face, settled: Mapping[int, Face]) -> None:
    """Swaps the wanted face in from elsewhere in the deck, if it is there."""
    if faces[number] == wanted:
        return
    for other, face in enumerate(faces):
        if face == wanted and settled.get(other) != wanted:
            faces[number], faces[other] = face, faces[number]
            return


def _split_words(text: str) -> Iterator[str]:
    """The words of a line; spaces in brackets do not separate."""
    pieces: list[str] = []
    depth = 0
    for piece in _TOKENS.findall(text):
        if depth <= 0 and piece.isspace():
            yield "".join(pieces)
            pieces.clear()
            continue
        depth += (piece == "(") - (piece == ")")
        pieces.append(piece)
    yield "".join(pieces)
