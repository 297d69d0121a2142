"""Referee support of Saboteur: which positions are possible, and which rules a move cites."""

from collections.abc import Iterator

from foolsgold.games.api import RoundStarted
from foolsgold.games.referee_support import (
    RefereeSupport,
    check_counts,
    check_no_duplicates,
    check_table,
    require,
)
from foolsgold.games.saboteur.cards import Card, GoalFace, PathCard, Role
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.events import (
    Event,
    GameEnded,
    GoalOpened,
    GoldOffered,
    Paid,
    RoundEnded,
)
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
    Turn,
)
from foolsgold.games.saboteur.position_notation import card_text
from foolsgold.games.saboteur.rules.goals import reached_goals
from foolsgold.games.saboteur.state import State
from foolsgold.tunnel.board import START, Adjacency
from foolsgold.tunnel.tiles import Cell, Tile, neighbours

PHASES = (Phase.PLAY, Phase.OPEN, Phase.TURN)
MOVE_RULES: dict[type, str] = {
    Place: "R36", Peek: "R60", Collapse: "R55", Break: "R45", Mend: "R50", Discard: "R64",
    Open: "R76", Turn: "R74",
}  # fmt: skip
EVENT_RULES: dict[type, tuple[str, ...]] = {
    GoalOpened: ("R69",), GoldOffered: ("R83", "R80", "R85"), Paid: ("R89",),
    RoundStarted: ("R98",), GameEnded: ("R100",),
}  # fmt: skip
"""[R98] The deal of the next round cites the rule about who begins it."""


def check_state(state: State) -> None:
    """`PositionError` unless the position is possible, in the middle of a round."""
    check_table(state, PHASES, (GoalFace.TREASURE,))
    check_no_duplicates(state, range(state.drawn, len(state.deck)))
    edition = state.edition
    _check_maze(state)
    check_counts("gold", _all_gold(state), edition.gold, str)
    require("offer", state.offer, not state.offer and not state.picks, "()")
    saboteurs = state.roles.count(Role.SABOTEUR)
    require("roles", saboteurs, saboteurs == 0 or saboteurs in edition.pay, f"≤ {max(edition.pay)}")
    require("round", state.round, 1 <= state.round <= edition.rounds, f"1…{edition.rounds}")
    require("passes", state.passes, 0 <= state.passes < state.seats, f"0…{state.seats - 1}")
    if state.draw_pile:
        require("passes", state.passes, not state.passes, 0)


def _check_maze(state: State) -> None:
    """Goals lie open where they were opened; tunnels are made of the cards there are."""
    edition, tiles = state.edition, state.board.tiles
    cells = dict(zip(edition.goal_cells, state.goals, strict=True))
    turning = state.phase is Phase.TURN
    require("turning", state.turning, turning == (state.turning is not None), "-")
    for goal, (cell, face) in enumerate(cells.items()):
        lies = goal in state.opened and goal != state.turning
        require(
            "opened", goal + 1, (cell in tiles) == lies, f"board=({cell}:{edition.goals[face]})"
        )
        if lies:
            tile = edition.goals[face]
            require("board", f"{cell}:{tiles[cell]}", tiles[cell] in (tile, tile.turned()), tile)
    shapes = (PathCard(card) for cell, card in tiles.items() if cell not in {START, *cells})
    deck = (card for card in edition.deck if isinstance(card, PathCard))
    check_counts("board", map(_upright, shapes), map(_upright, deck), card_text)
    led_to = reached_goals(state)
    for goal, seat in enumerate(state.reached_by):
        require("reached_by", goal + 1, seat is None or goal in led_to, "-")
    if state.phase is Phase.OPEN:
        require("phase", state.phase, led_to, Phase.PLAY)


def _all_gold(state: State) -> Iterator[int]:
    yield from state.gold_deck
    for cards in state.gold:
        yield from cards


def _upright(card: PathCard) -> PathCard:
    """The same card whichever way up it lies."""
    return PathCard(min(card.tile, card.tile.turned()))


def cited_rules(
    state: State, move: Move, events: tuple[Event, ...], after: State
) -> tuple[str, ...]:
    """The rules that allow a move, the most relevant ones first."""
    found = [*_rules_of_events(state, events, after)]
    if isinstance(move, Place):
        found += _rules_of_placement(state, move)
    if isinstance(move, Break) and move.seat == state.to_act:
        found.append("S11")
    if isinstance(move, Peek | Collapse | Break | Mend) and state.broken[state.to_act]:
        found.append("R47")
    found.append(MOVE_RULES.get(type(move), "R30"))
    return tuple(dict.fromkeys(found))


def _rules_of_events(state: State, events: tuple[Event, ...], after: State) -> Iterator[str]:
    if after.phase is Phase.OPEN:
        yield "R76"
    if after.phase is Phase.TURN:
        yield "R74"
    for event in events:
        if isinstance(event, RoundEnded):
            yield from ("R79",) if event.found else ("R77", "R88")
        elif isinstance(event, GoldOffered) and event.seat != state.to_act:
            yield "R86"
        yield from EVENT_RULES.get(type(event), ())


def _rules_of_placement(state: State, move: Place) -> Iterator[str]:
    """What makes this card more than a plain piece of tunnel."""
    face = state.deck[move.card]
    if isinstance(face, PathCard) and not face.tile.joined:
        yield "R43"
    if not state.board.meets_adjacency(move.cell, Adjacency.START):
        yield "R37"
    if any(near.cell in state.board.face_down for near in neighbours(move.cell)):
        yield "R42"
    if move.turned:
        yield "R41"


def face_up_tiles(state: State) -> Iterator[tuple[Cell, str]]:
    """The maze, as positions write it."""
    return ((cell, str(tile)) for cell, tile in state.board.tiles.items())


def orientations(_edition: Edition, card: Card) -> tuple[Card, ...]:
    """[R40, R41] A path card may lie either way up, never across."""
    if not isinstance(card, PathCard) or card.tile.is_symmetric:
        return (card,)
    turned: Tile = card.tile.turned()
    return card, PathCard(turned)


REFEREE = RefereeSupport(
    phases=PHASES,
    check=check_state,
    must_match=("deck", "gold", "start", "goals", "goal_cells"),
    cited_rules=cited_rules,
    quoted_under={"S9": "R56", "R38": "S7"},
    card_text=card_text,
    empty_pile_field=lambda edition: f"drawn={len(edition.deck)}",
    face_up_tiles=face_up_tiles,
    orientations=orientations,
)
