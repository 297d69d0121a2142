"""Play a whole game and print it: the moves, the final table, who has won.

Run it: python examples/play_a_game.py
"""

import foolsgold
from foolsgold.games.saboteur.moves import Move, Place

NAMES = ("Anna", "Brokk", "Cedar", "Dagna")


def eagerness(move: Move) -> int:
    """How far east a move digs: the goals lie there. Anything else is worth less."""
    return move.cell.x if isinstance(move, Place) else -10


def main() -> None:
    """Deals from a seed, so every run prints the same game."""
    game = foolsgold.new("saboteur-en", seats=len(NAMES), seed=7, names=NAMES)
    while game.to_act is not None:
        # `legal_moves` is all that the seat to act may do: nobody has to know the rules here.
        name, move = NAMES[game.to_act], max(game.legal_moves, key=eagerness)
        events = game.play(move)
        happened = ", ".join(type(event).__name__ for event in events)
        print(f"{len(game.moves):3}. {name}: {move} ({happened})")

    print(game)  # the whole truth, roles and face-down goals included
    for name, gold in zip(NAMES, game.scores, strict=True):
        print(f"{name}: {gold} gold")
    print("Won by", " and ".join(NAMES[seat] for seat in game.winners))


if __name__ == "__main__":
    main()
