"""The command line: `foolsgold play`, `simulate`, `editions`, `rules`, `replay`, `bench`."""

from foolsgold.cli.main import main

__all__ = ["main"]
