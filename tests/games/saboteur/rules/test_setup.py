"""R1-R29: what is in the box, who is what, and how a round is laid out and dealt."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.cards import BreakCard, Card, GoalFace, PathCard, Role
from foolsgold.games.saboteur.engine import start
from foolsgold.games.saboteur.events import Dealt, Drew, GoalLaid, GoalOpened, RoundEnded
from foolsgold.games.saboteur.moves import Discard, Move, Open, Phase, Take, Turn
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.view import LaidTile, View
from foolsgold.play.game import Game
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.error_matching import about
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    events_of,
    legal_texts,
    of_kind,
    refusal_of,
    round_deals,
    table,
)

SABOTEUR, DIGGER = Role.SABOTEUR, Role.DIGGER

each_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)
each_size = pytest.mark.parametrize("seats", range(3, 11))


def dealt(edition: str, seats: int, seed: int = 1, first: Seat | None = None) -> State:
    """The opening position of a game."""
    state, _ = RULES.deal(box(edition).edition, seats, seed, first)
    return state


def views(state: State) -> list[View]:
    """What everybody knows, the spectator last."""
    return [RULES.view_of(state, seat) for seat in (*range(state.seats), None)]


def decisions(game: Game) -> Iterator[tuple[Move, ...]]:
    """What is legal, decision by decision; a game that never ends is a failure too."""
    while not game.is_over:
        assert len(game.moves) < 3 * 100
        yield game.legal_moves


def saboteurs_at(state: State) -> int:
    """How many saboteurs sit at the table."""
    return state.roles.count(SABOTEUR)


def faces(cards: tuple[Card, ...]) -> Counter[str]:
    """Which cards these are, a turned path card being the same card."""
    return Counter(
        f"path {max(str(card.tile), str(card.tile.turned()))}"
        if isinstance(card, PathCard)
        else str(card)
        for card in cards
    )


def assert_shuffled(edition: str, seats: int, saboteurs: int, diggers: int) -> None:
    """These dwarf cards, and no others, are shuffled and dealt: one to each seat."""
    everybody = Counter({SABOTEUR: saboteurs, DIGGER: diggers})
    for seed in range(12):
        state = dealt(edition, seats, seed)
        assert len(state.roles) == seats
        assert Counter(state.roles) <= everybody
        assert all(Counter(deal.roles) == everybody for deal in round_deals(state))
        assert all(view.role_cards == everybody for view in views(state))


# Components.


@each_edition
def test_r1_three_to_ten_players_sit_down_and_no_others(edition: str) -> None:
    """A table of 3 to 10 can be dealt; 2 and 11 are turned away."""
    for seats in range(3, 11):
        game = Game(f"saboteur-{edition}", seats, seed=1)
        assert len(game.view().hand_sizes) == seats
    for seats in (0, 1, 2, 11, 12):
        with pytest.raises(UserError, check=about("seats-wrong", found=str(seats), low=3, high=10)):
            Game(f"saboteur-{edition}", seats, seed=1)


@each_edition
def test_r2_neither_age_nor_the_clock_matters_only_the_seed_and_the_moves(edition: str) -> None:
    """The printed age and playing time bind nobody: a game told again ends the same."""
    game = Game(f"saboteur-{edition}", 4, seed=5)
    before = [game.play(legal[7 * len(game.moves) % len(legal)]) for legal in decisions(game)]
    again = Game(f"saboteur-{edition}", 4, seed=5)
    assert [again.play(move) for move in game.moves] == before
    assert Game.from_record(str(game.record())).scores == game.scores

    cards_played = [move for move in game.moves if not isinstance(move, Open | Turn | Take)]
    assert len(cards_played) <= 3 * 67


@each_edition
def test_r3_the_box_has_44_tunnel_27_action_28_gold_and_11_dwarf_cards(edition: str) -> None:
    """110 cards in all; the Persian table never needs the seventh digger."""
    state = dealt(edition, 10)
    paths = sum(isinstance(card, PathCard) for card in state.deck)
    assert len(state.board.tiles) + len(state.goals) + paths == 44
    assert len(state.deck) - paths == 27
    assert len(state.gold_deck) == 28
    needed = [Counter(round_deals(dealt(edition, seats))[0].roles) for seats in range(3, 11)]
    assert max(cards[SABOTEUR] for cards in needed) == 4
    assert max(cards[DIGGER] for cards in needed) == (6 if edition == "fa" else 7)


@each_edition
def test_r3_no_card_is_lost_or_doubled_in_a_round(edition: str) -> None:
    """The 67 cards of pile, hands, maze, discards and broken tools stay the same 67."""
    game = Game(f"saboteur-{edition}", 5, seed=3)
    printed = faces(box(edition).edition.deck)
    for legal in decisions(game):
        state = game.state
        goals = (START, *state.edition.goal_cells)
        assert printed == faces(
            (
                *state.deck[state.drawn :],
                *(state.deck[card] for hand in state.hands for card in hand),
                *(put.face for put in state.discards),
                *(PathCard(tile) for cell, tile in state.board.tiles.items() if cell not in goals),
                *(BreakCard(tool) for tools in state.broken for tool in tools),
            )
        )
        game.play(legal[5 * len(game.moves) % len(legal)])


@each_edition
def test_r4_one_start_three_goals_and_forty_path_cards_for_the_deck(edition: str) -> None:
    """Of the 44 tunnel cards four are laid out: the start, one treasure and two stones."""
    state = dealt(edition, 5)
    assert state.board.tiles == {START: Tile.read("NESW")}
    assert sorted(state.goals) == ["stone-a", "stone-b", "treasure"]
    assert sum(isinstance(card, PathCard) for card in state.deck) == 40


@each_edition
@pytest.mark.parametrize(("stone", "lies"), [("stone-a", "NW"), ("stone-b", "SW")])
def test_r4_the_stones_are_two_different_corners(edition: str, stone: str, lies: str) -> None:
    """A tunnel from the west meets corner A upright and corner B turned."""
    other = "stone-b" if stone == "stone-a" else "stone-a"
    state = table("S──────", edition=edition, hand=["path EW"], goals=["treasure", stone, other])
    events = events_of(state, "place 0 7,0")
    assert of_kind(events, GoalOpened) == [GoalOpened(0, 1, GoalFace(stone))]
    assert of_kind(events, GoalLaid) == [GoalLaid(1, Tile.read(lies))]


@each_edition
def test_r5_the_deck_has_every_card_as_often_as_the_list_says(edition: str) -> None:
    """The census of section D, shape by shape, in each of the three rounds."""
    deals = round_deals(dealt(edition, 5))
    assert len(deals) == 3
    for deal in deals:
        assert Counter(str(card) for card in deal.deck) == {
            "path NS": 4,
            "path EW": 3,
            "path NW": 4,
            "path NE": 5,
            "path NES": 5,
            "path NEW": 5,
            "path NESW": 5,
            "path ns": 1,
            "path ew": 1,
            "path nw": 1,
            "path ne": 1,
            "path nes": 1,
            "path new": 1,
            "path nesw": 1,
            "path n": 1,
            "path e": 1,
            "map": 6,
            "rockfall": 3,
            "break pick": 3,
            "break lamp": 3,
            "break cart": 3,
            "mend pick": 2,
            "mend lamp": 2,
            "mend cart": 2,
            "mend pick+lamp": 1,
            "mend pick+cart": 1,
            "mend lamp+cart": 1,
        }
    assert Counter(deals[0].gold) == {1: 16, 2: 8, 3: 4}


# Roles.


@each_edition
def test_r6_three_players_shuffle_one_saboteur_and_three_diggers(edition: str) -> None:
    """Three players: 1+3 in every edition."""
    assert_shuffled(edition, 3, saboteurs=1, diggers=3)


@each_edition
def test_r7_four_players_shuffle_one_saboteur_and_four_diggers(edition: str) -> None:
    """Four players: 1+4 in every edition."""
    assert_shuffled(edition, 4, saboteurs=1, diggers=4)


@pytest.mark.parametrize(
    ("edition", "diggers"), [("uk", 4), ("ru", 4), ("fa", 3), ("lv", 4), ("he", 4), ("en", 4)]
)
def test_r8_five_players_shuffle_two_saboteurs_and_four_diggers(edition: str, diggers: int) -> None:
    """Five players: 2+4, in the Persian edition 2+3."""
    assert_shuffled(edition, 5, saboteurs=2, diggers=diggers)


@pytest.mark.parametrize(
    ("edition", "diggers"), [("uk", 5), ("ru", 5), ("fa", 4), ("lv", 5), ("he", 5), ("en", 5)]
)
def test_r9_six_players_shuffle_two_saboteurs_and_five_diggers(edition: str, diggers: int) -> None:
    """Six players: 2+5, in the Persian edition 2+4."""
    assert_shuffled(edition, 6, saboteurs=2, diggers=diggers)


@pytest.mark.parametrize(
    ("edition", "diggers"), [("uk", 5), ("ru", 5), ("fa", 4), ("lv", 5), ("he", 5), ("en", 5)]
)
def test_r10_seven_players_shuffle_three_saboteurs_and_five_diggers(
    edition: str, diggers: int
) -> None:
    """Seven players: 3+5, in the Persian edition 3+4."""
    assert_shuffled(edition, 7, saboteurs=3, diggers=diggers)


@pytest.mark.parametrize(
    ("edition", "diggers"), [("uk", 6), ("ru", 6), ("fa", 5), ("lv", 6), ("he", 6), ("en", 6)]
)
def test_r11_eight_players_shuffle_three_saboteurs_and_six_diggers(
    edition: str, diggers: int
) -> None:
    """Eight players: 3+6, in the Persian edition 3+5."""
    assert_shuffled(edition, 8, saboteurs=3, diggers=diggers)


@pytest.mark.parametrize(
    ("edition", "diggers"), [("uk", 7), ("ru", 7), ("fa", 6), ("lv", 7), ("he", 7), ("en", 7)]
)
def test_r12_nine_players_shuffle_three_saboteurs_and_seven_diggers(
    edition: str, diggers: int
) -> None:
    """Nine players: 3+7, in the Persian edition 3+6."""
    assert_shuffled(edition, 9, saboteurs=3, diggers=diggers)


@pytest.mark.parametrize(
    ("edition", "diggers"), [("uk", 7), ("ru", 7), ("fa", 6), ("lv", 7), ("he", 7), ("en", 7)]
)
def test_r13_ten_players_shuffle_all_dwarf_cards(edition: str, diggers: int) -> None:
    """Ten players: all eleven cards, 4+7; in the Persian edition 4+6."""
    assert_shuffled(edition, 10, saboteurs=4, diggers=diggers)


@pytest.mark.parametrize(
    ("edition", "left_over"),
    [
        ("uk", [1, 1, 1, 1, 1, 1, 1, 1]),
        ("ru", [1, 1, 1, 1, 1, 1, 1, 1]),
        ("fa", [1, 1, 0, 0, 0, 0, 0, 0]),
        ("lv", [1, 1, 1, 1, 1, 1, 1, 1]),
        ("he", [1, 1, 1, 1, 1, 1, 1, 1]),
        ("en", [1, 1, 1, 1, 1, 1, 1, 1]),
    ],
)
def test_r14_one_dwarf_card_is_left_over_but_in_persian_none_from_five_players_on(
    edition: str, left_over: list[int]
) -> None:
    """Dwarf cards shuffled minus players, for 3 to 10 players."""
    states = [dealt(edition, seats) for seats in range(3, 11)]
    shuffled = [len(round_deals(state)[0].roles) for state in states]
    known = [sum(views(state)[-1].role_cards.values()) for state in states]
    assert shuffled == known
    assert [cards - state.seats for cards, state in zip(shuffled, states, strict=True)] == left_over
    assert [len(state.roles) for state in states] == list(range(3, 11))


@each_size
@each_edition
def test_r15_so_many_saboteurs_may_be_at_the_table(edition: str, seats: int) -> None:
    """The card left over may be a saboteur's; where none is, the number is certain."""
    at_most = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}[seats]
    certain = edition == "fa" and seats >= 5
    expected = {at_most} if certain else {at_most - 1, at_most}
    assert {saboteurs_at(dealt(edition, seats, seed)) for seed in range(40)} == expected


