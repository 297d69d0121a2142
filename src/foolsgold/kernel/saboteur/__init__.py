"""The classic game as numbers. Each file is the twin of one of `games.saboteur.rules`.

`layout` (what a game is made of), `tables` and `packing` (there and back) are plain Python;
`maze`, `plays`, `goals`, `gold`, `rounds` and `turns` are the rules; `survey`, `beliefs` and
`digger` the rule bot; `entries` is what is called from Python.
"""
