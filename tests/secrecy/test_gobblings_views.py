"""The second game keeps its secrets too, also after roles have changed hands."""

from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.gobblings import visibility
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.position import view_text
from foolsgold.games.gobblings.rules.chance import chance_from
from foolsgold.games.gobblings.rules.legal import refusal
from foolsgold.games.gobblings.view import BuriedCard
from foolsgold.wire.views import to_wire_view
from tests.properties.test_gobblings_invariants import conceivable
from tests.support.gobblings_positions import box
from tests.support.gobblings_random_games import editions, play_random_game
from tests.support.gobblings_twin_worlds import Story, replay_story, twin_story
from tests.support.leaks import ReceivedChannels, SeenBy, ViewOf, leak_event, leak_goals, leak_view


def bytes_for(
    told: Story,
    seat: Seat | None,
    view_of: ViewOf = visibility.view_of,
    seen_by: SeenBy = visibility.redact_event,
) -> ReceivedChannels:
    """All a seat ever receives: every event, the view, and how its moves would be refused."""
    heard = [seen_by(event, seat) for _, events in told for event in events]
    state = told[-1][0]
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


def two_worlds(
    edition: Edition, seats: int, deal: int, choices: int, length: int, seat: Seat | None
) -> tuple[Story, Story] | None:
    chance = chance_from(seats, deal, None)
    moves = [move for _, move, _ in play_random_game(edition, seats, chance, choices, length)]
    rng = Rng(deal ^ choices)
    for _ in range(8):
        other = twin_story(edition, seats, chance, moves, seat, rng)
        if other is not None:
            return replay_story(edition, seats, chance, moves), other
    return None


@st.composite
def situations(draw: st.DrawFn) -> tuple[Edition, int, int, int, int, Seat | None]:
    edition = draw(editions())
    seats = draw(st.integers(*edition.seats))
    seat = draw(st.sampled_from([None, *range(seats)]))
    length = draw(st.integers(0, 70))
    return edition, seats, draw(st.integers(0, 2**32)), draw(st.integers(0, 2**32)), length, seat


@given(situations())
def test_worlds_a_seat_cannot_tell_apart_give_it_the_same_bytes(
    situation: tuple[Edition, int, int, int, int, Seat | None],
) -> None:
    pair = two_worlds(*situation)
    assume(pair is not None)
    assert pair is not None
    assert bytes_for(pair[0], situation[-1]) == bytes_for(pair[1], situation[-1])


EVENT_LEAKS = ("Dealt", "Placed", "Peeked", "Exploded", "Swapped", "Replaced", "Drew")
VIEW_LEAKS: dict[str, ViewOf] = {
    "roles": leak_view(visibility.view_of, "roles", lambda state: state.roles),
    "goals": leak_goals(visibility.view_of),
    "next card": leak_view(
        visibility.view_of, "deck_size", lambda s: len(str([s.deck[c] for c in s.pile[:1]]))
    ),
    "traced": leak_view(visibility.view_of, "traced", lambda state: state.roles),
    "shown": leak_view(
        visibility.view_of,
        "shown",
        lambda s: tuple(tuple(s.deck[c] for c in h) for h in s.hands),
    ),
    "buried": leak_view(
        visibility.view_of,
        "buried",
        lambda s: tuple(BuriedCard(n, s.deck[c]) for n, c in enumerate(s.pile) if c >= 50),
    ),
}


def caught_in(
    view_of: ViewOf = visibility.view_of, seen_by: SeenBy = visibility.redact_event
) -> set[str]:
    """The channels in which some pair of worlds shows the hole."""
    for deal in range(60):
        edition = box("gobblings-advanced", columns_between=8 if deal % 2 else 2).edition
        seat = deal % 5
        pair = two_worlds(edition, 5, deal, deal, 5 + deal % 40, seat)
        if pair:
            one, two = (bytes_for(world, seat, view_of, seen_by) for world in pair)
            if one != two:
                return one.differs_from(two)
    return set()


def test_nothing_is_caught_where_nothing_leaks() -> None:
    assert caught_in() == set()


@pytest.mark.parametrize("kind", EVENT_LEAKS)
def test_a_planted_leak_in_an_event_is_caught(kind: str) -> None:
    assert caught_in(seen_by=leak_event(visibility.redact_event, kind)) == {"heard"}


DRAWN = {"roles", "goals", "next card", "shown"}
"""What a picture of the table would show, if the view told it."""


@pytest.mark.parametrize("field", VIEW_LEAKS)
def test_a_planted_leak_in_a_view_is_caught(field: str) -> None:
    drawn = {"picture"} if field in DRAWN else set()
    assert caught_in(view_of=VIEW_LEAKS[field]) == {"view", "text", "printed"} | drawn
