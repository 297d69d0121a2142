"""What a referee asks of every game: is this a table at all, and the same one in another box."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from foolsgold.base.frozendict import Frozen
from foolsgold.base.ids import CardNo
from foolsgold.games.notation import PositionWrong
from foolsgold.games.text_codec import bracketed
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell


@dataclass(frozen=True, kw_only=True)
class Referee:
    """What a game tells its referee, beside its rules."""

    phases: tuple[str, ...]
    """In which something may be asked: until a round is over."""
    check: Callable[[Any], None]
    """`PositionWrong` for what no hands could lay with this box."""
    alike: tuple[str, ...]
    """What two editions must share for the same table to lie in both."""
    cites: Callable[[Any, Any, tuple[Any, ...], Any], tuple[str, ...]]
    """The rules an allowed move rests on, from the position, the move, what happened and the
    position after it; the most telling ones first."""
    told_by: Mapping[str, str]
    """Rules that sheets tell in a sentence of another rule."""
    card_text: Callable[[Any], str]
    """A card as positions write it."""
    no_pile: Callable[[Any], str]
    """The field of a position that says that nothing can be drawn any more."""
    lying: Callable[[Any], Iterable[tuple[Cell, str]]]
    """What lies face up, by cell, as positions write it."""
    ways: Callable[[Any, Any], tuple[Any, ...]]
    """A card of an edition in every position it may lie in, upright first."""

    def same_table(self, state: Any, edition: Any) -> Any:
        """The same table under the rules of another edition; `PositionWrong` if it has no such.

        Everything lies as it lay. Only the deals of rounds to come are the other edition's own.
        """
        low, high = edition.seats
        if not low <= state.seats <= high:
            raise PositionWrong("seats", str(state.seats), f"{low}…{high}")
        for name in self.alike:
            if _bag(getattr(edition, name)) != _bag(getattr(state.edition, name)):
                raise PositionWrong(name, state.edition.id, edition.id)
        chance = replace(state.chance, given=Frozen())
        found = replace(state, edition=edition, chance=chance)
        self.check(found)
        return found


def _bag(value: Any) -> Any:
    """A deck is the same in any order."""
    return Counter(value) if isinstance(value, tuple) else value


def check_table(state: Any, phases: Iterable[str], ending: Iterable[Any]) -> None:
    """In one of these phases, with the cards and goals of the box, and no goal open that ends."""
    edition = state.edition
    expect("phase", state.phase, state.phase in phases, " | ".join(phases))
    expect("goals", state.goals, sorted(state.goals) == sorted(edition.goals), *edition.goals)
    dealt = state.deck[: len(edition.deck)]
    strange = next(iter(Counter(dealt) - Counter(edition.deck)), "")
    expect("deck", strange, not strange, edition.id)
    ended = [state.goals[goal] for goal in state.opened if state.goals[goal] in ending]
    expect("opened", ended, not ended, "()")
    start = state.board.tiles[START]
    expect("board", f"{START}:{start}", start == edition.start, f"{START}:{edition.start}")


def check_held(state: Any, elsewhere: Iterable[CardNo]) -> None:
    """No card is in two places."""
    seen = Counter([*(card for hand in state.hands for card in hand), *elsewhere])
    twice = next((card for card, count in seen.items() if count > 1), None)
    expect("hands", twice, twice is None, "0 1 2 …")


def check_counts(
    field: str, found: Iterable[Hashable], box: Iterable[Hashable], text: Callable[[Any], str]
) -> None:
    """There are no more of anything than the box holds."""
    there = Counter(box)
    thing = next(iter(Counter(found) - there), None)
    if thing is not None:
        raise PositionWrong(field, text(thing), f"≤ {there[thing]} × {text(thing)}")


def expect(field: str, found: object, so: object, *expected: object) -> None:
    """`PositionWrong` unless it is so."""
    if not so:
        raise PositionWrong(field, _shown(found), " ".join(map(str, expected)))


def _shown(value: object) -> str:
    return bracketed(map(str, value)) if isinstance(value, tuple | frozenset) else str(value)
