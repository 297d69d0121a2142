"""Formats results of commands as lines of text."""
