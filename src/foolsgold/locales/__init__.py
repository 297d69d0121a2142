"""Texts for people, in six languages."""
