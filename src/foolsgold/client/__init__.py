"""A small client for remote tables: for the terminal, bots, load and tests.

`open_table`, `sit_down`, `carry_seat` and `watching` give a ticket; `RemoteTable(ticket)` is the
table behind it. `open_tables` lists those that strangers may join.
"""

from foolsgold.base.extras import requires

with requires("client"):
    from foolsgold.client.join import (
        Ticket,
        carry_seat,
        open_table,
        open_tables,
        sit_down,
        watching,
    )
    from foolsgold.client.remote_table import RemoteTable

__all__ = [
    "RemoteTable", "Ticket", "carry_seat", "open_table", "open_tables", "sit_down", "watching",
]  # fmt: skip
