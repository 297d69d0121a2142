"""Which changes a table allows: from a command or request to a change, or a `UserError`."""
