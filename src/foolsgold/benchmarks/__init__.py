"""Benchmarks of the rules, the kernel and the server."""
