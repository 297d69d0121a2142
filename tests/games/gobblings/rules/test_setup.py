"""G1-G12: what is in the box, who is what, and how a round is laid out and dealt."""

from collections import Counter
from itertools import permutations

import pytest
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import GoalFace, PathCard, Race, Role
from foolsgold.games.gobblings.events import Dealt, Drew, GoalOpened, RoundEnded, Scored
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.view import LaidTile, View
from foolsgold.play.game import Game
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.error_matching import about
from tests.support.gobblings_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    events_of,
    legal_texts,
    of_kind,
    refusal_of,
    table,
)

GNOME, GOBLIN = Race.GNOME, Race.GOBLIN
ALMOST = "S───────"
"""One more tile reaches the middle goal."""

each_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
each_size = pytest.mark.parametrize("seats", range(3, 9))


def dealt(edition: str, seats: int = 5, seed: int = 1, first: Seat | None = None) -> State:
    """The opening position of a game."""
    state, _ = RULES.deal(box(edition).edition, seats, seed, first)
    return state


def views(state: State) -> list[View]:
    """What everybody knows, the spectator last."""
    return [RULES.view_of(state, seat) for seat in (*range(state.seats), None)]


def all_replace(state: State) -> State:
    """Everybody puts their first card under the deck: the round ends with no goal opened."""
    number = state.round
    while state.round == number and state.phase is not Phase.OVER:
        state = after_moves(state, f"replace {state.hands[state.to_act][0]}")
    return state


# Story, components and players.


@each_edition
def test_g1_three_tunnels_hold_gold_dragon_and_dynamite_and_nobody_knows_which(
    edition: str,
) -> None:
    """Any order of the goals looks the same to everybody, Goblins too; so does another's race."""
    state = dealt(edition)
    assert sorted(state.goals) == ["dragon", "dynamite", "gold"]
    for order in permutations(GoalFace):
        assert views(replace(state, goals=order)) == views(state)
    assert {state.race_at(seat) for seat in range(5)} == {GNOME, GOBLIN}
    for reader in range(5):
        others = [role for seat, role in enumerate(views(state)[reader].roles) if seat != reader]
        assert others == [None] * 4


@each_edition
def test_g2_seventy_tiles_are_50_path_1_start_8_roles_3_goals_and_8_counters(edition: str) -> None:
    found = box(edition).edition
    assert (len(found.deck), len(found.race_of), len(found.goals)) == (50, 8, 3)
    counters = found.seats[1]
    assert len(found.deck) + 1 + len(found.race_of) + len(found.goals) + counters == 70
    kinds = Counter(
        card.kind if isinstance(card, PathCard) else str(card) for card in dealt(edition).deck
    )
    assert kinds == {
        "map": 4, "explosion": 4, "potion": 3, "passage": 8, "bomb": 6, "lantern": 4, "ale": 5,
        "key": 6, "door": 6, "rubble": 4,
    }  # fmt: skip


@each_edition
def test_g3_at_most_eight_play_with_four_goblins_and_four_gnomes(edition: str) -> None:
    """There are eight counters: a ninth player is turned away, and too few players as well."""
    for seats in range(3, 9):
        assert Game(edition, seats, seed=1).view().points == (0,) * seats
    for seats in (0, 1, 2, 9, 10):
        with pytest.raises(UserError, check=about("seats-wrong", found=str(seats), low=3, high=8)):
            Game(edition, seats, seed=1)
    assert Counter(box(edition).edition.race_of.values()) == {GNOME: 4, GOBLIN: 4}
    assert sorted(dealt(edition, 8).roles) == sorted(Role)


@each_edition
def test_g4_a_role_is_blue_or_green_and_which_is_a_matter_of_the_table(edition: str) -> None:
    """Each role is of one race, for all to see; another table in the data changes who scores."""
    race_of = views(dealt(edition))[-1].race_of
    assert set(race_of) == set(Role)
    assert set(race_of.values()) == {GNOME, GOBLIN}
    roles = ("jeweller", "king", "keymaster", "master", "driver")
    given = table(ALMOST, edition=edition, hand=["passage NS"], roles=roles)
    turned = table(
        ALMOST,
        edition=edition,
        hand=["passage NS"],
        roles=roles,
        changes={
            "roles": {
                "goblins": ["master", "bomber", "greedy", "king"],
                "gnomes": ["pedant", "driver", "keymaster", "jeweller"],
            }
        },
    )
    paid = [
        [
            event.seat
            for event in of_kind(events_of(state, "place 0 8,0 90"), Scored)
            if not event.role
        ]
        for state in (given, turned)
    ]
    # The opener is paid twice.
    assert paid == [[0, 0, 1, 2], [0, 0, 2, 4]]


