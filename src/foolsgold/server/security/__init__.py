"""Tokens, client addresses, rate limits."""
