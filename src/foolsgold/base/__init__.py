"""Utilities without game knowledge: seeded random numbers, messages, checks, SVG, text files."""
