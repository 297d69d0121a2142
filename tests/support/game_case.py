"""A game as the tests of all games see it: its rules, random games, moves that may be legal.

A test of what holds in both games takes a `GameCase` and is run for each: `each_game`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import AnyRules, RoundStarted
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.tunnel.tiles import Cell

Step = tuple[Any, Any, tuple[Any, ...]]
"""A position, the move, what happened."""
PlayedPosition = tuple[Any, list[Step]]
"""A position somewhere in a game, and the steps to it."""


class GameCase(NamedTuple):
    """What differs between the games where their tests are the same."""

    rules: AnyRules
    house_rules: tuple[Mapping[str, Any], ...]
    """Changes of an edition that random games are played with."""
    boards: tuple[Mapping[str, Any], ...]
    """Sizes of the board; often short, where random play reaches goals."""
    max_steps: int
    """Moves of a random game, unless a test asks for more."""
    idle_move: type
    """The move that gives a card away unused."""
    conceivable_moves: Callable[[Any], Iterator[Any]]
    """Every move of every kind around what is on the table, sensible or not."""
    cards_in_play: Callable[[Any], Iterable[Any]]
    """All cards of a round, wherever they are."""
    upright: Callable[[Any], Any]
    """A card lies in the maze as it was turned; for counting, one position stands for all."""
    round_deal: Callable[..., Any]
    """What chance gives one round."""
    redeal_roles: Callable[[Any, tuple[Any, ...], Seat | None, Rng], tuple[Any, ...]]
    """The roles as they may be dealt besides, to whoever knows the one of this seat."""
    other_choice: Callable[[Any, Any, Seat | None, Rng], Any]
    """A move whose choice this seat may not have seen, chosen again."""

    @property
    def name(self) -> str:
        return self.rules.name

    def play_random_game(
        self, edition: Any, seats: int, chance: Any, seed: int, length: int
    ) -> list[Step]:
        """A random game, at most `length` moves long."""
        rng = Rng(seed)
        state, _ = self.rules.start(edition, seats, chance)
        steps: list[Step] = []
        while len(steps) < length and self.rules.to_act(state) is not None:
            move = self.choose_random_move(state, rng)
            after, events = self.rules.step(state, move)
            steps.append((state, move, events))
            state = after
        return steps

    def choose_random_move(self, state: Any, rng: Rng) -> Any:
        """A random move, with a bias for using cards: pure chance mostly gives them away."""
        moves = self.rules.legal_moves(state)
        plays = [move for move in moves if not isinstance(move, self.idle_move)]
        return rng.choice(plays if plays and rng.below(4) else moves)

    def editions(self) -> st.SearchStrategy[Any]:
        """Any edition, with any house rule, on a board of any size."""
        return st.builds(
            lambda edition, changes, board: shipped(edition, **changes, **board).edition,
            st.sampled_from(self.rules.edition_ids),
            st.sampled_from(self.house_rules),
            st.sampled_from(self.boards),
        )

    def random_positions(
        self, most: int | None = None, least: int = 0, edition: Any = None
    ) -> st.SearchStrategy[PlayedPosition]:
        """A position somewhere in a random game, and how it came about."""
        return _random_positions(self, self.max_steps if most is None else most, least, edition)

    def events_heard(self, steps: list[Step], seat: Seat | None) -> tuple[Any, ...]:
        """What a seat heard in the round under way."""
        events = [event for _, _, happened in steps for event in happened]
        began = [at for at, event in enumerate(events) if isinstance(event, RoundStarted)]
        return self.rules.redact_events(events[began[-1] if began else 0 :], seat)


@st.composite
def _random_positions(
    draw: st.DrawFn, case: GameCase, most: int, least: int, edition: Any
) -> PlayedPosition:
    edition = edition or draw(case.editions())
    seats = draw(st.integers(*edition.seats))
    chance = case.rules.chance_from(seats, draw(st.integers(0, 2**64 - 1)), None)
    seed = draw(st.integers(0, 2**32))
    steps = case.play_random_game(edition, seats, chance, seed, draw(st.integers(least, most)))
    if not steps:
        return case.rules.start(edition, seats, chance)[0], []
    state, move, _ = steps[-1]
    return case.rules.step(state, move)[0], steps


def shipped(edition: str, **changes: Any) -> Ruleset:
    """A shipped edition, with some values changed."""
    found = find(edition)
    return found.with_overrides(changes) if changes else found


def cells_around(board: Any) -> list[Cell]:
    """All cells of the maze and some around it."""
    xs = [cell.x for cell in (*board.tiles, *board.face_down)]
    ys = [cell.y for cell in (*board.tiles, *board.face_down)]
    return [
        Cell(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)
    ]


def some_cards(state: Any) -> tuple[int, ...]:
    """The numbers of the cards in the acting hand, and of two that are not in it."""
    hand = state.hands[state.to_act]
    others = [card for card in range(len(state.deck)) if card not in hand]
    return (*hand, *others[:1], *others[-1:])
