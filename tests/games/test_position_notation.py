"""A position in one line: it holds everything, reads back, and is refused kindly if it is none."""

import re
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import foolsgold
from foolsgold.games.catalogue import GAMES, find, ruleset_from_text
from foolsgold.games.gobblings.cards import Colour, Role, TileKind
from foolsgold.games.position_notation import PositionError
from foolsgold.games.saboteur.cards import GoalFace, MapCard, PathCard, Tool
from foolsgold.play.record import Position
from foolsgold.tunnel.tiles import Cell, Tile
from tests.support.each_game import each_game
from tests.support.game_case import GameCase
from tests.support.profiles import scaled_examples

BY_NAME = {rules.name: rules for rules in GAMES}
ODD = (
    "",
    "-",
    "yes",
    "0",
    "1",
    "99",
    "-1",
    "10000000000000000000000",
    "(",
    ")",
    ":",
    "=",
    "n",
    "٣",
)


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(30))
def test_a_position_reads_back(case: GameCase, data: st.DataObject) -> None:
    rules = case.rules
    state, _ = data.draw(case.random_positions())
    text = rules.position_text(state)
    again = rules.read_position(text, state.edition)
    assert rules.position_text(again) == text
    assert again == state
    assert hash(again) == hash(state)
    assert text.split(" ")[0] == state.edition.id
    assert len(text.splitlines()) == 1
    assert rules.legal_moves(again) == rules.legal_moves(state)


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(15))
def test_a_view_reads_back_for_every_reader(case: GameCase, data: st.DataObject) -> None:
    rules = case.rules
    state, _ = data.draw(case.random_positions())
    for seat in (None, *range(state.seats)):
        view = rules.view_of(state, seat)
        text = rules.view_text(view)
        assert rules.read_view(text, state.edition) == view
        assert len(text.splitlines()) == 1


def mangled(draw: Any, text: str) -> str:
    """A text with a few of its pieces taken out, doubled or put in place of others."""
    pieces = re.findall(r"[():=]|\s|[^():=\s]+", text)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(pieces) - 1))
        put = draw(st.sampled_from((*ODD, *pieces)))
        pieces[at : at + draw(st.integers(0, 2))] = [put]
    return "".join(pieces)


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(80))
def test_a_mangled_text_is_read_or_refused_kindly(case: GameCase, data: st.DataObject) -> None:
    """And what was read can be looked at by everybody."""
    rules = case.rules
    state, _ = data.draw(case.random_positions())
    text = mangled(data.draw, rules.position_text(state))
    try:
        read = rules.read_position(text, state.edition)
    except PositionError:
        return
    assert rules.read_position(rules.position_text(read), state.edition) == read
    for seat in (None, *range(read.seats)):
        rules.view_of(read, seat)
    assert rules.table_to_ascii(read)


@each_game
@given(data=st.data())
@settings(max_examples=scaled_examples(50))
def test_a_mangled_view_is_read_or_refused_kindly(case: GameCase, data: st.DataObject) -> None:
    rules = case.rules
    state, _ = data.draw(case.random_positions())
    seat = data.draw(st.sampled_from((None, *range(state.seats))))
    text = mangled(data.draw, rules.view_text(rules.view_of(state, seat)))
    try:
        view = rules.read_view(text, state.edition)
    except PositionError:
        return
    assert rules.read_view(rules.view_text(view), state.edition) == view


@given(st.text(alphabet="saboteur-en =():0123456789,()\n seats hands deck", max_size=40))
@example("saboteur-en hands=" + "(" * 5000)
@example("saboteur-en hands=" + "(" * 5000 + ")" * 5000)
def test_any_text_is_a_position_or_refused_kindly(text: str) -> None:
    try:
        foolsgold.position(text)
    except PositionError:
        return


