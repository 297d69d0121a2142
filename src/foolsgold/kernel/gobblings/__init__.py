"""The fast twin of Gobblings! vs Gnomes: the field in bits, a game in two kilobytes."""
