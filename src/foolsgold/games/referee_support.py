"""Referee support: checks that a position is possible, and transfers it to another edition."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import CardNo
from foolsgold.games.position_notation import PositionError
from foolsgold.games.text_codec import in_brackets
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell


@dataclass(frozen=True, kw_only=True)
class RefereeSupport:
    """What a game provides to the referee besides its rules."""

    phases: tuple[str, ...]
    """The phases about which the referee can be asked: until a round is over."""
    check: Callable[[Any], None]
    """`PositionError` for a position that is impossible in its edition."""
    must_match: tuple[str, ...]
    """Edition fields that must be equal for a position to be possible in both."""
    cited_rules: Callable[[Any, Any, tuple[Any, ...], Any], tuple[str, ...]]
    """The rules an allowed move rests on, from the position, the move, what happened and the
    position after it; the most telling ones first."""
    quoted_under: Mapping[str, str]
    """Rules that the rules sheets state in a sentence of another rule."""
    card_text: Callable[[Any], str]
    """A card in position notation."""
    empty_pile_field: Callable[[Any], str]
    """The position field that says that the draw pile is empty."""
    face_up_tiles: Callable[[Any], Iterable[tuple[Cell, str]]]
    """The face-up tiles by cell, in position notation."""
    orientations: Callable[[Any, Any], tuple[Any, ...]]
    """A card in all orientations that the edition allows, upright first."""

    def same_table(self, state: Any, edition: Any) -> Any:
        """The same position in another edition; `PositionError` if it is impossible there.

        Only the deals of later rounds are the other edition's own.
        """
        low, high = edition.seats
        if not low <= state.seats <= high:
            raise PositionError("seats", str(state.seats), f"{low}…{high}")
        for name in self.must_match:
            if _as_multiset(getattr(edition, name)) != _as_multiset(getattr(state.edition, name)):
                raise PositionError(name, state.edition.id, edition.id)
        chance = replace(state.chance, given=FrozenDict())
        found = replace(state, edition=edition, chance=chance)
        self.check(found)
        return found


def _as_multiset(value: Any) -> Any:
    """A deck as a multiset, since its order does not matter."""
    return Counter(value) if isinstance(value, tuple) else value


def check_table(state: Any, phases: Iterable[str], ending: Iterable[Any]) -> None:
    """Requires one of these phases, the edition's cards and goals, and no open final goal."""
    edition = state.edition
    require("phase", state.phase, state.phase in phases, " | ".join(phases))
    require("goals", state.goals, sorted(state.goals) == sorted(edition.goals), *edition.goals)
    dealt = state.deck[: len(edition.deck)]
    strange = next(iter(Counter(dealt) - Counter(edition.deck)), "")
    require("deck", strange, not strange, edition.id)
    ended = [state.goals[goal] for goal in state.opened if state.goals[goal] in ending]
    require("opened", ended, not ended, "()")
    start = state.board.tiles[START]
    require("board", f"{START}:{start}", start == edition.start, f"{START}:{edition.start}")


def check_no_duplicates(state: Any, elsewhere: Iterable[CardNo]) -> None:
    """Requires that no card is in two places."""
    seen = Counter([*(card for hand in state.hands for card in hand), *elsewhere])
    twice = next((card for card, count in seen.items() if count > 1), None)
    require("hands", twice, twice is None, "0 1 2 …")


def check_counts(
    field: str, found: Iterable[Hashable], ruleset: Iterable[Hashable], text: Callable[[Any], str]
) -> None:
    """Requires that nothing occurs more often than in the edition."""
    there = Counter(ruleset)
    thing = next(iter(Counter(found) - there), None)
    if thing is not None:
        raise PositionError(field, text(thing), f"≤ {there[thing]} × {text(thing)}")


def require(field: str, found: object, so: object, *expected: object) -> None:
    """`PositionError` unless it is so."""
    if not so:
        raise PositionError(field, _field_text(found), " ".join(map(str, expected)))


def _field_text(value: object) -> str:
    return in_brackets(map(str, value)) if isinstance(value, tuple | frozenset) else str(value)
