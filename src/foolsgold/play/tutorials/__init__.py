"""The scripts that teach the games: one module a game, named in its `OFFER`."""
