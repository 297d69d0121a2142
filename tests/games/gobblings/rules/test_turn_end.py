"""G13-G20: what a turn is made of, replacing and passing, and how a round ends."""

import pytest

from foolsgold.games.api import Refused, RoundStarted
from foolsgold.games.gobblings.cards import Colour, TileKind
from foolsgold.games.gobblings.events import (
    BlownUp,
    Drew,
    GameEnded,
    GoalOpened,
    Outcome,
    Passed,
    Placed,
    Replaced,
    RoundEnded,
    Scored,
    ScoreReason,
)
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.gobblings_positions import (
    DOCUMENTED_EDITIONS,
    RULES,
    after_moves,
    box,
    card,
    events_of,
    legal_texts,
    refusal_of,
    table,
)
from tests.support.positions import of_kind, position

each_edition = pytest.mark.parametrize("edition", DOCUMENTED_EDITIONS)

WALLED_IN = """
    .║.
    ═S═
    .║.
    """
"""Rubble on all sides of the start: no path tile can be laid."""
ONE_END = """
    .║.......
    ═S───────
    .║.......
    """
"""Only one place is left, and it reaches the middle goal."""
NO_PLAY = ["passage NS", "key-red NE", "door-red NS"]
GOLD_MIDDLE = ("dragon", "gold", "dynamite")
DRAGON_MIDDLE = ("dynamite", "dragon", "gold")
DYNAMITE_MIDDLE = ("dragon", "dynamite", "gold")


def outcomes(state: State, *moves: str) -> list[Outcome]:
    """How the rounds ended that these moves end."""
    return [event.outcome for event in of_kind(events_of(state, *moves), RoundEnded)]


# The three actions.


@each_edition
def test_g13_a_turn_is_playing_or_replacing(edition: str) -> None:
    """All that may be done, move by move; passing is not among it while a card can be played."""
    state = table("S─", edition=edition, hand=["passage NS", "map", "potion"])
    assert legal_texts(state) == [
        "place 0 0,-1", "place 0 0,1", "place 0 -1,0 90", "place 0 2,0 90",
        "peek 1 1", "peek 1 2", "peek 1 3",
        "swap 2 2", "swap 2 3", "swap 2 4", "swap 2 5",
        "replace 0", "replace 1", "replace 2",
    ]  # fmt: skip
    assert refusal_of(state, "pass") is Refusal.CAN_PLAY
    for move in ("open 1", "leave", "serve 2", "steal 2"):
        assert refusal_of(state, move) is Refusal.NOT_NOW


@each_edition
def test_g13_a_turn_is_one_action_with_one_card_of_ones_own(edition: str) -> None:
    """After any of them one other card is in the hand and it is the next player's turn."""
    state = table("S─", edition=edition, hand=["passage NS", "map", "potion"])
    for move in legal_texts(state):
        after = after_moves(state, move)
        used = int(move.split()[1])
        assert after.hands[0] == (*(held for held in state.hands[0] if held != used), 15)
        assert after.hands[1:] == state.hands[1:]
        assert (after.to_act, after.phase) == (1, Phase.PLAY)
    assert refusal_of(state, "replace 3") is Refusal.NOT_YOUR_CARD
    assert refusal_of(state, "place 15 2,0") is Refusal.NOT_YOUR_CARD
    with pytest.raises(Refused):
        after_moves(state, "peek 1 2", "peek 1 2")


@each_edition
def test_g13_a_card_replaced_goes_under_the_deck_and_the_top_one_is_taken(edition: str) -> None:
    state = table("S─", edition=edition, hand=["passage NS", "map", "potion"])
    after = after_moves(state, "replace 1")
    assert after.hands[0] == (0, 2, 15)
    assert after.pile[:-1] == state.pile[1:]
    assert after.deck[after.pile[-1]] == card("map")
    assert after.discards == ()
    assert events_of(state, "replace 1") == (
        Replaced(0, 1, card("map")),
        Drew(0, 15, state.deck[15]),
    )
    assert RULES.redact_event(Replaced(0, 1, card("map")), 1) == Replaced(0, None, None)


@each_edition
def test_g13_who_can_play_nothing_may_pass(edition: str) -> None:
    """An explosion without a tile to hit cannot be played; replacing remains possible."""
    state = table("S", edition=edition, hand=["explosion", "explosion", "explosion"])
    assert legal_texts(state) == ["replace 0", "replace 1", "replace 2", "pass"]
    assert events_of(state, "pass") == (Passed(0, None),)
    after = after_moves(state, "pass")
    assert (after.to_act, after.hands, after.pile) == (1, state.hands, state.pile)
    assert after_moves(state, "replace 1").hands[0] == (0, 2, 15)


