"""What server and clients say to each other: plain values, strictly read."""
