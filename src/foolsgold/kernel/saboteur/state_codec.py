"""Converts a Python state to a record of the kernel, and back."""

from itertools import groupby
from typing import Any

import numpy as np

from foolsgold.base.rng import rng_for
from foolsgold.games.saboteur.action_ids import FACES
from foolsgold.games.saboteur.cards import GoalFace, Role, Tool
from foolsgold.games.saboteur.edition import DiscardPile, Edition
from foolsgold.games.saboteur.events import RoundResult
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.state import DiscardedCard, SaboteurChance, State
from foolsgold.kernel.backend_interface import TooLargeForRecord
from foolsgold.kernel.rng import draw_count, seed_from_words, seed_to_words
from foolsgold.kernel.saboteur import record_layout
from foolsgold.kernel.saboteur.edition_table import KIND_BY_FACE
from foolsgold.kernel.saboteur.record_layout import FOUND_BIT, NO_CELL, NO_ID, to_board, to_window
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell, Tile

PHASES = (Phase.OVER, Phase.PLAY, Phase.OPEN, Phase.TURN, Phase.DRAFT)
GOAL_FACES = tuple(GoalFace)
TOOLS = tuple(Tool)


def pack(state: State, table: Any, g: Any) -> None:
    """Writes a state into a record; `TooLargeForRecord` if its maze or its cards do not fit."""
    if any(number > state.round for number in state.chance.given):
        raise TooLargeForRecord("a round to come that is dealt otherwise than the seed says")
    g["seed"], g["dealt"] = seed_to_words(state.chance.seed), _numbers_drawn(state)
    g["first"], g["seats"] = state.chance.first, state.seats
    g["phase"] = PHASES.index(state.phase)
    for name in ("to_act", "round", "starter", "drawn", "passes", "forced", "picks"):
        g[name] = getattr(state, name)
    for name in ("turning", "last_turn", "last_path"):
        value = getattr(state, name)
        g[name] = NO_ID if value is None else value
    g["moves"] = g["beyond"] = 0
    g["roles"] = _saboteur_bits(state.roles)
    g["past"] = 0
    for place, result in enumerate(state.past):
        g["past"][place] = _saboteur_bits(result.roles) | FOUND_BIT * result.found
    _pack_cards(state, table, g)
    _pack_gold(state, g)
    _pack_maze(state, table, g)


def _numbers_drawn(state: State) -> int:
    """How many numbers were drawn for who begins and the gold, as `round_deal` does."""
    dealer = rng_for(state.chance.seed)
    dealer.below(state.seats)
    dealer.shuffled(state.edition.gold)
    return draw_count(dealer, state.chance.seed)


def _saboteur_bits(roles: tuple[Role, ...]) -> int:
    return sum(1 << seat for seat, role in enumerate(roles) if role is Role.SABOTEUR)


def _pack_cards(state: State, table: Any, g: Any) -> None:
    size = int(table["hand"])
    if len(state.deck) > record_layout.MAX_DECK or max(map(len, state.hands), default=0) > size:
        raise TooLargeForRecord("more cards than were dealt")
    g["deck"] = g["hands"] = g["sizes"] = g["peeked"] = g["pile"] = 0
    g["deck"][: len(state.deck)] = [KIND_BY_FACE[card] for card in state.deck]
    for seat, hand in enumerate(state.hands):
        g["hands"][seat * size : seat * size + len(hand)] = hand
        g["sizes"][seat] = len(hand)
        g["peeked"][seat] = sum(1 << goal for goal in state.peeked[seat])
    g["piled"] = len(state.discards)
    g["pile"][: len(state.discards)] = [
        KIND_BY_FACE[put.face] | (0 if put.by is None else put.by + 1) << 8
        for put in state.discards
    ]
    broken = sum(
        1 << TOOLS.index(tool) * record_layout.TOOL_LANE_BITS + seat
        for seat, tools in enumerate(state.broken)
        for tool in tools
    )
    everybody = sum(
        ((1 << state.seats) - 1) << record_layout.TOOL_LANE_BITS * lane for lane in range(3)
    )
    g["words"][record_layout.BROKEN_WORD], g["words"][record_layout.WHOLE_WORD] = (
        broken,
        everybody & ~broken,
    )


def _pack_gold(state: State, g: Any) -> None:
    g["gold"] = g["taken"] = g["offer"] = 0
    g["golds"] = len(state.gold_deck)
    g["gold"][: len(state.gold_deck)] = state.gold_deck
    taken = [nuggets | seat << 8 for seat, cards in enumerate(state.gold) for nuggets in cards]
    g["takes"] = len(taken)
    g["taken"][: len(taken)] = taken
    g["offered"] = len(state.offer)
    g["offer"][: len(state.offer)] = state.offer


