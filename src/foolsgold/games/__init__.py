"""The games: each in a package of its own, what they share in `api`, all found by `catalogue`."""
