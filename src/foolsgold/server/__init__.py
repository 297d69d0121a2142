"""The network server: durable tables, live rooms, and frames that leak no secret."""
