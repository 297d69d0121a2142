"""Bots for Gobblings, from a beginner to a determinized Monte Carlo search."""
