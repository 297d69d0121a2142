"""Server processes: starting, supervising, stopping."""
