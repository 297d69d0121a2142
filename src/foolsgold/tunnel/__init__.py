"""Geometry of tunnels, without players: tiles, the unbounded board, reachable cells."""