@each_edition
def test_r16_dwarf_cards_in_the_box_stay_there_for_the_whole_game(edition: str) -> None:
    """Four saboteurs are printed, but three players never meet two of them in any round."""
    met = Counter[int]()
    for seed in range(12):
        game = Game(f"saboteur-{edition}", 3, seed)
        for legal in decisions(game):
            for ended in of_kind(game.play(legal[-1]), RoundEnded):
                assert len(ended.roles) == 3
                met[ended.roles.count(SABOTEUR)] += 1
                assert game.view().role_cards == {SABOTEUR: 1, DIGGER: 3}
    assert met.total() == 36
    assert set(met) == {0, 1}


@each_edition
def test_r17_everybody_gets_one_dwarf_card_and_knows_only_his_own(edition: str) -> None:
    """The role is told to its owner, in view, event and log; to nobody else."""
    state, events = RULES.deal(box(edition).edition, 5, 1, None)
    for reader in (*range(5), None):
        known = [state.roles[seat] if seat == reader else None for seat in range(5)]
        view = RULES.view_of(state, reader)
        assert list(view.roles) == known
        learnt = tuple(RULES.redact_event(event, reader) for event in events)
        assert [event.role for event in of_kind(learnt, Dealt)] == known


@each_edition
def test_r17_roles_are_dealt_by_chance(edition: str) -> None:
    """Each seat is a saboteur with some seeds and a digger with others."""
    dealings = [dealt(edition, 5, seed).roles for seed in range(20)]
    assert all({roles[seat] for roles in dealings} == {SABOTEUR, DIGGER} for seat in range(5))


