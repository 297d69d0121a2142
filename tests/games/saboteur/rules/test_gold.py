"""R79-R92: who wins a round, how the diggers share, how the saboteurs are paid."""

from collections import Counter, deque
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.events import (
    Event,
    GoalOpened,
    GoldOffered,
    GoldTaken,
    Paid,
    RoundEnded,
)
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules.gold import pay_exact_amount
from foolsgold.games.saboteur.state import State
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    legal_texts,
    of_kind,
    refusal_of,
    table,
)

Outcome = tuple[State, tuple[Event, ...]]

BUT_HE = ("uk", "ru", "fa", "lv", "en")
GOLD = (3, 2, 1, 1, 2, 3, 1, 1, 1, 2, 1, 1)

every_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)


def found(edition: str = "en", *, finisher: Seat = 0, **more: Any) -> Outcome:
    """The finisher lays the last card of a tunnel to the treasure."""
    state = table("S──────", edition=edition, to_act=finisher, hand=["path EW"], **more)
    return RULES.step(state, RULES.read_move(f"place {state.hands[finisher][0]} 7,0"))


def missed(edition: str = "en", *, seats: int = 5, last: Seat = 0, **more: Any) -> Outcome:
    """The last card of all is discarded, and the treasure is still hidden."""
    hands: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    hands[last] = ["map"]
    state = table(edition=edition, seats=seats, to_act=last, hands=hands, pile=0, **more)
    return RULES.step(state, RULES.read_move(f"discard {state.hands[last][0]}"))


def drafted(state: State) -> tuple[list[Seat], State]:
    """Who takes in which order, everybody the poorest card, and what comes of it."""
    takers = []
    while state.phase is Phase.DRAFT:
        takers.append(state.to_act)
        state = after_moves(state, legal_texts(state)[0])
    return takers, state


def counts(state: State) -> tuple[int, ...]:
    return tuple(len(cards) for cards in state.gold)


@every_edition
def test_r79_a_tunnel_from_start_to_treasure_wins_the_round(edition: str) -> None:
    state, events = found(edition, saboteurs=[1])
    assert of_kind(events, RoundEnded)[0].found
    assert state.phase is Phase.DRAFT
    assert not of_kind(events, Paid)


@pytest.mark.parametrize("broken_off", ["S──.──", "S──═──"])
@pytest.mark.parametrize("edition", ["uk", "ru", "fa", "en"])
def test_r79_a_tunnel_with_a_hole_or_a_dead_end_wins_nothing(edition: str, broken_off: str) -> None:
    state = after_moves(table(broken_off + "─", edition=edition, hand=["path EW"]), "place 0 7,0")
    assert (state.round, state.phase, state.opened) == (1, Phase.PLAY, frozenset())


@pytest.mark.parametrize("edition", ["lv", "he"])
def test_r79_lv_and_he_do_not_let_the_last_card_be_laid_before_the_hole_is_filled(
    edition: str,
) -> None:
    state = table("S──.───", edition=edition, hand=["path EW", "path EW"])
    assert refusal_of(state, "place 0 7,0") is Refusal.CUT_OFF
    filled = after_moves(state, "place 0 3,0")
    assert (filled.phase, filled.opened) == (Phase.PLAY, frozenset())


@pytest.mark.parametrize(
    ("edition", "wins"), [(e, e in ("uk", "lv", "he")) for e in DOCUMENTED_EDITIONS]
)
def test_r79_ru_fa_en_ask_for_seven_cards_on_a_shorter_board(edition: str, wins: bool) -> None:
    near = table("S─────", edition=edition, hand=["path EW"], changes={"columns_between": 6})
    assert (after_moves(near, "place 0 6,0").phase is Phase.DRAFT) is wins


@pytest.mark.parametrize("seats", range(3, 10))
@pytest.mark.parametrize("edition", BUT_HE)
def test_r80_as_many_gold_cards_as_players_are_taken(edition: str, seats: int) -> None:
    before = box(edition).edition.gold
    state, events = found(edition, seats=seats, saboteurs=[1, 2])
    assert of_kind(events, GoldOffered)[0].count == len(state.offer) == seats
    assert len(state.gold_deck) == len(before) - seats


