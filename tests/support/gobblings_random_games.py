"""Random games of the second game for properties: small and large boards, house rules too."""

from typing import Any

from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.engine import start, step
from foolsgold.games.gobblings.events import Event
from foolsgold.games.gobblings.moves import Move, Phase
from foolsgold.games.gobblings.rules.chance import chance_from
from foolsgold.games.gobblings.rules.legal import legal_moves
from foolsgold.games.gobblings.state import GobblingsChance, State
from foolsgold.games.gobblings.visibility import redact_event
from tests.support.gobblings_positions import RULES, box

Step = tuple[State, Move, tuple[Event, ...]]

HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {},
    {"rotation": 2},
    {"rotation": 1},
    {"connected": True},
    {"replace_passes": False, "stall_circles": 1},
    {"dynamite_passage": False},
    {"points_to_win": 2},
)


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Any edition; often on a short board, where random play opens goals."""
    changes = dict(draw(st.sampled_from(HOUSE_RULES)))
    changes["columns_between"] = draw(st.sampled_from((1, 1, 2, 8)))
    found: Edition = box(draw(st.sampled_from(RULES.edition_ids)), **changes).edition
    return found


def play_random_game(
    edition: Edition, seats: int, chance: GobblingsChance, seed: int, length: int
) -> list[Step]:
    """A random game, at most `length` moves long: each position, the move, what happened."""
    rng = Rng(seed)
    state, _ = start(edition, seats, chance)
    steps: list[Step] = []
    while len(steps) < length and state.phase is not Phase.OVER:
        moves = legal_moves(state)
        plays = [move for move in moves if type(move).__name__ != "Replace"]
        move = rng.choice(plays if plays and rng.below(4) else moves)
        after, events = step(state, move)
        steps.append((state, move, events))
        state = after
    return steps


def events_heard(steps: list[Step], seat: Seat | None) -> tuple[Event, ...]:
    """What a seat heard in the round under way."""
    events = [event for _, _, told in steps for event in told]
    began = [at for at, event in enumerate(events) if isinstance(event, RoundStarted)]
    return tuple(redact_event(event, seat) for event in events[began[-1] if began else 0 :])


@st.composite
def random_positions(draw: st.DrawFn, most: int = 200) -> tuple[State, list[Step]]:
    """A position somewhere in a random game, and how it came about."""
    edition = draw(editions())
    seats = draw(st.integers(*edition.seats))
    chance = chance_from(seats, draw(st.integers(0, 2**64 - 1)), None)
    steps = play_random_game(
        edition, seats, chance, draw(st.integers(0, 2**32)), draw(st.integers(0, most))
    )
    if not steps:
        return start(edition, seats, chance)[0], []
    state, move, _ = steps[-1]
    return step(state, move)[0], steps
