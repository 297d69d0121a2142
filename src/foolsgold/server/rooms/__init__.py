"""Live tables: the single write path, connections, turn clock, bots."""
