"""Builds every frame for its reader. Nothing else sends game state."""
