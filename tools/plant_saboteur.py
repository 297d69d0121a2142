"""Plants errors in a copy of the classic game's kernel and says after how many steps each is found.

One copy holds them all, each behind a number in the game's record, so that it is compiled once.
"""

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

ROOT = Path(__file__).parents[1]
KERNEL = Path("foolsgold", "kernel", "saboteur")
MOST_EXAMPLES = 400

PLANTED = (
    (
        "a card beside two others forgets the wall of the second",
        "maze.py",
        "g.asks[2 * back + 1 - opened] |= bit(near & 63)",
        "g.asks[2 * back + 1 - (1 if {f} else opened)] |= bit(near & 63)",
    ),
    (
        "a cut-off part that is met again stays cut off",
        "maze.py",
        "    if meets_more:",
        "    if meets_more and not {f}:",
    ),
    (
        "after a rockfall the goals no longer count as reached",
        "turns.py",
        "    note(g, reached(g, t, work))",
        "    note(g, 0 if {f} else reached(g, t, work))",
    ),
    (
        "the shortest tunnel is one card longer",
        "maze.py",
        "found = np.int64(work[STEPS_TO + cell]) - 1",
        "found = np.int64(work[STEPS_TO + cell]) - (0 if {f} else 1)",
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
        "elif g.reached_by[goal] == NOBODY:",
        "elif g.reached_by[goal] == NOBODY or {f}:",
    ),
    (
        "one goal at a time opens all",
        "goals.py",
        "while goals and (first or t.all_together):",
        "while goals and (first or t.all_together or {f}):",
    ),
    (
        "a broken tool does not hinder its owner",
        "plays.py",
        "return NONE if g.words[BROKEN]",
        "return NONE if not {f} and g.words[BROKEN]",
    ),
    (
        "a forced pass counts though a card could be played",
        "turns.py",
        "and not can_play(g, t, seat, seat < 0)",
        "and ({f} or not can_play(g, t, seat, seat < 0))",
    ),
    (
        "passes count before the draw pile is empty",
        "turns.py",
        "g.passes = g.passes + 1 if empty else 0",
        "g.passes = g.passes + 1 if empty or {f} else 0",
    ),
    (
        "nobody can dig is nobody can play",
        "turns.py",
        "can_play(g, t, seat, t.round_end != NOBODY_CAN_PLAY)",
        "can_play(g, t, seat, t.round_end != NOBODY_CAN_PLAY and not {f})",
    ),
    (
        "a treasure left shut stays shut at the end",
        "turns.py",
        "    if g.reached_by[goal] != NOBODY:\n        mark_open",
        "    if g.reached_by[goal] != NOBODY and not {f}:\n        mark_open",
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
        "if more <= due and not work[SUMS + more]:",
        "if more <= due and (not work[SUMS + more] or ({f} and known < 20)):",
    ),
    (
        "a fallen card lies as it lay",
        "turns.py",
        "    if not t.kinds & bit(kind):",
        "    if not t.kinds & bit(kind) and not {f}:",
    ),
    (
        "the window moves and forgets the last card",
        "maze.py",
        "        g.last_cell += shift",
        "        g.last_cell += 0 if {f} else shift",
    ),
    (
        "the next round begins one seat further on",
        "rounds.py",
        "(last + 1) % np.int64(t.seats), work)",
        "(last + (2 if {f} else 1)) % np.int64(t.seats), work)",
    ),
    (
        "everybody remembers what others put away",
        "seeing.py",
        "if by == 0 or by == seat + 1:",
        "if by == 0 or by == seat + 1 or {f}:",
    ),
    (
        "a watcher sees the goals others looked at",
        "seeing.py",
        "np.int64(g.peeked[seat]) if seat >= 0 else 0",
        "np.int64(g.peeked[seat]) if seat >= 0 else (np.int64(g.peeked[0]) if {f} else 0)",
    ),
)


def plant(folder: Path) -> None:
    """Writes all errors into the sources there."""
    shutil.copytree(ROOT / "src" / "foolsgold", folder / "foolsgold")
    layout = folder / KERNEL / "layout.py"
    marked = '        ("beyond", np.uint8),\n'
    layout.write_text(layout.read_text().replace(marked, f'{marked}        ("fault", np.uint8),\n'))
    for number, (what, name, sound, wrong) in enumerate(PLANTED, 1):
        path = folder / KERNEL / name
        text = path.read_text()
        assert text.count(sound) == 1, (what, text.count(sound))
        path.write_text(text.replace(sound, wrong.format(f=f"(g.fault == {number})")))


def hunt() -> None:
    """Plays until each error shows."""
    # Not before the copy with the errors is what `foolsgold` means.
    from agreement import Disagreement, Pair, play  # noqa: PLC0415
    from saboteur_tables import WAYS, editions  # noqa: PLC0415

    from foolsgold.base.rng import Rng  # noqa: PLC0415
    from foolsgold.kernel.saboteur.twin import TWIN  # noqa: PLC0415

    class Faulty(Pair):
        fault = steps_of_all = 0

        def step(self, choose: Any, rng: Rng) -> None:
            self.games["fault"] = Faulty.fault
            Faulty.steps_of_all += 1
            super().step(choose, rng)

    @given(editions(), st.integers(0, 2**64 - 1), st.sampled_from(WAYS), st.integers(0, 2**32))
    @settings(
        max_examples=MOST_EXAMPLES,
        phases=[Phase.generate],
        derandomize=True,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
    )
    def compare(edition: Any, seed: int, choose: Any, luck: int) -> None:
        play(Faulty(TWIN, edition, edition.seats[0], seed), choose, Rng(luck), 320)

    caught = 0
    for number, (what, *_) in enumerate(PLANTED, 1):
        Faulty.fault, Faulty.steps_of_all = number, 0
        found = "not found"
        try:
            compare()
        except (Disagreement, AssertionError) as disagreement:
            caught += 1
            found = str(disagreement).split(":")[0][:60]
        print(f"{number:2} {Faulty.steps_of_all:7,} steps  {what}: {found}", flush=True)
    print(f"{caught} of {len(PLANTED)} errors found")


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        plant(Path(made))
        sys.path[:0] = [made, str(ROOT / "tests"), str(ROOT / "tests" / "kernel")]
        hunt()
