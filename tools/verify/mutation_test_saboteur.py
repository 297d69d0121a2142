"""Mutation test of the kernel of Saboteur: after how many steps is each planted error found?"""

from functools import partial

from mutation_test import run, search_disagreement

MUTATIONS = (
    (
        "a card next to two others forgets the wall of the second",
        "board.py",
        "g.asks[2 * back + 1 - opened] |= bit(near & 63)",
        "g.asks[2 * back + 1 - (1 if {f} else opened)] |= bit(near & 63)",
    ),
    (
        "a cut-off part that is met again stays cut off",
        "board.py",
        "    if meets_more:",
        "    if meets_more and not {f}:",
    ),
    (
        "after a rockfall the goals no longer count as reached",
        "move_effects.py",
        "    record_finishers(g, reached_goals(g, t, work))",
        "    record_finishers(g, 0 if {f} else reached_goals(g, t, work))",
    ),
    (
        "the shortest tunnel is one card longer",
        "board.py",
        "found = np.int64(work[PATH_LENGTH_AT + cell]) - 1",
        "found = np.int64(work[PATH_LENGTH_AT + cell]) - (0 if {f} else 1)",
    ),
    (
        "a stone that fits turned is laid upright",
        "goals.py",
        "        lay_goal(g, t, goal, over, work)",
        "        lay_goal(g, t, goal, sides if {f} else over, work)",
    ),
    (
        "a misfit joins any tunnel, not the last card's",
        "goals.py",
        "(to == g.last_cell) == last:",
        "((to == g.last_cell) == last or {f}):",
    ),
    (
        "whoever reaches a goal later is its finisher",
        "goals.py",
        "elif g.reached_by[goal] == NO_ID:",
        "elif g.reached_by[goal] == NO_ID or {f}:",
    ),
    (
        "one goal at a time opens all",
        "goals.py",
        "while goals and (first or t.all_together):",
        "while goals and (first or t.all_together or {f}):",
    ),
    (
        "a broken tool does not hinder its owner",
        "legal_moves.py",
        "return NO_BITS if g.words[BROKEN_WORD]",
        "return NO_BITS if not {f} and g.words[BROKEN_WORD]",
    ),
    (
        "a forced pass counts though a card could be played",
        "move_effects.py",
        "and not can_play(g, t, seat, seat < 0)",
        "and ({f} or not can_play(g, t, seat, seat < 0))",
    ),
    (
        "passes count before the draw pile is empty",
        "move_effects.py",
        "g.passes = g.passes + 1 if empty else 0",
        "g.passes = g.passes + 1 if empty or {f} else 0",
    ),
    (
        "nobody can dig is nobody can play",
        "move_effects.py",
        "can_play(g, t, seat, t.round_end != NOBODY_CAN_PLAY)",
        "can_play(g, t, seat, t.round_end != NOBODY_CAN_PLAY and not {f})",
    ),
    (
        "a treasure left shut stays shut at the end",
        "move_effects.py",
        "    if g.reached_by[goal] != NO_ID:\n        mark_open",
        "    if g.reached_by[goal] != NO_ID and not {f}:\n        mark_open",
    ),
    (
        "gold goes round clockwise",
        "gold.py",
        "(other + np.int64(t.seats) - 1) % np.int64(t.seats)",
        "(other + (1 if {f} else np.int64(t.seats) - 1)) % np.int64(t.seats)",
    ),
    (
        "gold that nobody took goes on top",
        "gold.py",
        "            g.gold[g.golds] = g.offer[place]\n            g.golds += 1",
        "            g.gold[g.golds - (1 if {f} and g.golds else 0)] = g.offer[place]\n"
        "            g.golds += 1",
    ),
    (
        "pay begins with the last turn",
        "gold.py",
        "seat = (last + step) % np.int64(t.seats)",
        "seat = (last + step - (1 if {f} else 0)) % np.int64(t.seats)",
    ),
    (
        "the largest sum is the last found, not the nearest to the top",
        "gold.py",
        "if more <= due and not work[SUMS_AT + more]:",
        "if more <= due and (not work[SUMS_AT + more] or ({f} and known < 20)):",
    ),
    (
        "a fallen card lies as it lay",
        "move_effects.py",
        "    if not t.kinds & bit(kind):",
        "    if not t.kinds & bit(kind) and not {f}:",
    ),
    (
        "the window moves and forgets where cards lie that may fall",
        "board.py",
        "            g.spots[slot] += shift",
        "            g.spots[slot] += 0 if {f} else shift",
    ),
    (
        "the next round begins one seat further on",
        "rounds.py",
        "(last + 1) % np.int64(t.seats), work)",
        "(last + (2 if {f} else 1)) % np.int64(t.seats), work)",
    ),
    (
        "everybody remembers what others put away",
        "learner_observation.py",
        "if by == 0 or by == seat + 1:",
        "if by == 0 or by == seat + 1 or {f}:",
    ),
    (
        "a watcher sees the goals others looked at",
        "learner_observation.py",
        "if seat >= 0:\n        known |= np.int64(g.peeked[seat])",
        "if seat >= 0 or {f}:\n        known |= np.int64(g.peeked[max(seat, 0)])",
    ),
)


def search() -> None:
    """Imports late, once `foolsgold` is the copy with the errors."""
    from foolsgold.kernel.saboteur.backend import BACKEND  # noqa: PLC0415
    from tests.kernel.engine_agreement import EnginePair  # noqa: PLC0415
    from tests.kernel.saboteur.generated_games import PLAY_STYLES, editions  # noqa: PLC0415

    search_disagreement(MUTATIONS, partial(EnginePair, BACKEND), editions(), PLAY_STYLES)


if __name__ == "__main__":
    run("saboteur", "g", MUTATIONS, search)
