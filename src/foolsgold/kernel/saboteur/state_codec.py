"""A readable state as a record, and back again."""

from itertools import groupby
from typing import Any

import numpy as np

from foolsgold.base.rng import source
from foolsgold.games.saboteur.action_ids import FACES
from foolsgold.games.saboteur.cards import GoalFace, Role, Tool
from foolsgold.games.saboteur.edition import DiscardPile, Edition
from foolsgold.games.saboteur.events import RoundResult
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.state import Chance, Put, State
from foolsgold.kernel.backend import TooLarge
from foolsgold.kernel.rng import place_of, seed_of, seed_words
from foolsgold.kernel.saboteur import record_layout
from foolsgold.kernel.saboteur.edition_table import KIND_AT
from foolsgold.kernel.saboteur.record_layout import FOUND, NOBODY, NOWHERE, in_window, on_board
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell, Tile

PHASES = (Phase.OVER, Phase.PLAY, Phase.OPEN, Phase.TURN, Phase.DRAFT)
FACES_OF_GOALS = tuple(GoalFace)
TOOLS = tuple(Tool)


def pack(state: State, table: Any, g: Any) -> None:
    """Writes a state into a record; `TooLarge` if its maze or its cards do not fit."""
    if any(number > state.round for number in state.chance.given):
        raise TooLarge("a round to come that is dealt otherwise than the seed says")
    g["seed"], g["dealt"] = seed_words(state.chance.seed), _dealt(state)
    g["first"], g["seats"] = state.chance.first, state.seats
    g["phase"] = PHASES.index(state.phase)
    for name in ("to_act", "round", "starter", "drawn", "passes", "forced", "picks"):
        g[name] = getattr(state, name)
    for name in ("turning", "last_turn", "last_path"):
        value = getattr(state, name)
        g[name] = NOBODY if value is None else value
    g["moves"] = g["beyond"] = 0
    g["roles"] = _saboteurs(state.roles)
    g["past"] = 0
    for place, result in enumerate(state.past):
        g["past"][place] = _saboteurs(result.roles) | FOUND * result.found
    _pack_cards(state, table, g)
    _pack_gold(state, g)
    _pack_maze(state, table, g)


def _dealt(state: State) -> int:
    """How many numbers were drawn for who begins and the gold, as `round_deal` does."""
    dealer = source(state.chance.seed)
    dealer.below(state.seats)
    dealer.shuffled(state.edition.gold)
    return place_of(dealer, state.chance.seed)


def _saboteurs(roles: tuple[Role, ...]) -> int:
    return sum(1 << seat for seat, role in enumerate(roles) if role is Role.SABOTEUR)


def _pack_cards(state: State, table: Any, g: Any) -> None:
    size = int(table["hand"])
    if len(state.deck) > record_layout.DECK or max(map(len, state.hands), default=0) > size:
        raise TooLarge("more cards than were dealt")
    g["deck"] = g["hands"] = g["sizes"] = g["peeked"] = g["pile"] = 0
    g["deck"][: len(state.deck)] = [KIND_AT[card] for card in state.deck]
    for seat, hand in enumerate(state.hands):
        g["hands"][seat * size : seat * size + len(hand)] = hand
        g["sizes"][seat] = len(hand)
        g["peeked"][seat] = sum(1 << goal for goal in state.peeked[seat])
    g["piled"] = len(state.discards)
    g["pile"][: len(state.discards)] = [
        KIND_AT[put.face] | (0 if put.by is None else put.by + 1) << 8 for put in state.discards
    ]
    broken = sum(
        1 << TOOLS.index(tool) * record_layout.LANE + seat
        for seat, tools in enumerate(state.broken)
        for tool in tools
    )
    everybody = sum(((1 << state.seats) - 1) << record_layout.LANE * lane for lane in range(3))
    g["words"][record_layout.BROKEN], g["words"][record_layout.WHOLE] = broken, everybody & ~broken


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
    g["goals"] = [FACES_OF_GOALS.index(face) for face in state.goals]
    g["reached_by"] = [NOBODY if seat is None else seat for seat in state.reached_by]
    g["opened"] = sum(1 << goal for goal in state.opened)
    g["words"][record_layout.UNSEEN] = 7 & ~int(g["opened"])
    home = g["home"] = _home(state)
    g["last_cell"] = NOWHERE if state.last_cell is None else in_window(state.last_cell, home)
    g["asks"] = g["slots"] = g["spots"] = 0
    window = bytearray(record_layout.CELLS)
    for cell in board.closed:
        window[in_window(cell, home)] = record_layout.SHUT_GOAL
    for cell, tile in board.tiles.items():
        byte = record_layout.CARD | tile.sides | record_layout.JOINED * tile.joined
        window[in_window(cell, home)] = byte | record_layout.REACHED * (cell in board.reached)
    for slot, cell in enumerate(board.open_places(state.edition.joining)[: record_layout.SLOTS]):
        window[in_window(cell, home)] = record_layout.PLACE | slot
    g["board"] = np.frombuffer(window, np.uint8)
    spared = (START, *goal_cells)
    laid = [cell for cell in board.tiles if cell not in spared]
    places = board.open_places(state.edition.joining)
    # As the kernel counts: all that would be places if everything were joined to the start.
    touch = table["joining"] == record_layout.TOUCH
    crowd = sum(1 for opens, _ in board.rim.values() if touch or opens)
    if len(laid) > record_layout.LAID or crowd > record_layout.SLOTS - 4:
        raise TooLarge("a maze of too many cards or places")
    g["crowd"] = crowd
    g["spots"][: len(laid)] = [in_window(cell, home) for cell in laid]
    g["words"][record_layout.FALLS] = (1 << len(laid)) - 1
    g["led"] = sum(
        1 << goal
        for goal, cell in enumerate(goal_cells)
        if cell in board.closed and board.leads_to(cell)
    )
    _pack_places(board, places, home, g)