@each_edition
def test_r18_nobody_can_tell_the_left_over_dwarf_card_before_the_round_ends(edition: str) -> None:
    """Whether seat 2 is the saboteur or nobody is, the others see the same till the end."""
    dealt_out = dealt(edition, 3)
    chance, first = dealt_out.chance, round_deals(dealt_out)[0]
    one_of_us = replace(first, roles=(DIGGER, SABOTEUR, DIGGER, DIGGER))
    left_over = replace(first, roles=(DIGGER, DIGGER, DIGGER, SABOTEUR))
    game, other = (
        start(box(edition).edition, 3, replace(chance, given=FrozenDict({1: deal})))
        for deal in (one_of_us, left_over)
    )
    turns = 0
    while not of_kind(game[1], RoundEnded):
        for reader in (0, 2, None):
            assert RULES.view_of(game[0], reader) == RULES.view_of(other[0], reader)
            assert [RULES.redact_event(event, reader) for event in game[1]] == [
                RULES.redact_event(event, reader) for event in other[1]
            ]
        move = Discard(game[0].hands[game[0].to_act][0])
        game, other = RULES.step(game[0], move), RULES.step(other[0], move)
        turns += 1
        assert turns <= 67
    assert turns > 40
    assert of_kind(game[1], RoundEnded)[0].roles == (DIGGER, SABOTEUR, DIGGER)
    assert of_kind(other[1], RoundEnded)[0].roles == (DIGGER, DIGGER, DIGGER)


