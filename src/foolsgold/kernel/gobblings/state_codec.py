"""A readable state as a record, and back.

Nothing that a rule or a seat can still read is lost, but the results of earlier rounds: they are
the caller's to keep. Faces of cards that have left hands and deck are those of the seed's deal.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from foolsgold.base.frozendict import Frozen
from foolsgold.games.gobblings.action_ids import FACES, LOADS
from foolsgold.games.gobblings.cards import Card, Kind
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import Outcome, RoundResult
from foolsgold.games.gobblings.rules.chance import round_deal
from foolsgold.games.gobblings.state import Chance, Known, State
from foolsgold.kernel.backend import TooLarge
from foolsgold.kernel.gobblings.codes import (
    BARE,
    BARE_BLOCKED,
    GOALS,
    LOAD_OF,
    LYING,
    MOST_DECK,
    NOBODY,
    OUTCOMES,
    PHASES,
    ROLES,
)
from foolsgold.kernel.gobblings.edition_table import FACE_AT
from foolsgold.kernel.gobblings.record_layout import SIZE, Game
from foolsgold.kernel.rng import seed_of, seed_words
from foolsgold.tunnel.board import Board
from foolsgold.tunnel.tiles import Cell, Tile

SETS = ("swapped", "shown", "opened", "due", "drinkers", "passed")
SEATS_OR_NOBODY = ("last_played", "first_out", "opener", "winner")
PLAIN = ("round", "starter", "to_act", "idle", "may_leave", "naming")
LOAD_AT = {load: at for at, load in enumerate(LOADS)}
MOST_NUMBERS = 65535
FAR = 127


def pack(state: State, table: Any, game: Game) -> None:
    """Writes a readable state into a record; `TooLarge` if it cannot hold it."""
    if len(state.deck) > MOST_NUMBERS:
        raise TooLarge(f"{len(state.deck)} numbers of cards: a record counts to {MOST_NUMBERS}")
    # Who won earlier rounds a state may not know (`unpack`), but the record of the same game does.
    kept = int(game["gnome_rounds"]) if seed_of(game["seed"]) == state.chance.seed else 0
    for name in game.dtype.names:
        game[name] = 0
    game["seats"] = state.seats
    game["seed"], game["first"] = seed_words(state.chance.seed), state.chance.first
    for name in PLAIN:
        game[name] = getattr(state, name)
    for name in SETS:
        game[name] = _set(getattr(state, name))
    for name in SEATS_OR_NOBODY:
        seat = getattr(state, name)
        game[name] = NOBODY if seat is None else seat
    for result in state.past[-64:]:
        this = 1 << result.round % 64
        kept = kept | this if result.outcome is Outcome.GOLD else kept & ~this
    game["gnome_rounds"] = kept
    game["phase"] = PHASES.index(state.phase)
    game["outcome"] = OUTCOMES.index(state.outcome)
    game["scoring_left"] = len(state.scoring)
    game["scoring_next"] = state.scoring[0] if state.scoring else 0
    game["goals"] = [GOALS.index(face) for face in state.goals]
    for seat in range(state.seats):
        game["roles"][seat] = ROLES.index(state.roles[seat])
        game["seen"][seat] = _known(state.seen[seat])
        game["traced"][seat] = _known(state.traced[seat])
        game["peeked"][seat] = _set(state.peeked[seat])
        game["points"][seat] = state.points[seat]
    _pack_cards(state, game)
    _pack_field(state, table, game)


def _pack_cards(state: State, game: Game) -> None:
    for seat, hand in enumerate(state.hands):
        game["hand_sizes"][seat] = len(hand)
        game["hands"][seat][: len(hand)] = [FACE_AT[state.deck[card]] for card in hand]
        game["hand_numbers"][seat][: len(hand)] = hand
    first = len(state.edition.deck)
    game["numbers"], game["pile"] = len(state.deck), len(state.pile)
    game["thrown"] = len(state.discards)
    game["cards"][: len(state.discards)] = [FACE_AT[face] for face in state.discards]
    game["cards"][first - len(state.pile) : first] = [FACE_AT[state.deck[n]] for n in state.pile]
    for number in state.pile:
        if number >= first:
            at = number % MOST_DECK
            game["buried"][at // 2] |= state.buried[number - first] << 4 * (at % 2)


def _pack_field(state: State, table: Any, game: Game) -> None:
    board = state.board
    left, above = _corner(board, int(table["left"]), int(table["above"]))
    game["left"], game["above"] = left, above
    rows = [cell.y - above for cell in board.tiles]
    game["top"], game["bottom"] = min(rows), max(rows)
    for cell, tile in board.tiles.items():
        here, row = 1 << cell.x - left, cell.y - above
        kind = state.kinds.get(cell)
        load = BARE if tile.joined else BARE_BLOCKED
        if kind is not None:
            load = LYING[LOAD_AT[kind, state.face_at(cell).colour]]
        for place in range(4):
            game["sides"][place, row] |= here * (tile.sides >> place & 1)
            game["loads"][place, row] |= here * (load >> place & 1)
        if cell in board.reached:
            game["reached"][row] |= here


def _corner(board: Board, left: int, above: int) -> tuple[int, int]:
    """Where the window lies: as usual if that will do, else with the maze in its middle."""
    # A goal beside a tile may be turned up, so it needs its room too.
    near = {cell for cell in board.closed if board.asked(cell) != (0, 0)}
    cells = {*board.tiles, *near}
    corner = (_edge([cell.x for cell in cells], left), _edge([cell.y for cell in cells], above))
    if max(map(abs, corner)) > FAR:
        raise TooLarge(f"a maze around {corner}: a record holds what is at most {FAR} away")
    return corner


def _edge(places: list[int], usual: int) -> int:
    low, high = min(places), max(places)
    if usual < low and high < usual + SIZE - 1:
        return usual
    if high - low > SIZE - 3:
        raise TooLarge(f"a maze of {high - low + 1} cells: a record holds {SIZE - 2}")
    return (low + high + 1) // 2 - SIZE // 2


def unpack(game: Game, edition: Edition, past: tuple[RoundResult, ...] = ()) -> State:
    """The readable state of a record."""
    seats = int(game["seats"])
    chance = Chance(first=int(game["first"]), seed=seed_of(game["seed"]))
    deck, pile, buried = _unpacked_cards(game, edition, chance)
    board, kinds = _unpacked_field(game, edition)
    first = int(game["scoring_next"])
    plain: dict[str, Any] = {
        **{name: int(game[name]) for name in ("round", "starter", "to_act", "idle")},
        **{name: bool(game[name]) for name in ("may_leave", "naming")},
        **{name: frozenset(_members(game[name])) for name in SETS},
        **{name: _seat(game[name]) for name in SEATS_OR_NOBODY},
        "due": _members(game["due"]),
    }
    return State(
        edition=edition,
        seats=seats,
        chance=chance,
        **plain,
        phase=PHASES[game["phase"]],
        outcome=OUTCOMES[game["outcome"]],
        scoring=tuple((first + step) % seats for step in range(game["scoring_left"])),
        goals=tuple(GOALS[face] for face in game["goals"]),
        roles=tuple(ROLES[role] for role in game["roles"][:seats]),
        seen=tuple(_unpacked_known(known, seats) for known in game["seen"][:seats]),
        traced=tuple(_unpacked_known(known, seats) for known in game["traced"][:seats]),
        peeked=tuple(frozenset(_members(goals)) for goals in game["peeked"][:seats]),
        points=tuple(int(points) for points in game["points"][:seats]),
        hands=tuple(_hand(game, seat) for seat in range(seats)),
        deck=deck,
        pile=pile,
        buried=buried,
        discards=_faces(game["cards"][: game["thrown"]]),
        board=board,
        kinds=kinds,
        past=past,
    )


def _unpacked_cards(
    game: Game, edition: Edition, chance: Chance
) -> tuple[tuple[Card, ...], tuple[int, ...], tuple[int, ...]]:
    seats, first = int(game["seats"]), len(edition.deck)
    numbers = int(game["numbers"])
    deck = list(round_deal(edition, seats, chance, int(game["round"])).deck)
    deck += deck[:1] * (numbers - first)
    buried = [0] * (numbers - first)
    pile = tuple(range(numbers - int(game["pile"]), numbers))
    for seat in range(seats):
        for number, face in zip(_hand(game, seat), game["hands"][seat].tolist(), strict=False):
            deck[number] = FACES[face]
    for number, face in zip(pile, game["cards"][first - len(pile) : first].tolist(), strict=True):
        deck[number] = FACES[face]
        if number >= first:
            at = number % MOST_DECK
            buried[number - first] = int(game["buried"][at // 2]) >> 4 * (at % 2) & 15
    return tuple(deck), pile, tuple(buried)


def _unpacked_field(game: Game, edition: Edition) -> tuple[Board, Frozen[Cell, Kind]]:
    tiles: dict[Cell, Tile] = {}
    kinds: dict[Cell, Kind] = {}
    coloured: dict[Kind, dict[Cell, str]] = {Kind.DOOR: {}, Kind.KEY: {}}
    reached: set[Cell] = set()
    for cell, sides, load, is_reached in _lying(game):
        kind, colour = LOADS[LOAD_OF[load]]
        bare = load in (BARE, BARE_BLOCKED)
        tiles[cell] = Tile(sides, joined=load == BARE if bare else kind is not Kind.RUBBLE)
        if not bare:
            kinds[cell] = kind
            if colour is not None:
                coloured[kind][cell] = colour
        if is_reached:
            reached.add(cell)
    closed = frozenset(cell for cell in edition.goal_cells if cell not in tiles)
    locks, keys = coloured[Kind.DOOR], coloured[Kind.KEY]
    board = Board.of(tiles, closed, frozenset(reached), locks=locks, keys=keys)
    return board, Frozen(kinds)


def _lying(game: Game) -> Iterator[tuple[Cell, int, int, bool]]:
    """Each cell with a tile: its open sides, what it carries, and whether the start reaches it."""
    left, above = int(game["left"]), int(game["above"])
    all_sides, all_loads = (game[name].tolist() for name in ("sides", "loads"))
    for row in range(game["top"], game["bottom"] + 1):
        sides, loads = ([plane[row] for plane in planes] for planes in (all_sides, all_loads))
        reached = int(game["reached"][row])
        tiles = sides[0] | sides[1] | sides[2] | sides[3]
        for column in range(SIZE):
            if tiles >> column & 1:
                yield (
                    Cell(column + left, row + above),
                    sum((plane >> column & 1) << at for at, plane in enumerate(sides)),
                    sum((plane >> column & 1) << at for at, plane in enumerate(loads)),
                    bool(reached >> column & 1),
                )


def _set(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _members(number: Any) -> tuple[int, ...]:
    return tuple(member for member in range(8) if int(number) >> member & 1)


def _seat(number: Any) -> int | None:
    return None if number == NOBODY else int(number)


def _known(known: Known) -> int:
    return sum(
        (ROLES.index(role) + 1) << 4 * seat for seat, role in enumerate(known) if role is not None
    )


def _unpacked_known(known: Any, seats: int) -> Known:
    numbers = (int(known) >> 4 * seat & 15 for seat in range(seats))
    return tuple(ROLES[number - 1] if number else None for number in numbers)


def _hand(game: Game, seat: int) -> tuple[int, ...]:
    return tuple(game["hand_numbers"][seat][: game["hand_sizes"][seat]].tolist())


def _faces(numbers: Any) -> tuple[Card, ...]:
    return tuple(FACES[number] for number in numbers.tolist())