@each_edition
def test_g5_a_marker_lies_open_on_the_counter(edition: str) -> None:
    """Everybody sees every marker, and each step of one is told with the place it moves to."""
    before = (3, 0, 1, 2, 0)
    state = table(ALMOST, edition=edition, hand=["passage NS"], points=before)
    assert [view.points for view in views(state)] == [before] * 6
    markers = list(before)
    events = events_of(state, "place 0 8,0 90")
    for moved in of_kind(events, Scored):
        markers[moved.seat] += moved.change
        assert moved.total == markers[moved.seat]
        assert all(RULES.redact_event(moved, seat) == moved for seat in (*range(5), None))
    after = after_moves(state, "place 0 8,0 90")
    assert markers != list(before)
    assert [view.points for view in views(after)] == [tuple(markers)] * 6


# Set-up.


@each_edition
@each_size
def test_g6_everybody_has_a_counter_of_nine_carts_and_keeps_it_all_rounds(
    edition: str, seats: int
) -> None:
    """Counters begin at nought and go on where they were when roles and tiles are dealt anew."""
    state = dealt(edition, seats)
    assert [view.points for view in views(state)] == [(0,) * seats] * (seats + 1)
    assert {view.points_to_win for view in views(state)} == {9}
    second = all_replace(state)
    earned = tuple(int(state.race_at(seat) is GOBLIN) for seat in range(seats))
    assert (second.round, second.points) == (2, earned)
    third = all_replace(second)
    more = tuple(old + (second.race_at(seat) is GOBLIN) for seat, old in enumerate(earned))
    assert (third.round, third.points) == (3, more)


@each_edition
def test_g7_the_start_lies_open_and_the_goals_face_down(edition: str) -> None:
    for view in views(dealt(edition)):
        assert view.board == (LaidTile(START, Tile.read("NESW")),)
        assert [(goal.opened, goal.face) for goal in view.goals] == [(False, None)] * 3
        assert [goal.cell for goal in view.goals] == [Cell(9, -2), Cell(9, 0), Cell(9, 2)]


@each_edition
def test_g7_eight_tiles_fit_between_start_and_goals_and_one_between_goals(edition: str) -> None:
    """Seven tiles do not reach the middle goal, the eighth does."""
    hand = ["passage NS", "passage NESW"]
    seven = table("S──────", edition=edition, hand=hand)
    assert not of_kind(events_of(seven, "place 0 7,0 90"), GoalOpened)
    eight = table(ALMOST, edition=edition, hand=hand)
    assert [event.goal for event in of_kind(events_of(eight, "place 0 8,0 90"), GoalOpened)] == [1]
    between = """
        ........┌
        S───────┘
        """
    state = table(between, edition=edition, hand=["passage NESW"])
    for goal in ("9,-2", "9,0", "9,2"):
        assert refusal_of(state, f"place 0 {goal}") is Refusal.CELL_TAKEN
    assert legal_texts(after_moves(state, "place 0 9,-1")) == ["open 1", "open 2"]


@each_edition
def test_g7_goals_are_shuffled(edition: str) -> None:
    """Every order comes up, and the next round has an order of its own."""
    games = [dealt(edition, 3, seed) for seed in range(40)]
    assert {state.goals for state in games} == set(permutations(GoalFace))
    assert {all_replace(state).goals == state.goals for state in games[:12]} == {True, False}


@each_edition
@pytest.mark.parametrize(
    ("seats", "goblins", "gnomes"),
    [(3, 1, 2), (4, 2, 2), (5, 2, 3), (6, 3, 3), (7, 3, 4), (8, 4, 4)],
)
def test_g8_as_many_goblins_as_gnomes_and_one_fewer_at_an_odd_table(
    edition: str, seats: int, goblins: int, gnomes: int
) -> None:
    """In every deal, and in later rounds too."""
    for seed in range(12):
        state = dealt(edition, seats, seed)
        for laid in (state, all_replace(state)):
            races = Counter(laid.race_at(seat) for seat in range(seats))
            assert races == {GOBLIN: goblins, GNOME: gnomes}
            assert views(laid)[-1].races == races


@each_edition
@each_size
def test_g9_everybody_gets_one_role_and_the_rest_stay_in_the_box(edition: str, seats: int) -> None:
    """No role is there twice, none is left on the table, and an exchange brings in no new one."""
    state, events = RULES.deal(box(edition).edition, seats, 1, None)
    assert len(set(state.roles)) == len(state.roles) == seats
    assert [event.role for event in of_kind(events, Dealt)] == list(state.roles)
    holding = table("S", edition=edition, seats=seats, hand=["potion"], roles=tuple(state.roles))
    for other in range(1, seats):
        assert sorted(after_moves(holding, f"swap 0 {other + 1}").roles) == sorted(state.roles)


