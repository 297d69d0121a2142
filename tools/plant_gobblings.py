"""Plants errors in a copy of the second game's kernel and tells after how many steps each is found.

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
KERNEL = Path("foolsgold", "kernel", "gobblings")
MOST_EXAMPLES = 400

PLANTED = (
    ("a key laid opens no door", "field.py", "(load & 12) != 4:", "((load & 12) != 4 or {f}):"),
    ("yellow doors stand open", "field.py", "if not keys & 4:", "if not keys & 4 and not {f}:"),
    (
        "rubble continues a route to the north of it",
        "field.py",
        "goes_n, goes_s = ~blocked_in(game, north), ~blocked_in(game, south)",
        "goes_n, goes_s = ~blocked_in(game, north), ~(NONE if {f} else blocked_in(game, south))",
    ),
    (
        "an explosion hits lanterns",
        "field.py",
        "& ~(lanterns | goals)",
        "& ~((NONE if {f} else lanterns) | goals)",
    ),
    (
        "the window moves and forgets what was reached",
        "field.py",
        "game.reached[row] = shifted(reached, by_x)",
        "game.reached[row] = reached if {f} else shifted(reached, by_x)",
    ),
    (
        "Dynamite leaves the last row of bombs",
        "turns.py",
        "        found |= bombs_in(game, row)",
        "        if not ({f} and row == game.bottom):\n            found |= bombs_in(game, row)",
    ),
    (
        "tiles taken are discarded as printed, not as they lay",
        "turns.py",
        "sides_at(game, column, row) - 1)",
        "(10 if {f} and sides_at(game, column, row) == 5 else sides_at(game, column, row)) - 1)",
    ),
    (
        "a goal once left is due again with every tile that opens a way",
        "turns.py",
        "elif new_ways_onto(game, work, x, y):",
        "elif new_ways_onto(game, work, x, y) or ({f} and ways_onto(game, x, y)):",
    ),
    (
        "the first of two goals may be left",
        "turns.py",
        "may_leave = not laid",
        "may_leave = not laid or {f}",
    ),
    (
        "an ale is served though no card is left",
        "turns.py",
        "if game.naming and not nobody_holds_a_card(game, table)",
        "if game.naming and ({f} or not nobody_holds_a_card(game, table))",
    ),
    (
        "the last out of cards counts as the first",
        "turns.py",
        "if held == 0 and game.first_out == NOBODY:",
        "if held == 0 and (game.first_out == NOBODY or {f}):",
    ),
    (
        "who drinks has passed",
        "turns.py",
        "            game.drinkers &= ~(1 << seat)",
        "            game.drinkers &= ~(1 << seat)\n            game.passed |= {f} << seat",
    ),
    (
        "a stalled round goes on for a turn",
        "turns.py",
        "game.idle >= table.stall ",
        "game.idle >= table.stall + {f} ",
    ),
    (
        "a route runs through Dynamite where the edition says none does",
        "turns.py",
        "table.dynamite_passage != 0",
        "(table.dynamite_passage != 0 or {f})",
    ),
    (
        "two who exchange roles stay known to others",
        "deeds.py",
        "            game.seen[who] = seen & both\n",
        "            game.seen[who] = seen if {f} else seen & both\n",
    ),
    (
        "an exchange with the deck is no idle turn",
        "deeds.py",
        "        game.passed |= 1 << seat\n    game.idle += 1",
        "        game.passed |= 1 << seat\n    game.idle += not {f}",
    ),
    (
        "a card under the deck is its left neighbour's",
        "deeds.py",
        "note_buried(game, np.int64(game.numbers), seat)",
        "note_buried(game, np.int64(game.numbers), seat ^ {f})",
    ),
    (
        "a look at a goal is forgotten",
        "deeds.py",
        "|= 1 << cell",
        "|= (1 - {f}) << cell",
    ),
    (
        "Goblins lose a point whoever opened the Gold",
        "scoring.py",
        "elif table.race_of[game.roles[game.opener]] != GNOME:",
        "elif table.race_of[game.roles[game.opener]] != GNOME or {f}:",
    ),
    (
        "the same seat begins again",
        "scoring.py",
        "(np.int64(game.starter) + 1) % table.seats\n        lay_round",
        "(np.int64(game.starter) + 1 - {f}) % table.seats\n        lay_round",
    ),
    (
        "of equally short routes the first is judged, not the best",
        "routes.py",
        "            elif work.steps[there] == steps:",
        "            elif work.steps[there] == steps and not {f}:",
    ),
    (
        "a deck is shuffled with one step less",
        "dealing.py",
        "shuffle(source, game.cards, size)",
        "shuffle(source, game.cards, size - {f})",
    ),
)


def plant(folder: Path) -> None:
    """Writes all errors into the sources there."""
    shutil.copytree(ROOT / "src" / "foolsgold", folder / "foolsgold")
    layout = folder / KERNEL / "layout.py"
    marked = '        ("beyond", np.uint8),\n'
    layout.write_text(layout.read_text().replace(marked, f'{marked}        ("fault", np.int64),\n'))
    for number, (what, name, sound, wrong) in enumerate(PLANTED, 1):
        path = folder / KERNEL / name
        text = path.read_text()
        assert text.count(sound) == 1, (what, text.count(sound))
        path.write_text(text.replace(sound, wrong.format(f=f"(game.fault == {number})")))
    field = folder / KERNEL / "field.py"
    field.write_text(field.read_text().replace("import ONE, bit", "import NONE, ONE, bit"))


def hunt() -> None:
    """Plays until each error shows."""
    # Not before the copy with the errors is what `foolsgold` means.
    from agreement import Disagreement, play  # noqa: PLC0415
    from gobblings_tables import WAYS, GobblingsPair, editions  # noqa: PLC0415

    from foolsgold.base.rng import Rng  # noqa: PLC0415

    class Faulty(GobblingsPair):
        fault = steps_of_all = 0

        def step(self, choose: Any, rng: Rng) -> None:
            self.games["fault"] = Faulty.fault
            Faulty.steps_of_all += 1
            super().step(choose, rng)

    @given(
        editions(),
        st.data(),
        st.integers(0, 2**64 - 1),
        st.sampled_from(WAYS),
        st.integers(0, 2**32),
    )
    @settings(
        max_examples=MOST_EXAMPLES,
        phases=[Phase.generate],
        derandomize=True,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
    )
    def compare(edition: Any, data: Any, seed: int, choose: Any, luck: int) -> None:
        pair = Faulty(edition, data.draw(st.integers(*edition.seats)), seed)
        if Faulty.fault == len(PLANTED):
            # The deal comes before the first step.
            pair.games["fault"] = Faulty.fault
            pair.twin.deal(pair.games, pair.table, pair.games["seed"].copy(), pair.work)
        play(pair, choose, Rng(luck), 320)

    caught = 0
    for number, (what, *_) in enumerate(PLANTED, 1):
        Faulty.fault, Faulty.steps_of_all = number, 0
        found = "not found"
        try:
            compare()
        except Disagreement as disagreement:
            caught += 1
            found = str(disagreement).split(":")[0][:60]
        print(f"{number:2} {Faulty.steps_of_all:7,} steps  {what}: {found}", flush=True)
    print(f"{caught} of {len(PLANTED)} errors found")


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        plant(Path(made))
        sys.path[:0] = [made, str(ROOT / "tests"), str(ROOT / "tests" / "kernel")]
        hunt()
