"""The rules of Saboteur, one module per topic.

Each kind of card has a module in `cards`. `hand_moves` lists the moves of a hand, `discard` works
with any card; the engine uses `goals`, `gold`, `turns` and `round_end` after a move; `rounds` sets
up the table.
"""
