"""The ground floor: names for small numbers, and chance that can be repeated."""
