"""Gobblings! vs Gnomes, by its booklet and the decisions of the rules page. Start in `engine`."""
