"""The rules, one file a topic.

Each card has a file of its own in `cards`: where it may go, why not, what it does. `plays` gathers
what a hand can do, `passing` is for any card; `goals`, `gold`, `turns` and `endings` are what the
engine asks after a deed; `rounds` lays the table.
"""
