"""Nobody learns what their seat may not know: worlds that look alike give the same bytes."""

from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.saboteur import visibility
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.view import View
from foolsgold.wire.views import to_wire_view
from tests.secrecy.situations import LEAKS, pairs, situations, two_worlds, view_leaks, watcher
from tests.support.each_game import CASES, each_game
from tests.support.game_case import GameCase
from tests.support.leaks import ReceivedChannels, SeenBy, ViewOf, leak_event
from tests.support.saboteur_positions import after_moves, table
from tests.support.twin_worlds import Story


def bytes_for(
    case: GameCase,
    story: Story,
    seat: Seat | None,
    view_of: ViewOf | None = None,
    seen_by: SeenBy | None = None,
) -> ReceivedChannels:
    """All a seat ever receives: every event, the view, and how its moves would be refused."""
    rules = case.rules
    seen_by = seen_by or rules.redact_event
    heard = [seen_by(event, seat) for _, events in story for event in events]
    state = story[-1][0]
    reasons: list[Any] = []
    if seat is not None and seat == rules.to_act(state):
        refusals = (rules.refusal(state, move) for move in case.conceivable_moves(state))
        reasons = [reason and reason.value for reason in refusals]
    view = (view_of or rules.view_of)(state, seat)
    return ReceivedChannels(
        heard=msgspec.json.encode(heard),
        view=msgspec.json.encode(to_wire_view(view)),
        text=rules.view_text(view).encode(),
        reasons=msgspec.json.encode(reasons),
        printed=str(view).encode(),
        picture=(repr(view) + view._repr_svg_()).encode(),
    )


@each_game
@given(data=st.data())
def test_worlds_a_seat_cannot_tell_apart_give_it_the_same_bytes(
    case: GameCase, data: st.DataObject
) -> None:
    situation = data.draw(situations(case))
    pair = two_worlds(case, *situation)
    assume(pair is not None)
    assert pair is not None
    one, two = (bytes_for(case, world, situation[-1]) for world in pair)
    assert one == two


def leaking_channels(
    case: GameCase, view_of: ViewOf | None = None, seen_by: SeenBy | None = None
) -> set[str]:
    """The channels in which some pair of worlds shows the hole."""
    for deal in range(LEAKS[case.name].deals):
        for pair in pairs(case.name, deal):
            one, two = (bytes_for(case, each, watcher(deal), view_of, seen_by) for each in pair)
            if one != two:
                return one.differs_from(two)
    return set()


@each_game
def test_nothing_is_caught_where_nothing_leaks(case: GameCase) -> None:
    assert leaking_channels(case) == set()


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game, leaks in LEAKS.items() for kind in leaks.events]
)
def test_a_planted_leak_in_an_event_is_caught(game: str, kind: str) -> None:
    case = CASES[game]
    assert leaking_channels(case, seen_by=leak_event(case.rules.redact_event, kind)) == {"heard"}


@pytest.mark.parametrize(
    ("game", "leak"), [(game, leak) for game in LEAKS for leak in view_leaks(CASES[game])]
)
def test_a_planted_leak_in_a_view_is_caught(game: str, leak: str) -> None:
    case = CASES[game]
    drawn = {"picture"} if leak in LEAKS[game].drawn else set()
    found = leaking_channels(case, view_of=view_leaks(case)[leak])
    assert found == {"view", "text", "printed"} | drawn


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
