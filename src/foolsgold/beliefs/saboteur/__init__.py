"""Beliefs in the classic game: who is a saboteur, and which goal hides the treasure."""
