"""Geometry of tunnels, without players: tiles, the boundless board, what the start reaches."""