@pytest.mark.parametrize(("seats", "saboteurs"), [(3, 0), (3, 1), (5, 1), (5, 2), (9, 2), (9, 3)])
def test_r80_he_takes_as_many_gold_cards_as_there_are_diggers(seats: int, saboteurs: int) -> None:
    state, _ = found("he", seats=seats, saboteurs=range(1, 1 + saboteurs))
    assert len(state.offer) == seats - saboteurs


@pytest.mark.parametrize("edition", BUT_HE)
@pytest.mark.parametrize("saboteurs", [3, 4])
def test_r81_ten_players_share_nine_cards(edition: str, saboteurs: int) -> None:
    state, _ = found(edition, seats=10, saboteurs=range(1, 1 + saboteurs))
    assert len(state.offer) == 9
    takers, state = drafted(state)
    assert len(takers) == sum(counts(state)) == 9


@pytest.mark.parametrize("saboteurs", [3, 4])
def test_r81_he_needs_no_exception_for_ten(saboteurs: int) -> None:
    state, _ = found("he", seats=10, saboteurs=range(1, 1 + saboteurs))
    assert len(state.offer) == 10 - saboteurs


@every_edition
def test_r82_the_cards_come_from_the_top_of_the_gold_deck_unseen(edition: str) -> None:
    state, events = found(edition, saboteurs=[2], gold_deck=GOLD)
    number = 4 if edition == "he" else 5
    assert sorted(state.offer) == sorted(GOLD[:number])
    assert state.gold_deck == GOLD[number:]
    offered = of_kind(events, GoldOffered)[0]
    for seat in (1, 2, 3, 4, None):
        assert RULES.redact_event(offered, seat) == GoldOffered(seat=0, count=number, cards=None)
        view = RULES.view_of(state, seat)
        assert (view.offer, view.offer_size, view.legal) == ((), number, ())


@every_edition
def test_r83_the_finisher_looks_and_takes_one_of_his_choice(edition: str) -> None:
    state, events = found(edition, finisher=3, saboteurs=[2], gold_deck=GOLD)
    cards = (1, 1, 2, 3) if edition == "he" else (1, 1, 2, 2, 3)
    offered = of_kind(events, GoldOffered)[0]
    assert RULES.redact_event(offered, 3) == GoldOffered(3, len(cards), cards)
    assert RULES.view_of(state, 3).offer == cards
    assert legal_texts(state) == ["take 1", "take 2", "take 3"]
    for nuggets in (1, 2, 3):
        after = after_moves(state, f"take {nuggets}")
        assert after.gold[3] == (nuggets,)
        assert Counter(after.offer) == Counter(cards) - Counter([nuggets])


def test_r83_only_a_card_that_lies_there_can_be_taken() -> None:
    state, _ = found(gold_deck=(1, 1, 3, 3, 3, 2))
    assert refusal_of(state, "take 2") is Refusal.NO_SUCH_GOLD
    assert refusal_of(state, "discard 0") is Refusal.NOT_NOW
    assert refusal_of(state, "take 3") is None


@pytest.mark.parametrize(
    ("finisher", "saboteurs", "order"),
    [
        (0, [4], [0, 3, 2, 1]),
        (2, [], [2, 1, 0, 4, 3]),
        (3, [1, 2], [3, 0, 4]),
        (1, [0, 4], [1, 3, 2]),
    ],
)
@every_edition
def test_r84_the_rest_goes_counter_clockwise_past_the_saboteurs(
    edition: str, finisher: Seat, saboteurs: list[Seat], order: list[Seat]
) -> None:
    state, _ = found(edition, finisher=finisher, saboteurs=saboteurs)
    assert drafted(state)[0][: len(order)] == order


def test_r84_the_next_digger_sees_only_what_is_passed_to_him() -> None:
    state, _ = found(gold_deck=GOLD)
    assert RULES.view_of(state, 4).offer == ()
    after, events = RULES.step(state, RULES.read_move("take 3"))
    taken, offered = events
    assert taken == GoldTaken(0, 3)
    assert RULES.redact_event(taken, 0) == taken
    assert RULES.redact_event(taken, 4) == GoldTaken(0, None)
    assert RULES.redact_event(offered, 4) == GoldOffered(4, 4, (1, 1, 2, 2))
    assert RULES.redact_event(offered, 0) == GoldOffered(4, 4, None)
    assert RULES.view_of(after, 4).offer == (1, 1, 2, 2)
    assert RULES.view_of(after, 0).offer == ()


