"""R93-R102: the next round, the end of the game, and what no booklet regulates."""

from collections import Counter
from typing import Any, get_args

import pytest

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.events import Dealt, Event, GameEnded, GoldOffered, RoundEnded
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Open,
    Peek,
    Phase,
    Place,
    Take,
    Turn,
)
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import RoundDeal, State
from foolsgold.tunnel.tiles import CROSS, Cell
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    legal_texts,
    of_kind,
    refusal_of,
    round_deals,
    table,
)

Outcome = tuple[State, tuple[Event, ...]]

BUT_HE = ("uk", "ru", "fa", "lv", "en")
HAND_SIZES = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}

every_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)


def missed(
    edition: str = "en", drawing: str = "S", *, seats: int = 5, last: Seat = 0, **more: Any
) -> Outcome:
    """The last card of all is discarded, and the treasure is still hidden."""
    hands: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    hands[last] = ["map"]
    state = table(drawing, edition=edition, seats=seats, to_act=last, hands=hands, pile=0, **more)
    return RULES.step(state, RULES.read_move(f"discard {state.hands[last][0]}"))


def found(edition: str = "en", *, finisher: Seat = 0, **more: Any) -> Outcome:
    """The finisher lays the last card of a tunnel to the treasure."""
    state = table("S──────", edition=edition, to_act=finisher, hand=["path EW"], **more)
    return RULES.step(state, RULES.read_move(f"place {state.hands[finisher][0]} 7,0"))


def shared(state: State) -> State:
    """The draft played to its end, everybody the poorest card."""
    while state.phase is Phase.DRAFT:
        state = after_moves(state, legal_texts(state)[0])
    return state


def at_random(edition: str, seats: int, seed: int, **changes: Any) -> tuple[State, list[Event]]:
    """A whole game of random moves: its last position and all that happened."""
    state, opening = RULES.deal(box(edition, **changes).edition, seats, seed, None)
    happened = list(opening)
    rng = Rng(seed)
    while RULES.to_act(state) is not None:
        state, events = RULES.step(state, rng.choice(RULES.legal_moves(state)))
        happened += events
    return state, happened


def deals(edition: str, seats: int, seeds: int = 20) -> list[RoundDeal]:
    """What chance gives the rounds of some games, round after round."""
    return [
        deal
        for seed in range(seeds)
        for deal in round_deals(RULES.deal(box(edition).edition, seats, seed, None)[0])
    ]


@every_edition
def test_r93_the_table_is_laid_as_at_the_start(edition: str) -> None:
    used = table().peeked[:4]
    state, events = missed(
        edition,
        "S──┐\n...│",
        broken={1: ["pick", "lamp"]},
        opened={0: "NW"},
        peeked=(*used, frozenset({1})),
    )
    assert of_kind(events, RoundStarted)[0].round == state.round == 2
    assert state.board.tiles == {Cell(0, 0): CROSS}
    assert state.board.face_down == {Cell(8, -2), Cell(8, 0), Cell(8, 2)}
    assert state.opened == frozenset()
    assert not any(state.peeked)
    assert not any(state.broken)
    assert (state.discards, state.passes, state.phase) == ((), 0, Phase.PLAY)
    assert all(goal.face is None for goal in RULES.view_of(state, 4).goals)


@every_edition
def test_r93_the_goals_are_shuffled_for_every_round(edition: str) -> None:
    rounds = deals(edition, 5)
    for number in range(3):
        where = {deal.goals.index(GoalFace.TREASURE) for deal in rounds[number::3]}
        assert where == {0, 1, 2}
    assert any(one.goals != two.goals for one, two in zip(rounds[::3], rounds[1::3], strict=True))
    assert all(sorted(deal.goals) == sorted(GoalFace) for deal in rounds)
    for number in (1, 2):
        state, _ = missed(edition, round=number)
        assert state.goals == round_deals(state)[number].goals
        assert state.deck == round_deals(state)[number].deck


@pytest.mark.parametrize("seats", range(3, 11))
@every_edition
def test_r94_the_same_dwarf_cards_are_shuffled_again_with_the_leftover(
    edition: str, seats: int
) -> None:
    cards = Counter(box(edition).edition.roles[seats])
    rounds = deals(edition, seats, seeds=12)
    assert all(Counter(deal.roles) == cards for deal in rounds)
    assert any(one.roles != two.roles for one, two in zip(rounds[::3], rounds[1::3], strict=True))
    if cards.total() > seats:
        assert {deal.roles[-1] for deal in rounds} == set(Role)