@pytest.mark.parametrize(
    ("text", "field", "word", "expected"),
    [
        ("", "edition", "", "saboteur-uk | "),
        ("./own.toml seats=3", "edition", "./own.toml", "saboteur-uk | "),
        ("saboteur-en seats=2", "seats", "2", "3…10"),
        ("saboteur-en seats=three", "seats", "three", "-9999…9999"),
        ("saboteur-en seats=3 seats=3", "seats", "seats=3", "chance | round"),
        ("saboteur-en fog=1", "fog", "fog=1", "seats | chance | round"),
        ("saboteur-en round", "round", "round", "seats | chance | round"),
        ("saboteur-en to_act=0", "to_act", "0", "1…3"),
        ("saboteur-en to_act=4", "to_act", "4", "1…3"),
        ("saboteur-en phase=lunch", "phase", "lunch", "play | open | turn | draft | over"),
        ("saboteur-en turning=4", "turning", "4", "1…3"),
        ("saboteur-en hands=((0) (1))", "hands", "((0) (1))", "(… … …)"),
        ("saboteur-en hands=((0) (1) (67))", "hands", "67", "0…66"),
        ("saboteur-en hands=(0 1 2)", "hands", "0", "(…)"),
        ("saboteur-en hands=((0 1)", "hands", "((0 1)", "(…)"),
        ("saboteur-en broken=((rope) () ())", "broken", "rope", "pick | lamp | cart"),
        ("saboteur-en broken=((lamp lamp) () ())", "broken", "(lamp lamp)", "(lamp)"),
        ("saboteur-en board=(1,0:N)", "board", "N", "NES | nes"),
        ("saboteur-en board=(1:NS)", "board", "1", "3,-1"),
        ("saboteur-en board=(NS)", "board", "NS", "key:value"),
        ("saboteur-en board=(1,0:NS 1,0:EW)", "board", "(1,0:NS 1,0:EW)", "key:value"),
        ("saboteur-en deck=(0:bomb)", "deck", "bomb", "NES | nes | map"),
        ("saboteur-en deck=(map map)", "deck", "(map map)", "(… …"),
        ("saboteur-en deck=(0:mend-pick+lamp+cart)", "deck", "(0:mend-pick+lamp+cart)", "EW | NE"),
        ("saboteur-en drawn=68", "drawn", "68", "0…67"),
        (f"saboteur-en chance=(1 {2**256})", "chance", str(2**256)[:60] + "…", "0…1"),
        ("saboteur-en chance=(1 0 (1:(() () () 0)))", "chance", "(1 0 (1:(…)))", "(first seed)"),
        ("gobblings board=(1,0:door-NS)", "board", "door-NS", "NES | bomb-NES"),
        ("gobblings board=(1,0:map)", "board", "map", "NES | bomb-NES"),
        ("gobblings board=(9,0:bomb-NESW)", "board", "(9,0:bomb-NESW)", "0,0:NESW"),
        ("gobblings buried=(1)", "deck", "-", "(… …"),
        ("gobblings seen=((- -) (- -) (- -))", "seen", "((- -) (- -) (- -))", "(… … …)"),
    ],
)
def test_what_is_no_position_is_refused_with_what_was_expected(
    text: str, field: str, word: str, expected: str
) -> None:
    with pytest.raises(PositionError) as refused:
        foolsgold.position(text)
    args = refused.value.message.args
    assert (args["field"], args["word"]) == (field, word)
    assert str(args["expected"]).startswith(expected)


BY_SEAT = (
    *(("saboteur-en", name) for name in ("roles", "hands", "broken", "peeked", "gold")),
    *(("gobblings", name) for name in ("roles", "hands", "peeked", "points", "seen", "traced")),
)
BY_GOAL = (("saboteur-en", "goals"), ("saboteur-en", "reached_by"), ("gobblings", "goals"))


@pytest.mark.parametrize(("edition", "field"), [*BY_SEAT, *BY_GOAL])
def test_fields_by_seat_or_goal_have_a_value_for_each(edition: str, field: str) -> None:
    """Neither one less nor one more: rules look them up by number."""
    game = foolsgold.Game(edition, seats=4, seed=1)
    word = next(w for w in re.findall(r"\w+=[^=]*(?= |$)", game.position) if w.startswith(field))
    inside = word.removeprefix(f"{field}=(").removesuffix(")")
    items = re.findall(r"\([^()]*\)|[^\s()]+", inside)
    assert foolsgold.position(f"{edition} seats=4 {field}=({' '.join(items)})")
    for wrong in (items[:-1], [*items, items[-1]]):
        with pytest.raises(PositionError):
            foolsgold.position(f"{edition} seats=4 {field}=({' '.join(wrong)})")


def test_what_a_text_does_not_say_is_as_dealt() -> None:
    opening = foolsgold.Game("saboteur-en", seats=4, seed=0, first=0).state
    assert foolsgold.position("saboteur-en seats=4").state == opening
    dealt = foolsgold.Game("saboteur-en", seats=4, seed=9, first=2).state
    assert foolsgold.position("saboteur-en seats=4 chance=(3 9)").state == dealt
    assert foolsgold.position("saboteur-en").state.seats == 3


def test_only_what_matters_need_be_said() -> None:
    state = foolsgold.position(
        "saboteur-en seats=3 to_act=2 deck=(6:map 7:ew) board=(1,0:EW 2,0:nes)"
        " goals=(treasure stone-a stone-b) broken=(() (lamp) ())"
    ).state
    assert state.to_act == 1
    assert state.hands[1][:2] == (6, 7)
    assert state.deck[6:8] == (MapCard(), PathCard(Tile.read("ew")))
    assert state.board.tiles[Cell(2, 0)] == Tile.read("nes")
    assert state.board.face_down == frozenset(state.edition.goal_cells)
    assert state.goals[0] is GoalFace.TREASURE
    assert state.broken == (frozenset(), frozenset({Tool.LAMP}), frozenset())


