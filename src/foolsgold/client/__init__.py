"""Client for tables on a server, used by the terminal, bots, load tests and tests.

`open_table`, `sit_down`, `take_over_seat` and `spectate` return a `Ticket`, and
`RemoteTable(ticket)` connects to its table. `open_tables` lists the tables of the public lobby.
"""

from foolsgold.base.extras import requires

with requires("client"):
    from foolsgold.client.http_client import (
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
