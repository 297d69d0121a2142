"""Finished games: replays, analyses, preview images."""
