"""The rules, one file a topic.

Each kind of tile has a file of its own in `cards`: where it may go, why not, what it does. `plays`
gathers what a hand can do, `passing` is what else one may do with a turn; `goals`, `turns` and
`scoring` are what the engine asks after a deed; `rounds` lays the table.
"""
