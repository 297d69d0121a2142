"""Playing games: `Game`, records, claims, fair deals, tutorials, the referee."""
