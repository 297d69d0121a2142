"""A small client for remote tables: for the terminal, bots, load and tests.

`open_table`, `sit_down` and `watching` give a ticket; `RemoteTable(ticket)` is the table behind it.
"""

from foolsgold.client.remote import RemoteTable
from foolsgold.client.tickets import Ticket, open_table, sit_down, watching

__all__ = ["RemoteTable", "Ticket", "open_table", "sit_down", "watching"]
