"""What a console and a notebook show of games, views and positions; and which games are equal."""

import copy
import pickle
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import foolsgold
from foolsgold import Game
from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import ruleset_from_text
from foolsgold.games.table_svg import view_svg
from foolsgold.play.table_talk import Honest

LONGEST = 200
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "g", "rect", "circle", "path", "text", "title"}
"""What a picture is made of: shapes and text, nothing that runs, loads or links."""


def played(edition: str, seats: int, seed: int, moves: int, names: tuple[str, ...] = ()) -> Game:
    game = Game(edition, seats, seed, names=names)
    rng = Rng(seed)
    while game.legal_moves and len(game.moves) < moves:
        game.play(rng.choice(game.legal_moves))
    return game


situations = st.tuples(
    st.sampled_from(foolsgold.editions()), st.integers(3, 8), st.integers(0, 2**32)
)


# --- equality ------------------------------------------------------------------------------------


@given(situations, st.integers(0, 60))
def test_a_copy_and_a_game_read_from_its_record_are_equal_to_it(
    situation: tuple[str, int, int], moves: int
) -> None:
    game = played(*situation, moves)
    if not game.is_over:
        game.say(0, Honest())
    same = (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)))  # noqa: S301 - our own
    for other in (*same, Game.from_record(str(game.record()))):
        assert other == game
        assert other.state == game.state


@given(situations, st.integers(1, 40))
def test_a_game_that_went_on_is_another_one(situation: tuple[str, int, int], moves: int) -> None:
    game = played(*situation, moves)
    other = game.copy()
    other.undo()
    assert other != game
    other.play(game.moves[-1])
    assert other == game
    if not game.is_over:
        other.say(0, Honest())
        assert other != game


def test_games_of_other_tables_are_others() -> None:
    game = Game("saboteur-lv", 5, 7)
    own = ruleset_from_text('extends = "saboteur-lv"\n', "mine")
    others = (
        Game("saboteur-en", 5, 7),
        Game("saboteur-lv", 4, 7),
        Game("saboteur-lv", 5, 8),
        Game("saboteur-lv", 5, 7, first=2),
        Game("saboteur-lv", 5, 7, names=tuple("ABCDE")),
        Game("saboteur-lv", 5, 7, bots=(None, "digger", None, None, None)),
        Game(own, 5, 7),
        Game("gobblings", 5, 7),
    )
    assert all(other != game for other in others)
    assert game != str(game.record())


def test_a_game_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game("saboteur-lv", 5, 7))


# --- one line ------------------------------------------------------------------------------------


@given(situations, st.integers(0, 300))
def test_everything_has_a_short_repr(situation: tuple[str, int, int], moves: int) -> None:
    game = played(*situation, moves)
    last = list(game.positions())[-1]
    shown = [game, game.ruleset, game.record(), last, *(game.view(seat) for seat in (None, 0, 2))]
    for each in shown:
        assert len(repr(each)) < LONGEST
        assert "\n" not in repr(each)
        assert situation[0] in repr(each)


def test_a_view_tells_in_one_line_what_matters_and_all_when_printed() -> None:
    view = foolsgold.new("saboteur-lv", seats=5, seed=7).view(2)
    assert repr(view) == (
        "<View saboteur-lv seat=2 role=saboteur round=1/3 phase=play to_act=2 "
        "hand=6 deck=37 laid=1 legal=31>"
    )
    assert str(view).startswith("View(edition=Edition(id='saboteur-lv'")
    for field in view.__struct_fields__:
        assert f"{field}={getattr(view, field)!r}" in str(view)
    position = foolsgold.position("gobblings seats=4")
    assert repr(position) == "<Position gobblings seats=4 round=1 phase=play to_act=0 moves=0>"
    assert repr(foolsgold.new("gobblings", 4, 7).view()) == (
        "<View gobblings seat=None role=None round=1 phase=play to_act=3 "
        "hand=0 deck=38 laid=1 legal=0>"
    )


# --- pictures ------------------------------------------------------------------------------------


def parts(svg: str) -> Iterator[ET.Element]:
    return ET.fromstring(svg).iter()  # noqa: S314 - our own text


def texts(svg: str) -> list[str]:
    return [part.text or "" for part in parts(svg) if part.tag == f"{SVG}text"]


def card_numbers(svg: str) -> list[str]:
    small = (part for part in parts(svg) if part.get("font-size") == "8")
    return [part.text for part in small if part.text]


def seats_drawn(svg: str) -> list[int]:
    return [int(text.split()[1]) for text in texts(svg) if re.match(r"seat \d", text)]


@given(situations, st.integers(0, 300))
def test_a_picture_is_plain_svg_and_shows_every_seat_and_card(
    situation: tuple[str, int, int], moves: int
) -> None:
    game = played(*situation, moves)
    for svg in (game._repr_svg_(), *(game.view(seat)._repr_svg_() for seat in (None, 0, 2))):
        assert {part.tag.removeprefix(SVG) for part in parts(svg)} <= ALLOWED
        names = {name for part in parts(svg) for name in part.attrib}
        assert not {name for name in names if "href" in name or name.startswith("on")}
        assert "url(" not in svg
        assert seats_drawn(svg) == list(range(game.seats))
    hands = [str(held.card) for seat in range(game.seats) for held in game.view(seat).hand]
    assert card_numbers(game._repr_svg_()) == hands
    assert card_numbers(game.view(0)._repr_svg_()) == [str(h.card) for h in game.view(0).hand]
    assert card_numbers(game.view()._repr_svg_()) == []


def test_a_picture_of_a_game_shows_all_and_one_of_a_view_what_its_seat_knows() -> None:
    game = foolsgold.new("saboteur-lv", seats=5, seed=7)
    roles = [view.roles[seat] for seat, view in ((n, game.view(n)) for n in range(5))]
    assert [text for text in texts(game._repr_svg_()) if text in set(roles)] == roles
    own = texts(game.view(2)._repr_svg_())
    assert [text for text in own if text in set(roles)] == [roles[2]]
    assert own.count("?") == 4 + 3  # four seats and three goals
    assert next(game.positions())._repr_svg_() == game._repr_svg_()
    assert foolsgold.position(game.position)._repr_svg_() == game._repr_svg_()


def test_names_in_a_picture_are_text_whatever_they_are() -> None:
    names = ("</text><script>", "A&B", "'\"", "Боб", "شیرین")
    svg = played("saboteur-en", 5, 7, 3, names)._repr_svg_()
    assert {part.tag.removeprefix(SVG) for part in parts(svg)} <= ALLOWED
    assert "<script" not in svg
    assert "seat 1 A&B" in texts(svg)


def test_what_is_no_view_has_no_picture() -> None:
    with pytest.raises(TypeError, match="there is no picture of int"):
        view_svg(3)


def test_the_version_is_that_of_the_package() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", foolsgold.__version__)
