"""Draws a view as SVG: only what its reader may know."""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from foolsgold.base.ids import Seat
from foolsgold.base.svg import Svg, circle, filled_path, rectangle, stroked_path
from foolsgold.games.gobblings.cards import (
    Card,
    Colour,
    ExplosionCard,
    GoalFace,
    MapCard,
    PathCard,
    PotionCard,
    Race,
    TileKind,
)
from foolsgold.games.gobblings.events import HandCard
from foolsgold.games.gobblings.view import View
from foolsgold.games.table_svg import (
    DrawIcon,
    HeldCardPicture,
    SeatPicture,
    TablePicture,
    action_card,
    centred,
    goal_svg,
    gold_icon,
    map_icon,
    start_mark,
    table_svg,
    view_svg,
)
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tile_svg import EDGE_COLOUR, CardSize, tile_svg
from foolsgold.tunnel.tiles import Cell, Tile

CARD_SIZE = CardSize(56, 56)
RACE_COLOURS = {Race.GNOME: "#2f6f9f", Race.GOBLIN: "#5c7a29"}
DOOR_COLOURS = {Colour.RED: "#c8442f", Colour.BLUE: "#2f67b1", Colour.YELLOW: "#e0a91b"}


@view_svg.register
def view_to_svg(
    view: View, hands: Sequence[Sequence[HandCard]] = (), names: Sequence[str] = ()
) -> Svg:
    """Draws what the view shows; `hands` are all hands, if they may be shown."""
    rows = [_row(view, seat, hands) for seat in range(view.seats)]
    return table_svg(
        TablePicture(
            head=" · ".join(_head(view)),
            piles=f"deck {view.deck_size} · discards {len(view.discards)}",
            size=CARD_SIZE,
            board=_tile_pictures(view),
            rows=rows,
            to_act=view.to_act,
            reader=view.seat,
            names=names,
        )
    )


def _head(view: View) -> Iterator[str]:
    yield view.edition.id
    yield f"round {view.round}"
    yield str(view.phase)
    if view.to_act is not None:
        yield f"seat {view.to_act} to act"
    if view.winner is not None:
        yield f"won by seat {view.winner}"


def _tile_pictures(view: View) -> Mapping[Cell, Svg]:
    cells = {
        laid.cell: tile_art(laid.tile, laid.kind, laid.colour, shut=laid.shut)
        for laid in view.board
    }
    cells[START] += centred(CARD_SIZE, start_mark(), 1.1)
    for goal in view.goals:
        art = None if goal.face is None else GOAL_ICONS[goal.face]()
        cells[goal.cell] = goal_svg(CARD_SIZE, cells.get(goal.cell), art)
    return cells


def _row(view: View, seat: Seat, hands: Sequence[Sequence[HandCard]]) -> SeatPicture:
    role = view.roles[seat]
    return SeatPicture(
        role=role or "",
        colour=RACE_COLOURS[view.race_of[role]] if role else "",
        marks=[_mug()] if seat in view.drinkers else [],
        cards=_cards(view, seat, hands),
        backs=0 if _is_hand_known(view, seat, hands) else view.hand_sizes[seat],
        note=f"points {view.points[seat]} of {view.points_to_win}",
    )


def _is_hand_known(view: View, seat: Seat, hands: Sequence[Sequence[HandCard]]) -> bool:
    return bool(hands) or seat == view.seat or view.shown[seat] is not None


def _cards(view: View, seat: Seat, hands: Sequence[Sequence[HandCard]]) -> list[HeldCardPicture]:
    """The cards of a hand the reader knows; one that was shown has no numbers."""
    if hands or seat == view.seat:
        known = hands[seat] if hands else view.hand
        return [HeldCardPicture(str(held.card), card_art(held.face)) for held in known]
    return [HeldCardPicture("", card_art(face)) for face in view.shown[seat] or ()]


def card_art(card: Card) -> Svg:
    """A card as it looks in a hand."""
    match card:
        case PathCard():
            return tile_art(card.tile, card.kind, card.colour, shut=True)
        case MapCard():
            return action_card(CARD_SIZE, map_icon())
        case ExplosionCard():
            return action_card(CARD_SIZE, _burst(), "#f3d5cd")
        case PotionCard():
            return action_card(CARD_SIZE, _flask(), "#e2d8ee")
        case _:
            assert_never(card)


