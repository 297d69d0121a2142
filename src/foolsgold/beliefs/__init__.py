"""Bayesian beliefs: exact posteriors over hidden roles and goals, as one seat can know them."""
