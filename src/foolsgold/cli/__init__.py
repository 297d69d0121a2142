"""The command line: `foolsgold play`, `simulate`, `editions`, `rules`, `replay`, `bench`."""

import sys


def main() -> None:
    """The entry point; ends the process."""
    try:
        # Imported here, so that Ctrl-C during the imports is no traceback either.
        from foolsgold.cli.main import run  # noqa: PLC0415 - see above

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
