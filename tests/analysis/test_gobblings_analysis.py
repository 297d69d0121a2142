"""Rounds of the second game whose best answer is known: the analysis finds it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from foolsgold.analysis.analysis import AnalysisBudget, analyse
from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import Card, GoalFace, TileKind
from foolsgold.games.gobblings.events import Exploded, GoalOpened, Peeked, Placed
from foolsgold.games.gobblings.state import State
from foolsgold.play.record import MoveLine, Position
from foolsgold.tunnel.board import START
from foolsgold.wire.analysis import EvaluatedMove, RoundAnalysis
from tests.support.gobblings_positions import RULES, after_moves, box, card, table

QUICK = AnalysisBudget(worlds=32, playouts=200)
NEAR = {"columns_between": 2}
"""The gold is three cells away, and so few tiles lie there that the deck has them all."""
ALMOST, LAID = "S─", ("passage NS",)
"""One more tile reaches the gold in the middle."""
IDLE = {1: ["map"], 2: ["map"], 3: [], 4: []}
"""Nobody can do anything about the tunnel; seats 3 and 4 are goblins."""


def near(
    drawing: str,
    laid: Sequence[str],
    hands: Mapping[Seat, Sequence[str]],
    to_act: Seat = 0,
) -> State:
    """The end of a round: what is neither laid nor held lies open on the discards.

    So nothing is left to draw, and whoever counts knows which cards the others hold. Everybody
    has looked under the goal in the middle.
    """
    hands = {**IDLE, **hands}
    state = table(drawing, hands=hands, to_act=to_act, pile=0, changes=NEAR, peeked=[{1}] * 5)
    # The strong bot looks for worlds that agree with what it sees: a card too many, and none does.
    left: Counter[Card] = Counter(state.deck)
    left.subtract(state.deck[number] for hand in state.hands for number in hand)
    left.subtract(card(name) for name in laid)
    assert min(left.values()) >= 0
    return replace(state, discards=tuple(left.elements()))


def studied(state: State, *moves: str) -> RoundAnalysis:
    """The round that begins here, with these moves."""
    where = box().with_overrides(NEAR)
    laid = [
        Placed(2, cell, tile, TileKind.PASSAGE, None, None)
        for cell, tile in state.board.tiles.items()
        if cell != START
    ]
    looked = [Peeked(seat, 1, GoalFace.GOLD, None) for seat in range(state.seats)]
    film = [Position(where, 0, state, None, (RoundStarted(1, state.to_act), *laid, *looked))]
    for move in moves:
        state, news = RULES.step(state, RULES.read_move(move))
        film.append(Position(where, len(film), state, MoveLine(move), news))
    return analyse(film, QUICK).rounds[0]


def only(found: RoundAnalysis) -> EvaluatedMove:
    (deed,) = found.deeds
    return deed


def test_a_gnome_who_lays_rubble_on_the_way_to_the_gold_turns_the_round() -> None:
    found = studied(near(ALMOST, LAID, {0: ["passage NS", "rubble NS"]}), "place 1 2,0 90")
    (turn,) = found.turns
    assert (turn.move, turn.seat, turn.what) == (1, 0, "placed")
    assert turn.before > 0.8
    assert turn.after < 0.1
    deed = only(found)
    assert isinstance(deed.instead, Placed)
    assert (deed.instead.cell, deed.instead.kind) == ((2, 0), TileKind.PASSAGE)
    assert not deed.same
    assert (deed.gain or 0) > 0.8


def test_a_gnome_who_reaches_the_gold_is_not_corrected() -> None:
    found = studied(near(ALMOST, LAID, {0: ["passage NS", "rubble NS"]}), "place 0 2,0 90")
    assert only(found).same
    assert found.winner == "gnome"
    assert found.instants[-1].chance is not None
    assert found.instants[-1].chance.likely == 1.0
    # Seat by seat, in percent: once the round is over everybody knows who was a goblin.
    assert found.instants[-1].watcher == (0, 0, 0, 100, 100)


def test_a_goblin_who_leaves_the_only_way_open_turns_the_round() -> None:
    """Rubble would have closed it; what that is worth is counted for the goblins."""
    hands = {0: ["passage NS"], 3: ["rubble NS", "map"]}
    found = studied(near(ALMOST, LAID, hands, to_act=3), "peek 10 1")
    (turn,) = found.turns
    assert (turn.move, turn.seat, turn.what) == (1, 3, "peeked")
    assert turn.before < 0.1
    assert turn.after > 0.8
    deed = only(found)
    assert isinstance(deed.instead, Placed)
    assert (deed.instead.cell, deed.instead.kind) == ((2, 0), TileKind.RUBBLE)
    assert (deed.gain or 0) > 0.7


def test_a_goblin_is_told_of_an_explosion_that_only_a_search_finds() -> None:
    """No rule of thumb blows up a tile that can be laid again: here nobody has another one."""
    hands = {0: ["passage NS"], 3: ["explosion", "map"]}
    deed = only(studied(near(ALMOST, LAID, hands, to_act=3), "peek 10 1"))
    assert isinstance(deed.instead, Exploded)
    assert deed.instead.cell == (1, 0)
    assert (deed.gain or 0) > 0.7


BETWEEN = """
    ..┌
    S─┘
    """
"""A crossroads at 3,-1 reaches the upper and the middle goal together."""


def test_who_opens_the_dragon_beside_the_gold_turns_the_round() -> None:
    hands = {0: ["passage NESW"]}
    laid = ("passage NS", "passage NE", "passage NE")
    state = near(BETWEEN, laid, hands)
    found = studied(after_moves(state, "place 0 3,-1"), "open 1")
    assert found.winner == "goblin"
    (turn,) = found.turns
    assert (turn.move, turn.seat, turn.what) == (1, 0, "goal-opened")
    assert turn.before > 0.8
    assert turn.after == 0.0
    deed = only(found)
    assert isinstance(deed.instead, GoalOpened)
    assert (deed.instead.goal, deed.instead.found) == (1, GoalFace.GOLD)
    assert (deed.gain or 0) > 0.8
