"""Random games for properties: small and large boards, all editions, house rules too."""

from typing import Any

from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.engine import start, step
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Move, Phase
from foolsgold.games.saboteur.rules.chance import chance_from
from foolsgold.games.saboteur.rules.legal import legal_moves
from foolsgold.games.saboteur.state import SaboteurChance, State
from foolsgold.games.saboteur.visibility import redact_event
from tests.support.saboteur_positions import SHIPPED_EDITIONS, box

Step = tuple[State, Move, tuple[Event, ...]]

HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {},
    {"contact": "touch"},
    {"break_self": False},
    {"round_end": "forced-pass-circle"},
    {"round_end": "nobody-can-dig"},
    {"broken_unpaid": True},
    {"gold_sharing": "one-each"},
)


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Any edition; often on a short board, where random play reaches goals and shares gold."""
    changes = dict(draw(st.sampled_from(HOUSE_RULES)))
    columns = draw(st.sampled_from((1, 1, 2, 7)))
    if columns < 7:
        changes |= {"columns_between": columns, "min_path_cards": 0}
    found: Edition = box(draw(st.sampled_from(SHIPPED_EDITIONS)), **changes).edition
    return found


def play_random_game(
    edition: Edition, seats: int, chance: SaboteurChance, seed: int, length: int
) -> list[Step]:
    """A random game, at most `length` moves long: each position, the move, what happened."""
    rng = Rng(seed)
    state, _ = start(edition, seats, chance)
    steps: list[Step] = []
    while len(steps) < length and state.phase is not Phase.OVER:
        move = choose_random_move(state, rng)
        after, events = step(state, move)
        steps.append((state, move, events))
        state = after
    return steps


def choose_random_move(state: State, rng: Rng) -> Move:
    """A random move, with a bias for using cards: pure chance would mostly throw them away."""
    moves = legal_moves(state)
    plays = [move for move in moves if type(move).__name__ != "Discard"]
    return rng.choice(plays if plays and rng.below(4) else moves)


def events_heard(steps: list[Step], seat: Seat | None) -> tuple[Event, ...]:
    """What a seat heard in the round under way."""
    events = [event for _, _, told in steps for event in told]
    began = [at for at, event in enumerate(events) if isinstance(event, RoundStarted)]
    return tuple(redact_event(event, seat) for event in events[began[-1] if began else 0 :])


@st.composite
def random_positions(
    draw: st.DrawFn, most: int = 230, least: int = 0, edition: Edition | None = None
) -> tuple[State, list[Step]]:
    """A position somewhere in a random game, and how it came about."""
    edition = edition or draw(editions())
    seats = draw(st.integers(*edition.seats))
    chance = chance_from(seats, draw(st.integers(0, 2**64 - 1)), None)
    seed = draw(st.integers(0, 2**32))
    length = draw(st.integers(least, most))
    steps = play_random_game(edition, seats, chance, seed, length)
    if not steps:
        return start(edition, seats, chance)[0], []
    state, move, _ = steps[-1]
    return step(state, move)[0], steps