@every_edition
def test_r94_each_gets_one_dwarf_card_for_the_new_round_and_knows_his_own(edition: str) -> None:
    state, events = missed(edition, saboteurs=[0, 1])
    assert state.roles == round_deals(state)[1].roles[:5]
    assert [dealt.role for dealt in of_kind(events, Dealt)] == list(state.roles)
    for seat in range(5):
        known = RULES.view_of(state, seat).roles
        assert known == tuple(role if i == seat else None for i, role in enumerate(state.roles))


@pytest.mark.parametrize("seats", range(3, 11))
@every_edition
def test_r95_the_whole_deck_is_shuffled_and_dealt_again(edition: str, seats: int) -> None:
    before = RULES.deal(box(edition).edition, seats, 1, 0)[0]
    state, _ = missed(edition, seats=seats)
    assert Counter(map(str, state.deck)) == Counter(map(str, before.deck))
    assert len(state.deck) == 67
    assert state.deck != before.deck
    assert [len(hand) for hand in state.hands] == [HAND_SIZES[seats]] * seats
    assert state.draw_pile == 67 - seats * HAND_SIZES[seats]
    assert len({card for hand in state.hands for card in hand}) == seats * HAND_SIZES[seats]


@every_edition
def test_r96_earned_gold_is_kept(edition: str) -> None:
    gold = ((1,), (3, 2), (), (), (2,))
    after, _ = missed(edition, gold=gold)
    assert after.gold == gold
    paid, _ = missed(edition, gold=gold, saboteurs=[1])
    assert paid.gold[1][:2] == (3, 2)
    assert sum(paid.gold[1]) == 9
    richer = shared(found(edition, gold=gold)[0])
    assert [held[: len(old)] for held, old in zip(richer.gold, gold, strict=True)] == list(gold)
    assert [len(held) for held in richer.gold] == [2, 3, 1, 1, 2]


@pytest.mark.parametrize("edition", BUT_HE)
def test_r97_the_remaining_gold_stays_as_it_lies(edition: str) -> None:
    numbered = tuple(range(101, 129))
    state, _ = missed(edition, gold_deck=numbered)
    assert state.gold_deck == numbered
    state = shared(found(edition, gold_deck=numbered)[0])
    assert state.gold_deck == numbered[5:]


def test_r97_he_shuffles_the_remaining_gold_again() -> None:
    numbered = tuple(range(101, 129))
    for state in (
        missed("he", gold_deck=numbered)[0],
        shared(found("he", gold_deck=(1, 1, 1, 1, 1, *numbered))[0]),
    ):
        assert state.gold_deck != numbered
        assert sorted(state.gold_deck) == list(numbered)


@pytest.mark.parametrize(
    ("edition", "starter"), [(e, 2 if e == "he" else 4) for e in DOCUMENTED_EDITIONS]
)
def test_r98_left_of_the_last_turn_or_in_he_of_the_last_path_card(
    edition: str, starter: Seat
) -> None:
    state = table(
        edition=edition,
        to_act=1,
        hands={0: [], 1: ["path EW"], 2: ["map"], 3: ["map"], 4: []},
        pile=0,
    )
    one, two, three = (state.hands[seat][0] for seat in (1, 2, 3))
    state = after_moves(state, f"place {one} 1,0", f"peek {two} 1", f"discard {three}")
    assert (state.round, state.starter, state.to_act) == (2, starter, starter)


@pytest.mark.parametrize("last", range(5))
@every_edition
def test_r98_without_a_path_card_it_is_left_of_the_last_turn(edition: str, last: Seat) -> None:
    state, events = missed(edition, last=last)
    assert state.to_act == state.starter == (last + 1) % 5
    assert of_kind(events, RoundStarted)[0].starter == state.starter


@pytest.mark.parametrize("saboteurs", [[], [2]])
@every_edition
def test_r98_after_a_find_left_of_the_finisher_whoever_took_gold_last(
    edition: str, saboteurs: list[Seat]
) -> None:
    state = shared(found(edition, finisher=2, saboteurs=saboteurs)[0])
    assert (state.round, state.starter) == (2, 3)


