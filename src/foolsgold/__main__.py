"""`python -m foolsgold` does what `foolsgold` does."""

from foolsgold.cli import main

if __name__ == "__main__":
    main()
