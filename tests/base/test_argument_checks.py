"""A wrong type is a `TypeError` that names the parameter, at once and not somewhere below.

mypy proves the rest: a comment that ignores an error it does not find is an error itself.
"""

from collections.abc import Callable
from typing import Any, assert_type

import pytest

import foolsgold
from foolsgold import Game
from foolsgold.base.rng import Rng
from foolsgold.bots.random_bot import RandomBot
from foolsgold.games.api import Reason, read_number
from foolsgold.games.catalogue import find, ruleset_from_file, ruleset_from_text
from foolsgold.games.gobblings import moves as gobblings_moves
from foolsgold.games.gobblings.view import View as GobblingsView
from foolsgold.games.saboteur.engine import RULES
from foolsgold.games.saboteur.moves import Move, Place, read_move
from foolsgold.games.saboteur.view import View as SaboteurView
from foolsgold.play.record import Position
from foolsgold.play.record_parser import read_record
from foolsgold.play.table_talk import Honest, Looked, Suspect, claim_text, read_claim
from foolsgold.study.simulation import simulate
from foolsgold.tunnel.tiles import Cell, Tile

A: Any = None
"""Any type at all: mypy would find most of these mistakes."""


def game() -> Any:
    return Game("saboteur-lv", 5, 7)


def simulated(**changes: Any) -> Any:
    usual: dict[str, Any] = {"edition": "gobblings", "seats": 3, "games": 1, "seed": 1}
    return simulate(**(usual | {"bots": [RandomBot()] * 3} | changes))


class Nameless:
    def choose(self, view: Any, _heard: Any, rng: Rng) -> Any:
        return rng.choice(view.legal)


class Idle:
    name = "idle"


WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "edition": (lambda: Game(A, 5, 7), r"edition must be an edition's id, .* not NoneType"),
    "seats": (lambda: Game("gobblings", "5", 7), "seats must be an int, not str"),  # type: ignore[call-overload]
    "seats, a truth": (lambda: Game("gobblings", True, 7), "seats must be an int, not bool"),
    "seed": (lambda: foolsgold.new(seed=1.5), "seed must be an int, not float"),  # type: ignore[call-overload]
    "first": (lambda: foolsgold.new(first="1"), "first must be an int or None, not str"),  # type: ignore[call-overload]
    "names": (lambda: foolsgold.new(names="Annas"), "names must be a tuple or list"),  # type: ignore[call-overload]
    "a name": (lambda: foolsgold.new(seats=3, names=[1, 2, 3]), "name must be a str, not int"),  # type: ignore[list-item]
    "bots": (lambda: foolsgold.new(bots=5), "bots must be a tuple or list"),  # type: ignore[call-overload]
    "a bot": (lambda: foolsgold.new(seats=3, bots=[1, 2, 3]), "bots must be a str, not int"),  # type: ignore[list-item]
    "changes": (lambda: foolsgold.new(changes=["rounds"]), "changes must be a mapping"),  # type: ignore[call-overload]
    "seal": (lambda: foolsgold.new(seal="seal"), "seal must be a DealTranscript or None, not str"),  # type: ignore[call-overload]
    "a slip of the pen": (lambda: foolsgold.new(sead=5), "unexpected keyword argument 'sead'"),  # type: ignore[call-overload]
    "one for Game": (lambda: Game("gobblings", 5, 7, nams=()), "unexpected keyword .* 'nams'"),  # type: ignore[call-overload]
    "position": (lambda: foolsgold.position(A), "text must be a str, not NoneType"),
    "view": (lambda: game().view("0"), "seat must be an int or None, not str"),
    "view, a truth": (lambda: game().view(True), "seat must be an int or None, not bool"),
    "heard": (lambda: game().history_for(0.0), "seat must be an int or None, not float"),
    "heard since": (lambda: game().history_for(0, "x"), "since must be an int, not str"),
    "heard this round": (lambda: game().round_history_for("0"), "seat must be an int or None"),
    "heard earlier": (lambda: game().earlier_history_for("0"), "seat must be an int or None"),
    "seen": (lambda: game().redact_for((), "0"), "seat must be an int or None, not str"),
    "play nothing": (lambda: game().play(None), "move must be a move of saboteur or its text, not"),
    "apply nothing": (lambda: game().apply(None), "move must be a move of saboteur or its text"),
    "refusal of nothing": (
        lambda: game().refusal(7),
        "move must be a move of saboteur or its text",
    ),
    "a move of the other game": (
        lambda: game().play(gobblings_moves.Pass()),
        "move must be a move of saboteur or its text, not Pass",
    ),
    "a move with a plain tuple": (
        lambda: game().play(Place(12, (-1, 0))),  # type: ignore[arg-type]
        "Place.cell must be a Cell, not tuple",
    ),
    "a move with a text": (
        lambda: game().play(Place("12", Cell(-1, 0))),  # type: ignore[arg-type]
        "Place.card must be an int, not str",
    ),
    "stand_in": (lambda: game().play("discard 12", stand_in=1), "stand_in must be a str, not int"),
    "at": (lambda: game().play("discard 12", at=1.5), "at must be an int or None, not float"),
    "say, at": (lambda: game().say(0, Honest(), at="now"), "at must be an int or None, not str"),
    "say, no seat": (lambda: game().say(None, Honest()), "seat must be an int, not NoneType"),
    "say hello": (lambda: game().say(0, "hello"), "claim must be a claim such as .*, not str"),
    "say a wrong seat": (lambda: game().say(0, Suspect("1")), "Suspect.seat must be an int"),  # type: ignore[arg-type]
    "say a wrong find": (lambda: game().say(0, Looked(1, 2)), "Looked.found must be a str"),  # type: ignore[arg-type]
    "claim_text": (lambda: claim_text(A), "claim must be a claim"),
    "read_claim": (lambda: read_claim(A), "text must be a str, not NoneType"),
    "from_record": (lambda: Game.from_record(A), "text must be a str, not NoneType"),
    "opening_of": (lambda: Game.at_start_of("x"), "record must be a Record, not str"),  # type: ignore[arg-type]
    "read_record": (lambda: read_record(A), "text must be a str, not NoneType"),
    "Position.read": (
        lambda: Position.read("saboteur-en", "saboteur-en"),  # type: ignore[arg-type]
        "ruleset must be a Ruleset",
    ),
    "Position.view": (lambda: next(game().positions()).view("0"), "seat must be an int or None"),
    "Position.heard": (
        lambda: next(game().positions()).last_events_for("0"),
        "seat must be an int or None",
    ),
    "check_seats": (lambda: find("gobblings").check_seats("5"), "seats must be an int, not str"),  # type: ignore[arg-type]
    "changed": (lambda: find("gobblings").with_overrides(A), "changes must be a mapping"),
    "find": (lambda: find(A), "edition must be an edition's id"),
    "ruleset_from_file": (
        lambda: ruleset_from_file(A),
        "path must be a str or a Path, not NoneType",
    ),
    "ruleset_from_text": (lambda: ruleset_from_text(A, "mine"), "text must be a str, not NoneType"),
    "from_text, name": (lambda: ruleset_from_text("", A), "name must be a str, not NoneType"),
    "read_move": (lambda: read_move(A), "text must be a str, not NoneType"),
    "read_position": (lambda: RULES.read_position(A, A), "text must be a str, not NoneType"),
    "read_number": (lambda: read_number(A), "text must be a str, not NoneType"),
    "the move of a number": (
        lambda: RULES.actions.decode(game().view(2), "3"),  # type: ignore[arg-type]
        "number must be an int, not str",
    ),
    "Cell.read": (lambda: Cell.read(A), "text must be a str, not NoneType"),
    "Tile.read": (lambda: Tile.read(A), "text must be a str, not NoneType"),
    "Rng": (lambda: Rng("7"), "seed must be an int, not str"),  # type: ignore[arg-type]
    "simulate, edition": (lambda: simulated(edition=None), "edition must be an edition's id"),
    "simulate, seats": (lambda: simulated(seats="3"), "seats must be an int, not str"),
    "simulate, games": (lambda: simulated(games=1.0), "games must be an int, not float"),
    "simulate, seed": (lambda: simulated(seed="1"), "seed must be an int, not str"),
    "simulate, bots": (lambda: simulated(bots=None), "bots must be a tuple or list of bots"),
    "simulate, nameless": (
        lambda: simulated(bots=[RandomBot(), Nameless(), RandomBot()]),
        r"bots\[1\] has no name",
    ),
    "simulate, idle": (lambda: simulated(bots=[Idle()] * 3), r"bots\[0\] has no method `choose"),
    "simulate, a name for a bot": (lambda: simulated(bots="abc"), r"bots\[0\] has no name"),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_wrong_type_names_its_parameter(mistake: str) -> None:
    make, told = WRONG[mistake]
    with pytest.raises(TypeError, match=told):
        make()


