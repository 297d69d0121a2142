"""Bots for Saboteur, from a beginner to a determinized Monte Carlo search."""
