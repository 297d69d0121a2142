"""All that is unknown of the second game is equally likely: counted over every deal there is."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.gobblings.cards import GoalFace, Race, Role
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.engine import RULES
from foolsgold.games.gobblings.state import RoundDeal, State
from tests.determinization.deal_counts import assert_uniform, replay_deals
from tests.support.gobblings_positions import box, card

GOALS = tuple(GoalFace)
ROLES = (Role.KING, Role.BOMBER, Role.JEWELLER)


def small(deck: Sequence[str], hand: int) -> Edition:
    """So few cards that all their orders can be tried."""
    edition: Edition = box("gobblings").edition
    return replace(edition, deck=tuple(card(name) for name in deck), hand=hand)


def decks(edition: Edition) -> Iterator[RoundDeal]:
    for faces in permutations(edition.deck):
        yield RoundDeal(ROLES, GOALS, faces)


def cards_of(state: State) -> str:
    hands = [sorted(str(state.deck[card]) for card in hand) for hand in state.hands]
    return str((hands, [str(state.deck[card]) for card in state.pile]))


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("replace 0", "replace 1"),
        ("replace 0", "peek 1 1", "swap 2 1"),
        ("place 0 1,0 180", "explode 1 1,0"),
    ],
)
def test_unseen_cards_lie_anywhere(moves: tuple[str, ...], seat: Seat | None) -> None:
    """Hands and pile; a card of one's own under the deck is where it was put."""
    last = "explosion" if "explode" in "".join(moves) else "map"
    edition = small(("passage NE", last, "potion", "passage NE", "map", "explosion"), 1)
    ends = replay_deals(RULES, edition, 3, decks(edition), moves)
    assert_uniform(RULES, ends[0], ends, seat, cards_of)


def test_a_hand_that_was_shown_stays_known() -> None:
    """[G18] Without a deck whoever cannot play shows everything."""
    deck = ("potion", "map", "explosion", "explosion", "map", "potion")
    edition = small(deck, 2)
    moves = ("peek 1 1", "pass")
    ends = [end for end in replay_deals(RULES, edition, 3, decks(edition), moves) if end.shown]
    assert ends[0].shown == {1}
    assert_uniform(RULES, ends[0], ends, None, cards_of)


def casts(edition: Edition, seats: int) -> Iterator[tuple[Role, ...]]:
    """Every way to deal roles, each as likely as any other."""
    counts = edition.races[seats]
    named = {race: [r for r in Role if edition.race_of[r] is race] for race in Race}
    for gnomes in combinations(named[Race.GNOME], counts[Race.GNOME]):
        for goblins in combinations(named[Race.GOBLIN], counts[Race.GOBLIN]):
            yield from permutations((*gnomes, *goblins))


@pytest.mark.parametrize("seat", [0, 2, None])
@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("swap 0 2",),
        ("swap 0 2", "swap 1 3"),
        ("swap 0 2", "swap 1 3", "swap 2 1", "swap 3 2"),
    ],
)
def test_roles_are_where_exchanges_leave_them(moves: tuple[str, ...], seat: Seat | None) -> None:
    """[G28] Who follows every exchange knows some roles; the others are of the races left."""
    edition = small(["potion"] * 8, 1)
    deals = (RoundDeal(roles, GOALS, edition.deck) for roles in casts(edition, 4))
    ends = replay_deals(RULES, edition, 4, deals, moves)
    # A spectator knows so little that two seats are enough to count.
    counted = 2 if seat is None else 4
    assert_uniform(RULES, ends[0], ends, seat, lambda state: state.roles[:counted])


@pytest.mark.parametrize("moves", [(), ("peek 0 1",)])
@pytest.mark.parametrize("seat", [0, 1])
def test_anything_lies_under_a_goal_not_looked_at(moves: tuple[str, ...], seat: Seat) -> None:
    edition = small(["map"] * 4, 1)
    deals = (RoundDeal(ROLES, goals, edition.deck) for goals in permutations(GOALS))
    ends = replay_deals(RULES, edition, 3, deals, moves)
    assert_uniform(RULES, ends[0], ends, seat, lambda state: state.goals)
