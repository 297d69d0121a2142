"""A position or a view as one line of words, and back; `docs/position.md` describes it.

The line is the edition's id and then `field=value` for each field; `forms` says how values look.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeVar

from foolsgold.base.argument_checks import check_text
from foolsgold.base.frozendict import Frozen
from foolsgold.base.ids import CardNo, Seat
from foolsgold.base.messages import Complaint
from foolsgold.base.rng import SEED_LIMIT
from foolsgold.games.text_codec import (
    NONE,
    Form,
    Forms,
    Leaf,
    Node,
    Pair,
    Unlike,
    hints_of,
    parsed,
    shown,
)

MOST_SHOWN = 60
DECK = "deck"
OPENING_SEED = 0
FIRST_SEAT: Seat = 0
"""What a position does not say is as in the opening dealt from this seed, with this seat first."""

_PIECES = re.compile(r"[()]|\s+|[^()\s]+")

Face = TypeVar("Face")


class PositionWrong(Complaint):
    """A text that is no position: which field, what stands there, what would be right."""

    def __init__(self, field: str, word: str, expected: str) -> None:
        word = word if len(word) <= MOST_SHOWN else word[:MOST_SHOWN] + "…"
        super().__init__("position-wrong", field=field, word=word, expected=expected)


class Seating(Protocol):
    """What of an edition has to be known before a position can be read."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of players."""

    @property
    def goal_cells(self) -> tuple[Any, ...]:
        """Where the goals lie."""


def fields_of(struct: Any, **otherwise: Any) -> dict[str, Any]:
    """The fields of a line for a struct: all but the edition, some of them as another type."""
    fields = {**hints_of(struct), **otherwise}
    return {name: kind for name, kind in fields.items() if name != "edition" and kind is not None}


def fields_in(text: str) -> dict[str, str]:
    """The fields a line gives, each as it is written there.

    >>> fields_in("saboteur-en seats=3 hands=((0) () (1 2))")
    {'seats': '3', 'hands': '((0) () (1 2))'}
    """
    pairs = (word.partition("=") for word in list(_split(text.strip()))[1:])
    return {name: value for name, _, value in pairs}


class Line:
    """A kind of line: the types of its fields, and the texts its game has for its own values."""

    def __init__(self, fields: Mapping[str, Any], leaves: Mapping[Any, Leaf], face: Any) -> None:
        forms = Forms(leaves)
        self.forms = {name: forms.of(kind) for name, kind in fields.items()}
        self.face = forms.of(face)
        self.some_faces = forms.of(Frozen[CardNo, face])

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the fields, in order."""
        return tuple(self.forms)

    def text(self, edition: str, values: Mapping[str, Any]) -> str:
        """The whole line."""
        return " ".join([edition, *(self.word(name, values[name]) for name in self.forms)])

    def word(self, field: str, value: Any) -> str:
        """One field of it."""
        return f"{field}={self.forms[field].write(value)}"

    def words(self, text: str, edition: Seating) -> "Words":
        """The fields a text gives; `PositionWrong` if it is no line of this kind."""
        check_text("text", text)
        first, *rest = _split(text.strip())
        if first != edition.id:
            raise PositionWrong("edition", first, edition.id)
        found: dict[str, Node] = {}
        for word in rest:
            name, equals, value = word.partition("=")
            if not equals or name not in self.forms or name in found:
                left = " | ".join(field for field in self.forms if field not in found)
                raise PositionWrong(name, word, left)
            try:
                found[name] = parsed(value)
            except Unlike as unlike:
                raise PositionWrong(name, value, unlike.expected) from None
        return Words(self, edition, found)


class Words:
    """The fields of one text, read one by one, each as its type wants it."""

    def __init__(self, line: Line, edition: Seating, nodes: Mapping[str, Node]) -> None:
        self._line = line
        self._nodes = nodes
        self._limits = {"seed": SEED_LIMIT, "goal": len(edition.goal_cells)}
        low, high = edition.seats
        self.seats: int = self.get("seats", low)
        """How many play; if nobody says, as few as may."""
        if not low <= self.seats <= high:
            raise self.refused("seats", f"{low}…{high}")
        self._limits["seat"] = self.seats

    def __contains__(self, name: str) -> bool:
        return name in self._nodes

    def get(self, name: str, otherwise: Any) -> Any:
        """The value of a field, or what it is if the text does not say."""
        return self._read(name, self._line.forms[name]) if name in self._nodes else otherwise

    def values(self, *apart: str) -> dict[str, Any]:
        """All the text says, but for the fields that were read apart."""
        return {name: self.get(name, None) for name in self._nodes if name not in apart}

    def deck(self, dealt: tuple[Face, ...]) -> tuple[Face, ...]:
        """The deck: all faces in order, or some by number, which change places with others."""
        self._limits["card"] = len(dealt)
        node = self._nodes.get(DECK, [])
        if not isinstance(node, list) or not all(isinstance(item, Pair) for item in node):
            deck: tuple[Face, ...] = self.get(DECK, dealt)
            self._limits["card"] = len(deck)
            return deck
        if not node:
            return dealt
        faces = list(dealt)
        some = self._read(DECK, self._line.some_faces)
        for number, face in some.items():
            _put(faces, number, face, some)
        if any(faces[number] != face for number, face in some.items()):
            raise self.refused(DECK, " | ".join(sorted(set(map(self._line.face.write, dealt)))))
        return tuple(faces)

    def check_length(self, name: str, values: tuple[Any, ...], length: int) -> None:
        """Refuses a field that has not one value for each seat, goal or card."""
        if len(values) != length:
            raise self.refused(name, f"({' '.join('…' * length)})")

    def check_deals(self, given: Iterable[Any], usual: Any) -> None:
        """Refuses rounds dealt otherwise that have not as many roles, goals and cards."""
        for name in ("roles", "goals", "deck"):
            for deal in given:
                if len(getattr(deal, name)) != len(getattr(usual, name)):
                    raise self.refused("chance", "(first seed)")

    def refused(self, name: str, expected: str) -> PositionWrong:
        """The complaint that this field, well written, cannot be so."""
        return PositionWrong(name, shown(self._nodes.get(name, NONE)), expected)

    def _read(self, name: str, form: Form) -> Any:
        try:
            return form.read(self._nodes[name], self._limits)
        except Unlike as unlike:
            raise PositionWrong(name, shown(unlike.node), unlike.expected) from None


def _put(faces: list[Face], number: int, wanted: Face, settled: Mapping[int, Face]) -> None:
    """Changes places with a card elsewhere, so that none is lost; nothing if there is none."""
    if faces[number] == wanted:
        return
    for other, face in enumerate(faces):
        if face == wanted and settled.get(other) != wanted:
            faces[number], faces[other] = face, faces[number]
            return


def _split(text: str) -> Iterator[str]:
    """The words of a line: spaces in brackets part nothing."""
    pieces: list[str] = []
    depth = 0
    for piece in _PIECES.findall(text):
        if depth <= 0 and piece.isspace():
            yield "".join(pieces)
            pieces.clear()
            continue
        depth += (piece == "(") - (piece == ")")
        pieces.append(piece)
    yield "".join(pieces)
