"""A game as it is played: the shell around the rules, its record, its talk, the first lesson."""