# Layout and deal.


@each_edition
def test_r19_the_start_lies_face_up_and_opens_to_all_sides(edition: str) -> None:
    """The round begins with one card in the maze: a crossroads that everybody sees."""
    state = table("S", edition=edition, hand=["path NESW"])
    assert all(view.board == (LaidTile(START, Tile.read("NESW")),) for view in views(state))
    assert legal_texts(state, "place 0 ") == [
        "place 0 -1,0",
        "place 0 0,-1",
        "place 0 0,1",
        "place 0 1,0",
    ]


@each_edition
def test_r20_goals_lie_face_down(edition: str) -> None:
    """Nobody sees what the goals are, and exchanging two of them changes no view."""
    state = dealt(edition, 5)
    top, middle, bottom = state.goals
    exchanged = replace(state, goals=(bottom, top, middle))
    assert views(exchanged) == views(state)
    for view in views(state):
        assert [(goal.opened, goal.face) for goal in view.goals] == [(False, None)] * 3


@each_edition
def test_r20_goals_are_shuffled(edition: str) -> None:
    """Every order of the three goals comes up, in the first round and in later ones."""
    games = [dealt(edition, 3, seed) for seed in range(40)]
    every_order = set(permutations(GoalFace))
    assert {state.goals for state in games} == every_order
    assert {round_deals(state)[2].goals for state in games} == every_order


