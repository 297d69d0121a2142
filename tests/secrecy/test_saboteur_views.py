"""Nobody learns what their seat may not know: worlds that look alike give the same bytes."""

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur import visibility
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.position import view_text
from foolsgold.games.saboteur.rules.chance import chance_from
from foolsgold.games.saboteur.rules.legal import refusal
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.view import View
from foolsgold.wire.views import to_wire_view
from tests.properties.test_saboteur_invariants import conceivable
from tests.support.leaks import ReceivedChannels, SeenBy, ViewOf, leak_event, leak_goals, leak_view
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.saboteur_positions import after_moves, box, table
from tests.support.saboteur_random_games import editions, play_random_game
from tests.support.saboteur_twin_worlds import Story, replay_story, twin_story


def bytes_for(
    told: Story,
    seat: Seat | None,
    view_of: ViewOf = visibility.view_of,
    seen_by: SeenBy = visibility.redact_event,
) -> ReceivedChannels:
    """All a seat ever receives: every event, the view, and how its moves would be refused."""
    state, events = told
    heard = [seen_by(event, seat) for step_ in events for event in step_]
    reasons: list[Any] = []
    if seat is not None and seat == state.to_act and state.phase is not Phase.OVER:
        refusals = (refusal(state, move) for move in conceivable(state))
        reasons = [reason and reason.value for reason in refusals]
    view = view_of(state, seat)
    return ReceivedChannels(
        heard=msgspec.json.encode(heard),
        view=msgspec.json.encode(to_wire_view(view)),
        text=view_text(view).encode(),
        reasons=msgspec.json.encode(reasons),
        printed=str(view).encode(),
        picture=(repr(view) + view._repr_svg_()).encode(),
    )


@st.composite
def situations(draw: st.DrawFn) -> tuple[Edition, int, int, int, int, Seat | None]:
    edition = draw(editions())
    seats = draw(st.integers(*edition.seats))
    seat = draw(st.sampled_from([None, *range(seats)]))
    length = draw(st.integers(0, 220))
    return edition, seats, draw(st.integers(0, 2**32)), draw(st.integers(0, 2**32)), length, seat


@given(situations())
def test_worlds_a_seat_cannot_tell_apart_give_it_the_same_bytes(
    situation: tuple[Edition, int, int, int, int, Seat | None],
) -> None:
    edition, seats, deal, choices, length, seat = situation
    pair = two_worlds(edition, seats, deal, choices, length, seat)
    assume(pair is not None)
    assert pair is not None
    one, two = pair
    assert bytes_for(one, seat) == bytes_for(two, seat)


def two_worlds(
    edition: Edition, seats: int, deal: int, choices: int, length: int, seat: Seat | None
) -> tuple[Story, Story] | None:
    chance = chance_from(seats, deal, None)
    moves = [move for _, move, _ in play_random_game(edition, seats, chance, choices, length)]
    rng = Rng(deal ^ choices)
    for _ in range(6):
        other = twin_story(edition, seats, chance, moves, seat, rng)
        if other is not None:
            return replay_story(edition, seats, chance, moves), other
    return None


EVENT_LEAKS = (
    "Dealt", "Placed", "Peeked", "Collapsed", "Broken", "Mended", "Discarded", "Drew",
    "GoldOffered", "GoldTaken", "Paid",
)  # fmt: skip
VIEW_LEAKS: dict[str, ViewOf] = {
    "roles": leak_view(visibility.view_of, "roles", lambda state: state.roles),
    "goals": leak_goals(visibility.view_of),
    "discards": leak_view(
        visibility.view_of, "discards", lambda state: tuple(put.face for put in state.discards)
    ),
    "offer": leak_view(visibility.view_of, "offer", lambda state: state.offer),
    "nuggets": leak_view(visibility.view_of, "nuggets", lambda state: tuple(map(sum, state.gold))),
    "remembered": leak_view(
        visibility.view_of, "remembered", lambda state: tuple(put.face for put in state.discards)
    ),
    "next card": leak_view(
        visibility.view_of,
        "deck_size",
        lambda state: len(str(state.deck[state.drawn : state.drawn + 1])),
    ),
}


SHORT = {"columns_between": 1, "min_path_cards": 0}
"""A board on which random play finds the treasure and shares gold."""


DEALS = 40 if IS_EXPLORE_PROFILE else 20
"""The fifteenth shows the last of the planted leaks."""


def caught_in(
    view_of: ViewOf = visibility.view_of, seen_by: SeenBy = visibility.redact_event
) -> set[str]:
    """Where some pair of worlds shows the hole, in games with and without treasure."""
    for deal in range(DEALS):
        for pair in pairs(deal):
            one, two = (bytes_for(world, deal % 5, view_of, seen_by) for world in pair)
            if one != two:
                return one.differs_from(two)
    return set()


@cache
def pairs(deal: int) -> list[tuple[Story, Story]]:
    """Worlds that one seat cannot tell apart, early and late: made once for all leaks."""
    edition = box("en", **(SHORT if deal % 3 else {})).edition
    steps = play_random_game(edition, 5, chance_from(5, deal, None), deal, 220)
    sharing = [at for at, (state, _, _) in enumerate(steps) if state.phase is Phase.DRAFT]
    lengths = (7 * deal, 80, *sharing[:2])
    made = (two_worlds(edition, 5, deal, deal, length, deal % 5) for length in lengths)
    return [pair for pair in made if pair]


def test_nothing_is_caught_where_nothing_leaks() -> None:
    assert caught_in() == set()


@pytest.mark.parametrize("kind", EVENT_LEAKS)
def test_a_planted_leak_in_an_event_is_caught(kind: str) -> None:
    assert caught_in(seen_by=leak_event(visibility.redact_event, kind)) == {"heard"}


DRAWN = {"roles", "goals", "offer", "nuggets", "next card"}
"""What a picture of the table would show, if the view told it."""


@pytest.mark.parametrize("field", VIEW_LEAKS)
def test_a_planted_leak_in_a_view_is_caught(field: str) -> None:
    drawn = {"picture"} if field in DRAWN else set()
    assert caught_in(view_of=VIEW_LEAKS[field]) == {"view", "text", "printed"} | drawn


def test_forced_passes_are_counted_in_secret() -> None:
    """[S22] Whether a pass was forced tells of the hand; only that it was a pass is public."""
    views = []
    for kept in (["rockfall", "break pick"], ["dead N", "mend pick"]):
        state = table(
            seats=3,
            hand=kept,
            broken={0: ["lamp"]},
            pile=0,
            changes={"round_end": "forced-pass-circle"},
        )
        views.append(view_of_other(after_moves(state, "discard 0")))
    assert views[0] == views[1]


def view_of_other(state: State) -> View:
    view = visibility.view_of(state, 1)
    return replace(view, hand=(), legal=())


@pytest.mark.parametrize("seat", [-1, 5])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        visibility.view_of(table(), seat)