def tile_art(tile: Tile, kind: TileKind | None, colour: Colour | None, *, shut: bool) -> Svg:
    """A tile and what it carries."""
    art = tile_svg(tile, CARD_SIZE)
    match kind:
        case None | TileKind.PASSAGE | TileKind.RUBBLE:
            return art
        case TileKind.BOMB:
            return art + centred(CARD_SIZE, _bomb(), 1.1)
        case TileKind.LANTERN:
            return art + centred(CARD_SIZE, _lantern(), 1.1)
        case TileKind.ALE:
            return art + centred(CARD_SIZE, _mug(), 1.1)
        case TileKind.KEY:
            return art + centred(CARD_SIZE, _key(_colour_code(colour)), 1.1)
        case TileKind.DOOR:
            return art + centred(CARD_SIZE, _door(_colour_code(colour), shut=shut), 1.1)
        case _:
            assert_never(kind)


def _colour_code(colour: Colour | None) -> str:
    return EDGE_COLOUR if colour is None else DOOR_COLOURS[colour]


def _bomb() -> Svg:
    return (
        circle(9, 12, 6, "#33302c")
        + stroked_path("M13 8L16 4", EDGE_COLOUR, 1.6)
        + circle(17, 3, 2, "#f3a712")
    )


def _lantern() -> Svg:
    glass = rectangle(
        6, 6, 8, 10, "#fff6cf", rounded=2, more=f"stroke='{EDGE_COLOUR}' stroke-width='1.4'"
    )
    return (
        stroked_path("M7 6C7 1.5 13 1.5 13 6", EDGE_COLOUR, 1.5)
        + glass
        + circle(10, 11, 2.6, "#f3a712")
    )


def _mug() -> Svg:
    edge = f"stroke='{EDGE_COLOUR}' stroke-width='1.3'"
    handle = stroked_path("M14 8C19 7 19 15 14 14", EDGE_COLOUR, 1.6)
    return (
        handle
        + rectangle(5, 5, 9, 12, "#e7b04b", rounded=2, more=edge)
        + rectangle(4.5, 3, 10, 4, "#fff", rounded=2, more=edge)
    )


def _key(paint: str) -> Svg:
    ring = circle(6, 10, 4, "none", f"stroke='{paint}' stroke-width='3'")
    return ring + stroked_path("M10 10H18M15 10V14M18 10V13", paint, 2.6)


def _door(paint: str, *, shut: bool) -> Svg:
    edge = f"stroke='{EDGE_COLOUR}' stroke-width='1.4'"
    leaf = rectangle(4, 2, 12, 16, paint, rounded=2, more=edge)
    if not shut:
        return rectangle(4, 2, 12, 16, "none", rounded=2, more=f"stroke='{paint}' stroke-width='3'")
    return leaf + circle(13, 10, 1.5, "#fff") + stroked_path("M4 6H16M4 14H16", EDGE_COLOUR, 1)


def _burst() -> Svg:
    star = "M10 1L12 7L18 4L14 9L19 13L13 13L12 19L9 14L3 17L6 11L1 8L7 7Z"
    return filled_path(star, "#f3a712", f"stroke='{EDGE_COLOUR}'")


def _flask() -> Svg:
    glass = f"stroke='{EDGE_COLOUR}' stroke-width='1.4'"
    return filled_path(
        "M8 2H12V8L17 16C17.5 18 16 18.5 15 18.5H5C4 18.5 2.5 18 3 16L8 8Z", "#8e5bb5", glass
    )


def _dragon() -> Svg:
    head = filled_path("M3 16C3 8 8 4 16 5L13 8L18 10L13 12L15 16C11 13 7 13 3 16Z", "#3c7a57")
    return head + circle(11, 8.5, 1.2, "#fff")


def _dynamite() -> Svg:
    sticks = "".join(
        rectangle(x, 7, 4, 11, "#c8442f", rounded=1, more=f"stroke='{EDGE_COLOUR}'")
        for x in (3, 8, 13)
    )
    return sticks + stroked_path("M10 7C10 3 14 4 15 2", EDGE_COLOUR, 1.3)


GOAL_ICONS: Mapping[GoalFace, DrawIcon] = {
    GoalFace.GOLD: gold_icon,
    GoalFace.DRAGON: _dragon,
    GoalFace.DYNAMITE: _dynamite,
}
