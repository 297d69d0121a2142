"""Types of the protocol between server and clients, as strictly validated JSON."""
