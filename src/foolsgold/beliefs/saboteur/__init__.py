"""Beliefs in Saboteur: who is a saboteur, and which goal hides the treasure."""