NO_VALUE: dict[str, tuple[Callable[[], object], str]] = {
    "too few bots": (
        lambda: simulated(bots=[RandomBot()]),
        "bots: one for each seat is needed. Seats: 3, found: 1.",
    ),
    "too many bots": (
        lambda: simulated(bots=[RandomBot()] * 4),
        "bots: one for each seat is needed. Seats: 3, found: 4.",
    ),
    "no games": (
        lambda: simulated(games=0),
        "games: found 0, expected a whole number from 1 to …",
    ),
    "too few seats": (
        lambda: simulated(seats=2, bots=[RandomBot()] * 2),
        "This edition is for 3 to 8 players, not 2.",
    ),
    "no edition": (lambda: simulated(edition="chess"), "There is no edition “chess”."),
    "a cell": (lambda: Cell.read("here"), "'here' is not a cell such as 3,-1"),
    "a tile": (lambda: Tile.read("here"), "'here' is not a tile such as NES or nes"),
    "a number": (lambda: read_number("many"), "'many' is not a number of at most four digits"),
    "a choice of nothing": (lambda: Rng(1).choice(()), "there is nothing to choose from"),
}


@pytest.mark.parametrize("mistake", NO_VALUE)
def test_a_wrong_value_says_what_would_be_right(mistake: str) -> None:
    make, told = NO_VALUE[mistake]
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the text is compared below
        make()
    assert str(error.value).startswith(told)


def test_a_refused_claim_leaves_the_record_as_it_was() -> None:
    table = game()
    before = str(table.record())
    for claim in ("hello", Suspect(-1), Suspect(7), Looked(0, "beer")):
        with pytest.raises((TypeError, ValueError)):
            table.say(0, claim)
    assert str(table.record()) == before
    table.say(0, Suspect(4))
    assert Game.from_record(str(table.record())) == table


def test_an_integer_of_another_library_is_one() -> None:
    class Index:
        """As NumPy's integers are."""

        def __index__(self) -> int:
            return 2

    seat: Any = Index()
    table = Game("saboteur-lv", 5, 7)
    assert table.view(seat) == table.view(2)
    assert table.view(seat).seat == 2


def test_nothing_to_take_back_changes_nothing() -> None:
    table = game()
    table.say(0, Honest())
    with pytest.raises(ValueError, match="no move to take back"):
        table.undo()
    assert len(table.history_for()) == len(Game("saboteur-lv", 5, 7).history_for()) + 1
    table.play(table.legal_moves[0])
    table.undo()
    assert table.moves == ()


def test_simulate_takes_an_edition_as_new_does() -> None:
    by_id, by_box = simulated(), simulated(edition=find("gobblings"))
    assert by_id == by_box
    assert by_id.edition == "gobblings"


def test_a_type_checker_knows_what_is_played() -> None:
    """mypy checks these lines; there is little to see at run time."""
    classic = foolsgold.new("saboteur-lv", seats=5, seed=7)
    assert_type(classic.view(0), SaboteurView)
    assert_type(classic.legal_moves, tuple[Move, ...])
    assert_type(Game("saboteur-en", 5, 7).view(0), SaboteurView)
    assert_type(foolsgold.new("gobblings").view(0), GobblingsView)
    assert_type(Game("gobblings-advanced", 5, 7).view(), GobblingsView)
    assert_type(classic.refusal("discard 12"), Reason | None)
    assert_type(next(classic.positions()).view(0), SaboteurView)
    assert_type(foolsgold.position("saboteur-en").view(), SaboteurView | GobblingsView)
    assert_type(foolsgold.new(find("gobblings")).view(), Any)
    assert_type(foolsgold.__version__, str)
    for edition in foolsgold.editions():
        assert foolsgold.new(edition, seats=5, seed=7).view().edition.id == edition
    with pytest.raises(foolsgold.UserError):
        foolsgold.new("saboteur-lvv")  # type: ignore[call-overload]
    with pytest.raises(AttributeError):
        foolsgold.nwe  # type: ignore[attr-defined]  # noqa: B018
