"""The memory layout of a game: one record below two kilobytes, copied by assignment.

The field is a window of 32 x 32 cells of the boundless board, a bit a cell: a row is a word, and
nine planes of 32 rows say which sides are open, what lies there, and what the start reaches. Tiles
lie in the rows and columns 1 to 30, so that every empty cell beside one is in the window too; where
a tile would leave them, the window moves.
"""

from typing import Any, TypeAlias

import numpy as np

from foolsgold.kernel.gobblings.codes import MAX_DECK, MAX_HAND, MAX_SEATS
from foolsgold.kernel.rng import SEED_WORDS, SOURCE_WORDS

WINDOW_SIZE = 32
"""Rows and columns of the window."""
UNREACHABLE = 30
"""Stands for "no way at all" to a goal: further than any real way."""
SEATS = MAX_SEATS
MAX_SCORED_MOVES = 4096
"""Maximum number of moves the rule bot scores: more than any hand was seen to have."""

MAX_LISTED_MOVES = 256
"""Room in a learner's list of moves."""

Int: TypeAlias = Any
"""A whole number; the compiler works out how wide."""
GameRecord: TypeAlias = Any
"""A record of `GAME_DTYPE`."""
EditionRecord: TypeAlias = Any
"""A record of `EDITION_DTYPE`."""
ScratchRecord: TypeAlias = Any
"""A record of `SCRATCH_DTYPE`."""