@pytest.mark.parametrize("edition", BUT_HE)
def test_r85_the_cards_go_round_until_none_is_left(edition: str) -> None:
    state, _ = found(edition, saboteurs=[2, 4])
    takers, state = drafted(state)
    assert takers == [0, 3, 1, 0, 3]
    assert counts(state) == (2, 1, 0, 2, 0)
    assert state.round == 2


def test_r85_he_gives_each_digger_exactly_one() -> None:
    state, _ = found("he", saboteurs=[2, 4])
    takers, state = drafted(state)
    assert takers == [0, 3, 1]
    assert counts(state) == (1, 1, 0, 1, 0)
    assert (state.round, len(state.gold_deck)) == (2, 25)


def test_r85_cards_nobody_may_have_go_under_the_gold_deck_in_rising_order() -> None:
    state, _ = found(
        "he",
        broken={4: ["pick"], 3: ["lamp"]},
        changes={"broken_unpaid": True},
        gold_deck=(3, 1, 2, 3, 2, 1, 1),
        round=3,
    )
    assert state.offer == (1, 2, 2, 3, 3)
    state = after_moves(state, "take 2", "take 3")
    assert after_moves(state, "take 2").gold_deck == (1, 1, 1, 3)


@every_edition
def test_r86_after_a_saboteur_the_next_digger_counter_clockwise_begins(edition: str) -> None:
    state, events = found(edition, finisher=2, saboteurs=[1, 2])
    assert of_kind(events, RoundEnded)[0].found
    assert of_kind(events, GoldOffered)[0].seat == 0
    takers, state = drafted(state)
    assert takers[:3] == [0, 4, 3]
    assert state.gold[2] == state.gold[1] == ()
    assert not of_kind(events, Paid)


def test_r87_the_broken_tool_rule_is_an_option_of_fa_and_en_only() -> None:
    options = {edition: box(edition).edition.options for edition in DOCUMENTED_EDITIONS}
    chosen = ("broken_unpaid",)
    assert options == {"uk": (), "ru": (), "fa": chosen, "lv": (), "he": (), "en": chosen}
    assert not any(box(edition).edition.broken_unpaid for edition in DOCUMENTED_EDITIONS)


@every_edition
def test_r87_left_alone_a_broken_tool_costs_no_gold(edition: str) -> None:
    state, _ = found(edition, broken={4: ["pick"], 3: ["lamp", "cart"]})
    assert drafted(state)[0] == [0, 4, 3, 2, 1]


@pytest.mark.parametrize("edition", ["fa", "en"])
def test_r87_with_the_option_diggers_with_a_broken_tool_get_no_gold(edition: str) -> None:
    state, events = found(
        edition, saboteurs=[2], broken={4: ["pick"]}, changes={"broken_unpaid": True}
    )
    assert of_kind(events, GoldOffered)[0].count == 5
    takers, state = drafted(state)
    assert takers == [0, 3, 1, 0, 3]
    assert counts(state) == (2, 1, 0, 2, 0)


@pytest.mark.parametrize("edition", ["fa", "en"])
def test_r87_with_the_option_saboteurs_are_paid_all_the_same(edition: str) -> None:
    state, events = missed(
        edition, saboteurs=[1, 3], broken={1: ["pick"]}, changes={"broken_unpaid": True}
    )
    assert {paid.seat for paid in of_kind(events, Paid)} == {1, 3}
    assert sum(state.gold[1]) == sum(state.gold[3]) == 3


@pytest.mark.parametrize("edition", ["fa", "en"])
def test_r87_with_the_option_and_every_digger_broken_nobody_gets_gold(edition: str) -> None:
    state, events = found(
        edition,
        finisher=2,
        saboteurs=[2],
        broken={key: ["lamp"] for key in (0, 1, 3, 4)},
        changes={"broken_unpaid": True},
    )
    assert not of_kind(events, GoldOffered) + of_kind(events, Paid)
    assert of_kind(events, RoundStarted)[0].round == 2
    assert counts(state) == (0, 0, 0, 0, 0)
    assert len(state.gold_deck) == 28


