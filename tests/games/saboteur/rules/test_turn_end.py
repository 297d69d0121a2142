"""R30-R35 and R64-R68: what a turn is made of, drawing, passing and the discard pile."""

import pytest

from foolsgold.games.api import BadNotation, Refused, RoundStarted
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Discarded,
    Drew,
    Event,
    GoalLaid,
    GoalOpened,
    Mended,
    Peeked,
    Placed,
    RoundEnded,
)
from foolsgold.games.saboteur.moves import Phase, read_move
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import State
from foolsgold.games.saboteur.view import LaidTile
from foolsgold.play.game import Game
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.positions import of_kind
from tests.support.saboteur_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    card,
    events_of,
    legal_texts,
    refusal_of,
    table,
)

each_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)

ONE_OF_EACH = ["path NES", "map", "break lamp", "mend pick", "rockfall", "dead EW"]
A_MOVE_OF_EACH = [
    "place 0 2,0 turned",
    "peek 1 2",
    "break 2 4",
    "mend 3 3 pick",
    "collapse 4 1,0",
    "discard 5",
]
each_move = pytest.mark.parametrize("move", A_MOVE_OF_EACH)


def mixed(edition: str, pile: int | None = None) -> State:
    """Seat 0 holds a card of each kind, and each of them can be played."""
    return table("S─", edition=edition, hand=ONE_OF_EACH, broken={2: ["pick"]}, pile=pile)


