"""Saboteur, exactly as each of its booklets tells it. Start reading in `engine`."""
