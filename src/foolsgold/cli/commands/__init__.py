"""The commands of `foolsgold`, by topic."""
