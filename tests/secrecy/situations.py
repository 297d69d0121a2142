"""Games in which worlds are compared, and the holes that each game's secrecy may have."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.view import BuriedCard
from tests.support.each_game import CASES
from tests.support.game_case import GameCase, Step, shipped
from tests.support.leaks import ViewOf, leak_goals, leak_view
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.saboteur_case import SHORT_BOARD
from tests.support.twin_worlds import Story, replay_story, twin_story

SEATS = 5
Situation = tuple[Any, int, int, int, int, Seat | None]
"""An edition, how many play, the deal, the choices, how many moves, and who watches."""
Leak = Callable[[Any], Any]
"""What a field of a view would say if it told the truth, from the whole state."""


class LeakCase(NamedTuple):
    """Where a game's secrecy could leak, and the games that show it."""

    max_steps: int
    """Moves of a game in which worlds are compared."""
    tries: int
    """How often another world is tried that looks the same."""
    events: tuple[str, ...]
    """Kinds of events that hide something."""
    fields: dict[str, tuple[str, Leak]]
    """Fields of a view that hide something, by what they would tell."""
    drawn: set[str]
    """What a picture of the table would show, if the view told it."""
    deals: int
    """Games enough to show every planted leak."""
    edition: Callable[[int], Any]
    """The edition of a deal."""
    lengths: Callable[[int, list[Step]], tuple[int, ...]]
    """After how many moves of such a game worlds are compared."""


def _discarded(state: Any) -> tuple[Any, ...]:
    return tuple(put.face for put in state.discards)


def _draft_steps(steps: list[Step]) -> list[int]:
    return [at for at, (state, _, _) in enumerate(steps) if state.phase == "draft"]


LEAKS = {
    "saboteur": LeakCase(
        max_steps=220,
        tries=6,
        events=(
            "Dealt", "Placed", "Peeked", "Collapsed", "Broken", "Mended", "Discarded", "Drew",
            "GoldOffered", "GoldTaken", "Paid",
        ),
        fields={
            "roles": ("roles", lambda state: state.roles),
            "discards": ("discards", _discarded),
            "offer": ("offer", lambda state: state.offer),
            "nuggets": ("nuggets", lambda state: tuple(map(sum, state.gold))),
            "remembered": ("remembered", _discarded),
            "next card": (
                "deck_size", lambda state: len(str(state.deck[state.drawn : state.drawn + 1])),
            ),
        },
        drawn={"roles", "goals", "offer", "nuggets", "next card"},
        # The fifteenth shows the last of the planted leaks.
        deals=40 if IS_EXPLORE_PROFILE else 20,
        edition=lambda deal: shipped("saboteur-en", **(SHORT_BOARD if deal % 3 else {})).edition,
        lengths=lambda deal, steps: (7 * deal, 80, *_draft_steps(steps)[:2]),
    ),
    "gobblings": LeakCase(
        max_steps=70,
        tries=8,
        events=("Dealt", "Placed", "Peeked", "Exploded", "Swapped", "Replaced", "Drew"),
        fields={
            "roles": ("roles", lambda state: state.roles),
            "next card": (
                "deck_size", lambda state: len(str([state.deck[card] for card in state.pile[:1]])),
            ),
            "traced": ("traced", lambda state: state.roles),
            "shown": (
                "shown",
                lambda state: tuple(tuple(state.deck[c] for c in hand) for hand in state.hands),
            ),
            "buried": (
                "buried",
                lambda state: tuple(
                    BuriedCard(n, state.deck[c]) for n, c in enumerate(state.pile) if c >= 50
                ),
            ),
        },
        drawn={"roles", "goals", "next card", "shown"},
        deals=60,
        edition=lambda deal: shipped(
            "gobblings-advanced", columns_between=8 if deal % 2 else 2
        ).edition,
        lengths=lambda deal, _steps: (5 + deal % 40,),
    ),
}  # fmt: skip


def view_leaks(case: GameCase) -> dict[str, ViewOf]:
    """`view_of` with one hole each, by what leaks."""
    fields = LEAKS[case.name].fields
    view_of = case.rules.view_of
    found = {name: leak_view(view_of, field, leak) for name, (field, leak) in fields.items()}
    return found | {"goals": leak_goals(view_of)}


@st.composite
def situations(draw: st.DrawFn, case: GameCase) -> Situation:
    """Any game, some way on, and somebody who watches it."""
    edition = draw(case.editions())
    seats = draw(st.integers(*edition.seats))
    seat = draw(st.sampled_from([None, *range(seats)]))
    length = draw(st.integers(0, LEAKS[case.name].max_steps))
    return edition, seats, draw(st.integers(0, 2**32)), draw(st.integers(0, 2**32)), length, seat


def two_worlds(
    case: GameCase,
    edition: Any,
    seats: int,
    deal: int,
    choices: int,
    length: int,
    seat: Seat | None,
) -> tuple[Story, Story] | None:
    """A random game, and the same in a world that this seat cannot tell from it."""
    chance = case.rules.chance_from(seats, deal, None)
    steps = case.play_random_game(edition, seats, chance, choices, length)
    moves = [move for _, move, _ in steps]
    rng = Rng(deal ^ choices)
    for _ in range(LEAKS[case.name].tries):
        other = twin_story(case, edition, seats, chance, moves, seat, rng)
        if other is not None:
            return replay_story(case.rules, edition, seats, chance, moves), other
    return None


def watcher(deal: int) -> Seat:
    """Whose view of a deal is compared."""
    return deal % SEATS


@cache
def pairs(game: str, deal: int) -> list[tuple[Story, Story]]:
    """Worlds that one seat cannot tell apart, early and late: made once for all leaks."""
    case, leaks = CASES[game], LEAKS[game]
    edition = leaks.edition(deal)
    chance = case.rules.chance_from(SEATS, deal, None)
    steps = case.play_random_game(edition, SEATS, chance, deal, leaks.max_steps)
    made = (
        two_worlds(case, edition, SEATS, deal, deal, length, watcher(deal))
        for length in leaks.lengths(deal, steps)
    )
    return [pair for pair in made if pair]
