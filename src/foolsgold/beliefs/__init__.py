"""Who is what and where is what, as one seat can know it: exact posteriors, event by event."""
