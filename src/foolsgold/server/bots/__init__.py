"""Bots in worker processes, scheduled fairly."""
