"""Beliefs in Gobblings: who is a Goblin, and the faces of the three goals."""
