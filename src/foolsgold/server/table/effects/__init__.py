"""What a change does to the state of a table, once it is decided."""