@every_edition
def test_r88_the_saboteurs_win_when_the_treasure_is_not_reached(edition: str) -> None:
    state, events = missed(edition, saboteurs=[1, 3])
    assert not of_kind(events, RoundEnded)[0].found
    assert sorted(paid.seat for paid in of_kind(events, Paid)) == [1, 3]
    assert not of_kind(events, GoldOffered)
    assert [bool(cards) for cards in state.gold] == [False, True, False, True, False]


@every_edition
def test_r88_a_stone_reached_is_not_the_treasure(edition: str) -> None:
    state = table(
        "S──────",
        edition=edition,
        hands={0: ["path EW"], 1: ["map"], 2: [], 3: [], 4: []},
        goals=["treasure", "stone-a", "stone-b"],
        saboteurs=[4],
        pile=0,
    )
    state, events = RULES.step(state, RULES.read_move("place 0 7,0"))
    assert of_kind(events, GoalOpened)
    assert not of_kind(events, RoundEnded)
    _, events = RULES.step(state, RULES.read_move(f"discard {state.hands[1][0]}"))
    assert not of_kind(events, RoundEnded)[0].found
    assert [paid.seat for paid in of_kind(events, Paid)] == [4]


@pytest.mark.parametrize(("saboteurs", "due"), [(1, 4), (2, 3), (3, 3), (4, 2)])
@every_edition
def test_r89_one_gets_four_nuggets_two_or_three_get_three_four_get_two(
    edition: str, saboteurs: int, due: int
) -> None:
    seats = range(2, 2 + saboteurs)
    state, events = missed(edition, seats=10, saboteurs=seats)
    assert sorted(paid.seat for paid in of_kind(events, Paid)) == list(seats)
    assert {paid.due for paid in of_kind(events, Paid)} == {due}
    worth = [sum(cards) for cards in state.gold]
    assert worth == [due if seat in seats else 0 for seat in range(10)]


def test_r89_the_pay_is_a_value_and_not_a_number_of_cards() -> None:
    state, events = missed("fa", saboteurs=[1], gold_deck=(3, 1, 1, 1, 1, 1))
    assert of_kind(events, Paid) == [Paid(seat=1, due=4, count=2, cards=(3, 1))]
    assert state.gold[1] == (3, 1)


def test_r90_an_overshooting_card_goes_under_the_deck() -> None:
    state, _ = missed("uk", saboteurs=[1], gold_deck=(2, 3, 1, 3, 1, 2))
    assert state.gold[1] == (2, 1, 1)
    assert state.gold_deck == (2, 3, 3)


def test_r90_the_next_saboteur_draws_from_what_the_first_has_left() -> None:
    state, _ = missed("uk", saboteurs=[1, 3], gold_deck=(1, 3, 2, 1, 2, 3))
    assert state.gold[1] == state.gold[3] == (1, 2)
    assert state.gold_deck == (3, 3)


@pytest.mark.parametrize(
    ("deck", "worth", "left"),
    [((2, 2, 2), [2, 2], (2,)), ((), [0, 0], ()), ((3,), [3, 0], ()), ((2, 3, 2), [3, 2], (2,))],
)
def test_r90_without_an_exact_sum_the_largest_below_it_is_paid(
    deck: tuple[int, ...], worth: list[int], left: tuple[int, ...]
) -> None:
    state, events = missed(saboteurs=[1, 3], gold_deck=deck)
    assert [sum(state.gold[1]), sum(state.gold[3])] == worth
    assert state.gold_deck == left
    assert {paid.due for paid in of_kind(events, Paid)} == {3}


gold_decks = st.lists(st.integers(1, 3), max_size=28).map(tuple)
dues = st.integers(0, 6)


@settings(max_examples=200, deadline=None)
@given(gold_decks, dues)
def test_r90_pay_is_never_too_much_and_exact_if_any_cards_are(
    deck: tuple[int, ...], due: int
) -> None:
    cards, left = pay_exact_amount(deck, due)
    sums = {0}
    for card in deck:
        sums |= {total + card for total in sums}
    assert sum(cards) == max(total for total in sums if total <= due)
    assert Counter(cards) + Counter(left) == Counter(deck)


