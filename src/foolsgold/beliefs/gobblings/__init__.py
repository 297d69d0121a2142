"""Beliefs in Gobblings: who is a Goblin, and what lies under the three goals."""
