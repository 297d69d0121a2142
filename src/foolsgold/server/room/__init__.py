"""A table that people are connected to, live."""