def nearest_to_the_top(deck: tuple[int, ...], due: int) -> tuple[int, ...]:
    """Every choice of cards tried: of the largest sums the one whose deepest card lies least deep.

    Of several with the same deepest card the next deepest decides, and so on.
    """
    choices = [
        places
        for count in range(len(deck) + 1)
        for places in combinations(range(len(deck)), count)
        if sum(deck[place] for place in places) <= due
    ]
    most = max(sum(deck[place] for place in places) for places in choices)
    largest = (places for places in choices if sum(deck[place] for place in places) == most)
    return min(largest, key=lambda places: places[::-1])


@settings(max_examples=300)
@given(st.lists(st.integers(1, 5), max_size=9).map(tuple), st.integers(0, 12))
def test_r90_of_equal_sums_the_one_nearest_to_the_top_is_paid(
    deck: tuple[int, ...], due: int
) -> None:
    owed = due
    for card in deck:
        owed -= card if card <= owed else 0
    if owed:
        chosen = nearest_to_the_top(deck, due)
        left = tuple(card for place, card in enumerate(deck) if place not in chosen)
        assert pay_exact_amount(deck, due) == (tuple(deck[place] for place in chosen), left)


def test_r90_the_deepest_card_decides_and_the_others_keep_their_order() -> None:
    assert pay_exact_amount((2, 2, 2, 3, 1), 4)[0] == (2, 2), "one by one"
    # One by one it would be the first 3 and nothing that goes with it.
    assert pay_exact_amount((3, 2, 3, 2, 3), 4) == ((2, 2), (3, 3, 3))
    assert pay_exact_amount((3, 2, 2, 3, 2), 4) == ((2, 2), (3, 3, 2))


@settings(max_examples=200, deadline=None)
@given(gold_decks, dues)
def test_r90_pay_is_drawn_from_the_top_one_card_at_a_time(deck: tuple[int, ...], due: int) -> None:
    pile, hand, owed = deque(deck), [], due
    for _ in deck:
        if owed:
            card = pile.popleft()
            if card <= owed:
                hand.append(card)
                owed -= card
            else:
                pile.append(card)
    if not owed:
        assert pay_exact_amount(deck, due) == (tuple(hand), tuple(pile))


@pytest.mark.parametrize("seats", [3, 4])
@every_edition
def test_r91_without_a_saboteur_a_missed_treasure_pays_nobody(edition: str, seats: int) -> None:
    state, events = missed(edition, seats=seats)
    assert not of_kind(events, RoundEnded)[0].found
    assert not of_kind(events, Paid) + of_kind(events, GoldOffered)
    assert counts(state) == (0,) * seats
    assert len(state.gold_deck) == 28


@every_edition
def test_r92_what_a_digger_took_stays_his_secret(edition: str) -> None:
    state, _ = found(edition)
    state, events = RULES.step(state, RULES.read_move(legal_texts(state)[-1]))
    taken = of_kind(events, GoldTaken)[0]
    assert RULES.view_of(state, 0).gold == (taken.nuggets,)
    for seat in (1, 2, 3, 4, None):
        view = RULES.view_of(state, seat)
        assert (view.gold, view.nuggets, view.gold_counts) == ((), None, (1, 0, 0, 0, 0))
        assert RULES.redact_event(taken, seat) == GoldTaken(0, None)


@every_edition
def test_r92_the_cards_a_saboteur_got_stay_his_secret(edition: str) -> None:
    state, events = missed(edition, saboteurs=[1])
    paid = of_kind(events, Paid)[0]
    assert RULES.redact_event(paid, 1) == paid
    assert RULES.view_of(state, 1).gold == state.gold[1] == paid.cards
    for seat in (0, 2, 3, 4, None):
        assert RULES.redact_event(paid, seat) == Paid(1, 4, paid.count, None)
        assert RULES.view_of(state, seat).gold == ()


@every_edition
def test_r92_all_gold_is_shown_when_the_game_ends(edition: str) -> None:
    gold = ((3, 1), (2,), (), (1,), (2, 2))
    before, _ = missed(edition, gold=gold, round=2)
    assert all(RULES.view_of(before, seat).nuggets is None for seat in (*range(5), None))
    after, _ = missed(edition, gold=gold, round=3)
    assert all(RULES.view_of(after, seat).nuggets == (4, 2, 0, 1, 4) for seat in (*range(5), None))