def _pack_maze(state: State, table: Any, g: Any) -> None:
    """The window on the maze, its places in reading order and what they ask."""
    board, goal_cells = state.board, state.edition.goal_cells
    g["goals"] = [GOAL_FACES.index(face) for face in state.goals]
    g["reached_by"] = [NO_ID if seat is None else seat for seat in state.reached_by]
    g["opened"] = sum(1 << goal for goal in state.opened)
    g["words"][record_layout.FACE_DOWN_GOALS_WORD] = 7 & ~int(g["opened"])
    home = g["home"] = _start_in_window(state)
    g["last_cell"] = NO_CELL if state.last_cell is None else to_window(state.last_cell, home)
    g["asks"] = g["slots"] = g["spots"] = 0
    window = bytearray(record_layout.WINDOW_CELLS)
    for cell in board.face_down:
        window[to_window(cell, home)] = record_layout.FACE_DOWN_GOAL
    for cell, tile in board.tiles.items():
        byte = record_layout.CARD | tile.sides | record_layout.JOINED * tile.joined
        window[to_window(cell, home)] = byte | record_layout.REACHED * (cell in board.reached)
    for slot, cell in enumerate(
        board.any_tile_cells(state.edition.joining)[: record_layout.MAX_SLOTS]
    ):
        window[to_window(cell, home)] = record_layout.OPEN_SLOT | slot
    g["board"] = np.frombuffer(window, np.uint8)
    spared = (START, *goal_cells)
    laid = [cell for cell in board.tiles if cell not in spared]
    places = board.any_tile_cells(state.edition.joining)
    # As the kernel counts: all that would be places if everything were joined to the start.
    touch = table["joining"] == record_layout.TOUCH
    crowd = sum(1 for opens, _ in board.frontier.values() if touch or opens)
    if len(laid) > record_layout.MAX_LAID_CARDS or crowd > record_layout.MAX_SLOTS - 4:
        raise TooLargeForRecord("a maze of too many cards or places")
    g["crowd"] = crowd
    g["spots"][: len(laid)] = [to_window(cell, home) for cell in laid]
    g["words"][record_layout.ROCKFALL_TARGETS_WORD] = (1 << len(laid)) - 1
    g["led"] = sum(
        1 << goal
        for goal, cell in enumerate(goal_cells)
        if cell in board.face_down and board.is_connected_to(cell)
    )
    _pack_places(board, places, home, g)


def _pack_places(board: Board, places: tuple[Cell, ...], home: int, g: Any) -> None:
    asks = [0] * 8
    g["slots"][: len(places)] = [to_window(cell, home) for cell in places]
    for slot, cell in enumerate(places):
        opens, shuts = board.frontier[cell]
        for side in range(4):
            asks[2 * side] |= (opens >> side & 1) << slot
            asks[2 * side + 1] |= (shuts >> side & 1) << slot
    used = (1 << len(places)) - 1
    g["used"], g["asks"] = used, asks
    fits = [0]
    for sides in range(1, 16):
        misfits = 0
        for side in range(4):
            misfits |= asks[2 * side + (sides >> side & 1)]
        fits.append(used & ~misfits)
    g["words"][:16] = np.array(fits, np.uint64)


def _start_in_window(state: State) -> int:
    """Where the start goes in the window, so that all cards and goals lie well inside."""
    cells = [*state.board.tiles, *state.edition.goal_cells]
    if state.last_cell is not None:
        cells.append(state.last_cell)
    low_x, high_x = min(cell.x for cell in cells), max(cell.x for cell in cells)
    low_y, high_y = min(cell.y for cell in cells), max(cell.y for cell in cells)
    wide, high = high_x - low_x + 1, high_y - low_y + 1
    if (
        wide > record_layout.WINDOW_WIDTH - 2 * record_layout.WINDOW_MARGIN
        or high > record_layout.WINDOW_HEIGHT - 2 * record_layout.WINDOW_MARGIN
    ):
        raise TooLargeForRecord(f"a maze of {wide} by {high} cells")
    x, y = (
        (record_layout.WINDOW_WIDTH - wide) // 2 - low_x,
        (record_layout.WINDOW_HEIGHT - high) // 2 - low_y,
    )
    return y * record_layout.WINDOW_WIDTH + x


