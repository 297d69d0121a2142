"""A table as an event-sourced aggregate: decide, apply, snapshot.

Pure: no network, no clock, no database.
"""
