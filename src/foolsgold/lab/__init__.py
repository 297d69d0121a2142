"""Bot games by the thousand: simulation, benchmark, counting."""
