"""Benchmarks: how fast the rules, the kernel and the server are."""
