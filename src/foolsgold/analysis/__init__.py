"""Post-game analysis: win probabilities, turning points, claims against the truth."""
