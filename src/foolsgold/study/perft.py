"""Perft: counts move sequences to a depth; the count changes whenever a rule does."""

from foolsgold.play.game import Game


def perft(game: Game, depth: int) -> int:
    """How many sequences of `depth` moves there are from here."""
    return _count_sequences(game, game.state, depth)


def divide(game: Game, depth: int) -> dict[str, int]:
    """The same by first move: where two counts differ, this shows the move to look at."""
    rules = game.ruleset.rules
    return {
        str(move): _count_sequences(game, rules.apply(game.state, move)[0], depth - 1)
        for move in game.legal_moves
    }


def _count_sequences(game: Game, state: object, depth: int) -> int:
    if depth == 0:
        return 1
    moves = game.ruleset.rules.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(
        _count_sequences(game, game.ruleset.rules.apply(state, move)[0], depth - 1)
        for move in moves
    )