def seen(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """The events as a seat learns of them."""
    return tuple(RULES.redact_event(event, seat) for event in events)


# The turn.


@each_edition
def test_r30_a_turn_is_exactly_one_card_of_ones_own(edition: str) -> None:
    """Whatever they choose, one card leaves their hand and it is the next player's turn."""
    state = mixed(edition)
    moves = legal_texts(state)
    assert {move.split()[0] for move in moves} == {
        "place", "peek", "break", "mend", "collapse", "discard",
    }  # fmt: skip
    for move in moves:
        after = after_moves(state, move)
        played = int(move.split()[1])
        assert after.hands[0] == (*(held for held in state.hands[0] if held != played), 30)
        assert after.hands[1:] == state.hands[1:]
        assert after.to_act == 1


@each_edition
def test_r30_no_turn_without_a_card_and_no_second_card(edition: str) -> None:
    """There is no move that plays nothing; a card of another, or one more, is refused."""
    state = mixed(edition)
    with pytest.raises(BadNotation):
        read_move("pass")
    assert refusal_of(state, "discard 6") is Refusal.NOT_YOUR_CARD
    assert refusal_of(state, "discard 30") is Refusal.NOT_YOUR_CARD
    assert refusal_of(state, "open 1") is Refusal.NOT_NOW
    assert refusal_of(state, "turn 1 upright") is Refusal.NOT_NOW
    assert refusal_of(state, "take 1") is Refusal.NOT_NOW
    after = after_moves(state, "peek 1 2")
    assert refusal_of(after, "place 0 2,0 turned") is Refusal.NOT_YOUR_CARD
    with pytest.raises(Refused):
        after_moves(state, "peek 1 2", "discard 0")


@each_edition
def test_r31_a_path_card_is_added_to_the_maze(edition: str) -> None:
    """The first choice: everybody sees the card and how it lies."""
    state = mixed(edition)
    tile = Tile.read("NSW")
    assert events_of(state, "place 0 2,0 turned")[0] == Placed(0, Cell(2, 0), tile, 0)
    after = after_moves(state, "place 0 2,0 turned")
    for seat in (*range(5), None):
        assert RULES.view_of(after, seat).board == (
            LaidTile(Cell(0, 0), Tile.read("NESW")),
            LaidTile(Cell(1, 0), Tile.read("EW")),
            LaidTile(Cell(2, 0), tile),
        )
    assert after.discards == ()


@each_edition
def test_r31_only_a_path_card_is_dug(edition: str) -> None:
    """An action card is no tunnel, and a path card no action."""
    state = mixed(edition)
    for action in (1, 2, 3, 4):
        assert refusal_of(state, f"place {action} 2,0") is Refusal.NOT_A_PATH
    assert refusal_of(state, "peek 0 1") is Refusal.NOT_A_MAP
    assert refusal_of(state, "break 0 2") is Refusal.NOT_A_BREAK
    assert refusal_of(state, "mend 0 3 pick") is Refusal.NOT_A_MEND
    assert refusal_of(state, "collapse 0 1,0") is Refusal.NOT_A_ROCKFALL


@each_edition
def test_r32_an_action_card_is_put_before_any_player_oneself_too(edition: str) -> None:
    """The second choice; where the Persian list says "another", its section on tools decides."""
    state = mixed(edition)
    assert legal_texts(state, "break") == [
        "break 2 1",
        "break 2 2",
        "break 2 3",
        "break 2 4",
        "break 2 5",
    ]
    for seat in range(5):
        after = after_moves(state, f"break 2 {seat + 1}")
        assert "lamp" in RULES.view_of(after, None).broken[seat]
        assert after.discards == ()


@each_edition
@pytest.mark.parametrize(
    ("move", "kind"),
    [
        ("peek 1 2", Peeked),
        ("break 2 4", Broken),
        ("mend 3 3 pick", Mended),
        ("collapse 4 1,0", Collapsed),
    ],
)
def test_r32_every_kind_of_action_card_can_be_played(edition: str, move: str, kind: type) -> None:
    """Map, broken tool, repair and rockfall; everybody sees that it is played."""
    events = events_of(mixed(edition), move)
    for seat in (*range(5), None):
        assert [event.seat for event in of_kind(seen(events, seat), kind)] == [0]


@each_edition
def test_r33_any_card_may_be_put_face_down_on_the_discard_pile(edition: str) -> None:
    """The third choice, open for every card in hand and with no effect on the table."""
    state = mixed(edition)
    assert legal_texts(state, "discard") == [f"discard {number}" for number in range(6)]
    for number in range(6):
        after = after_moves(state, f"discard {number}")
        assert [(put.face, put.face_up) for put in after.discards] == [(state.deck[number], False)]
        assert (after.board, after.broken, after.goals) == (state.board, state.broken, state.goals)
        assert after.peeked == state.peeked


@pytest.mark.parametrize(
    ("edition", "is_over"),
    [("uk", True), ("ru", True), ("fa", True), ("lv", False), ("he", False), ("en", True)],
)
def test_r33_in_latvian_a_discard_is_a_play_like_any_other(edition: str, is_over: bool) -> None:
    """A circle of discards over an empty pile is a circle of passes only where passes count."""
    hands = {seat: ["map", "path NE"] for seat in range(5)}
    state = table("S─", edition=edition, hands=hands, pile=0)
    events: tuple[Event, ...] = ()
    for seat in range(5):
        events = events_of(state, f"discard {6 * seat}")
        state = after_moves(state, f"discard {6 * seat}")
    assert bool(of_kind(events, RoundEnded)) is is_over


@each_edition
@each_move
def test_r34_after_the_card_he_draws_the_top_of_the_pile(edition: str, move: str) -> None:
    """Playing and passing alike end with one card drawn, which only the drawer sees."""
    state = mixed(edition)
    events = events_of(state, move)
    assert events[-1] == Drew(0, 30, state.deck[30])
    assert len(of_kind(events, Drew)) == 1
    for other in (1, 2, 3, 4, None):
        assert seen(events, other)[-1] == Drew(0, None, None)
    after = after_moves(state, move)
    assert [len(hand) for hand in after.hands] == [6, 6, 6, 6, 6]
    assert RULES.view_of(after, 0).hand[-1].face == state.deck[30]
    assert RULES.view_of(after, None).deck_size == 36


@each_edition
def test_r34_he_draws_after_a_stone_was_opened(edition: str) -> None:
    """A stone does not eat the draw: the turn goes on as after any other card."""
    goals = ["treasure", "stone-a", "stone-b"]
    state = table("S──────", edition=edition, hand=["path EW"], goals=goals)
    events = events_of(state, "place 0 7,0")
    assert [type(event) for event in events] == [Placed, GoalOpened, GoalLaid, Drew]
    assert after_moves(state, "place 0 7,0").to_act == 1


@each_edition
@each_move
def test_r35_with_an_empty_pile_one_plays_on_from_the_hand(edition: str, move: str) -> None:
    """Nothing is drawn any more; playing and discarding stay as they were."""
    state = mixed(edition, pile=0)
    assert legal_texts(state) == legal_texts(mixed(edition))
    events = events_of(state, move)
    assert len(events) == 1
    after = after_moves(state, move)
    assert [len(hand) for hand in after.hands] == [5, 6, 6, 6, 6]
    assert (after.to_act, after.phase, after.round) == (1, Phase.PLAY, 1)


@each_edition
def test_r35_the_last_card_of_the_pile_is_drawn_and_then_none(edition: str) -> None:
    """One card is left: this player gets it, the next goes without."""
    state = mixed(edition, pile=1)
    assert of_kind(events_of(state, "discard 5"), Drew) == [Drew(0, 66, state.deck[66])]
    state = after_moves(state, "discard 5")
    assert RULES.view_of(state, None).deck_size == 0
    assert not of_kind(events_of(state, "discard 6"), Drew)
    assert after_moves(state, "discard 6").hands[1] == (7, 8, 9, 10, 11)


# Passing.


@each_edition
def test_r64_who_does_not_want_to_play_may_pass(edition: str) -> None:
    """A hand full of playable cards may still be passed with."""
    state = mixed(edition)
    assert len(legal_texts(state)) > len(legal_texts(state, "discard"))
    assert refusal_of(state, "discard 0") is None
    assert of_kind(events_of(state, "discard 0"), Discarded) == [Discarded(0, 0, card("path NES"))]


@each_edition
def test_r64_who_cannot_play_must_pass(edition: str) -> None:
    """Nothing to mend, nothing to collapse, no tool to dig with: only discards are left."""
    state = table(
        "S",
        edition=edition,
        hand=["path NESW", "mend lamp", "rockfall", "break cart"],
        broken={seat: ["cart"] for seat in range(5)},
    )
    assert legal_texts(state) == ["discard 0", "discard 1", "discard 2", "discard 3"]


@each_edition
def test_r65_who_passes_discards_one_card_of_his_choice_face_down(edition: str) -> None:
    """Any own card will do, but one it must be, and it lies face down for all."""
    state = mixed(edition)
    for number in range(6):
        after = after_moves(state, f"discard {number}")
        assert number not in after.hands[0]
        assert len(after.discards) == 1
        for seat in (*range(5), None):
            assert RULES.view_of(after, seat).discards == (None,)
    assert refusal_of(state, "discard 7") is Refusal.NOT_YOUR_CARD
    for text in ("discard", "discard 0 1"):
        with pytest.raises(BadNotation):
            read_move(text)


@each_edition
def test_r66_the_discarded_card_is_shown_to_nobody(edition: str) -> None:
    """The others learn of the pass; which card it was only its player knows."""
    state = mixed(edition)
    events = events_of(state, "discard 1")
    assert seen(events, 0)[0] == Discarded(0, 1, card("map"))
    for other in (1, 2, 3, 4, None):
        assert seen(events, other)[0] == Discarded(0, None, None)
        assert RULES.view_of(after_moves(state, "discard 1"), other).remembered == (None,)
    assert RULES.view_of(after_moves(state, "discard 1"), 0).remembered == (card("map"),)


@each_edition
def test_r66_no_view_depends_on_which_card_was_discarded(edition: str) -> None:
    """Had they put away a rockfall instead of the map, the others would see the same."""
    state = mixed(edition)
    one, other = after_moves(state, "discard 1"), after_moves(state, "discard 4")
    for reader in (1, 2, 3, 4, None):
        assert RULES.view_of(one, reader) == RULES.view_of(other, reader)
    assert RULES.view_of(one, 0) != RULES.view_of(other, 0)


@each_edition
@pytest.mark.parametrize("seats", [3, 5, 7, 10])
def test_r67_nobody_comes_to_his_turn_with_an_empty_hand(edition: str, seats: int) -> None:
    """Hands are dealt alike and shrink in turn, so an empty-handed pass never falls due."""
    game = Game(f"saboteur-{edition}", seats, seed=2)
    while not game.is_over:
        assert len(game.moves) < 3 * 100
        if game.state.phase is Phase.PLAY:
            sizes = [len(hand) for hand in game.state.hands]
            assert sizes[game.state.to_act] == max(sizes) > 0
            assert max(sizes) - min(sizes) <= 1
        game.play(game.legal_moves[0])


@each_edition
def test_r67_with_all_hands_empty_the_round_is_over_at_once(edition: str) -> None:
    """The last card of all ends the round: nobody has to pass with empty hands."""
    state = table(
        "S─",
        edition=edition,
        to_act=4,
        hands={0: [], 1: [], 2: [], 3: [], 4: ["break lamp"]},
        pile=0,
    )
    for last in ("discard 24", "break 24 1"):
        events = events_of(state, last)
        assert [event.found for event in of_kind(events, RoundEnded)] == [False]
        assert of_kind(events, RoundStarted) == [RoundStarted(2, 0)]


# The discard pile.


@each_edition
def test_r68_played_cards_lie_face_up_on_the_pile_in_hebrew_only(edition: str) -> None:
    """A map that was played, then a pass: two cards face down, or in Hebrew one of them up."""
    state = after_moves(mixed(edition), "peek 1 2")
    state = after_moves(state, f"discard {state.hands[1][0]}")
    for seat in (*range(5), None):
        assert RULES.view_of(state, seat).discards == (
            (card("map"), None) if edition == "he" else (None, None)
        )


@pytest.mark.parametrize(
    ("move", "gone"),
    [
        ("place 0 2,0 turned", []),
        ("break 2 4", []),
        ("mend 3 3 pick", ["break pick", "mend pick"]),
        ("collapse 4 1,0", ["path EW", "rockfall"]),
        ("peek 1 2", ["map"]),
    ],
)
@each_edition
def test_r68_what_has_done_its_work_goes_to_the_discard_pile(
    edition: str, move: str, gone: list[str]
) -> None:
    """Repairs take the broken tool along, rockfalls the path; the pile is open in Hebrew only."""
    after = after_moves(mixed(edition), move)
    assert [put.face for put in after.discards] == [card(name) for name in gone]
    for seat in (*range(5), None):
        assert RULES.view_of(after, seat).discards == tuple(
            card(name) if edition == "he" else None for name in gone
        )


@each_edition
def test_r68_discards_are_never_played_again_in_the_round(edition: str) -> None:
    """The empty draw pile is not filled from the discards."""
    state = after_moves(mixed(edition, pile=1), "discard 5")
    assert len(state.discards) == 1
    state = after_moves(state, "discard 6", "discard 12")
    assert (state.draw_pile, len(state.discards)) == (0, 3)


def test_r68_the_pile_is_a_switch_of_its_own() -> None:
    """A house rule may take the Hebrew pile into another edition, and the other way round."""
    for edition, pile, shown in (("en", "mixed", card("map")), ("he", "face-down", None)):
        state = table(edition=edition, hand=["map"], changes={"discard_pile": pile})
        assert RULES.view_of(after_moves(state, "peek 0 1"), 1).discards == (shown,)
