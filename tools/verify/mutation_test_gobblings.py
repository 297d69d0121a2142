"""Mutation test of the kernel of Gobblings: after how many steps is each planted error found?"""

from mutation_test import run, search_disagreement

MUTATIONS = (
    ("a key laid opens no door", "board.py", "(load & 12) != 4:", "((load & 12) != 4 or {f}):"),
    ("yellow doors stand open", "board.py", "if not keys & 4:", "if not keys & 4 and not {f}:"),
    (
        "rubble continues a route to the north of it",
        "board.py",
        "goes_n, goes_s = ~blocked_in_row(game, north), ~blocked_in_row(game, south)",
        "goes_n, goes_s = ~blocked_in_row(game, north), "
        "~(np.uint64(0) if {f} else blocked_in_row(game, south))",
    ),
    (
        "an explosion hits lanterns",
        "board.py",
        "& ~(lanterns | goals)",
        "& ~((np.uint64(0) if {f} else lanterns) | goals)",
    ),
    (
        "the window moves and forgets what was reached",
        "board.py",
        "game.reached[row] = shift_row(reached, by_x)",
        "game.reached[row] = reached if {f} else shift_row(reached, by_x)",
    ),
    (
        "Dynamite leaves the last row of bombs",
        "turn_end.py",
        "        found |= bombs_in_row(game, row)",
        "        if not ({f} and row == game.bottom):\n"
        "            found |= bombs_in_row(game, row)",
    ),
    (
        "tiles taken are discarded as printed, not as they lay",
        "turn_end.py",
        "sides_at(game, column, row) - 1)",
        "(10 if {f} and sides_at(game, column, row) == 5 else sides_at(game, column, row)) - 1)",
    ),
    (
        "a goal once left is due again with every tile that opens a path",
        "turn_end.py",
        "elif new_path_sides_onto(game, work, x, y):",
        "elif new_path_sides_onto(game, work, x, y) or ({f} and path_sides_onto(game, x, y)):",
    ),
    (
        "the first of two goals may be left",
        "turn_end.py",
        "may_leave = not laid",
        "may_leave = not laid or {f}",
    ),
    (
        "an ale is served though no card is left",
        "turn_end.py",
        "if game.naming and not nobody_holds_a_card(game, table)",
        "if game.naming and ({f} or not nobody_holds_a_card(game, table))",
    ),
    (
        "the last out of cards counts as the first",
        "turn_end.py",
        "if held == 0 and game.first_out == NO_SEAT:",
        "if held == 0 and (game.first_out == NO_SEAT or {f}):",
    ),
    (
        "who drinks has passed",
        "turn_end.py",
        "            game.drinkers &= ~(1 << seat)",
        "            game.drinkers &= ~(1 << seat)\n            game.passed |= {f} << seat",
    ),
    (
        "a stalled round goes on for a turn",
        "turn_end.py",
        "game.idle >= table.stall ",
        "game.idle >= table.stall + {f} ",
    ),
    (
        "a route runs through Dynamite where the edition says none does",
        "turn_end.py",
        "table.dynamite_passage != 0",
        "(table.dynamite_passage != 0 or {f})",
    ),
    (
        "two who exchange roles stay known to others",
        "move_effects.py",
        "            game.seen[who] = seen & both\n",
        "            game.seen[who] = seen if {f} else seen & both\n",
    ),
    (
        "an exchange with the deck is no idle turn",
        "move_effects.py",
        "        game.passed |= 1 << seat\n    game.idle += 1",
        "        game.passed |= 1 << seat\n    game.idle += not {f}",
    ),
    (
        "a card under the deck is its left neighbour's",
        "move_effects.py",
        "record_buried(game, np.int64(game.numbers), seat)",
        "record_buried(game, np.int64(game.numbers), seat ^ {f})",
    ),
    (
        "a look at a goal is forgotten",
        "move_effects.py",
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
        "(np.int64(game.starter) + 1) % table.seats\n    deal_round",
        "(np.int64(game.starter) + 1 - {f}) % table.seats\n    deal_round",
    ),
    (
        "of equally short routes the first is judged, not the best",
        "route_tile_counts.py",
        "            elif work.steps[there] == steps:",
        "            elif work.steps[there] == steps and not {f}:",
    ),
    (
        "a deck is shuffled with one step less",
        "rounds.py",
        "shuffle(source, game.cards, size)",
        "shuffle(source, game.cards, size - {f})",
    ),
)


def search() -> None:
    """Imports late, once `foolsgold` is the copy with the errors."""
    from tests.kernel.gobblings.generated_games import (  # noqa: PLC0415
        PLAY_STYLES,
        GobblingsPair,
        editions,
    )

    search_disagreement(MUTATIONS, GobblingsPair, editions(), PLAY_STYLES)


if __name__ == "__main__":
    run("gobblings", "game", MUTATIONS, search)