@pytest.mark.parametrize("seats", [3, 5, 10])
@every_edition
def test_r99_a_game_has_three_rounds(edition: str, seats: int) -> None:
    state, happened = at_random(edition, seats, seed=seats)
    assert [event.round for event in of_kind(tuple(happened), RoundStarted)] == [1, 2, 3]
    assert [event.round for event in of_kind(tuple(happened), RoundEnded)] == [1, 2, 3]
    assert isinstance(happened[-1], GameEnded)
    assert (state.phase, RULES.legal_moves(state), RULES.to_act(state)) == (Phase.OVER, (), None)
    assert refusal_of(state, "discard 0") is Refusal.GAME_OVER


@every_edition
def test_r99_the_game_ends_after_the_third_round_however_it_ended(edition: str) -> None:
    assert missed(edition, round=3, saboteurs=[1])[0].phase is Phase.OVER
    assert missed(edition, round=2, saboteurs=[1])[0].round == 3
    last = found(edition, round=3)[0]
    assert last.phase is Phase.DRAFT
    assert shared(last).phase is Phase.OVER


@every_edition
def test_r100_most_nuggets_win_and_not_most_cards(edition: str) -> None:
    state, events = missed(edition, round=3, gold=((1, 1, 1), (3,), (2, 2), (), (1,)))
    assert of_kind(events, GameEnded) == [GameEnded(nuggets=(3, 3, 4, 0, 1), winners=(2,))]
    assert (RULES.scores(state), RULES.winners(state)) == ((3, 3, 4, 0, 1), (2,))
    assert RULES.view_of(state, 0).winners == (2,)


@every_edition
def test_r100_the_gold_of_the_last_round_counts_too(edition: str) -> None:
    gold = ((2,), (3,), (), (), ())
    _, events = missed(edition, round=3, gold=gold, saboteurs=[4])
    assert of_kind(events, GameEnded) == [GameEnded(nuggets=(2, 3, 0, 0, 4), winners=(4,))]


def test_r100_a_whole_game_is_won_by_whoever_has_most() -> None:
    state, happened = at_random("en", 5, seed=3, columns_between=1, min_path_cards=0)
    assert of_kind(tuple(happened), GoldOffered)
    worth = [sum(cards) for cards in state.gold]
    richest = tuple(seat for seat, nuggets in enumerate(worth) if nuggets == max(worth))
    assert happened[-1] == GameEnded(nuggets=tuple(worth), winners=richest)


def test_r100_nobody_has_won_while_the_game_runs() -> None:
    state, _ = missed(round=2, gold=((1,), (3,), (), (), ()))
    assert RULES.winners(state) == RULES.view_of(state, 1).winners == ()


@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        (((3,), (1,), (2, 1), (), (1, 1, 1)), (0, 2, 4)),
        (((), (), (), (), ()), (0, 1, 2, 3, 4)),
        (((1,), (2,), (), (1, 1), ()), (1, 3)),
    ],
)
@every_edition
def test_r101_equal_nuggets_share_the_victory(
    edition: str, gold: tuple[tuple[int, ...], ...], winners: tuple[Seat, ...]
) -> None:
    state, events = missed(edition, round=3, gold=gold)
    assert of_kind(events, GameEnded)[0].winners == RULES.winners(state) == winners


def test_r102_no_move_is_about_talk_so_no_rule_hinders_it() -> None:
    kinds = {Place, Peek, Collapse, Break, Mend, Discard, Open, Turn, Take}
    assert set(get_args(Move)) == kinds


@every_edition
def test_r102_any_role_may_do_anything_so_bluffing_is_free(edition: str) -> None:
    hand = ["path NE", "dead NS", "map", "rockfall", "break pick", "mend lamp"]
    digger, saboteur = (
        table("S─", edition=edition, hand=hand, broken={3: ["lamp"]}, saboteurs=saboteurs)
        for saboteurs in ([], [0])
    )
    assert legal_texts(digger) == legal_texts(saboteur)
    kinds = {text.split()[0] for text in legal_texts(saboteur)}
    assert kinds == {"place", "peek", "collapse", "break", "mend", "discard"}
