"""Tables over the network: durable, live, and silent about what a seat may not know."""
