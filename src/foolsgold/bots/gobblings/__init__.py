"""Minds for Gobblings: the ladder round the rule bot `goblin`, their words and their hints."""