@each_edition
def test_g9_a_role_is_known_only_to_its_owner(edition: str) -> None:
    """In view, event and log."""
    state, events = RULES.deal(box(edition).edition, 5, 1, None)
    for reader in (*range(5), None):
        known = [state.roles[seat] if seat == reader else None for seat in range(5)]
        view = RULES.view_of(state, reader)
        assert list(view.roles) == known
        learnt = tuple(RULES.redact_event(event, reader) for event in events)
        assert [event.role for event in of_kind(learnt, Dealt)] == known


@each_edition
def test_g9_roles_are_shuffled(edition: str) -> None:
    """Each seat may get any of the eight roles, though only three are dealt."""
    dealings = [dealt(edition, 3, seed).roles for seed in range(120)]
    for seat in range(3):
        assert {roles[seat] for roles in dealings} == set(Role)


@each_edition
@each_size
def test_g10_three_cards_each_and_the_rest_is_a_face_down_deck(edition: str, seats: int) -> None:
    state, events = RULES.deal(box(edition).edition, seats, 1, None)
    assert [event.count for event in of_kind(events, Dealt)] == [3] * seats
    for reader, view in enumerate(views(state)):
        assert (view.hand_sizes, view.deck_size) == ((3,) * seats, 50 - 3 * seats)
        if reader < seats:
            assert [held.face for held in view.hand] == list(state.deck[3 * reader :][:3])
            assert of_kind(RULES.redact_events(events, reader), Dealt)[reader].cards == view.hand
    assert views(state)[-1].hand == ()


@each_edition
def test_g10_hands_and_deck_are_hidden(edition: str) -> None:
    """Other cards in other hands and in the deck look the same to a player."""
    state, events = RULES.deal(box(edition).edition, 5, 1, None)
    for reader in (*range(5), None):
        for event in of_kind(RULES.redact_events(events, reader), Dealt):
            assert (event.cards is None) == (event.seat != reader)
    stirred = replace(state, deck=(*state.deck[:3], *reversed(state.deck[3:])))
    assert stirred.deck != state.deck
    # The log is checked above: it tells the deal as it was, not as stirred.
    assert RULES.view_of(stirred, 0) == RULES.view_of(state, 0)
    top = of_kind(events_of(state, f"replace {state.hands[state.to_act][0]}"), Drew)
    assert top == [Drew(state.to_act, 15, state.deck[15])]


@each_edition
def test_g10_the_deck_is_shuffled(edition: str) -> None:
    games = [dealt(edition, 5, seed) for seed in range(20)]
    assert len({state.deck for state in games}) == 20
    assert all(Counter(map(str, state.deck)) == Counter(map(str, games[0].deck)) for state in games)
    for place in (0, 15, 49):
        assert {isinstance(state.deck[place], PathCard) for state in games} == {True, False}
    assert all_replace(games[0]).deck != games[0].deck


@each_edition
@pytest.mark.parametrize(
    ("goals", "winner"),
    [
        (("dragon", "gold", "dynamite"), GNOME),
        (("gold", "dragon", "dynamite"), GOBLIN),
        (("gold", "dynamite", "dragon"), None),
    ],
)
def test_g11_gnomes_want_the_gold_and_goblins_the_dragon(
    edition: str, goals: tuple[str, ...], winner: Race | None
) -> None:
    """Who opened it does not matter for which race has won; Dynamite decides nothing."""
    for opener in range(5):
        state = table(ALMOST, edition=edition, to_act=opener, hand=["passage NS"], goals=goals)
        events = events_of(state, f"place {3 * opener} 8,0 90")
        won = [tally.winner for tally in RULES.tallies(state, events)]
        assert won == ([] if winner is None else [winner])


@each_edition
def test_g11_goblins_win_too_by_hindering(edition: str) -> None:
    """A round in which neither was opened is theirs."""
    state = table("S", edition=edition)
    events = events_of(state, "replace 0", "replace 3", "replace 6", "replace 9", "replace 12")
    assert len(of_kind(events, RoundEnded)) == 1
    assert [tally.winner for tally in RULES.tallies(state, events)] == [GOBLIN]


@each_edition
def test_g12_the_longest_beard_begins_or_else_chance_decides(edition: str) -> None:
    """The edition names the custom; whom the host picks begins, without a pick it is by lot."""
    assert box(edition).edition.first_player == "longest-beard"
    for seat in range(5):
        state, events = RULES.deal(box(edition).edition, 5, 1, seat)
        assert (state.starter, state.to_act) == (seat, seat)
        assert of_kind(events, RoundStarted) == [RoundStarted(1, seat)]
        assert {view.to_act for view in views(state)} == {seat}
        assert state.deck == dealt(edition).deck
    assert {dealt(edition, 5, seed).to_act for seed in range(40)} == set(range(5))
