"""A small client for remote tables: for the terminal, bots, load and tests.

`open_table`, `sit_down`, `take_over_seat` and `spectate` give a ticket; `RemoteTable(ticket)` is the
table behind it. `open_tables` lists those that strangers may join.
"""

from foolsgold.base.extras import requires

with requires("client"):
    from foolsgold.client.join import (
        Ticket,
        open_table,
        open_tables,
        sit_down,
        spectate,
        take_over_seat,
    )
    from foolsgold.client.remote_table import RemoteTable

__all__ = [
    "RemoteTable",
    "Ticket",
    "open_table",
    "open_tables",
    "sit_down",
    "spectate",
    "take_over_seat",
]  # fmt: skip