# Playing a card.


@each_edition
def test_g14_a_path_tile_is_laid_only_to_tiles_on_the_field(edition: str) -> None:
    """Neither far away, nor at a corner, nor on what lies there, nor beside a goal alone."""
    state = table("S─", edition=edition, hand=["passage NESW", "map"])
    for cell in ("3,0", "5,5", "-1,-1", "8,0", "9,-1"):
        assert refusal_of(state, f"place 0 {cell}") is Refusal.NO_CONTACT
    for cell in ("0,0", "1,0", "9,0"):
        assert refusal_of(state, f"place 0 {cell}") is Refusal.CELL_TAKEN
    assert refusal_of(state, "place 1 2,0") is Refusal.NOT_A_PATH
    assert legal_texts(state, "place") == [
        "place 0 -1,0", "place 0 0,-1", "place 0 0,1", "place 0 2,0",
    ]  # fmt: skip


@each_edition
def test_g14_a_path_tile_must_continue_a_route(edition: str) -> None:
    """Wall to wall continues nothing, a wall before an open end ends it, rubble is no route."""
    state = table("S─", edition=edition, hand=["passage NS", "passage NE"])
    assert refusal_of(state, "place 0 1,-1 90") is Refusal.NO_CONTACT
    assert refusal_of(state, "place 0 2,0") is Refusal.NO_FIT
    assert refusal_of(state, "place 0 1,1") is Refusal.NO_FIT
    assert refusal_of(state, "place 0 2,0 90") is None
    assert refusal_of(state, "place 1 2,0 180") is None
    blocked = table("S═", edition=edition, hand=["passage NS"])
    assert refusal_of(blocked, "place 0 2,0 90") is Refusal.RUBBLE_ONLY
    assert legal_texts(blocked, "place") == ["place 0 0,-1", "place 0 0,1", "place 0 -1,0 90"]


@each_edition
def test_g14_a_tile_laid_lies_there_as_it_was_turned(edition: str) -> None:
    state = position(f"{edition} deck=(0:key-blue-NES) board=(1,0:EW)")
    assert events_of(state, "place 0 2,0 180")[0] == Placed(
        0, Cell(2, 0), Tile.read("NSW"), TileKind.KEY, Colour.BLUE, 0
    )
    after = after_moves(state, "place 0 2,0 180")
    assert after.board.tiles[Cell(2, 0)] == Tile.read("NSW")
    assert after.kinds[Cell(2, 0)] is TileKind.KEY


@each_edition
@pytest.mark.parametrize(
    ("held", "move"), [("map", "peek 0 2"), ("explosion", "explode 0 1,0"), ("potion", "swap 0 4")]
)
def test_g15_a_card_without_a_path_is_discarded_once_its_effect_has_happened(
    edition: str, held: str, move: str
) -> None:
    state = table("S─", edition=edition, hand=[held])
    after = after_moves(state, move)
    assert after.discards[-1] == card(held)
    assert set(after.board.tiles) <= set(state.board.tiles)
    assert 0 not in after.hands[0] + after.pile
    changed = {
        "map": after.peeked[0] == {1},
        "explosion": Cell(1, 0) not in after.board.tiles,
        "potion": after.roles[0] == state.roles[3],
    }
    assert changed[held]


@each_edition
def test_g15_a_path_tile_is_not_discarded(edition: str) -> None:
    state = table("S─", edition=edition, hand=["passage NS"])
    after = after_moves(state, "place 0 2,0 90")
    assert after.discards == ()
    assert set(after.board.tiles) == {Cell(0, 0), Cell(1, 0), Cell(2, 0)}


# Replacing instead of playing.


@each_edition
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_g16_who_does_not_want_to_lay_replaces_any_one_of_his_cards(
    edition: str, chosen: int
) -> None:
    """Though they could play; and it counts as passing, till somebody plays."""
    state = table("S─", edition=edition, hand=["passage NS", "map", "potion"])
    assert legal_texts(state, "place")
    after = after_moves(state, f"replace {chosen}")
    kept = [held for held in (0, 1, 2) if held != chosen]
    assert after.hands[0] == (*kept, 15)
    assert after.deck[after.pile[-1]] == state.deck[chosen]
    assert len(after.pile) == len(state.pile)
    assert after.passed == {0}
    assert RULES.view_of(after, None).passed == (0,)


# The deck is empty.


