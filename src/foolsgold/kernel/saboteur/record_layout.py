"""The memory layout of a game: one aligned record of at most 2 kB, copied by assignment.

The maze is a window of 32 by 28 bytes on the boundless board. A byte of it is

    a card     32 + its open sides (N 1, E 2, S 4, W 8), + 16 if it joins them,
               + 64 if the start reaches it
    a goal     16 while it lies face down
    a place    128 + its slot, where some card may continue a tunnel
    nothing    0

The two outermost rings stay empty, so that no neighbour of a place lies outside the window.
"""

import numpy as np

from foolsgold.games.saboteur.action_ids import FACES, TILES
from foolsgold.games.saboteur.cards import (
    BreakCard,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Tool,
)
from foolsgold.kernel.rng import SEED_WORDS
from foolsgold.tunnel.tiles import rotated_180

WINDOW_WIDTH, WINDOW_HEIGHT = 32, 28
WINDOW_CELLS = WINDOW_WIDTH * WINDOW_HEIGHT
WINDOW_MARGIN = 2
MAX_SLOTS = MAX_LAID_CARDS = 64
MAX_DECK = 96
MAX_CARDS_IN_HANDS = 80
MAX_GOLD_CARDS = 48
MAX_SEATS = 12
MAX_HAND = 20
MAX_ROUNDS = 20
GOALS = 3

OVER, PLAY, OPEN, TURN, DRAFT = range(5)
NO_ID = 255
"""A seat, goal or cell that is none."""
NO_CELL = 65535

JOINED, CARD, REACHED, OPEN_SLOT = 16, 32, 64, 128
FACE_DOWN_GOAL = 16
TREASURE = 0

WHOLE_WORD, BROKEN_WORD, FACE_DOWN_GOALS_WORD, ROCKFALL_TARGETS_WORD = 16, 17, 18, 19
"""Words after the sixteen that say where a card of certain sides fits: tools that can be broken
and mended (16 bits a tool, one a seat), goals face down, cards a rockfall may hit (by place in
`spots`)."""
TOOL_LANE_BITS = 16