@each_edition
def test_r21_seven_cards_fit_between_the_start_and_the_goals(edition: str) -> None:
    """Six cards in a row do not reach the middle goal, the seventh does; then it lies there."""
    six = table("S─────", edition=edition, hand=["path EW", "path NESW"])
    assert not of_kind(events_of(six, "place 0 6,0"), GoalOpened)
    seven = table("S──────", edition=edition, hand=["path EW", "path NESW"])
    assert [event.goal for event in of_kind(events_of(seven, "place 0 7,0"), GoalOpened)] == [1]
    assert refusal_of(seven, "place 0 8,0") is Refusal.CELL_TAKEN


@each_edition
def test_r22_one_card_fits_between_two_goals(edition: str) -> None:
    """The goals lie two rows apart: a card between them touches both."""
    drawing = """
        .......┌.
        S──────┘.
    """
    state = table(drawing, edition=edition, hand=["path NESW"])
    for goal in ("8,-2", "8,0", "8,2"):
        assert refusal_of(state, f"place 0 {goal}") is Refusal.CELL_TAKEN
    between = after_moves(state, "place 0 8,-1")
    assert between.phase is Phase.OPEN
    assert legal_texts(between) == ["open 1", "open 2"]


@each_edition
@pytest.mark.parametrize(
    ("drawing", "place"),
    [
        pytest.param("│\n│\nS", "0,-3", id="above"),
        pytest.param("S\n│\n│", "0,3", id="below"),
        pytest.param("S", "-1,0", id="behind the start"),
        pytest.param(".......┌─\nS──────┘.", "9,-1", id="beyond the goals"),
    ],
)
def test_r23_the_maze_may_leave_the_frame(edition: str, drawing: str, place: str) -> None:
    """The frame of five rows and nine columns is a help for laying out, not a border."""
    state = table(drawing, edition=edition, hand=["path NESW"])
    assert f"place 0 {place}" in legal_texts(state)
    assert Cell.read(place) in after_moves(state, f"place 0 {place}").board.tiles


@each_edition
@pytest.mark.parametrize(
    ("seats", "left"),
    [(3, 49), (4, 43), (5, 37), (6, 37), (7, 32), (8, 35), (9, 31), (10, 27)],
)
def test_r24_path_and_action_cards_make_one_deck(edition: str, seats: int, left: int) -> None:
    """40 path and 27 action cards together; what is not dealt is the draw pile."""
    state = dealt(edition, seats)
    kinds = Counter(isinstance(card, PathCard) for card in state.deck)
    assert kinds == {True: 40, False: 27}
    assert all(view.deck_size == left for view in views(state))
    assert sorted(card for hand in state.hands for card in hand) == list(range(67 - left))


@each_edition
def test_r24_the_deck_is_shuffled(edition: str) -> None:
    """A hand may begin with either kind, the pile too, and no two rounds are dealt alike."""
    games = [dealt(edition, 5, seed) for seed in range(20)]
    for place in (0, 30):
        assert len({isinstance(state.deck[place], PathCard) for state in games}) == 2
    decks = {deal.deck for state in games for deal in round_deals(state)}
    assert len(decks) == 60


@each_edition
@pytest.mark.parametrize(
    ("seats", "cards"), [(3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4)]
)
def test_r25_hands_have_six_five_or_four_cards(edition: str, seats: int, cards: int) -> None:
    """Six cards each for 3-5 players, five for 6-7, four for 8-10."""
    state, events = RULES.deal(box(edition).edition, seats, 1, None)
    assert [event.count for event in of_kind(events, Dealt)] == [cards] * seats
    for seat, view in enumerate(views(state)[:-1]):
        assert view.hand_sizes == (cards,) * seats
        assert len(view.hand) == cards
        assert of_kind(RULES.redact_events(events, seat), Dealt)[seat].cards == view.hand
    assert views(state)[-1].hand == ()


