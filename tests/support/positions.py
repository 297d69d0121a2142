"""Positions and moves in notation, for tests of any game; each game's module sets tables."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from foolsgold.base.ids import Seat
from foolsgold.games.api import AnyState, Reason, Rules
from foolsgold.games.catalogue import find
from tests.support.paths import ROOT

St = TypeVar("St", bound=AnyState)
Ev = TypeVar("Ev")

RULES_PAGES = ROOT / "docs" / "reference" / "rules"
DEFAULT_CHANCE = "chance=(1 1)"
"""What a test does not set is dealt from this seed; seat 1 begins."""


class Notation(Generic[St, Ev]):
    """What moves in notation do in positions of a game."""

    def __init__(self, rules: Rules[Any, St, Any, Ev, Any]) -> None:
        self.rules = rules

    def refusal_of(self, state: St, move: str) -> Reason | None:
        """Why the acting seat may not do this."""
        return self.rules.refusal(state, self.rules.read_move(move))

    def after_moves(self, state: St, *moves: str) -> St:
        """The position after these moves."""
        for move in moves:
            state, _ = self.rules.step(state, self.rules.read_move(move))
        return state

    def events_of(self, state: St, *moves: str) -> tuple[Ev, ...]:
        """What happens with these moves."""
        events: tuple[Ev, ...] = ()
        for move in moves:
            state, more = self.rules.step(state, self.rules.read_move(move))
            events += more
        return events

    def legal_texts(self, state: St, word: str = "") -> list[str]:
        """The legal moves in notation, or those that begin with `word`."""
        texts = map(str, self.rules.legal_moves(state))
        return [text for text in texts if text.startswith(word)]


def position(text: str) -> Any:
    """A position as a line of text (`docs/reference/position.md`), in a shipped edition."""
    ruleset = find(text.split(maxsplit=1)[0])
    return ruleset.rules.read_position(text, ruleset.edition)


def deal_hands(
    size: int, seats: int, wanted: Mapping[Seat, Sequence[str]]
) -> tuple[list[tuple[int, ...]], dict[int, str]]:
    """The numbers in each hand, as many as cards are named there, and the names by number."""
    held = [
        tuple(range(seat * size, seat * size + len(wanted.get(seat, range(size)))))
        for seat in range(seats)
    ]
    faces = {
        number: name
        for seat, names in wanted.items()
        for number, name in zip(held[seat], names, strict=True)
    }
    return held, faces


def of_kind(events: tuple[Any, ...], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def documented_editions(game: str, shipped: Sequence[str]) -> tuple[str, ...]:
    """The shipped editions the rules page of a game tells of, point by point."""
    page = (RULES_PAGES / f"{game}.md").read_text("utf-8")
    return tuple(edition for edition in shipped if f"`{edition}`" in page)
