"""What a game is made of: one aligned record of at most 2 kB, copied by assignment.

The maze is a window of 32 by 28 bytes on the boundless board. A byte of it is

    a card     32 + its open sides (N 1, E 2, S 4, W 8), + 16 if it joins them,
               + 64 if the start reaches it
    a goal     16 while it lies face down
    a place    128 + its slot, where some card may continue a tunnel
    nothing    0

The two outermost rings stay empty, so that no neighbour of a place is ever looked for outside.
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
from foolsgold.tunnel.tiles import half_turned

WIDE, HIGH = 32, 28
CELLS = WIDE * HIGH
RING = 2
SLOTS = LAID = 64
DECK = 96
HANDS = 80
GOLD = 48
SEATS = 12
HAND = 20
ROUNDS = 20
GOALS = 3

OVER, PLAY, OPEN, TURN, DRAFT = range(5)
NOBODY = 255
"""A seat, goal or cell that is none."""
NOWHERE = 65535

JOINED, CARD, REACHED, PLACE = 16, 32, 64, 128
SHUT_GOAL = 16
TREASURE = 0

WHOLE, BROKEN, UNSEEN, FALLS = 16, 17, 18, 19
"""Words after the sixteen that say where a card of certain sides fits: tools that can be broken
and mended (16 bits a tool, one a seat), goals face down, cards a rockfall may hit (by place in
`spots`)."""
LANE = 16

LAYOUT = np.dtype(
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
        ("sizes", np.uint8, SEATS),
        ("hands", np.uint8, HANDS),
        ("deck", np.uint8, DECK),
        ("slots", np.uint16, SLOTS),
        ("board", np.uint8, CELLS),
        ("pile", np.uint16, DECK),  # discards: kind + 256 * (who put it away unseen + 1)
        ("spots", np.uint16, LAID),  # where laid cards are
        ("taken", np.uint16, GOLD),  # gold: nuggets + 256 * seat, in the order it was taken
        ("past", np.uint16, ROUNDS),  # saboteurs of a round, and FOUND
        ("gold", np.uint8, GOLD),
        ("peeked", np.uint8, SEATS),
        ("offer", np.uint8, SEATS),
        ("seed", np.uint64, SEED_WORDS),
    ],
    align=True,
)
LINE = 64
assert LAYOUT.fields is not None
BOARD_AT, PILE_AT, SPOTS_AT = (LAYOUT.fields[name][1] for name in ("board", "pile", "spots"))
HOT = (
    *range(0, LAYOUT.fields["slots"][1] + LINE, LINE),
    *range(BOARD_AT + (HIGH // 2 - 2) * WIDE, BOARD_AT + (HIGH // 2 + 3) * WIDE, LINE),
)
"""Where the lines of memory begin that nearly every move wants: the middle of the maze too."""
FOUND = 1 << 15
assert LAYOUT.itemsize <= 2048

TOUCH, TUNNEL, START = range(3)
PASS_CIRCLE, FORCED_PASS_CIRCLE, HANDS_EMPTY, NOBODY_CAN_PLAY, NOBODY_CAN_DIG = range(5)
NO_CAP = 255

TABLE = np.dtype(
    [
        ("kinds", np.uint64),  # which kinds are in the deck, one bit each
        ("deck", np.uint8, DECK),
        ("gold", np.uint8, GOLD),
        ("pay", np.uint8, SEATS + 1),
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

# Kinds of cards are the faces of `games.saboteur.actions`, the same in every edition.
KINDS = len(FACES)
PATHS = len(TILES)
PASSAGES = PATHS // 2
MAP = FACES.index(MapCard())
ROCKFALL = FACES.index(RockfallCard())
BREAKS = FACES.index(BreakCard(Tool.PICK))
MENDS = FACES.index(MendCard((Tool.PICK,)))

UPRIGHT = np.zeros(64, np.uint8)
"""Which word tells where a card of this kind may go."""
TURNED = np.zeros(64, np.uint8)
"""The same for a card that is turned; word 0, which is always empty, if that is no other way."""
LANES = np.full(64, 0xFFFF_FFFF_FFFF_FFFF, np.uint64)
"""Which bits of that word are this card's: those of its tools."""
NO_PATH = np.full(64, 0xFFFF_FFFF_FFFF_FFFF, np.uint64)
"""No bits for a path card, all for others."""
NO_BREAK = np.full(64, 0xFFFF_FFFF_FFFF_FFFF, np.uint64)
"""The same for a card that breaks a tool."""
SIDES = np.zeros(64, np.uint8)
"""The open sides of a path card, and JOINED."""
TOOLS = np.zeros(64, np.uint8)
"""The tools a break or mend card shows, one bit each."""


def _fill() -> None:
    tools = list(Tool)
    for kind, face in enumerate(FACES):
        match face:
            case PathCard(tile):
                NO_PATH[kind] = 0
                UPRIGHT[kind] = tile.sides
                TURNED[kind] = 0 if tile.symmetric else half_turned(tile.sides)
                SIDES[kind] = tile.sides | JOINED * tile.joined
            case MapCard():
                UPRIGHT[kind] = UNSEEN
            case RockfallCard():
                UPRIGHT[kind] = FALLS
            case BreakCard(tool):
                NO_BREAK[kind] = 0
                UPRIGHT[kind] = WHOLE
                TOOLS[kind] = 1 << tools.index(tool)
            case MendCard(shown):
                UPRIGHT[kind] = BROKEN
                TOOLS[kind] = sum(1 << tools.index(tool) for tool in shown)
        if TOOLS[kind]:
            lanes = (0xFFFF << LANE * n for n in range(3) if TOOLS[kind] >> n & 1)
            LANES[kind] = sum(lanes)


_fill()
for _table in (UPRIGHT, TURNED, LANES, NO_PATH, NO_BREAK, SIDES, TOOLS):
    _table.setflags(write=False)

KIND_OF = np.zeros(32, np.uint8)
"""The kind of a path card, by its open sides and JOINED."""
for _kind in range(PATHS):
    KIND_OF[SIDES[_kind]] = _kind
KIND_OF.setflags(write=False)

# Moves: the place of a bit in the legal words. Word 0 has the cards that can be discarded, word 1
# the choices of other phases, then there are two words for each card of the hand.
DISCARD, CHOICE = 0, 64
CARD_MOVES = 128


def in_window(cell: tuple[int, int], home: int) -> int:
    """The place of a cell in a window whose start lies at `home`."""
    return home + cell[1] * WIDE + cell[0]


def on_board(place: int, home: int) -> tuple[int, int]:
    """The other way round."""
    return place % WIDE - home % WIDE, place // WIDE - home // WIDE
