"""The games, each in its own package; `api` is what they share, `catalogue` finds them."""
