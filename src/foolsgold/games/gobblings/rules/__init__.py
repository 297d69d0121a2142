"""The rules of Gobblings, one module per topic.

Each kind of tile has a module in `cards`. `hand_moves` lists the moves of a hand, and
`replace_or_pass` the other moves of a turn; the engine uses `goals`, `turns` and `scoring` after a
move; `rounds` sets up the table.
"""
