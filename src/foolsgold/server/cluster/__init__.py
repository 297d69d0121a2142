"""Messages between servers and between the processes of one server."""