@each_edition
def test_g17_with_an_empty_deck_nothing_is_replaced_and_one_must_play(edition: str) -> None:
    """Neither replacing nor passing is allowed while any card can be played, a map too."""
    state = table("S─", edition=edition, hand=["passage NS", "map"], pile=0)
    assert refusal_of(state, "replace 0") is Refusal.DECK_EMPTY
    assert refusal_of(state, "pass") is Refusal.CAN_PLAY
    assert legal_texts(state, "replace") == legal_texts(state, "pass") == []
    assert len(legal_texts(state, "place")) == 4
    assert len(legal_texts(state, "peek")) == 3
    only_map = table(WALLED_IN, edition=edition, hand=["passage NS", "map"], pile=0)
    assert legal_texts(only_map) == ["peek 1 1", "peek 1 2", "peek 1 3"]
    assert refusal_of(only_map, "pass") is Refusal.CAN_PLAY


@each_edition
def test_g17_one_card_in_the_deck_is_enough_to_replace(edition: str) -> None:
    state = table("S─", edition=edition, hand=["passage NS", "map"], pile=1)
    assert legal_texts(state, "replace") == ["replace 0", "replace 1"]
    after = after_moves(state, "replace 0")
    assert after.hands[0] == (1, 15)
    assert [after.deck[left] for left in after.pile] == [card("passage NS")]


@each_edition
def test_g17_one_must_play_even_if_it_hurts_the_own_team(edition: str) -> None:
    """A Goblin whose only tile fits only before the Gold opens it, and all Goblins pay."""
    state = table(
        ONE_END,
        edition=edition,
        to_act=3,
        hand=["passage NS"],
        pile=0,
        points=(0, 0, 0, 2, 2),
    )
    assert legal_texts(state) == ["place 9 8,0 90"]
    assert refusal_of(state, "pass") is Refusal.CAN_PLAY
    events = events_of(state, "place 9 8,0 90")
    assert of_kind(events, GoalOpened)[0].seat == 3
    lost = [(event.seat, event.total) for event in of_kind(events, Scored) if event.change < 0]
    assert lost == [(3, 1), (4, 1)]


@each_edition
def test_g18_with_an_empty_deck_and_nowhere_to_lay_he_shows_his_hand_and_passes(
    edition: str,
) -> None:
    """Everybody learns the whole hand; the cards stay with them."""
    state = table(WALLED_IN, edition=edition, hand=NO_PLAY, pile=0)
    assert legal_texts(state) == ["pass"]
    assert refusal_of(state, "place 0 2,0 90") is Refusal.RUBBLE_ONLY
    (passed,) = events_of(state, "pass")
    assert isinstance(passed, Passed)
    assert passed.seat == 0
    assert passed.shown is not None
    assert sorted(map(str, passed.shown)) == sorted(NO_PLAY)
    for seat in (*range(5), None):
        assert RULES.redact_event(passed, seat) == passed
        assert RULES.view_of(after_moves(state, "pass"), seat).shown[0] == passed.shown
    after = after_moves(state, "pass")
    assert (after.hands, after.to_act) == (state.hands, 1)
    assert after.passed == {0}


@each_edition
def test_g18_nothing_is_shown_while_there_is_a_deck(edition: str) -> None:
    state = table(WALLED_IN, edition=edition, hand=NO_PLAY, pile=1)
    assert legal_texts(state) == ["replace 0", "replace 1", "replace 2", "pass"]
    assert events_of(state, "pass") == (Passed(0, None),)


# The end of a round.


@each_edition
def test_g19_the_round_ends_when_all_have_passed(edition: str) -> None:
    """Not before the last of them; then the next round is laid."""
    state = table("S─", edition=edition, to_act=2, hand=["map"])
    moves = ["replace 6", "replace 9", "replace 12", "replace 0", "replace 3"]
    assert outcomes(state, *moves[:4]) == []
    assert outcomes(state, *moves) == [Outcome.NOTHING]
    after = after_moves(state, *moves)
    assert (after.round, after.phase) == (2, Phase.PLAY)
    assert of_kind(events_of(after_moves(state, *moves[:4]), moves[4]), RoundStarted)
    assert set(after.board.tiles) == {Cell(0, 0)}


@each_edition
def test_g19_a_card_played_begins_the_count_of_passes_anew(edition: str) -> None:
    """Four passed, the fifth plays: now all five must pass again, the fifth too."""
    state = table("S─", edition=edition, hands={4: ["passage NS"]})
    moves = ["replace 0", "replace 3", "replace 6", "replace 9", "place 12 2,0 90"]
    assert outcomes(state, *moves) == []
    played = after_moves(state, *moves)
    assert played.passed == frozenset()
    again = ["replace 1", "replace 4", "replace 7", "replace 10"]
    assert outcomes(played, *again) == []
    last = after_moves(played, *again)
    assert outcomes(last, f"replace {last.hands[4][0]}") == [Outcome.NOTHING]


