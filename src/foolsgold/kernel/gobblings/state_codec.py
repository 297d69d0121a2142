"""Converts a Python state to a record of the kernel, and back.

Nothing that a rule or a seat can still read is lost except the results of earlier rounds, which the
caller keeps. Faces of cards that have left hands and deck are those of the seed's deal.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from foolsgold.base.frozendict import FrozenDict
from foolsgold.games.gobblings.action_ids import CARGOES, FACES
from foolsgold.games.gobblings.cards import Card, TileKind
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import Outcome, RoundResult
from foolsgold.games.gobblings.rules.chance import round_deal
from foolsgold.games.gobblings.state import GobblingsChance, KnownRoles, State
from foolsgold.kernel.backend_interface import TooLargeForRecord
from foolsgold.kernel.gobblings.codes import (
    BARE,
    BARE_BLOCKED,
    GOAL_FACES,
    LOAD_BY_CODE,
    LOAD_CODES,
    MAX_DECK,
    NO_SEAT,
    OUTCOMES,
    PHASES,
    ROLES,
)
from foolsgold.kernel.gobblings.edition_table import FACE_INDEX
from foolsgold.kernel.gobblings.record_layout import WINDOW_SIZE, GameRecord
from foolsgold.kernel.rng import seed_from_words, seed_to_words
from foolsgold.tunnel.board import Board
from foolsgold.tunnel.tiles import Cell, Tile

SET_FIELDS = ("swapped", "shown", "opened", "due", "drinkers", "passed")
OPTIONAL_SEAT_FIELDS = ("last_played", "first_out", "opener", "winner")
SCALAR_FIELDS = ("round", "starter", "to_act", "idle", "may_leave", "naming")
LOAD_INDEX = {load: at for at, load in enumerate(CARGOES)}
MAX_CARD_NUMBERS = 65535
MAX_WINDOW_OFFSET = 127


def pack(state: State, table: Any, game: GameRecord) -> None:
    """Writes a readable state into a record; `TooLargeForRecord` if it cannot hold it."""
    if len(state.deck) > MAX_CARD_NUMBERS:
        raise TooLargeForRecord(
            f"{len(state.deck)} numbers of cards: a record counts to {MAX_CARD_NUMBERS}"
        )
    # Who won earlier rounds a state may not know (`unpack`), but the record of the same game does.
    kept = int(game["gnome_rounds"]) if seed_from_words(game["seed"]) == state.chance.seed else 0
    for name in game.dtype.names:
        game[name] = 0
    game["seats"] = state.seats
    game["seed"], game["first"] = seed_to_words(state.chance.seed), state.chance.first
    for name in SCALAR_FIELDS:
        game[name] = getattr(state, name)
    for name in SET_FIELDS:
        game[name] = _bits_of(getattr(state, name))
    for name in OPTIONAL_SEAT_FIELDS:
        seat = getattr(state, name)
        game[name] = NO_SEAT if seat is None else seat
    for result in state.past[-64:]:
        this = 1 << result.round % 64
        kept = kept | this if result.outcome is Outcome.GOLD else kept & ~this
    game["gnome_rounds"] = kept
    game["phase"] = PHASES.index(state.phase)
    game["outcome"] = OUTCOMES.index(state.outcome)
    game["scoring_left"] = len(state.scoring)
    game["scoring_next"] = state.scoring[0] if state.scoring else 0
    game["goals"] = [GOAL_FACES.index(face) for face in state.goals]
    for seat in range(state.seats):
        game["roles"][seat] = ROLES.index(state.roles[seat])
        game["seen"][seat] = _pack_seen_roles(state.seen[seat])
        game["traced"][seat] = _pack_seen_roles(state.traced[seat])
        game["peeked"][seat] = _bits_of(state.peeked[seat])
        game["points"][seat] = state.points[seat]
    _pack_cards(state, game)
    _pack_field(state, table, game)


def _pack_cards(state: State, game: GameRecord) -> None:
    for seat, hand in enumerate(state.hands):
        game["hand_sizes"][seat] = len(hand)
        game["hands"][seat][: len(hand)] = [FACE_INDEX[state.deck[card]] for card in hand]
        game["hand_numbers"][seat][: len(hand)] = hand
    first = len(state.edition.deck)
    game["numbers"], game["pile"] = len(state.deck), len(state.pile)
    game["thrown"] = len(state.discards)
    game["cards"][: len(state.discards)] = [FACE_INDEX[face] for face in state.discards]
    game["cards"][first - len(state.pile) : first] = [FACE_INDEX[state.deck[n]] for n in state.pile]
    for number in state.pile:
        if number >= first:
            at = number % MAX_DECK
            game["buried"][at // 2] |= state.buried[number - first] << 4 * (at % 2)


def _pack_field(state: State, table: Any, game: GameRecord) -> None:
    board = state.board
    left, above = _window_corner(board, int(table["left"]), int(table["above"]))
    game["left"], game["above"] = left, above
    rows = [cell.y - above for cell in board.tiles]
    game["top"], game["bottom"] = min(rows), max(rows)
    for cell, tile in board.tiles.items():
        here, row = 1 << cell.x - left, cell.y - above
        kind = state.kinds.get(cell)
        load = BARE if tile.joined else BARE_BLOCKED
        if kind is not None:
            load = LOAD_CODES[LOAD_INDEX[kind, state.face_at(cell).colour]]
        for place in range(4):
            game["sides"][place, row] |= here * (tile.sides >> place & 1)
            game["loads"][place, row] |= here * (load >> place & 1)
        if cell in board.reached:
            game["reached"][row] |= here


def _window_corner(board: Board, left: int, above: int) -> tuple[int, int]:
    """Where the window lies: as usual if that will do, else with the maze in its middle."""
    # A goal next to a tile may be turned up, so it must be in the window too.
    near = {cell for cell in board.face_down if board.edge_constraints(cell) != (0, 0)}
    cells = {*board.tiles, *near}
    corner = (
        _window_edge([cell.x for cell in cells], left),
        _window_edge([cell.y for cell in cells], above),
    )
    if max(map(abs, corner)) > MAX_WINDOW_OFFSET:
        raise TooLargeForRecord(
            f"a maze around {corner}: a record holds what is at most {MAX_WINDOW_OFFSET} away"
        )
    return corner


def _window_edge(places: list[int], usual: int) -> int:
    low, high = min(places), max(places)
    if usual < low and high < usual + WINDOW_SIZE - 1:
        return usual
    if high - low > WINDOW_SIZE - 3:
        raise TooLargeForRecord(
            f"a maze of {high - low + 1} cells: a record holds {WINDOW_SIZE - 2}"
        )
    return (low + high + 1) // 2 - WINDOW_SIZE // 2


def unpack(game: GameRecord, edition: Edition, past: tuple[RoundResult, ...] = ()) -> State:
    """The readable state of a record."""
    seats = int(game["seats"])
    chance = GobblingsChance(first=int(game["first"]), seed=seed_from_words(game["seed"]))
    deck, pile, buried = _unpack_cards(game, edition, chance)
    board, kinds = _unpack_field(game, edition)
    first = int(game["scoring_next"])
    plain: dict[str, Any] = {
        **{name: int(game[name]) for name in ("round", "starter", "to_act", "idle")},
        **{name: bool(game[name]) for name in ("may_leave", "naming")},
        **{name: frozenset(_bit_members(game[name])) for name in SET_FIELDS},
        **{name: _optional_seat(game[name]) for name in OPTIONAL_SEAT_FIELDS},
        "due": _bit_members(game["due"]),
    }
    return State(
        edition=edition,
        seats=seats,
        chance=chance,
        **plain,
        phase=PHASES[game["phase"]],
        outcome=OUTCOMES[game["outcome"]],
        scoring=tuple((first + step) % seats for step in range(game["scoring_left"])),
        goals=tuple(GOAL_FACES[face] for face in game["goals"]),
        roles=tuple(ROLES[role] for role in game["roles"][:seats]),
        seen=tuple(_unpack_seen_roles(known, seats) for known in game["seen"][:seats]),
        traced=tuple(_unpack_seen_roles(known, seats) for known in game["traced"][:seats]),
        peeked=tuple(frozenset(_bit_members(goals)) for goals in game["peeked"][:seats]),
        points=tuple(int(points) for points in game["points"][:seats]),
        hands=tuple(_hand_numbers(game, seat) for seat in range(seats)),
        deck=deck,
        pile=pile,
        buried=buried,
        discards=_faces(game["cards"][: game["thrown"]]),
        board=board,
        kinds=kinds,
        past=past,
    )


def _unpack_cards(
    game: GameRecord, edition: Edition, chance: GobblingsChance
) -> tuple[tuple[Card, ...], tuple[int, ...], tuple[int, ...]]:
    seats, first = int(game["seats"]), len(edition.deck)
    numbers = int(game["numbers"])
    deck = list(round_deal(edition, seats, chance, int(game["round"])).deck)
    deck += deck[:1] * (numbers - first)
    buried = [0] * (numbers - first)
    pile = tuple(range(numbers - int(game["pile"]), numbers))
    for seat in range(seats):
        for number, face in zip(
            _hand_numbers(game, seat), game["hands"][seat].tolist(), strict=False
        ):
            deck[number] = FACES[face]
    for number, face in zip(pile, game["cards"][first - len(pile) : first].tolist(), strict=True):
        deck[number] = FACES[face]
        if number >= first:
            at = number % MAX_DECK
            buried[number - first] = int(game["buried"][at // 2]) >> 4 * (at % 2) & 15
    return tuple(deck), pile, tuple(buried)


def _unpack_field(game: GameRecord, edition: Edition) -> tuple[Board, FrozenDict[Cell, TileKind]]:
    tiles: dict[Cell, Tile] = {}
    kinds: dict[Cell, TileKind] = {}
    coloured: dict[TileKind, dict[Cell, str]] = {TileKind.DOOR: {}, TileKind.KEY: {}}
    reached: set[Cell] = set()
    for cell, sides, load, is_reached in _cells_with_tiles(game):
        kind, colour = CARGOES[LOAD_BY_CODE[load]]
        bare = load in (BARE, BARE_BLOCKED)
        tiles[cell] = Tile(sides, joined=load == BARE if bare else kind is not TileKind.RUBBLE)
        if not bare:
            kinds[cell] = kind
            if colour is not None:
                coloured[kind][cell] = colour
        if is_reached:
            reached.add(cell)
    closed = frozenset(cell for cell in edition.goal_cells if cell not in tiles)
    locks, keys = coloured[TileKind.DOOR], coloured[TileKind.KEY]
    board = Board.from_reached(tiles, closed, frozenset(reached), locks=locks, keys=keys)
    return board, FrozenDict(kinds)


def _cells_with_tiles(game: GameRecord) -> Iterator[tuple[Cell, int, int, bool]]:
    """Each cell with a tile: its open sides, what it carries, and whether the start reaches it."""
    left, above = int(game["left"]), int(game["above"])
    all_sides, all_loads = (game[name].tolist() for name in ("sides", "loads"))
    for row in range(game["top"], game["bottom"] + 1):
        sides, loads = ([plane[row] for plane in planes] for planes in (all_sides, all_loads))
        reached = int(game["reached"][row])
        tiles = sides[0] | sides[1] | sides[2] | sides[3]
        for column in range(WINDOW_SIZE):
            if tiles >> column & 1:
                yield (
                    Cell(column + left, row + above),
                    sum((plane >> column & 1) << at for at, plane in enumerate(sides)),
                    sum((plane >> column & 1) << at for at, plane in enumerate(loads)),
                    bool(reached >> column & 1),
                )


def _bits_of(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _bit_members(number: Any) -> tuple[int, ...]:
    return tuple(member for member in range(8) if int(number) >> member & 1)


def _optional_seat(number: Any) -> int | None:
    return None if number == NO_SEAT else int(number)


def _pack_seen_roles(known: KnownRoles) -> int:
    return sum(
        (ROLES.index(role) + 1) << 4 * seat for seat, role in enumerate(known) if role is not None
    )


def _unpack_seen_roles(known: Any, seats: int) -> KnownRoles:
    numbers = (int(known) >> 4 * seat & 15 for seat in range(seats))
    return tuple(ROLES[number - 1] if number else None for number in numbers)


def _hand_numbers(game: GameRecord, seat: int) -> tuple[int, ...]:
    return tuple(game["hand_numbers"][seat][: game["hand_sizes"][seat]].tolist())


def _faces(numbers: Any) -> tuple[Card, ...]:
    return tuple(FACES[number] for number in numbers.tolist())
