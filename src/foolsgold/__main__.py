"""Entry point of `python -m foolsgold`, the same as `foolsgold`."""

from foolsgold.cli import main

if __name__ == "__main__":
    main()
