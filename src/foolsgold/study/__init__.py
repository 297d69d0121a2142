"""What a finished game can teach: chances, suspicion, turning points, lies."""