def _pack_places(board: Board, places: tuple[Cell, ...], home: int, g: Any) -> None:
    asks = [0] * 8
    g["slots"][: len(places)] = [in_window(cell, home) for cell in places]
    for slot, cell in enumerate(places):
        opens, shuts = board.rim[cell]
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


def _home(state: State) -> int:
    """Where the start goes in the window, so that all cards and goals lie well inside."""
    cells = [*state.board.tiles, *state.edition.goal_cells]
    if state.last_cell is not None:
        cells.append(state.last_cell)
    low_x, high_x = min(cell.x for cell in cells), max(cell.x for cell in cells)
    low_y, high_y = min(cell.y for cell in cells), max(cell.y for cell in cells)
    wide, high = high_x - low_x + 1, high_y - low_y + 1
    if (
        wide > record_layout.WIDE - 2 * record_layout.RING
        or high > record_layout.HIGH - 2 * record_layout.RING
    ):
        raise TooLarge(f"a maze of {wide} by {high} cells")
    x, y = (record_layout.WIDE - wide) // 2 - low_x, (record_layout.HIGH - high) // 2 - low_y
    return y * record_layout.WIDE + x


def unpack(g: Any, edition: Edition) -> State:
    """The state a record tells; deals of rounds gone by are told by the seed alone."""
    seats = int(g["seats"])
    phase = PHASES[int(g["phase"])]
    broken = int(g["words"][record_layout.BROKEN])
    offered, golds = int(g["offered"]), int(g["golds"])
    size, hands = edition.hand[seats], g["hands"].tolist()
    return State(
        edition=edition,
        seats=seats,
        chance=Chance(int(g["first"]), seed_of(g["seed"])),
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
                if broken >> lane * record_layout.LANE + seat & 1
            )
            for seat in range(seats)
        ),
        discards=tuple(_put(put, edition) for put in g["pile"][: int(g["piled"])].tolist()),
        board=_board(g, edition),
        goals=tuple(FACES_OF_GOALS[face] for face in g["goals"].tolist()),
        opened=_goals(int(g["opened"])),
        reached_by=tuple(_or_none(seat) for seat in g["reached_by"].tolist()),
        peeked=tuple(_goals(seen) for seen in g["peeked"][:seats].tolist()),
        turning=_or_none(g["turning"]),
        passes=int(g["passes"]),
        forced=int(g["forced"]),
        last_turn=_or_none(g["last_turn"]),
        last_path=_or_none(g["last_path"]),
        last_cell=(
            None
            if g["last_cell"] == NOWHERE
            else Cell(*on_board(int(g["last_cell"]), int(g["home"])))
        ),
        gold=_gold(g, seats),
        gold_deck=tuple(g["gold"][:golds].tolist()),
        offer=tuple(g["offer"][:offered].tolist()),
        picks=int(g["picks"]),
        past=_past(g, seats, phase),
    )


def _roles(saboteurs: int, seats: int) -> tuple[Role, ...]:
    return tuple(Role.SABOTEUR if saboteurs >> seat & 1 else Role.DIGGER for seat in range(seats))


def _goals(bits: int) -> frozenset[int]:
    return frozenset(goal for goal in range(record_layout.GOALS) if bits >> goal & 1)


def _or_none(value: Any) -> int | None:
    return None if value == NOBODY else int(value)


def _put(put: int, edition: Edition) -> Put:
    face_up = put >> 8 == 0 and edition.discard_pile is DiscardPile.MIXED
    return Put(FACES[put & 255], face_up, (put >> 8) - 1 if put >> 8 else None)


def _gold(g: Any, seats: int) -> tuple[tuple[int, ...], ...]:
    taken = sorted(g["taken"][: int(g["takes"])].tolist(), key=lambda card: card >> 8)
    owned = {
        seat: tuple(c & 255 for c in cards) for seat, cards in groupby(taken, lambda c: c >> 8)
    }
    return tuple(owned.get(seat, ()) for seat in range(seats))


def _past(g: Any, seats: int, phase: Phase) -> tuple[RoundResult, ...]:
    over = int(g["round"]) - (phase not in (Phase.OVER, Phase.DRAFT))
    return tuple(
        RoundResult(number + 1, bool(past & FOUND), _roles(past & ~FOUND, seats))
        for number, past in enumerate(g["past"][:over].tolist())
    )


def _board(g: Any, edition: Edition) -> Board:
    home, window = int(g["home"]), g["board"]
    shut = [
        cell
        for cell in edition.goal_cells
        if window[in_window(cell, home)] == record_layout.SHUT_GOAL
    ]
    cards = np.flatnonzero(
        (window & (record_layout.PLACE | record_layout.CARD)) == record_layout.CARD
    )
    tiles, reached = {}, set()
    for place, byte in zip(cards.tolist(), window[cards].tolist(), strict=True):
        cell = Cell(*on_board(place, home))
        tiles[cell] = Tile(byte & 15, joined=bool(byte & record_layout.JOINED))
        if byte & record_layout.REACHED:
            reached.add(cell)
    return Board.of(tiles, frozenset(shut), frozenset(reached))
