"""Counting move sequences: a number that changes whenever a rule does."""

from foolsgold.play.game import Game


def perft(game: Game, depth: int) -> int:
    """How many sequences of `depth` moves there are from here."""
    return _count(game, game.state, depth)


def divide(game: Game, depth: int) -> dict[str, int]:
    """The same by first move: where two counts differ, this shows the move to look at."""
    rules = game.box.rules
    return {
        str(move): _count(game, rules.apply(game.state, move)[0], depth - 1)
        for move in game.legal_moves
    }


def _count(game: Game, state: object, depth: int) -> int:
    if depth == 0:
        return 1
    moves = game.box.rules.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(_count(game, game.box.rules.apply(state, move)[0], depth - 1) for move in moves)
