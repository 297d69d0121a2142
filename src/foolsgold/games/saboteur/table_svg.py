"""Draws a view as SVG: only what its reader may know."""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from foolsgold.base.ids import Seat
from foolsgold.base.svg import Svg, circle, filled_path, group_at, rectangle, stroked_path
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    GoalFace,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Role,
    Tool,
)
from foolsgold.games.saboteur.events import HandCard
from foolsgold.games.saboteur.view import View
from foolsgold.games.table_svg import (
    DrawIcon,
    HeldCardPicture,
    SeatPicture,
    TablePicture,
    action_card,
    centred,
    crossed_out,
    goal_svg,
    gold_icon,
    map_icon,
    start_mark,
    table_svg,
    view_svg,
    with_tick,
)
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tile_svg import EDGE_COLOUR, CardSize, rubble_svg, tile_svg
from foolsgold.tunnel.tiles import Cell

CARD_SIZE = CardSize(46, 66)
ROLE_COLOURS = {Role.DIGGER: "#2f6f9f", Role.SABOTEUR: "#b3412f"}
LAST_TILE_STYLE = "stroke='#f3a712' stroke-width='3'"


@view_svg.register
def view_to_svg(
    view: View, hands: Sequence[Sequence[HandCard]] = (), names: Sequence[str] = ()
) -> Svg:
    """Draws what the view shows; `hands` are all hands, if they may be shown."""
    rows = [_row(view, seat, hands) for seat in range(view.seats)]
    return table_svg(
        TablePicture(
            head=" · ".join(_head(view)),
            piles=" · ".join(_piles(view)),
            size=CARD_SIZE,
            board=_board(view),
            rows=rows,
            to_act=view.to_act,
            reader=view.seat,
            names=names,
        )
    )


def _head(view: View) -> Iterator[str]:
    yield view.edition.id
    yield f"round {view.round} of {view.rounds}"
    yield str(view.phase)
    if view.to_act is not None:
        yield f"seat {view.to_act} to act"
    if view.winners:
        yield "won by " + ", ".join(f"seat {seat}" for seat in view.winners)


def _piles(view: View) -> Iterator[str]:
    yield f"draw pile {view.deck_size}"
    yield f"discards {len(view.discards)}"
    yield f"gold deck {view.gold_deck_size}"
    if view.offer:
        yield "gold to take " + " ".join(map(str, view.offer))


def _board(view: View) -> Mapping[Cell, Svg]:
    cells = {laid.cell: tile_svg(laid.tile, CARD_SIZE) for laid in view.board}
    cells[START] += centred(CARD_SIZE, start_mark(), 1.1)
    for goal in view.goals:
        art = None if goal.face is None else GOAL_ICONS[goal.face]()
        # One that is turned up and waits to be laid is not in the maze yet.
        cells[goal.cell] = goal_svg(CARD_SIZE, cells.get(goal.cell), art)
    if view.last_cell in cells:
        frame = rectangle(
            1.5,
            1.5,
            CARD_SIZE.width - 3,
            CARD_SIZE.height - 3,
            "none",
            rounded=4,
            more=LAST_TILE_STYLE,
        )
        cells[view.last_cell] += frame
    return cells


def _row(view: View, seat: Seat, hands: Sequence[Sequence[HandCard]]) -> SeatPicture:
    role = view.roles[seat]
    known = hands[seat] if hands else view.hand if seat == view.seat else ()
    return SeatPicture(
        role=role or "",
        colour=ROLE_COLOURS[role] if role else "",
        marks=[crossed_out(TOOL_ICONS[tool]()) for tool in view.broken[seat]],
        cards=[HeldCardPicture(str(held.card), card_art(held.face)) for held in known],
        backs=view.hand_sizes[seat] - len(known),
        note=_gold(view, seat),
    )


def _gold(view: View, seat: Seat) -> str:
    """What is known of somebody's gold: its worth, or how many cards it is."""
    if view.nuggets is not None:
        return f"gold {view.nuggets[seat]}"
    if seat == view.seat:
        return f"gold {sum(view.gold)}"
    return f"gold cards {view.gold_counts[seat]}"


def card_art(card: Card) -> Svg:
    """A card as it looks in a hand."""
    match card:
        case PathCard():
            return tile_svg(card.tile, CARD_SIZE)
        case MapCard():
            return action_card(CARD_SIZE, map_icon())
        case RockfallCard():
            return action_card(CARD_SIZE, "") + rubble_svg(CARD_SIZE)
        case BreakCard():
            return action_card(CARD_SIZE, crossed_out(TOOL_ICONS[card.tool]()), "#f3d5cd")
        case MendCard():
            return action_card(
                CARD_SIZE, _mended_tools(card.tools), "#d9ead8", 1.5 if len(card.tools) == 1 else 1
            )
        case _:
            assert_never(card)


def _mended_tools(tools: tuple[Tool, ...]) -> Svg:
    """One tool, or several one below the other."""
    height = 20
    top = -(len(tools) - 1) * height / 2
    return "".join(
        group_at(0, top + place * height, with_tick(TOOL_ICONS[tool]()))
        for place, tool in enumerate(tools)
    )


def _pick() -> Svg:
    return stroked_path("M10 5V18", "#8a5a2b", 2.4) + stroked_path(
        "M3 8C6 3 14 3 17 8", EDGE_COLOUR, 2.4
    )


def _lamp() -> Svg:
    flame = circle(10, 11, 2.6, "#f3a712")
    glass = rectangle(
        6, 6, 8, 10, "#fff6cf", rounded=2, more=f"stroke='{EDGE_COLOUR}' stroke-width='1.4'"
    )
    return (
        stroked_path("M7 6C7 1.5 13 1.5 13 6", EDGE_COLOUR, 1.5)
        + glass
        + flame
        + stroked_path("M5 17H15", EDGE_COLOUR, 2)
    )


def _cart() -> Svg:
    box = filled_path("M3 6H17L15 14H5Z", "#9aa0a6", f"stroke='{EDGE_COLOUR}' stroke-width='1.4'")
    return box + circle(7, 16, 2, EDGE_COLOUR) + circle(13, 16, 2, EDGE_COLOUR)


def _stone() -> Svg:
    return filled_path(
        "M3 14L5 7L11 4L17 9L16 16H6Z", "#8d9196", f"stroke='{EDGE_COLOUR}' stroke-width='1.3'"
    )


TOOL_ICONS: Mapping[Tool, DrawIcon] = {Tool.PICK: _pick, Tool.LAMP: _lamp, Tool.CART: _cart}
GOAL_ICONS: Mapping[GoalFace, DrawIcon] = {
    GoalFace.TREASURE: gold_icon,
    GoalFace.STONE_A: _stone,
    GoalFace.STONE_B: _stone,
}