def unpack(g: Any, edition: Edition) -> State:
    """The state of a record; deals of earlier rounds follow from the seed alone."""
    seats = int(g["seats"])
    phase = PHASES[int(g["phase"])]
    broken = int(g["words"][record_layout.BROKEN_WORD])
    offered, golds = int(g["offered"]), int(g["golds"])
    size, hands = edition.hand[seats], g["hands"].tolist()
    return State(
        edition=edition,
        seats=seats,
        chance=SaboteurChance(int(g["first"]), seed_from_words(g["seed"])),
        round=int(g["round"]),
        starter=int(g["starter"]),
        phase=phase,
        to_act=int(g["to_act"]),
        roles=_roles(int(g["roles"]), seats),
        deck=tuple(FACES[kind] for kind in g["deck"][: len(edition.deck)].tolist()),
        drawn=int(g["drawn"]),
        hands=tuple(
            tuple(hands[seat * size : seat * size + held])
            for seat, held in enumerate(g["sizes"][:seats].tolist())
        ),
        broken=tuple(
            frozenset(
                tool
                for lane, tool in enumerate(TOOLS)
                if broken >> lane * record_layout.TOOL_LANE_BITS + seat & 1
            )
            for seat in range(seats)
        ),
        discards=tuple(
            _discarded_card(put, edition) for put in g["pile"][: int(g["piled"])].tolist()
        ),
        board=_board(g, edition),
        goals=tuple(GOAL_FACES[face] for face in g["goals"].tolist()),
        opened=_goal_set(int(g["opened"])),
        reached_by=tuple(_or_none(seat) for seat in g["reached_by"].tolist()),
        peeked=tuple(_goal_set(seen) for seen in g["peeked"][:seats].tolist()),
        turning=_or_none(g["turning"]),
        passes=int(g["passes"]),
        forced=int(g["forced"]),
        last_turn=_or_none(g["last_turn"]),
        last_path=_or_none(g["last_path"]),
        last_cell=(
            None
            if g["last_cell"] == NO_CELL
            else Cell(*to_board(int(g["last_cell"]), int(g["home"])))
        ),
        gold=_owned_gold(g, seats),
        gold_deck=tuple(g["gold"][:golds].tolist()),
        offer=tuple(g["offer"][:offered].tolist()),
        picks=int(g["picks"]),
        past=_round_results(g, seats, phase),
    )


def _roles(saboteurs: int, seats: int) -> tuple[Role, ...]:
    return tuple(Role.SABOTEUR if saboteurs >> seat & 1 else Role.DIGGER for seat in range(seats))


def _goal_set(bits: int) -> frozenset[int]:
    return frozenset(goal for goal in range(record_layout.GOALS) if bits >> goal & 1)


def _or_none(value: Any) -> int | None:
    return None if value == NO_ID else int(value)


def _discarded_card(put: int, edition: Edition) -> DiscardedCard:
    face_up = put >> 8 == 0 and edition.discard_pile is DiscardPile.MIXED
    return DiscardedCard(FACES[put & 255], face_up, (put >> 8) - 1 if put >> 8 else None)


def _owned_gold(g: Any, seats: int) -> tuple[tuple[int, ...], ...]:
    taken = sorted(g["taken"][: int(g["takes"])].tolist(), key=lambda card: card >> 8)
    owned = {
        seat: tuple(c & 255 for c in cards) for seat, cards in groupby(taken, lambda c: c >> 8)
    }
    return tuple(owned.get(seat, ()) for seat in range(seats))


def _round_results(g: Any, seats: int, phase: Phase) -> tuple[RoundResult, ...]:
    over = int(g["round"]) - (phase not in (Phase.OVER, Phase.DRAFT))
    return tuple(
        RoundResult(number + 1, bool(past & FOUND_BIT), _roles(past & ~FOUND_BIT, seats))
        for number, past in enumerate(g["past"][:over].tolist())
    )


def _board(g: Any, edition: Edition) -> Board:
    home, window = int(g["home"]), g["board"]
    shut = [
        cell
        for cell in edition.goal_cells
        if window[to_window(cell, home)] == record_layout.FACE_DOWN_GOAL
    ]
    cards = np.flatnonzero(
        (window & (record_layout.OPEN_SLOT | record_layout.CARD)) == record_layout.CARD
    )
    tiles, reached = {}, set()
    for place, byte in zip(cards.tolist(), window[cards].tolist(), strict=True):
        cell = Cell(*to_board(place, home))
        tiles[cell] = Tile(byte & 15, joined=bool(byte & record_layout.JOINED))
        if byte & record_layout.REACHED:
            reached.add(cell)
    return Board.from_reached(tiles, frozenset(shut), frozenset(reached))