@pytest.mark.parametrize("text", ["0:map 1:map 2:map", "5:NESW 0:NESW", "66:map 0:break-lamp"])
def test_faces_named_by_number_change_places_with_others(text: str) -> None:
    """So that the deck is still the edition's."""
    state = foolsgold.position(f"saboteur-en seats=3 deck=({text})").state
    for number, face in (item.split(":") for item in text.split()):
        assert str(state.deck[int(number)]).replace(" ", "-").removeprefix("path-") == face
    assert sorted(map(str, state.deck)) == sorted(map(str, state.edition.deck))


def test_what_tiles_carry_stands_on_the_board() -> None:
    text = "gobblings seats=3 board=(1,0:key-red-EW 2,0:door-red-EW 3,0:EW 4,0:rubble-ew)"
    state = foolsgold.position(text).state
    assert state.board.locks == {Cell(2, 0): Colour.RED}
    assert state.board.is_lock_open(Cell(2, 0))
    assert [state.kinds[Cell(x, 0)] for x in (1, 2, 3, 4)] == [
        TileKind.KEY,
        TileKind.DOOR,
        TileKind.PASSAGE,
        TileKind.RUBBLE,
    ]
    assert foolsgold.position(f"{text} roles=(king master pedant)").state.traced == (
        (Role.KING, None, None),
        (None, Role.MASTER, None),
        (None, None, Role.PEDANT),
    )


def test_a_position_of_an_own_edition_is_read_with_its_box() -> None:
    box = ruleset_from_text('extends = "saboteur-en"\ncolumns_between = 2', "short")
    game = foolsgold.Game(box, 3, 1)
    assert game.position.startswith("short seats=3 ")
    with pytest.raises(PositionError):
        foolsgold.position(game.position)
    read = Position.read(game.position, box)
    assert (read.state, read.text) == (game.state, game.position)
    assert read.legal_moves == game.legal_moves


def test_a_view_says_only_what_matters_too() -> None:
    box = find("saboteur-en")
    view = box.rules.read_view("saboteur-en seats=3 seat=2 hand=(6:map) passes=2", box.edition)
    assert (view.seat, view.passes, view.hand[0].face) == (1, 2, MapCard())
    dealt = foolsgold.Game("saboteur-en", 3, 0, first=0).view(1)
    assert (view.roles, view.board) == (dealt.roles, dealt.board)


def test_a_game_prints_its_table() -> None:
    text = "saboteur-en seats=3 to_act=2 hands=((0) (6 7) ()) deck=(0:map 6:NES 7:nes)"
    more = "broken=((cart lamp) () ()) roles=(digger digger saboteur) gold=((1 3) () ())"
    board = "board=(1,0:ESW 2,0:nw 8,2:NE) opened=(3) goals=(treasure stone-a stone-b)"
    assert str(foolsgold.position(f"{text} {more} {board}")).splitlines() == [
        "saboteur-en round=1 phase=play to_act=2",
        "",
        "........?",
        ".........",
        "S┬╝.....?",
        ".........",
        "........└",
        "",
        "  1 digger   broken=(cart lamp) hand=(0:map)       gold=(1 3)",
        "> 2 digger   broken=()          hand=(6:NES 7:nes) gold=()",
        "  3 saboteur broken=()          hand=()            gold=()",
        "",
        "goals=(treasure stone-a stone-b) draw_pile=49 discards=0 gold_deck=28",
    ]


def test_a_game_of_gobblings_prints_what_tiles_carry() -> None:
    text = "gobblings seats=3 hands=((0) (3) ()) deck=(0:map 3:NES) points=(2 0 11)"
    more = "roles=(king greedy master) board=(1,0:door-red-EW 2,0:EW)"
    lines = str(foolsgold.position(f"{text} {more}")).splitlines()
    assert lines[4] == "S──......?"
    assert lines[8:] == [
        "> 1 king   points=2  hand=(0:map)",
        "  2 greedy points=0  hand=(3:NES)",
        "  3 master points=11 hand=()",
        "",
        "goals=(dragon dynamite gold) pile=41 discards=0 board=(1,0:door-red-EW)",
    ]


def test_a_game_shows_itself_shortly_and_its_position_reads_back() -> None:
    game = foolsgold.Game("saboteur-lv", seats=5, seed=7)
    game.play(game.legal_moves[0])
    assert repr(game) == "<Game saboteur-lv seats=5 seed=7 moves=1>"
    assert foolsgold.position(game.position).state == game.state
    assert str(foolsgold.position(game.position)) == str(game)
    assert [position.text for position in game.positions()][-1] == game.position
