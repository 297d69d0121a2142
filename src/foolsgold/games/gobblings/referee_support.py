"""Referee support of Gobblings: which positions are possible, and which rules a move cites."""

from collections.abc import Iterator

from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import Card, GoalFace, PathCard, TileKind
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import (
    BlownUp,
    Event,
    GameEnded,
    GoalOpened,
    Outcome,
    RoundEnded,
    Scored,
    Skipped,
)
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Pass,
    Peek,
    Phase,
    Place,
    Replace,
    Serve,
    Swap,
)
from foolsgold.games.gobblings.position_notation import card_text
from foolsgold.games.gobblings.rules.goals import possible_drinkers, reached_goals
from foolsgold.games.gobblings.state import State
from foolsgold.games.referee_support import (
    RefereeSupport,
    check_counts,
    check_no_duplicates,
    check_table,
    require,
)
from foolsgold.tunnel.board import Adjacency
from foolsgold.tunnel.tiles import Cell, neighbours, rotations

PHASES = (Phase.PLAY, Phase.OPEN, Phase.SERVE)
ENDING_FACES = (GoalFace.GOLD, GoalFace.DRAGON)
MOVE_RULES: dict[type, str] = {
    Place: "G14", Peek: "G26", Explode: "G27", Swap: "G28", Replace: "G16", Open: "G24",
    Leave: "G25", Serve: "G31",
}  # fmt: skip
OUTCOME_RULES = {Outcome.GOLD: "G36", Outcome.DRAGON: "G37", Outcome.NOTHING: "G39"}
TILE_RULES = {
    TileKind.ALE: "G31", TileKind.KEY: "G34", TileKind.DOOR: "G33", TileKind.RUBBLE: "G32",
    TileKind.BOMB: "G29",
    TileKind.LANTERN: "G30",
}  # fmt: skip


def check_state(state: State) -> None:
    """`PositionError` unless the position is possible, in the middle of a round."""
    edition = state.edition
    check_table(state, PHASES, ENDING_FACES)
    check_no_duplicates(state, state.pile)
    _check_board(state)
    for name in ("outcome", "opener", "winner"):
        value = getattr(state, name)
        require(name, value, value is None, "-")
    require("scoring", state.scoring, not state.scoring, "()")
    most = edition.points_to_win - 1
    require("points", state.points, all(0 <= each <= most for each in state.points), f"0…{most}")
    require("roles", state.roles, len(set(state.roles)) == state.seats, *edition.race_of)
    require("round", state.round, state.round >= 1, "1…")
    require("passed", state.passed, len(state.passed) < state.seats, "()")
    require("idle", state.idle, state.idle >= 0, "0…")


def _check_board(state: State) -> None:
    """Goals lie open where they were opened; ways are made of the tiles there are."""
    edition, tiles = state.edition, state.board.tiles
    for goal, cell in enumerate(edition.goal_cells):
        face = state.goals[goal]
        laid = f"board=({cell}:{edition.goals[face]})"
        require("opened", goal + 1, (cell in tiles) == (goal in state.opened), laid)
        if cell in tiles:
            require("board", tiles[cell], tiles[cell].sides == edition.goals[face].sides, laid)
    faces = (state.face_at(cell) for cell in state.kinds)
    deck = (card for card in edition.deck if isinstance(card, PathCard))
    check_counts("board", map(_upright, faces), map(_upright, deck), card_text)
    led_to = reached_goals(state)
    opening = state.phase is Phase.OPEN
    require("due", state.due, set(state.due) <= led_to and bool(state.due) == opening, "()")
    require("may_leave", state.may_leave, opening or not state.may_leave, "no")
    serving = state.phase is Phase.SERVE
    require("naming", state.naming, opening or state.naming == serving, "no")
    if serving:
        require("phase", state.phase, any(True for _ in possible_drinkers(state)), Phase.PLAY)


def _upright(card: PathCard) -> PathCard:
    """The same tile whichever way it lies."""
    turned = (card.tile.turned(quarters) for quarters in range(4))
    return PathCard(min(turned), card.kind, card.colour)


def cited_rules(
    state: State, move: Move, events: tuple[Event, ...], after: State
) -> tuple[str, ...]:
    """The rules that allow a move, the most relevant ones first."""
    found = [*_rules_of_events(events, after)]
    if isinstance(move, Place):
        found += _rules_of_placement(state, move)
    if isinstance(move, Pass):
        found.append("O18" if state.pile else "G18")
    else:
        found.append(MOVE_RULES.get(type(move), "G13"))
    return tuple(dict.fromkeys(found))


def _rules_of_events(events: tuple[Event, ...], after: State) -> Iterator[str]:
    if after.phase is Phase.OPEN:
        yield "G24"
    for event in events:
        match event:
            case GoalOpened():
                yield "G21"
            case BlownUp():
                yield "G38"
            case Skipped():
                yield "O21"
            case RoundEnded():
                yield from ("G19", OUTCOME_RULES[event.outcome])
            case Scored():
                yield "G41"
                if event.role is not None:
                    yield "G43"
            case GameEnded():
                yield "G42"
            case RoundStarted():
                yield "O60"
            case _:
                pass


def _rules_of_placement(state: State, move: Place) -> Iterator[str]:
    """What makes this tile more than a plain passage."""
    face = state.deck[move.card]
    if isinstance(face, PathCard) and face.kind in TILE_RULES:
        yield TILE_RULES[face.kind]
    if not state.board.meets_adjacency(move.cell, Adjacency.START):
        yield "O9"
    if any(near.cell in state.board.face_down for near in neighbours(move.cell)):
        yield "O8"
    if move.quarters:
        yield "O7"


def face_up_tiles(state: State) -> Iterator[tuple[Cell, str]]:
    """The field, as positions write it."""
    for cell, tile in state.board.tiles.items():
        yield cell, card_text(state.face_at(cell) if cell in state.kinds else PathCard(tile))


def orientations(edition: Edition, card: Card) -> tuple[Card, ...]:
    """[O7] A tile in every position that makes a difference."""
    if not isinstance(card, PathCard):
        return (card,)
    quarters = rotations(card.tile.sides, edition.rotation)
    return tuple(PathCard(card.tile.turned(turn), card.kind, card.colour) for turn in quarters)


REFEREE = RefereeSupport(
    phases=PHASES,
    check=check_state,
    must_match=("deck", "start", "goals", "goal_cells", "race_of"),
    cited_rules=cited_rules,
    quoted_under={"O67": "O8", "O50": "G26", "O34": "G27", "O18": "G13"},
    card_text=card_text,
    empty_pile_field=lambda _: "pile=()",
    face_up_tiles=face_up_tiles,
    orientations=orientations,
)
