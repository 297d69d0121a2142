"""The rooms of one server, and the public lobby of all."""