GAME_DTYPE = np.dtype(
    [
        # What every move needs comes first, so that it lies in few lines of memory.
        ("words", np.uint64, 20),
        ("asks", np.uint64, 8),  # slots whose side must be open, must be shut; N, E, S, W
        ("used", np.uint64),  # slots in use
        ("roles", np.uint16),  # saboteurs, one bit a seat
        ("home", np.uint16),  # where the start lies in the window
        ("last_cell", np.uint16),
        ("moves", np.uint16),
        ("phase", np.uint8),
        ("to_act", np.uint8),
        ("beyond", np.uint8),
        ("round", np.uint8),
        ("starter", np.uint8),
        ("first", np.uint8),
        ("seats", np.uint8),
        ("drawn", np.uint8),
        ("opened", np.uint8),
        ("led", np.uint8),  # goals face down onto which a tunnel from the start opens
        ("turning", np.uint8),
        ("passes", np.uint8),
        ("forced", np.uint8),
        ("last_turn", np.uint8),
        ("last_path", np.uint8),
        ("picks", np.uint8),
        ("piled", np.uint8),
        ("golds", np.uint8),
        ("takes", np.uint8),
        ("offered", np.uint8),
        ("crowd", np.uint8),  # no more places than this can be there
        ("dealt", np.uint8),  # numbers the seed has given before the rounds: who begins, the gold
        ("goals", np.uint8, GOALS),
        ("reached_by", np.uint8, GOALS),
        ("sizes", np.uint8, MAX_SEATS),
        ("hands", np.uint8, MAX_CARDS_IN_HANDS),
        ("deck", np.uint8, MAX_DECK),
        ("slots", np.uint16, MAX_SLOTS),
        ("board", np.uint8, WINDOW_CELLS),
        ("pile", np.uint16, MAX_DECK),  # discards: kind + 256 * (who put it away unseen + 1)
        ("spots", np.uint16, MAX_LAID_CARDS),  # where laid cards are
        (
            "taken",
            np.uint16,
            MAX_GOLD_CARDS,
        ),  # gold: nuggets + 256 * seat, in the order it was taken
        ("past", np.uint16, MAX_ROUNDS),  # saboteurs of a round, and FOUND
        ("gold", np.uint8, MAX_GOLD_CARDS),
        ("peeked", np.uint8, MAX_SEATS),
        ("offer", np.uint8, MAX_SEATS),
        ("seed", np.uint64, SEED_WORDS),
    ],
    align=True,
)
CACHE_LINE_BYTES = 64
assert GAME_DTYPE.fields is not None
BOARD_AT, PILE_AT, SPOTS_AT = (GAME_DTYPE.fields[name][1] for name in ("board", "pile", "spots"))
HOT_LINES = (
    *range(0, GAME_DTYPE.fields["slots"][1] + CACHE_LINE_BYTES, CACHE_LINE_BYTES),
    *range(
        BOARD_AT + (WINDOW_HEIGHT // 2 - 2) * WINDOW_WIDTH,
        BOARD_AT + (WINDOW_HEIGHT // 2 + 3) * WINDOW_WIDTH,
        CACHE_LINE_BYTES,
    ),
)
"""Where the lines of memory begin that nearly every move wants: the middle of the maze too."""
FOUND_BIT = 1 << 15
assert GAME_DTYPE.itemsize <= 2048

TOUCH, TUNNEL, START = range(3)
PASS_CIRCLE, FORCED_PASS_CIRCLE, HANDS_EMPTY, NOBODY_CAN_PLAY, NOBODY_CAN_DIG = range(5)
NO_CAP = 255

EDITION_DTYPE = np.dtype(
    [
        ("kinds", np.uint64),  # which kinds are in the deck, one bit each
        ("deck", np.uint8, MAX_DECK),
        ("gold", np.uint8, MAX_GOLD_CARDS),
        ("pay", np.uint8, MAX_SEATS + 1),
        ("tiles", np.uint8, GOALS),  # open sides of treasure, stone a, stone b
        ("deck_size", np.uint8),
        ("gold_size", np.uint8),
        ("seats", np.uint8),
        ("hand", np.uint8),
        ("rounds", np.uint8),
        ("saboteurs", np.uint8),
        ("diggers", np.uint8),
        ("start", np.uint8),
        ("column", np.uint8),  # where the goals lie
        ("rows", np.uint8),
        ("joining", np.uint8),
        ("break_self", np.uint8),
        ("min_path_cards", np.uint8),
        ("all_together", np.uint8),
        ("layer_turns", np.uint8),
        ("round_end", np.uint8),
        ("mixed", np.uint8),
        ("gold_for_diggers", np.uint8),
        ("cap", np.uint8),
        ("one_each", np.uint8),
        ("broken_unpaid", np.uint8),
        ("reshuffle", np.uint8),
        ("after_last_path", np.uint8),
    ],
    align=True,
)

# Kinds of cards are the faces of `games.saboteur.action_ids`, the same in every edition.
KIND_COUNT = len(FACES)
PATH_KINDS = len(TILES)
PASSAGE_KINDS = PATH_KINDS // 2
MAP_KIND = FACES.index(MapCard())
ROCKFALL_KIND = FACES.index(RockfallCard())
FIRST_BREAK_KIND = FACES.index(BreakCard(Tool.PICK))
FIRST_MEND_KIND = FACES.index(MendCard((Tool.PICK,)))

UPRIGHT_WORD = np.zeros(64, np.uint8)
"""Which word tells where a card of this kind may go."""
TURNED_WORD = np.zeros(64, np.uint8)
"""The same for a card that is turned; word 0, which is always empty, if that is no other way."""
LANE_MASK = np.full(64, 0xFFFF_FFFF_FFFF_FFFF, np.uint64)
"""Which bits of that word are this card's: those of its tools."""
NOT_PATH_MASK = np.full(64, 0xFFFF_FFFF_FFFF_FFFF, np.uint64)
"""No bits for a path card, all for others."""
NOT_BREAK_MASK = np.full(64, 0xFFFF_FFFF_FFFF_FFFF, np.uint64)
"""The same for a card that breaks a tool."""
KIND_SIDES = np.zeros(64, np.uint8)
"""The open sides of a path card, and JOINED."""
KIND_TOOLS = np.zeros(64, np.uint8)
"""The tools a break or mend card shows, one bit each."""


def _fill_kind_tables() -> None:
    tools = list(Tool)
    for kind, face in enumerate(FACES):
        match face:
            case PathCard(tile):
                NOT_PATH_MASK[kind] = 0
                UPRIGHT_WORD[kind] = tile.sides
                TURNED_WORD[kind] = 0 if tile.is_symmetric else rotated_180(tile.sides)
                KIND_SIDES[kind] = tile.sides | JOINED * tile.joined
            case MapCard():
                UPRIGHT_WORD[kind] = FACE_DOWN_GOALS_WORD
            case RockfallCard():
                UPRIGHT_WORD[kind] = ROCKFALL_TARGETS_WORD
            case BreakCard(tool):
                NOT_BREAK_MASK[kind] = 0
                UPRIGHT_WORD[kind] = WHOLE_WORD
                KIND_TOOLS[kind] = 1 << tools.index(tool)
            case MendCard(shown):
                UPRIGHT_WORD[kind] = BROKEN_WORD
                KIND_TOOLS[kind] = sum(1 << tools.index(tool) for tool in shown)
        if KIND_TOOLS[kind]:
            lanes = (0xFFFF << TOOL_LANE_BITS * n for n in range(3) if KIND_TOOLS[kind] >> n & 1)
            LANE_MASK[kind] = sum(lanes)


_fill_kind_tables()
for _table in (
    UPRIGHT_WORD,
    TURNED_WORD,
    LANE_MASK,
    NOT_PATH_MASK,
    NOT_BREAK_MASK,
    KIND_SIDES,
    KIND_TOOLS,
):
    _table.setflags(write=False)

KIND_BY_SIDES = np.zeros(32, np.uint8)
"""The kind of a path card, by its open sides and JOINED."""
for _kind in range(PATH_KINDS):
    KIND_BY_SIDES[KIND_SIDES[_kind]] = _kind
KIND_BY_SIDES.setflags(write=False)

# Moves: the place of a bit in the legal words. Word 0 has the cards that can be discarded, word 1
# the choices of other phases, then there are two words for each card of the hand.
DISCARD_MOVES, CHOICE_MOVES = 0, 64
CARD_MOVES = 128


def to_window(cell: tuple[int, int], home: int) -> int:
    """The place of a cell in a window whose start lies at `home`."""
    return home + cell[1] * WINDOW_WIDTH + cell[0]


def to_board(place: int, home: int) -> tuple[int, int]:
    """The other way round."""
    return place % WINDOW_WIDTH - home % WINDOW_WIDTH, place // WINDOW_WIDTH - home // WINDOW_WIDTH