@each_edition
def test_g19_a_turn_lost_by_ale_is_no_pass(edition: str) -> None:
    """Four pass and the fifth is passed over and still to be asked."""
    state = table("S─", edition=edition, drinkers=frozenset({4}))
    state = after_moves(state, "replace 0", "replace 3", "replace 6")
    assert outcomes(state, "replace 9") == []
    circle = after_moves(state, "replace 9", "replace 1", "replace 4", "replace 7", "replace 10")
    assert (circle.round, circle.to_act) == (1, 4)
    assert outcomes(circle, "replace 12") == [Outcome.NOTHING]


@each_edition
def test_g19_passing_with_an_empty_deck_ends_the_round_too(edition: str) -> None:
    """Everybody shows a hand that cannot be played."""
    state = table(
        WALLED_IN,
        edition=edition,
        hands={seat: [["passage NS", "door-red NS", "ale NE"][seat]] for seat in range(3)},
        seats=3,
        pile=0,
    )
    assert outcomes(state, "pass", "pass") == []
    events = events_of(state, "pass", "pass", "pass")
    assert [len(event.shown) for event in of_kind(events, Passed)] == [1, 1, 1]
    assert [event.outcome for event in of_kind(events, RoundEnded)] == [Outcome.NOTHING]


@each_edition
def test_g19_the_round_ends_when_all_cards_are_gone_and_no_goal_is_reached(edition: str) -> None:
    """Deck and hands are empty: nobody has to pass any more."""
    hands = {0: ["passage NS"], 1: ["map"], 2: ["bomb NS"], 3: [], 4: []}
    state = table("S", edition=edition, hands=hands, pile=0)
    moves = ["place 0 1,0 90", "peek 3 1", "place 6 2,0 90"]
    assert outcomes(state, *moves[:2]) == []
    events = events_of(state, *moves)
    assert [event.outcome for event in of_kind(events, RoundEnded)] == [Outcome.NOTHING]
    assert of_kind(events, Passed) == []
    assert after_moves(state, *moves).round == 2


@each_edition
def test_g19_the_round_ends_with_gold_or_dragon_but_not_with_dynamite(edition: str) -> None:
    """At once, whatever is left in hands and deck."""
    found = {}
    for goals in (GOLD_MIDDLE, DRAGON_MIDDLE, DYNAMITE_MIDDLE):
        state = table("S───────", edition=edition, hand=["passage NS"], goals=goals)
        found[goals[1]] = (
            outcomes(state, "place 0 8,0 90"),
            after_moves(state, "place 0 8,0 90").round,
        )
    assert found == {
        "gold": ([Outcome.GOLD], 2),
        "dragon": ([Outcome.DRAGON], 2),
        "dynamite": ([], 1),
    }


@each_edition
def test_g19_after_dynamite_the_round_ends_when_all_cards_are_gone(edition: str) -> None:
    """The last card of all opens it: the round ends without Gold and Dragon."""
    hands = {0: ["passage NS"], 1: [], 2: [], 3: [], 4: []}
    state = table("S───────", edition=edition, hands=hands, goals=DYNAMITE_MIDDLE, pile=0)
    events = events_of(state, "place 0 8,0 90")
    assert len(of_kind(events, BlownUp)) == 1
    assert [event.outcome for event in of_kind(events, RoundEnded)] == [Outcome.NOTHING]
    points = [(event.seat, event.why) for event in of_kind(events, Scored) if not event.role]
    assert points == [(3, ScoreReason.NOTHING), (4, ScoreReason.NOTHING)]


@each_edition
def test_g20_rounds_are_unlimited(edition: str) -> None:
    """Where hindering earns nothing, sixty rounds go by and the next one is dealt."""
    rules = box(edition, points={"nothing": 0}).edition
    state, _ = RULES.deal(rules, 3, 1, 0)
    for number in range(1, 61):
        assert (state.round, state.phase) == (number, Phase.PLAY)
        for _ in range(3):
            state = after_moves(state, f"replace {state.hands[state.to_act][0]}")
    assert (state.round, state.points, len(state.past)) == (61, (0, 0, 0), 60)


@each_edition
def test_g20_only_the_ninth_point_ends_the_game(edition: str) -> None:
    """Round follows on round until somebody's marker is on 9."""
    state, _ = RULES.deal(box(edition).edition, 3, 1, 0)
    ended: list[GameEnded] = []
    while not ended:
        assert state.phase is Phase.PLAY
        assert max(state.points) < 9
        assert state.round <= 3 * 8 + 1
        move = f"replace {state.hands[state.to_act][0]}"
        ended = of_kind(events_of(state, move), GameEnded)
        state = after_moves(state, move)
    assert state.phase is Phase.OVER
    assert state.points[ended[0].winner] == 9
    assert len(state.past) == sum(state.points)
