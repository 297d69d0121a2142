"""Words for people, in six languages."""