@each_edition
def test_r25_nobody_sees_the_hand_of_another(edition: str) -> None:
    """Of the cards dealt to others one learns how many there are."""
    state, events = RULES.deal(box(edition).edition, 5, 1, None)
    for reader in (*range(5), None):
        for event in of_kind(RULES.redact_events(events, reader), Dealt):
            assert (event.cards is None) == (event.seat != reader)
    mine, *others = state.hands
    stirred = list(state.deck)
    for a, b in zip(others[0], others[1], strict=True):
        stirred[a], stirred[b] = stirred[b], stirred[a]
    exchanged = replace(state, deck=tuple(stirred))
    assert exchanged.deck[: len(mine)] == state.deck[: len(mine)]
    # The log is checked above: it tells the deal as it was, not as exchanged.
    assert RULES.view_of(exchanged, 0) == RULES.view_of(state, 0)


@each_edition
def test_r26_the_draw_pile_lies_face_down_within_reach(edition: str) -> None:
    """Everybody knows how high the pile is; the cards in it could be in any order."""
    state = table("S─", edition=edition, hand=["path EW", "map"])
    upside_down = replace(state, deck=(*state.deck[:30], *reversed(state.deck[30:])))
    assert upside_down.deck != state.deck
    assert views(upside_down) == views(state)
    drawn = of_kind(events_of(state, "discard 0"), Drew)
    assert drawn == [Drew(0, 30, state.deck[30])]
    assert [view.deck_size for view in views(after_moves(state, "discard 0"))] == [36] * 6


@each_edition
def test_r27_the_gold_deck_is_shuffled_and_lies_face_down(edition: str) -> None:
    """28 gold cards in an order that differs from game to game and that nobody knows."""
    games = [dealt(edition, 5, seed) for seed in range(10)]
    assert len({state.gold_deck for state in games}) == 10
    assert {state.gold_deck[0] for state in games} == {1, 2, 3}
    for state in games[:2]:
        upside_down = replace(state, gold_deck=state.gold_deck[::-1])
        assert upside_down != state
        assert views(upside_down) == views(state)
        for view in views(state):
            assert view.gold_deck_size == 28
            assert (view.gold, view.offer, view.nuggets) == ((), (), None)


@pytest.mark.parametrize(
    ("edition", "custom"),
    [
        ("uk", "youngest"),
        ("ru", "youngest"),
        ("fa", "youngest"),
        ("lv", "agreed"),
        ("he", "most-dwarf-like"),
        ("en", "youngest"),
    ],
)
def test_r28_the_host_picks_the_first_player_by_the_custom_of_the_booklet(
    edition: str, custom: str
) -> None:
    """The edition names the custom; whom the host picks begins, else chance decides."""
    assert box(edition).edition.first_player == custom
    for seat in range(5):
        state, events = RULES.deal(box(edition).edition, 5, 1, seat)
        assert (state.starter, state.to_act) == (seat, seat)
        assert of_kind(events, RoundStarted) == [RoundStarted(1, seat)]
        assert RULES.view_of(state, None).to_act == seat
    assert {dealt(edition, 5, seed).to_act for seed in range(40)} == {0, 1, 2, 3, 4}


@each_edition
def test_r28_the_host_s_pick_changes_nothing_else(edition: str) -> None:
    """The same seed deals the same cards, whoever begins."""
    by_lot, picked = dealt(edition, 5), dealt(edition, 5, first=3)
    assert round_deals(picked) == round_deals(by_lot)
    assert picked.gold_deck == by_lot.gold_deck


@each_edition
@each_size
def test_r29_turns_go_clockwise(edition: str, seats: int) -> None:
    """After the first player comes their left neighbour, and so on round the table."""
    state = dealt(edition, seats, first=2)
    order = []
    for _ in range(seats + 2):
        order.append(state.to_act)
        state = after_moves(state, f"discard {state.hands[state.to_act][0]}")
    assert order == [*range(2, seats), 0, 1, 2, 3 % seats]


@each_edition
@pytest.mark.parametrize(
    "move", ["place 24 1,0", "peek 25 1", "break 26 3", "mend 27 1 pick", "collapse 28 0,1"]
)
def test_r29_whatever_was_played_and_whomever_it_hit_the_left_neighbour_is_next(
    edition: str, move: str
) -> None:
    """No card makes the turn jump: after the last seat comes the first."""
    state = table(
        """
        S
        │
        """,
        edition=edition,
        to_act=4,
        hand=["path EW", "map", "break lamp", "mend pick", "rockfall"],
        broken={0: ["pick"]},
    )
    assert after_moves(state, move).to_act == 0
