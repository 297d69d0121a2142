"""Commands for operators: doctor and backup."""
