"""The command line interface; each command is a module of `commands`."""

import sys


def main() -> None:
    """The entry point; ends the process."""
    try:
        # Imported here, so that Ctrl-C during the imports gives no traceback.
        from foolsgold.cli.main import run  # noqa: PLC0415 - see above

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
