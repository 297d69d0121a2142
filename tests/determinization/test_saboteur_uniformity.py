"""All that is unknown of the classic game is equally likely: counted over every deal there is."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.engine import RULES
from foolsgold.games.saboteur.events import RoundResult
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.state import RoundDeal, State
from tests.determinization.deal_counts import assert_uniform, replay_deals
from tests.support.saboteur_positions import box, card, table

GOALS = (GoalFace.STONE_A, GoalFace.TREASURE, GoalFace.STONE_B)
MIXED = ("map", "mend pick", "break lamp", "map", "break lamp", "rockfall")


def small(edition: Edition, deck: Sequence[str] = MIXED, hand: int = 1) -> Edition:
    """So few cards that all their orders can be tried, three players."""
    return replace(edition, deck=tuple(card(name) for name in deck), hand=FrozenDict({3: hand}))


def decks(edition: Edition) -> Iterator[RoundDeal]:
    """Every order of the deck, the one written first; the saboteur is left over."""
    for faces in permutations(edition.deck):
        yield RoundDeal(edition.roles[3][::-1], GOALS, faces, 1, edition.gold)


def cards_of(state: State) -> str:
    """All that is hidden of the deck; the order of a hand is of no meaning."""
    hands = [sorted(str(state.deck[card]) for card in hand) for hand in state.hands]
    put = [str(put.face) for put in state.discards]
    return str((hands, put, [str(face) for face in state.deck[state.drawn :]]))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("edition", ["en", "he"])
@pytest.mark.parametrize(
    "moves", [(), ("discard 0", "discard 1"), ("peek 0 1", "discard 1", "break 2 1")]
)
def test_unseen_cards_lie_anywhere(edition: str, moves: tuple[str, ...], seat: Seat) -> None:
    """Hands, pile and what others put away; what was played openly is gone for everybody."""
    box_ = small(box(edition).edition)
    ends = replay_deals(RULES, box_, 3, decks(box_), moves)
    assert_uniform(RULES, ends[0], ends, seat, cards_of)


def test_a_card_in_the_maze_is_in_no_hand_though_it_was_turned() -> None:
    deck = ("path NW", "path NW", "dead NES", "path EW", "path EW", "map")
    edition = small(box("en").edition, deck)
    ends = replay_deals(RULES, edition, 3, decks(edition), ("place 0 1,0", "place 1 0,1 turned"))
    assert_uniform(RULES, ends[0], ends, 2, cards_of)


@pytest.mark.parametrize("edition", ["en", "fa"])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_any_dwarf_card_may_be_left_over(edition: str, seat: Seat | None) -> None:
    box_ = small(box(edition).edition)
    deals = (RoundDeal(roles, GOALS, box_.deck, 1) for roles in permutations(box_.roles[3][::-1]))
    ends = replay_deals(RULES, box_, 3, deals, ())
    assert_uniform(RULES, ends[0], ends, seat, lambda state: state.roles)


@pytest.mark.parametrize("moves", [(), ("peek 0 1",)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_treasure_lies_under_any_goal_not_looked_at(moves: tuple[str, ...], seat: Seat) -> None:
    edition = small(box("en").edition)
    deals = (RoundDeal(edition.roles[3], goals, edition.deck, 1) for goals in permutations(GOALS))
    ends = replay_deals(RULES, edition, 3, deals, moves)
    assert_uniform(RULES, ends[0], ends, seat, lambda state: state.goals)


@pytest.mark.parametrize(
    ("more", "seat"),
    [((), 0), ((), None), (("discard 1",), 2), (("discard 1", "discard 3"), 1)],
)
def test_forced_passes_follow_from_the_cards(more: tuple[str, ...], seat: Seat | None) -> None:
    """[S22] All have passed, some a second time; whether they had to, their cards tell."""
    deck = ("mend cart", "mend lamp", "map", "mend pick", "rockfall", "mend pick")
    edition = small(box("en", round_end="forced-pass-circle").edition, deck, 2)
    moves = ("discard 0", "discard 2", "discard 5", *more)
    ends = [end for end in replay_deals(RULES, edition, 3, decks(edition), moves) if end.round == 1]
    assert len({end.forced for end in ends}) > 1
    assert_uniform(RULES, ends[0], ends, seat, lambda end: (end.forced, cards_of(end)))


@pytest.mark.parametrize(
    ("ending", "second", "seat"),
    [("nobody-can-play", (), 0), ("nobody-can-dig", (), 0), ("forced-pass-circle", ("0",), 2)],
)
def test_no_world_is_over_before_it_is_dealt(
    ending: str, second: tuple[str, ...], seat: Seat
) -> None:
    """[R77] The round goes on, so somebody can play: the cards do not lie just anyhow."""
    deck = ("mend cart", "mend lamp", "path NESW", "mend pick", "mend pick", "mend pick")
    edition = small(box("he", round_end=ending).edition, deck, 2)
    moves = [f"discard {card}" for card in ("1", "3", "5", *second)]
    tried = replay_deals(RULES, edition, 3, decks(edition), moves)
    ends = [end for end in tried if end.round == 1]
    assert len(ends) < len(tried)
    assert_uniform(RULES, ends[0], ends, seat, cards_of)


GOLD = (1, 1, 1, 2, 2, 3)


def with_gold(**fields: Any) -> State:
    """Three players with gold of six cards, all goals open."""
    state = table(seats=3, **fields)
    edition = replace(state.edition, gold=GOLD)
    return replace(state, edition=edition, opened=frozenset(range(3)))


def all_gold(state: State, paid: Mapping[Seat, int]) -> Iterator[State]:
    """Every way to deal the gold so that these seats have what they were paid."""
    for cards in permutations(GOLD):
        left = list(cards)
        gold = tuple(tuple(left.pop() for _ in held) for held in state.gold)
        offer = tuple(sorted(left.pop() for _ in state.offer))
        if all(sum(gold[seat]) == due for seat, due in paid.items()):
            yield replace(state, gold=gold, offer=offer, gold_deck=tuple(left))


def gold_of(state: State) -> Any:
    return tuple(tuple(sorted(cards)) for cards in state.gold), state.offer, state.gold_deck


ALL_DIG = (Role.DIGGER,) * 3
ONE_DOES_NOT = (Role.DIGGER, Role.SABOTEUR, Role.DIGGER)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_shared_gold_is_anything(seat: Seat | None) -> None:
    """[R83, R92] Nobody but the chooser sees what goes round."""
    state = with_gold(
        gold=((2,), (1,), ()), gold_deck=(1, 3), offer=(1, 2), phase=Phase.DRAFT, to_act=1,
        past=(RoundResult(1, True, ALL_DIG),),
    )  # fmt: skip
    assert_uniform(RULES, state, all_gold(state, {}), seat, gold_of)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_what_a_saboteur_was_paid_is_known(seat: Seat | None) -> None:
    """[R89] One saboteur gets four nuggets; who shared a treasure besides has anything."""
    past = (RoundResult(1, False, ONE_DOES_NOT), RoundResult(2, True, ONE_DOES_NOT))
    state = with_gold(gold=((2,), (1, 3), ()), gold_deck=(1, 2, 1), past=past)
    assert_uniform(RULES, state, all_gold(state, {1: 4}), seat, gold_of)


def test_less_was_paid_if_the_gold_did_not_suffice() -> None:
    """[0.11] Then what is due tells nothing, and any cards will do."""
    past = (RoundResult(1, False, ONE_DOES_NOT),)
    state = with_gold(gold=((), (3,), ()), gold_deck=(1, 2, 1, 1, 2), past=past)
    assert_uniform(RULES, state, all_gold(state, {}), 0, gold_of)


@pytest.mark.parametrize("seat", [2, None])
def test_at_the_end_the_sums_are_known(seat: Seat | None) -> None:
    state = with_gold(gold=((1, 3), (2, 2), (1,)), gold_deck=(1,), phase=Phase.OVER)
    assert_uniform(RULES, state, all_gold(state, {}), seat, gold_of)
