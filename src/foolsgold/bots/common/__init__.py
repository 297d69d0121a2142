"""What bots of all games share: characters, talk, move selection, loading of the search."""