GAME_DTYPE = np.dtype(
    [
        ("seed", np.uint64, SEED_WORDS),
        ("gnome_rounds", np.uint64),  # which of the last 64 rounds the Gnomes won
        # The field.
        ("sides", np.uint32, (4, WINDOW_SIZE)),  # open to N, E, S, W
        ("loads", np.uint32, (4, WINDOW_SIZE)),  # the bits of what lies there: see `codes`
        ("reached", np.uint32, WINDOW_SIZE),
        # What each seat knows of roles: four bits a seat, role + 1, 0 if unknown.
        ("seen", np.uint32, SEATS),
        ("traced", np.uint32, SEATS),
        ("moves", np.uint32),
        ("numbers", np.uint32),  # how many numbers cards have had
        ("hand_numbers", np.uint16, (SEATS, MAX_HAND)),
        ("round", np.uint32),
        ("pile", np.uint16),  # how many cards lie in the deck
        ("thrown", np.uint16),  # and on the discard pile
        ("idle", np.uint16),
        # The faces of the discards from the left, of the deck up to the right end, its top first.
        ("cards", np.uint8, MAX_DECK),
        # Who buried a card: four bits a card, by its number.
        ("buried", np.uint8, MAX_DECK // 2),
        ("hands", np.uint8, (SEATS, MAX_HAND)),
        ("hand_sizes", np.uint8, SEATS),
        ("roles", np.uint8, SEATS),
        ("peeked", np.uint8, SEATS),
        ("points", np.uint8, SEATS),
        ("goals", np.uint8, 3),
        # Sets of seats or goals, a bit each.
        ("swapped", np.uint8),
        ("shown", np.uint8),
        ("opened", np.uint8),
        ("due", np.uint8),
        ("drinkers", np.uint8),
        ("passed", np.uint8),
        ("may_leave", np.uint8),
        ("naming", np.uint8),
        ("seats", np.uint8),
        ("first", np.uint8),
        ("starter", np.uint8),
        ("phase", np.uint8),
        ("to_act", np.uint8),
        ("outcome", np.uint8),
        ("last_played", np.int8),
        ("first_out", np.int8),
        ("opener", np.int8),
        ("winner", np.int8),
        ("scoring_left", np.uint8),
        ("scoring_next", np.uint8),
        # The cell in the window's corner, and the rows that hold tiles.
        ("left", np.int8),
        ("above", np.int8),
        ("top", np.uint8),
        ("bottom", np.uint8),
        ("beyond", np.uint8),
    ],
    align=True,
)

EDITION_DTYPE = np.dtype(
    [
        ("seats", np.int64),
        ("deck_size", np.int64),
        ("hand", np.int64),
        ("connected", np.int64),
        ("replace_passes", np.int64),
        ("stall", np.int64),  # turns without a card played that end a round
        ("dynamite_passage", np.int64),
        ("points_to_win", np.int64),
        ("bonuses", np.int64),
        ("gold", np.int64),
        ("gold_opener", np.int64),
        ("gold_goblin_loss", np.int64),
        ("dragon", np.int64),
        ("nothing", np.int64),
        ("left", np.int64),  # where the window lies at first
        ("above", np.int64),
        ("start", np.int64),  # open sides of the start, 16 more if it joins them
        ("goal_x", np.int64, 3),
        ("goal_y", np.int64, 3),
        ("goal_tiles", np.int64, 3),  # by face, like the start
        ("race_of", np.int64, 8),
        ("race_size", np.int64, 2),  # how many roles a race has in the box
        ("race_roles", np.int64, (2, 8)),
        ("race_count", np.int64, 2),  # how many of them play
        ("turns", np.int64, 16),  # in how many ways a shape may lie
        ("quarters", np.int64, (16, 4)),  # and by how many quarters it is turned then
        ("deck", np.uint8, MAX_DECK),
    ],
    align=True,
)

SCRATCH_DTYPE = np.dtype(
    [
        ("source", np.uint64, SOURCE_WORDS),
        ("rounds", np.int64),  # ended since somebody last looked
        ("gnome_rounds", np.int64),  # and won by the Gnomes
        ("names", np.uint8, SEATS),
        ("open_cells", np.uint32, WINDOW_SIZE),
        ("bad", np.uint32, (8, WINDOW_SIZE)),
        ("counts", np.int64, 16),
        ("card_counts", np.int64, MAX_HAND),
        ("before", np.uint32, WINDOW_SIZE),
        ("steps", np.uint16, WINDOW_SIZE * WINDOW_SIZE),
        ("doors_low", np.uint16, WINDOW_SIZE * WINDOW_SIZE),
        ("doors_high", np.uint16, WINDOW_SIZE * WINDOW_SIZE),
        ("ales", np.uint16, WINDOW_SIZE * WINDOW_SIZE),
        ("queue", np.uint16, WINDOW_SIZE * WINDOW_SIZE),
        # What a bot thinks about: a field one tile away, and how far its goals are.
        ("trial", GAME_DTYPE),
        ("ways", np.uint32, (4, WINDOW_SIZE)),
        ("free", np.uint32, WINDOW_SIZE),
        ("empty", np.uint32, WINDOW_SIZE),
        ("unseen", np.uint32, WINDOW_SIZE),
        ("edge", np.uint32, WINDOW_SIZE),
        ("paid", np.uint32, WINDOW_SIZE),
        ("needed", np.int64, 3),
        ("levels", np.uint32, (UNREACHABLE + 1, WINDOW_SIZE)),  # cells first come to at each price
        ("critical", np.uint32, WINDOW_SIZE),  # empty cells on a shortest way to a goal
        ("doors", np.int64),  # colours that wait for a key, 8 more if one lies apart
        # Given to the rule bot, and nothing for itself: how each seat plays as a Goblin (`goblin`),
        # what it thinks of goals it has not looked under: where the Gold is, where the Dragon.
        ("tempers", np.uint8, SEATS),
        ("hopes", np.float64, (SEATS, 2, 3)),
        ("temper", np.int64),  # of whoever thinks now
        ("gold", np.float64, 3),  # how likely a goal hides the Gold
        ("dragon", np.float64, 3),
        ("now", np.float64),  # what the field is worth as it is
        ("distance", np.float64),  # to the Gold, as far as one can tell
        ("last_pass", np.float64),  # what it is worth to pass, if that ends the round
        ("weighed", np.int64),  # how many moves were weighed, which, and how heavy they are
        ("weighed_moves", np.int64, MAX_SCORED_MOVES),
        ("weights", np.float64, MAX_SCORED_MOVES),
        # A learner's list of moves; the tiles in it as they may lie, by card and rotation.
        ("keys", np.int64, MAX_LISTED_MOVES),
        ("laid", np.int64, 4 * MAX_HAND),
        ("blocks", np.int64, 4 * MAX_HAND),
        ("tally", np.int64, 4),
        ("words", np.uint64, 1 + 4 * MAX_HAND * WINDOW_SIZE * WINDOW_SIZE // 64),
    ],
    align=True,
)
"""Scratch paper: nothing on it outlives a call but what is given."""
