"""The compiled engine of Gobblings! vs Gnomes: the maze as bitboards, a game in two kilobytes."""
