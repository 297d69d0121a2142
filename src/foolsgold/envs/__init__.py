"""Environments for learning agents, solvers and language models."""
